import type { Kind } from '../../../rules/tankKillers/types';
import type { Item, Picture, Point } from '../../paint/items';

export type Way = 'left' | 'right';

/** Seen from the side, its gun pointing one way. */
interface Portrait {
  readonly part: string;
  readonly looks: Way;
  readonly flies?: true;
}

/** How high aircraft fly, against their width: below the names over the battlefield. */
export const FLIGHT = 0.18;

const right = (name: string): Portrait => ({ part: `${name}-side`, looks: 'right' });
const left = (name: string): Portrait => ({ part: `${name}-side`, looks: 'left' });
const air = (name: string): Portrait => ({ ...right(name), flies: true });

const portraits: { readonly [kind in Kind]: Portrait } = {
  G1: right('pz4'),
  G2: right('panther'),
  G3: right('jagdpanzer4'),
  G4: right('jagdpanther'),
  G5: right('stug3'),
  G6: right('hetzer'),
  G7: right('tiger'),
  G8: right('king-tiger'),
  G9: right('squad-de'),
  G10: right('para-de'),
  G11: right('schreck'),
  G12: right('pak38'),
  G13: right('pak40'),
  G14: right('pak43'),
  G15: right('sig33'),
  G16: right('sfh18'),
  A1: left('sherman'),
  A2: left('sherman-76'),
  A3: left('sherman-105'),
  A4: left('m5-stuart'),
  A5: left('m24-chaffee'),
  A6: left('wolverine'),
  A7: left('m36'),
  A8: right('m8'),
  A9: left('priest'),
  A10: right('squad-us'),
  A11: right('mg-us'),
  A12: right('mortar-us'),
  A13: right('at57'),
  A14: right('rockets-us'),
  A15: right('how155'),
  A16: right('how240'),
  A17: air('b25'),
  A18: air('p51'),
  B1: left('sherman-gb'),
  B2: left('firefly'),
  B3: left('comet'),
  B4: left('m3-stuart'),
  B5: right('archer'),
  B6: left('achilles'),
  B7: right('humber'),
  B8: right('six-pounder'),
  B9: right('squad-gb'),
  B10: right('bren'),
  B11: right('how155-gb'),
  B12: right('how240-gb'),
  B13: air('typhoon'),
  B14: air('spitfire'),
};

/** A unit of a width, standing with its tracks at a point. */
export function portraitOf(kind: Kind, foot: Point, width: number, way: Way, alpha = 1): readonly Picture[] {
  const { part, looks } = portraits[kind];
  const texture = looks === way ? part : `${part}-mirrored`;
  const y = foot.y - (flies(kind) ? width * FLIGHT : 0);
  const pivot = { x: 0.5, y: 0.883 };
  return [{ kind: 'picture', texture, x: foot.x, y, width, height: width / 2, pivot, alpha }];
}

/** The muzzles of the side views: how far out from the middle and how high above the ground, against the width. */
const muzzles: { readonly [part: string]: readonly [number, number] } = {
  'achilles-side': [0.34, 0.2],
  'archer-side': [0.29, 0.2],
  'at57-side': [0.31, 0.11],
  'bren-side': [0.2, 0.07],
  'comet-side': [0.35, 0.19],
  'firefly-side': [0.37, 0.2],
  'hetzer-side': [0.28, 0.13],
  'how155-side': [0.25, 0.24],
  'how155-gb-side': [0.25, 0.24],
  'how240-side': [0.29, 0.34],
  'how240-gb-side': [0.29, 0.34],
  'humber-side': [0.18, 0.21],
  'jagdpanther-side': [0.44, 0.15],
  'jagdpanzer4-side': [0.31, 0.13],
  'king-tiger-side': [0.45, 0.22],
  'm24-chaffee-side': [0.26, 0.18],
  'm3-stuart-side': [0.21, 0.16],
  'm36-side': [0.34, 0.2],
  'm5-stuart-side': [0.2, 0.16],
  'm8-side': [0.26, 0.2],
  'mg-us-side': [0.2, 0.07],
  'mortar-us-side': [0.12, 0.22],
  'pak38-side': [0.31, 0.11],
  'pak40-side': [0.37, 0.12],
  'pak43-side': [0.46, 0.13],
  'panther-side': [0.38, 0.2],
  'para-de-side': [0.35, 0.13],
  'priest-side': [0.27, 0.19],
  'pz4-side': [0.32, 0.19],
  'rockets-us-side': [0.2, 0.21],
  'schreck-side': [0.13, 0.15],
  'sfh18-side': [0.26, 0.23],
  'sherman-side': [0.27, 0.2],
  'sherman-gb-side': [0.27, 0.2],
  'sherman-105-side': [0.26, 0.2],
  'sherman-76-side': [0.33, 0.2],
  'sig33-side': [0.16, 0.17],
  'six-pounder-side': [0.36, 0.11],
  'squad-de-side': [0.36, 0.13],
  'squad-gb-side': [0.35, 0.13],
  'squad-us-side': [0.36, 0.13],
  'stug3-side': [0.31, 0.15],
  'tiger-side': [0.38, 0.2],
  'wolverine-side': [0.3, 0.2],
};

/** Where the muzzle is, seen from the foot of a unit of a width. */
export function muzzleOf(kind: Kind, foot: Point, width: number, way: Way): Point {
  const { part } = portraits[kind];
  const [far, high] = muzzles[part] ?? [0.3, FLIGHT + 0.14];
  const [out, up] = [width * far, width * high];
  return { x: foot.x + (way === 'right' ? out : -out), y: foot.y - up };
}

export function groundShadow(foot: Point, width: number): Item {
  const at = { x: foot.x, y: foot.y + width * 0.005, width: width * 0.8, height: width * 0.1 };
  return { kind: 'picture', texture: 'ground-shadow', ...at };
}

export function flies(kind: Kind): boolean {
  return portraits[kind].flies === true;
}
