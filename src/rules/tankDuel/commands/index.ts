import { refusal } from '../../core/check';
import type { SealedRow } from '../../core/command';
import { type CommandTable, commandsOf } from '../../core/commandTable';
import type { Rule } from '../rulebook';
import type { Command, Event, Known, State } from '../types';
import { fieldRows } from './field';
import { nearness } from './nearest';
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

const rows: ReadonlyMap<string, SealedRow<State, Command, Event, Rule>> = new Map(Object.entries(table));

/** Commands of this type that would be allowed now. */
function open(state: Known, type: Command['type'], seat: number): readonly Command[] {
  const row = rows.get(type);
  if (row === undefined || !row.phases.includes(state.phase)) return [];
  return row.tries(state, seat).filter((each) => each.type === type && row.allows(state, each));
}

/** The allowed command of the same type that keeps most of what was meant; cards above the level may be paid for first. */
function advise(state: Known, command: Command): Command | null {
  if (state.ended || !state.active.includes(command.seat)) return null;
  const wanted = rows.get(command.type)?.print(command) ?? [];
  let best: Command | null = null;
  let most = 0;
  for (const each of open(state, command.type, command.seat)) {
    const near = nearness(wanted, rows.get(each.type)?.print(each) ?? []);
    if (near > most) [best, most] = [each, near];
  }
  return best ?? (command.type === 'declare' ? boostFor(state, command) : null);
}

/** Orders that would make the very same declaration possible. */
function boostFor(state: Known, declared: Extract<Command, { type: 'declare' }>): Command | null {
  const boosts = open(state, 'boost', declared.seat);
  return boosts.find((boost) => boost.type === 'boost' && table.declare.allows(paid(state, boost), declared)) ?? null;
}

/** The position once the orders are paid. */
function paid(state: Known, { seat, level, by, cards }: Extract<Command, { type: 'boost' }>): Known {
  const hands = state.hands.map((hand, owner) =>
    owner === seat ? hand.filter((card) => !cards.includes(card)) : hand,
  );
  return { ...state, hands, step: state.step === null ? null : { ...state.step, boost: { level, by } } };
}

export const SEATS = { least: 1, most: 8 } as const;

export const commands = commandsOf<State, Command, Event, Rule>(table, {
  seats: SEATS.most,
  barred(state, command, timely) {
    if (state.ended) return refusal('TD-3.2');
    if (!timely) return refusal(times[command.type]);
    return state.active.includes(command.seat) ? null : refusal('TD-3.0b');
  },
  advise,
});
