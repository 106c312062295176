import { expect, test } from 'vitest';
import { loadPlay } from '../../src/games/loadPlay';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { openMatch } from '../../src/session/match';
import { cite } from '../support/cite';

test(`${cite('TD-3.0a', 'TD-3.1c', 'TD-3.1d')} draw, initiative, Tank Phases and reinforcement follow each other, game after game`, async () => {
  const { module, sequence } = await loadPlay('tankDuel');
  const follows: { readonly [phase: string]: readonly string[] } = {
    bid: ['bid', 'fireCheck', 'moraleCheck', 'hatches', 'action', 'over'],
    fireCheck: ['moraleCheck', 'hatches', 'action', 'fireCheck', 'bid', 'excess', 'over'],
    moraleCheck: ['hatches', 'action', 'fireCheck', 'moraleCheck', 'bid', 'excess', 'over'],
    hatches: ['action'],
    discard: ['discard', 'fireCheck', 'moraleCheck', 'hatches', 'action', 'bid', 'excess', 'over'],
    excess: ['excess', 'bid', 'over'],
    move: ['shake', 'offer', 'flank', 'action', 'over'],
    target: ['target', 'reply', 'location', 'acquire', 'offer', 'action'],
    acquire: ['offer', 'action', 'over'],
  };
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const lots = openDice(seedDice(`order ${seed}`));
    let match = openMatch(module.game, sequence, { setup: 'city', seats: 2, options: {}, seed });
    while (match.result === null) {
      const from = match.state.phase;
      const [seat = 0] = match.state.active;
      const legal = match.legal(seat);
      const command = legal[lots.roll(legal.length, 'lot') - 1];
      if (command === undefined) throw new Error(`a dead end in ${from}`);
      match = match.play(command);
      seen.add(from);
      if (follows[from] !== undefined) expect(follows[from], from).toContain(match.state.phase);
    }
  }
  for (const phase of ['bid', 'hatches', 'discard', 'move']) expect([...seen]).toContain(phase);
});
