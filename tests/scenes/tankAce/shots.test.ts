import { expect, test } from 'vitest';
import en from '../../../src/i18n/tankAce/en/game';
import { tankAce } from '../../../src/rules/tankAce';
import type { Event } from '../../../src/rules/tankAce/types';
import type { Style } from '../../../src/scenes/board/gameScene';
import { palettes } from '../../../src/scenes/paint/palette';
import { tankAceSkin } from '../../../src/scenes/tankAce';
import { battle } from '../../rules/tankAce/table';
import { stagingSurface } from '../board/staging';

const look: Style = { text: en, language: 'en', pieces: 'silhouettes', palette: palettes.standard };
const { state } = battle([['panther', 'C', { targets: 0 }]]);
const view = tankAce.view(state, 0);
const [panther] = view.fights[0]?.units ?? [];
if (panther === undefined) throw new Error('nobody to fight');
const unit = { seat: 0, unit: panther.id, kind: 'panther' } as const;

async function shown(event: Event, plays: boolean) {
  const skin = tankAceSkin(() => look);
  skin.resize?.(1920, 1022);
  const surface = stagingSurface(plays);
  skin.draw(view, surface.stage);
  const animate: unknown = Reflect.get(skin.animations, event.type);
  if (typeof animate !== 'function') throw new Error(`nobody shows ${event.type}`);
  await animate(event, surface.stage, view);
  return surface;
}

test('guns fire with the pieces of the stage, machine guns with plain tracer', async () => {
  const fired = { type: 'fired', ...unit, flank: false } as const;
  const gun = await shown({ ...fired, gun: 'main', round: 'AP' }, true);
  expect([gun.pieces(), gun.heard()]).toEqual([['muzzle', 'shell'], ['gunMedium']]);
  const tracer = await shown({ ...fired, gun: 'coax', round: 'MG' }, true);
  expect([tracer.pieces(), tracer.plainly()]).toEqual([[], ['muzzle-flash-2', 'shell']]);
  const answer = await shown({ type: 'enemyFired', ...unit, chart: 'B1', flank: false }, true);
  expect(answer.pieces()).toEqual(['muzzle', 'shell']);
});

test('whoever is destroyed brews up, enemy or own tank; without a stage plainly', async () => {
  const lost = { type: 'unitDestroyed', ...unit, credit: true, rule: 'ATA-8.1' } as const;
  expect((await shown(lost, true)).pieces()).toEqual(['brewUp']);
  expect((await shown({ type: 'tankDestroyed', seat: 0, rule: 'ATA-8.1' }, true)).pieces()).toEqual(['brewUp']);
  expect((await shown(lost, false)).plainly()).toContain('explosion-4');
});
