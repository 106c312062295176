import type { Sitter } from '../../session/seats';
import { loadHudArt } from '../hud/art';
import { lookOf } from '../lookOf';
import type { OpenedGame } from '../openGame';
import type { Settings } from '../settings';
import { skins } from '../skins/index';
import { loadDrawings } from './drawings';
import { firstPictures } from './firstPictures';

/** What a table is going to show first, decoded while nobody can see anything yet. */
export async function warmPictures(opened: OpenedGame, sitters: readonly Sitter[], settings: Settings): Promise<void> {
  const { id, match, text } = opened;
  const art = loadHudArt();
  const makeSkin = await skins[id]();
  const skin = makeSkin(() => ({ ...lookOf(settings, text), warn: settings.warn }));
  const first = firstPictures(skin, match, sitters);
  // The list is worked out once for every position, and this one is asked for first of all.
  for (const seat of match.state.active) match.legal(seat);
  await Promise.all([art, loadDrawings(skin, (key) => first.has(key))]);
}
