import type { Frozen } from '../core/game';
import { HQ_POINTS, type Kind, pershingMpSwitch, type UnitType, unitTypes, usAtGunSwitch } from './data/units';
import type { Switches, Unit } from './types';

const printed = new Map<string, UnitType>(unitTypes.map((type) => [type.kind, type]));
const variants = new Map<string, UnitType>();

export function isKind(text: unknown): text is Kind {
  return typeof text === 'string' && printed.has(text);
}

function printedType(kind: Kind): UnitType {
  const type = printed.get(kind);
  if (!type) throw new Error(`no unit type ${kind}`);
  return type;
}

/** The values of a unit, with the two that players may set otherwise (TOT-Q23). A headquarters equals its type. */
export function typeOf(switches: Frozen<Switches>, kind: Kind): UnitType {
  const type = printedType(kind);
  if (kind === 'pershing' && switches.pershingMp !== type.mp) {
    const known = variants.get('pershing') ?? { ...type, mp: pershingMpSwitch };
    variants.set('pershing', known);
    return known;
  }
  if (kind === 'usAtGun' && switches.usAtGun === 'alternative') {
    const known = variants.get('usAtGun') ?? { ...type, ...usAtGunSwitch };
    variants.set('usAtGun', known);
    return known;
  }
  return type;
}

export function pointsOf(unit: Frozen<Pick<Unit, 'kind' | 'hq'>>): number {
  return printedType(unit.kind).points + (unit.hq ? HQ_POINTS : 0);
}
