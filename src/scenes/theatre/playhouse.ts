import type { Shell } from '../frame/shell';
import type { Drawing, DrawingMap } from '../paint/drawings';
import type { Box } from '../paint/items';
import type { BoardMoment } from './boardEffects';
import type { StageCamera, Theatre } from './openTheatre';
import { clockFor, momentFor, paceFor } from './paceFor';
import type { Shot } from './shot';

/** What a board needs of the theatre. */
interface Playhouse {
  /** False: not now; the board shows it. */
  play(shot: Shot): Promise<boolean>;
  /** False: not now; the board goes on without. */
  over(moment: BoardMoment): Promise<boolean>;
  /** Plays one that was seen already, in full, whatever is set; a click or a key ends it. */
  again(shot: Shot): Promise<void>;
  /** How a shot looked in the end; null where no stage is wanted or it is still to come, which `arrived` tells. */
  portrait(shot: Shot, arrived: () => void): Drawing | null;
  /** What is played right now, because it happened just now. */
  now(): Shot | null;
  skip(): void;
  close(): void;
}

interface PlayhouseParts {
  readonly shell: Pick<Shell, 'settings' | 'overlayRoot' | 'pixelRatio' | 'sound'>;
  readonly drawings: DrawingMap;
  speed(): number;
  lively(): boolean;
  /** Where a thing on the board is on the screen, in CSS pixels. */
  onScreen(box: Box): Box;
  readonly camera?: StageCamera;
  /** Where it is said what is going on. */
  prompt?(): Box | null;
  /** How much of the lower edge is covered by what is used while it plays. */
  foot(): number;
  /** Puts the stage where it is to lie: under what is read at a table, over a page. */
  open(canvas: HTMLCanvasElement): void;
  /** Another shot is played now, or none. */
  changed?(): void;
}

/** Once a board stands, nobody waits for this. */
const LATER_MS = 900;
const BAR = 54;

/** The theatre of one board: fetched when the board stands, and not at all where nobody wants it. */
export function openPlayhouse(parts: PlayhouseParts): Playhouse {
  const { shell } = parts;
  let theatre: Theatre | null = null;
  let closed = false;
  let playing: Shot | null = null;
  const playNow = (shot: Shot | null) => {
    playing = shot;
    if (!closed) parts.changed?.();
  };
  let fetched: Promise<void> | null = null;
  const isWanted = () => shell.settings().theatre !== 'off' && parts.speed() !== 0;
  const open = () => {
    fetched ??= load(parts).then(
      (opened) => {
        theatre = closed ? null : opened;
      },
      // Without it the board shows everything; the next one asks again.
      () => undefined,
    );
    return fetched;
  };
  const fetch = () => {
    if (!closed && isWanted()) void open();
  };
  const timer = setTimeout(fetch, LATER_MS);
  return {
    async play(shot) {
      const pace = paceFor(shot, shell.settings().theatre, parts.speed());
      if (pace === null || document.hidden) return false;
      fetch();
      if (theatre === null) return false;
      const played = theatre.play(shot, pace, () => clockFor(shell.settings().theatre, parts.speed()));
      playNow(shot);
      await played;
      // A second shot ends the first, and is what is played then.
      if (playing === shot) playNow(null);
      return true;
    },
    async over(moment) {
      if (parts.speed() === 0 || document.hidden) return false;
      fetch();
      if (theatre === null) return false;
      await theatre.over(momentFor(moment, shell.settings().theatre));
      return true;
    },
    async again(shot) {
      await open();
      await theatre?.again(shot);
    },
    portrait(shot, arrived) {
      if (theatre !== null) return theatre.portrait(shot);
      fetch();
      void fetched?.then(arrived);
      return null;
    },
    now: () => playing,
    skip: () => theatre?.skip(),
    close() {
      closed = true;
      clearTimeout(timer);
      theatre?.close();
    },
  };
}

async function load({ shell, drawings, ...parts }: PlayhouseParts): Promise<Theatre> {
  const [{ openTheatre }, { openTheatreArt }] = await Promise.all([import('./openTheatre'), import('./theatreArt')]);
  return openTheatre({
    ...parts,
    root: shell.overlayRoot,
    art: await openTheatreArt(drawings),
    bar: BAR,
    pixelRatio: () => shell.pixelRatio(),
    sound: (name, heard) => shell.sound.play(name, heard),
    prepare: (name) => shell.sound.prepare(name),
    hush: (seconds) => shell.sound.hush(seconds),
  });
}
