import { expect, test } from 'vitest';
import { styleOf } from '../../../src/scenes/board/styleOf';
import { standardSettings } from '../../../src/scenes/frame/settingsStore';
import { allGames } from '../../support/allGames';

const playable = allGames.all.filter(({ table }) => table !== null).map(({ id }) => id);

test.each(playable)('the list of keys names every overlay of %s by the key it listens to', async (id) => {
  const { table, words } = allGames.get(id);
  if (table === null || words === null) throw new Error(`no table for ${id}`);
  const [makeSkin, text] = await Promise.all([table.scene(), words.en()]);
  const { overlays } = makeSkin(() => styleOf(standardSettings, text));
  expect(table.keys[0]?.caps ?? []).toEqual(overlays.map(({ key }) => key));
});
