import { formations } from '../../../rules/tankKillers/data/formations';
import type { Kind } from '../../../rules/tankKillers/types';
import type { Item, Picture, Point } from '../items';

/** Seen from the side, or from above where the kit has no side view; aircraft fly. */
interface Portrait {
  readonly view: 'side' | 'top' | 'air';
  readonly parts: readonly string[];
}

const side = (name: string): Portrait => ({ view: 'side', parts: [`${name}-side`] });
const top = (...parts: string[]): Portrait => ({ view: 'top', parts });
const air = (name: string): Portrait => ({ view: 'air', parts: [name] });

const portraits: { readonly [kind in Kind]: Portrait } = {
  G1: side('pz4'),
  G2: side('panther'),
  G3: side('jagdpanzer4'),
  G4: side('jagdpanther'),
  G5: side('stug3'),
  G6: side('hetzer'),
  G7: side('tiger'),
  G8: side('king-tiger'),
  G9: top('infantry-de'),
  G10: top('infantry-de'),
  G11: top('panzerschreck-team'),
  G12: top('pak38'),
  G13: top('at-gun-de'),
  G14: top('flak88'),
  G15: top('howitzer-105'),
  G16: top('howitzer-105'),
  A1: side('sherman'),
  A2: side('sherman-76'),
  A3: side('sherman-105'),
  A4: side('m5-stuart'),
  A5: side('m24-chaffee'),
  A6: side('wolverine'),
  A7: side('m36'),
  A8: top('m8-greyhound-hull', 'm8-greyhound-turret'),
  A9: side('priest'),
  A10: top('infantry-us'),
  A11: top('mg-team'),
  A12: top('mortar'),
  A13: top('at-gun-us'),
  A14: top('howitzer-105'),
  A15: top('howitzer-105'),
  A16: top('howitzer-105'),
  A17: air('b25'),
  A18: air('p51'),
  B1: side('sherman'),
  B2: side('firefly'),
  B3: side('comet'),
  B4: side('m3-stuart'),
  B5: side('archer'),
  B6: side('achilles'),
  B7: top('humber-hull', 'humber-turret'),
  B8: top('at-gun-us'),
  B9: top('infantry-gb'),
  B10: top('mg-team'),
  B11: top('howitzer-105'),
  B12: top('howitzer-105'),
  B13: air('typhoon'),
  B14: air('spitfire'),
};

export type Way = 'left' | 'right';

/** A unit of a width, standing with its tracks at a point; several pictures where it has a turret of its own. */
export function portraitOf(kind: Kind, foot: Point, width: number, way: Way, alpha = 1): readonly Picture[] {
  const { view, parts } = portraits[kind];
  if (view === 'side') {
    const own = formations[kind].nation === 'german' ? 'right' : 'left';
    return parts.map((part) => ({
      kind: 'picture',
      texture: own === way ? part : `${part}-mirrored`,
      x: foot.x,
      y: foot.y,
      width,
      height: width / 2,
      pivot: { x: 0.5, y: 0.883 },
      alpha,
    }));
  }
  const size = width * (view === 'air' ? 0.66 : 0.6);
  const lift = view === 'air' ? width * 0.42 : size * 0.3;
  return parts.map((part) => ({
    kind: 'picture',
    texture: part,
    x: foot.x,
    y: foot.y - lift,
    width: size,
    height: size,
    angle: way === 'right' ? 90 : -90,
    alpha,
  }));
}

/** The muzzles of the side views: how far out from the middle and how high above the ground, against the width. */
const muzzles: { readonly [part: string]: readonly [number, number] } = {
  'achilles-side': [0.34, 0.2],
  'archer-side': [0.29, 0.2],
  'comet-side': [0.35, 0.19],
  'firefly-side': [0.37, 0.2],
  'hetzer-side': [0.28, 0.13],
  'jagdpanther-side': [0.44, 0.15],
  'jagdpanzer4-side': [0.31, 0.13],
  'king-tiger-side': [0.45, 0.22],
  'm24-chaffee-side': [0.26, 0.18],
  'm3-stuart-side': [0.21, 0.16],
  'm36-side': [0.34, 0.2],
  'm5-stuart-side': [0.2, 0.16],
  'panther-side': [0.38, 0.2],
  'priest-side': [0.27, 0.19],
  'pz4-side': [0.32, 0.19],
  'sherman-105-side': [0.26, 0.2],
  'sherman-76-side': [0.33, 0.2],
  'sherman-side': [0.27, 0.2],
  'stug3-side': [0.31, 0.15],
  'tiger-side': [0.38, 0.2],
  'wolverine-side': [0.3, 0.2],
};

/** Where the muzzle is, seen from the foot of a unit of a width. */
export function muzzleOf(kind: Kind, foot: Point, width: number, way: Way): Point {
  const { view, parts } = portraits[kind];
  const [far, high] = muzzles[parts[0] ?? ''] ?? [0.22, view === 'air' ? 0.42 : 0.18];
  const [out, up] = [width * far, width * high];
  return { x: foot.x + (way === 'right' ? out : -out), y: foot.y - up };
}

export function groundShadow(kind: Kind, foot: Point, width: number): Item {
  const flat = portraits[kind].view === 'side';
  return {
    kind: 'picture',
    texture: 'ground-shadow',
    x: foot.x,
    y: foot.y - (flat ? -width * 0.005 : width * 0.17),
    width: width * (flat ? 0.8 : 0.6),
    height: width * (flat ? 0.1 : 0.32),
    alpha: flat ? 1 : 0.6,
  };
}

export function flies(kind: Kind): boolean {
  return portraits[kind].view === 'air';
}
