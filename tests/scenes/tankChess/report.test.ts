import { describe, expect, test } from 'vitest';
import { writeDrive } from '../../../src/rules/tankChess/notation';
import { analyseAsked } from '../../../src/rules/tankChess/study/analysis';
import {
  type EngineDesk,
  type Line,
  openEngineDesk,
  readInsight,
} from '../../../src/scenes/tankChess/extras/engineDesk';
import { grow, rootOf } from '../../../src/scenes/tankChess/extras/gameTree';
import { shortScore } from '../../../src/scenes/tankChess/extras/insight';
import { lossOf, markOf, scoreText, shareOf } from '../../../src/scenes/tankChess/extras/judgement';
import { lineAt, markTurns, mistakesOf, turningPoints, writeReport } from '../../../src/scenes/tankChess/extras/report';
import { drive, given, play, start } from '../../rules/tankChess/given';

const line = (score: number, wins: number | null = null): Line => ({ score, wins, turns: [] });

describe('judgement', () => {
  test('scores are told in tenths, the even one without a sign', () => {
    expect([0, 4, -4, 62, -118].map(scoreText)).toEqual(['0.0', '0.0', '0.0', '+0.6', '−1.2']);
  });

  test('where the game is over the result is written, not a win in no turns', () => {
    expect(shortScore({ score: 30_000, wins: 0 })).toBe('1–0');
    expect(shortScore({ score: -30_000, wins: 0 })).toBe('0–1');
    expect(shortScore({ score: -30_000, wins: 2 })).toBe('#2');
  });

  test('the bar is half White’s when even, and all of it when White wins', () => {
    expect(shareOf(line(0))).toBe(0.5);
    expect(shareOf(line(400))).toBeGreaterThan(0.7);
    expect(shareOf(line(29_999, 1))).toBe(1);
    expect(shareOf(line(-29_999, 1))).toBe(0);
  });

  test('what a turn gives away is counted in the eyes of the mover', () => {
    expect(lossOf(line(200), line(-150), 0)).toBe(350);
    expect(lossOf(line(-200), line(150), 1)).toBe(350);
    expect(lossOf(line(-200), line(-300), 1)).toBe(0);
    expect(lossOf(line(29_999, 1), line(100), 0)).toBeGreaterThan(1000);
    expect([0, 95, 170, 400].map(markOf)).toEqual(['', '?!', '?', '??']);
  });
});

describe('the report', () => {
  /** An engine with fixed opinions, by the number of the turn. */
  const engine = (scores: readonly number[]): EngineDesk => ({
    async look(state) {
      return {
        depth: 1,
        lines: [{ ...line(scores[state.turn - 1] ?? 0), turns: [drive(start('standard16'), 'c3 c4 N')] }],
      };
    },
    deepen: async () => undefined,
    close: () => undefined,
  });

  test('finds the turns that gave something away, and whose they were', async () => {
    const root = rootOf(start('standard16'));
    let at = root;
    for (const turn of ['c3 c5 N', 'n14 n12 S', 'h3 h4 N']) {
      at = grow(at, drive({ ...start('standard16'), mover: at.state.mover }, turn));
    }
    const seen: number[] = [];
    const report = await writeReport(
      root,
      engine([0, -20, 300, 20]),
      (number) => void seen.push(number),
      new AbortController().signal,
    );
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(report.turns.map(({ loss, mover }) => [mover, loss])).toEqual([
      [0, 20],
      [1, 320],
      [0, 280],
    ]);
    expect(turningPoints(report).map(({ moment }) => moment.record)).toEqual(['LT N14>N12/S', 'MT H3>H4/N']);
    expect(turningPoints(report, 1).map(({ moment }) => moment.record)).toEqual(['LT N14>N12/S']);
    expect(mistakesOf(report, [0]).map(({ moment }) => moment.record)).toEqual(['MT H3>H4/N']);
    markTurns(report);
    expect(at.mark).toBe('?');
  });

  test('a game that is over needs no engine', async () => {
    const state = given({ white: 'HT a1 N, CLT p1 N', black: 'CLT a9 W, LT p9 S' });
    const won = play(state, drive(state, 'a1 a2 N x a9')).state;
    const { signal } = new AbortController();
    expect(await lineAt(rootOf(won), engine([]), signal)).toMatchObject({ score: 30_000, wins: 0 });
  });
});

describe('what the worker answers', () => {
  test('is read with the sides alternating', () => {
    const state = start('standard16');
    const position = { size: 8, pieces: [] };
    expect(() => analyseAsked({ position: { ...position, pieces: 'none' } })).toThrow();
    const raw = {
      depth: 3,
      lines: [
        {
          score: 12,
          wins: null,
          turns: [
            { from: 'c3', to: 'c4', facing: 'N', fireAt: null },
            { from: 'n14', to: 'n13', facing: 'S', fireAt: null },
          ],
        },
      ],
    };
    const { depth, lines } = readInsight(raw, 0);
    expect(depth).toBe(3);
    expect(lines[0]?.turns.map(({ seat }) => seat)).toEqual([0, 1]);
    const [first] = lines[0]?.turns ?? [];
    expect(first === undefined ? '' : writeDrive(state, first)).toBe('LT C3>C4/N');
    expect(readInsight('nonsense', 0)).toEqual({ depth: 0, lines: [] });
  });

  test('deepening tells every stage and stops at a forced end', async () => {
    const asked: number[] = [];
    const desk = openEngineDesk({
      async ask({ params }) {
        asked.push(Number(params.positions));
        const wins = asked.length === 3 ? 2 : null;
        return { depth: asked.length, lines: [{ score: 1, wins, turns: [] }] };
      },
      close: () => undefined,
    });
    const depths: number[] = [];
    await desk.deepen(start('standard16'), ({ depth }) => void depths.push(depth), new AbortController().signal);
    expect(depths).toEqual([1, 2, 3]);
    expect(asked).toEqual(asked.toSorted((a, b) => a - b));
  });
});
