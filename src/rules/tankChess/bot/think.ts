import { type Dice, openDice, seedDice } from '../../core/dice';
import type { BotAnswer, BotQuestion, Level } from '../../core/module';
import type { Command, View } from '../types';
import { type Arena, arenaOf, make, unmake } from './arena';
import { generate } from './generate';
import { evaluate } from './hunt';
import { knownHashes } from './known';
import { type Ranked, search } from './search';
import { driveOf } from './translate';

interface Strength {
  readonly positions: number;
  /** How far behind the best a turn may be and still be played. */
  readonly leeway: number;
}

const strengths: { readonly [level in Exclude<Level, 'easy'>]: Strength } = {
  normal: { positions: 8_000, leeway: 12 },
  hard: { positions: 80_000, leeway: 3 },
};

/** The easy bot judges each turn by what stands on the board after it, misjudges by up to so much, and sometimes just drives. */
const easyError = 90;
const easyBlunder = 8;

/** A draw is taken where the offer comes from the better side, or after long without a kill from an equal one. */
const drawBelow = -40;
const weary = 80;

export function think(question: BotQuestion): BotAnswer {
  const { view, seat, level } = question;
  if (!isView(view)) throw new Error('not a view of this game');
  const dice = openDice(seedDice(question.seed));
  const arena = arenaOf(view, view.mover);
  const best = level === 'easy' ? glance(arena, dice) : lookAhead(arena, question, view, dice);
  if (view.phase === 'drawOffer') {
    // The offer comes from the side to move: its score is the answering side's with the sign turned.
    const score = -(best.ranked[0]?.score ?? 0);
    const accept = score < drawBelow || (view.quiet >= weary && score <= 0);
    const command: Command = { type: accept ? 'acceptDraw' : 'declineDraw', seat };
    return { command, best: [{ command, score }], positions: best.positions, view };
  }
  const told = best.ranked.map(({ turn, score }) => ({ command: driveOf(arena, turn), score }));
  const chosen = told[best.chosen];
  if (!chosen) throw new Error('no turn to choose');
  return { command: chosen.command, best: told, positions: best.positions, view };
}

interface Thought {
  readonly ranked: readonly Ranked[];
  readonly chosen: number;
  readonly positions: number;
}

function lookAhead(arena: Arena, { level, positions }: BotQuestion, view: View, dice: Dice): Thought {
  const strength = strengths[level === 'normal' ? 'normal' : 'hard'];
  const found = search(arena, {
    positions: positions ?? strength.positions,
    best: 3,
    known: view.switches.threefold ? knownHashes(arena, view.seen) : new Map(),
  });
  const top = found.best[0]?.score ?? 0;
  const equals = found.best.filter(({ score }) => score >= top - strength.leeway).length;
  return { ranked: found.best, chosen: dice.roll(Math.max(1, equals), 'choice') - 1, positions: found.positions };
}

/** One turn ahead, not seeing the answer to it. */
function glance(arena: Arena, dice: Dice): Thought {
  const list = new Int32Array(1 << 16);
  const end = generate(arena, list, 0, false);
  const ranked = Array.from(list.subarray(0, end), (turn) => {
    make(arena, turn);
    const score = arena.winner >= 0 ? 10_000 : -evaluate(arena) + dice.roll(easyError * 2 + 1, 'error') - easyError - 1;
    unmake(arena, turn);
    return { turn, score };
  }).sort((a, b) => b.score - a.score);
  const blunders = dice.roll(easyBlunder, 'blunder') === 1;
  const chosen = blunders ? dice.roll(Math.max(1, end), 'choice') - 1 : 0;
  const shown = chosen < 3 ? ranked.slice(0, 3) : ranked.slice(chosen, chosen + 3);
  return { ranked: shown, chosen: chosen < 3 ? chosen : 0, positions: end };
}

function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'pieces' in view && 'mover' in view && 'seen' in view;
}
