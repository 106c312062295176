import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPositionFault,
  printCode,
  printSnapshot,
  readCode,
  readSnapshot,
  snapshotOf,
} from '../../../src/rules/tankChess/positionText';
import { cite } from '../../support/cite';
import { drive, given, play, start } from './given';
import { randomPosition } from './randomPosition';

const small = '8 cs7/8/2#5/2*hne4/8/3Mw4/8/7Cn w 12 3';

describe(cite('TC-NOTE4'), () => {
  test('a position in one line says size, ranks from the top, side to move, turn and quiet turns', () => {
    const state = given({
      size: 8,
      white: 'MT d3 W, CLT h1 N',
      black: 'CLT a8 S, HT d5 NE',
      obstacles: 'c6',
      wrecks: 'c5',
    });
    expect(printSnapshot({ ...snapshotOf(state), number: 12, quiet: 3 })).toBe(small);
  });

  test('reading gives the same board, and printing it the same line', () => {
    const snapshot = readSnapshot(small);
    if (isPositionFault(snapshot)) throw new Error(snapshot.fault);
    expect(snapshot).toMatchObject({ size: 8, obstacles: ['c6'], wrecks: ['c5'], turn: 0, number: 12, quiet: 3 });
    expect(snapshot.pieces.map(({ seat, kind, at, facing }) => `${seat} ${kind} ${at} ${facing}`)).toEqual([
      '1 CLT a8 S',
      '1 HT d5 NE',
      '0 MT d3 W',
      '0 CLT h1 N',
    ]);
    expect(printSnapshot(snapshot)).toBe(small);
  });

  test('the standard board begins as printed', () => {
    expect(printSnapshot(snapshotOf(start('standard16')))).toBe(
      '16 3hs2ms1cs1ms2hs2/1#2##10/1#1ls##ls1ms1ls##ls2/1#2#11/7##7/6#####2##1/2##10#1/2###11/11###2/1#10##2/' +
        '1##2#####6/7##7/11#2#1/2Ln##Ln1Mn1Ln##Ln1#1/10##2#1/2Hn2Mn1Cn1Mn2Hn3 w 1 0',
    );
  });

  test('a destroyed piece is written as a wreck', () => {
    const before = given({ white: 'HT a1 N, CLT p1 N', black: 'LT a8 E, CLT p16 S' });
    const { state } = play(before, drive(before, 'a1 a2 N x a8'));
    expect(printSnapshot(snapshotOf(state))).toContain('/*15/');
    expect(printSnapshot(snapshotOf(state))).toMatch(/ b 2 0$/);
  });

  test('print, read, print gives the same text, as a line and as the code of a link', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 999 }), fc.nat({ max: 400 }), (seed, number, quiet) => {
        const position = randomPosition(`text ${seed}`);
        const state = start('custom', { position: { ...position, number, quiet } });
        const text = printSnapshot(snapshotOf(state));
        expect(text).toMatch(new RegExp(` [wb] ${number} ${quiet}$`));
        const read = readSnapshot(text);
        if (isPositionFault(read)) throw new Error(`${read.fault} ${read.where}`);
        expect(printSnapshot(read)).toBe(text);
        const again = readCode(printCode(read));
        expect(again).toEqual(read);
        expect(printCode(read)).toMatch(/^[\w.]+$/);
      }),
      { numRuns: 60 },
    );
  });

  test('any text is either a position or told what is wrong with it', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'0123456789#*/hmlctaHMLCTAnesw b'), maxLength: 80 });
    fc.assert(
      fc.property(noise, (text) => {
        const read = readSnapshot(text);
        if (isPositionFault(read)) expect(read.where).not.toBe('');
        else expect(readSnapshot(printSnapshot(read))).toEqual(read);
      }),
    );
  });
});

describe('what is wrong is told with its place', () => {
  const board = (rank: string) => `8 ${rank}/8/8/8/8/8/8/8 w 1 0`;
  test.each([
    ['', 'fields', '1'],
    [`${small} 9 9`, 'fields', '7'],
    ['7 7/7/7/7/7/7/7 w', 'size', '1'],
    ['25 8/8 w', 'size', '1'],
    ['x 8/8 w', 'size', '1'],
    ['8 8/8/8 w', 'ranks', '8'],
    [board('7'), 'rankShort', '8'],
    [board('9'), 'rankLong', '8'],
    [board('8#'), 'rankLong', '8'],
    [board('3q4'), 'letter', 'D8'],
    [board('0#8'), 'letter', '8'],
    [board('3H4'), 'facing', 'D8'],
    [board('cs3cs3'), 'commanders', 'E8'],
    ['8 8/8/8/8/8/8/8/8 white', 'side', '3'],
    ['8 8/8/8/8/8/8/8/8 w 0', 'count', '4'],
    ['8 8/8/8/8/8/8/8/8 w 1 many', 'count', '5'],
  ])('%j: %s at %s', (text, fault, where) => {
    expect(readSnapshot(text)).toMatchObject({ fault, where });
  });

  test('more than sixty-four pieces are too many', () => {
    const rank = Array.from({ length: 24 }, () => 'Ln').join('');
    const rest = Array.from({ length: 21 }, () => '24').join('/');
    expect(readSnapshot(`24 ${rank}/${rank}/${rank}/${rest} w`)).toMatchObject({ fault: 'pieces', where: 'Q22' });
  });
});
