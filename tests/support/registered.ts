import { languages, texts } from '../../src/i18n/index';
import { loadSequence } from '../../src/machines/index';
import { type GameId, games } from '../../src/rules/index';
import { describeContract, type Effort } from './contract';

/** Holds a registered game, with its chart and its words, to the contract. */
export async function describeRegistered(id: GameId, effort: Partial<Effort> = {}): Promise<void> {
  const [module, sequence] = await Promise.all([games[id](), loadSequence(id)]);
  const words = await Promise.all(languages.map((language) => texts[language][id]()));
  describeContract({ module, sequence, texts: words }, effort);
}
