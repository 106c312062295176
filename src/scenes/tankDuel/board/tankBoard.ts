import { seenState } from '../../../rules/tankDuel/chances';
import type { Location } from '../../../rules/tankDuel/data/vehicles';
import { coverOf } from '../../../rules/tankDuel/ground';
import { fireLevel, moveLevel } from '../../../rules/tankDuel/levels';
import { flankersOf, isMoving, memberAt, vehicleOf } from '../../../rules/tankDuel/tanks';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import type { Box, Group, Item, Point } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { GOLD, RED, roleOf, SHIELD_PLACES, shield } from './boardParts';
import { CUT, cuts } from './cuts';
import { levelPills, lowRow } from './lowBoard';
import { box, lines, panel, pills, widthOf } from './panel';
import { numberOf, type TankSeen } from './sight';
import { type Words, wordsOf } from './words';

export const BAND = { de: 0x4a5357, su: 0x6a5135 } as const;
const GREEN = 0x2f6d45;
/** The upper edge of the cut-away drawings is empty. */
export const SKY = 30;

/** Which plate a shot strikes: of the location, the front or the side. */
export interface Hit {
  readonly location: Location;
  readonly side: boolean;
  readonly through: boolean | null;
}

export interface BoardLook {
  readonly active?: boolean;
  /** Where it was hit, and whether the shot went through. */
  readonly struck?: Hit | null;
}

/** What of a board lies where, for boards of any size. */
export interface BoardPlan {
  readonly k: number;
  readonly header: number;
  /** The drawing, whose inner units are those of `cuts`. */
  readonly cut: Box;
  readonly crew: Box;
  /** Too low for levels and armour beside the tank: they stand over and under it. */
  readonly low: boolean;
}

/** Lower than this, a wide board is a low one. */
const LOW = 215;

export function planOf({ width, height }: { readonly width: number; readonly height: number }): BoardPlan {
  const k = Math.min(width / 640, height / 366);
  const low = height < LOW && width >= 400;
  const header = low ? 36 : Math.max(30, 48 * k);
  const crew = low ? 42 : Math.max(34, 58 * k);
  const room = height - header - crew - 4 * k;
  const shape = CUT.width / (CUT.height - SKY);
  const wide = Math.min(width, room * shape);
  const high = wide / shape;
  return {
    k,
    header,
    cut: box((width - wide) / 2, header + 2 * k + (room - high) / 2, wide, high),
    crew: box(12 * k, height - crew, width - 24 * k, crew - 4 * k),
    low,
  };
}

/** A point of the cut-away on the board. */
export function onCut({ cut }: BoardPlan, [x, y]: readonly [number, number]): Point {
  const scale = cut.width / CUT.width;
  return { x: cut.x + x * scale, y: cut.y + (y - SKY) * scale };
}

/** A tank's board: name and state, the cut-away with its crew, levels, armour. */
export function tankBoard(view: View, tank: TankSeen, at: Box, look: Style, how: BoardLook = {}): Group {
  const words = wordsOf(look);
  const plan = planOf(at);
  const { width, height } = at;
  const edge = how.active === true ? GOLD : INK;
  return panel(at, [
    plate(box(1, 1, width - 2, height - 2), 0xe9e0c6, { stroke: edge, width: how.active === true ? 4 : 2, round: 9 }),
    plate(box(3, height * 0.72, width - 6, height * 0.28 - 4), 0x9b9a5a, { fillAlpha: 0.26, round: 6 }),
    ...headerOf(view, tank, plan, width, words),
    ...cutaway(tank, plan, how),
    ...(plan.low
      ? lowRow(tank, plan, how.struck ?? null, words)
      : [
          ...levelsOf(view, tank, plan, width, words),
          ...shieldsOf(tank, plan, width, how.struck ?? null, words),
          ...crewRow(tank, plan, words, look),
        ]),
    ...(tank.inPlay ? [] : gone(plan, width, height, words, look)),
  ]);
}

function gone({ header }: BoardPlan, width: number, height: number, { table }: Words, look: Style): readonly Item[] {
  const size = Math.max(16, height * 0.07);
  return [
    plate(box(3, header, width - 6, height - header - 4), 0x1b1a14, { fillAlpha: 0.5, round: 6 }),
    ...lines(
      table.returns,
      look.language,
      { x: width * 0.1, y: height * 0.45, width: width * 0.8, most: 2 },
      size,
      PAPER,
      {
        bold: true,
      },
    ),
  ];
}

/** What is to be known of a tank at a glance, the weightiest first. */
export function statesOf(view: View, tank: TankSeen, { table, say, word }: Words) {
  const state = seenState(view);
  const cover = coverOf(tank.box);
  const { apcr, smoke } = { apcr: vehicleOf(tank).equipment.includes('apcr'), smoke: tank.box.smoke !== null };
  const list: { text: string; icon: string | null; fill?: number }[] = [];
  const add = (holds: boolean, text: string, icon: string | null, fill?: number) => {
    if (holds) list.push({ text, icon, ...(fill === undefined ? {} : { fill }) });
  };
  add(tank.fire !== null, table.onFire, 'light-fire', RED);
  add(tank.broken !== null, table.broken, 'light-morale-broken', RED);
  add(tank.immobilized || tank.transmission, table.immobilized, 'light-immobilised', RED);
  add(!tank.immobilized && tank.trackDamage, table.trackDamage, 'light-track', RED);
  add(tank.bog !== null, say(table.bog, { level: tank.bog ?? 0 }), 'light-bogged', RED);
  add(flankersOf(state, tank).length > 0, table.flanked, 'light-flanked', RED);
  add(isMoving(tank), say(table.inMotion, { cover }), 'light-in-motion');
  add(tank.hullDown, word('hullDown'), 'light-hull-down');
  add(!isMoving(tank) && cover > 0, say(table.cover, { cover }), smoke ? 'light-smoke' : 'light-cover');
  add(tank.box.hill, table.hill, null);
  add(tank.box.road, table.road, null);
  add(state.ground.hatches && tank.hatchesClosed, table.closed, 'light-hatch-closed');
  add(tank.heavyWeather, table.fog, 'light-fog');
  add(
    apcr,
    say(tank.loaded ? table.apcrIn : table.apIn, { rounds: tank.rounds }),
    tank.loaded ? 'light-apcr' : 'light-ap',
  );
  return list;
}

/** The band over a board: which tank it is, who plays it, and what is to be known of it; `told` takes the place of both. */
export function headerOf(
  view: View,
  tank: TankSeen,
  { k, header, low }: BoardPlan,
  width: number,
  words: Words,
  told?: { readonly says: string; readonly states: ReturnType<typeof statesOf> },
): readonly Item[] {
  const { vehicle, word, table, say, player } = words;
  const y = header / 2 + 1;
  const side = header * 0.74;
  const name = vehicle(tank.vehicle);
  const size = Math.max(17, 25 * k);
  const small = Math.max(13, 15.5 * k);
  const after = header * 1.12 + widthOf(name, size, 'stencil') + 10 * k;
  // Where the board is small the name has the room to itself.
  const who = [player(view, tank), told?.says ?? (k > 0.8 ? word(tank.quality) : '')];
  const sub = who.filter((part) => part !== '').join(' · ');
  const vp = { text: say(table.vp, { vp: tank.vp }), icon: 'light-trophy' };
  const share = told === undefined ? 0.24 : 0.42;
  return [
    plate(box(3, 3, width - 6, header - 2), BAND[tank.nation], { round: 7 }),
    picture(`counter-id-${tank.nation}-${numberOf(tank)}`, box(8, y - side / 2, side, side)),
    label(name, header * 1.12, y, size, PAPER, 'stencil', { align: 'left', most: width * 0.42 }),
    ...(width > 360
      ? [label(sub, after, y, small, PAPER, 'condensed', { align: 'left', most: width * share, alpha: 0.92 })]
      : []),
    ...pills(
      told?.states ?? [vp, ...(low ? levelPills(view, tank) : []), ...statesOf(view, tank, words)],
      width - 8,
      y,
      small,
      width > 360 ? after + Math.min(widthOf(sub, small), width * share) + 6 : after,
    ),
  ];
}

/** The drawing with whoever sits in it; whoever is dead has left his seat. */
function cutaway(tank: TankSeen, plan: BoardPlan, { struck = null }: BoardLook): readonly Item[] {
  const { cut } = plan;
  const anchors = cuts[tank.vehicle];
  const scale = cut.width / CUT.width;
  const whole = box(cut.x, cut.y - SKY * scale, cut.width, CUT.height * scale);
  const men = vehicleOf(tank).seats.flatMap((seat): readonly Item[] => {
    const head = anchors.seats[seat];
    const member = memberAt(tank, seat);
    if (head === undefined || member === null) return [];
    const { x, y } = onCut(plan, head);
    const figure = `fig-${tank.nation}-${roleOf(member.person)}${member.wounded ? '-wounded' : ''}`;
    return [picture(figure, box(x - 50 * scale, y - 26 * scale, 100 * scale, 130 * scale))];
  });
  const marks: Item[] = [];
  const mark = (name: string, point: Point, size: number) =>
    marks.push(
      picture(name, box(point.x - (size * scale) / 2, point.y - (size * scale) / 2, size * scale, size * scale)),
    );
  if (struck !== null) marks.push(...zoneOf(tank, plan, struck.location));
  if (struck?.through === true) mark('mark-hole', onCut(plan, anchors.label[struck.location]), 54);
  if (struck?.through === false) {
    marks.push(...ricochet(onCut(plan, anchors.label[struck.location]), scale, tank.nation === 'de' ? 1 : -1));
    mark('mark-gouge', onCut(plan, anchors.label[struck.location]), 54);
    mark('spark', onCut(plan, anchors.label[struck.location]), 60);
  }
  const hatch = onCut(plan, anchors.hatch);
  if (tank.fire !== null) mark('mark-fire', { x: hatch.x, y: hatch.y + 30 * scale }, 84);
  if (tank.broken !== null) mark('mark-broken', { x: hatch.x + 60 * scale, y: hatch.y + 4 * scale }, 52);
  const track = onCut(plan, anchors.label.track);
  if (tank.immobilized || tank.transmission) mark('mark-immobilised', track, 58);
  else if (tank.trackDamage) mark('mark-track-damage', track, 58);
  if (tank.gunDamaged) mark('mark-gun-hit', onCut(plan, anchors.muzzle), 50);
  if (tank.box.smokeFills) mark('mark-smoke-inside', { x: hatch.x - 60 * scale, y: hatch.y }, 70);
  return [picture(`cut-${tank.vehicle}`, whole), ...men, ...marks];
}

/** The shell comes in from the enemy's side, the plate rings, and it goes off over the top. */
function ricochet({ x, y }: Point, scale: number, way: number): readonly Item[] {
  const spot = (dx: number, dy: number): Point => ({ x: x + way * dx * scale, y: y + dy * scale });
  const line = (points: readonly Point[], width: number, dash: readonly [number, number]): readonly Item[] => [
    { kind: 'shape', points, closed: false, stroke: INK, width: width * 2 * scale },
    {
      kind: 'shape',
      points,
      closed: false,
      stroke: GOLD,
      width: width * scale,
      dash: [dash[0] * scale, dash[1] * scale],
    },
  ];
  const rings = [30, 44, 58].map((r, index): Item => {
    const points = Array.from({ length: 7 }, (_, step) => {
      const turn = -Math.PI * 0.6 + (step / 6) * Math.PI * 0.68;
      return spot(Math.cos(turn) * r, Math.sin(turn) * r);
    });
    return { kind: 'shape', points, closed: false, stroke: INK, width: (3.4 - index * 0.5) * scale, halo: 3 * scale };
  });
  return [
    ...line([spot(190, -58), spot(4, -3)], 4.5, [24, 7]),
    ...line([spot(0, -4), spot(62, -168)], 4, [8, 10]),
    ...rings,
  ];
}

function zoneOf(tank: TankSeen, plan: BoardPlan, location: Location): readonly Item[] {
  const flat = cuts[tank.vehicle].zones[location];
  const points = flat.flatMap((x, index) => (index % 2 === 0 ? [onCut(plan, [x, flat[index + 1] ?? 0])] : []));
  return [
    {
      kind: 'shape',
      points,
      closed: true,
      fill: GOLD,
      fillAlpha: 0.08,
      pattern: 'hatch',
      alpha: 0.3,
    },
    { kind: 'shape', points, closed: true, stroke: INK, width: 5 * plan.k, alpha: 0.85 },
    { kind: 'shape', points, closed: true, stroke: GOLD, width: 3.2 * plan.k, dash: [10 * plan.k, 6 * plan.k] },
  ];
}

/** Move and Fire level, over the engine deck. */
function levelsOf(
  view: View,
  tank: TankSeen,
  { k, header }: BoardPlan,
  width: number,
  { table }: Words,
): readonly Item[] {
  const state = seenState(view);
  const [wide, high, gap] = [Math.max(46, 66 * k), Math.max(40, 58 * k), Math.max(5, 8 * k)];
  const left = tank.nation === 'de' ? 12 * k : width - 12 * k - wide * 2 - gap;
  const { move, fire } = vehicleOf(tank);
  const values = [
    { icon: 'icon-move', name: table.move, value: moveLevel(state, tank), full: move },
    { icon: 'icon-crosshair', name: table.fire, value: fireLevel(tank), full: fire },
  ];
  return values.flatMap(({ icon, name, value, full }, index) => {
    const at = box(left + index * (wide + gap), header + 10 * k, wide, high);
    const colour = value < full ? RED : INK;
    return [
      plate(at, PAPER, { stroke: INK, width: 2, round: 7 }),
      picture(icon, box(at.x + wide * 0.14, at.y + high * 0.13, wide * 0.32, wide * 0.32)),
      label(value === 0 ? '–' : String(value), at.x + wide * 0.68, at.y + high * 0.32, high * 0.5, colour, 'stencil', {
        most: wide * 0.4,
      }),
      label(name, at.x + wide / 2, at.y + high * 0.78, Math.max(12.5, 13 * k), INK, 'condensed', {
        bold: true,
        most: wide - 6,
      }),
    ];
  });
}

/** Front armour before the bow, the side's beside it. */
function shieldsOf(
  tank: TankSeen,
  plan: BoardPlan,
  width: number,
  struck: Hit | null,
  { table, say, word }: Words,
): readonly Item[] {
  const { k, crew } = plan;
  const { armour } = vehicleOf(tank);
  const [wide, high] = [Math.max(27, 42 * k), Math.max(29, 46 * k)];
  const said = Math.max(40, 56 * k);
  const left = tank.nation === 'de' ? width - wide - said - 8 * k : 14 * k;
  const top = crew.y - 3 * (high + 1) - 2 * k;
  return SHIELD_PLACES.flatMap((location, index) => {
    const y = top + index * (high + 1);
    const on = struck?.location === location;
    const value = (on && struck.side ? armour.side : armour.front)[location];
    const size = Math.max(12.5, 13.5 * k);
    return [
      ...shield({ x: left, y, wide, high }, value, { struck: on }),
      label(word(location), left + wide + 5, y + high * 0.3, size, INK, 'condensed', {
        align: 'left',
        bold: true,
        most: said - 8,
      }),
      label(
        say(table.side, { value: armour.side[location] }),
        left + wide + 5,
        y + high * 0.66,
        size,
        INK,
        'condensed',
        {
          align: 'left',
          most: said - 8,
        },
      ),
    ];
  });
}

/** From this size on each of the crew has words beside the face; on smaller boards only what is wrong has. */
const SAID = 0.8;

/** Faces with what became of them. */
function crewRow(tank: TankSeen, { crew, k }: BoardPlan, { table }: Words, look: Style): readonly Item[] {
  const { seats } = vehicleOf(tank);
  const each = crew.width / seats.length;
  const told = k >= SAID;
  const face = Math.min(crew.height, told ? 48 * k : 40);
  const size = Math.max(12.5, 14.5 * k);
  return seats.flatMap((seat, index) => {
    const member = memberAt(tank, seat);
    const person = member?.person ?? seat;
    const state = member === null ? 'kia' : member.wounded ? 'wounded' : 'ok';
    const x = crew.x + index * each;
    const y = crew.y + (crew.height - face) / 2;
    const moved = member !== null && member.person !== seat;
    const says =
      state === 'kia' ? table.killed : state === 'wounded' ? table.wounded : moved ? table.stepsIn : table.healthy;
    const left = { align: 'left', bold: true, most: each - face - 9 } as const;
    return [
      picture(`face-${tank.nation}-${roleOf(person)}-${state}`, box(x, y, face, face)),
      ...(told
        ? [
            label(table.seats[seat], x + face + 5, y + face * 0.3, size, INK, 'condensed', left),
            label(says, x + face + 5, y + face * 0.68, size, state === 'ok' ? GREEN : RED, 'condensed', left),
          ]
        : state === 'ok'
          ? []
          : [label(says, x + face + 3, y + face * 0.5, size, look.palette.blocked, 'condensed', left)]),
    ];
  });
}
