import type { TerrainId } from '../../../rules/tankDuel/data/terrain';
import { isMoving } from '../../../rules/tankDuel/tanks';
import type { TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Group, Item } from '../../paint/items';
import { CREAM, INK, label, PAPER, picture, plate } from '../../paint/marks';
import { cuts } from './cuts';
import { box, panel, ring, widthOf } from './panel';
import type { DuelTable } from './places';
import { drawOrder, type RoundOrder, scoreOf } from './roundOrder';
import type { Pair, TankSeen } from './sight';
import type { ShotStory } from './story';
import { drawAim, drawFlanks } from './stripMarks';
import { laneAt, rangeAt, type StripPlan, stripPlan, type TankSpot, tankSpots } from './stripPlan';
import { BAND } from './tankBoard';
import { wordsOf } from './words';

const GOLD = 0xffd447;

/** The patch of ground a tank stands on. */
const patches: { readonly [terrain in TerrainId]: string } = {
  woods: 'ground-woods',
  brush: 'ground-brush',
  gully: 'ground-gully',
  building: 'ground-building',
  rubble: 'ground-rubble',
  field: 'ground-field',
  mud: 'ground-mud',
  cityBuilding: 'ground-building',
  cityRubble: 'ground-rubble',
  street: 'ground-road',
  courtyard: 'ground-building',
  snowdrift: 'ground-field',
  steppe: 'ground-field',
  mines: 'ground-mines',
};

/** The battlefield from one end to the other with every tank on it. */
export function drawStrip(
  table: DuelTable,
  view: View,
  pair: Pair,
  story: ShotStory | null,
  order: RoundOrder,
  stage: Surface,
  look: Style,
): void {
  const plan = stripPlan(table);
  if (plan === null) return;
  stage.put('arc', 'strip', groundOf(plan, table, view));
  drawBeside(plan, view, stage);
  const spots = tankSpots(table, view, look);
  for (const spot of spots) drawPatch(plan, spot, stage);
  drawAim(plan, view, pair, story, spots, stage, look);
  for (const spot of spots) drawTank(plan, view, spot, stage);
  drawFlanks(plan, table, view, pair, spots, stage);
  for (const spot of spots) stage.put('control', `tag:${spot.tank.id}`, tagOf(plan, view, spot, table.tall, look));
  if (table.tall) return;
  drawOrder(plan, table, view, order, stage, look);
  stage.put('control', 'score', scoreOf(plan, view, look));
}

function groundOf(plan: StripPlan, { lanes }: DuelTable, view: View): Group {
  const { strip, k, foot } = plan;
  const { width, height } = strip;
  const x = (nation: 'de' | 'su', range: number) => rangeAt(plan, nation, range) - strip.x;
  const line = (at: number, stroke: number, wide: number, dash: readonly [number, number], alpha: number): Item => ({
    kind: 'shape',
    points: [
      { x: at, y: 0 },
      { x: at, y: height - foot },
    ],
    closed: false,
    stroke,
    width: wide,
    dash,
    alpha,
  });
  const within = (at: number) => Math.min(Math.max(at, 0), width);
  const near = box(within(x('de', 400)), 0, within(x('su', 400)) - within(x('de', 400)), height - foot);
  const size = Math.max(13, 18 * k);
  const steps = [-1000, -800, -600, -400, -200, 0, 200, 400, 600, 800, 1000];
  const marks = steps
    .filter((range) => x('su', range) > 8 && x('su', range) < width - 8)
    .flatMap((range): readonly Item[] => [
      {
        kind: 'shape',
        points: [
          { x: x('su', range), y: height - foot },
          { x: x('su', range), y: height - foot * 0.76 },
        ],
        closed: false,
        stroke: CREAM,
        width: 2,
      },
      label(
        range === 0 ? '000' : String(Math.abs(range)),
        x('su', range),
        height - foot * 0.36,
        size,
        Math.abs(range) <= 400 ? GOLD : CREAM,
        'stencil',
      ),
    ]);
  const snow = view.ground.condition === 'snow';
  const mud = view.ground.condition === 'deepMud';
  return panel(strip, [
    picture('strip-ground', box(0, 0, width, height)),
    ...(snow ? [plate(box(0, 0, width, height), 0xf2f5f6, { fillAlpha: 0.62, round: 0 })] : []),
    ...(mud ? [plate(box(0, 0, width, height), 0x5a4426, { fillAlpha: 0.4, round: 0 })] : []),
    plate(near, 0xfff6e6, { fillAlpha: 0.03, pattern: 'hatch', round: 0, alpha: 0.16 }),
    line(x('de', 400), 0xfff6e6, 2.2, [3, 9], 0.85),
    line(x('su', 400), 0xfff6e6, 2.2, [3, 9], 0.85),
    line(x('su', 0), INK, 2.6, [14, 8], 0.7),
    ...Array.from({ length: lanes - 1 }, (_, lane): Item => {
      const y = (laneAt(plan, lanes, lane + 1) + laneAt(plan, lanes, lane + 2)) / 2 - strip.y;
      return {
        kind: 'shape',
        points: [
          { x: 0, y },
          { x: width, y },
        ],
        closed: false,
        stroke: INK,
        width: 1.2,
        dash: [2, 12],
        alpha: 0.28,
      };
    }),
    plate(box(0, height - foot, width, foot), 0x141b26, { fillAlpha: 0.86, round: 0 }),
    ...marks,
    {
      kind: 'shape',
      points: [
        { x: 1, y: 1 },
        { x: width - 1, y: 1 },
        { x: width - 1, y: height - 1 },
        { x: 1, y: height - 1 },
      ],
      closed: true,
      stroke: INK,
      width: 2.5,
      round: 8,
    },
  ]);
}

/** Guns and infantry, at the foot of the field. */
function drawBeside(plan: StripPlan, view: View, stage: Surface): void {
  const { strip, foot, k } = plan;
  const size = Math.max(28, 50 * k);
  const y = strip.y + strip.height - foot - size * 0.42;
  const art = {
    pak38: 'at-gun-de',
    pak40: 'at-gun-de',
    flak36: 'flak88',
    m37: 'zis3',
    'm39-76': 'zis3',
    'm39-85': 'zis3',
  } as const;
  for (const [index, { gun, nation, range, fired }] of view.guns.entries()) {
    const x = rangeAt(plan, nation, range) + (index % 3) * size * 0.5;
    stage.put('control', `gun:${index}`, {
      kind: 'picture',
      texture: art[gun],
      x,
      y,
      width: size,
      height: size,
      angle: nation === 'de' ? 90 : 270,
      alpha: fired ? 0.5 : 1,
    });
  }
  if (!view.ground.infantry) return;
  for (const nation of ['de', 'su'] as const) {
    const x = rangeAt(plan, nation, -view.infantry[nation]);
    stage.put('control', `infantry:${nation}`, {
      kind: 'picture',
      texture: `infantry-${nation}`,
      x,
      y,
      width: size,
      height: size,
      angle: nation === 'de' ? 90 : 270,
    });
  }
}

function drawPatch(plan: StripPlan, { tank, x, y }: TankSpot, stage: Surface): void {
  const [width, height] = [300 * plan.hull, 225 * plan.hull];
  const put = (id: string, texture: string) =>
    stage.put('reach', `patch:${tank.id}${id}`, { kind: 'picture', texture, x, y, width, height });
  if (tank.box.hill) put('/hill', 'ground-hill');
  if (tank.box.road) put('/road', 'ground-road');
  if (tank.box.terrain !== null) put('', patches[tank.box.terrain.id]);
}

/** A tank seen from above, turned to the enemy. */
function hullOf(tank: TankSeen, size: number, x: number, y: number): Group {
  const facing = tank.nation === 'de' ? 90 : 270;
  const { ring: pivot } = cuts[tank.vehicle];
  const forward = pivot === null ? 0 : 128 - pivot;
  const items: Item[] = [
    plate(box(48, 82, 168, 96), 0x1a1608, { fillAlpha: 0.3, round: 22 }),
    { kind: 'picture', texture: `${tank.vehicle}-hull`, x: 128, y: 128, width: 256, height: 256, angle: facing },
  ];
  if (pivot !== null) {
    items.push({
      kind: 'picture',
      texture: `${tank.vehicle}-turret`,
      x: 128 + (tank.nation === 'de' ? forward : -forward),
      y: 128,
      width: 256,
      height: 256,
      angle: facing,
    });
  }
  return {
    kind: 'group',
    key: `hull ${tank.vehicle}`,
    items,
    inner: { width: 256, height: 256 },
    x,
    y,
    width: 256 * size,
    height: 256 * size,
  };
}

function drawTank(plan: StripPlan, view: View, { tank, x, y }: TankSpot, stage: Surface): void {
  const { hull } = plan;
  if (tank.id === view.current) {
    stage.put('mark', `ring:${tank.id}`, ring(x, y, 104 * hull, 70 * hull, INK, 7 * plan.k + 2));
    stage.put('mark', `ring:${tank.id}/gold`, ring(x, y, 104 * hull, 70 * hull, GOLD, 4 * plan.k + 1));
  }
  if (isMoving(tank)) {
    const way = tank.nation === 'de' ? 1 : -1;
    const chevron = (step: number, colour: number, wide: number): Item => {
      const at = x + way * (96 + step * 21) * hull;
      return {
        kind: 'shape',
        points: [
          { x: at, y: y - 20 * hull },
          { x: at + way * 16 * hull, y },
          { x: at, y: y + 20 * hull },
        ],
        closed: false,
        stroke: colour,
        width: wide,
      };
    };
    stage.put('reach', `dust:${tank.id}`, {
      kind: 'picture',
      texture: 'dust',
      x: x - way * 118 * hull,
      y,
      width: 92 * hull,
      height: 92 * hull,
      alpha: 0.8,
    });
    for (const step of [0, 1, 2]) {
      stage.put('mark', `way:${tank.id}/${step}`, chevron(step, INK, 6 * plan.k + 2));
      stage.put('mark', `way:${tank.id}/${step}/gold`, chevron(step, GOLD, 3 * plan.k + 1));
    }
  }
  stage.put('unit', `tank:${tank.id}`, hullOf(tank, hull, x, y));
  const sign = (id: string, texture: string, dx: number, dy: number, size: number) =>
    stage.put('line', `sign:${tank.id}/${id}`, {
      kind: 'picture',
      texture,
      x: x + dx * hull,
      y: y + dy * hull,
      width: size * hull,
      height: size * hull,
    });
  if (tank.box.smoke !== null) sign('smoke', 'ground-smoke', 0, 0, 250);
  if (tank.fire !== null) sign('fire', 'fire-2', -10, -26, 104);
  if (tank.hullDown) sign('hullDown', 'counter-hull-down', 74, 44, 56);
  if (tank.bog !== null) sign('bog', 'counter-bog', -74, 44, 56);
  if (tank.broken !== null) sign('broken', 'mark-broken', 40, -56, 52);
}

/** Name, whom it has spotted and whom it aims at. */
function tagOf({ tag }: StripPlan, view: View, { tank, tag: at }: TankSpot, tall: boolean, look: Style): Group {
  const { size, plate: side } = tag;
  const y = at.height / 2;
  const edge = tank.id === view.current ? GOLD : PAPER;
  const items: Item[] = [
    plate(box(1, 1, at.width - 2, at.height - 2), BAND[tank.nation], {
      stroke: edge,
      width: tank.id === view.current ? 3 : 1.6,
      round: 6,
    }),
  ];
  const id = (tankId: TankId) => `counter-id-${tankId.slice(0, 2)}-${tankId.slice(2)}`;
  items.push(picture(id(tank.id), box(3, y - side / 2, side, side)));
  if (tall) return panel(at, items);
  const name = wordsOf(look).vehicle(tank.vehicle);
  let x = side + 10;
  items.push(label(name, x, y, size, PAPER, 'stencil', { align: 'left' }));
  x += widthOf(name, size, 'stencil') + 6;
  if (tank.acquired !== null) {
    items.push(label(`+${tank.acquired.bonus}`, x, y, size * 0.95, GOLD, 'stencil', { align: 'left' }));
    x += size * 1.6;
  }
  if (tank.spotted.length > 0) {
    items.push(picture(tank.acquired === null ? 'light-eye' : 'light-acquired', box(x, y - side / 2, side, side)));
    x += side;
    for (const enemy of tank.spotted) {
      items.push(picture(id(enemy), box(x, y - side * 0.42, side * 0.84, side * 0.84)));
      x += side;
    }
  }
  return panel(at, items);
}
