import { expect, test } from 'vitest';
import { playableIds } from '../../../src/games/play';
import type { HudModel } from '../../../src/scenes/table/hud/model';
import { heldBack } from '../../../src/scenes/table/hud/suspense';
import { keptMatches } from '../../support/keptGames';
import { screenPartsOf } from '../../support/registered';
import { screenOf } from '../../support/screenTells';

/** Everything that can be read on plates, in the log, in news, columns, luck, notes and panels. */
const read = ({ title, setup, plates, news, notes, rolls, column, luck, log, tabs, prompt }: HudModel) =>
  JSON.stringify({ title, setup, plates, news, notes, rolls, column, luck, log, tabs, prompt });

const SAMPLES = 4;

test.each(playableIds)('%s: while a step is shown nothing on the screen tells what comes of it', async (id) => {
  const [[match], parts] = await Promise.all([keptMatches(id, 1), screenPartsOf(id)]);
  if (match === undefined) throw new Error('no game is kept');
  const { length } = match.log;
  const prompt = { act: 'shown', more: '', live: false };
  const showing = { prompt, begun: false, answers: parts.skin.manners.clickWhileShown === 'acts' };
  let told = 0;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const at = Math.floor((sample * (length - 1)) / SAMPLES);
    const before = screenOf(parts, match.rewind(at), 0).hud;
    const after = screenOf(parts, match.rewind(at + 1), 0, true).hud;
    const held = heldBack(after, 0, showing, { model: before, viewer: 0, rested: before.panel });
    expect(read(held), `${id} at ${at}`).toBe(read({ ...before, prompt }));
    // What could be pressed would be told too: nothing but taking back and giving up is offered.
    for (const { act } of held.buttons) expect(['undo', 'resign', 'back', 'home']).toContain(act.do);
    expect(held.card, 'the sum comes after').toBeNull();
    if (read(after) !== read(held)) told += 1;
  }
  // There was something to hold back.
  expect(told).toBeGreaterThan(1);
});
