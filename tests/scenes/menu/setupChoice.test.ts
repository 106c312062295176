import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { playableIds } from '../../../src/games/play';
import en from '../../../src/i18n/app/en/frame';
import ja from '../../../src/i18n/app/ja/frame';
import { namedSitters } from '../../../src/i18n/sitterName';
import { dealOf, firstChoice, readChoice, sittersOf, swapped } from '../../../src/scenes/menu/setupChoice';
import { toyGame } from '../../support/toyGame';

describe('what is chosen for a game', () => {
  test.each(playableIds)('%s can be started without choosing anything', async (id) => {
    const { game } = (await loadPlay(id)).module;
    expect(game.fault(dealOf(firstChoice(game), 'seed'))).toBeNull();
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

  test('swapping twice is not swapping', () => {
    const choice = { ...firstChoice(toyGame), seats: [seat(true, 'Ann'), seat(false, 'Bot')] };
    expect(swapped(choice).seats.map(({ name }) => name)).toEqual(['Bot', 'Ann']);
    expect(swapped(swapped(choice))).toEqual(choice);
  });
});

function seat(human: boolean, name: string) {
  return { human, name, level: 'normal' } as const;
}
