import { faultsOf } from '../data/battleFaults';
import { printBattle } from '../data/battleText';
import type { CustomBattle } from '../data/customBattle';
import { MOST_UNITS } from '../data/customBattle';
import { firstBattle, withUnitAt } from '../workshop/edit';
import { type Bench, seatOf, unitsOf } from './bench';
import { groundFields } from './ground';

/** The bench as a battle of one's own: every unit begins in its hex. Null where no battle can be made of it. */
export function practiceBattle(bench: Bench): string | null {
  const units = unitsOf(bench);
  if (bench.others.length === 0 || units.length > MOST_UNITS) return null;
  const empty: CustomBattle = { ...firstBattle(), ...groundFields(bench), forces: [] };
  const battle = units.reduce((so, { kind, at }) => withUnitAt(so, seatOf(kind), { kind, count: 1 }, at), empty);
  return faultsOf(battle).length > 0 ? null : printBattle(battle);
}
