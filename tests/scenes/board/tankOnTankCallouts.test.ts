import { describe, expect, test } from 'vitest';
import { view } from '../../../src/rules/tankOnTank/view';
import type { Surface } from '../../../src/scenes/board/gameScene';
import type { Item } from '../../../src/scenes/paint/items';
import { extent } from '../../../src/scenes/paint/paintItem';
import { shotAfter } from '../../../src/scenes/tankOnTank/board/shotAfter';
import { bombed } from '../../../src/scenes/tankOnTank/board/strikeLook';
import { emptySelection } from '../../../src/session/selection';
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
    const stage = { ...record.stage, visibleBox: inSight };
    const skin = battleSkin();
    skin.drawPicking(board, 0, emptySelection, null, stage);
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

test('words and dice across the sheet are read as a whole, however near one looks', async () => {
  const inSight = { x: 250, y: 200, width: 290, height: 300 };
  const flashed: Item[] = [];
  const stage: Surface = {
    ...recordingStage().stage,
    visibleBox: inSight,
    flash(_, item) {
      flashed.push(item);
      return Promise.resolve();
    },
  };
  const { animations } = battleSkin();
  await animations.chitRevealed?.({ type: 'chitRevealed', seat: 0, value: 4 }, stage, seen());
  await animations.ladderRolled?.(
    { type: 'ladderRolled', seat: 0, face: 3, spent: 2, ends: false, result: 'goesOn' },
    stage,
    seen(),
  );
  expect(flashed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['shape', 'label', 'picture']));
  for (const item of flashed) {
    // Dice fly in from beyond.
    if (item.kind === 'picture' && item.texture.startsWith('d6')) continue;
    const { x, y, width, height } = item.kind === 'picture' ? item : extentOf(item);
    const left = item.kind === 'picture' ? x - width / 2 : x;
    const top = item.kind === 'picture' ? y - height / 2 : y;
    expect(left).toBeGreaterThanOrEqual(inSight.x);
    expect(left + width).toBeLessThanOrEqual(inSight.x + inSight.width);
    expect(top).toBeGreaterThanOrEqual(inSight.y);
    expect(top + height).toBeLessThanOrEqual(inSight.y + inSight.height);
  }
});

function extentOf(item: Item) {
  if (item.kind !== 'shape' && item.kind !== 'label') throw new Error(`a ${item.kind} across the sheet`);
  return extent(item);
}
