import type { Frozen } from '../../core/game';
import { faultsOf } from '../data/battleFaults';
import { printBattle } from '../data/battleText';
import type { CustomBattle } from '../data/customBattle';
import { MOST_UNITS } from '../data/customBattle';
import { deploymentStep, freeHexes, placeable } from '../deployment';
import type { Command, State } from '../types';
import { firstBattle, withUnitAt } from '../workshop/edit';
import { type Bench, seatOf, unitIn, unitsOf } from './bench';
import { groundFields } from './ground';

/** The bench as a battle of one's own: every unit begins in its hex. Null where no battle can be made of it. */
export function practiceBattle(bench: Bench): string | null {
  const units = unitsOf(bench);
  if (bench.others.length === 0 || units.length > MOST_UNITS) return null;
  const empty: CustomBattle = { ...firstBattle(), ...groundFields(bench), forces: [] };
  const battle = units.reduce((so, { kind, at }) => withUnitAt(so, seatOf(kind), { kind, count: 1 }, at), empty);
  return faultsOf(battle).length > 0 ? null : printBattle(battle);
}

/** What sets the units up as they stand on the bench, one command after the other; null: they stand. */
export function practiceOpening(bench: Bench, state: Frozen<State>): Command | null {
  const seat = deploymentStep(state)?.seat;
  if (state.phase !== 'deployment' || seat === undefined) return null;
  const placed = state.units.find(({ id }) => id === state.placing);
  if (placed !== undefined) {
    const stands = unitIn(bench, placed.at ?? '');
    return stands === null ? null : { type: 'face', seat, unit: placed.id, facing: stands.facing };
  }
  for (const unit of placeable(state)) {
    const to = freeHexes(state, unit).find((hex) => unitIn(bench, hex)?.kind === unit.kind);
    if (to !== undefined) return { type: 'place', seat, unit: unit.id, to };
  }
  return null;
}
