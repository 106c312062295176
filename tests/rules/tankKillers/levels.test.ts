import { expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Seat } from '../../../src/rules/core/game';
import type { BotQuestion, Level } from '../../../src/rules/core/module';
import { tankKillers } from '../../../src/rules/tankKillers';
import { think as thinkAhead } from '../../../src/rules/tankKillers/bot/think';
import { killersOrder, sit } from './table';

const think = (question: BotQuestion) => thinkAhead(question, killersOrder);

/** One game between two levels; answers who won. The search is kept short: the order of levels must not need more. */
function duel(levels: readonly [Level, Level], setup: string, seed: string): Seat {
  const state = tankKillers.deal({ setup, seats: 2, options: {} }, openDice(seedDice(seed)));
  const table = sit(state, openDice(seedDice(`${seed} play`))).open('draw');
  for (let moves = 0; state.defeated === null; moves++) {
    expect(moves).toBeLessThan(3000);
    const { seat } = table;
    const level = levels[seat] ?? 'easy';
    const short = level === 'easy' ? {} : { positions: 200 };
    const answer = think({ view: tankKillers.view(state, seat), seat, seed: `${seed} ${moves}`, level, ...short });
    const command = tankKillers.parse(answer.command);
    if (command === null) throw new Error('the bot answers with no command');
    table.give(command);
  }
  return 1 - state.defeated;
}

test('thinking pays: the hard level beats the easy one, both sides and all nations in turn', {
  timeout: 300_000,
}, () => {
  const games = 12;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const setup = tankKillers.setups[Math.floor(game / 2) % 3] ?? '';
    const seat = game % 2;
    const winner = duel(seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'], setup, `pair ${Math.floor(game / 2)}`);
    if (winner === seat) won += 1;
  }
  expect(won / games).toBeGreaterThan(0.6);
});
