import type { Point } from '../paint/items';
import type { Ink } from '../paint/paintItem';

/** Milliseconds a mark stays, and how much of that it fades. */
const STAY = 6000;
const FADE = 1500;

/** What a presenter draws over the picture by hand. */
export interface Mark {
  readonly kind: 'arrow' | 'circle';
  readonly from: Point;
  to: Point;
  /** When it was let go; null: still being drawn. */
  since: number | null;
}

interface Marks {
  begin(kind: Mark['kind'], at: Point): void;
  /** True: a mark is being drawn. */
  drag(at: Point): boolean;
  end(time: number): boolean;
  /** Lets go of what has faded; true: something is left. */
  fade(time: number): boolean;
  paint(ink: Ink, time: number, wide: number): void;
}

export function openMarks(): Marks {
  let marks: readonly Mark[] = [];
  const drawn = () => {
    const last = marks.at(-1);
    return last?.since === null ? last : null;
  };
  return {
    begin(kind, at) {
      marks = [...marks, { kind, from: at, to: at, since: null }];
    },
    drag(at) {
      const mark = drawn();
      if (mark !== null) mark.to = at;
      return mark !== null;
    },
    end(time) {
      const mark = drawn();
      if (mark !== null) mark.since = time;
      return mark !== null;
    },
    fade(time) {
      marks = marks.filter(({ since }) => since === null || time - since < STAY);
      return marks.length > 0;
    },
    paint(ink, time, wide) {
      for (const mark of marks) paintMark(ink, mark, strength(mark.since, time), wide);
    },
  };
}

function strength(since: number | null, time: number): number {
  return since === null ? 1 : Math.max(0, Math.min(1, (STAY - (time - since)) / FADE));
}

function paintMark(ink: Ink, { kind, from, to }: Mark, alpha: number, wide: number): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < wide / 200) return;
  const line = wide / 130;
  ink.save();
  ink.globalAlpha *= alpha;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.beginPath();
  if (kind === 'circle') ink.arc((from.x + to.x) / 2, (from.y + to.y) / 2, far / 2, 0, 7);
  else {
    const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const head = line * 4;
    ink.moveTo(from.x, from.y);
    ink.lineTo(to.x, to.y);
    ink.moveTo(to.x - dx * head - dy * head * 0.7, to.y - dy * head + dx * head * 0.7);
    ink.lineTo(to.x, to.y);
    ink.lineTo(to.x - dx * head + dy * head * 0.7, to.y - dy * head - dx * head * 0.7);
  }
  for (const [width, colour] of [
    [line + wide / 220, '#23261f'],
    [line, '#ffd447'],
  ] as const) {
    ink.lineWidth = width;
    ink.strokeStyle = colour;
    ink.stroke();
  }
  ink.restore();
}
