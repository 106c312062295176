import { describe, expect, test } from 'vitest';
import { view } from '../../../src/rules/tankOnTank/view';
import { shotAfter } from '../../../src/scenes/skins/tankOnTank/shotAfter';
import { bombed } from '../../../src/scenes/skins/tankOnTank/strikeLook';
import { battleSkin, type Posted, postedState } from '../../support/battleTable';
import { cite } from '../../support/cite';
import { recordingStage } from './recordingStage';

const hunt: Posted = {
  american: ['sherman E4 SE', 'sherman E5 NE', 'sherman H4 SW'],
  german: ['tiger G5 NW'],
};
const seen = () => view(postedState(hunt), 0);
const tiger = (board = seen()) => board.units.find(({ seat }) => seat === 1)?.id ?? '';
const idAt = (hex: string) => seen().units.find(({ at }) => at === hex)?.id ?? '';

describe('what a refused shot leads to', () => {
  test(`${cite('TOT-8.4a', 'TOT-8.4d')} from F3 the Sherman hits on 10, three of them from the flank on 7`, () => {
    const board = seen();
    const after = shotAfter(board, { type: 'move', seat: 0, unit: idAt('E4'), to: 'F3' }, tiger());
    expect(after?.alone).toEqual({ ways: 6, of: 36 });
    expect(after?.best.chance).toEqual({ ways: 21, of: 36 });
    expect(after?.best.firers).toHaveLength(3);
    expect(board.units.find(({ id }) => id === idAt('E4'))?.at).toBe('E4');
  });

  test('a move after which it still cannot fire promises nothing', () => {
    expect(shotAfter(seen(), { type: 'move', seat: 0, unit: idAt('E4'), to: 'D4' }, tiger())).toBeNull();
  });
});

describe('callouts', () => {
  test.each([
    { x: 180, y: 130, width: 300, height: 300 },
    { x: 250, y: 200, width: 280, height: 220 },
  ])('stay inside what is in sight: $x $y $width $height', (inSight) => {
    const state = postedState(hunt);
    const activity = { type: 'volley' as const, target: tiger(), firers: [idAt('E5')] };
    const board = view({ ...state, phase: 'volley' as const, activity }, 0);
    const record = recordingStage();
    const stage = { ...record.stage, inSight };
    const skin = battleSkin();
    skin.drawPicking(board, 0, { picked: [], next: [], command: null }, null, stage);
    skin.drawPointed(board, [`unit:${idAt('E4')}`], stage);
    const tags = [...record.put.values()].flatMap(({ item }) => (item.kind === 'tag' ? [item] : []));
    expect(record.words().join()).toContain('F4');
    expect(tags.length).toBeGreaterThan(1);
    for (const { x, y, width, height } of tags) {
      expect(x).toBeGreaterThanOrEqual(inSight.x);
      expect(y).toBeGreaterThanOrEqual(inSight.y);
      expect(x + width).toBeLessThanOrEqual(inSight.x + inSight.width);
      expect(y + height).toBeLessThanOrEqual(inSight.y + inSight.height);
    }
  });
});

describe(cite('TOT-10.2e', 'TOT-10.2i', 'TOT-10.2j'), () => {
  test('every way of the two scattering dice is counted, and a third bomb on the first hex is none', () => {
    const ways = bombed('E5');
    expect(ways.get('E5')).toBe(36);
    // Beside it: six ways as the second, and from each of the two hexes beside both, one way as the third.
    expect(ways.get('E4')).toBe(8);
    expect(ways.get('E3')).toBe(1);
    expect([...ways.values()].reduce((sum, each) => sum + each, 0)).toBe(36 * 3 - 6);
  });
});
