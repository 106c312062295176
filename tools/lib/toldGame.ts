import { manifests } from '../../src/games';
import type { GameText } from '../../src/i18n/text';
import { type Level, levels } from '../../src/rules/core/module';
import { isGameId } from '../../src/rules/gameId';
import { BadArgument } from './args';
import { type Loaded, loadGame } from './loadGame';

export interface ToldGame extends Loaded {
  readonly text: GameText;
}

/** A game with its English words, for reports. */
export async function loadTold(id: string): Promise<ToldGame> {
  const words = isGameId(id) ? manifests[id].words : null;
  if (words === null) throw new BadArgument('--game', `there is no ${id}`);
  const [loaded, text] = await Promise.all([loadGame(id), words.en()]);
  return { ...loaded, text };
}

export function levelOf(where: string, word: string | undefined): Level {
  const known = levels.find((level) => level === word);
  if (known === undefined) throw new BadArgument(where, `not one of ${levels.join(', ')}`);
  return known;
}
