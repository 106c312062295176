import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { won } from '../../../src/rules/core/result';
import { clockFace, openClock } from '../../../src/scenes/table/clockDriver';
import { openBids } from '../../support/bids/machine';
import type { Command as Bid } from '../../support/bids/types';
import { chessTable } from '../../support/chessTable';
import { cite } from '../../support/cite';
import { matchAt, seatTable } from '../../support/tables';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pace = { kind: 'timed', minutes: 5, increment: 0 } as const;
const now = () => performance.now();

describe('the clock at the table', () => {
  test('shows whole seconds, rounded up', () => {
    const faces = [0, 1, 999, 1000, 61_000, 1_800_000].map(clockFace);
    expect(faces).toEqual(['0:00', '0:01', '0:01', '0:01', '1:01', '30:00']);
  });

  test(`${cite('TC-CLOCK1', 'TC-Q16')} runs for the side to move and ends the game when it has run out`, async () => {
    const { table, controller } = await chessTable();
    let ticks = 0;
    const kept: number[] = [];
    const memory = { saved: null, keep: (left: readonly number[]) => void kept.push(left[0] ?? 0) };
    const clock = openClock(table, pace, now, () => void ticks++, memory);
    vi.advanceTimersByTime(60_000);
    expect(clock.faces()).toEqual(['4:00', '5:00']);
    expect(ticks).toBe(60);
    expect(kept.at(-1)).toBe(240_000);
    vi.advanceTimersByTime(240_000);
    expect(controller.screen().reading.result).toEqual(won('flagged', [1]));
    clock.close();
  });

  test('runs for everybody who is to act, and whoever runs out of it leaves the others at the table', async () => {
    const table = seatTable(
      {
        match: openBids('open', 3),
        sitters: ['Ada', 'Bo', 'Cy'].map((name) => ({ name, controller: { kind: 'human' } })),
      },
      { show: () => Promise.resolve(), think: () => Promise.reject(new Error('nobody thinks')) },
    );
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
    await settled();
    table.send({ type: 'ready' });
    await settled();
    const clock = openClock(table, pace, now, () => undefined, {
      saved: [300_000, 60_000, 90_000],
      keep: () => undefined,
    });
    vi.advanceTimersByTime(30_000);
    expect(clock.faces()).toEqual(['4:30', '0:30', '1:00']);
    vi.advanceTimersByTime(30_000);
    expect(matchAt(table)).toMatchObject({ result: null, left: [1] });
    await settled();
    vi.advanceTimersByTime(5_000);
    expect(clock.faces()).toEqual(['3:55', '0:00', '0:25']);
    expect(matchAt(table).log).toHaveLength(1);
    clock.close();
    table.close();
  });

  test('runs for people at another device too', async () => {
    const sitters = ['Ada', 'Bo'].map((name) => ({ name, controller: { kind: 'human' as const } }));
    const table = seatTable(
      { match: openBids('open', 2), sitters, elsewhere: [1] },
      { show: () => Promise.resolve(), think: () => Promise.reject(new Error('nobody thinks')) },
    );
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
    await settled();
    const bid: Bid = { type: 'bid', seat: 0, cards: [] };
    table.send({ type: 'play', command: bid });
    await settled();
    expect(table.now().name).toBe('waiting');
    const clock = openClock(table, pace, now, () => undefined, { saved: null, keep: () => undefined });
    vi.advanceTimersByTime(60_000);
    expect(clock.faces()).toEqual(['5:00', '4:00']);
    clock.close();
    table.close();
  });

  test('goes on from the time that was left', async () => {
    const { table } = await chessTable();
    const clock = openClock(table, pace, now, () => undefined, { saved: [90_000, 30_000], keep: () => undefined });
    expect(clock.faces()).toEqual(['1:30', '0:30']);
    clock.close();
  });

  test('nothing runs where no time is set', async () => {
    const { table } = await chessTable();
    const memory = { saved: null, keep: () => undefined };
    expect(openClock(table, { kind: 'none' }, now, () => undefined, memory).faces()).toBeNull();
  });
});
