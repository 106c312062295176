import { manifests } from '../../src/games';
import { loadPlay } from '../../src/games/loadPlay';
import type { TableParts } from '../../src/games/manifest';
import type { PlayableId } from '../../src/games/play';
import { play } from '../../src/games/play';
import { languages } from '../../src/i18n/index';
import type { GameText } from '../../src/i18n/text';
import { nestingOf, type Part } from '../../src/machines/nesting';
import { palettes } from '../../src/scenes/paint/palette';
import { describeContract, type Effort } from './contract';
import { type ScreenParts, screenTells } from './screenTells';
import type { Tell } from './secretLaws';

/** Holds a registered game, with its chart and its words, to the contract. */
export async function describeRegistered(id: PlayableId, effort: Partial<Effort> = {}): Promise<void> {
  const { words, table } = manifests[id];
  if (words === null) throw new Error(`${id} has no words`);
  const [{ module, sequence }, texts] = await Promise.all([
    loadPlay(id),
    Promise.all(languages.map((language) => words[language]())),
  ]);
  const parts = table === null ? undefined : await screenOf(table, nestingOf(await play[id].chart()), texts[0]);
  const tell: Tell | undefined = parts && ((match, seat) => screenTells(parts, match, seat));
  describeContract({ module, sequence, texts, ...(tell === undefined ? {} : { tell }) }, effort);
}

async function screenOf(
  table: TableParts,
  order: readonly Part[],
  text: GameText | undefined,
): Promise<ScreenParts | undefined> {
  if (text === undefined) return undefined;
  const [makeSkin, look] = await Promise.all([table.scene(), table.events()]);
  const skin = makeSkin(() => ({ text, language: 'en', pieces: 'silhouettes', palette: palettes.standard }));
  return { skin, text, looks: look.events, order };
}

/** What the screen of a registered game is made of, in English. */
export async function screenPartsOf(id: PlayableId): Promise<ScreenParts> {
  const { words, table } = manifests[id];
  const parts = table && words && (await screenOf(table, nestingOf(await play[id].chart()), await words.en()));
  if (parts == null) throw new Error(`${id} has no screen`);
  return parts;
}
