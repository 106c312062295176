import type { Seat } from '../../core/game';
import { edgeRow, hexNames } from '../hexes';
import { edges, ownRule, type Row } from './customBattle';
import type { Edge } from './maps';
import type { Award, Coup, Deployment, Ending, Exit, Force, UnitGroup } from './scenario';
import { AMERICAN, GERMAN, type Kind, unitTypes } from './units';

const both: readonly Seat[] = [AMERICAN, GERMAN];

/** A set of hexes: five to a character, in the order of `hexNames`. */
function printHexes(hexes: readonly string[]): string {
  const bits = hexNames.map((name) => (hexes.includes(name) ? '1' : '0')).join('');
  return bits.replace(/.{5}/g, (five) => Number.parseInt(five, 2).toString(32));
}

function readHexes(text: string): readonly string[] {
  const bits = [...text].map((digit) => Number.parseInt(digit, 32).toString(2).padStart(5, '0')).join('');
  return hexNames.filter((_, place) => bits.charAt(place) === '1');
}

const HEXES = '[0-9a-v]{19}';
const letterOf = (edge: Edge) => edge.charAt(0).toUpperCase();
const edgeOf = (letter: string | undefined): Edge | undefined => edges.find((edge) => letterOf(edge) === letter);
const sides = (seats: readonly Seat[]) => (seats.length === both.length ? 'b' : seats.join(''));
const seatsOf = (text: string | undefined): readonly Seat[] => (text === 'b' ? both : [Number(text)]);

function printRow({ edge, hexes }: Row): string {
  const whole = edgeRow(edge);
  const same = whole.length === hexes.length && whole.every((hex) => hexes.includes(hex));
  return `${letterOf(edge)}${same ? '' : printHexes(hexes)}`;
}

function readRow(letter: string | undefined, hexes: string | undefined): Row | null {
  const edge = edgeOf(letter);
  if (edge === undefined) return null;
  return { edge, hexes: hexes === undefined || hexes === '' ? edgeRow(edge) : readHexes(hexes) };
}

export function printForce({ seat, units, zone, entry }: Force): string {
  const rows = entry === undefined || entry.rows === 'declared' ? 'D' : entry.rows.map(printRow).join('');
  const place = zone !== undefined ? `z${printHexes(zone)}` : `e${entry?.turn ?? 1}${rows}`;
  const counters = units.map(
    ({ kind, count, hq, ace }) => `${count}${kind}${hq === true ? 'H' : ''}${ace === true ? 'A' : ''}`,
  );
  return [seat, place, ...counters].join('-');
}

export function readForce(text: string): Force | null {
  const [side = '', place = '', ...counters] = text.split('-');
  const units = counters.map(readDraft);
  if (!/^[01]$/.test(side) || units.includes(null)) return null;
  const found = { rule: ownRule.setup, seat: Number(side), units: units.filter((each) => each !== null) };
  const [, zone] = new RegExp(`^z(${HEXES})$`).exec(place) ?? [];
  if (zone !== undefined) return { ...found, zone: readHexes(zone) };
  const [, turn, listed] = new RegExp(`^e(\\d{1,2})(D|(?:[NSWE](?:${HEXES})?)*)$`).exec(place) ?? [];
  if (turn === undefined || listed === undefined) return null;
  if (listed === 'D') return { ...found, entry: { turn: Number(turn), rows: 'declared' } };
  const parts = [...listed.matchAll(new RegExp(`([NSWE])(${HEXES})?`, 'g'))];
  const rows = parts.flatMap(([, letter, hexes]) => readRow(letter, hexes) ?? []);
  return { ...found, entry: { turn: Number(turn), rows } };
}

function kindOf(name: string | undefined): Kind | undefined {
  return unitTypes.find(({ kind }) => kind === name)?.kind;
}

function readDraft(text: string): UnitGroup | null {
  const [, number, name, hq, ace] = /^([1-9])([a-z]\w*?)(H?)(A?)$/.exec(text) ?? [];
  const kind = kindOf(name);
  if (kind === undefined) return null;
  const draft = hq === 'H' ? { kind, count: Number(number), hq: true as const } : { kind, count: Number(number) };
  return ace === 'A' ? { ...draft, ace: true } : draft;
}

export function printDeployment({ seat, count, positions, ace, declares }: Deployment): string {
  const parts = [
    count === undefined ? '' : `c${count}`,
    positions === undefined ? '' : `p${positions}`,
    ace === undefined ? '' : ace === 'any' ? 'a' : 'r',
    (declares ?? []).map(letterOf).join(''),
  ];
  return `${seat}${parts.join('')}`;
}

export function readDeployment(text: string): Deployment | null {
  const [whole, side, count, positions, ace, letters] =
    /^([01])(?:c(\d{1,2}))?(?:p(\d))?([ar]?)([NSWE]*)$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const declares = [...(letters ?? '')].flatMap((letter) => edgeOf(letter) ?? []);
  return {
    rule: ownRule.setup,
    seat: Number(side),
    ...(declares.length === 0 ? {} : { declares }),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(positions === undefined ? {} : { positions: Number(positions) }),
    ...(ace === 'a' ? { ace: 'any' as const } : ace === 'r' ? { ace: 'armoured' as const } : {}),
  };
}

export const printExit = ({ seat, kinds, ...row }: Exit): string =>
  [`${seat}${printRow(row)}`, ...(kinds ?? [])].join('-');

export function readExit(text: string): Exit | null {
  const [place = '', ...names] = text.split('-');
  const [, side, letter, hexes] = new RegExp(`^([01])([NSWE])(${HEXES})?$`).exec(place) ?? [];
  const row = readRow(letter, hexes);
  const kinds = names.flatMap((name) => kindOf(name) ?? []);
  if (row === null || kinds.length < names.length) return null;
  const exit = { rule: ownRule.exit, seat: Number(side), ...row };
  return kinds.length === 0 ? exit : { ...exit, kinds };
}

export function printAward(award: Award): string {
  switch (award.type) {
    case 'kill':
      return `k${award.seat}`;
    case 'aceKill':
      return `a${award.seat}`;
    case 'control':
      return `c${award.seat}${printHexes(award.hexes)}`;
    case 'exit':
      return `x${award.seat}${award.each}`;
    case 'survive':
      return `v${award.seat}`;
    case 'stay':
      return `s${award.seat}`;
  }
}

export function readAward(text: string): Award | null {
  const [, letter, side, rest = ''] = /^([kacxvs])([01])(\w*)$/.exec(text) ?? [];
  const found = { seat: Number(side), rule: ownRule.victory };
  if (letter === 'c' && new RegExp(`^${HEXES}$`).test(rest))
    return { type: 'control', hexes: readHexes(rest), ...found };
  if (letter === 'x' && /^[1-9]$/.test(rest)) return { type: 'exit', each: Number(rest), ...found };
  if (rest !== '') return null;
  switch (letter) {
    case 'k':
      return { type: 'kill', ...found };
    case 'a':
      return { type: 'aceKill', ...found };
    case 'v':
      return { type: 'survive', ...found };
    case 's':
      return { type: 'stay', ...found };
    default:
      return null;
  }
}

export function printCoup(coup: Coup): string {
  switch (coup.type) {
    case 'annihilation':
      return `a${sides(coup.seats)}`;
    case 'exits':
      return `x${coup.seat}${coup.count}`;
    case 'trophies':
      return `t${coup.seat}${printHexes(coup.hexes)}`;
  }
}

export function readCoup(text: string): Coup | null {
  const [, letter, side, rest = ''] = /^([axt])([01b])(\w*)$/.exec(text) ?? [];
  if (letter === 'a' && rest === '') return { type: 'annihilation', seats: seatsOf(side), rule: ownRule.annihilation };
  if (side === 'b') return null;
  const found = { seat: Number(side), rule: ownRule.victory };
  if (letter === 'x' && /^\d{1,2}$/.test(rest)) return { type: 'exits', count: Number(rest), ...found };
  if (letter === 't' && new RegExp(`^${HEXES}$`).test(rest))
    return { type: 'trophies', hexes: readHexes(rest), ...found };
  return null;
}

const otherwises = { draw: 'd', extend: 'x' } as const;

export function printEnding(ending: Ending): string {
  switch (ending.type) {
    case 'hold': {
      const { otherwise } = ending;
      const other = typeof otherwise === 'number' ? otherwise : otherwises[otherwise];
      return `h${sides(ending.seats)}${other}${ending.need}-${printHexes(ending.hexes)}`;
    }
    case 'points':
      return `p${ending.seat}`;
    case 'target':
      return `t${ending.seat}${ending.points}`;
    case 'roads':
      return `r${ending.seat}`;
    case 'default':
      return `d${ending.seat}`;
    case 'half':
    case 'capture':
      throw new Error(`no scenario ends by ${ending.type}`);
  }
}

export function readEnding(text: string): Ending | null {
  const rule = ownRule.victory;
  const [hold, holders, other, need, hexes] = new RegExp(`^h([01b])([01dx])(\\d{1,2})-(${HEXES})$`).exec(text) ?? [];
  if (hold !== undefined && hexes !== undefined) {
    const otherwise = other === 'd' ? 'draw' : other === 'x' ? 'extend' : Number(other);
    return { type: 'hold', seats: seatsOf(holders), hexes: readHexes(hexes), need: Number(need), rule, otherwise };
  }
  const [, letter, side, points = ''] = /^([ptrd])([01])(\d{0,2})$/.exec(text) ?? [];
  const seat = Number(side);
  if (letter === 't' && points !== '') return { type: 'target', seat, points: Number(points), rule };
  if (points !== '') return null;
  switch (letter) {
    case 'p':
      return { type: 'points', seat, rule };
    case 'r':
      return { type: 'roads', seat, rule, otherwise: rule };
    case 'd':
      return { type: 'default', seat, rule };
    default:
      return null;
  }
}
