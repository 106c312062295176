import { openDice, seedDice } from '../../../src/rules/core/dice';
import { runDamage } from '../../../src/rules/tankDuel/damage';
import type { Effect } from '../../../src/rules/tankDuel/data/damageText';
import type { Event, Tank } from '../../../src/rules/tankDuel/types';
import { card, type Duel, lay } from './duel';

/** Applies these parts of a damage text to su1, pierced by de1; the Damage card is 8, which breaks nobody. */
export function damaged(
  parts: readonly Effect[],
  deck: readonly number[] = [],
  edit: (tank: Tank) => void = () => {},
  su = 'kv85',
): Duel {
  const duel = lay({ su: [su], deck, hands: [[], [card('fire', 5), card('fire', 4), card('fire', 6), 30]] });
  const tank = duel.tank('su1');
  tank.pierced = { by: 'de1', medal: true };
  edit(tank);
  const scribe = { dice: openDice(seedDice('damage')), emit: (event: Event) => void duel.events.push(event) };
  runDamage(duel.state, scribe, { tank: 'su1', card: 8, mines: null, parts, wounded: [], lose: 0 });
  return duel;
}
export const wound = (
  seat: 'commander' | 'gunner' | 'loader' | 'driver' | 'assistant',
  other?: 'driver' | 'loader',
): Effect => ({
  do: 'wound',
  seat,
  ...(other ? { else: other } : {}),
});
export const kia = (
  seat: 'commander' | 'gunner' | 'loader' | 'driver' | 'assistant',
  other?: 'driver' | 'loader',
): Effect => ({
  do: 'kia',
  seat,
  ...(other ? { else: other } : {}),
});
export const special = (id: Extract<Effect, { do: 'special' }>['special']): Effect => ({ do: 'special', special: id });
export const member = (duel: Duel, person: string) => duel.tank('su1').crew.find((each) => each.person === person);
