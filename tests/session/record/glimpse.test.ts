import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { playableIds } from '../../../src/games/play';
import type { Match } from '../../../src/session/match';
import { type Glimpse, isGlimpse, openGlimpse, readShareable, shareable } from '../../../src/session/record/glimpse';
import { linkOf, readLink } from '../../../src/session/record/link';
import { printRecord, recordOf } from '../../../src/session/record/record';
import { dealable, playAtRandom } from '../../support/randomPlay';
import { toyGame } from '../../support/toyGame';
import { openToy, toySitters } from '../../support/toyMachine';

const begun = (on = 4): Match =>
  openToy('hidden seed')
    .play({ type: 'bet', seat: 0, on } as never)
    .play({ type: 'bet', seat: 1, on: 5 } as never)
    .play({ type: 'step', seat: 0, to: 1 } as never);

function glimpse(match: Match, eyes: number | null = null, moment?: number): Glimpse {
  const shared = shareable(match, toySitters, eyes, moment);
  if (!isGlimpse(shared)) throw new Error('the whole game');
  return shared;
}

describe('what leaves a table where something is hidden', () => {
  test('holds no seed, no command and no secret', () => {
    const seen = glimpse(begun());
    expect(JSON.stringify(seen)).not.toContain('hidden seed');
    expect(Object.keys(seen)).toEqual('format game version setup options seats seal moment eyes view'.split(' '));
    expect(seen.view).toMatchObject({ cards: [null, null], bets: [null, null], placed: [true, true], at: [1, 5] });
  });

  test('is the same whatever the secret is', () => {
    expect(glimpse(begun(2))).toEqual(glimpse(begun(6)));
    expect(glimpse(begun(2), 1)).toEqual(glimpse(begun(6), 1));
    expect(glimpse(begun(2), 0)).not.toEqual(glimpse(begun(6), 0));
  });

  test('shows an earlier moment without what came after it', () => {
    expect(glimpse(begun(), null, 0).view).toMatchObject({ phase: 'betting', placed: [false, false], at: [0, 5] });
  });

  test('is whole once the game is over, and where nobody hides anything', () => {
    const over = begun().play({ type: 'resign', seat: 0 });
    expect(shareable(over, toySitters)).toEqual(recordOf(over, toySitters));
    // The game a fork was taken from may be running yet, and the record would hold its seed.
    const fork = begun().fork(1, 'another').play({ type: 'resign', seat: 0 });
    expect(isGlimpse(shareable(fork, toySitters))).toBe(true);
    const open = { ...begun(), game: { ...begun().game, secrets: false } };
    expect(shareable(open, toySitters)).toEqual(recordOf(open, toySitters));
  });
});

describe('a glimpse from outside', () => {
  test('comes back from a file and from a link', () => {
    const seen = glimpse(begun());
    expect(readShareable(printRecord(seen))).toEqual(seen);
    expect(readLink(linkOf(seen))).toEqual({ glimpse: seen });
    expect(openGlimpse(seen, toyGame as never)).toEqual(begun().view(null));
  });

  test.each([
    ['of another game', { game: 'other' }, 'unknownGame'],
    ['of another version', { version: 99 }, 'wrongVersion'],
    ['with a view that is none of its game', { view: { phase: 'action' } }, 'badField'],
    [
      'with a view the rules would not give',
      { view: { ...glimpse(begun()).view, stepped: 'x', bogus: 1 } },
      'badField',
    ],
    ['seen with eyes nobody has', { eyes: 7 }, 'badField'],
  ])('%s is told, not shown', (_, change, error) => {
    const read = readShareable(JSON.stringify({ ...glimpse(begun()), ...change }));
    if (!isGlimpse(read)) throw new Error('not read');
    expect(openGlimpse(read, toyGame as never)).toMatchObject({ error });
  });

  test.each([
    ['a seed slipped in', { seed: 'x' }, 'unknownField'],
    ['no view', { view: 7 }, 'badField'],
    ['a seal that is none', { seal: 'x' }, 'badField'],
    ['a moment before the start', { moment: -1 }, 'badField'],
  ])('%s is not read', (_, change, error) => {
    expect(readShareable(JSON.stringify({ ...glimpse(begun()), ...change }))).toMatchObject({ error });
  });
});

test.each(playableIds)(
  '%s: what is shared of a running game holds what everybody may know and can be looked at',
  async (id) => {
    const {
      module: { game },
      sequence,
    } = await loadPlay(id);
    const [table] = dealable(game);
    if (table === undefined) throw new Error('cannot be dealt');
    const { moments } = playAtRandom(game, sequence, table, '5', { longest: 5000, middles: 6, watch: () => {} });
    const sitters = Array.from({ length: table.seats }, () => ({ name: '', controller: { kind: 'human' } as const }));
    for (const { match } of moments.filter((moment) => moment.match.result === null)) {
      const shared = shareable(match, sitters);
      expect(isGlimpse(shared)).toBe(game.secrets);
      if (!isGlimpse(shared)) continue;
      const again = readLink(linkOf(shared));
      if (!('glimpse' in again)) throw new Error('no glimpse');
      expect(openGlimpse(again.glimpse, game)).toEqual(match.view(null));
    }
  },
);
