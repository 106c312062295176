import type { Volley } from '../../../rules/tankOnTank/fire';
import type { BenchUnit } from '../../../rules/tankOnTank/lab/bench';
import { seatOf, shooterOf, targetOf, terrainOn } from '../../../rules/tankOnTank/lab/bench';
import type { BenchFire, BenchReading, BenchShot } from '../../../rules/tankOnTank/lab/reading';
import { typeOf } from '../../../rules/tankOnTank/unitValues';
import { el, icon } from '../../dom/el';
import { labSheet } from '../../lab/labPage';
import { thumb } from '../../lab/thumb';
import { ruleLink } from '../../menu/rulePanel';
import type { Item } from '../../paint/items';
import { counterItems } from '../board/counters';
import { angleOf, centre, ring, wayTo } from '../board/geometry';
import { pictureOf } from '../board/pictureOf';
import { placeWords, shotWords } from './hexWords';
import type { HexKit } from './kit';

/** What the column tells of the line: place by place, with the numbers of the map. */
export function lineSheet(
  kit: HexKit,
  reading: BenchReading,
  step: number | null,
  light: (n: number | null) => void,
): HTMLElement {
  const words = kit.words().line;
  const { fire } = reading;
  if (fire === null) return labSheet(words.title, null, el('p', {}, words.none));
  const { line, far, range } = fire;
  const printed = typeOf(reading.state.switches, shooterOf(reading.bench).kind).range;
  const note = el(
    'span',
    {},
    el('b', {}, kit.say(words.range, { far, range })),
    range > printed ? kit.say(words.hill, { printed }) : '',
    ' ',
    ruleLink(kit.lab.shell, range > printed ? 'TOT-AID5' : 'TOT-8.1a'),
  );
  const rows = line.places.map((place) => {
    const { title, why, rule } = placeWords(kit, reading, place);
    return el(
      'li',
      { class: place.state, ...(place.n === step ? { 'aria-current': 'step' } : {}) },
      el(
        'button',
        { type: 'button', class: 'lab-place', on: { click: () => light(place.n === step ? null : place.n) } },
        el('i', { class: `lab-disc ${place.state}`, 'aria-hidden': 'true' }, String(place.n)),
        el('span', {}, el('b', {}, title), el('span', {}, why)),
      ),
      rule === null ? null : ruleLink(kit.lab.shell, rule),
    );
  });
  const list = rows.length === 0 ? el('p', {}, words.neighbours) : el('ol', { class: 'lab-places' }, ...rows);
  return labSheet(words.title, note, list);
}

/** Front and flank of both ends, each with the way the shot comes. */
export function facingSheet(kit: HexKit, reading: BenchReading): HTMLElement | null {
  const { bench, fire } = reading;
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  if (fire === null || target === null) return null;
  const words = kit.words().facing;
  const card = (unit: BenchUnit, other: BenchUnit, told: string, rule: string, incoming: boolean, good: boolean) =>
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
    );
  return el(
    'section',
    { class: 'lab-sheet lab-facings', 'aria-label': words.title },
    card(
      shooter,
      target,
      kit.say(fire.ahead ? words.inFront : words.behind, { hex: target.at }),
      'TOT-4.0c',
      false,
      fire.ahead,
    ),
    card(target, shooter, fire.flank ? words.onFlank : words.onFront, 'TOT-8.4d', true, !fire.flank),
  );
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
export function fireSheet(kit: HexKit, reading: BenchReading, pick: (hex: string) => void): HTMLElement | null {
  const { fire, bench } = reading;
  const target = targetOf(bench);
  if (fire === null || target === null) return null;
  const words = kit.words().fire;
  const rows = fire.shots.map((shot) =>
    shotRow(kit, reading, shot, target.at, `${kit.say('{unit}', { unit: shot.unit.kind })}`, () => pick(shot.unit.at)),
  );
  const back = kit.say(words.back, { unit: target.kind, hex: shooterOf(bench).at });
  const answer = shotRow(kit, reading, fire.back, shooterOf(bench).at, back, () => pick(target.at), true);
  return labSheet(
    words.title,
    words.note,
    el('ul', { class: 'lab-shots' }, ...rows, answer),
    ...sum(kit, reading, fire),
  );
}

function shotRow(
  kit: HexKit,
  reading: BenchReading,
  shot: BenchShot,
  at: string,
  name: string,
  run: () => void,
  back = false,
): HTMLElement {
  const { facts, rule } = shotWords(kit, reading, shot, at);
  const picture = pictureOf({ kind: shot.unit.kind, seat: seatOf(shot.unit.kind), facing: 'NE' }, kit.look());
  return el(
    'li',
    { class: shot.may ? 'may' : 'not' },
    el(
      'button',
      { type: 'button', on: { click: run } },
      icon(shot.may ? 'check' : 'close', 22),
      thumb(picture, { x: -42, y: -42, width: 84, height: 84 }, 38, kit.lab.shell.pixelRatio(), kit.prints),
      el('span', {}, el('b', {}, name), back ? null : el('em', {}, shot.unit.at), el('span', {}, facts)),
    ),
    ruleLink(kit.lab.shell, rule),
    el('span', { class: 'plus' }, shot.may && !back ? '+1' : '–'),
  );
}

const labels = { 'TOT-8.4a': 'firing', 'TOT-8.4d': 'flank' } as const;

function sum(kit: HexKit, reading: BenchReading, fire: BenchFire): readonly HTMLElement[] {
  const words = kit.words().fire;
  const { volley, alone } = fire;
  if (volley === null) return [el('p', { class: 'lab-nobody' }, words.nobody)];
  const chip = (value: string, name: string, hot = false) =>
    el('span', { class: hot ? 'lab-chip hot' : 'lab-chip' }, el('b', {}, value), el('span', {}, name));
  const sign = (text: string) => el('i', { class: 'lab-sign' }, text);
  const target = targetOf(reading.bench);
  const terms = volley.modifier.terms.flatMap(({ rule, value }) => {
    const known = rule in labels ? words[labels[rule as keyof typeof labels]] : null;
    const ground = target === null ? 'clear' : terrainOn(reading.map, target.at);
    const name = known ?? (ground === 'clear' ? words.cover : kit.say('{ground}', { ground }));
    return [sign(value < 0 ? '−' : '+'), chip(String(Math.abs(value)), name)];
  });
  const percent = Math.round((100 * volley.overall.ways) / volley.overall.of);
  const row = el(
    'div',
    { class: 'lab-sum' },
    chip('2d6', words.dice),
    ...terms,
    sign('≥'),
    chip(String(volley.defence.value), words.def),
    sign('→'),
    chip(`${volley.need}+`, words.onDice, true),
  );
  const notes = [
    alone !== null && fire.firers.length > 1
      ? kit.say(words.alone, { unit: shooterOf(reading.bench).kind, percent: percentOf(alone) })
      : null,
    fire.range > typeOf(reading.state.switches, shooterOf(reading.bench).kind).range && fire.far === fire.range
      ? words.noHill
      : null,
  ];
  const odds = el(
    'div',
    { class: 'lab-odds' },
    el('div', {}, el('strong', {}, `${percent}%`), el('span', {}, kit.say(words.odds, { ...volley.overall }))),
    histogram(volley.need),
    el('p', {}, ...notes.flatMap((note) => (note === null ? [] : [el('span', {}, note)]))),
  );
  return [row, odds];
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
