import type { TableScene } from '../board/BoardScene';
import type { Shell } from '../frame/shell';
import type { DrawingMap } from '../paint/drawings';
import type { Box } from '../paint/items';
import type { BoardMoment } from '../theatre/boardEffects';
import type { Theatre } from '../theatre/openTheatre';
import { paceFor } from '../theatre/paceFor';
import type { Shot } from '../theatre/shot';

/** What a table needs of the theatre. */
interface TableTheatre {
  /** False: not now; the board shows it. */
  play(shot: Shot): Promise<boolean>;
  /** False: not now; the board goes on without. */
  over(moment: BoardMoment): Promise<boolean>;
  skip(): void;
  close(): void;
}

interface TheatreParts {
  readonly shell: Shell;
  readonly scene: TableScene;
  readonly drawings: DrawingMap;
  speed(): number;
  lively(): boolean;
}

/** Once a table stands, nobody waits for this. */
const LATER_MS = 900;
const BAR = 54;

/** The theatre of one table: fetched when the table stands, and not at all where nobody wants it. */
export function openTableTheatre(parts: TheatreParts): TableTheatre {
  const { shell, scene } = parts;
  let theatre: Theatre | null = null;
  let [fetched, closed] = [false, false];
  const isWanted = () => shell.settings().theatre !== 'off' && parts.speed() !== 0;
  const fetch = () => {
    if (fetched || closed || !isWanted()) return;
    fetched = true;
    load(parts, onScreen(scene)).then(
      (opened) => {
        theatre = closed ? null : opened;
      },
      // Without it the board shows everything; the next table asks again.
      () => undefined,
    );
  };
  const timer = setTimeout(fetch, LATER_MS);
  return {
    async play(shot) {
      const pace = paceFor(shot, shell.settings().theatre, parts.speed());
      if (pace === null || document.hidden) return false;
      fetch();
      if (theatre === null) return false;
      await theatre.play(shot, pace);
      return true;
    },
    async over(moment) {
      if (parts.speed() === 0 || document.hidden) return false;
      fetch();
      if (theatre === null) return false;
      await theatre.over(moment);
      return true;
    },
    skip: () => theatre?.skip(),
    close() {
      closed = true;
      clearTimeout(timer);
      theatre?.close();
    },
  };
}

async function load({ shell, drawings, speed, lively }: TheatreParts, place: (box: Box) => Box): Promise<Theatre> {
  const [{ openTheatre }, { openTheatreArt }] = await Promise.all([
    import('../theatre/openTheatre'),
    import('../theatre/theatreArt'),
  ]);
  return openTheatre({
    root: shell.overlayRoot,
    art: await openTheatreArt(drawings),
    onScreen: place,
    bar: BAR,
    pixelRatio: () => shell.pixelRatio(),
    speed,
    lively,
    sound: (name, heard) => shell.sound.play(name, heard),
  });
}

const onScreen =
  (scene: TableScene) =>
  ({ x, y, width, height }: Box): Box => {
    const from = scene.screenAt({ x, y });
    const to = scene.screenAt({ x: x + width, y: y + height });
    return { ...from, width: to.x - from.x, height: to.y - from.y };
  };
