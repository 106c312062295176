import type { Seat } from '../../../rules/core/game';
import { formations } from '../../../rules/tankKillers/data/formations';
import { distanceOf } from '../../../rules/tankKillers/sum';
import type { Kind } from '../../../rules/tankKillers/types';
import type { Surface } from '../../board/gameScene';
import type { SoundName } from '../../frame/sound';
import type { Item, Point } from '../../paint/items';
import { drawDuellist } from './field';
import type { Setting } from './flights';
import { footOf } from './places';
import { muzzleOf, portraitOf } from './portraits';

function standing(setting: Setting, seat: Seat) {
  const attack = setting.shown()?.attack ?? null;
  return footOf(setting.table(), seat, attack === null ? null : distanceOf(attack));
}

/** A unit comes to its place in the duel from its own side of the field. */
export async function enter(setting: Setting, stage: Surface, seat: Seat, kind: Kind): Promise<void> {
  const { field } = setting.table();
  const { foot, width, way } = standing(setting, seat);
  const out = (seat === 0 ? -1 : 1) * field.width * 0.16;
  const parts = portraitOf(kind, foot, width, way);
  stage.sound('engine', foot);
  await Promise.all(
    parts.map((part, index) => {
      stage.put('control', `duel:${seat}/${index}`, { ...part, x: part.x + out, alpha: 0.2 });
      return stage.move(`duel:${seat}/${index}`, { x: part.x, alpha: 1 }, 320);
    }),
  );
}

/** What stood there in the last attack leaves. */
export async function leave(stage: Surface, seat: Seat): Promise<void> {
  const parts = ['0', '1', 'shadow', 'fire', 'smoke'].map((part) => `duel:${seat}/${part}`);
  const tags = [`name:${seat}`, `name:${seat}/title`, `name:${seat}/facts`];
  await Promise.all([...parts, ...tags].map((id) => stage.move(id, { alpha: 0 }, 120)));
}

function gunOf(kind: Kind): SoundName {
  const { pen, code } = formations[kind];
  if (code === 'Inf') return 'gunLight';
  if (code === 'Art' || code === 'M') return 'mortar';
  return pen >= 12 ? 'gunHeavy' : pen >= 7 ? 'gunMedium' : 'gunLight';
}

/** Flash, shell, and what becomes of it at the target. */
export async function shoot(
  setting: Setting,
  stage: Surface,
  seat: Seat,
  kind: Kind,
  destroyed: boolean,
): Promise<void> {
  const { foot, width, way } = standing(setting, seat);
  const muzzle = muzzleOf(kind, foot, width, way);
  const target = standing(setting, 1 - seat);
  const goal: Point = {
    x: target.foot.x + (seat === 0 ? -1 : 1) * target.width * 0.12,
    y: target.foot.y - target.width * 0.18,
  };
  const angle = (Math.atan2(goal.x - muzzle.x, -(goal.y - muzzle.y)) * 180) / Math.PI;
  const blast: Item = {
    kind: 'picture',
    texture: 'muzzle-flash-2',
    x: muzzle.x,
    y: muzzle.y,
    width: width * 0.26,
    height: width * 0.26,
    angle,
    pivot: { x: 0.5, y: 0.84 },
  };
  const shell: Item = {
    kind: 'picture',
    texture: 'tracer',
    x: muzzle.x,
    y: muzzle.y,
    width: width * 0.2,
    height: width * 0.2,
    angle,
    pivot: { x: 0.5, y: 0.1 },
  };
  stage.sound(gunOf(kind), muzzle);
  await Promise.all([
    stage.flash('blast', blast, { alpha: 0.4 }, 60),
    stage.move(`duel:${seat}/0`, { x: foot.x + (seat === 0 ? -6 : 6) }, 60),
  ]);
  await Promise.all([stage.flash('shell', shell, goal, 180), stage.move(`duel:${seat}/0`, { x: foot.x }, 160)]);
  if (destroyed) return;
  stage.sound('ricochet', goal);
  const spark: Item = {
    kind: 'picture',
    texture: 'spark',
    x: goal.x,
    y: goal.y,
    width: width * 0.2,
    height: width * 0.2,
  };
  await stage.flash('spark', spark, { width: width * 0.36, height: width * 0.36, alpha: 0 }, 260);
}

/** A unit in the duel burns. */
export async function burn(setting: Setting, stage: Surface, seat: Seat, kind: Kind): Promise<void> {
  const { foot, width, way } = standing(setting, seat);
  const at = { x: foot.x, y: foot.y - width * 0.16 };
  stage.sound('explosion', at);
  stage.shake(4, 120);
  const burst = (texture: string, size: number): Item => ({
    kind: 'picture',
    texture,
    ...at,
    width: size,
    height: size,
  });
  await stage.flash('burst', burst('explosion-2', width * 0.4), { width: width * 0.66, height: width * 0.66 }, 120);
  await Promise.all([
    stage.move(`duel:${seat}/0`, { alpha: 0.5 }, 160),
    stage.flash(
      'cloud',
      burst('explosion-4', width * 0.5),
      { width: width * 0.84, height: width * 0.84, alpha: 0 },
      420,
    ),
  ]);
  drawDuellist({ unit: `${kind}.1`, kind, seat, foot, width, way, gone: true }, stage);
}
