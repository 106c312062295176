import { texts } from '../../src/i18n/index';
import type { GameText } from '../../src/i18n/text';
import { type Level, levels } from '../../src/rules/core/module';
import { isGameId } from '../../src/rules/index';
import { BadArgument, type Loaded, loadGame } from './loadGame';

export interface ToldGame extends Loaded {
  readonly text: GameText;
}

/** A game with its English words, for reports. */
export async function loadTold(id: string): Promise<ToldGame> {
  if (!isGameId(id)) throw new BadArgument('--game', `there is no ${id}`);
  const [loaded, text] = await Promise.all([loadGame(id), texts.en[id]()]);
  return { ...loaded, text };
}

export function levelOf(where: string, word: string | undefined): Level {
  const known = levels.find((level) => level === word);
  if (known === undefined) throw new BadArgument(where, `not one of ${levels.join(', ')}`);
  return known;
}
