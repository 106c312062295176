import { refusal } from '../core/check';
import { type CommandTable, commandsOf } from '../core/commandTable';
import { settle } from './actionPoints';
import { strikeRow } from './airStrike';
import { attackRows } from './attack';
import { deploymentRows, deploymentStep } from './deployment';
import { enterRow } from './entry';
import { movementRows } from './movement';
import { SEATS } from './optionSpecs';
import { promoteRow } from './promotion';
import { closePurchase, purchaseRows } from './purchase';
import { command, turnPhases } from './row';
import type { Rule } from './rulebook';
import type { Command, Event, State } from './types';

/** Ends the purchase, a group's move, or the phase, whichever is open. */
const doneRow = command('done', {
  phases: ['purchase', ...turnPhases],
  fields: {},
  path: ['button:done'],
  tries: ({ activity }, seat) => (activity === null || activity.type === 'move' ? [{ type: 'done', seat }] : []),
  checks: [
    {
      id: 'bought',
      rule: 'TOT-11.1b',
      applies: ({ state }) => state.phase === 'purchase',
      holds: ({ state, command: { seat } }) => state.units.some((unit) => unit.seat === seat),
    },
    {
      id: 'activity',
      rule: 'TOT-6.0e',
      holds: ({ state: { activity } }) => activity === null || activity.type === 'move',
    },
    {
      // A unit under way still takes its facing.
      id: 'underWay',
      rule: 'TOT-7.0e',
      holds: ({ state: { activity } }) => activity?.type !== 'move' || activity.mover === null,
      evidence: ({ state: { activity } }) =>
        activity?.type === 'move' && activity.mover ? [`unit:${activity.mover.unit}`] : [],
    },
  ],
  apply(draft, { seat }, scribe) {
    if (draft.phase === 'purchase') closePurchase(draft, seat, scribe);
    else if (draft.activity !== null) settle(draft, 1, scribe);
    else draft.ended = true;
  },
});

const { chooseEdge, place, dig, nameAce } = deploymentRows;
const { face, ...moves } = movementRows;

/** Everything that can be commanded. What is tried in a phase is tried in this order. */
const table: CommandTable<State, Command, Event, Rule> = {
  ...purchaseRows,
  chooseEdge,
  place,
  face,
  dig,
  nameAce,
  ...moves,
  enter: enterRow,
  promote: promoteRow,
  ...attackRows,
  strike: strikeRow,
  done: doneRow,
};

export const commands = commandsOf<State, Command, Event, Rule>(table, {
  seats: SEATS.most,
  barred(state, { seat }, timely) {
    if (state.outcome !== null || !timely) return refusal('TOT-5.0b');
    if (state.active.includes(seat)) return null;
    return refusal((state.phase === 'deployment' ? deploymentStep(state)?.rule : undefined) ?? 'TOT-5.0a');
  },
});
