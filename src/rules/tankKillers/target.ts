import type { Refusal } from '../core/game';
import { attackOf, defenderOf, endAttack } from './attack';
import { sideOf, topOf, withdraw } from './piles';
import type { Known, State, TargetCommand, UnitId, Writer } from './types';
import { isSupport, kindOf, unitRef } from './units';

/** Opposing units in play: those in front of the opponent and a top card that lies face up. */
export function unitsInPlay(state: Known): readonly UnitId[] {
  const side = sideOf(state, defenderOf(state));
  const top = side.topUp ? topOf(side) : null;
  return top === null ? side.field : [...side.field, top];
}

/** Everything the attacker could choose. */
export function targetsOf(state: Known): readonly (UnitId | 'top')[] {
  const side = sideOf(state, defenderOf(state));
  const faceDown = side.deck.length > 0 && !side.topUp;
  return faceDown ? [...unitsInPlay(state), 'top'] : unitsInPlay(state);
}

export function beginTarget(draft: State, scribe: Writer): void {
  if (targetsOf(draft).length > 0) {
    draft.active = [draft.player];
    return;
  }
  scribe.emit({ type: 'foundNothing', seat: draft.player });
  endAttack(draft, scribe, 'attackOver');
}

export function refuseTarget(state: Known, command: TargetCommand): Refusal | null {
  if (targetsOf(state).includes(command.unit)) return null;
  const evidence = unitsInPlay(state).map(unitRef);
  if (command.unit !== 'top') return { rule: 'TK-TGT1', evidence };
  const side = sideOf(state, defenderOf(state));
  const top = side.topUp ? topOf(side) : null;
  if (top === null) return { rule: 'TK-TGT1', evidence };
  const instead: TargetCommand = { ...command, unit: top };
  return { rule: 'TK-TGT2', evidence: [unitRef(top)], instead };
}

/** Support that turns up as a target goes to the reserve, and the phase is over. */
export function chooseTarget(draft: State, scribe: Writer, chosen: UnitId | 'top'): void {
  const seat = defenderOf(draft);
  const side = sideOf(draft, seat);
  const unit = chosen === 'top' ? topOf(side) : chosen;
  if (unit === null) throw new Error(`seat ${seat} has no top card`);
  attackOf(draft).target = unit;
  const event = { type: 'targeted', seat, unit, kind: kindOf(unit) } as const;
  if (chosen === 'top') {
    side.topUp = true;
    scribe.emit({ ...event, reveals: true });
  } else {
    scribe.emit(event);
  }
  if (!isSupport(unit)) {
    draft.exit = 'done';
    return;
  }
  scribe.emit({ type: 'supportFound', seat, unit, kind: kindOf(unit) });
  withdraw(draft, scribe, seat, [unit]);
  endAttack(draft, scribe, 'attackOver');
}
