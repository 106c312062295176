import { command } from './cardPlay';
import { cardOf } from './data/tactics';
import { settleDeck, sideOf, takeTop, withdraw } from './piles';
import type { KillersEffects, Known, State, UnitId } from './types';
import { isSupport, isUnit, kindOf, unitRef } from './units';

/** Last turn's attackers leave; then the top card attacks, unless the player has to wait for a Full Exchange. */
export function beginAttacker(draft: State, scribe: KillersEffects): void {
  const seat = draft.player;
  const side = sideOf(draft, seat);
  if (side.field.length > 0) {
    const units = [...side.field];
    scribe.emit({ type: 'withdrew', seat, units, kinds: units.map(kindOf) });
    withdraw(draft, scribe, seat, units);
  }
  if (side.exhausted || side.deck.length === 0) {
    scribe.emit({ type: 'heldBack', seat });
    draft.exit = 'turnOver';
    return;
  }
  layAttacker(draft, scribe);
}

/** The top card of the own deck is laid face up in front of the player and attacks. */
function layAttacker(draft: State, scribe: KillersEffects): void {
  const seat = draft.player;
  const side = sideOf(draft, seat);
  const known = side.topUp;
  const unit = takeTop(side);
  side.field.push(unit);
  openAttack(draft, unit);
  const event = { type: 'advanced', seat, unit, kind: kindOf(unit), again: false } as const;
  scribe.emit(known ? event : { ...event, reveals: true });
  settleDeck(draft, scribe, seat);
}

function openAttack(draft: State, attacker: UnitId): void {
  draft.attack = { attacker, target: null, cards: [], toPlay: draft.player, passes: 0, die: null };
  draft.free = null;
  draft.exit = 'done';
}

/** The units that may attack again: those that attacked this turn and are still in play. */
export function againOf(state: Known): readonly UnitId[] {
  return sideOf(state, state.player).field.filter((unit) => !isSupport(unit));
}

/** After a "same unit" card the player chooses; otherwise the top card attacks. */
export function beginFreeAttacker(draft: State, scribe: KillersEffects): void {
  const same = draft.free !== null && cardOf(draft.free).sameUnit === true;
  if (same && againOf(draft).length > 0) draft.active = [draft.player];
  else layAttacker(draft, scribe);
}

function attackAgain(draft: State, scribe: KillersEffects, unit: UnitId): void {
  openAttack(draft, unit);
  scribe.emit({ type: 'advanced', seat: draft.player, unit, kind: kindOf(unit), again: true });
}

export const attackerRows = {
  sameUnit: command('sameUnit', {
    phases: ['freeAttacker'],
    fields: { unit: isUnit },
    path: ['unit:{unit}'],
    tries: (state, seat) => againOf(state).map((unit) => ({ type: 'sameUnit', seat, unit })),
    checks: [
      {
        id: 'support',
        rule: 'TK-FREE3',
        holds: ({ command: { unit } }) => !isSupport(unit),
        evidence: ({ command: { unit } }) => [unitRef(unit)],
      },
      {
        id: 'attacked',
        rule: 'TK-Q17',
        holds: ({ state, command: { unit } }) => againOf(state).includes(unit),
        evidence: ({ state, command: { seat } }) => sideOf(state, seat).field.map(unitRef),
      },
    ],
    apply: (draft, { unit }, scribe) => attackAgain(draft, scribe, unit),
  }),
  newCard: command('newCard', {
    phases: ['freeAttacker'],
    fields: {},
    path: ['button:newCard'],
    tries: (_, seat) => [{ type: 'newCard', seat }],
    checks: [
      { id: 'deck', rule: 'TK-FREE4', holds: ({ state, command: { seat } }) => sideOf(state, seat).deck.length > 0 },
    ],
    apply: (draft, _, scribe) => layAttacker(draft, scribe),
  }),
};
