import { lose, other, sideOf, withdraw } from './piles';
import type { Attack, Exit, KillersEffects, Known, State, UnitId } from './types';
import { isSupport, kindOf } from './units';

export function attackOf(state: State): Attack {
  if (state.attack === null) throw new Error(`no attack in phase ${state.phase}`);
  return state.attack;
}

/** The two units of an attack whose target is chosen. */
export function pairOf(state: Known): { readonly attacker: UnitId; readonly target: UnitId } {
  const { attack } = state;
  if (attack === null || attack.target === null) throw new Error(`no target in phase ${state.phase}`);
  return { attacker: attack.attacker, target: attack.target };
}

export function defenderOf(state: Known): number {
  return other(state.player);
}

/** The end of a phase: attacking Support is spent, an attacking unit stays in play. */
export function endAttack(draft: State, scribe: KillersEffects, exit: Exit): void {
  draft.exit = exit;
  if (draft.defeated !== null) return;
  const { attacker } = attackOf(draft);
  const seat = draft.player;
  if (!isSupport(attacker) || !sideOf(draft, seat).field.includes(attacker)) return;
  if (draft.switches.supportToReserve) {
    scribe.emit({ type: 'supportWithdrew', seat, unit: attacker, kind: kindOf(attacker) });
    withdraw(draft, scribe, seat, [attacker]);
  } else {
    lose(draft, scribe, seat, attacker, 'TK-RES5');
  }
}
