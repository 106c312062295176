import type { Volley } from '../../../rules/tankOnTank/fire';
import type { BenchUnit } from '../../../rules/tankOnTank/lab/bench';
import { seatOf, shooterOf, targetOf, terrainOn } from '../../../rules/tankOnTank/lab/bench';
import type { Place } from '../../../rules/tankOnTank/lab/line';
import type { BenchFire, BenchReading, BenchShot } from '../../../rules/tankOnTank/lab/reading';
import { typeOf } from '../../../rules/tankOnTank/unitValues';
import { el, icon } from '../../dom/el';
import { labSheet } from '../../lab/labPage';
import type { Piece } from '../../lab/rewrite';
import { stamp, thumb } from '../../lab/thumb';
import { ruleLink } from '../../menu/rulePanel';
import type { Item } from '../../paint/items';
import { counterItems } from '../board/counters';
import { angleOf, centre, ring, wayTo } from '../board/geometry';
import { pictureOf } from '../board/pictureOf';
import { placeWords, shotWords } from './hexWords';
import type { HexKit } from './kit';

/** What the column tells of the line: place by place, with the numbers of the map. */
export function linePiece(
  kit: HexKit,
  reading: BenchReading,
  step: number | null,
  light: (n: number | null) => void,
): Piece {
  const words = kit.words().line;
  const { fire } = reading;
  if (fire === null) return { of: [], make: () => labSheet(words.title, null, el('p', {}, words.none)) };
  const { line, far, range } = fire;
  const printed = typeOf(reading.state.switches, shooterOf(reading.bench).kind).range;
  const note = {
    of: [far, range, printed],
    make: () =>
      el(
        'span',
        {},
        el('b', {}, kit.say(words.range, { far, range })),
        range > printed ? kit.say(words.hill, { printed }) : '',
        ' ',
        ruleLink(kit.lab.shell, range > printed ? 'TOT-AID5' : 'TOT-8.1a'),
      ),
  };
  const rows = line.places.map((place) => placePiece(kit, reading, place, place.n === step, light));
  const isNear = rows.length === 0;
  const list = () => (isNear ? el('p', {}, words.neighbours) : el('ol', { class: 'lab-places' }));
  return {
    of: [isNear],
    make: () => labSheet(words.title, '', list()),
    within: { 'header > span': [note], ...(isNear ? {} : { '.lab-places': rows }) },
  };
}

function placePiece(
  kit: HexKit,
  reading: BenchReading,
  { n, at, state, ...place }: Place,
  lit: boolean,
  light: (n: number | null) => void,
): Piece {
  const { title, why, rule } = placeWords(kit, reading, { n, at, state, ...place });
  return {
    of: [n, state, title, why, rule, lit],
    make: () =>
      el(
        'li',
        { class: state, ...(lit ? { 'aria-current': 'step' } : {}) },
        el(
          'button',
          { type: 'button', class: 'lab-place', on: { click: () => light(lit ? null : n) } },
          el('i', { class: `lab-disc ${state}`, 'aria-hidden': 'true' }, String(n)),
          el('span', {}, el('b', {}, title), el('span', {}, why)),
        ),
        rule === null ? null : ruleLink(kit.lab.shell, rule),
      ),
  };
}

/** Front and flank of both ends, each with the way the shot comes. */
export function facingPiece(kit: HexKit, { bench, fire }: BenchReading): Piece {
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  if (fire === null || target === null) return { of: [], make: () => null };
  const words = kit.words().facing;
  const card = (
    unit: BenchUnit,
    other: BenchUnit,
    told: string,
    rule: string,
    incoming: boolean,
    good: boolean,
  ): Piece => ({
    of: [unit, other.at, told, good],
    make: () =>
      el(
        'div',
        { class: 'lab-facing' },
        thumb(
          roseItems(kit, unit, other, incoming, good),
          { x: -65, y: -63, width: 130, height: 126 },
          96,
          kit.lab.shell.pixelRatio(),
          kit.prints,
        ),
        el(
          'div',
          {},
          el('b', { class: 'display' }, `${kit.say('{unit}', { unit: unit.kind })} ${unit.at}`),
          el('span', {}, `${kit.say(words.faces, { facing: kit.words().facings[unit.facing] })} · ${told}`),
          ruleLink(kit.lab.shell, rule),
        ),
      ),
  });
  const may = fire.shots[0]?.may === true;
  const ahead = kit.say(may ? words.mayFire : fire.ahead ? words.inFront : words.behind, { hex: target.at });
  const struck = fire.flank ? words.onFlank : words.onFront;
  return {
    of: ['both'],
    make: () => el('section', { class: 'lab-sheet lab-facings', 'aria-label': words.title }),
    within: {
      '': [
        card(shooter, target, ahead, 'TOT-4.0c', false, fire.ahead),
        card(target, shooter, struck, 'TOT-8.4d', true, !fire.flank),
      ],
    },
  };
}

/** Front in dots, flank hatched, the vehicle in the middle and an arrow for the shot. */
function roseItems(kit: HexKit, unit: BenchUnit, other: BenchUnit, incoming: boolean, good: boolean): readonly Item[] {
  const angle = angleOf(unit.facing);
  const middle = { x: 0, y: 0 };
  const rim = { stroke: 0x23261f, width: 1.5 };
  const half = (from: number) => ring(middle, from, from + 180, 60);
  const { way } = wayTo(centre(unit.at), centre(other.at));
  const aside = { x: -way.y, y: way.x };
  const spot = (ahead: number, across: number) => ({
    x: way.x * ahead + aside.x * across,
    y: way.y * ahead + aside.y * across,
  });
  const [tail, tip] = incoming ? [64, 34] : [34, 64];
  const back = incoming ? 10 : -10;
  const colour = good ? 0x1b5a35 : 0xc7372f;
  const stroke = (points: readonly { x: number; y: number }[]): Item => ({
    kind: 'shape',
    points,
    closed: false,
    stroke: colour,
    width: 4.5,
    halo: 3.5,
  });
  return [
    { kind: 'shape', points: half(angle - 90), closed: true, fill: 0xd8a514, fillAlpha: 0.12, pattern: 'dots', ...rim },
    {
      kind: 'shape',
      points: half(angle + 90),
      closed: true,
      fill: 0xc7372f,
      fillAlpha: 0.08,
      pattern: 'hatch',
      alpha: 0.62,
      ...rim,
    },
    ...Object.values(
      counterItems({ ...unit, seat: seatOf(unit.kind) }, middle, kit.look(), { bare: true, scale: 0.95 }),
    ),
    stroke([spot(tail, 0), spot(tip, 0)]),
    stroke([spot(tip + back, 8), spot(tip, 0), spot(tip + back, -8)]),
  ];
}

/** Everybody who may fire and everybody who may not, the sum and the odds. */
export function firePiece(kit: HexKit, reading: BenchReading, pick: (hex: string) => void): Piece {
  const { fire, bench } = reading;
  const target = targetOf(bench);
  if (fire === null || target === null) return { of: [], make: () => null };
  const words = kit.words().fire;
  const rows = fire.shots.map((shot) => shotPiece(kit, reading, shot, target.at, pick));
  const answer = shotPiece(kit, reading, fire.back, shooterOf(bench).at, pick, true);
  return {
    of: ['fire'],
    make: () => labSheet(words.title, words.note, el('ul', { class: 'lab-shots' })),
    within: { '.lab-shots': [...rows, answer], '': sumPieces(kit, reading, fire) },
  };
}

function shotPiece(
  kit: HexKit,
  reading: BenchReading,
  shot: BenchShot,
  at: string,
  pick: (hex: string) => void,
  back = false,
): Piece {
  const { unit, may } = shot;
  const { facts, rule } = shotWords(kit, reading, shot, at);
  const name = back
    ? kit.say(kit.words().fire.back, { unit: unit.kind, hex: at })
    : `${kit.say('{unit}', { unit: unit.kind })}`;
  const thumbnail = () => {
    const picture = pictureOf({ kind: unit.kind, seat: seatOf(unit.kind), facing: 'NE' }, kit.look());
    return stamp(picture, { x: -42, y: -42, width: 84, height: 84 }, 38, kit.lab.shell.pixelRatio(), kit.prints);
  };
  return {
    of: [unit.kind, unit.at, may, name, facts, rule, back],
    make: () =>
      el(
        'li',
        { class: may ? 'may' : 'not' },
        el(
          'button',
          { type: 'button', on: { click: () => pick(unit.at) } },
          icon(may ? 'check' : 'close', 22),
          thumbnail(),
          el('span', {}, el('b', {}, name), back ? null : el('em', {}, unit.at), el('span', {}, facts)),
        ),
        ruleLink(kit.lab.shell, rule),
        el('span', { class: 'plus' }, may && !back ? '+1' : '–'),
      ),
  };
}

const labels = { 'TOT-8.4a': 'firing', 'TOT-8.4d': 'flank' } as const;

function sumPieces(kit: HexKit, reading: BenchReading, fire: BenchFire): readonly Piece[] {
  const words = kit.words().fire;
  const { volley, alone } = fire;
  if (volley === null) return [{ of: [], make: () => el('p', { class: 'lab-nobody' }, words.nobody) }];
  const chip = (value: string, name: string, hot = false) =>
    el('span', { class: hot ? 'lab-chip hot' : 'lab-chip' }, el('b', {}, value), el('span', {}, name));
  const sign = (text: string) => el('i', { class: 'lab-sign' }, text);
  const target = targetOf(reading.bench);
  const terms = volley.modifier.terms.map(({ rule, value }) => {
    const known = rule in labels ? words[labels[rule as keyof typeof labels]] : null;
    const ground = target === null ? 'clear' : terrainOn(reading.map, target.at);
    const name = known ?? (ground === 'clear' ? words.cover : kit.say('{ground}', { ground }));
    return { name, value };
  });
  const { need, defence } = volley;
  const sums: Piece = {
    of: [need, defence.value, ...terms.flatMap(({ name, value }) => [name, value])],
    make: () =>
      el(
        'div',
        { class: 'lab-sum' },
        chip('2d6', words.dice),
        ...terms.flatMap(({ name, value }) => [sign(value < 0 ? '−' : '+'), chip(String(Math.abs(value)), name)]),
        sign('≥'),
        chip(String(defence.value), words.def),
        sign('→'),
        chip(`${need}+`, words.onDice, true),
      ),
  };
  const notes = [
    alone !== null && fire.firers.length > 1
      ? kit.say(words.alone, { unit: shooterOf(reading.bench).kind, percent: percentOf(alone) })
      : null,
    fire.range > typeOf(reading.state.switches, shooterOf(reading.bench).kind).range && fire.far === fire.range
      ? words.noHill
      : null,
  ].filter((note) => note !== null);
  const odds = kit.say(words.odds, { ...volley.overall });
  return [
    sums,
    {
      of: [need, odds, ...notes],
      make: () =>
        el(
          'div',
          { class: 'lab-odds' },
          el('div', {}, el('strong', {}, percentOf(volley)), el('span', {}, odds)),
          histogram(need),
          el('p', {}, ...notes.map((note) => el('span', {}, note))),
        ),
    },
  ];
}

export const percentOf = ({ overall: { ways, of } }: Volley): string => `${Math.round((100 * ways) / of)}%`;

/** The thirty-six throws of two dice, those that hit in orange and with their lines. */
function histogram(need: number): HTMLElement {
  const bars = Array.from({ length: 11 }, (_, index) => {
    const total = index + 2;
    const ways = 6 - Math.abs(7 - total);
    return el(
      'i',
      { class: total >= need || total === 12 ? 'hit' : '', style: `--ways:${ways}` },
      el('b', {}, String(total)),
    );
  });
  return el('div', { class: 'lab-histogram', 'aria-hidden': 'true' }, ...bars);
}
