import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { luckOf, sealHolds, sealOf } from '../../src/session/luck';
import { logFor } from '../../src/session/match';
import { freshSeed, seal } from '../../src/session/record/seal';
import { openToy } from '../support/toyMachine';
import { playToy } from '../support/toyPlay';

const match = playToy('a');

describe('the luck ledger', () => {
  test('has every shot of the game with its odds and its outcome', () => {
    const rows = luckOf(match);
    const shots = match.log.flatMap((entry, at) => (entry.command.type === 'shoot' ? [{ entry, at }] : []));
    expect(shots.length).toBeGreaterThan(3);
    expect(rows.map((row) => row.index)).toEqual(shots.map(({ at }) => at + 1));
    for (const [n, { entry, at }] of shots.entries()) {
      const row = rows[n];
      const before = match.rewind(at).state as unknown as { at: [number, number]; turn: number };
      const needed = 2 + Math.abs(before.at[0] - before.at[1]);
      expect(row).toMatchObject({ why: 'hit', seat: entry.command.seat, sides: [6], turn: before.turn });
      expect(row?.chance).toEqual({ ways: Math.max(0, 7 - needed), of: 6 });
      expect(row?.success).toBe((row?.faces[0] ?? 0) >= needed);
    }
  });

  test('adds up, seat by seat, success less chance', () => {
    const rows = luckOf(match);
    for (const seat of [0, 1]) {
      const mine = rows.filter((row) => row.seat === seat);
      const hits = mine.filter((row) => row.success).length;
      const due = mine.reduce((sum, row) => sum + (row.chance?.ways ?? 0) / 6, 0);
      expect(mine.length).toBeGreaterThan(0);
      expect(rows.at(-1)?.luck[seat]).toBeCloseTo(hits - due, 12);
    }
  });

  test('throws before the first command, and those without odds, are listed and weigh nothing', () => {
    const roll = { why: 'terrain', seat: null, sides: [6], faces: [4], chance: null, success: null };
    const rows = luckOf({ ...openToy(), opening: { events: [], rolls: [roll] } });
    expect(rows).toEqual([{ ...roll, index: 0, turn: 0, luck: [0, 0] }]);
  });

  test('a sure thing is no luck, a certain miss no bad luck', () => {
    const sure = { why: 'x', seat: 0, sides: [6], faces: [2], chance: { ways: 6, of: 6 }, success: true };
    const never = { ...sure, seat: 1, chance: { ways: 0, of: 6 }, success: false };
    const rows = luckOf({ ...openToy(), opening: { events: [], rolls: [sure, never] } });
    expect(rows.at(-1)?.luck).toEqual([0, 0]);
  });

  test('reads the log of one seat too', () => {
    expect(luckOf({ ...match, log: logFor(match, 1) })).toEqual(luckOf(match));
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
