import { describe, expect, test } from 'vitest';
import { won } from '../../src/rules/core/result';
import { concession, parseCommand, refuseConcession } from '../../src/session/concede';
import { type Command, toyGame } from '../support/toyGame';
import { openToy } from '../support/toyMachine';

describe('giving up', () => {
  test('ends the game at once, for all others', () => {
    const resigned = openToy().play({ type: 'resign', seat: 1 });
    expect(resigned.result).toEqual(won('resigned', [0]));
    expect(resigned.log.at(-1)).toMatchObject({ events: [{ type: 'resigned', seat: 1 }], final: false });
    expect(concession({ type: 'flag', seat: 0 }, 4)).toEqual({
      event: { type: 'flagged', seat: 0 },
      result: won('flagged', [1, 2, 3]),
    });
  });

  test('is open to a seat that is not to move', () => {
    const bet: Command = { type: 'bet', seat: 0, on: 1 };
    const match = openToy().play(bet);
    expect(match.state.active).toEqual([1]);
    expect(match.refuse({ type: 'resign', seat: 0 })).toBeNull();
  });

  test.each([[-1], [2], [0.5], [Number.NaN]])('is not for seat %d', (seat) => {
    expect(refuseConcession({ type: 'resign', seat }, 2)).toEqual({ rule: 'seat' });
    expect(openToy().refuse({ type: 'flag', seat })).toEqual({ rule: 'seat' });
  });
});

describe('a command from outside', () => {
  const parse = (raw: unknown) => parseCommand(toyGame, raw, 2);

  test('is a concession or what the game can read, without what else came along', () => {
    expect(parse({ type: 'resign', seat: 1, by: 'me' })).toEqual({ type: 'resign', seat: 1 });
    expect(parse({ type: 'flag', seat: 0 })).toEqual({ type: 'flag', seat: 0 });
    expect(parse({ type: 'bet', seat: 0, on: 3, x: 1 })).toEqual({ type: 'bet', seat: 0, on: 3 });
  });

  test.each([
    [null],
    ['resign'],
    [[]],
    [{}],
    [{ type: 'resign' }],
    [{ type: 'resign', seat: '0' }],
    [{ type: 'resign', seat: 2 }],
    [{ type: 'pass', seat: 0.5 }],
    [{ type: 'bet', seat: 0, on: 7 }],
    [{ type: 'fly', seat: 0 }],
  ])('%j is none', (raw) => {
    expect(parse(raw)).toBeNull();
  });
});
