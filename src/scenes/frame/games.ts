import { texts } from '../../i18n/index';
import type { GameText } from '../../i18n/text';
import type { GameModule } from '../../rules/core/module';
import type { Sequence } from '../../rules/core/sequence';
import { type GameId, games } from '../../rules/index';
import type { Settings } from './settings';

/** Rules, order of play and words of one game. */
export interface LoadedGame {
  readonly id: GameId;
  readonly module: GameModule;
  readonly sequence: Sequence;
  readonly text: GameText;
}

/** Each part is a file of its own, fetched when the game is opened. */
export async function loadGame(id: GameId, language: Settings['language']): Promise<LoadedGame> {
  const [module, sequence, text] = await Promise.all([
    games[id](),
    import('../../machines/index').then(({ loadSequence }) => loadSequence(id)),
    texts[language][id](),
  ]);
  return { id, module, sequence, text };
}
