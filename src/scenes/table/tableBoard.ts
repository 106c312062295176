import type { Ref, Seat } from '../../rules/core/game';
import type { ShownStep } from '../../session/shownStep';
import type { TableScene } from '../board/BoardScene';
import type { Skin } from '../board/gameScene';
import { beside } from '../board/neighbour';
import { openPhaserStage } from '../board/phaserSurface';
import type { OpenedTable, Shell } from '../frame/shell';
import type { DrawingMap } from '../paint/drawings';
import { heardFrom } from '../sound/heardFrom';
import { openPlayhouse } from '../theatre/playhouse';
import { boardPictures } from './boardPictures';
import type { BoardPort } from './boardPort';
import type { BoardView } from './boardView';
import type { HudDriver } from './hudDriver';
import type { LastMoment } from './lastMoment';
import { openShowSpeed, type ShowSpeed } from './showSpeed';
import type { TableController, TableScreen } from './tableController';

export interface BoardParts {
  readonly shell: Shell;
  readonly session: OpenedTable;
  readonly skin: Skin;
  readonly drawings: DrawingMap;
  readonly scenes: { readonly table: TableScene };
}

type Doing = Pick<ShownStep, 'seat' | 'turn' | 'before'>;

/** How fast things are shown at this table. */
export const speedAt = ({ shell }: BoardParts): ShowSpeed =>
  openShowSpeed(
    () => shell.settings(),
    () => performance.now(),
  );

/** Whether somebody's doing is a bot's. */
const isBot = ({ held }: OpenedTable, seat: Seat | null): boolean =>
  seat !== null && held.sitters[seat]?.controller.kind === 'bot';

/** How a step is hurried: who answers in a bot's long turn waits for it as well. */
export function doingOf(
  { session, skin }: BoardParts,
  { seat, turn, before }: Doing,
): Parameters<ShowSpeed['shows']>[0] {
  const owner = skin.turnOf?.(before()) ?? null;
  return { turn, bot: isBot(session, seat), hurried: isBot(session, owner) };
}

export const isLively = (shell: Shell) => !shell.settings().reducedMotion;

/** What the skin of a table draws on. */
export function openTableStage(
  { shell, drawings, scenes }: BoardParts,
  { now: speed }: ShowSpeed,
  hud: () => Pick<HudDriver, 'layout' | 'refresh'>,
) {
  const theatre = openPlayhouse({
    shell,
    drawings,
    speed,
    lively: () => isLively(shell),
    onScreen({ x, y, width, height }) {
      const from = scenes.table.restAt({ x, y });
      const to = scenes.table.restAt({ x: x + width, y: y + height });
      return { ...from, width: to.x - from.x, height: to.y - from.y };
    },
    camera: {
      aside: (boxes, free, ms) => scenes.table.stepAside(boxes, free, ms),
      back: (ms) => scenes.table.stepBack(ms),
    },
    prompt: () => hud().layout().prompt,
    // The sum and its dice are at the foot of the stage: the bar that winds the record must not hide them, and waits on a phone.
    foot: () =>
      hud().layout().mode === 'phone'
        ? 0
        : (shell.overlayRoot.querySelector<HTMLElement>('.replay-bar')?.offsetHeight ?? 0),
    open: (canvas) => shell.overlayRoot.prepend(canvas),
    changed: () => hud().refresh(null),
  });
  const stage = openPhaserStage({
    theatre,
    scene: scenes.table,
    drawings,
    speed,
    lively: () => isLively(shell),
    inSight: () => scenes.table.inSight(),
    grain: () => scenes.table.grain,
    wake: () => shell.idle.wake(),
    arranged: () => hud().refresh(null),
    lean: (at, ms) => scenes.table.lean(at, ms / Math.max(1, speed())),
    sound: (name, at) => shell.sound.play(name, at === null ? {} : heardFrom(at, scenes.table.inSight())),
  });
  return { stage, theatre };
}

/** Steps of the record as they are walked through. */
interface RecordSteps {
  follow(screen: TableScreen): void;
  /** Whether a step is on the board right now. */
  showing(): boolean;
  /** Whether it is one that was walked to: what it led to is not told yet. */
  arriving(): boolean;
  /** Resolves when the last step has been shown. */
  whenShown(): Promise<void>;
  /** Shows a step once more, wherever the table stands; it ends when something else happens. */
  again(reading: TableScreen['reading'], step: number): void;
  stop(): void;
}

/** One command on in the record is shown as it happened; every other jump is just drawn. */
export function openRecordSteps(view: BoardView, first: number | null, shown: () => void): RecordSteps {
  let moment = first;
  let stepping = new AbortController();
  let stepped: Promise<void> = Promise.resolve();
  let onBoard: AbortController | null = null;
  let walked = false;
  let length = 0;
  const begin = () => {
    stepping.abort();
    stepping = new AbortController();
    onBoard = null;
    return stepping;
  };
  const present = async (reading: TableScreen['reading'], from: number, own: AbortController) => {
    onBoard = own;
    await view.present(reading, from, own.signal);
    if (onBoard === own) onBoard = null;
    shown();
  };
  const step = async ({ reading }: TableScreen, from: number | null) => {
    const own = begin();
    walked = true;
    if (from !== null && reading.steps.length === from + 1) await present(reading, from, own);
  };
  return {
    follow(screen) {
      if (screen.moment !== moment) stepped = step(screen, moment);
      else if (screen.live.steps.length !== length) stepping.abort();
      moment = screen.moment;
      length = screen.live.steps.length;
    },
    again(reading, at) {
      const own = begin();
      walked = false;
      stepped = present(reading.at(at + 1), at, own);
    },
    showing: () => onBoard !== null,
    arriving: () => onBoard !== null && walked,
    whenShown: () => stepped,
    stop: () => stepping.abort(),
  };
}

/** What drawers, keys and mirror may ask of the board. */
export function openBoardPort(
  { shell, session, skin, drawings, scenes }: BoardParts,
  controller: TableController,
  hud: () => Pick<HudDriver, 'inset' | 'layoutWith' | 'disarm'>,
  replay: { readonly speed: ShowSpeed } & Pick<RecordSteps, 'stop' | 'whenShown'> & Pick<LastMoment, 'again'>,
): BoardPort {
  const placeOf = (ref: Ref) => skin.place(controller.screen().view, ref);
  return {
    ...boardPictures(shell, session, { skin, drawings }, () => controller.read(null).view),
    frame(refs) {
      const boxes = refs.flatMap((ref) => placeOf(ref) ?? []);
      if (refs.length === 0) scenes.table.fit(isLively(shell));
      else if (boxes.length > 0) scenes.table.frame(boxes, isLively(shell));
    },
    inset: (sides) => hud().inset(sides),
    prompts: (sides) => !hud().layoutWith(sides).covered,
    place(ref) {
      const box = placeOf(ref);
      return box === null ? null : scenes.table.screenAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    },
    disarm: () => hud().disarm(),
    zoom: (by) => scenes.table.zoomMiddle(by),
    beside: (ref, way) => beside(skin, controller.screen(), ref, way),
    name: (ref) => skin.name(controller.screen().view, ref),
    skip() {
      controller.skip();
      replay.stop();
    },
    hasten(times) {
      replay.speed.times = times;
    },
    still: replay.whenShown,
    again: replay.again,
  };
}
