import { expect, test } from 'vitest';
import { tankKillersSkin } from '../../../src/scenes/tankKillers';
import { killersAt, killersLook, killersView } from '../../support/killersTable';
import { stagingSurface } from './staging';

const view = killersView(killersAt('target', ['shots']), 0);
const skin = tankKillersSkin(() => killersLook());
skin.draw(view, stagingSurface(false).stage);

const compared = (foe: 'A6' | 'A10', destroyed: boolean) =>
  ({
    type: 'compared',
    seat: 0,
    unit: 'G2.1',
    kind: 'G2',
    target: `${foe}.1`,
    foe,
    total: destroyed ? 12 : 3,
    defence: 5,
    destroyed,
  }) as const;

/** What the stage was asked for while an event was shown, by a stage that plays it or has none. */
async function shown(
  event: ReturnType<typeof compared> | { type: 'unitLost'; kind: 'A6' | 'A10' },
  plays: boolean,
): Promise<{ pieces: readonly string[]; heard: readonly string[]; plainly: readonly string[] }> {
  const surface = stagingSurface(plays);
  if (event.type === 'compared') await skin.animations.compared?.(event, surface.stage, view);
  else {
    const lost = { ...event, seat: 1, unit: `${event.kind}.1`, rule: 'TK-RES1', casualties: 1, limit: 25 } as const;
    await skin.animations.unitLost?.(lost, surface.stage, view);
  }
  return { pieces: surface.pieces(), heard: surface.heard(), plainly: surface.plainly() };
}

test('a shot of Tank Killers has the flash, the shell and the strike of the stage', async () => {
  expect(await shown(compared('A6', false), true)).toEqual({
    pieces: ['muzzle', 'shell', 'bounce'],
    heard: ['gunHeavy', 'ricochet'],
    plainly: [],
  });
  expect((await shown(compared('A10', false), true)).pieces).toEqual(['muzzle', 'shell', 'plume']);
});

test('a shot that kills shows no more than the shell until the loss is told; then the wreck brews up', async () => {
  expect((await shown(compared('A6', true), true)).pieces).toEqual(['muzzle', 'shell']);
  expect(await shown({ type: 'unitLost', kind: 'A6' }, true)).toEqual({
    pieces: ['brewUp'],
    heard: ['brewUp'],
    plainly: [],
  });
  const infantry = await shown({ type: 'unitLost', kind: 'A10' }, true);
  expect([infantry.pieces, infantry.heard]).toEqual([['plume'], ['earth']]);
});

test('where there is no stage the field shows it plainly', async () => {
  expect((await shown(compared('A6', false), false)).plainly).toEqual(['blast', 'shell', 'spark']);
  expect((await shown(compared('A6', true), false)).plainly).toEqual(['blast', 'shell']);
  expect((await shown({ type: 'unitLost', kind: 'A6' }, false)).plainly).toEqual(['burst', 'cloud']);
});
