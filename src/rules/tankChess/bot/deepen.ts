import { make, pass, unmake } from './arena';
import { generate } from './generate';
import {
  evaluate,
  type Hunt,
  isRepeated,
  isSpent,
  NEAR_WIN,
  onePerPair,
  pullForward,
  rank,
  reward,
  WIN,
  worthOfTarget,
} from './hunt';
import { AT_LEAST, AT_MOST, boundOf, depthOf, EXACT, scoreOf } from './memory';

const deepestShots = 6;
/** A shot that cannot lift the score by this much beyond the target's worth is not tried. */
const shotMargin = 120;
/** A quiet turn just before the end of the search is not expected to gain more. */
const quietMargin = 140;
/** So many quiet turns are tried per step of depth where the score hangs on one question only. */
const enough = 48;
/** So many turns of a list are put in order; beyond them order hardly matters. */
const ordered = 32;

/** The score after all shots and escapes worth trying. */
function shots(hunt: Hunt, alphaIn: number, beta: number, start: number, left: number): number {
  const { arena, list } = hunt;
  if (arena.winner >= 0) return arena.depth - WIN;
  const still = evaluate(arena);
  if (isSpent(hunt) || still >= beta || left === 0) return still;
  let alpha = Math.max(alphaIn, still);
  let best = still;
  const all = generate(arena, list, start, true);
  if (rank(hunt, start, all, 0)) return WIN - arena.depth - 1;
  const end = onePerPair(start, all);
  for (let i = start; i < end; i++) {
    pullForward(i, end);
    const turn = list[i] ?? 0;
    if (still + worthOfTarget(arena, turn) + shotMargin < alpha) break;
    make(arena, turn);
    const score = -shots(hunt, -beta, -alpha, end, left - 1);
    unmake(arena, turn);
    if (score > best) best = score;
    if (score > alpha) alpha = score;
    if (alpha >= beta) break;
  }
  return best;
}

/** The score of the position some turns deep: alpha-beta, a null window for all but the first turn. */
export function deepen(
  hunt: Hunt,
  depth: number,
  alphaIn: number,
  beta: number,
  start: number,
  mayPass: boolean,
): number {
  const { arena, list, memory } = hunt;
  if (arena.winner >= 0) return arena.depth - WIN;
  if (isRepeated(hunt)) return 0;
  if (depth <= 0) return shots(hunt, alphaIn, beta, start, deepestShots);
  if (isSpent(hunt)) return 0;
  const low = arena.hash[0] ?? 0;
  const high = arena.hash[1] ?? 0;
  const info = memory.info(low, high);
  if (info !== 0 && depthOf(info) >= depth && settles(info, alphaIn, beta)) return scoreOf(info);
  const narrow = beta - alphaIn === 1;
  const still = evaluate(arena);
  if (mayPass && narrow && depth >= 2 && still >= beta && beta < NEAR_WIN) {
    // Where even passing keeps the score up, some real turn will.
    pass(arena);
    const score = -deepen(hunt, depth - 3, -beta, 1 - beta, start, false);
    pass(arena);
    if (hunt.stopped) return 0;
    if (score >= beta) return score >= NEAR_WIN ? beta : score;
  }
  const end = generate(arena, list, start, false);
  if (end === start) return still;
  if (rank(hunt, start, end, memory.turn(low, high))) return WIN - arena.depth - 1;
  const hopeless = depth === 1 && still + quietMargin <= alphaIn;
  let alpha = alphaIn;
  let best = -WIN;
  let bestTurn = 0;
  for (let i = start; i < end; i++) {
    const tried = i - start;
    if (tried < ordered) pullForward(i, end);
    const turn = list[i] ?? 0;
    const quiet = turn >> 19 === 0;
    if (quiet && tried > 0 && best > -NEAR_WIN) {
      if (hopeless || (narrow && depth <= 2 && tried >= enough * depth)) break;
    }
    make(arena, turn);
    const score = scoreOfTurn(hunt, depth, alpha, beta, end, tried, quiet);
    unmake(arena, turn);
    if (hunt.stopped) return 0;
    if (score > best) {
      best = score;
      bestTurn = turn;
    }
    if (score > alpha) alpha = score;
    if (alpha >= beta) {
      if (quiet) reward(hunt, turn, depth);
      break;
    }
  }
  memory.store(low, high, bestTurn, best, depth, best >= beta ? AT_LEAST : best > alphaIn ? EXACT : AT_MOST);
  return best;
}

function settles(info: number, alpha: number, beta: number): boolean {
  const score = scoreOf(info);
  switch (boundOf(info)) {
    case EXACT:
      return true;
    case AT_LEAST:
      return score >= beta;
    default:
      return score <= alpha;
  }
}

/** Late quiet turns are looked at less deeply at first, and again only where they surprise. */
function scoreOfTurn(
  hunt: Hunt,
  depth: number,
  alpha: number,
  beta: number,
  start: number,
  tried: number,
  quiet: boolean,
): number {
  if (tried === 0) return -deepen(hunt, depth - 1, -beta, -alpha, start, true);
  const less = quiet && depth >= 2 && tried >= 6 ? (tried >= 24 && depth >= 3 ? 2 : 1) : 0;
  let score = -deepen(hunt, depth - 1 - less, -alpha - 1, -alpha, start, true);
  if (score > alpha && less > 0) score = -deepen(hunt, depth - 1, -alpha - 1, -alpha, start, true);
  if (score > alpha && score < beta) score = -deepen(hunt, depth - 1, -beta, -alpha, start, true);
  return score;
}
