import { idOfKind } from '../core/ref';
import { attackOf, defenderOf, endAttack } from './attack';
import { command } from './cardPlay';
import { other, sideOf, topOf, withdraw } from './piles';
import type { KillersEffects, Known, State, UnitId } from './types';
import { isSupport, isUnit, kindOf, unitRef } from './units';

/** Opposing units in play: those in front of the opponent and a top card that lies face up. */
function unitsInPlay(state: Known): readonly UnitId[] {
  const side = sideOf(state, defenderOf(state));
  const top = side.topUp ? topOf(side) : null;
  return top === null ? side.field : [...side.field, top];
}

/** Everything the attacker could choose. */
function targetsOf(state: Known): readonly (UnitId | 'top')[] {
  const side = sideOf(state, defenderOf(state));
  const faceDown = side.deck.length > 0 && !side.topUp;
  return faceDown ? [...unitsInPlay(state), 'top'] : unitsInPlay(state);
}

export function beginTarget(draft: State, scribe: KillersEffects): void {
  if (targetsOf(draft).length > 0) {
    draft.active = [draft.player];
    return;
  }
  scribe.emit({ type: 'foundNothing', seat: draft.player });
  endAttack(draft, scribe, 'attackOver');
}

/** The top card of the opponent's deck where it lies face up. */
function faceUpTop(state: Known): UnitId | null {
  const side = sideOf(state, defenderOf(state));
  return side.topUp ? topOf(side) : null;
}

export const targetRow = command('target', {
  phases: ['target'],
  fields: { unit: (raw): raw is UnitId | 'top' => raw === 'top' || isUnit(raw) },
  path: {
    print: ({ seat, unit }) => [unit === 'top' ? `area:deck${other(seat)}` : unitRef(unit)],
    read(_, seat, [ref, ...more]) {
      const unit = ref === `area:deck${other(seat)}` ? 'top' : idOfKind('unit', ref);
      return more.length === 0 && (unit === 'top' || isUnit(unit)) ? { type: 'target', seat, unit } : null;
    },
  },
  tries: (state, seat) => targetsOf(state).map((unit) => ({ type: 'target', seat, unit })),
  subject: (state, { seat, unit }) => ({ state, seat, unit, top: unit === 'top' ? faceUpTop(state) : null }),
  checks: [
    {
      id: 'faceUp',
      rule: 'TK-TGT2',
      holds: ({ top }) => top === null,
      evidence: ({ top }) => (top === null ? [] : [unitRef(top)]),
    },
    {
      id: 'inPlay',
      rule: 'TK-TGT1',
      holds: ({ state, unit }) => targetsOf(state).includes(unit),
      evidence: ({ state }) => unitsInPlay(state).map(unitRef),
    },
  ],
  instead: ({ seat, top }) => (top === null ? null : { type: 'target', seat, unit: top }),
  apply: (draft, { unit }, scribe) => chooseTarget(draft, scribe, unit),
});

/** Support that turns up as a target goes to the reserve, and the phase is over. */
function chooseTarget(draft: State, scribe: KillersEffects, chosen: UnitId | 'top'): void {
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
