import type { Item, Point } from '../paint/items';

const INK = 0x23261f;
const PALE = 0xfff8e4;

/** How the disc of a place looks, by what the line found there: colour and rim, so that colour never stands alone. */
export type DiscState = 'clear' | 'side' | 'stop' | 'beyond';

const faces: { readonly [state in DiscState]: readonly [fill: number, ink: number] } = {
  clear: [0x3e8e5a, 0xfff6e6],
  side: [0xffc21f, INK],
  stop: [0xc7372f, 0xfff6e6],
  beyond: [0x8b8672, 0xfff6e6],
};

const circle = ({ x, y }: Point, radius: number): readonly Point[] =>
  Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    return { x: x + Math.sin(angle) * radius, y: y - Math.cos(angle) * radius };
  });

/** A numbered disc: the same on the map, in the side view and in the list. */
export function discItems(at: Point, n: number, state: DiscState, radius: number, lit = false): readonly Item[] {
  const [fill, ink] = faces[state];
  const ring = (part: number, more: object): Item => ({
    kind: 'shape',
    points: circle(at, radius * part),
    closed: true,
    ...more,
  });
  return [
    ...(lit ? [ring(1.5, { fill: 0xffd447, fillAlpha: 0.85, stroke: INK, width: radius * 0.1 })] : []),
    ring(1.14, { fill: PALE }),
    ring(1, { fill, stroke: INK, width: radius * 0.13 }),
    ...(state === 'side'
      ? [ring(0.79, { stroke: INK, width: radius * 0.08, dash: [radius * 0.16, radius * 0.16] })]
      : []),
    ...(state === 'stop' ? [ring(0.8, { stroke: ink, width: radius * 0.06 })] : []),
    { kind: 'label', text: String(n), x: at.x, y: at.y, size: radius * 1.2, colour: ink, face: 'stencil' },
  ];
}
