import type { Frozen } from '../core/game';
import { levelOf } from './cards';
import { robotRules } from './data/robots';
import { hill } from './data/special';
import { flat, moving, smokeCard, type Terrain, terrains } from './data/terrain';
import { discardOpen } from './piles';
import { isMoving } from './tanks';
import type { HoldingBox, Known, KnownTank, Nation, State, Tank, Writer } from './types';
import { SOLO } from './types';

type Box = Frozen<HoldingBox>;

function terrainIn(box: Box): Terrain {
  return box.terrain === null ? flat : terrains[box.terrain.id];
}

/** Cover of all terrain, smoke and Move cards in the box. */
export function coverOf(box: Box): number {
  if (box.move !== null) return moving.cover;
  return terrainIn(box).cover + (box.hill ? hill.cover : 0) + (box.smoke === null ? 0 : smokeCard.cover);
}

/** Cover that helps infantry: of Terrain and Hill alone (TD-Q80). */
export function groundCover(box: Box): number {
  return (box.move === null ? terrainIn(box).cover : 0) + (box.hill ? hill.cover : 0);
}

export function ownFireOf(box: Box): number {
  return box.move === null ? terrainIn(box).ownFire : moving.ownFire;
}

/** Terrain effects; a tank In Motion has none (TD-Q55). */
export function concealValue(tank: KnownTank): number | null {
  return isMoving(tank) ? null : terrainIn(tank.box).conceal;
}

export function hullDownValue(tank: KnownTank): number | null {
  if (isMoving(tank)) return null;
  const value = terrainIn(tank.box).hullDown;
  return tank.box.hill ? Math.max(hill.hullDown, value ?? 0) : value;
}

/** The level of the Move card in the Holding Box. */
export function boxMoveLevel(state: Known, tank: KnownTank): number | null {
  const { move } = tank.box;
  if (move === null) return null;
  return move === SOLO ? robotRules.soloMoveLevel : levelOf(state, move, 'move');
}

/** Move, Terrain and Smoke cards leave the box; the tank stands on Flat. */
export function clearBox(draft: State, tank: Tank): void {
  const { box } = tank;
  discardOpen(draft, [box.move ?? 0, box.terrain?.card ?? 0, box.smoke ?? 0]);
  box.move = null;
  box.terrain = null;
  box.smoke = null;
}

/** The tank stops: its Move card is discarded. */
export function stop(draft: State, scribe: Writer, tank: Tank): void {
  if (tank.box.move === null) return;
  discardOpen(draft, [tank.box.move]);
  tank.box.move = null;
  scribe.emit({ type: 'stopped', tank: tank.id });
}

/** Hills of one half that no tank holds; a German +400 is a Soviet −400. */
export function freeHills(state: Known, half: Nation): number {
  const held = state.tanks.filter((tank) => tank.inPlay && tank.box.hill && halfOf(tank) === half).length;
  return hill.perHalf - held;
}

/** On whose half of the battlefield the tank stands. */
export function halfOf({ nation, range }: KnownTank): Nation {
  return range > 0 ? nation : nation === 'de' ? 'su' : 'de';
}
