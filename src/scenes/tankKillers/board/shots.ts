import type { Seat } from '../../../rules/core/game';
import { isClass } from '../../../rules/tankKillers/data/classes';
import { formations } from '../../../rules/tankKillers/data/formations';
import { distanceOf } from '../../../rules/tankKillers/sum';
import type { Kind } from '../../../rules/tankKillers/types';
import type { Surface } from '../../board/gameScene';
import { playOver } from '../../board/playOver';
import type { SoundName } from '../../frame/sound';
import type { Item, Point } from '../../paint/items';
import { type BoardMoment, boardShot } from '../../theatre/boardEffects';
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

const isVehicle = (kind: Kind): boolean => isClass(formations[kind].code, 'vehicle');

/** Flash, shell, and what becomes of it at the target: with the pieces of the stage, or plainly where there is none. */
export async function shoot(
  setting: Setting,
  stage: Surface,
  seat: Seat,
  { kind, foe, destroyed }: { readonly kind: Kind; readonly foe: Kind; readonly destroyed: boolean },
): Promise<void> {
  const { foot, width, way } = standing(setting, seat);
  const muzzle = muzzleOf(kind, foot, width, way);
  const target = standing(setting, 1 - seat);
  const goal: Point = {
    x: target.foot.x + (seat === 0 ? -1 : 1) * target.width * 0.12,
    y: target.foot.y - target.width * 0.18,
  };
  const sound = gunOf(kind);
  const moment = boardShot({
    from: muzzle,
    to: goal,
    size: width,
    sound,
    lobbed: sound === 'mortar',
    // A target that is hit burns afterwards, when its loss is told.
    outcome: destroyed ? null : isVehicle(foe) ? 'bounced' : 'missed',
  });
  const recoil = async () => {
    await stage.move(`duel:${seat}/0`, { x: foot.x + (seat === 0 ? -6 : 6) }, 60);
    await stage.move(`duel:${seat}/0`, { x: foot.x }, 160);
  };
  const plainly = () => shootPlainly(stage, muzzle, goal, width, sound, destroyed);
  await Promise.all([playOver(stage, moment, plainly), recoil()]);
}

async function shootPlainly(
  stage: Surface,
  muzzle: Point,
  goal: Point,
  width: number,
  sound: SoundName,
  destroyed: boolean,
): Promise<void> {
  const angle = (Math.atan2(goal.x - muzzle.x, -(goal.y - muzzle.y)) * 180) / Math.PI;
  const picture = (texture: string, at: Point, part: number): Item => ({
    kind: 'picture',
    texture,
    x: at.x,
    y: at.y,
    width: width * part,
    height: width * part,
  });
  stage.sound(sound, muzzle);
  const blast = { ...picture('muzzle-flash-2', muzzle, 0.26), angle, pivot: { x: 0.5, y: 0.84 } };
  await stage.flash('blast', blast, { alpha: 0.4 }, 60);
  const shell = { ...picture('tracer', muzzle, 0.2), angle, pivot: { x: 0.5, y: 0.1 } };
  await stage.flash('shell', shell, goal, 180);
  if (destroyed) return;
  stage.sound('ricochet', goal);
  const wide = width * 0.36;
  await stage.flash('spark', picture('spark', goal, 0.2), { width: wide, height: wide, alpha: 0 }, 260);
}

/** A unit in the duel burns. */
export async function burn(setting: Setting, stage: Surface, seat: Seat, kind: Kind): Promise<void> {
  const { foot, width, way } = standing(setting, seat);
  const at = { x: foot.x, y: foot.y - width * 0.16 };
  const moment: BoardMoment = {
    effects: [{ piece: isVehicle(kind) ? 'brewUp' : 'plume', at: 0, ms: 900, from: at, size: width * 0.7 }],
    cues: [{ at: 0, name: isVehicle(kind) ? 'brewUp' : 'earth', from: at }],
  };
  stage.shake(4, 120);
  await Promise.all([
    playOver(stage, moment, () => burnPlainly(stage, at, width)),
    stage.move(`duel:${seat}/0`, { alpha: 0.5 }, 160),
  ]);
  drawDuellist({ unit: `${kind}.1`, kind, seat, foot, width, way, gone: true }, stage);
}

async function burnPlainly(stage: Surface, at: Point, width: number): Promise<void> {
  stage.sound('explosion', at);
  const burst = (texture: string, part: number): Item => ({
    kind: 'picture',
    texture,
    ...at,
    width: width * part,
    height: width * part,
  });
  const grown = (part: number) => ({ width: width * part, height: width * part });
  await stage.flash('burst', burst('explosion-2', 0.4), grown(0.66), 120);
  await stage.flash('cloud', burst('explosion-4', 0.5), { ...grown(0.84), alpha: 0 }, 420);
}
