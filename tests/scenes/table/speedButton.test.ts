import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { playableIds } from '../../../src/games/play';
import { dealOf, firstChoice } from '../../../src/scenes/menu/setupChoice';
import { openMatch } from '../../../src/session/match';
import { screenPartsOf } from '../../support/registered';
import { screenOf } from '../../support/screenTells';

const faces = [
  [1, '1×'],
  [2, '2×'],
  [4, '4×'],
  [0, 'Off'],
] as const;

test.each(playableIds)('%s: the table has a button for the speed, also while something is shown', async (id) => {
  const [{ module, sequence }, parts] = await Promise.all([loadPlay(id), screenPartsOf(id)]);
  const match = openMatch(module.game, sequence, dealOf(firstChoice(module.game), 'speed'));
  for (const showing of [false, true])
    for (const [speed, face] of faces) {
      const button = screenOf(parts, match, 0, showing, speed).hud.icons.find(({ act }) => act.do === 'speed');
      expect(button, `${id} at ${speed}`).toMatchObject({ face, enabled: true });
    }
});
