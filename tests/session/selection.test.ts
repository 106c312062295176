import { describe, expect, test } from 'vitest';
import type { Command, Game } from '../../src/rules/core/game';
import type { Match } from '../../src/session/match';
import { narrowed, takenOut } from '../../src/session/selection';
import { bidGame } from '../support/bids/game';
import { openBids } from '../support/bids/machine';
import { toyGame } from '../support/toyGame';
import { openToy } from '../support/toyMachine';
import { playToy } from '../support/toyPlay';

/** Every command that pointing can reach, with the way it was reached. */
function reach(legal: readonly Command[], picked: Parameters<typeof narrowed>[2] = []): [string, Command][] {
  const here = narrowed(toyGame, legal, picked);
  if (here === null) throw new Error(`offered ${picked.join()} leads nowhere`);
  const done: [string, Command][] = here.command === null ? [] : [[picked.join(), here.command]];
  return [...done, ...here.next.flatMap((ref) => reach(legal, [...picked, ref]))];
}

const game: Game = toyGame;
const wayTo = (command: Command) => game.path(command).join();

function everyTurn(match: Match): (readonly Command[])[] {
  return match.log.flatMap((_, length) => {
    const at = match.rewind(length);
    return at.state.active.map((seat) => at.legal(seat));
  });
}

describe('pointing', () => {
  test('reaches every legal command, each by its own path, and nothing else', () => {
    for (const legal of ['a', 'b', 'c'].flatMap((seed) => everyTurn(playToy(seed)))) {
      const reached = reach(legal);
      expect(legal.length).toBeGreaterThan(1);
      expect(new Set(reached.map(([way]) => way)).size).toBe(legal.length);
      expect(reached.map(([, command]) => JSON.stringify(command)).toSorted()).toEqual(
        legal.map((command) => JSON.stringify(command)).toSorted(),
      );
      for (const [way, command] of reached) expect(way).toBe(wayTo(command));
    }
  });

  test('offers at each stage what may be pointed at next', () => {
    const legal = openToy().legal(0);
    expect(narrowed(toyGame, legal, [])).toEqual({ picked: [], next: ['button:bet'], command: null });
    expect(narrowed(toyGame, legal, ['button:bet'])?.next).toEqual([1, 2, 3, 4, 5, 6].map((card) => `card:${card}`));
    expect(narrowed(toyGame, legal, ['button:bet', 'card:4'])?.command).toEqual({ type: 'bet', seat: 0, on: 4 });
  });

  test('at the wrong thing leads nowhere', () => {
    expect(narrowed(toyGame, openToy().legal(0), ['unit:0'])).toBeNull();
    expect(narrowed(toyGame, openToy().legal(0), ['button:bet', 'card:4', 'card:4'])).toBeNull();
    expect(narrowed(toyGame, [], [])).toEqual({ picked: [], next: [], command: null });
  });
  test('again at a thing takes it out of a set only, never off a path', () => {
    const path = openToy().legal(0);
    expect(takenOut(toyGame, path, ['button:bet'], 'button:bet')).toBeNull();
    const legal = openBids('lone', 1).legal(0);
    const [a, b] = (narrowed(bidGame, legal, [])?.next ?? []).filter((ref) => ref.startsWith('card:'));
    if (a === undefined || b === undefined) throw new Error('too few cards');
    expect(takenOut(bidGame, legal, [a, b], a)?.picked).toEqual([b]);
    expect(takenOut(bidGame, legal, [a], b)).toBeNull();
    expect(takenOut(bidGame, legal, [a, 'button:bid'], 'button:bid')).toBeNull();
  });
});
