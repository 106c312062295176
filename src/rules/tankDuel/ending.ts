import type { Result } from '../core/game';
import { lost, won } from '../core/result';
import { type Objective, scenarios, type Test } from './data/scenarios';
import { enemyNation, isNearCentre } from './tanks';
import type { Known, KnownTank, Nation, State, Tank, Writer } from './types';

const nations: readonly Nation[] = ['de', 'su'];

export function objectivesOf(state: Known, when: Objective['when'], nation: Nation): readonly Objective[] {
  const { objectives } = scenarios[state.ground.scenario];
  return objectives.filter((each) => each.when === when && (each.side === undefined || each.side === nation));
}

function tankPasses(tank: KnownTank, test: Test, { terrain = [] }: Objective): boolean {
  switch (test) {
    case 'within400':
      return isNearCentre(tank);
    case 'rangeAtMost0':
      return tank.range <= 0;
    case 'rangeAtMost200':
      return tank.range <= 200;
    case 'rangeAtFarEdge':
      return tank.range === -1000;
    case 'tankOnHill':
      return tank.box.hill;
    case 'holdsRoad':
      return tank.box.road;
    case 'inTerrain':
      return tank.box.terrain !== null && terrain.includes(tank.box.terrain.id);
    default:
      return false;
  }
}

export function meets(tank: KnownTank, objective: Objective): boolean {
  return (
    tankPasses(tank, objective.if, objective) &&
    (objective.and === undefined || tankPasses(tank, objective.and, objective))
  );
}

/** Administration b: objectives the active tank meets as it stands. */
export function scoreObjectives(draft: State, scribe: Writer, tank: Tank): void {
  for (const objective of objectivesOf(draft, 'administrationB', tank.nation)) {
    if (!meets(tank, objective)) continue;
    tank.vp += objective.vp;
    scribe.emit({ type: 'scored', tank: tank.id, objective: objective.id, vp: objective.vp });
  }
}

function sidePasses(state: Known, nation: Nation, test: Test): boolean {
  const inPlay = (side: Nation) => state.tanks.filter((tank) => tank.inPlay && tank.nation === side);
  const enemy = enemyNation(nation);
  switch (test) {
    case 'sideAloneHoldsHills':
      return inPlay(nation).some(({ box }) => box.hill) && !inPlay(enemy).some(({ box }) => box.hill);
    case 'noEnemyRangeAtMost0':
      return !inPlay(enemy).some(({ range }) => range <= 0);
    case 'noExitScored':
      return state.left[enemy] === 0;
    default:
      return false;
  }
}

/** The game is over: objectives of the end go to the teams. */
export function endGame(draft: State, scribe: Writer): void {
  if (draft.ended) return;
  for (const nation of nations) {
    for (const { id, vp, if: test } of objectivesOf(draft, 'gameEnd', nation)) {
      if (!sidePasses(draft, nation, test)) continue;
      draft.teamVp[nation] += vp;
      scribe.emit({ type: 'teamScored', nation, objective: id, vp });
    }
  }
  draft.ended = true;
  draft.agenda = [];
  draft.exit = 'over';
  scribe.emit({ type: 'gameEnded', de: totalVp(draft, 'de'), su: totalVp(draft, 'su') });
}

export function totalVp(state: Known, nation: Nation): number {
  let sum = state.teamVp[nation];
  for (const tank of state.tanks) if (tank.nation === nation) sum += tank.vp;
  return sum;
}

function totalKills(state: Known, nation: Nation): number {
  return state.tanks.reduce((sum, tank) => sum + (tank.nation === nation ? tank.kills : 0), 0);
}

/** More VP, else more kills, else the Soviets. */
export function winnerOf(state: Known): {
  readonly nation: Nation;
  readonly rule: 'TD-14.0c' | 'TD-14.0d' | 'TD-14.0e';
} {
  const lead = totalVp(state, 'de') - totalVp(state, 'su');
  if (lead !== 0) return { nation: lead > 0 ? 'de' : 'su', rule: 'TD-14.0c' };
  const kills = totalKills(state, 'de') - totalKills(state, 'su');
  if (kills !== 0) return { nation: kills > 0 ? 'de' : 'su', rule: 'TD-14.0d' };
  return { nation: 'su', rule: 'TD-14.0e' };
}

export function result(state: Known): Result | null {
  if (!state.ended) return null;
  const { nation, rule } = winnerOf(state);
  const scores = state.sides.map((side) => totalVp(state, side));
  const winners = state.sides.flatMap((side, seat) => (side === nation ? [seat] : []));
  return winners.length > 0 ? won(rule, winners, { scores }) : lost(rule, { scores });
}
