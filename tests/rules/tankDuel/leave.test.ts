import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { openMatch } from '../../../src/session/match';
import { cite } from '../../support/cite';
import { card, lay, pulled, sighted } from './duel';

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

test(`${cite('TD-8.2', 'TD-Q90')} the robot that drives on takes no second Tank Action`, () => {
  const laid = (hands: readonly number[]) =>
    lay({ seats: 4, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[...hands], [], [31], []] }).phaseOf('de1', [
      'su1',
    ]);
  const acted = laid([30, 40]).give({ type: 'crew', order: 'pass', card: 30 });
  acted.leave(0);
  expect(acted.all('robotStep').map(({ step }) => step)).toEqual(['command', 'terrain']);
  expect(acted.saw('moved')).toBe(false);
  expect(acted.state.current).toBe('su1');
  const looking = laid([30, 40]).give({ type: 'crew', order: 'spot', card: 30 });
  looking.leave(0);
  expect(looking.saw('moved')).toBe(false);
  const fresh = laid([30, 40]);
  fresh.leave(0);
  expect(fresh.saw('moved')).toBe(true);
});

test(`${cite('TD-Q90', 'TD-Q14', 'TD-5.4.3f')} a robot that takes over keeps an acquired target unless the new shot is of high quality`, () => {
  const move = card('move', 1);
  const offered = (range: number, vehicle = 'pz4') => {
    const duel = lay({ seats: 4, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[move], [], [], []] });
    Object.assign(duel.tank('de1'), { vehicle });
    for (const id of ['su1', 'su2'] as const) {
      duel.tank(id).spotted = ['de2'];
      duel.tank(id).acquired = { tank: 'de2', bonus: 20 };
      duel.tank(id).range = range;
    }
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${move}.move`] })
      .give({ type: 'move', to: 800, card: move });
    expect(duel.state.phase).toBe('offer');
    duel.leave(1);
    return duel;
  };
  const far = offered(800);
  expect(far.tank('su1')).toMatchObject({ spotted: ['de2'], acquired: { tank: 'de2' } });
  expect(far.all('declined')).toMatchObject([{ tank: 'su1', enemy: 'de1' }]);
  // The other player is still asked.
  expect(far.state.offers).toMatchObject([{ spotter: 'su2' }]);
  // A Tiger (P) 200 m away: 93 and 10 less 30, and 13 against 13, is enough for the most careful.
  const near = offered(-600, 'tiger-p');
  expect(near.tank('su1')).toMatchObject({ spotted: ['de2', 'de1'], acquired: null });
});

test(`${cite('TD-Q90', 'TD-5.4.3f')} the same after its own look-out`, () => {
  const duel = lay({
    seats: 4,
    de: ['pz4', 'pz4'],
    su: ['kv85', 'kv85'],
    hands: [[30], [], [], []],
    deck: [pulled({ with: ['binoculars'] })],
  });
  duel.tank('de1').spotted = ['su2'];
  duel.tank('de1').acquired = { tank: 'su2', bonus: 10 };
  duel
    .phaseOf('de1', ['su1'])
    .give({ type: 'crew', order: 'spot', card: 30 })
    .give({ type: 'attempt', tank: 'su1', cards: [] })
    .give({ type: 'letStand' });
  expect(duel.state.phase).toBe('keepAcquired');
  duel.leave(0);
  // 34 at 1600 m: no shot worth giving the other one up for.
  expect(duel.tank('de1')).toMatchObject({ spotted: ['su2'], acquired: { tank: 'su2' } });
  expect(duel.state.offers).toEqual([]);
});

test(`${cite('TD-Q90', 'TD-Q14', 'TD-5.4.3f')} the same where it takes over while the enemy may still answer the look-out`, () => {
  const looking = (range: number, vehicle = 'pz4') => {
    const duel = lay({
      seats: 4,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [[30], [], [], []],
      deck: [pulled({ with: ['binoculars'] })],
    });
    Object.assign(duel.tank('de1'), { vehicle, spotted: ['su2'], acquired: { tank: 'su2', bonus: 10 } });
    duel.tank('su1').range = range;
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'crew', order: 'spot', card: 30 })
      .give({ type: 'attempt', tank: 'su1', cards: [] });
    expect(duel.state.phase).toBe('reply');
    duel.leave(0);
    duel.give({ type: 'letStand' });
    return duel;
  };
  // Far away the shot is worth no acquisition; at 200 m that of a Tiger (P) is worth it to the most careful.
  const far = looking(800);
  expect(far.tank('de1')).toMatchObject({ spotted: ['su2'], acquired: { tank: 'su2' } });
  expect(far.all('declined')).toMatchObject([{ tank: 'de1', enemy: 'su1' }]);
  const near = looking(-600, 'tiger-p');
  expect(near.tank('de1')).toMatchObject({ spotted: ['su2', 'su1'], acquired: null });
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
