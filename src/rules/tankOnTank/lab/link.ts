import type { Terrain } from '../data/maps';
import { type Kind, unitTypes } from '../data/units';
import { isFacingName, isHexName } from '../hexes';
import { type Bench, type BenchUnit, firstBench, seatOf } from './bench';
import { type BenchGround, isSheet, pavedSide } from './ground';

/** What lies over the map, in the order of its keys. */
export const shows = ['arc', 'sight', 'num', 'side', 'sweep', 'both', 'threat'] as const;
export type Show = (typeof shows)[number];

/** A bench and how it is looked at: all that its address says. */
export interface HexLink {
  readonly bench: Bench;
  readonly show: readonly Show[];
  /** The place that is lit; null: the whole line. */
  readonly step: number | null;
  /** Whom the sweep compares with. */
  readonly against: Kind;
}

/** Units by the names players write: `pz4`, `king-tiger`. */
const SHORT: { readonly [kind in Kind]?: string } = { panzer4: 'pz4' };
const wordOf = (kind: Kind): string => SHORT[kind] ?? kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const kinds = new Map(unitTypes.map(({ kind }) => [wordOf(kind), kind]));

const firstShow: readonly Show[] = ['arc', 'sight', 'num', 'side'];
const terrains: readonly Terrain[] = ['clear', 'hill', 'town', 'woods'];

/** The usual opponent of a kind. */
export const usualFoe = (kind: Kind): Kind => (seatOf(kind) === 0 ? 'panzer4' : 'sherman');

export const firstLink: HexLink = { bench: firstBench, show: firstShow, step: null, against: 'sherman' };

const printUnit = ({ kind, at, facing }: BenchUnit) => `${wordOf(kind)}-${at}-${facing}`;

/** What stands after `#/lab/hex/`. */
export function printHexLink({ bench, show, step, against }: HexLink): string {
  const list = (units: readonly BenchUnit[]) => units.map(printUnit).join(',');
  const sheet = bench.snow ? `${bench.sheet}-snow` : bench.sheet;
  const path = [sheet, list(bench.own), ...(bench.others.length > 0 ? [list(bench.others)] : [])].join('/');
  const paint = Object.entries(bench.paint).map(([hex, terrain]) => `${terrain}-${hex}`);
  const query = [
    show.join() === firstShow.join() ? '' : `show=${show.length === 0 ? 'none' : show.join()}`,
    step === null ? '' : `step=${step}`,
    against === usualFoe(bench.own[0]?.kind ?? 'tiger') ? '' : `against=${wordOf(against)}`,
    paint.length === 0 ? '' : `paint=${paint.sort().join()}`,
    bench.roads.length === 0 ? '' : `road=${bench.roads.map((pair) => pair.join('-')).join()}`,
  ].filter((part) => part !== '');
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function readUnit(text: string): BenchUnit | null {
  const [, word = '', at = '', facing] = /^([a-z0-9-]+)-([A-I]\d{1,2})-([NSEW]{1,2})$/.exec(text) ?? [];
  const kind = kinds.get(word);
  return kind !== undefined && isHexName(at) && isFacingName(facing) ? { kind, at, facing } : null;
}

function readUnits(text: string): readonly BenchUnit[] | null {
  if (text === '') return [];
  const units = text.split(',').map(readUnit);
  return units.every((unit) => unit !== null) ? units : null;
}

/** Two sides, each of its own, no two units in a hex, and somebody who looks. */
function isPosition(own: readonly BenchUnit[], others: readonly BenchUnit[]): boolean {
  const [first] = own;
  if (first === undefined) return false;
  const seat = seatOf(first.kind);
  const places = new Set([...own, ...others].map(({ at }) => at));
  return (
    own.every(({ kind }) => seatOf(kind) === seat) &&
    others.every(({ kind }) => seatOf(kind) !== seat) &&
    places.size === own.length + others.length
  );
}

function readPaint(text: string | null): BenchGround['paint'] | null {
  const pairs = (text ?? '').split(',').filter((part) => part !== '');
  const read = pairs.map((pair): readonly [string, Terrain] | null => {
    const [word, hex = ''] = pair.split('-');
    const terrain = terrains.find((each) => each === word);
    return terrain !== undefined && isHexName(hex) ? [hex, terrain] : null;
  });
  return read.every((pair) => pair !== null) ? Object.fromEntries(read) : null;
}

function withRoads(ground: BenchGround, text: string | null): BenchGround | null {
  let found = ground;
  for (const pair of (text ?? '').split(',').filter((part) => part !== '')) {
    const [from = '', to = ''] = pair.split('-');
    if (!isHexName(from) || !isHexName(to)) return null;
    found = pavedSide(found, from, to);
  }
  return found;
}

/** A query as `URLSearchParams` would read it: the rules have no library of the page. */
function queryOf(text: string): (key: string) => string | null {
  const fields = new Map(
    text
      .split('&')
      .filter((part) => part.includes('='))
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  return (key) => fields.get(key) ?? null;
}

/** Null where the text is no bench. */
export function readHexLink(text: string): HexLink | null {
  if (text === '') return firstLink;
  const [path = '', query = ''] = text.split('?');
  const [place = '', first = '', second = '', ...rest] = path.split('/');
  const snow = place.endsWith('-snow');
  const sheet = snow ? place.slice(0, -'-snow'.length) : place;
  const [own, others] = [readUnits(first), readUnits(second)];
  const ask = queryOf(query);
  const paint = readPaint(ask('paint'));
  if (rest.length > 0 || !isSheet(sheet) || own === null || others === null || paint === null) return null;
  const ground = withRoads({ sheet, paint, roads: [] }, ask('road'));
  const [shooter] = own;
  if (ground === null || shooter === undefined || !isPosition(own, others)) return null;
  const shown = ask('show')?.split(',') ?? firstShow;
  const step = /^\d{1,2}$/.test(ask('step') ?? '') ? Number(ask('step')) : null;
  return {
    bench: { ...ground, snow, own, others },
    show: shows.filter((each) => shown.includes(each)),
    step,
    against: kinds.get(ask('against') ?? '') ?? usualFoe(shooter.kind),
  };
}
