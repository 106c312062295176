import { expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { view } from '../../../src/rules/tankOnTank/view';
import { openTaps } from '../../../src/scenes/board/pointer';
import { battleSkin, postedState } from '../../support/battleTable';
import { chessSkin, chessTable, picturePosition } from '../../support/chessTable';
import { recordingStage } from './recordingStage';

test('the first tap on an enemy shows what it can do, the second means it, and another tap forgets it', async () => {
  const { controller } = await chessTable(picturePosition);
  const foe = controller.screen().reading.view;
  const pieces: unknown = Reflect.get(foe, 'pieces');
  const enemy = Array.isArray(pieces) ? pieces.find(({ seat, status }) => seat === 1 && status === 'fit') : undefined;
  const at: Ref = `square:${enemy.at}`;
  let under: readonly Ref[] = [at];
  let studied: Ref | null = null;
  const none = () => undefined;
  const taps = openTaps({
    ...{ controller, skin: chessSkin(), playing: () => false, under: () => under, onGhost: () => false },
    ...{ drawn: () => null, offered: () => [], hovered: () => null, hover: none, skip: none, whole: none, done: none },
    studied: {
      now: () => studied,
      take(ref) {
        studied = ref;
      },
    },
  });
  const spot = { x: 0, y: 0 };
  taps.tap(spot, false);
  expect([studied, controller.screen().whyNot]).toEqual([at, null]);
  taps.tap(spot, false);
  expect(studied).toBeNull();
  expect(controller.screen().whyNot).not.toBeNull();
  controller.back();
  taps.tap(spot, false);
  under = ['square:i9'];
  taps.tap(spot, false);
  expect(studied).toBeNull();
  expect(controller.screen().selection.picked).toEqual(['square:i9']);
});

test('of an enemy tank its reach and the lines to whom it can shoot at are drawn', () => {
  const skin = battleSkin();
  const seen = view(postedState({ american: ['sherman G3 S'], german: ['tiger G5 N'] }), 0);
  const { stage, ids } = recordingStage();
  expect(skin.studies?.(seen, 0, 'unit:10')).toBe(true);
  expect(skin.studies?.(seen, 0, 'unit:00')).toBe(false);
  skin.drawStudy?.(seen, 'unit:10', stage);
  expect(ids('could').length).toBeGreaterThan(0);
  expect(ids('study:00').length).toBeGreaterThan(0);
});
