import { describe, expect, test } from 'vitest';
import { isFault, readPosition } from '../../../src/rules/tankChess/position';
import { readSnapshot } from '../../../src/rules/tankChess/positionText';
import { isGameFault, readAnnotated } from '../../../src/rules/tankChess/readAnnotated';
import { driveOfTurn, readTurn } from '../../../src/rules/tankChess/readTurn';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import { cite } from '../../support/cite';
import { drive, given, positionJson } from './given';

describe(`${cite('TC-Q17')} a turn in writing`, () => {
  test.each([
    ['MT I9>J9/E xL7', { kind: 'MT', from: 'i9', to: 'j9', facing: 'E', fireAt: 'l7', length: 14 }],
    ['mt i9 - j9 / e  x l7+#-', { kind: 'MT', from: 'i9', to: 'j9', facing: 'E', fireAt: 'l7', length: 23 }],
    ['CLT A8>OFF/NW#', { kind: 'CLT', from: 'a8', to: 'off', facing: 'NW', fireAt: null, length: 14 }],
    ['LT C13>C12/N R', { kind: 'LT', from: 'c13', to: 'c12', facing: 'N', fireAt: null, length: 14 }],
    ['LT C3>C2/N Rx', { kind: 'LT', from: 'c3', to: 'c2', facing: 'N', fireAt: null, length: 10 }],
    ['HM X24>x1/sw', { kind: 'HM', from: 'x24', to: 'x1', facing: 'SW', fireAt: null, length: 12 }],
    ['TD A1>A1/SE!', { kind: 'TD', from: 'a1', to: 'a1', facing: 'SE', fireAt: null, length: 11 }],
  ])('%s', (text, read) => {
    expect(readTurn(text)).toEqual(read);
    expect(readTurn(`1. ${text}`, 3)).toEqual(read);
    expect(readTurn(` ${text}`)).toBeNull();
  });

  test.each([
    'LT C3>C2/NN',
    'LT C30>C2/N',
    'LT C3>C30/N',
    'LT C3>C4/N xC30',
    'XX C3>C4/N',
    'LT C3>Y4/N',
    'LTC3>C4/N',
    'LT C3C4/N',
  ])('%s is none', (text) => expect(readTurn(text)).toBeNull());

  test('is a drive of the piece that stands there, or says why not', () => {
    const state = given({ white: 'LT c3 N, CLT h1 N', black: 'CLT p16 S, LT c9 S', wrecks: 'd4' });
    const told = (text: string) => {
      const written = readTurn(text);
      return written === null ? null : driveOfTurn(state, written);
    };
    expect(told('LT C3>C5/N')).toEqual(drive(state, 'c3 c5 N'));
    expect(told('LT A3>C5/N')).toEqual({ fault: 'noPieceThere', at: 'a3' });
    expect(told('LT D4>C5/N')).toEqual({ fault: 'noPieceThere', at: 'd4' });
    expect(told('MT C3>C5/N')).toEqual({ fault: 'otherKind', at: 'c3' });
    expect(told('LT C3>C9/N')).toEqual({ fault: 'refused', at: 'c3', rule: 'TC-MOVE10' });
    expect(told('LT C9>C8/S')).toEqual({ fault: 'refused', at: 'c9', rule: 'TC-TURN2' });
    const fallen = { ...state, pieces: state.pieces.map((piece) => ({ ...piece, status: 'wreck' as const })) };
    const written = readTurn('LT C3>C5/N');
    expect(written && driveOfTurn(fallen, written)).toEqual({ fault: 'noPieceThere', at: 'c3' });
  });
});

describe('what is wrong with a written game', () => {
  const fault = (source: string) => readAnnotated(source, follow);
  test.each([
    ['1. HT C1>C9/N', { fault: 'refused', found: 'HT C1>C9/N', rule: 'TC-MOVE9' }],
    ['1. LT A1>A2/S', { fault: 'noPieceThere', found: 'LT A1>A2/S' }],
    ['hello there', { fault: 'notATurn', found: 'hello' }],
    ['1. LT C3>C5/N {never', { fault: 'unclosed', found: '{' }],
    ['1. LT C3>C5/N ( 1. LT C3>C4/N', { fault: 'unclosed', found: '(' }],
    ['1. LT C3>C5/N ()', { fault: 'noTurnBefore', found: '()' }],
    ['1. LT C3>C5/N ) x', { fault: 'strayClose', found: ')' }],
    ['1. LT C3>C5/N * more text', { fault: 'afterTheEnd', found: 'more' }],
    ['[White Mika] and so on', { fault: 'headerForm', found: '[White Mika] and so on' }],
    ['[White Mika, commander of the first company]', { fault: 'headerForm', found: '[White Mika, commander of the ' }],
    ['[White "Mika', { fault: 'headerForm', found: '[White "Mika' }],
    ['[White "x"]\n[Options "depth=3"]', { fault: 'unknownOption', line: 2 }],
    ['[White "x"]\n[Position "8 8/8/8/8/8/8/8/7Cn w"]', { fault: 'noStart', line: 2 }],
    ['[White "Mika" x]', { fault: 'headerForm', found: '[White "Mika" x]' }],
    ['[Setup "round"]', { fault: 'unknownSetup', found: 'round' }],
    ['[White "x"]\n[Setup "round"]', { fault: 'unknownSetup', line: 2, column: 1 }],
    ['[Position "8 8/8/8/8/8/8/8/7Cn w"]', { fault: 'noStart', found: 'custom', start: 'noCommander' }],
    ['[Options "threefold=true threefold=maybe"]', { fault: 'unknownOption', found: 'threefold=maybe' }],
    ['[Options "depth=3"]', { fault: 'unknownOption', found: 'depth=3' }],
    ['[Setup "custom"]', { fault: 'badPosition', line: 1, position: { fault: 'fields', where: '1', found: '' } }],
    ['agree', { fault: 'refused', found: 'agree', rule: 'TC-Q9' }],
    ['decline', { fault: 'refused', found: 'decline', rule: 'TC-Q9' }],
    [`${'1. LT C3>C5/N ('.repeat(25)}`, { fault: 'tooDeep', found: '(' }],
    ['1.', { fault: 'notATurn', found: '' }],
    ['1-0. more', { fault: 'afterTheEnd', found: '.' }],
    ['* . more', { fault: 'afterTheEnd', found: '.' }],
    ['[White "]', { fault: 'headerForm', found: '[White "]' }],
    ['1. LT C3>C5/N )x', { fault: 'strayClose', found: ')x' }],
    ['* x)', { fault: 'afterTheEnd', found: 'x)' }],
    ['[Position "8 C@7/8/8/8/8/8/8/7cs w"]', { fault: 'badPosition' }],
    ['[Position "8 Cn7/8/8/8/8/8/8/7cs w"] CLT A8>OFF/N CLT H1>H2/S', { fault: 'afterTheEnd', found: 'CLT H1>H2/S' }],
    ['x'.repeat(500_001), { fault: 'tooLong', found: '500001' }],
    ['x'.repeat(60), { fault: 'notATurn', found: 'x'.repeat(40) }],
  ])('%j', (source, told) => {
    expect(fault(source)).toMatchObject(told);
  });

  test('twenty-four variations in one another are still read', () => {
    const deep = `1. LT C3>C5/N ${'( 1. LT C3>C4/N '.repeat(24)}${') '.repeat(24)}`;
    expect(isGameFault(fault(deep))).toBe(false);
  });

  test('headers say how it ended; what the text says last counts', () => {
    const read = (source: string) => {
      const game = fault(source);
      if (isGameFault(game)) throw new Error(game.fault);
      return { outcome: game.outcome, conceded: game.conceded, setup: game.setup, headers: game.headers };
    };
    expect(read('1 . LT C3>C5/N  1 ... LT N14>N12/S 2.LT C5>C5/NE 0-1').outcome).toBe('0-1');
    const plain = { outcome: '*', conceded: null, setup: 'standard16', headers: [] };
    expect(read('')).toEqual(plain);
    expect(read('\uFEFF1. LT C3>C5/N')).toEqual(plain);
    expect(read('[Result "0-1"] [Termination "resigned"]')).toEqual({ ...plain, outcome: '0-1', conceded: 'resigned' });
    expect(read('[Result "0-1"] [Termination "flagged"] 1-0')).toEqual({
      ...plain,
      outcome: '1-0',
      conceded: 'flagged',
    });
    expect(read('[Result "9-9"] [Termination "bored"] 1/2-1/2')).toEqual({ ...plain, outcome: '1/2-1/2' });
    expect(read('[ White  "A \\"B\\""] [Game "Tank Chess"]').headers).toEqual([['White', 'A "B"']]);
    expect(read('[Setup "beginner10"]').setup).toBe('beginner10');
    expect(read('1. LT C3>C5/N\uFEFF')).toEqual(plain);
    for (const mark of ['', '\uFEFF']) expect(read(`${mark}${' '.repeat(500_000)}`)).toEqual(plain);
    expect(read('[Options " threefold=false  quietTurns=50 "]')).toEqual(plain);
  });
});

describe('what is wrong with a position', () => {
  test.each([
    ['8 8/8/8/8/8/8/8/8 white', { fault: 'side', found: 'white' }],
    ['8 3q4/8/8/8/8/8/8/8 w', { fault: 'letter', found: 'q' }],
    ['8 0#7/8/8/8/8/8/8/8 w', { fault: 'letter', where: '8', found: '0' }],
    ['8 8/8/8/8/8/8/8/3Hx4 w', { fault: 'facing', where: 'D1', found: 'H' }],
    ['8 8/8/8/8/8/8/9/8 w', { fault: 'rankLong', where: '2', found: '9' }],
    ['8 8/8/8/8/8/8/8/7 w', { fault: 'rankShort', where: '1', found: '7' }],
    ['8 8/8/8 w', { fault: 'ranks', where: '8', found: '3' }],
    ['7 8/8', { fault: 'size', found: '7' }],
    ['8 8/8/8/8/8/8/8/8 w 1 -1', { fault: 'count', where: '5', found: '-1' }],
    ['8 8/8/8/8/8/8/8/8 w 1234567', { fault: 'count', where: '4', found: '1234567' }],
    [`8 ${'y'.repeat(60)} w 1 0 9`, { fault: 'fields', where: '6', found: `8 ${'y'.repeat(38)}` }],
  ])('%j', (text, told) => {
    expect(readSnapshot(text)).toMatchObject(told);
  });

  test('side, number and quiet turns may be left out', () => {
    expect(readSnapshot(' 8 8/8/8/8/8/8/8/8 ')).toMatchObject({ turn: 0, number: 1, quiet: 0 });
    expect(readSnapshot('24 '.concat(Array(24).fill('24').join('/')).concat(' b 7 0'))).toMatchObject({
      turn: 1,
      number: 7,
    });
  });

  const good = positionJson({ size: 8, white: 'CLT a1 N', black: 'CLT h8 S' });
  const many = (count: number) =>
    Array.from({ length: count }, () => ({ side: 'white', kind: 'LT', at: 'a1', facing: 'N' }));
  test.each([
    [null, 'position', 'notAnObject'],
    [[], 'position', 'notAnObject'],
    [7, 'position', 'notAnObject'],
    [{ ...good, size: '8' }, 'size', 'notANumber'],
    [{ ...good, size: 7 }, 'size', 'wrongSize'],
    [{ ...good, size: 25 }, 'size', 'wrongSize'],
    [{ ...good, number: 0 }, 'number', 'notANumber'],
    [{ ...good, number: '1' }, 'number', 'notANumber'],
    [{ ...good, number: 2 ** 60 }, 'number', 'notANumber'],
    [{ ...good, quiet: -1 }, 'quiet', 'notANumber'],
    [{ ...good, quiet: 0.5 }, 'quiet', 'notANumber'],
    [{ ...good, obstacles: Array(65).fill('b2') }, 'obstacles', 'tooMany'],
    [{ ...good, obstacles: ['b2', 'b2'] }, 'obstacles[1]', 'squareTaken'],
    [{ ...good, wrecks: [7] }, 'wrecks[0]', 'notASquare'],
    [{ ...good, wrecks: [['b2']] }, 'wrecks[0]', 'notASquare'],
    [{ ...good, pieces: many(65) }, 'pieces', 'tooMany'],
    [{ ...good, pieces: undefined }, 'pieces', 'notAList'],
    [{ ...good, pieces: [{ ...many(1)[0], side: 0 }] }, 'pieces[0].side', 'unknownSide'],
    [{ ...good, pieces: [{ ...many(1)[0], at: 'i1' }] }, 'pieces[0].at', 'offTheBoard'],
    [{ ...good, pieces: [{ ...many(1)[0], id: 'x' }] }, 'pieces[0].id', 'unknownField'],
  ])('%#', (raw, where, problem) => {
    expect(readPosition(raw)).toEqual({ where, problem });
  });

  test('what is left out begins a game with White', () => {
    const read = readPosition({ size: 8, pieces: good.pieces ?? [] });
    expect(isFault(read)).toBe(false);
    const walls = Array.from({ length: 64 }, (_, at) => `${'abcdefgh'.charAt(at % 8)}${Math.floor(at / 8) + 9}`);
    expect(isFault(readPosition({ ...good, size: 16, obstacles: walls }))).toBe(false);
    for (const size of [8, 24]) expect(isFault(readPosition({ ...good, size }))).toBe(false);
    expect(isFault(readPosition({ ...good, pieces: [], obstacles: ['a1', 'b1'] }))).toBe(false);
    expect(read).toMatchObject({ obstacles: [], wrecks: [], turn: 0, number: 1, quiet: 0 });
    expect(
      readPosition({ ...good, obstacles: ['b2'], wrecks: ['c3'], turn: 'black', number: 4, quiet: 2 }),
    ).toMatchObject({
      obstacles: ['b2'],
      wrecks: ['c3'],
      turn: 1,
      number: 4,
      quiet: 2,
    });
  });
});
