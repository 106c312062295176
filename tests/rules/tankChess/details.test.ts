import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { type AnnotatedGame, isDrive, pairOf } from '../../../src/rules/tankChess/annotated';
import { boardOf, EMPTY, pieceNumberAt } from '../../../src/rules/tankChess/board';
import { fireLines } from '../../../src/rules/tankChess/fire';
import { writeDrive } from '../../../src/rules/tankChess/notation';
import { printPosition } from '../../../src/rules/tankChess/position';
import { readSnapshot } from '../../../src/rules/tankChess/positionText';
import { printAnnotated } from '../../../src/rules/tankChess/printAnnotated';
import { progress } from '../../../src/rules/tankChess/progress';
import type { Drive, State } from '../../../src/rules/tankChess/types';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import { cite } from '../../support/cite';
import { drive, endsFrom, given, play, start, tankChess } from './given';

const at = (state: State, seat: number, ...refs: Parameters<typeof tankChess.commandAt>[2]) =>
  tankChess.commandAt(state, seat, refs);

describe('pointing', () => {
  const state = given({
    white: 'LT c3 N, CLT h8 E',
    black: 'CLT p16 S, HT c9 S, MT e5 N',
    wrecks: 'd4',
    obstacles: 'c4',
  });
  const fallen: State = {
    ...state,
    pieces: state.pieces.map((piece) => (piece.at === 'e5' ? { ...piece, status: 'wreck' } : piece)),
  };
  const wish = (told: Partial<Drive>): Drive => ({
    type: 'drive',
    seat: 0,
    from: 'c3',
    to: 'c3',
    facing: 'N',
    fireAt: null,
    ...told,
  });

  test(`${cite('TC-TURN2')} what cannot begin a drive is answered at once, with the facing that stands there`, () => {
    expect(at(state, 0, 'square:a1')).toEqual(wish({ from: 'a1', to: 'a1' }));
    expect(at(state, 0, 'square:c9')).toEqual(wish({ from: 'c9', to: 'c9', facing: 'S' }));
    expect(at(fallen, 1, 'square:e5')).toEqual(wish({ seat: 1, from: 'e5', to: 'e5', facing: 'N' }));
    expect(at(state, 0, 'unit:w0')).toBeNull();
    expect(at(state, 0, 'unit:b1')).toEqual(wish({ from: 'c9', to: 'c9', facing: 'S' }));
    for (const none of ['unit:x9', 'square:z1', 'button:hold', 'face:N'] as const)
      expect(at(state, 0, none)).toBeNull();
    expect(at(state, 0)).toBeNull();
  });

  test(`${cite('TC-FIRE1', 'TC-KILL5')} an enemy out of reach is meant as a target, anything else as a place`, () => {
    expect(at(state, 0, 'square:c3', 'square:c9')).toEqual(wish({ fireAt: 'c9' }));
    expect(at(state, 0, 'unit:w0', 'unit:b1')).toEqual(wish({ fireAt: 'c9' }));
    expect(at(fallen, 0, 'square:c3', 'square:e5')).toEqual(wish({ to: 'e5' }));
    expect(at(state, 0, 'square:c3', 'square:c4')).toEqual(wish({ to: 'c4' }));
    expect(at(state, 0, 'square:c3', 'square:h8')).toEqual(wish({ to: 'h8' }));
    expect(at(state, 0, 'square:c3', 'square:d3')).toBeNull();
    for (const none of ['unit:x9', 'button:hold'] as const) {
      expect(at(state, 0, 'square:c3', none)).toBeNull();
      expect(at(state, 0, 'square:c3', 'square:d3', none)).toBeNull();
      expect(at(state, 0, 'square:c3', 'square:b3', 'face:N', 'unit:x9')).toBeNull();
    }
  });

  test(`${cite('TC-WIN4', 'TC-Q3')} off the board straight at the enemy's edge, or as the piece looks`, () => {
    const facing = (side: 'white' | 'black', looks: string) => {
      const pieces =
        side === 'white'
          ? { white: `CLT h8 ${looks}`, black: 'CLT p16 S' }
          : { white: 'CLT h1 N', black: `CLT h8 ${looks}` };
      const command = at(given({ ...pieces, turn: side }), side === 'white' ? 0 : 1, 'square:h8', 'area:off');
      return command?.type === 'drive' ? `${command.to} ${command.facing}` : null;
    };
    for (const looks of ['N', 'NE', 'NW']) expect(facing('white', looks)).toBe(`off ${looks}`);
    for (const looks of ['E', 'S', 'SE', 'SW', 'W']) expect(facing('white', looks)).toBe('off N');
    for (const looks of ['S', 'SE', 'SW']) expect(facing('black', looks)).toBe(`off ${looks}`);
    for (const looks of ['E', 'N', 'NE', 'NW', 'W']) expect(facing('black', looks)).toBe('off S');
    expect(at(state, 0, 'square:h8', 'area:off', 'face:NE')).toMatchObject({ from: 'h8', to: 'off', facing: 'NE' });
  });

  test('squares are measured, other things are not', () => {
    expect(tankChess.squaredDistance?.('square:a1', 'square:d5')).toBe(25);
    for (const none of ['unit:w0', 'square:z9', 'button:hold'] as const) {
      expect(tankChess.squaredDistance?.('square:a1', none)).toBeNull();
      expect(tankChess.squaredDistance?.(none, 'square:a1')).toBeNull();
    }
  });

  test('what comes from outside is read field by field', () => {
    const good = { type: 'drive', seat: 0, from: 'c3', to: 'c5', facing: 'N', fireAt: null };
    expect(tankChess.parse(good)).toEqual(good);
    for (const from of [7, null, 'z1', ['c3']]) expect(tankChess.parse({ ...good, from })).toBeNull();
    for (const to of ['OFF', 5, null]) expect(tankChess.parse({ ...good, to })).toBeNull();
    for (const fireAt of ['off', 5, undefined]) expect(tankChess.parse({ ...good, fireAt })).toBeNull();
    expect(tankChess.parse({ ...good, to: 'off' })).toMatchObject({ to: 'off' });
  });
});

describe('the board', () => {
  test(`${cite('TC-WIN2')} who has left stands nowhere, a wreck stays`, () => {
    const state = given({ size: 8, white: 'CLT a8 N, LT c3 N', black: 'CLT h1 S, LT c5 S' });
    const left = play(state, drive(state, 'a8 off N')).state;
    expect(boardOf(left).on[boardOf(left).grid.index.get('a8') ?? -1]).toBe(EMPTY);
    expect(pieceNumberAt(left, 'a8')).toBe(-1);
    expect(pieceNumberAt(left, 'c3')).toBe(1);
    expect(tankChess.refuse(left, { type: 'offerDraw', seat: 1 })).toEqual({ rule: 'TC-TURN1' });
    expect(legal(tankChess, left, 1)).toEqual([]);
    expect(legal(tankChess, state, 0)).toContainEqual({ type: 'offerDraw', seat: 0 });
  });

  test(`${cite('TC-MOVE6')} one square back, also into the corner a1`, () => {
    expect(endsFrom(given({ size: 8, white: 'HT a2 N, CLT h2 N', black: 'CLT h8 S' }), 'a2')).toContain('a1 N');
    const state = given({ size: 8, white: 'HT c2 N, CLT h2 N', black: 'CLT h8 S' });
    expect(writeDrive(state, drive(state, 'c2 c1 N'))).toBe('HT C2>C1/N R');
    expect(writeDrive(state, drive(state, 'c2 c3 N'))).toBe('HT C2>C3/N');
    expect(writeDrive(state, drive(state, 'e5 e6 N'))).toBe('LT E5>E6/N');
  });

  test(`${cite('TC-FIRE3', 'TC-HM5')} a line ends at what stands in it; a mortar's at nothing`, () => {
    const state = given({ size: 8, white: 'MT a1 N, HM h1 N, CLT c1 N', black: 'CLT d8 S', obstacles: 'a4 h4' });
    const stops = (from: 'a1' | 'h1') => fireLines(state, from, from, 'N').map(({ stop }) => stop);
    expect(stops('a1')).toEqual(['a4', null, null]);
    expect(stops('h1')).toEqual([null]);
    expect(fireLines(state, 'e5', 'e5', 'N')).toEqual([]);
  });

  test(`${cite('TC-WIN1', 'TC-Q9')} what a position is worth to each side, and what an end is`, () => {
    const even = start('standard16');
    expect([tankChess.score(even, 0), tankChess.score(even, 1)].map(Math.abs)).toEqual([0, 0]);
    const more = given({ white: 'CLT a1 N, HT b1 N', black: 'CLT p16 S' });
    expect(tankChess.score(more, 0)).toBeGreaterThan(0);
    expect(tankChess.score(more, 1)).toBe(-tankChess.score(more, 0));
    const state = given({ size: 8, white: 'CLT a8 N', black: 'CLT h1 S, HT h3 S' });
    const won = play(state, drive(state, 'a8 off N')).state;
    expect(tankChess.score(won, 0)).toBeGreaterThan(10_000);
    expect(tankChess.score(won, 1)).toBe(-tankChess.score(won, 0));
    const offered = play(state, { type: 'offerDraw', seat: 0 }).state;
    expect(tankChess.score(play(offered, { type: 'acceptDraw', seat: 1 }).state, 0)).toBe(0);
  });

  test('options are judged by name and value', () => {
    const judged = (setup: string, options = {}, seats = 2) => tankChess.checkOptions({ setup, seats, options });
    const position = printPosition(given({ white: 'CLT a1 N', black: 'CLT p16 S' }));
    expect(judged('standard16')).toBeNull();
    expect(judged('round')).toEqual({ where: 'setup', problem: 'unknownSetup' });
    expect(judged('standard16', {}, 3)).toEqual({ where: 'seats', problem: 'twoPlayers' });
    expect(judged('standard16', { position })).toEqual({ where: 'position', problem: 'unknownOption' });
    expect(judged('custom', { position })).toBeNull();
    expect(judged('custom', { position, depth: 3 })).toEqual({ where: 'depth', problem: 'unknownOption' });
    expect(judged('custom', { position, quietTurns: 7 })).toEqual({ where: 'quietTurns', problem: 'unknownValue' });
    expect(judged('custom', {})).toEqual({ where: 'position', problem: 'notAnObject' });
    expect(start('standard16').switches.quietTurns).toBe(200);
    expect(start('standard16', { quietTurns: 50 }).switches.quietTurns).toBe(50);
    expect(start('standard16', { threefold: false }).seen).toEqual([]);
  });

  test('how far a game has come is told by the side that lost more', () => {
    const state = given({ white: 'CLT a1 N, LT b1 N, LT c1 N, LT d1 N', black: 'CLT p16 S, LT o16 S' });
    const lost = (...squares: string[]) =>
      progress({
        pieces: state.pieces.map((piece) => (squares.includes(piece.at) ? { ...piece, status: 'wreck' } : piece)),
      });
    expect(lost()).toBe(0);
    expect(lost('b1')).toBe(0.25);
    expect(lost('b1', 'o16')).toBe(0.5);
    expect(progress({ pieces: [] })).toBe(0);
  });

  test('a position is printed with its wrecks and, where they are known, its counts', () => {
    const before = given({ white: 'HT a1 N, CLT p1 N', black: 'LT a8 E, CLT p16 S', wrecks: 'd4' });
    const { state } = play(before, drive(before, 'a1 a2 N x a8'));
    expect(printPosition(state)).toMatchObject({ number: 2, quiet: 0, wrecks: ['d4', 'a8'], turn: 'black' });
    const { turn: _, quiet: __, ...field } = state;
    expect(Object.keys(printPosition(field) as object).toSorted()).toEqual([
      'obstacles',
      'pieces',
      'size',
      'turn',
      'wrecks',
    ]);
    const { pieces } = printPosition(state) as { pieces: { at: string }[] };
    expect(pieces.map((piece) => piece.at)).toEqual(['a2', 'p1', 'p16']);
    expect(readSnapshot('8  8/8/8/8/8/8/8/8   b')).toMatchObject({ turn: 1 });
    expect(readSnapshot('8 8/8/8/8/8/8/8/8 w x12')).toMatchObject({ fault: 'count', found: 'x12' });
    expect(readSnapshot('8')).toMatchObject({ fault: 'fields', where: '1' });
  });
});

describe('a game in writing', () => {
  const first = start('standard16');
  const turns = (...texts: readonly string[]) => {
    let state: Parameters<typeof follow>[0] = first;
    return texts.map((text) => {
      const command = drive(state as State, text);
      state = follow(state, command).state;
      return { command, mark: '' as const, comment: '', variations: [] };
    });
  };
  const game = (line: AnnotatedGame['line']['turns'], more: Partial<AnnotatedGame> = {}): string =>
    printAnnotated(
      {
        setup: 'standard16',
        options: {},
        headers: [],
        line: { intro: '', turns: line },
        outcome: '*',
        conceded: null,
        ...more,
      },
      follow,
    );
  const body = (text: string) => text.slice(text.indexOf('\n\n') + 2);

  test('numbers stand before White, and before Black where something was said between', () => {
    const [one, two, three] = turns('c3 c5 N', 'n14 n12 S', 'c5 c5 NE');
    if (one === undefined || two === undefined || three === undefined) throw new Error('no turns');
    expect(body(game([one, two, three]))).toBe('1. LT C3>C5/N LT N14>N12/S 2. LT C5>C5/NE *\n');
    expect(body(game([{ ...one, comment: 'so' }, two]))).toBe('1. LT C3>C5/N {so} 1... LT N14>N12/S *\n');
    expect(body(game([{ ...one, variations: [{ intro: '', turns: turns('c3 c4 N') }] }, two]))).toBe(
      '1. LT C3>C5/N ( 1. LT C3>C4/N ) 1... LT N14>N12/S *\n',
    );
    const offer = { command: { type: 'offerDraw' as const, seat: 0 }, mark: '' as const, comment: '', variations: [] };
    const decline = { ...offer, command: { type: 'declineDraw' as const, seat: 1 } };
    expect(body(game([offer, decline, one, two]))).toBe('offer decline 1. LT C3>C5/N LT N14>N12/S *\n');
    expect(isDrive(offer.command)).toBe(false);
    const late = [
      { ...offer, command: { type: 'offerDraw' as const, seat: 1 } },
      { ...decline, command: { type: 'declineDraw' as const, seat: 0 } },
    ];
    expect(body(game([one, ...late, two]))).toBe('1. LT C3>C5/N offer decline 1... LT N14>N12/S *\n');
    const answers = [{ intro: '', turns: [two] }];
    expect(body(game([one, { ...two, variations: answers }]))).toBe(
      '1. LT C3>C5/N LT N14>N12/S ( 1... LT N14>N12/S ) *\n',
    );
    expect([1, 2, 3, 4].map((turn) => pairOf({ turn, mover: (turn + 1) % 2 }))).toEqual([1, 1, 2, 2]);
    expect(pairOf({ turn: 0, mover: 1 })).toBe(1);
    expect(pairOf({ turn: 4, mover: 0 })).toBe(2);
  });

  test('headers of its own are not said twice, and lines are not too long', () => {
    const told = game([], {
      headers: [
        ['White', 'A "B"'],
        ['Result', '1-0'],
      ],
      conceded: 'flagged',
      options: { threefold: false },
    });
    expect(told).toBe(
      '[Game "Tank Chess"]\n[Setup "standard16"]\n[Options "threefold=false"]\n[White "A \\"B\\""]\n[Result "*"]\n[Termination "flagged"]\n\n*\n',
    );
    expect(game([])).toBe('[Game "Tank Chess"]\n[Setup "standard16"]\n[Result "*"]\n\n*\n');
    const there = ['c3 c4 N', 'n14 n13 S', 'c4 c3 N', 'n13 n14 S', 'c3 c4 N', 'n14 n13 S', 'c4 c5 N', 'n13 n12 S'];
    const lines = body(game(turns(...there)))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.length <= 100 && line !== '')).toBe(true);
    expect((lines[0] ?? '').length + (lines[1]?.split(' ')[0] ?? '').length).toBeGreaterThanOrEqual(100);
    const said = (intro: string) => body(game([], { line: { intro, turns: [] } }));
    expect(said('x'.repeat(120))).toBe(`{${'x'.repeat(120)}}\n*\n`);
    expect(said('x'.repeat(97))).toBe(`{${'x'.repeat(97)}}\n*\n`);
    expect(said('x'.repeat(96))).toBe(`{${'x'.repeat(96)}} *\n`);
    expect(said('a \\ b')).toBe('{a \\\\ b} *\n');
  });
});
