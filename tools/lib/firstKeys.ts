import { manifests } from '../../src/games';
import type { Game } from '../../src/rules/core/game';
import type { GameId } from '../../src/rules/gameId';
import { firstPictures } from '../../src/scenes/board/firstPictures';
import { styleOf } from '../../src/scenes/board/styleOf';
import { standardSettings } from '../../src/scenes/frame/settingsStore';
import { dealGame } from '../../src/session/heldGame';
import { loadGame, optionsFor } from './loadGame';

const people = (seats: number) =>
  Array.from({ length: seats }, () => ({ name: '', controller: { kind: 'human' } }) as const);

/** Some set-ups need a position or a battle of the player's own. */
function isDealt(game: Game, setup: string): boolean {
  const options = Object.fromEntries(game.options.map((spec) => [spec.id, spec.standard]));
  return game.checkOptions({ setup, seats: game.seats.least, options }) === null;
}

/** The drawings that the openings of a game show first, by key, with their texts. */
export async function firstKeys(id: GameId): Promise<ReadonlyMap<string, string>> {
  const { words, table } = manifests[id];
  if (words === null || table === null) throw new Error(`no table for ${id}`);
  const [{ game, sequence }, text, makeSkin] = await Promise.all([loadGame(id), words.en(), table.scene()]);
  const skin = makeSkin(() => styleOf(standardSettings, text));
  const found = new Map<string, string>();
  for (const setup of game.setups.filter((each) => isDealt(game, each))) {
    const options = optionsFor(game, { setup });
    const held = dealGame(game, sequence, { ...options, seed: 'drafts' }, people(options.seats));
    for (const key of firstPictures(skin, held)) {
      const source = skin.pictures[key];
      if (source?.startsWith('<')) found.set(key, source);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
