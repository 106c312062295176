import { describe, expect, test } from 'vitest';
import { type SquareId, squaresOf } from '../../../src/rules/core/square';
import * as bench from '../../../src/rules/tankChess/lab/bench';
import { squarePlaceOf } from '../../../src/rules/tankChess/lab/fromView';
import { squareAnswer } from '../../../src/rules/tankChess/lab/lessons';
import { firstSquareLink, printSquareLink, readSquareLink } from '../../../src/rules/tankChess/lab/link';
import { readSquareBench } from '../../../src/rules/tankChess/lab/reading';
import { jsonOf, openSnapshot } from '../../../src/rules/tankChess/openSnapshot';
import type { Snapshot } from '../../../src/rules/tankChess/positionText';
import { checkBoard } from '../../../src/rules/tankChess/workshop/check';
import * as edit from '../../../src/rules/tankChess/workshop/edit';
import { cite } from '../../support/cite';
import { drive, given, play, start } from './given';

const { firstSquareBench: first } = bench;
const places = (side: readonly { readonly at: string }[]) => side.map(({ at }) => at);

describe('the square bench', () => {
  test('a table is shown on it as it stands: the picked piece first, wrecks as walls', () => {
    const before = given({
      white: 'HT a2 N, CLT p1 N',
      black: 'LT a8 E, CLT p16 S, MT n9 S',
      wrecks: 'd4',
      obstacles: 'h6',
    });
    const { state } = play(before, drive(before, 'a2 a3 N x a8'));
    const shown = (picked: string | null) => readSquareLink(squarePlaceOf(state, picked) ?? '?')?.bench;
    expect(shown(null)).toMatchObject({ board: '16', own: [{ kind: 'HT', at: 'a3', facing: 'N' }, { at: 'p1' }] });
    expect(places(shown('n9')?.others ?? [])).toEqual(['n9', 'p16']);
    expect(places(shown('p1')?.own ?? [])).toEqual(['p1', 'a3']);
    const seen = shown(null);
    expect(seen && [...bench.obstaclesOf(seen)].toSorted()).toEqual(['a8', 'd4', 'h6']);
    for (const [setup, board] of [
      ['standard16', '16'],
      ['own20', '20'],
      ['beginner10', '10'],
    ] as const) {
      const opened = readSquareLink(squarePlaceOf(start(setup), null) ?? '?')?.bench;
      expect(opened).toMatchObject({ board, walls: [] });
    }
    expect(squarePlaceOf(given({ size: 12, white: 'CLT a1 N', black: 'CLT l12 S' }), null)).toBeNull();
    expect(squarePlaceOf({ ...state, pieces: state.pieces.filter(({ seat }) => seat === 1) }, null)).toBeNull();
  });

  test('pieces and walls come and go', () => {
    const walled = bench.walled(first, 'a1');
    expect(bench.obstaclesOf(walled)).toContain('a1');
    expect(bench.withPiece(walled, 0, 'LT', 'a1')).toBe(walled);
    expect(bench.withPiece(first, 0, 'LT', 'f8')).toBe(first);
    expect(bench.withPiece(first, 0, 'LT', 'a1').own.at(-1)).toEqual({ kind: 'LT', at: 'a1', facing: 'N' });
    expect(bench.withPiece(first, 0, 'LT', 'a1').own).toHaveLength(4);
    const without = bench.withoutPiece(first, 'm10');
    expect([places(without.own), places(without.others)]).toEqual([
      ['f8', 'm5', 'h2'],
      ['j8', 'h10', 'i14'],
    ]);
    expect(bench.turned(first, 'f8', -3).own[0]?.facing).toBe('NW');
    expect(bench.turned(first, 'f8', 9).own[0]?.facing).toBe('SE');
    expect(places(bench.chosen(first, 'm5').own)).toEqual(['m5', 'f8', 'h2']);
    expect(bench.onBoard({ ...first, own: [{ kind: 'MT', at: 'p16', facing: 'N' }] }, '10')).toMatchObject({
      board: '16',
    });
    expect(bench.squareState(first)).toMatchObject({ wrecks: [], seen: [], size: 16 });
  });

  test(`${cite('TC-FIRE3')} what it reads of the piece that fires: reach, and who threatens it`, () => {
    const reading = readSquareBench(bench.chosen(first, 'm5'), null);
    expect(reading.reach.squares.some(({ at }) => at === 'm6')).toBe(true);
    const struck = readSquareBench({ ...first, board: 'open', own: [{ kind: 'LT', at: 'j5', facing: 'E' }] }, null);
    expect(struck.threats.length).toBeGreaterThan(0);
    expect(new Set(struck.threats.map(({ target }) => target))).toEqual(new Set(['w0']));
    expect(readSquareBench({ ...first, others: [] }, null).rose).toEqual([]);
  });

  test('what is moved, turned or taken down is that alone', () => {
    const [mortar, tank] = [first.own[1], first.own[0]];
    expect(bench.moved(first, 'f8', 'e8')).toEqual({ ...first, own: [{ ...tank, at: 'e8' }, ...first.own.slice(1)] });
    expect(bench.turned(first, 'f8', 1)).toEqual({
      ...first,
      own: [{ ...tank, facing: 'SE' }, ...first.own.slice(1)],
    });
    const two = bench.walled(bench.walled(first, 'a1'), 'b1');
    expect(bench.walled(two, 'a1').walls).toEqual(['b1']);
    const wide = {
      ...first,
      own: first.own.slice(2, 3),
      others: [{ kind: 'LT' as const, at: 'k9' as const, facing: 'S' as const }],
    };
    expect(bench.onBoard({ ...wide, walls: ['a1'] }, '10')).toEqual({ ...wide, board: '10', walls: [], others: [] });
    expect(readSquareBench(first, null).mortars.map(({ piece }) => piece)).toEqual([mortar]);
    expect(readSquareBench(bench.chosen(first, 'm5'), null).mortars).toEqual([]);
  });

  test(`${cite('TC-ARMOR2', 'TC-ARMOR3', 'TC-ARMOR4', 'TC-KILL1')} questions about a bench, answered by hand`, () => {
    const asked = (at: string, ask: 'side' | 'rear' | 'bounces' | 'kills', among: string) => {
      const link = readSquareLink(at);
      if (link === null) throw new Error(`no bench: ${at}`);
      return squareAnswer({ link, ask, among: among.split(' ') as SquareId[] }).join(' ');
    };
    const around = 'h11 k11 k8 k5 h5 e5 e8 e11';
    expect(asked('open/MT-C4-N/HT-H8-N', 'side', around)).toBe('k11 k8 k5 e5 e8 e11');
    expect(asked('open/MT-C4-N/HT-H8-N', 'rear', around)).toBe('h5');
    expect(asked('open/MT-C4-N/HT-H8-W', 'rear', around)).toBe('k8');
    const duel = 'open/HT-H4-N/MT-H9-S,HT-K7-S,HT-E7-SE';
    expect(asked(duel, 'bounces', 'h9 k7 e7 a1')).toBe('e7');
    expect(asked(duel, 'kills', 'h9 k7 e7 a1')).toBe('h9 k7');
  });

  test('its address says only what is not as at first', () => {
    const alone = { ...firstSquareLink, bench: { ...first, others: [] } };
    expect(readSquareLink(printSquareLink(alone))).toEqual(alone);
    expect(printSquareLink(alone)).toBe('16/MT-F8-E,HM-M5-N,CLT-H2-N');
    expect(printSquareLink({ ...alone, show: [] })).toBe('16/MT-F8-E,HM-M5-N,CLT-H2-N?show=none');
    expect(readSquareLink(printSquareLink({ ...alone, show: [] }))).toEqual({ ...alone, show: [] });
    expect(readSquareLink('16/MT-F8-E,,HM-M5-N')?.bench.own).toHaveLength(2);
    expect(readSquareLink('16/MT--E')).toBeNull();
    for (const none of ['16/', '16/MT', '16/MT-F8-E/XX', '16/MT-H6-E,HM-M5-N']) expect(readSquareLink(none)).toBeNull();
    expect(readSquareLink('16/MT-F8-E?wall')?.bench.walls).toEqual([]);
  });
});

describe('the workshop', () => {
  const board: Snapshot = {
    ...edit.emptyBoard(8),
    obstacles: ['c3'],
    wrecks: ['d4'],
    pieces: given({ size: 8, white: 'CLT a1 N, LT b2 NE', black: 'CLT h8 S' }).pieces,
  };

  test('wrecks lie on free squares, and a square is cleared of everything', () => {
    expect(edit.putWreck(board, 'e5')).toMatchObject({ wrecks: ['d4', 'e5'] });
    expect(edit.putWreck(board, 'c3')).toEqual({ refused: 'taken', at: 'c3' });
    expect(edit.clearSquare(board, 'd4')).toMatchObject({ wrecks: [], obstacles: ['c3'] });
    expect(edit.clearSquare(board, 'c3')).toMatchObject({ wrecks: ['d4'], obstacles: [] });
    expect(places(edit.clearSquare(board, 'b2').pieces)).toEqual(['a1', 'h8']);
    expect(edit.isRefused(edit.putWreck(board, 'c3'))).toBe(true);
    expect(edit.isRefused(board)).toBe(false);
    expect(edit.turnPiece(board, 'b2', -2).pieces[1]?.facing).toBe('NW');
    expect(edit.turnPiece(board, 'b2', 7).pieces[1]?.facing).toBe('N');
    expect(edit.movePiece(board, 'b2', 'b2')).toBe(board);
    expect(edit.movePiece(board, 'e5', 'e6')).toBe(board);
    expect(edit.movePiece(board, 'b2', 'd4')).toEqual({ refused: 'taken', at: 'd4' });
  });

  test('the half turn of one half is the other, the middle of an odd board included', () => {
    const odd: Snapshot = {
      ...edit.emptyBoard(9),
      obstacles: ['a5', 'e5', 'f5', 'b1'],
      wrecks: ['d5', 'h9'],
      pieces: board.pieces,
    };
    const image = edit.mirrored(odd);
    expect([...image.obstacles].toSorted()).toEqual(['a5', 'b1', 'e5', 'h9', 'i5']);
    expect([...image.wrecks].toSorted()).toEqual(['d5', 'f5']);
    expect(image.pieces.map(({ seat, kind, at, facing }) => [seat, kind, at, facing].join(' '))).toEqual([
      '0 CLT a1 N',
      '0 LT b2 NE',
      '1 CLT i9 S',
      '1 LT h8 SW',
    ]);
    const middle = { ...odd, pieces: given({ size: 9, white: 'CLT e5 N', black: 'CLT h8 S' }).pieces };
    expect(edit.mirrored(middle).pieces).toHaveLength(1);
  });

  test('what is worth saying about a board', () => {
    const told = (change: Partial<Snapshot>) => checkBoard({ ...edit.emptyBoard(8), pieces: board.pieces, ...change });
    const about = (what: string, change: Partial<Snapshot>) => told(change).find((finding) => finding.what === what);
    const [white, , black] = board.pieces;
    if (white === undefined || black === undefined) throw new Error('no command tanks');
    expect(about('noCommander', { pieces: [white] })).toEqual({
      what: 'noCommander',
      stops: true,
      side: 'black',
      squares: [],
    });
    expect(about('noCommander', { pieces: [black], turn: 1 })).toEqual({
      what: 'noCommander',
      stops: true,
      side: 'white',
      squares: [],
    });
    expect(about('noCommander', {})).toBeUndefined();
    expect(about('ringTaken', { obstacles: ['a4', 'e1', 'h5', 'd8', 'c3'] })?.squares).toEqual([
      'a4',
      'e1',
      'h5',
      'd8',
    ]);
    expect(about('ringTaken', { obstacles: ['b4', 'e2', 'g5', 'd7'] })).toBeUndefined();
    expect(about('notSymmetric', { obstacles: ['c3', 'f6', 'c4'] })?.squares).toEqual(['c4']);
    expect(about('uneven', {})).toMatchObject({ stops: false, squares: [] });
    expect(about('uneven', { pieces: [white, black] })).toBeUndefined();
    const pair = given({ size: 8, white: 'CLT a1 N, LT b1 N', black: 'LT b8 S, CLT a8 S' }).pieces;
    expect(about('uneven', { pieces: pair })).toBeUndefined();
    const glued = given({ size: 8, white: 'CLT a1 N, LT b1 N, TD c1 N', black: 'CLT a8 S, TD b8 S' }).pieces;
    expect(about('uneven', { pieces: glued })).toBeDefined();
    expect(about('noTurn', { pieces: [black], turn: 0 })).toEqual({ what: 'noTurn', stops: true, squares: [] });
    const light = given({ size: 8, white: 'CLT a1 N, LT b2 NE', black: 'CLT h8 S' }).pieces.slice(1);
    expect(about('noCommander', { pieces: light })).toMatchObject({ side: 'white' });
    const out = given({ size: 8, white: 'CLT a8 N, HT a1 N', black: 'CLT h8 S, LT a4 E, HT h1 N' }).pieces;
    const walls = ['a2', 'a3', 'b8', 'b7', 'a7'] as const;
    expect(about('winsAtOnce', { pieces: out.filter(({ at }) => /8/.test(at)), obstacles: walls })).toEqual({
      what: 'winsAtOnce',
      stops: false,
      squares: ['a8'],
    });
    expect(about('shotAtOnce', { pieces: out })).toEqual({ what: 'shotAtOnce', stops: false, squares: ['a4', 'h1'] });
    expect(about('shotAtOnce', {})).toBeUndefined();
    const covered = (count: number) => {
      const obstacles = edit.emptyBoard(10).obstacles.concat(squaresOf({ files: 10, ranks: 10 }).slice(20, 20 + count));
      return checkBoard({ ...edit.emptyBoard(10), obstacles }).find(({ what }) => what === 'crowded');
    };
    expect(covered(30)).toBeUndefined();
    expect(covered(31)).toEqual({ what: 'crowded', stops: false, squares: [], percent: 31 });
  });

  test('an empty board is empty, a smaller one keeps what lies on it, a position opens as it stands', () => {
    expect(edit.emptyBoard(8)).toEqual({
      size: 8,
      obstacles: [],
      wrecks: [],
      pieces: [],
      turn: 0,
      number: 1,
      quiet: 0,
    });
    const wide: Snapshot = { ...board, size: 12, obstacles: ['c3', 'i1'], wrecks: ['d4', 'a9'] };
    expect(edit.resized(wide, 8)).toMatchObject({ size: 8, obstacles: ['c3'], wrecks: ['d4'] });
    expect(edit.putWreck(board, 'b2')).toEqual({ refused: 'taken', at: 'b2' });
    const light = given({ size: 8, white: 'CLT a1 N, LT b2 NE', black: 'CLT h8 S' }).pieces.slice(1);
    const commander = { seat: 0, kind: 'CLT', facing: 'N' } as const;
    expect(edit.isRefused(edit.putPiece({ ...board, pieces: light }, commander, 'e5'))).toBe(false);
    expect(edit.putPiece(board, commander, 'e5')).toEqual({ refused: 'secondCommander', at: 'a1' });
    expect(openSnapshot(board)).toEqual(start('custom', { position: jsonOf(board) }));
  });
});
