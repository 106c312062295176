import { halfOf } from './cards';
import { damageTrack, openDamage } from './damage';
import { smokeCard, type Terrain, type TerrainId, terrains } from './data/terrain';
import { concealValue } from './ground';
import { half, moveLevel } from './levels';
import { discardOpen, pull } from './piles';
import { conceal, loseAllSight } from './spotting';
import { currentTank } from './tanks';
import type { Task } from './tasks';
import type { Card, State, Tank, TankId, Writer } from './types';

function terrainOn(draft: State, card: Card): TerrainId {
  return halfOf(draft, card, 'terrain')?.terrain ?? 'field';
}

/** A Terrain card takes the place of the Move card; a Field card is Flat and does not stay. The Road goes back. */
function settle(draft: State, scribe: Writer, tank: Tank, card: Card, terrain: TerrainId, by: TankId): void {
  discardOpen(draft, [tank.box.move ?? 0]);
  tank.box.move = null;
  tank.box.road = false;
  if (terrain === 'field' || terrain === 'mines') draft.table.push(card);
  else tank.box.terrain = { id: terrain, card };
  scribe.emit({ type: 'terrainPlaced', tank: tank.id, terrain, card, by });
}

/** Triggers with a number: Conceal, then Bog, each with its own pull (TD-Q55). */
function triggers(
  draft: State,
  scribe: Writer,
  tank: Tank,
  { conceal: hides, bog }: Pick<Terrain, 'conceal' | 'bog'>,
): void {
  if (hides !== null) tryConceal(draft, scribe, tank, hides);
  if (bog === null) return;
  const sinks = ({ number }: { readonly number: number }) => number <= bog;
  const card = pull(draft, scribe, { why: 'bog', tank: tank.id, good: (each) => !sinks(each) });
  if (!sinks(card)) return;
  tank.bog = half(moveLevel(draft, tank));
  scribe.emit({ type: 'bogged', tank: tank.id, level: tank.bog });
}

function tryConceal(draft: State, scribe: Writer, tank: Tank, value: number): void {
  const good = ({ number }: { readonly number: number }) => number <= value;
  if (good(pull(draft, scribe, { why: 'conceal', tank: tank.id, good }))) conceal(draft, scribe, tank);
  else scribe.emit({ type: 'notConcealed', tank: tank.id });
}

/** Concealment by Leadership or Command card uses twice the value of the terrain. */
export function concealByCard(draft: State, scribe: Writer, tank: Tank): void {
  tryConceal(draft, scribe, tank, 2 * (concealValue(tank) ?? 0));
}

export function goHullDown(scribe: Writer, tank: Tank): void {
  tank.hullDown = true;
  scribe.emit({ type: 'hullDown', tank: tank.id });
}

export function ownTerrain(draft: State, scribe: Writer, tank: Tank, card: Card): void {
  const terrain = terrainOn(draft, card);
  settle(draft, scribe, tank, card, terrain, tank.id);
  triggers(draft, scribe, tank, terrains[terrain]);
}

/** Terrain on an enemy In Motion; Mines may lead to a Damage check. */
export function enemyGround(draft: State, scribe: Writer, tank: Tank, card: Card): Task[] {
  const terrain = terrainOn(draft, card);
  const by = currentTank(draft).id;
  settle(draft, scribe, tank, card, terrain, by);
  if (terrain === 'mines') return blowMines(draft, scribe, tank, by);
  triggers(draft, scribe, tank, terrains[terrain]);
  return [];
}

function blowMines(draft: State, scribe: Writer, tank: Tank, by: TankId): Task[] {
  const good = ({ icons }: { readonly icons: readonly string[] }) =>
    icons.includes('explosion') || icons.includes('fire');
  const { icons } = pull(draft, scribe, { why: 'mines', tank: tank.id, good: (card) => !good(card) });
  const fire = icons.includes('fire');
  if (icons.includes('explosion')) {
    const location = fire ? 'hull' : 'track';
    const damage = openDamage(draft, scribe, { tank, location, severity: 'heavy', target: null, mines: by });
    return [{ do: 'damage', damage }];
  }
  if (fire) damageTrack(scribe, tank);
  return [];
}

/** Smoke lies on the terrain: the tank sees nobody any longer, and may hide. */
export function laySmoke(draft: State, scribe: Writer, tank: Tank, card: Card): void {
  tank.box.smoke = card;
  loseAllSight(tank);
  scribe.emit({ type: 'smokeLaid', tank: tank.id, card });
  triggers(draft, scribe, tank, { conceal: smokeCard.conceal, bog: null });
}
