import type { Games } from '../../games/manifest';
import type { Player } from '../../session/seats';
import { firstPictures } from '../board/firstPictures';
import { loadScene, type OpenedGame } from '../frame/games';
import type { Settings } from '../frame/settings';
import { loadDrawings } from '../paint/drawings';
import { styleOf } from '../paint/styleOf';
import { loadHudArt } from './hud/art';

/** What a table is going to show first, decoded while nobody can see anything yet. */
export async function warmPictures(
  games: Games,
  opened: OpenedGame,
  sitters: readonly Player[],
  settings: Settings,
): Promise<void> {
  const { id, match, text } = opened;
  const art = loadHudArt();
  const makeSkin = await loadScene(games, id);
  const skin = makeSkin(() => styleOf(settings, text));
  const first = firstPictures(skin, match, sitters);
  // The list is worked out once for every position, and this one is asked for first of all.
  for (const seat of match.view(null).active) match.legal(seat);
  await Promise.all([art, loadDrawings(skin, (key) => first.has(key))]);
}
