import { seedDice } from '../../src/rules/core/dice';
import type { Command, GameState, TableOptions } from '../../src/rules/core/game';
import { clone, legal } from '../../src/rules/core/play';
import { quickDice } from '../../src/rules/core/quickDice';
import type { Loaded } from './loadGame';

export interface LotGame {
  readonly end: 'finished' | 'unfinished' | 'illegal' | 'crashed';
  readonly commands: number;
  /** What was thrown, where it crashed. */
  readonly error?: string;
}

/**
 * A whole game in which everybody draws what he does by lot. It is played on one draft, without log, views and copies, so
 * that thousands of games are a matter of minutes.
 */
export function playByLot({ game, sequence }: Loaded, options: TableOptions, seed: string, longest: number): LotGame {
  let commands = 0;
  try {
    const dice = quickDice(seedDice(seed)[0] ?? 0);
    const scribe = { dice, emit: () => {} };
    const draft: GameState = clone(sequence.start({ ...options, seed }, seedDice(seed)).position.state);
    while (game.result(draft) === null) {
      if (commands >= longest) return { end: 'unfinished', commands };
      let able: readonly Command[] = [];
      for (const seat of dice.shuffle([...draft.active])) {
        able = legal(game, draft, seat);
        if (able.length > 0) break;
      }
      const drawn = able[dice.roll(Math.max(1, able.length), 'command') - 1];
      if (drawn === undefined) throw new Error(`a dead end in phase ${draft.phase}`);
      if (game.refuse(draft, drawn) !== null) return { end: 'illegal', commands };
      sequence.play(draft, drawn, scribe);
      commands += 1;
    }
    return { end: 'finished', commands };
  } catch (error) {
    return { end: 'crashed', commands, error: String(error) };
  }
}
