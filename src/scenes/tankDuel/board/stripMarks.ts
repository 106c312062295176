import { distanceOf } from '../../../rules/tankDuel/tanks';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item, Point } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { cuts } from './cuts';
import { flankPlate } from './flankPlate';
import { box, panel, ring, widthOf } from './panel';
import type { DuelTable } from './places';
import { numberOf, type Pair } from './sight';
import type { ShotStory } from './story';
import type { StripPlan, TankSpot } from './stripPlan';
import { wordsOf } from './words';

const GOLD = 0xffd447;

/** A line that stands out on any ground. */
function drawn(
  stage: Surface,
  id: string,
  points: readonly Point[],
  stroke: number,
  width: number,
  dash?: readonly [number, number],
): void {
  stage.put('reach', `${id}/dark`, { kind: 'shape', points, closed: false, stroke: INK, width: width * 2 });
  stage.put('reach', id, {
    kind: 'shape',
    points,
    closed: false,
    stroke,
    width,
    ...(dash === undefined ? {} : { dash }),
  });
}

/** The line between two in question with its length; while a shot is told, the sight on its target and where a shell goes that bounces. */
export function drawAim(
  plan: StripPlan,
  view: View,
  pair: Pair,
  story: ShotStory | null,
  spots: readonly TankSpot[],
  stage: Surface,
  look: Style,
): void {
  const from = spots.find(({ tank }) => tank.id === pair.actor);
  const to = spots.find(({ tank }) => tank.id === pair.target);
  if (from === undefined || to === undefined) return;
  const shooting = view.shot !== null || story !== null;
  if (!shooting && !from.tank.spotted.includes(to.tank.id)) return;
  const way = Math.sign(to.x - from.x) || 1;
  const { k, hull } = plan;
  if (shooting) drawSight(plan, to, stage);
  // A gun or infantry fires from where it stands, not from the tank that calls the target.
  if ((story?.by ?? view.shot?.by ?? 'tank') !== 'tank') return;
  if (Math.abs(to.x - from.x) < 220 * hull) return;
  const end = { x: to.x - way * 100 * hull, y: to.y };
  const line = 3.4 * k + 0.6;
  const dash = [26 * k, 7 * k] as const;
  drawn(
    stage,
    'aim',
    [{ x: from.x + way * 104 * hull, y: from.y }, end],
    shooting ? GOLD : 0x57b87a,
    line,
    shooting ? dash : undefined,
  );
  if (story?.pierce?.through === false) {
    drawn(stage, 'aim/off', [end, { x: end.x + way * 66 * k, y: plan.strip.y + 6 }], GOLD, line, [9 * k, 9 * k]);
    stage.put('line', 'aim/spark', {
      ...picture('spark', box(end.x - 26 * k, end.y - 26 * k, 52 * k, 52 * k)),
    });
  }
  const { table, say } = wordsOf(look);
  const size = Math.max(15, 24 * k);
  const words = say(table.metres, { metres: String(distanceOf(from.tank, to.tank)) });
  const width = widthOf(words, size, 'stencil') + size * 1.1;
  const at = box((from.x + to.x) / 2 - width / 2, (from.y + to.y) / 2 - size * 0.8, width, size * 1.6);
  stage.put(
    'tag',
    'distance',
    panel(at, [
      plate(box(1, 1, at.width - 2, at.height - 2), PAPER, { stroke: INK, width: 2.5, round: 6 }),
      label(words, at.width / 2, at.height / 2, size, INK, 'stencil'),
    ]),
  );
}

/** The reticle of whoever fires. */
function drawSight({ hull, k }: StripPlan, { x, y }: Point, stage: Surface): void {
  const r = 62 * hull;
  const ticks = [0, 1, 2, 3].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)];
    return [
      { x: x + dx * r * 0.74, y: y + dy * r * 0.74 },
      { x: x + dx * r * 1.26, y: y + dy * r * 1.26 },
    ];
  });
  for (const [colour, wide, name] of [
    [INK, 7 * k + 1, 'dark'],
    [GOLD, 3.6 * k + 0.6, 'gold'],
  ] as const) {
    stage.put('line', `sight/${name}`, ring(x, y, r, r, colour, wide));
    for (const [index, points] of ticks.entries())
      stage.put('line', `sight/${name}${index}`, { kind: 'shape', points, closed: false, stroke: colour, width: wide });
  }
}

/** Who is at whose flank: a pale hull beside the flanked tank, the way it came, and what it is worth. */
export function drawFlanks(
  plan: StripPlan,
  { lanes, tall }: DuelTable,
  view: View,
  pair: Pair,
  spots: readonly TankSpot[],
  stage: Surface,
): void {
  const crowded = spots.length > 4;
  const taken = spots.flatMap(({ tag, hull }) => [tag, hull]);
  for (const spot of spots) {
    for (const [index, id] of spot.flankers.entries()) {
      const flanker = spots.find(({ tank }) => tank.id === id);
      if (flanker === undefined) continue;
      const meant = [pair.actor, pair.target, view.current];
      // Of many, only what concerns the tanks in question is drawn out; who is flanked says the plate.
      const whole = !crowded || meant.includes(id) || meant.includes(spot.tank.id);
      const down = numberOf(spot.tank) < Math.max(2, lanes);
      drawFlank(plan, spot, flanker, { index, down, whole, tall, taken }, stage);
    }
  }
}

function drawFlank(
  { hull, tag, strip, foot }: StripPlan,
  { tank, x, y, tag: ownTag }: TankSpot,
  flanker: TankSpot,
  {
    index,
    down,
    whole,
    tall,
    taken,
  }: {
    readonly index: number;
    readonly down: boolean;
    readonly whole: boolean;
    readonly tall: boolean;
    /** Tags and hulls of all. */
    readonly taken: readonly Box[];
  },
  stage: Surface,
): void {
  const id = `flank:${tank.id}/${flanker.tank.id}`;
  const size = 256 * hull * 0.62;
  const out = tank.nation === 'de' ? -1 : 1;
  const at = {
    x: x + out * index * size * 0.4,
    y: Math.max(strip.y + size * 0.24, y + (down ? 1 : -1) * 72 * hull),
  };
  if (whole) {
    const { vehicle } = flanker.tank;
    const turret = cuts[vehicle].ring === null ? [] : [`${vehicle}-turret`];
    for (const texture of [`${vehicle}-hull`, ...turret])
      stage.put('reach', `${id}/${texture}`, {
        kind: 'picture',
        texture,
        ...at,
        width: size,
        height: size,
        angle: down ? 0 : 180,
        alpha: 0.55,
      });
    drawn(stage, `${id}/way`, bow(flanker, at, down ? 1 : -1, strip, foot), PAPER, 3, [3, 10]);
  }
  if (tall) return;
  const high = tag.height * 0.9;
  const side = high * 0.8;
  const items = [
    picture('icon-flanked', box(4, (high - side) / 2, side, side)),
    picture(
      `counter-id-${flanker.tank.nation}-${numberOf(flanker.tank)}`,
      box(side + 7, (high - side) / 2, side, side),
    ),
    label('+10', side * 2 + 12, high / 2, tag.size * 0.94, INK, 'stencil', { align: 'left' }),
  ];
  const width = side * 2 + 18 + widthOf('+10', tag.size * 0.94, 'stencil');
  const spot = flankPlate({
    strip,
    width,
    height: high,
    pale: whole ? { ...at, reach: size * 0.3 } : null,
    hull: { x, y, reach: 112 * hull },
    own: ownTag,
    out,
    taken,
  });
  stage.put(
    'line',
    `${id}/plate`,
    panel(spot, [
      plate(box(1, 1, width - 2, high - 2), 0xf5efdd, { stroke: INK, width: 2, round: 5 }),
      ...items,
    ] satisfies readonly Item[]),
  );
}

/** The way round: a bow from one point to another that stays on the field. */
function bow(from: Point, to: Point, bend: number, strip: Box, foot: number): readonly Point[] {
  const room = bend > 0 ? strip.y + strip.height - foot - Math.max(from.y, to.y) : Math.min(from.y, to.y) - strip.y;
  const high = Math.max(0, Math.min(60, Math.abs(from.x - to.x) * 0.12, room - 6)) * bend;
  return Array.from({ length: 13 }, (_, step) => {
    const part = step / 12;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part + Math.sin(part * Math.PI) * high,
    };
  });
}
