import { expect, test } from 'vitest';
import type { Skin } from '../../../src/scenes/board/gameScene';
import { spotsOn } from '../../../src/scenes/table/hud/spots';
import { emptySelection } from '../../../src/session/selection';

const screen = {
  view: { turn: 1, phase: 'x', active: [0] },
  seat: 0,
  selection: emptySelection,
  overlays: new Set<string>(),
};
const board = { x: 10, y: 60, width: 400, height: 300 };

const skin: Pick<Skin, 'spots'> = {
  spots: ({ seat }) => [
    {
      id: 'man',
      words: 'gunner',
      key: '2',
      on: true,
      box: { x: 5, y: 6, width: 7, height: 8 },
      does: { do: 'look', id: 'man:gunner' },
    },
    ...(seat === null
      ? []
      : [
          {
            id: 'fire',
            words: 'fire',
            tip: 'at the tank',
            box: { x: 0, y: 0, width: 1, height: 1 },
            does: { do: 'point' as const, refs: ['button:fire' as const] },
          },
        ]),
  ],
};

test('what a skin draws and wants pressed becomes a control where the board lies', () => {
  const [man, fire] = spotsOn(skin, screen, board);
  expect(man).toMatchObject({ id: 'man', key: '2', on: true, enabled: true, act: { do: 'look', id: 'man:gunner' } });
  expect(man?.box).toEqual({ x: 15, y: 66, width: 7, height: 8 });
  expect(fire).toMatchObject({
    reason: 'at the tank',
    key: null,
    act: { do: 'point', refs: ['button:fire'], afresh: true },
  });
});

test('only what can be looked at is told to be pressed or not', () => {
  const [man, fire] = spotsOn(skin, screen, board);
  expect([man?.style, fire?.style]).toEqual(['overlay', 'plain']);
});

test('a skin without spots leaves the HUD alone', () => {
  expect(spotsOn({}, screen, board)).toEqual([]);
});
