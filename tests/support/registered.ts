import { manifests } from '../../src/games';
import { loadPlay } from '../../src/games/loadPlay';
import type { PlayableId } from '../../src/games/play';
import { languages } from '../../src/i18n/index';
import { describeContract, type Effort } from './contract';

/** Holds a registered game, with its chart and its words, to the contract. */
export async function describeRegistered(id: PlayableId, effort: Partial<Effort> = {}): Promise<void> {
  const { words } = manifests[id];
  if (words === null) throw new Error(`${id} has no words`);
  const [{ module, sequence }, texts] = await Promise.all([
    loadPlay(id),
    Promise.all(languages.map((language) => words[language]())),
  ]);
  describeContract({ module, sequence, texts }, effort);
}
