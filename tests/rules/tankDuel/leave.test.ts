import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { openMatch } from '../../../src/session/match';
import { card, lay, sighted } from './duel';

test('a player who leaves lays off the hand, and robots drive the tanks on', () => {
  const duel = lay({
    seats: 4,
    de: ['pz4', 'pz4'],
    su: ['kv85', 'kv85'],
    hands: [[card('fire', 5), 30], [], [31], []],
    edit: sighted,
  });
  duel.phaseOf('de1', ['su1']).give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] });
  duel.leave(0);
  expect(duel.tank('de1')).toMatchObject({ seat: null });
  expect(duel.tank('de1').robot).not.toBeNull();
  expect(duel.hand(0)).toEqual([]);
  expect(duel.state.discard).toContainEqual({ card: 30, seen: [0] });
  // The shot it had declared is fired.
  expect(duel.state.reply).toMatchObject({ to: 'fire', tank: 'de1' });
  expect(duel.tank('de2').seat).toBe(2);
});

test('whenever somebody leaves, the others play on to an end', { timeout: 300_000 }, async () => {
  const { module, sequence } = await loadPlay('tankDuel');
  const options = { infantry: true, atGuns: true };
  for (let game = 0; game < 12; game++) {
    const lots = openDice(seedDice(`leaving ${game}`));
    const pick = <T>(list: readonly T[]): T => {
      const item = list[lots.roll(list.length, 'lot') - 1];
      if (item === undefined) throw new Error('nothing to pick');
      return item;
    };
    let match = openMatch(module.game, sequence, { setup: 'centre', seats: 4, options, seed: `leaving ${game}` });
    const leavesAt = 5 + lots.roll(120, 'when');
    while (match.result === null) {
      const seat = pick(match.state.active);
      if (match.log.length === leavesAt) match = match.play({ type: 'resign', seat });
      else match = match.play(pick(match.legal(seat)));
      expect(match.log.length).toBeLessThan(3000);
    }
    expect(match.step.over).toBe(true);
  }
});
