import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/en/ui';
import { games } from '../../../src/rules';
import { dealOf, firstChoice, readChoice, sittersOf, swapped } from '../../../src/scenes/panels/setupChoice';
import { toyGame } from '../../support/toyGame';

const named = (template: string, number: number) => template.replace('{number}', String(number));

describe('what is chosen for a game', () => {
  test.each(Object.entries(games))('%s can be started without choosing anything', async (_, load) => {
    const { game } = await load();
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

  test('seats without a name get one, by who sits there', () => {
    const choice = { ...firstChoice(toyGame), seats: [seat(true, '  '), seat(false, '')] };
    const [person, bot] = sittersOf(choice, en.setup, named);
    expect(person).toEqual({ name: 'Player 1', controller: { kind: 'human' } });
    expect(bot).toEqual({ name: en.setup.botNames[1], controller: { kind: 'bot', level: 'normal' } });
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
