import { openCanvasStage } from '../../src/scenes/board/canvasSurface';
import type { BoardArt } from '../../src/scenes/board/gameScene';
import { openShow } from '../../src/scenes/board/show';
import type { Item } from '../../src/scenes/paint/items';
import { openTheatre } from '../../src/scenes/theatre/openTheatre';
import type { Seen } from '../../src/session/shownStep';
import { handWindow } from './handWindow';
import { hashOf, recordingArt } from './recordingInk';

/** One frame, in milliseconds. */
const FRAME = 20;
/** So many turns of waiting are let go by between two frames: more than any animation chains. */
const TURNS = 24;

/** A step as it is played: what happened, and the board before and after it. */
export interface Played {
  readonly events: Seen['events'];
  readonly before: unknown;
  readonly after: unknown;
}

const quiet = () => undefined;

const round = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 2) / 2 : value);
const told = (item: Item) => JSON.stringify(item, round);

interface Placed {
  readonly what: string;
  readonly x: number;
  readonly y: number;
}

/** Where an item lies, roughly. */
function placed(item: Item): Placed {
  const { x, y } = item.kind === 'shape' ? (item.points[0] ?? { x: 0, y: 0 }) : item;
  return { what: told(item), x, y };
}

/** A short name for what lies in each part: left, middle and right, above and below. */
function partsOf(all: readonly Placed[], width: number, height: number): string {
  const part = (at: number, whole: number, parts: number) =>
    Math.max(0, Math.min(parts - 1, Math.floor((at / whole) * parts)));
  const cells = ['above', 'below'].flatMap((row, y) =>
    ['left', 'middle', 'right'].map((column, x) => {
      const inside = all.filter((one) => part(one.x, width, 3) === x && part(one.y, height, 2) === y);
      return `${row} ${column} ${inside.length === 0 ? '·'.repeat(8) : hashOf(inside.map(({ what }) => what))}`;
    }),
  );
  return cells.join('  ');
}

/** A board with the stage's pieces over it whose clock is moved by hand. Puts back what it stubs with `close`. */
export function steppedBoard(skin: BoardArt, width: number, height: number, frame = FRAME) {
  const window = handWindow(frame);
  const heard: { readonly name: string; readonly at: number }[] = [];
  const pace = { speed: () => 1, lively: () => true };
  const sound = (name: string) => void heard.push({ name, at: window.now() });
  const theatre = openTheatre({
    ...{ ...pace, sound, open: quiet, prepare: quiet, hush: quiet, art: recordingArt, bar: 0 },
    root: { getBoundingClientRect: () => ({ width, height }) } as unknown as HTMLElement,
    onScreen: (box) => box,
    foot: () => 0,
    pixelRatio: () => 1,
  });
  const over = {
    play: async () => false,
    over: (moment: Parameters<typeof theatre.over>[0]) => theatre.over(moment).then(() => true),
    skip: theatre.skip,
  };
  const stage = openCanvasStage({ ...pace, repaint: quiet, sound, theatre: over });
  let view: unknown = null;
  const draw = () => {
    stage.begin();
    skin.draw(view, stage);
    stage.end();
  };
  const player = openShow(skin, stage, draw);
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  };
  skin.resize?.(width, height);
  let rest: ReadonlySet<string> = new Set();
  return {
    heard: (): readonly { readonly name: string; readonly at: number }[] => heard,
    time: window.now,
    playing: () => player.playing,
    begin({ events, before, after }: Played): void {
      view = before;
      // Nothing is left of what was played on it before.
      skin.recall?.([]);
      draw();
      rest = new Set(stage.items().map(told));
      void player.play(events, after, new AbortController().signal);
    },
    /** Lets frames go by until then, or the end. */
    async to(time: number): Promise<void> {
      await settle();
      while (window.now() < time && player.playing) {
        window.frame();
        await settle();
      }
    },
    /** What the moment has put on the board. */
    picture(): string {
      const effects = window
        .over()
        .map(({ what, box }) => ({ what, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
      const items = stage
        .items()
        .map(placed)
        .filter(({ what }) => !rest.has(what));
      return partsOf([...items, ...effects], width, height);
    },
    close: window.close,
  };
}
