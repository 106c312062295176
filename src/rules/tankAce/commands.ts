import { refusal } from '../core/check';
import { commandsOf } from '../core/commandTable';
import { careerRows } from './careerCommands';
import { gunRows } from './gunCommands';
import { moveRows } from './moveCommands';
import { orderRows } from './orderCommands';
import type { Rule } from './rulebook';
import type { Command, Event, Phase, State } from './types';

/** What is asked of the player in each phase, and the rule that says so. */
const phaseRules: { readonly [phase in Phase]?: Rule } = {
  enlist: 'ATA-4.0a',
  school: 'ATA-4.6b',
  skills: 'ATA-7.7b',
  assign: 'ATA-7.4.3n',
  load: 'ATA-4.4.3a',
  deploy: 'ATA-4.3.2b',
  prelude: 'ATA-7.6e',
  orders: 'ATA-6.2j',
  expert: 'ATA-7.7.expert',
  stow: 'ATA-7.2C1',
  sense: 'ATA-7.7.sixthsense',
  strike: 'ATA-7.6f',
  after: 'ATA-6.8a',
};

export const commands = commandsOf<State, Command, Event, Rule>(
  { ...careerRows, ...gunRows, ...moveRows, ...orderRows },
  {
    seats: 2,
    barred(state, { seat }, timely) {
      if (state.ended) return refusal<Rule>('ATA-3.7a');
      if (!state.active.includes(seat)) return refusal<Rule>('ATA-7.2.3-C1');
      return timely ? null : refusal<Rule>(phaseRules[state.phase] ?? 'ATA-7.2.3-C1');
    },
  },
);
