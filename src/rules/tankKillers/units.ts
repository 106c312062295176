import type { Ref } from '../core/game';
import { type Code, isClass, type UnitClass } from './data/classes';
import { type Formation, formations, isKind, kinds, type Nation, reinforcements } from './data/formations';
import { type Camp, type CardId, isCardId } from './data/tactics';
import type { CardRule } from './rulebook';
import type { Kind, UnitId } from './types';

const kindsById = new Map<string, Kind>();

/** The kind a card is a copy of. */
export function kindOf(unit: UnitId): Kind {
  const known = kindsById.get(unit);
  if (known !== undefined) return known;
  const kind = unit.slice(0, unit.indexOf('.'));
  if (!isKind(kind)) throw new Error(`no such unit: ${unit}`);
  kindsById.set(unit, kind);
  return kind;
}

export function isUnitId(id: string): id is UnitId {
  const [kind, copy, ...rest] = id.split('.');
  return kind !== undefined && isKind(kind) && copy !== undefined && /^[1-9]\d?$/.test(copy) && rest.length === 0;
}

const rowsById = new Map<UnitId, Formation>();

export const isUnit = (raw: unknown): raw is UnitId => typeof raw === 'string' && isUnitId(raw);

export function formationOf(unit: UnitId): Formation {
  const known = rowsById.get(unit);
  if (known !== undefined) return known;
  const row = formations[kindOf(unit)];
  rowsById.set(unit, row);
  return row;
}

function codeOf(unit: UnitId): Code {
  return formationOf(unit).code;
}

export function isA(unit: UnitId, unitClass: UnitClass): boolean {
  return isClass(codeOf(unit), unitClass);
}

export function isSupport(unit: UnitId): boolean {
  return formationOf(unit).def === null;
}

export function campOf(nation: Nation): Camp {
  return nation === 'german' ? 'german' : 'anglos';
}

/** Every card of a nation's deck, in the order of its table; agreed extra cards count on from the last copy. */
export function rosterOf(nation: Nation, british50: boolean, extra: number): readonly UnitId[] {
  const key = `${nation} ${british50} ${extra}`;
  const roster = rosters.get(key) ?? muster(nation, british50, extra);
  rosters.set(key, roster);
  return roster;
}

const rosters = new Map<string, readonly UnitId[]>();

function muster(nation: Nation, british50: boolean, extra: number): UnitId[] {
  const copies = new Map<Kind, number>();
  for (const kind of kinds) {
    const row: Formation = formations[kind];
    if (row.nation === nation) copies.set(kind, british50 ? (row.copies50 ?? row.copies) : row.copies);
  }
  const added = reinforcements[nation];
  for (let i = 0; i < extra; i++) {
    const kind = added[i % added.length];
    if (kind !== undefined) copies.set(kind, (copies.get(kind) ?? 0) + 1);
  }
  return [...copies].flatMap(([kind, count]) => Array.from({ length: count }, (_, i): UnitId => `${kind}.${i + 1}`));
}

function isCardRule(id: string): id is CardRule {
  return id.startsWith('TK-CARD') && isCardId(`T${id.slice(7)}`);
}

const cardRules = new Map<CardId, CardRule>();

/** The rule index's id of a card. */
export function ruleOf(card: CardId): CardRule {
  const known = cardRules.get(card);
  if (known !== undefined) return known;
  const rule = `TK-CARD${card.slice(1)}`;
  if (!isCardRule(rule)) throw new Error(`no such card: ${card}`);
  cardRules.set(card, rule);
  return rule;
}

export function unitRef(unit: UnitId): Ref {
  return `unit:${unit}`;
}

export function cardRef(card: CardId): Ref {
  return `card:${card}`;
}
