import type { Objective } from '../data/scenarios';
import { scenarios } from '../data/scenarios';
import { meets } from '../ending';
import { freeHills, halfOf } from '../ground';
import { isMoving } from '../tanks';
import type { Known, KnownTank } from '../types';

/** From 0 to 1: how near the end of the game is. */
export function lateness({ deckNumber, decks, deck }: Known): number {
  return Math.min(1, Math.max(0, (deckNumber - Math.min(1, deck.length / 101)) / decks));
}

/** Steps of 200 m to the ground an objective asks for. */
function stepsTo({ range }: KnownTank, test: Objective['if']): number {
  switch (test) {
    case 'within400':
      return Math.max(0, (Math.abs(range) - 400) / 200);
    case 'rangeAtMost0':
      return Math.max(0, range / 200);
    case 'rangeAtMost200':
      return Math.max(0, (range - 200) / 200);
    case 'rangeAtFarEdge':
      return (range + 1000) / 200;
    case 'tankOnHill':
    case 'sideAloneHoldsHills':
      return Math.min(Math.abs(range - 400), Math.abs(range + 400)) / 200;
    default:
      return 0;
  }
}

/** A share of the VP for being on the way, all of it for being there. */
function onTheWay(steps: number, vp: number): number {
  return vp * Math.max(0, 0.6 - 0.12 * steps);
}

function hillWorth(state: Known, tank: KnownTank, vp: number): number {
  if (tank.box.hill) return vp;
  const steps = stepsTo(tank, 'tankOnHill');
  if (steps === 0 && freeHills(state, halfOf(tank)) <= 0) return 0;
  return onTheWay(steps + Number(isMoving(tank)) * 0.5, vp);
}

function objectiveWorth(state: Known, tank: KnownTank, objective: Objective): number {
  const { vp } = objective;
  switch (objective.when) {
    case 'administrationB':
      if (meets(tank, objective)) return vp;
      if (objective.if === 'tankOnHill') return hillWorth(state, tank, vp);
      return onTheWay(stepsTo(tank, objective.if) + (objective.if === 'inTerrain' ? 1 : 0), vp);
    case 'tankPhaseEnd':
      return vp * (1 - stepsTo(tank, objective.if) / 11) ** 2;
    case 'gameEnd':
      // Those of the defender are won by what the other does: they lie in his prospects.
      return objective.if === 'sideAloneHoldsHills' ? lateness(state) * 0.5 * hillWorth(state, tank, vp) : 0;
  }
}

/** What the enemy earns at the end if the tank does not get there. */
function denied(state: Known, tank: KnownTank): number {
  const { objectives } = scenarios[state.ground.scenario];
  let sum = 0;
  for (const { when, side, if: test, vp } of objectives) {
    if (when !== 'gameEnd' || side === undefined || side === tank.nation) continue;
    if (test === 'noEnemyRangeAtMost0') {
      sum += lateness(state) * (tank.range <= 0 ? vp : onTheWay(tank.range / 200, vp));
    }
  }
  return sum;
}

/** What the objectives of the scenario promise a tank where it stands, in VP. */
export function prospects(state: Known, tank: KnownTank): number {
  const { objectives } = scenarios[state.ground.scenario];
  let sum = 0;
  for (const objective of objectives) {
    if (objective.side === undefined || objective.side === tank.nation) sum += objectiveWorth(state, tank, objective);
  }
  return sum + denied(state, tank);
}
