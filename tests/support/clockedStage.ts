import type { Surface } from '../../src/scenes/board/gameScene';
import { collectingStage } from '../../src/scenes/board/paintView';
import type { Item, Layer, Motion } from '../../src/scenes/paint/items';
import { lengthOf } from '../../src/scenes/theatre/boardEffects';

/** Something that lay, moved or flashed, and when. */
interface Take {
  readonly id: string;
  readonly item: Item | null;
  readonly from: Partial<Motion>;
  readonly to: Partial<Motion>;
  readonly begun: number;
  readonly ends: number;
}

/** How far something has come at a time, in the fields that change. */
function poseIn({ item, from, to, begun, ends }: Take, time: number): Partial<Motion> {
  const part = Math.min(1, Math.max(0, (time - begun) / Math.max(1, ends - begun)));
  const first: Partial<Motion> = { alpha: 1, angle: 0, ...item, ...from };
  return Object.fromEntries(
    Object.entries({ ...first, ...to }).flatMap(([field, goal]) => {
      const start = first[field as keyof Motion];
      return typeof goal === 'number' && typeof start === 'number' ? [[field, start + (goal - start) * part]] : [];
    }),
  );
}

/** A surface with a clock of its own: it jumps to whatever ends next, so that a show is known at each of its moments at once. */
export function clockedStage(speed: () => number = () => 1) {
  let now = 0;
  let due: { readonly at: number; readonly end: () => void }[] = [];
  const lying = new Map<string, Partial<Motion>>();
  const laid: { readonly layer: Layer; readonly id: string; readonly item: Item; readonly at: number }[] = [];
  const takes: Take[] = [];
  const heard: { readonly name: string; readonly at: number }[] = [];
  const lasting = (ms: number): Promise<void> =>
    ms <= 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          due.push({ at: now + ms / speed(), end: resolve });
        });
  const stage: Surface = {
    ...collectingStage(),
    animated: true,
    put(layer, id, item) {
      lying.set(id, item as Partial<Motion>);
      laid.push({ layer, id, item, at: now });
    },
    move(id, to, ms) {
      takes.push({ id, item: null, from: lying.get(id) ?? {}, to, begun: now, ends: now + ms / speed() });
      lying.set(id, { ...lying.get(id), ...to });
      return lasting(ms);
    },
    wait: lasting,
    flash(id, item, to, ms, from = {}) {
      takes.push({ id, item, from, to, begun: now, ends: now + ms / speed() });
      return lasting(ms);
    },
    nudge: (_, ms) => lasting(ms),
    sound: (name) => void heard.push({ name, at: now }),
    async effects(moment) {
      await lasting(lengthOf(moment));
      return true;
    },
  };
  return {
    stage,
    laid,
    heard,
    now: () => now,
    /** What flashes or moves at a time, with its pose. */
    at: (time: number) =>
      takes
        .filter(({ begun, ends }) => begun <= time && time < ends)
        .map((take) => ({ id: take.id, item: take.item, pose: poseIn(take, time) })),
    /** How long it takes until it is over, in milliseconds. */
    async lengthOf(show: () => Promise<void> | undefined): Promise<number> {
      const begun = now;
      let over = false;
      void Promise.resolve(show()).then(() => {
        over = true;
      });
      for (;;) {
        // Whatever follows from what has ended may begin before the clock goes on.
        await new Promise((resolve) => setImmediate(resolve));
        if (over) break;
        const next = Math.min(...due.map(({ at }) => at));
        if (next === Number.POSITIVE_INFINITY) throw new Error('it waits for nothing');
        now = next;
        const ended = due.filter(({ at }) => at <= now);
        due = due.filter(({ at }) => at > now);
        for (const { end } of ended) end();
      }
      due = [];
      return now - begun;
    },
  };
}
