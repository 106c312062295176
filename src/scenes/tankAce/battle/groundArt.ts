import type { Frozen } from '../../../rules/core/game';
import { matOf } from '../../../rules/tankAce/base';
import { monthIndex } from '../../../rules/tankAce/data/calendar';
import { isFlankOf } from '../../../rules/tankAce/foe';
import { facingTo } from '../../../rules/tankAce/targets';
import {
  areas,
  type Facing,
  type Fight,
  type Mission,
  type Reach,
  reaches,
  type View,
} from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item, Point } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, picture, plate } from '../../paint/marks';
import { arc, at, bearings, spans, wedge } from './geometry';
import { type BattlePlaces, ground, type Window } from './places';
import { sheet, turned } from './sheet';
import { wordsOf } from './words';

const FAN = [-115, 115] as const;
const PALE = 0xfffbe8;
const LETTER = { D: [-97, 470], A: [-46, 492], B: [0, 492], C: [46, 492], E: [97, 470] } as const;

/** Under snow from December to February, and whenever it snows. */
export function isSnowy(view: View): boolean {
  const cold = view.month >= monthIndex('1944-12') && view.month <= monthIndex('1945-02');
  return cold || view.mission?.weather === 'snow';
}

function tiles(texture: string, size: number, alpha: number): readonly Item[] {
  const items: Item[] = [];
  for (let x = 0; x < ground.width; x += size)
    for (let y = 0; y < ground.height; y += size)
      items.push(picture(texture, { x, y, width: size, height: size }, alpha));
  return items;
}

const shade = (points: readonly Point[], fill: number, fillAlpha: number): Item => ({
  kind: 'shape',
  points,
  closed: true,
  fill,
  fillAlpha,
});

function line(points: readonly Point[], strong: boolean, dash: readonly [number, number] | null): readonly Item[] {
  const base = { kind: 'shape', points, closed: false } as const;
  return [
    { ...base, stroke: PALE, width: 5, alpha: 0.65 },
    { ...base, stroke: INK, width: strong ? 3 : 1.8, alpha: 0.85, ...(dash === null ? {} : { dash }) },
  ];
}

/** The land with its weather: the same picture for a whole mission. */
function landItems(view: View, { weather, terrain }: Frozen<Mission>): readonly Item[] {
  const season = isSnowy(view) ? 'snow' : 'summer';
  const whole = { x: 0, y: 0, width: ground.width, height: ground.height };
  const wet = weather === 'rain' ? [plate(whole, 0x2e4250, { fillAlpha: 0.2, round: 0 })] : [];
  return [
    picture(`ground-${terrain}-${season}`, whole),
    ...wet,
    ...(weather === 'rain' ? tiles('weather-puddles', 384, 0.6) : []),
    ...(weather === 'mud' ? tiles('weather-mud', 384, 0.8) : []),
  ];
}

/** Rings and areas: the range in play is bare, the others are dimmed; where the gun points is dotted. */
function ringItems(fight: Frozen<Fight>, look: Style): readonly Item[] {
  const [inner, outer] = ground.rings[fight.range];
  const far = ground.rings.long[1];
  const aimed = areas.filter((area) => facingTo(area) === fight.tank.turret);
  const aim = aimed.flatMap((area): readonly Item[] => {
    const points = wedge(...spans[area], 118, outer);
    return [
      shade(points, look.palette.tracer, 0.2),
      { kind: 'shape', points, closed: true, fill: 0x7a5d06, fillAlpha: 0.01, pattern: 'dots', alpha: 0.45 },
    ];
  });
  return [
    shade(wedge(...FAN, 0.1, inner), NIGHT, 0.1),
    ...(fight.range === 'long' ? [] : [shade(wedge(...FAN, outer, far), NIGHT, 0.16)]),
    shade(wedge(...FAN, inner, outer), PALE, 0.26),
    ...aim,
    ...reaches.flatMap((range) => {
      const radius = ground.rings[range][1];
      const strong = radius === inner || radius === outer;
      return line(arc(...FAN, radius), strong, strong ? null : [3, 7]);
    }),
    ...[-115, -69, -23, 23, 69, 115].flatMap((edge) => line([at(edge, 128), at(edge, far)], false, [9, 6])),
  ];
}

function letterItems(window: Window, covered: number): readonly Item[] {
  return areas.flatMap((area): readonly Item[] => {
    const [degrees, radius] = LETTER[area];
    const spot = inSight(window, degrees, radius, covered);
    const round = { x: spot.x - 24, y: spot.y - 24, width: 48, height: 48 };
    return [
      plate(round, INK, { fillAlpha: 0.88, stroke: PAPER, width: 2, round: 24 }),
      label(area, spot.x, spot.y, 31, PAPER, 'stencil'),
    ];
  });
}

/** Nearer to the tank, where the place itself is out of sight. */
function inSight({ left, top, box, scale }: Window, degrees: number, radius: number, covered: number): Point {
  const margin = 30;
  for (let r = radius; r > 150; r -= 12) {
    const spot = at(degrees, r);
    const right = left + box.width / scale;
    if (spot.x > left + margin && spot.x < right - margin && spot.y > top + margin + covered / scale) return spot;
  }
  return at(degrees, 150);
}

function rangeNames(range: Reach, look: Style): readonly Item[] {
  return reaches.map((each) => {
    const [inner, outer] = ground.rings[each];
    const on = each === range;
    const size = 110;
    const name = look.text.words[each] ?? each;
    return turned(at(117, (inner + outer) / 2 + 10), 27, size, [
      plate({ x: 8, y: 41, width: 94, height: 28 }, on ? look.palette.tracer : PAPER, {
        stroke: INK,
        width: 2,
        round: 5,
        alpha: on ? 1 : 0.85,
      }),
      label(name, 55, 55, 17, INK, 'stencil', { most: 86 }),
    ]);
  });
}

/** Armour by area: the inner ring is the hull's, the outer the turret's; a flank is hatched. */
function armourItems({ tank }: Frozen<Fight>, look: Style): readonly Item[] {
  const part = (radius: number, facing: Facing) =>
    areas.flatMap((area): readonly Item[] => {
      const [from, to] = spans[area];
      const points = wedge(from + 1.2, to - 1.2, radius - 5, radius + 5);
      const open = isFlankOf(facing, area);
      const rim = { kind: 'shape', points, closed: true, stroke: PAPER, width: 3 } as const;
      return open
        ? [
            { ...rim, fill: PAPER },
            { ...rim, fill: look.palette.blocked, fillAlpha: 0.12, pattern: 'hatch' },
          ]
        : [{ ...rim, fill: look.palette.clear }];
    });
  return [...part(96, tank.hull), ...part(111, tank.turret)];
}

type Plate = 'turret' | 'hull' | 'side';

/** Where the thickness of each part is told, on the ground: turret and hull ahead of them, the side to the open flank. */
export function armourPlaces({ tank }: Frozen<Pick<Fight, 'tank'>>): readonly (readonly [Plate, Box])[] {
  const place = (part: Plate, degrees: number): readonly [Plate, Box] => {
    const spot = at(degrees, 148);
    return [part, { x: spot.x - 24, y: spot.y - 14, width: 48, height: 27 }];
  };
  // Turret and hull each on its own side of the other, and the flank behind both: no number lies over another.
  const side = isFlankOf(tank.hull, 'D') ? 'D' : 'E';
  const [hull, turret] = [bearings[tank.hull], bearings[tank.turret]];
  const apart = turret > hull ? 20 : -20;
  return [
    place('turret', turret + apart),
    ...(tank.hullDown ? [] : [place('hull', hull === turret ? hull + 34 : hull - apart)]),
    place('side', side === 'D' ? -100 : 100),
  ];
}

function armourNumbers(view: View, seat: number, fight: Frozen<Fight>, look: Style): readonly Item[] {
  const { armour } = wordsOf(look).table;
  const mat = matOf(view, seat);
  return armourPlaces(fight).flatMap(([part, box]): readonly Item[] => {
    const colour = part === 'side' ? look.palette.blocked : look.palette.clear;
    const middle = { x: box.x + 24, y: box.y + 14 };
    return [
      plate(box, PAPER, { stroke: colour, width: 2.5, round: 5 }),
      label(`${armour[part]}${mat[part]}`, middle.x, middle.y, 18, colour, 'stencil', { most: 42 }),
    ];
  });
}

/** Everything that lies under tank and units, as one picture. */
export function drawGround(
  { board, form, unit }: BattlePlaces,
  window: Window,
  view: View,
  seat: number,
  stage: Surface,
  look: Style,
): void {
  const fight = view.fights[seat];
  const { mission } = view;
  if (fight === null || fight === undefined || mission === null) return;
  const world = (items: readonly Item[]): Item => ({
    kind: 'group',
    key: JSON.stringify(items),
    items,
    inner: { width: ground.width, height: ground.height },
    x: -window.left,
    y: -window.top,
    width: ground.width,
    height: ground.height,
    pivot: { x: 0, y: 0 },
  });
  const laid = sheet(board, window.scale, [world(landItems(view, mission))]);
  stage.put('arc', 'ground', {
    ...laid,
    key: `land ${mission.terrain} ${mission.weather} ${isSnowy(view)} ${window.left} ${window.top} ${window.scale}`,
  });
  const rings = [
    ...ringItems(fight, look),
    // On a phone the cards on the board's corners lie in one row along its upper edge.
    ...letterItems(window, form === 'phone' ? 38 * unit : 0),
    ...rangeNames(fight.range, look),
    ...armourItems(fight, look),
    ...armourNumbers(view, seat, fight, look),
  ];
  stage.put('reach', 'rings', sheet(board, window.scale, [world(rings)]));
}

/** Rain and snow fall over everything; the frame lies over them. */
export function drawWeather(
  { board, form }: BattlePlaces,
  window: Window,
  mission: Frozen<Mission>,
  stage: Surface,
): void {
  const falling = mission.weather === 'rain' ? 'weather-rain' : mission.weather === 'snow' ? 'weather-snow' : null;
  const wide = board.width / window.scale;
  const high = board.height / window.scale;
  const drops = falling === null ? [] : tiles(falling, 256, falling === 'weather-rain' ? 0.75 : 0.7);
  const frame: readonly Item[] =
    form === 'phone'
      ? []
      : [
          plate({ x: 1.5, y: 1.5, width: wide - 3, height: high - 3 }, INK, {
            fillAlpha: 0.001,
            stroke: INK,
            width: 3,
            round: 8,
          }),
          plate({ x: 6, y: 6, width: wide - 12, height: high - 12 }, CREAM, {
            fillAlpha: 0.001,
            stroke: PAPER,
            width: 1.4,
            round: 5,
            alpha: 0.55,
          }),
        ];
  const laid = sheet(board, window.scale, [...drops, ...frame]);
  stage.put('line', 'weather', { ...laid, key: `weather ${falling} ${form} ${wide} ${high}` });
}
