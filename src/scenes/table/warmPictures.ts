import type { Games } from '../../games/manifest';
import { firstPictures } from '../board/firstPictures';
import { styleOf } from '../board/styleOf';
import { loadScene, type OpenedGame } from '../frame/games';
import type { Settings } from '../frame/settings';
import { loadDrawings } from '../paint/drawings';
import { loadHudArt } from './hud/art';

/** What a table is going to show first, decoded while nobody can see anything yet. */
export async function warmPictures(games: Games, opened: OpenedGame, settings: Settings): Promise<void> {
  const { id, held, text } = opened;
  const art = loadHudArt();
  const makeSkin = await loadScene(games, id);
  const skin = makeSkin(() => styleOf(settings, text));
  const first = firstPictures(skin, held);
  // The list is worked out once for every position, and this one is asked for first of all.
  for (const seat of held.view(null).active) held.read(seat).legal();
  await Promise.all([art, loadDrawings(skin, (key) => first.has(key))]);
}
