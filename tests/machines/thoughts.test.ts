import { describe, expect, test } from 'vitest';
import type { TablePorts } from '../../src/machines/table';
import { undoLength } from '../../src/machines/tableMachine';
import type { Command, Seat } from '../../src/rules/core/game';
import type { Match } from '../../src/session/match';
import { holdersOf } from '../../src/session/players';
import type { Player } from '../../src/session/seats';
import { openBids } from '../support/bids/machine';
import type { Command as Bid } from '../support/bids/types';
import { chessMatch } from '../support/chessTable';
import { answerOf, matchAt, seatTable } from '../support/tables';

const human = (name: string): Player => ({ name, controller: { kind: 'human' } });
const bot: Player = { name: 'Kolbe', controller: { kind: 'bot', level: 'easy' } };
const bid = (seat: Seat, cards: readonly number[] = []): Bid => ({ type: 'bid', seat, cards });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Asked {
  readonly seat: Seat;
  readonly signal: AbortSignal;
  answer(command: Command): void;
}

/** Bots that answer when the test says so. */
function thinkers() {
  const asked: Asked[] = [];
  const world: TablePorts = {
    show: () => Promise.resolve(),
    think: ({ seat }, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ seat, signal, answer: (command) => resolve(answerOf(command)) });
      }),
  };
  return { world, asked };
}

describe('bots that may act at the same time', () => {
  const three = async () => {
    const { world, asked } = thinkers();
    const table = seatTable({ match: openBids('open', 4), sitters: [human('Ada'), bot, bot, bot] }, world);
    await settle();
    return { table, asked };
  };

  test('think at the same time, and each acts as soon as it is ready', async () => {
    const { table, asked } = await three();
    expect(asked.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    asked[2]?.answer(bid(3));
    await settle();
    expect(matchAt(table).log.map(({ command }) => command.seat)).toEqual([3]);
    asked[0]?.answer(bid(1));
    await settle();
    expect(matchAt(table).log.map(({ command }) => command.seat)).toEqual([3, 1]);
    // Nobody was asked twice for the same decision.
    expect(asked).toHaveLength(3);
    asked[1]?.answer(bid(2));
    await settle();
    expect(table.now()).toMatchObject({ name: 'choosing', viewer: 0 });
    table.close();
  });

  test('go on thinking while a person acts', async () => {
    const { table, asked } = await three();
    table.send({ type: 'play', command: bid(0) });
    await settle();
    expect(matchAt(table).log).toHaveLength(1);
    expect(asked.some(({ signal }) => signal.aborted)).toBe(false);
    for (const { seat, answer } of asked) answer(bid(seat));
    await settle();
    await settle();
    await settle();
    expect(matchAt(table).state.turn).toBe(2);
    table.close();
  });

  test('are asked again where what others did has overtaken the answer', async () => {
    const { table, asked } = await three();
    const [first] = matchAt(table).legal(1).slice(1);
    if (first === undefined) throw new Error('nothing to bid');
    table.send({ type: 'play', command: { type: 'resign', seat: 0 } });
    await settle();
    expect(asked).toHaveLength(3);
    asked[0]?.answer(bid(1, [99]));
    await settle();
    expect(table.now()).toMatchObject({ name: 'thinking', error: null });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 2, 3, 1]);
    asked[3]?.answer(first);
    await settle();
    expect(matchAt(table).log.at(-1)?.command).toEqual(first);
    table.close();
  });

  test('stop when the table is paused and when it is left', async () => {
    const { table, asked } = await three();
    table.send({ type: 'pause' });
    expect(table.now().name).toBe('resting');
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
    table.send({ type: 'go' });
    expect(asked).toHaveLength(6);
    table.close();
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('who has left is not asked', async () => {
    const { world, asked } = thinkers();
    const match = openBids('open', 4).play({ type: 'resign', seat: 2 });
    const table = seatTable({ match, sitters: [human('Ada'), bot, bot, bot] }, world);
    await settle();
    expect(asked.map(({ seat }) => seat)).toEqual([1, 3]);
    table.close();
  });
});

describe('people who act at the same time', () => {
  test('decide in turn, each behind the curtain', async () => {
    const { world } = thinkers();
    const table = seatTable({ match: openBids('teams', 4), sitters: ['Ada', 'Bo', 'Cy', 'Di'].map(human) }, world);
    const sat: (Seat | null)[] = [];
    await settle();
    while (matchAt(table).state.turn === 1) {
      expect(table.now().name).toBe('handover');
      table.send({ type: 'ready' });
      await settle();
      const { viewer, name } = table.now();
      expect(name).toBe('choosing');
      sat.push(viewer);
      table.send({ type: 'play', command: bid(viewer ?? 0) });
      await settle();
    }
    expect(sat).toEqual([0, 1, 2, 3]);
    table.close();
  });
});

describe('taking back', () => {
  const people = [human('Ada'), human('Bo')];
  const drive = (match: Match, seat: Seat) => {
    const command = match.legal(seat)[0];
    if (command === undefined) throw new Error('nothing to play');
    return match.play(command);
  };

  test('where nothing is hidden the last person takes back the last command, and what bots did since', () => {
    const one = drive(chessMatch(), 0);
    const two = drive(one, 1);
    expect(undoLength({ match: two, holders: holdersOf(people), viewer: 0 })).toBe(1);
    expect(undoLength({ match: two, holders: holdersOf([human('Ada'), bot]), viewer: 0 })).toBe(0);
    expect(undoLength({ match: two, holders: holdersOf([bot, human('Bo')]), viewer: 1 })).toBe(1);
    expect(undoLength({ match: one, holders: holdersOf([bot, human('Bo')]), viewer: 1 })).toBeNull();
    expect(undoLength({ match: two, holders: holdersOf([bot, bot]), viewer: null })).toBeNull();
  });

  test('with secrets it stops at the command of another person', () => {
    const match = openBids('open', 3).play(bid(0)).play(bid(1));
    const sitters = [human('Ada'), human('Bo'), bot];
    expect(undoLength({ match, holders: holdersOf(sitters), viewer: 1 })).toBe(1);
    expect(undoLength({ match, holders: holdersOf(sitters), viewer: 0 })).toBeNull();
  });
});
