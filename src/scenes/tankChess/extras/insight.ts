import type { Frozen } from '../../../rules/core/game';
import { writeDrive } from '../../../rules/tankChess/notation';
import type { Drive, State } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import type { Palette } from '../../paint/palette';
import { drawTurn } from './drawTurn';
import type { Line } from './engineDesk';
import { follow } from './follow';
import { scoreText } from './judgement';
import type { Kit } from './kit';

/** A line of the engine, or what is left to say where the game is over. */
export type Evaluation = Pick<Line, 'score' | 'wins'>;

export type EngineWords = Pick<Kit, 'words' | 'say'>;

/** How many turns of a line are written out. */
const TURNS_SHOWN = 4;

export function endEvaluation({ ending }: Frozen<State>): Evaluation | null {
  if (ending === null) return null;
  const [winner] = ending.winners;
  const score = winner === undefined ? 0 : winner === 0 ? 30_000 : -30_000;
  return { score, wins: winner === undefined ? null : 0 };
}

export function shortScore({ score, wins }: Evaluation): string {
  if (wins === 0) return score > 0 ? '1–0' : '0–1';
  return wins === null ? scoreText(score) : `#${wins}`;
}

export function longScore({ words, say }: EngineWords, { score, wins }: Evaluation): string {
  const { decided, winsIn, even } = words().analysis;
  if (wins === 0) return decided;
  if (wins !== null) return say(winsIn, { seat: score > 0 ? 0 : 1, turns: wins });
  const text = scoreText(score);
  return text === '0.0' ? even : text;
}

/** A win in one turn is seen without looking ahead at all. */
export function depthText({ words, say }: EngineWords, depth: number): string {
  return depth === 0 ? '' : say(words().analysis.depth, { depth });
}

/** The turns of a line as they are written. */
export function writeLine(state: Frozen<State>, turns: readonly Drive[]): readonly string[] {
  let at = state;
  return turns.slice(0, TURNS_SHOWN).map((turn) => {
    const text = writeDrive(at, turn);
    at = follow(at, turn).state;
    return text;
  });
}

/** The first turns of the best lines as arrows, the best on top. */
export function drawLines(stage: Surface, state: Frozen<State>, lines: readonly Line[], palette: Palette): void {
  const colours = [palette.act, palette.olive, palette.grey];
  for (const [index, { turns }] of [...lines.entries()].reverse()) {
    const [drive] = turns;
    if (drive !== undefined)
      drawTurn(stage, state, drive, `best${index}`, colours[index] ?? palette.grey, palette.blocked);
  }
}
