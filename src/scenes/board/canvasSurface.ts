import type { SoundName } from '../frame/sound';
import type { Item, Layer, Motion, Point } from '../paint/items';
import { holds, layers } from '../paint/items';
import type { BoardMoment } from '../theatre/boardEffects';
import type { Shot } from '../theatre/shot';
import type { Surface } from './gameScene';

/** The drawing verbs of a skin on a plain canvas: for boards that lie in a page. */
interface CanvasStage extends Surface {
  /** All that is to be painted, from the bottom up. */
  items(): readonly Item[];
  /** Whether a tag that is drawn lies over a point of the board. */
  onTag(id: string, at: Point): boolean;
  /** Every motion ends at once. */
  hurry(): void;
}

interface StageParts {
  repaint(): void;
  /** How many times faster than normal; 0 shows results at once. */
  speed(): number;
  lively(): boolean;
  sound(name: SoundName): void;
  /** Shows decisive moments in close-up, where there is one. */
  readonly theatre?: {
    play(shot: Shot): Promise<boolean>;
    over(moment: BoardMoment): Promise<boolean>;
    skip(): void;
  };
}

interface Lying {
  readonly layer: Layer;
  item: Item;
}

export function openCanvasStage(parts: StageParts): CanvasStage {
  let lying = new Map<string, Lying>();
  /** Where things are put: a new picture while one is drawn, else what lies there, at once. */
  let next = lying;
  const finishers = new Set<() => void>();

  /** Calls `at` with 0 to 1 until the time is up, or once with 1. */
  const run = (ms: number, at: (part: number) => void): Promise<void> =>
    new Promise((resolve) => {
      const speed = parts.speed();
      const duration = speed === 0 ? 0 : ms / speed;
      const begun = performance.now();
      let frame = 0;
      const finish = () => {
        cancelAnimationFrame(frame);
        finishers.delete(finish);
        at(1);
        parts.repaint();
        resolve();
      };
      const step = () => {
        const part = duration === 0 ? 1 : (performance.now() - begun) / duration;
        if (part >= 1) return finish();
        at(part);
        parts.repaint();
        frame = requestAnimationFrame(step);
      };
      finishers.add(finish);
      step();
    });

  return {
    begin() {
      next = new Map();
    },
    put: (layer, id, item) => void next.set(id, { layer, item }),
    end() {
      lying = next;
      parts.repaint();
    },
    async move(id, to, ms) {
      const entry = lying.get(id);
      if (entry === undefined) return;
      const from = entry.item;
      const flies = parts.lively() || (to.x === undefined && to.y === undefined);
      // Without motion it is there at once, and as long looked at.
      await run(ms, (part) => {
        entry.item = between(from, to, flies ? part : 1);
      });
    },
    wait: (ms) => run(ms, () => undefined),
    async flash(id, item, to, ms, from = {}) {
      if (parts.speed() === 0) return;
      const { x: _x, y: _y, width: _width, height: _height, ...still } = to;
      const [first, goal] = parts.lively() ? [between(item, from, 1), to] : [item, still];
      const entry: Lying = { layer: 'stage', item: first };
      lying.set(id, entry);
      await run(ms, (part) => {
        entry.item = between(first, goal, part);
      });
      if (lying.get(id) === entry) lying.delete(id);
    },
    shake: () => undefined,
    nudge: () => Promise.resolve(),
    sound: (name) => parts.sound(name),
    theatre: (shot) => parts.theatre?.play(shot) ?? Promise.resolve(false),
    effects: (moment) => parts.theatre?.over(moment) ?? Promise.resolve(false),
    get animated() {
      return parts.lively();
    },
    items: () =>
      [...lying.values()]
        .map((entry, order) => ({ ...entry, order }))
        .sort((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer) || a.order - b.order)
        .map(({ item }) => item),
    onTag(id, at) {
      const item = lying.get(id)?.item;
      return item?.kind === 'tag' && holds(item, at);
    },
    hurry() {
      parts.theatre?.skip();
      for (const finish of [...finishers]) finish();
    },
  };
}

const fields = ['x', 'y', 'angle', 'alpha', 'width', 'height'] as const;

/** An item on its way; angles go the short way round. */
export function between(from: Item, to: Partial<Motion>, part: number): Item {
  const changed: { [field in (typeof fields)[number]]?: number } = {};
  for (const field of fields) {
    const goal = to[field];
    if (goal === undefined) continue;
    const begun: unknown = Reflect.get(from, field);
    const start = typeof begun === 'number' ? begun : field === 'alpha' ? 1 : 0;
    const way = field === 'angle' ? ((((goal - start) % 360) + 540) % 360) - 180 : goal - start;
    changed[field] = start + way * part;
  }
  return { ...from, ...changed };
}
