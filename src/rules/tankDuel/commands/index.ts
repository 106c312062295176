import { refusal } from '../../core/check';
import { type CommandTable, commandsOf } from '../../core/commandTable';
import type { Rule } from '../rulebook';
import type { Command, Event, State } from '../types';
import { fieldRows } from './field';
import { replyRows } from './replies';
import { roundRows } from './round';
import { setRows } from './sets';
import { tankActionRows } from './tankAction';

const table: CommandTable<State, Command, Event, Rule> = {
  ...roundRows,
  ...fieldRows,
  ...tankActionRows,
  ...setRows,
  ...replyRows,
};

/** By which rule a command has its place elsewhere. */
const times: { readonly [type in Command['type']]: Rule } = {
  discardExcess: 'TD-Q9',
  keep: 'TD-Q9',
  bid: 'TD-3.1b',
  bailOut: 'TD-12.6.1a',
  extinguish: 'TD-3.1d',
  fightFire: 'TD-3.1d',
  rally: 'TD-3.1d',
  testMorale: 'TD-3.1d',
  hatch: 'TD-8.1f',
  command: 'TD-3.1e',
  commandSelf: 'TD-3.1e',
  placeTerrain: 'TD-3.1e',
  stop: 'TD-3.1e',
  takeHill: 'TD-3.1e',
  takeRoad: 'TD-3.1e',
  fireGun: 'TD-3.1e',
  advance: 'TD-3.1e',
  assault: 'TD-3.1e',
  boost: 'TD-3.1e',
  declare: 'TD-3.1e',
  crew: 'TD-3.1e',
  pass: 'TD-3.1e',
  repair: 'TD-3.1e',
  endAction: 'TD-3.1e',
  attempt: 'TD-8.3.5i.1',
  acquisition: 'TD-5.4.3f',
  move: 'TD-8.3.3b',
  shake: 'TD-10.1.3a',
  flank: 'TD-8.3.3b',
  unflank: 'TD-8.3.3b',
  steal: 'TD-8.3.3b',
  lead: 'TD-8.3.3b',
  leadSelf: 'TD-8.3.3b',
  quickLoad: 'TD-11.1.2b',
  target: 'TD-11.1.3',
  location: 'TD-11.1.3',
  pullLocation: 'TD-11.1.3',
  loseCard: 'TD-12.1.4d.16',
  acquire: 'TD-11.1.4',
  weapon: 'TD-Q81',
  tactics: 'TD-13.1c',
  letStand: 'TD-13.1c',
  spotOffer: 'TD-Q14',
  discard: 'TD-3.1f',
  endPhase: 'TD-3.1f',
};

export const SEATS = { least: 1, most: 8 } as const;

export const commands = commandsOf<State, Command, Event, Rule>(table, {
  seats: SEATS.most,
  barred(state, command, timely) {
    if (state.ended) return refusal('TD-3.2');
    if (!timely) return refusal(times[command.type]);
    return state.active.includes(command.seat) ? null : refusal('TD-3.0b');
  },
});
