import type { Seat } from '../../../rules/core/game';
import type { FacingName } from '../../../rules/core/hex';
import type { Kind } from '../../../rules/tankOnTank/data/units';
import type { SeenUnit } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import type { Item, Point } from '../../paint/items';
import { along, angleOf, ring, SHEET, towards } from './geometry';
import { nationOf } from './ground';

interface Model {
  readonly hull: string;
  readonly turret?: string;
  /** How far ahead of the middle the turret stands, in drawing pixels. */
  readonly ring?: number;
  readonly muzzle: number;
  readonly pivot?: number;
  readonly side?: string;
  readonly wreck: 'wreck-small' | 'wreck-medium' | 'wreck-large';
  /** Part of the usual size, for drawings that fill their sheet. */
  readonly size?: number;
}

const turreted = (name: string, ringAt: number, muzzle: number, wreck: Model['wreck'], grey = false): Model => ({
  hull: `${name}-hull${grey ? '-grey' : ''}`,
  turret: `${name}-turret${grey ? '-grey' : ''}`,
  ring: 128 - ringAt,
  muzzle: 128 - muzzle,
  wreck,
});

/** The drawings of every kind with their measures. */
export const models: { readonly [kind in Kind]: Model } = {
  sherman: { ...turreted('sherman', 120.8, 62, 'wreck-medium'), side: 'sherman-side' },
  wolverine: { ...turreted('wolverine', 123.2, 44, 'wreck-medium'), side: 'wolverine-side' },
  pershing: { ...turreted('pershing', 114.8, 17.1, 'wreck-large'), side: 'pershing-side' },
  priest: { hull: 'priest-hull', muzzle: 70, side: 'priest-side', wreck: 'wreck-medium' },
  m8: turreted('m8-greyhound', 128, 82.4, 'wreck-medium'),
  usInfantry: { hull: 'infantry-us', muzzle: 40, pivot: 122, wreck: 'wreck-small', size: 0.62 },
  usMech: { hull: 'halftrack-us-hull', muzzle: 34, wreck: 'wreck-medium' },
  usAtGun: { hull: 'at-gun-us', muzzle: 92, pivot: 120, wreck: 'wreck-small', size: 0.66 },
  howitzer: { hull: 'howitzer-105', muzzle: 86, pivot: 110, wreck: 'wreck-small', size: 0.66 },
  truck: { hull: 'truck-us-hull', muzzle: 20, wreck: 'wreck-medium' },
  panzer4: { ...turreted('pz4', 118.4, 41.1, 'wreck-medium', true), side: 'pz4-side' },
  panther: { ...turreted('panther', 123.2, 17.1, 'wreck-large', true), side: 'panther-side' },
  tiger: { ...turreted('tiger', 123.2, 15.9, 'wreck-large', true), side: 'tiger-side' },
  kingTiger: { ...turreted('king-tiger', 125.6, 4.4, 'wreck-large', true), side: 'king-tiger-side' },
  wespe: { hull: 'wespe-hull-grey', muzzle: 55, side: 'wespe-side', wreck: 'wreck-small' },
  puma: turreted('puma', 124.4, 57.2, 'wreck-medium', true),
  geInfantry: { hull: 'infantry-de', muzzle: 40, pivot: 122, wreck: 'wreck-small', size: 0.62 },
  geMech: { hull: 'halftrack-de-hull-grey', muzzle: 28, wreck: 'wreck-small' },
  geAtGun: { hull: 'at-gun-de', muzzle: 110, pivot: 132, wreck: 'wreck-small', size: 0.66 },
};

/** Part of the drawings' size at which they stand on the map. */
const DRAWN = 0.86 * SHEET;
const tones = [
  { base: 0x5b6236, edge: 0x5b6236, tip: 0x3f4624 },
  { base: 0x5e676b, edge: 0x414a4e, tip: 0x3c4549 },
] as const;

/** What a counter needs to be drawn. */
export interface Counter {
  readonly seat: Seat;
  readonly kind: Kind | null;
  readonly facing: FacingName;
}

interface CounterOptions {
  readonly alpha?: number;
  readonly scale?: number;
  readonly turret?: number;
  /** Without base and arrow: for little pictures in panels. */
  readonly bare?: boolean;
}

/** Americans stand on a disc, Germans on a hexagon: sides differ in shape as well as in colour. */
function baseShape(seat: Seat, at: Point, scale: number): readonly Point[] {
  if (seat === 0) return ring(at, 0, 352, 31 * scale);
  return [0, 60, 120, 180, 240, 300].map((angle) => along(at, towards(angle), 33 * scale));
}

export function counterItems(
  counter: Counter,
  at: Point,
  look: Style,
  options: CounterOptions = {},
): { readonly [part: string]: Item } {
  const { alpha = 1, scale = 1 } = options;
  const tone = tones[counter.seat === 0 ? 0 : 1];
  const items: { [part: string]: Item } = {};
  if (options.bare !== true) {
    items.base = {
      kind: 'shape',
      points: baseShape(counter.seat, at, scale),
      closed: true,
      fill: tone.base,
      fillAlpha: look.pieces === 'chits' ? 0.96 : 0.38,
      stroke: tone.edge,
      width: 2,
      alpha,
    };
    items.tip = { ...tipItem(counter, at, scale), alpha };
  }
  if (counter.kind === null) {
    const texture = `fog-${nationOf(counter.seat)}`;
    const side = 54 * scale;
    items.hull = { kind: 'picture', texture, x: at.x, y: at.y, width: side, height: side, alpha };
    return items;
  }
  // In a list, without its base, the vehicle says more than pale letters on paper.
  if (look.pieces === 'chits' && options.bare !== true) {
    items.letter = {
      kind: 'label',
      text: (look.text.words[counter.kind] ?? counter.kind).slice(0, 9),
      most: 56 * scale,
      x: at.x,
      y: at.y,
      size: 13 * scale,
      colour: 0xf6f0de,
      face: 'condensed',
      bold: true,
      alpha,
    };
    return items;
  }
  return { ...items, ...vehicleItems({ ...counter, kind: counter.kind }, at, scale, options.turret, alpha) };
}

/** The facing at the rim of the base. */
function tipItem(counter: Counter, at: Point, scale: number): Item {
  const angle = angleOf(counter.facing);
  const way = towards(angle);
  const aside = { x: -way.y, y: way.x };
  const spot = (ahead: number, across: number) => along(along(at, way, ahead * scale), aside, across * scale);
  return {
    kind: 'shape',
    points: [spot(41, 0), spot(33, 8), spot(35.5, 0), spot(33, -8)],
    closed: true,
    fill: tones[counter.seat === 0 ? 0 : 1].tip,
    stroke: 0xf6f0de,
    width: 1.4,
  };
}

function vehicleItems(
  counter: Counter & { readonly kind: Kind },
  at: Point,
  scale: number,
  turret: number | undefined,
  alpha: number,
): { readonly [part: string]: Item } {
  const model = models[counter.kind];
  const k = DRAWN * scale * (model.size ?? 1);
  const size = 256 * k;
  const angle = angleOf(counter.facing);
  const way = towards(angle);
  const pivot = { x: 0.5, y: (model.pivot ?? 128) / 256 };
  const flat = { kind: 'picture', width: size, height: size, alpha } as const;
  const hull: Item = { ...flat, texture: model.hull, x: at.x, y: at.y, angle, pivot };
  if (model.turret === undefined) return { hull };
  const seatOf = along(at, way, (model.ring ?? 0) * k);
  return { hull, turret: { ...flat, texture: model.turret, ...seatOf, angle: turret ?? angle } };
}

/** Distance of the muzzle from the middle, on the map. */
export function muzzleOf(kind: Kind | null): number {
  return kind === null ? 20 : models[kind].muzzle * DRAWN * (models[kind].size ?? 1);
}

/** Small signs on a counter: pennant, ace, dug in, what it has done this turn. */
export function signItems(
  unit: Pick<SeenUnit, 'seat' | 'hq' | 'ace' | 'fired' | 'moved' | 'at'>,
  at: Point,
): { readonly [part: string]: Item } {
  const items: { [part: string]: Item } = {};
  const picture = (texture: string, dx: number, dy: number, side: number): Item => ({
    kind: 'picture',
    texture,
    x: at.x + dx,
    y: at.y + dy,
    width: side,
    height: side,
  });
  if (unit.hq === true) items.hq = picture(`hq-${nationOf(unit.seat)}`, 29, -29, 39);
  if (unit.ace === true) items.ace = picture('ace', -27, -27, 26);
  const done = unit.fired && unit.moved ? 'both' : unit.fired ? 'fired' : unit.moved ? 'moved' : null;
  if (done !== null && unit.at !== null) Object.assign(items, doneItems(done, { x: at.x + 27, y: at.y + 22 }));
  return items;
}

const INK = 0x23261f;
const PALE = 0xf6f0de;

/** A dark button: crosshair struck out where it has fired, arrow where it has moved. */
function doneItems(done: 'fired' | 'moved' | 'both', at: Point): { readonly [part: string]: Item } {
  const items: { [part: string]: Item } = {
    done: { kind: 'shape', points: ring(at, 0, 352, 10.5), closed: true, fill: INK, stroke: PALE, width: 1.5 },
  };
  const line = (points: readonly Point[]): Item => ({
    kind: 'shape',
    points,
    closed: false,
    stroke: PALE,
    width: 1.8,
  });
  if (done !== 'moved') {
    items.doneRing = { kind: 'shape', points: ring(at, 0, 352, 5), closed: true, stroke: PALE, width: 1.5 };
    items.doneSlash = line([
      { x: at.x - 7, y: at.y + 7 },
      { x: at.x + 7, y: at.y - 7 },
    ]);
  }
  if (done !== 'fired') {
    items.doneArrow = line([
      { x: at.x - 4, y: at.y - 2 },
      { x: at.x, y: at.y - 7 },
      { x: at.x + 4, y: at.y - 2 },
    ]);
    items.doneStem = line([
      { x: at.x, y: at.y - 7 },
      { x: at.x, y: at.y + 7 },
    ]);
  }
  return items;
}

export const MOVING = ['base', 'tip', 'hull', 'turret', 'letter', 'hq', 'ace'] as const;
/** Parts that go with a unit when it leaves: the button that says what it has done as well. */
export const LEAVING = [...MOVING, 'done', 'doneRing', 'doneSlash', 'doneArrow', 'doneStem'] as const;
