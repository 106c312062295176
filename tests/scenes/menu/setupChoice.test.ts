import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { playableIds } from '../../../src/games/play';
import en from '../../../src/i18n/app/en/frame';
import ja from '../../../src/i18n/app/ja/frame';
import { namedSitters } from '../../../src/i18n/sitterName';
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
