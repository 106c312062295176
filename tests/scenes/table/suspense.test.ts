import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { playableIds } from '../../../src/games/play';
import { control, type HudAction, type PlacedButton } from '../../../src/scenes/blocks/control';
import type { HudModel } from '../../../src/scenes/table/hud/model';
import { heldBack, spotsWhileShown } from '../../../src/scenes/table/hud/suspense';
import { openMatch } from '../../../src/session/match';
import { keptMatches } from '../../support/keptGames';
import { screenPartsOf } from '../../support/registered';
import { screenOf } from '../../support/screenTells';

/** Everything that can be read on plates, in the log, in news, columns, luck, notes and panels. */
const read = ({ title, setup, goal, plates, news, notes, rolls, column, luck, log, tabs, prompt }: HudModel) =>
  JSON.stringify({ title, setup, goal, plates, news, notes, rolls, column, luck, log, tabs, prompt });

const SAMPLES = 4;

const pressed = (id: string, act: HudAction): PlacedButton => ({
  ...control({ id, words: id, act }),
  box: { x: 0, y: 0, width: 1, height: 1 },
});

test('a picture that is being shown cannot be ordered about: only what lies over it can be pressed', () => {
  const man = pressed('man', { do: 'look', id: 'man:gunner' });
  const order = pressed('order', { do: 'point', refs: ['button:endOrders'] });
  const chip = pressed('charts', { do: 'overlay', id: 'charts' });
  expect(spotsWhileShown([man, order, chip], false)).toEqual([chip]);
  expect(spotsWhileShown([man, order, chip], true)).toEqual([man, order, chip]);
});

test('where a button goes on, it is the first of those that are left', async () => {
  const [{ module, sequence }, parts] = await Promise.all([loadPlay('tankAce'), screenPartsOf('tankAce')]);
  const match = openMatch(module.game, sequence, { setup: 'mission', seats: 1, options: {}, seed: 'goes on' });
  const goesOn = control({ id: 'goesOn', words: 'Continue', key: 'Enter', style: 'primary', act: { do: 'skip' } });
  const model = screenOf(parts, match, 0, true).hud;
  const showing = { prompt: model.prompt, begun: false, answers: true, goesOn };
  const { buttons } = heldBack(model, 0, showing, { model, viewer: 0, rested: null });
  expect(model.buttons.some(({ act }) => act.do === 'point')).toBe(true);
  expect(buttons.map(({ act }) => act.do)).toEqual(['skip', 'undo', 'resign']);
});

test.each(playableIds)('%s: while a step is shown nothing on the screen tells what comes of it', async (id) => {
  const [[match], parts] = await Promise.all([keptMatches(id, 1), screenPartsOf(id)]);
  if (match === undefined) throw new Error('no game is kept');
  const { length } = match.log;
  const prompt = { act: 'shown', more: '', live: false };
  const whole = parts.skin.manners.layout === 'whole';
  const showing = { prompt, begun: false, answers: whole, goesOn: null };
  let told = 0;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const at = Math.floor((sample * (length - 1)) / SAMPLES);
    const before = screenOf(parts, match.rewind(at), 0).hud;
    const after = screenOf(parts, match.rewind(at + 1), 0, true).hud;
    const held = heldBack(after, 0, showing, { model: before, viewer: 0, rested: before.panel });
    expect(read(held), `${id} at ${at}`).toBe(read({ ...before, prompt }));
    // Where the buttons name what comes next, they would tell it too: nothing but taking back and giving up is offered.
    if (whole) for (const { act } of held.buttons) expect(['undo', 'resign', 'back', 'home']).toContain(act.do);
    expect(held.card, 'the sum comes after').toBeNull();
    if (read(after) !== read(held)) told += 1;
  }
  // There was something to hold back.
  expect(told).toBeGreaterThan(1);
});
