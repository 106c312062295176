import { rowsOf } from '../../../rules/tankOnTank/data/customBattle';
import type { Force, Scenario } from '../../../rules/tankOnTank/data/scenario';
import { edgeRow } from '../../../rules/tankOnTank/hexes';
import type { Point } from '../../paint/items';
import { centre, corners, rim, sheetBox, sheetSize } from '../board/geometry';

const sheets = import.meta.glob<string>('/src/assets/tankOnTank/maps/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const NS = 'http://www.w3.org/2000/svg';
const inks = ['#4d5a22', '#24344f'] as const;

function svg(
  tag: string,
  props: { readonly [name: string]: string | number },
  ...children: readonly Node[]
): SVGElement {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** The sheet of a scenario with where both sides begin and what they fight for. */
export function miniMap(scenario: Scenario, snow: boolean, words: string): SVGElement {
  const { x, y, width, height } = sheetBox;
  const season = snow || scenario.deepSnow ? 'snow' : 'summer';
  const sheet = sheets[`/src/assets/tankOnTank/maps/map-${scenario.map.toLowerCase()}-${season}.svg`] ?? '';
  return svg(
    'svg',
    { class: 'tot-map', viewBox: `${x} ${y} ${width} ${height}`, role: 'img', 'aria-label': words },
    svg('defs', {}, dots(), hatching()),
    svg('image', { href: sheet, x: 0, y: 0, width: sheetSize.width, height: sheetSize.height }),
    ...([0, 1] as const).flatMap((seat) => {
      const own = scenario.forces.filter((force) => force.seat === seat);
      return [...area(own, seat), ...gates(own, seat)];
    }),
    ...goals(scenario).map((hex) => flag(centre(hex))),
  );
}

const dots = () =>
  svg(
    'pattern',
    { id: 'tot-dots', width: 18, height: 18, patternUnits: 'userSpaceOnUse' },
    svg('circle', { cx: 9, cy: 9, r: 4, fill: inks[0] }),
  );

const hatching = () =>
  svg(
    'pattern',
    { id: 'tot-hatch', width: 14, height: 14, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    svg('rect', { width: 5, height: 14, fill: inks[1] }),
  );

const points = (list: readonly Point[]) => list.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

function area(forces: readonly Force[], seat: 0 | 1): readonly SVGElement[] {
  const zone = new Set(forces.flatMap((force) => force.zone ?? []));
  const fill = seat === 0 ? 'url(#tot-dots)' : 'url(#tot-hatch)';
  const hexes = [...zone].map((hex) => svg('polygon', { points: points(corners(hex)), fill, opacity: 0.55 }));
  return [...hexes, ...outline(zone, seat, 'none')];
}

function outline(hexes: ReadonlySet<string>, seat: 0 | 1, dash: string): readonly SVGElement[] {
  return rim(hexes, 0.96).map(([from, to]) =>
    svg('line', {
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
      stroke: inks[seat],
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-dasharray': dash,
    }),
  );
}

function gates(forces: readonly Force[], seat: 0 | 1): readonly SVGElement[] {
  const declared = forces.some(({ entry }) => entry?.rows === 'declared');
  const rows = forces.flatMap((force) => rowsOf(force).flatMap(({ hexes }) => hexes));
  const open = new Set([...rows, ...(declared ? [...edgeRow('north'), ...edgeRow('south')] : [])]);
  return outline(open, seat, '10 12');
}

function goals({ ending, awards, coups }: Scenario): readonly string[] {
  const held = ending.type === 'hold' ? ending.hexes : [];
  const paid = awards.flatMap((award) => (award.type === 'control' ? award.hexes : []));
  const asked = coups.flatMap((coup) => (coup.type === 'trophies' ? coup.hexes : []));
  return [...new Set([...held, ...paid, ...asked])];
}

function flag({ x, y }: Point): SVGElement {
  return svg(
    'g',
    {},
    svg('circle', { cx: x, cy: y, r: 24, fill: '#fdf3e2', stroke: '#c8421a', 'stroke-width': 5 }),
    svg('path', {
      d: `M${x - 8} ${y + 15}V${y - 15}H${x + 13}L${x + 7} ${y - 8}L${x + 13} ${y - 1}H${x - 8}`,
      fill: '#f26b21',
      stroke: '#23261f',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  );
}
