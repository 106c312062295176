import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankDuelChart } from '../../../src/machines/tankDuel';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankDuel } from '../../../src/rules/tankDuel';
import { type Puzzle, puzzleIds, puzzles } from '../../../src/rules/tankDuel/data/puzzles';
import { everyShot, rankedShots, shotOf } from '../../../src/rules/tankDuel/study/everyShot';
import { bestOf, isMore, knockOut, openPuzzle, tryPuzzle } from '../../../src/rules/tankDuel/study/puzzles';
import type { Command } from '../../../src/rules/tankDuel/types';

const order = sequenceOf(tankDuelChart);
const linesOf = (puzzle: Puzzle) => everyShot(order, openPuzzle(order, puzzle), puzzle.seat);

const named = puzzles.map((puzzle) => [puzzle.id, puzzle] as const);

test('there are at least twelve puzzles, each with a name of its own', () => {
  expect(puzzles.map(({ id }) => id)).toEqual([...puzzleIds]);
  expect(puzzles.length).toBeGreaterThanOrEqual(12);
});

describe.each(named)('%s', (_, puzzle) => {
  test('of all ways to a shot none is better than the answer, and only its own shot is as good', {
    timeout: 60_000,
  }, () => {
    const lines = linesOf(puzzle);
    const best = bestOf(order, puzzle);
    expect(best.up).toBeGreaterThan(0n);
    expect(lines.filter(({ chance }) => isMore(chance, best))).toEqual([]);
    const equal = lines.filter(({ chance }) => !isMore(best, chance));
    expect([...new Set(equal.map(shotOf))]).toEqual([shotOf({ commands: puzzle.answer })]);
    expect(lines.length).toBeGreaterThan(equal.length);
    // What the room shows as its proof: every shot once, the answer first, none better than the one before.
    const ranked = rankedShots(lines);
    expect(new Set(ranked.map(shotOf)).size).toBe(ranked.length);
    expect(ranked[0] === undefined ? '' : shotOf(ranked[0])).toBe(shotOf({ commands: puzzle.answer }));
    for (const [at, line] of ranked.entries()) {
      const before = ranked[at - 1];
      if (before !== undefined) expect(isMore(line.chance, before.chance)).toBe(false);
    }
  });

  test('the answer is allowed step by step and solves it', () => {
    let position = openPuzzle(order, puzzle);
    expect(position.state.active).toEqual([puzzle.seat]);
    const verdicts = puzzle.answer.map((command) => {
      expect(tankDuel.refuse(position.state, command)).toBeNull();
      const step = tryPuzzle(order, puzzle, position, command);
      position = step.position;
      return step.verdict;
    });
    expect(verdicts).toEqual(puzzle.answer.map((_, at) => (at < puzzle.answer.length - 1 ? 'open' : 'solved')));
  });
});

test('another shot is told to be worse, with both chances; another action ends the try', () => {
  const [puzzle] = puzzles;
  if (puzzle === undefined) throw new Error('no puzzle');
  const start = openPuzzle(order, puzzle);
  const declared = tryPuzzle(order, puzzle, start, { type: 'declare', seat: 1, cards: ['41.fire'] });
  expect(declared.verdict).toBe('open');
  const step = tryPuzzle(order, puzzle, declared.position, { type: 'target', seat: 1, tank: 'de1' });
  expect(step.verdict).toBe('wrong');
  expect(step.chance === null ? null : isMore(bestOf(order, puzzle), step.chance)).toBe(true);
  const passed: Command = { type: 'crew', seat: 1, order: 'pass', card: 41 };
  expect(tryPuzzle(order, puzzle, start, passed).verdict).toBe('wrong');
});

/** The same chance another way: the shot fired through the rules in worlds dealt at random. */
test('the count agrees with the rules played out over many decks', { timeout: 120_000 }, () => {
  const puzzle = puzzles.find(({ id }) => id === 'burning');
  if (puzzle === undefined) throw new Error('no puzzle');
  let position = openPuzzle(order, puzzle);
  for (const command of puzzle.answer.slice(0, -1))
    position = order.next({ position }, command, position.dice).position;
  const { up, down } = knockOut(position.state, puzzle.seat, 'su2');
  const aimed = order.next({ position }, { type: 'target', seat: 0, tank: 'su2' }, position.dice).position;
  const view = tankDuel.view(aimed.state, 0);
  const worlds = 2000;
  const rates = [{ type: 'pullLocation' } as const, ...(['turret', 'hull'] as const).map(naming)].map((named) => {
    let lost = 0;
    for (let turn = 0; turn < worlds; turn++) {
      const world = tankDuel.imagine(view, openDice(seedDice(`world ${turn}`)));
      const at = { position: { state: world, dice: aimed.dice } };
      const reply = order.next(at, { type: 'letStand', seat: 1 }, seedDice(`reply ${turn}`));
      if (reply.position.state.phase !== 'location') continue;
      const { events } = order.next(reply, { ...named, seat: 0 }, seedDice(`place ${turn}`));
      if (events.some((event) => event.type === 'eliminated')) lost += 1;
    }
    return lost / worlds;
  });
  expect(Math.abs(Math.max(...rates) - Number(up) / Number(down))).toBeLessThan(0.03);
});

const naming = (at: 'turret' | 'hull') => ({ type: 'location', at }) as const;
