import { expect, test } from 'vitest';
import type { Event } from '../../../src/rules/tankDuel/types';
import { tankDuelSkin } from '../../../src/scenes/tankDuel';
import { duelAt, duelLook, duelView } from '../../support/duelTable';
import { stagingSurface } from '../board/staging';

const view = duelView(duelAt('discard', 'shots', { tanks: 1 }), 0);

/** What is asked of the stage while an event is shown on a large table. */
async function shown(event: Event, plays: boolean) {
  const skin = tankDuelSkin(() => duelLook());
  skin.resize?.(1920, 1022);
  const surface = stagingSurface(plays);
  skin.draw(view, surface.stage);
  const animate: unknown = Reflect.get(skin.animations, event.type);
  if (typeof animate !== 'function') throw new Error(`nobody shows ${event.type}`);
  await animate(event, surface.stage, view);
  return surface;
}

const pair = { tank: 'de1', enemy: 'su1' } as const;
const struck = { tank: 'su1', penetration: 9, armour: 8, location: 'hull' } as const;

test('a hit and a miss fly alike until they strike; a hit tells no more before its tickets', async () => {
  const hit = await shown({ type: 'hit', ...pair }, true);
  const missed = await shown({ type: 'missed', ...pair }, true);
  expect(missed.pieces()).toEqual([...hit.pieces(), 'plume']);
  expect(hit.pieces().slice(-2)).toEqual(['muzzle', 'shell']);
});

test('what the plate did is played where it was struck', async () => {
  const bounced = await shown({ type: 'bounced', ...struck }, true);
  expect([bounced.pieces(), bounced.heard(), bounced.plainly()]).toEqual([['bounce'], ['ricochet'], []]);
  const pierced = await shown({ type: 'pierced', ...struck }, true);
  expect([pierced.pieces(), pierced.heard()]).toEqual([['pierce'], ['penetration']]);
});

test('a tank that explodes brews up on the battlefield and on its board', async () => {
  const exploded = await shown({ type: 'exploded', tank: 'su1' }, true);
  expect([exploded.pieces(), exploded.heard()]).toEqual([['brewUp', 'brewUp'], ['brewUp']]);
});

test('without a stage the table shows all of it plainly', async () => {
  expect((await shown({ type: 'missed', ...pair }, false)).plainly()).toContain('dust');
  expect((await shown({ type: 'bounced', ...struck }, false)).plainly()).toEqual(['spark', 'ricochet']);
  expect((await shown({ type: 'exploded', tank: 'su1' }, false)).plainly()).toEqual(['burst', 'burst/board']);
});
