import { refusal } from '../core/check';
import { rowsOf } from '../core/command';
import { type CommandTable, commandsOf } from '../core/commandTable';
import { oneOf } from '../core/guards';
import { FACING_NAMES, isSquareId, type SquareId } from '../core/square';
import { rememberedBoard } from './board';
import { drive, endDrawn } from './drive';
import { driveChecks, nearestDrive, wishOf } from './driveChecks';
import { rememberedReach } from './movement';
import { driveAt, pathOfDrive } from './pointing';
import type { Rule } from './rulebook';
import { drivesOf } from './turns';
import type { Command, Event, Place, State } from './types';

const command = rowsOf<State, Command, Event, Rule>();
const isSquare = (raw: unknown): raw is SquareId => typeof raw === 'string' && isSquareId(raw);

const table: CommandTable<State, Command, Event, Rule> = {
  drive: command('drive', {
    phases: ['turn'],
    fields: {
      from: isSquare,
      to: (raw): raw is Place => raw === 'off' || isSquare(raw),
      facing: oneOf(...FACING_NAMES),
      fireAt: (raw): raw is SquareId | null => raw === null || isSquare(raw),
    },
    path: { print: pathOfDrive, read: driveAt },
    tries: (state, seat) =>
      drivesOf(rememberedBoard(state), seat, (number) => rememberedReach(state, number)).map((option) => option.drive),
    subject: wishOf,
    checks: driveChecks,
    instead: nearestDrive,
    apply: drive,
  }),
  offerDraw: command('offerDraw', {
    phases: ['turn'],
    fields: {},
    path: ['button:offerDraw'],
    tries: (_, seat) => [{ type: 'offerDraw', seat }],
    checks: [{ id: 'once', rule: 'TC-Q9', holds: ({ state }) => state.offer === 'none' }],
    apply(draft, { seat }, scribe) {
      draft.offer = 'open';
      scribe.emit({ type: 'drawOffered', seat });
    },
  }),
  acceptDraw: command('acceptDraw', {
    phases: ['drawOffer'],
    fields: {},
    path: ['button:acceptDraw'],
    tries: (_, seat) => [{ type: 'acceptDraw', seat }],
    checks: [],
    apply(draft, { seat }, scribe) {
      draft.offer = 'none';
      scribe.emit({ type: 'drawAccepted', seat });
      endDrawn(draft, 'agreement', scribe);
    },
  }),
  declineDraw: command('declineDraw', {
    phases: ['drawOffer'],
    fields: {},
    path: ['button:declineDraw'],
    tries: (_, seat) => [{ type: 'declineDraw', seat }],
    checks: [],
    apply(draft, { seat }, scribe) {
      draft.offer = 'refused';
      scribe.emit({ type: 'drawDeclined', seat });
    },
  }),
};

export const commands = commandsOf<State, Command, Event, Rule>(table, {
  seats: 2,
  barred(state, { seat, type }, timely) {
    if (state.ending !== null || !state.active.includes(seat)) return refusal('TC-TURN1');
    if (timely) return null;
    // An offer is answered before anybody drives on.
    return refusal('TC-Q9', [], type === 'drive' ? { type: 'declineDraw', seat } : undefined);
  },
});
