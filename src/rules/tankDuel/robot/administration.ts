import { fightFire, putOut, rally, testMorale } from '../administration';
import { infantrySum } from '../aim';
import { infantry } from '../data/infantry';
import { robotRules } from '../data/robots';
import { enemyNation } from '../tanks';
import type { State, Tank, Writer } from '../types';
import { payFromRow, rowPayment } from './row';

/** Four order icons of the row if it has them, else the check; it never bails out by choice. */
export function robotFightsFire(draft: State, scribe: Writer, tank: Tank): void {
  const cards = rowPayment(draft, tank, 4);
  if (cards === null) {
    fightFire(draft, scribe, tank);
    return;
  }
  payFromRow(draft, scribe, tank, cards, 'extinguish');
  putOut(scribe, tank);
}

export function robotRallies(draft: State, scribe: Writer, tank: Tank): void {
  const cards = rowPayment(draft, tank, 4);
  if (cards === null) {
    testMorale(draft, scribe, tank);
    return;
  }
  payFromRow(draft, scribe, tank, cards, 'rally');
  rally(scribe, tank);
}

/** Closed if enemy infantry would have 30 or more against open hatches. */
export function robotSetsHatches(draft: State, scribe: Writer, tank: Tank): void {
  const open = { ...tank, hatchesClosed: false };
  const near = tank.range <= infantry.targetRange;
  const closed = near && infantrySum(draft, enemyNation(tank.nation), open).total >= robotRules.infantryFrom;
  tank.hatchesClosed = closed;
  scribe.emit({ type: 'hatches', tank: tank.id, closed });
}
