import { expect, test } from 'vitest';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { tankDuel } from '../../src/rules/tankDuel';
import type { Event } from '../../src/rules/tankDuel/events';
import { anyTable } from '../../tools/lib/anyTable';
import { pairingsOf } from '../../tools/lib/balancePlan';
import { countHits, hitReport, hitsTogether, hitTable, noHits } from '../../tools/lib/hitClasses';
import { loadGame, optionsFor } from '../../tools/lib/loadGame';
import { playByLot } from '../../tools/lib/playByLot';
import { simulate } from '../../tools/lib/simulate';

test('tables are drawn with two to eight seats and every value of every switch, and can be dealt', () => {
  const tables = Array.from({ length: 250 }, (_, at) => anyTable(tankDuel, openDice(seedDice(`table ${at}`))));
  expect(tables.filter((table) => tankDuel.checkOptions(table) !== null)).toEqual([]);
  expect([...new Set(tables.map(({ seats }) => seats))].toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  for (const { id, values } of tankDuel.options.filter(({ id: name }) => name !== 'short')) {
    const drawn = new Set(tables.map(({ options }) => options[id]));
    // Robots only take seats that are left; the short form, for two tanks alone, is drawn too seldom to ask for here.
    expect(values.filter((value) => !drawn.has(value)).length).toBeLessThan(values.length - 1);
  }
});

test('random play at drawn tables ends, with nothing illegal and nothing thrown', { timeout: 120_000 }, async () => {
  const loaded = await loadGame('tankDuel');
  for (let game = 0; game < 25; game++) {
    const options = anyTable(loaded.game, openDice(seedDice(`play ${game}`)));
    const players = Array.from({ length: options.seats }, () => 'random' as const);
    const tally = simulate(loaded, { options, players, games: 1, seed: `${game}`, longest: 20_000 }, () => {});
    expect([tally.finished, tally.illegal, tally.crashed]).toEqual([1, 0, 0]);
    expect(playByLot(loaded, options, `lot ${game}`, 20_000).end).toBe('finished');
  }
});

test('a game by lot says how it ended: broken off, or by what was thrown', async () => {
  const loaded = await loadGame('tankDuel');
  const options = optionsFor(loaded.game, { setup: 'centre', seats: 4 });
  expect(playByLot(loaded, options, '1', 20_000)).toEqual(playByLot(loaded, options, '1', 20_000));
  expect(playByLot(loaded, options, '1', 5)).toEqual({ end: 'unfinished', commands: 5 });
  const none = { ...loaded, game: { ...loaded.game, candidates: () => [] } };
  expect(playByLot(none, options, '1', 5)).toMatchObject({
    end: 'crashed',
    error: expect.stringContaining('dead end'),
  });
  const refused = { ...loaded, game: { ...loaded.game, refuse: () => ({ rule: 'TD-1.1c' }) } };
  expect(playByLot(refused, options, '1', 5)).toEqual({ end: 'illegal', commands: 0 });
});

test('hits are counted by place and severity, a tank lost at once with the hit that cost it', () => {
  const counts = noHits();
  const aimed = { type: 'aimed', tank: 'su1', enemy: 'de1', toHit: 50, terms: [], distance: 400 } as const;
  const pierced: Event[] = [
    aimed,
    { type: 'hit', tank: 'su1', enemy: 'de1' },
    { type: 'pierced', tank: 'de1', penetration: 9, armour: 7, location: 'hull' },
    { type: 'damaged', tank: 'de1', damage: 3, location: 'hull', severity: 'heavy' },
  ];
  const lost: Event = { type: 'eliminated', tank: 'de1', vp: 3, scorer: 'su1', medal: true };
  const stopped: Event[] = [
    aimed,
    { type: 'hit', tank: 'su1', enemy: 'de1' },
    { type: 'bounced', tank: 'de1', penetration: 5, armour: 7, location: 'turret' },
  ];
  // The last one burns out in a later phase: no hit of that command.
  for (const events of [[...pierced, lost], pierced, stopped, [lost]]) countHits(counts, events);
  const report = hitReport(counts);
  expect(report).toMatchObject({ shots: 3, hits: 3, bounced: 1, pierced: 2 });
  expect(report.lostAtOnce).toContain('hull heavy 1 of 2');
  expect(report.lostAtOnce).toContain('turret light 0 of 0');
  const twice = hitTable(hitsTogether(counts, counts)).split('\n');
  expect(twice[0]).toBe('Of 6 shots 6 hit (100 %), 2 bounced and 4 went through; of those, by place and severity:');
  expect(twice).toContain('| hull heavy | 4 | 2 | 50 % |');
  expect(twice).toContain('| turret light | 0 | 0 | – |');
});

test('the match-ups of Tank Duel have equal forces, and every set-up is played', () => {
  const pairings = pairingsOf(tankDuel);
  const duels = pairings.filter(({ options }) => 'de' in options);
  expect(duels.length).toBeGreaterThanOrEqual(8);
  for (const { setup, options } of duels)
    expect(optionsFor(tankDuel, { setup, seats: 2, options }).setup).toBe('meeting');
  const others = pairings.filter((pairing) => !duels.includes(pairing)).map(({ setup }) => setup);
  expect(others).toEqual(tankDuel.setups.filter((setup) => setup !== 'meeting'));
});
