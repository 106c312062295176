import type { Seat } from '../core/game';
import { careerOf, fightOf, groupOf, matOf, missionOf } from './base';
import { hurt, isOut, woundMan } from './crew';
import { type Post, posts } from './data/crewCharts';
import { rollOn } from './roll';
import type { Absence, Known, State, Writer } from './types';

/** Whoever has lost his tank gets out of it. */
export function beginBailOut(draft: State, to: Writer): void {
  for (const seat of groupOf(draft)) if (fightOf(draft, seat).outcome === 'destroyed') bailOut(draft, to, seat);
  draft.exit = 'done';
}

function bailOut(draft: State, to: Writer, seat: Seat): void {
  const { stowage, loaderHatch } = matOf(draft, seat);
  const calm = (result: string) => result === '-';
  const burning = rollOn(to, { seat, chart: 'B6-fire', column: stowage, good: calm }).result === 'fire' ? 1 : 0;
  for (const post of posts) {
    const { hurt: wound } = careerOf(draft, seat).crew[post];
    if (wound === 'KIA') continue;
    const given = { burning, noHatch: post === 'loader' && !loaderHatch ? 1 : 0, wounded: wound === 'SW' ? 1 : 0 };
    const good = (result: string) => result === 'out';
    const { result } = rollOn(to, { seat, chart: 'B6', given, who: post, good });
    climbOut(draft, to, seat, post, result);
  }
}

function climbOut(draft: State, to: Writer, seat: Seat, post: Post, result: string): void {
  if (result === 'LW' || result === 'KIA') hurt(draft, to, seat, post, result, 'ATA-CH.B6');
  // A man who is seriously wounded already stays so on anything short of death.
  if (result === 'B7' && !isOut(draft, seat, post)) woundMan(draft, to, seat, post, 'ATA-CH.B6');
}

/** Together they win or lose. */
export function isWon(state: Known): boolean {
  return groupOf(state).every((seat) => fightOf(state, seat).outcome === 'cleared');
}

/** Why a battle that was not won is lost. */
const defeats = { destroyed: 'ATA-6.5c', withdrawn: 'ATA-7.4.1a', killed: 'ATA-5.1.3a' } as const;

/** The result, repairs, and whether the Germans come back. */
export function beginBattleEnd(draft: State, to: Writer): void {
  const mission = missionOf(draft);
  const won = isWon(draft);
  for (const seat of groupOf(draft)) {
    const { outcome } = fightOf(draft, seat);
    if (outcome !== null && outcome !== 'cleared') to.emit({ type: 'battleLost', seat, rule: defeats[outcome] });
    if (outcome !== 'destroyed' && outcome !== 'killed') repair(draft, to, seat);
    if (outcome === 'destroyed') owe(draft, seat, 1, 'tank');
  }
  const attacked =
    mission.kind === 'attack' ||
    mission.kind === 'assault' ||
    (mission.kind === 'contact' && draft.switches.contactLikeAttack);
  draft.exit = 'done';
  if (!won || !attacked || mission.counter) return;
  const [seat = 0] = groupOf(draft);
  const good = (result: string) => result === '-';
  if (rollOn(to, { seat, chart: 'counterattack', good }).result === '-') return;
  mission.counter = true;
  mission.enemyFirst = false;
  to.emit({ type: 'counterattack' });
  draft.exit = 'counter';
}

/** One repair roll a mission; in a counterattack the tank is still immobilised. */
function repair(draft: State, to: Writer, seat: Seat): void {
  const { tank, tally } = fightOf(draft, seat);
  if (!tank.immobile || tally.repair !== null) return;
  const { goods } = careerOf(draft, seat);
  if (goods.sergeant > 0) {
    goods.sergeant -= 1;
    tally.repair = 'repaired';
  } else {
    const good = (result: string) => result === 'repaired';
    tally.repair = rollOn(to, { seat, chart: 'repair', good }).result === 'lost' ? 'lost' : 'repaired';
  }
  to.emit({ type: 'repaired', seat, lost: tally.repair === 'lost' });
  if (tally.repair === 'lost') owe(draft, seat, 1, 'repair');
}

/** Lines lost for several reasons run side by side: the longest counts. */
export function owe(draft: State, seat: Seat, lines: number, reason: Absence): void {
  const career = careerOf(draft, seat);
  if (lines <= career.owed) return;
  career.owed = lines;
  career.reason = reason;
}
