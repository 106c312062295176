import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { luckOf, sealHolds, sealOf } from '../../src/session/luck';
import { readingOf } from '../../src/session/reading';
import { freshSeed, seal } from '../../src/session/record/seal';
import { openToy } from '../support/toyMachine';
import { playToy } from '../support/toyPlay';

const match = playToy('a');

describe('the luck ledger', () => {
  test('has every shot of the game with its odds and its outcome', () => {
    const { rows } = readingOf(match, null).luck();
    const shots = match.log.flatMap((entry, at) => (entry.command.type === 'shoot' ? [{ entry, at }] : []));
    expect(shots.length).toBeGreaterThan(3);
    expect(rows.map((row) => row.index)).toEqual(shots.map(({ at }) => at + 1));
    for (const [n, { entry, at }] of shots.entries()) {
      const row = rows.at(n);
      const before = match.rewind(at).state as unknown as { at: [number, number]; turn: number };
      const needed = 2 + Math.abs(before.at[0] - before.at[1]);
      expect(row).toMatchObject({ why: 'hit', seat: entry.command.seat, sides: [6], turn: before.turn });
      expect(row?.chance).toEqual({ ways: Math.max(0, 7 - needed), of: 6 });
      expect(row?.success).toBe((row?.faces[0] ?? 0) >= needed);
    }
  });

  test('adds up, seat by seat, success less chance', () => {
    const { rows } = readingOf(match, null).luck();
    for (const seat of [0, 1]) {
      const mine = rows.filter((row) => row.seat === seat);
      const hits = mine.filter((row) => row.success).length;
      const due = mine.reduce((sum, row) => sum + (row.chance?.ways ?? 0) / 6, 0);
      expect(mine.length).toBeGreaterThan(0);
      expect(rows.at(-1)?.tallies[seat]?.luck).toBeCloseTo(hits - due, 12);
    }
  });

  test('throws before the first command, and those without odds, are listed and weigh nothing', () => {
    const roll = { why: 'terrain', seat: null, sides: [6], faces: [4], chance: null, success: null };
    const rows = luckOf([], { opening: [roll], seats: 2 }).rows;
    const none = { hits: 0, tests: 0, expected: 0, luck: 0 };
    const tallies = [0, 1].map((seat) => ({ seat, ...none }));
    expect([...rows]).toEqual([{ ...roll, index: 0, turn: 0, tallies }]);
  });

  test('a sure thing is no luck, a certain miss no bad luck', () => {
    const sure = { why: 'x', seat: 0, sides: [6], faces: [2], chance: { ways: 6, of: 6 }, success: true };
    const never = { ...sure, seat: 1, chance: { ways: 0, of: 6 }, success: false };
    const rows = luckOf([], { opening: [sure, never], seats: 2 }).rows;
    expect(rows.at(-1)?.tallies.map(({ luck }) => luck)).toEqual([0, 0]);
  });

  test('counts for each side what it threw, hit and might have hoped for', () => {
    const { rows, sides } = readingOf(match, 1).luck();
    for (const { seat, hits, tests, expected, luck } of sides) {
      const own = rows.filter((row) => row.seat === seat);
      expect(tests).toBe(own.length);
      expect(hits).toBe(own.filter((row) => row.success).length);
      expect(luck).toBeCloseTo(hits - expected, 12);
    }
  });

  test('is each viewer’s own: a throw meant for one seat is nobody else’s', () => {
    const [first] = match.log;
    if (first === undefined) throw new Error('nothing was played');
    const roll = { why: 'x', seat: 0, sides: [6], faces: [2], chance: { ways: 1, of: 2 }, success: true, only: [0] };
    const secret = { ...match, log: [{ ...first, events: [{ type: 'shot' }], rolls: [roll] }] };
    expect(readingOf(secret, 0).luck().rows).toHaveLength(1);
    expect(readingOf(secret, 1).luck().rows).toHaveLength(0);
    expect(readingOf(secret, null).luck().rows).toHaveLength(0);
  });

  test('that is known is taken over and grows by what is new', () => {
    const { steps, opening } = readingOf(match, 0);
    const from = { opening: opening.rolls, seats: 2 };
    const half = luckOf(steps.slice(0, 20), from);
    const whole = luckOf(steps, from, half);
    expect(whole).toEqual(luckOf(steps, from));
    expect(whole.rows.at(0)).toBe(half.rows.at(0));
  });

  test('goes back and on again without counting anew, the throws of the opening once', () => {
    const opening = [{ why: 'x', seat: 0, sides: [6], faces: [2], chance: { ways: 1, of: 2 }, success: true }];
    const from = { opening, seats: 2 };
    const { steps } = readingOf(match, 0);
    const all = luckOf(steps, from);
    let known = luckOf([], from);
    for (const length of [0, 1, steps.length, 3, steps.length - 1, steps.length, 0, 7]) {
      known = luckOf(steps.slice(0, length), from, known);
      expect(known).toEqual(luckOf(steps.slice(0, length), from));
      expect(known.rows.map(({ index }) => index)).toEqual(
        all.rows.filter(({ index }) => index <= length).map(({ index }) => index),
      );
    }
    const back = luckOf(steps.slice(0, 20), from, all);
    expect(back.rows.length).toBeGreaterThan(3);
    expect(back.rows.every((row, at) => row === all.rows.at(at))).toBe(true);
  });
});

describe('sealed dice', () => {
  test('the seal is known from the start, the seed only at the end', () => {
    const hash = createHash('sha256').update('hull-down:a').digest('hex');
    expect(sealOf(openToy('a'))).toEqual({ seal: hash, seed: null });
    expect(match.result).not.toBeNull();
    expect(sealOf(match)).toEqual({ seal: hash, seed: 'a' });
  });

  test('another seed does not fit the seal', () => {
    expect(sealHolds(seal('a'), 'a')).toBe(true);
    expect(sealHolds(seal('a'), 'b')).toBe(false);
  });

  test('a fresh seed is sixteen bytes of the randomness given', () => {
    expect(freshSeed((bytes) => bytes.fill(0xab))).toBe('ab'.repeat(16));
  });
});
