import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { playableIds } from '../../../src/games/play';
import en from '../../../src/i18n/app/en/frame';
import ja from '../../../src/i18n/app/ja/frame';
import { namedSitters } from '../../../src/i18n/sitterName';
import { firstPair } from '../../../src/rules/tankDuel/briefing';
import { printForce } from '../../../src/rules/tankDuel/forces';
import type { SetupChoice } from '../../../src/scenes/menu/setupChoice';
import {
  dealOf,
  exchanged,
  firstChoice,
  fitted,
  readChoice,
  seatCounts,
  shownOptions,
  sittersOf,
  swapped,
  withSeats,
} from '../../../src/scenes/menu/setupChoice';
import { bidGame } from '../../support/bids/game';
import { cite } from '../../support/cite';
import { toyGame } from '../../support/toyGame';

describe('what is chosen for a game', () => {
  test.each(playableIds)('%s can be started without choosing anything', async (id) => {
    const { game } = (await loadPlay(id)).module;
    expect(game.checkOptions(dealOf(firstChoice(game), 'seed'))).toBeNull();
  });

  test('a kept choice comes back', () => {
    const choice = { ...firstChoice(toyGame), seats: [seat(true, 'Ann'), seat(true, 'Ben')] };
    expect(readChoice(JSON.parse(JSON.stringify(choice)), toyGame)).toEqual(choice);
  });

  test.each([
    null,
    7,
    [],
    { setup: 'gone', seats: 'two', options: null },
    { seats: [{ human: 1 }] },
    { options: { none: true } },
  ])('what no longer fits is left out: %j', (raw) => {
    expect(readChoice(raw, toyGame)).toEqual(firstChoice(toyGame));
  });

  test('seats without a name are called by the reader, in the language of the moment', () => {
    const choice = { ...firstChoice(toyGame), seats: [seat(true, '  '), seat(false, ''), seat(true, ' Ann ')] };
    const sitters = sittersOf(choice);
    expect(sitters.map(({ name }) => name)).toEqual(['', '', 'Ann']);
    expect(sitters[1]?.controller).toEqual({ kind: 'bot', level: 'normal' });
    expect(namedSitters(sitters, en).map(({ name }) => name)).toEqual(['Player 1', 'Marlow', 'Ann']);
    expect(namedSitters(sitters, ja).map(({ name }) => name)).toEqual(['プレイヤー1', 'マーロウ', 'Ann']);
  });

  test(`${cite('ATA-10.1a')} how two play together is asked of two only`, async () => {
    const { game } = (await loadPlay('tankAce')).module;
    const asked = (count: number) => shownOptions(game, withSeats(firstChoice(game), count)).map(({ id }) => id);
    expect(asked(1)).not.toContain('together');
    expect(asked(2)).toContain('together');
    expect(asked(2).filter((id) => id !== 'together')).toEqual(asked(1));
  });

  test(`${cite('TK-OPT2')} the size of the British deck is asked where the British fight`, async () => {
    const { game } = (await loadPlay('tankKillers')).module;
    const asked = game.setups.filter((setup) =>
      shownOptions(game, { ...firstChoice(game), setup }).some(({ id }) => id === 'british50'),
    );
    expect(asked).toEqual(['germanBritish', 'americanBritish']);
  });

  test('as many sit down as the set-up takes, nearest to those who are there', () => {
    const first = firstChoice(bidGame);
    expect(first.seats.map(({ human }) => human)).toEqual([true]);
    expect(seatCounts(bidGame, first)).toEqual([1]);
    const open = fitted(bidGame, { ...first, setup: 'open' });
    expect(open.seats.map(({ human }) => human)).toEqual([true, false]);
    expect(seatCounts(bidGame, open)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const eight = withSeats({ ...open, seats: [seat(true, 'Ann'), seat(true, 'Ben')] }, 8);
    expect(eight.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', '', '', '', '', '', '']);
    expect(fitted(bidGame, { ...withSeats(eight, 7), setup: 'teams' }).seats).toHaveLength(6);
    expect(fitted(bidGame, { ...eight, setup: 'lone' }).seats).toEqual([seat(true, 'Ann')]);
    expect(readChoice(JSON.parse(JSON.stringify({ ...eight, setup: 'lone' })), bidGame).seats).toHaveLength(1);
  });

  test('what a changed set-up no longer shows is as usual again', async () => {
    const { game } = (await loadPlay('tankDuel')).module;
    const muddy = fitted(game, withOptions(firstChoice(game), { deepMud: true, roads: false }));
    expect(muddy.options).toMatchObject({ deepMud: true, roads: false });
    const shown = shownOptions(game, muddy).map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(['deepMud', 'roads']));
    expect(shown).not.toContain('hatches');
    // Deep Mud and a snow storm exclude each other, and nobody could switch off what is not shown.
    const stormy = fitted(game, { ...muddy, setup: 'blizzard' });
    expect(stormy.options).toMatchObject({ deepMud: false, roads: true });
    expect(game.checkOptions(dealOf(stormy, ''))).toBeNull();
    expect(shownOptions(game, withOptions(muddy, { deepMud: false })).map(({ id }) => id)).not.toContain('roads');
  });

  test(`${cite('TD-Q86')} forces of one's own go along with the deal, are kept, and keep nobody from sitting down`, async () => {
    const { game } = (await loadPlay('tankDuel')).module;
    const sheet = { de: ['pz4:veteran', 'pz3:veteran'], su: ['t34-76-m43:veteran', 't34-76-m43:green'] };
    const uneven = { ...firstChoice(game), sheet };
    expect(game.checkOptions(dealOf(uneven, ''))).toMatchObject({ problem: 'forcesUneven' });
    expect(seatCounts(game, uneven)).toEqual(seatCounts(game, firstChoice(game)));
    const pair = firstPair(2);
    const even = { ...uneven, sheet: { de: printForce(pair?.de ?? []), su: printForce(pair?.su ?? []) } };
    expect(game.checkOptions(dealOf(even, ''))).toBeNull();
    expect(readChoice(JSON.parse(JSON.stringify(even)), game)).toEqual(even);
    expect(readChoice(JSON.parse(JSON.stringify(uneven)), game).sheet).toEqual({});
    expect(readChoice({ ...even, sheet: { de: [1], su: 'x', none: [] } }, game).sheet).toEqual({});
  });

  test('two people change places', () => {
    const choice = { ...firstChoice(bidGame), seats: ['Ann', 'Ben', 'Cy'].map((name) => seat(true, name)) };
    expect(exchanged(choice, 0, 2).seats.map(({ name }) => name)).toEqual(['Cy', 'Ben', 'Ann']);
    expect(exchanged(choice, 1, 1)).toEqual(choice);
  });

  test('swapping twice is not swapping', () => {
    const choice = { ...firstChoice(toyGame), seats: [seat(true, 'Ann'), seat(false, 'Bot')] };
    expect(swapped(choice).seats.map(({ name }) => name)).toEqual(['Bot', 'Ann']);
    expect(swapped(swapped(choice))).toEqual(choice);
  });
});

function seat(human: boolean, name: string) {
  return { human, name, level: 'normal' } as const;
}

function withOptions(choice: SetupChoice, options: SetupChoice['options']): SetupChoice {
  return { ...choice, options: { ...choice.options, ...options } };
}
