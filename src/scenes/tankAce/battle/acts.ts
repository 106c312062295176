import type { Seat } from '../../../rules/core/game';
import type { Event, View } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import { playOver } from '../../board/playOver';
import type { SoundName } from '../../frame/sound';
import type { Item, Point } from '../../paint/items';
import { label, NIGHT, PAPER, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { type BoardMoment, boardShot } from '../../theatre/boardEffects';
import { bearings, standsOf } from './geometry';
import { ownModels } from './models';
import { type BattlePlaces, ground, onScreen, type Window, windowOf } from './places';
import { turretAt } from './unitArt';
import { wordsOf } from './words';

/** What animations need to know of the picture they start from. */
export interface Setting {
  places(): BattlePlaces;
  look(): Style;
  /** The view that was drawn last, and whose board it shows. */
  shown(): { readonly view: View; readonly seat: Seat } | null;
}

/** The ground in sight, and where a unit stands on it as it was drawn. */
function sightOf({
  places,
  shown,
}: Setting): { readonly window: Window; readonly view: View; readonly seat: Seat } | null {
  const now = shown();
  const fight = now === null ? null : now.view.fights[now.seat];
  return now === null || fight === null || fight === undefined
    ? null
    : { window: windowOf(places(), fight.range, now.view.fights.length), ...now };
}

export function spotOf(setting: Setting, unit: string): Point | null {
  const sight = sightOf(setting);
  const fight = sight?.view.fights[sight.seat];
  if (sight === null || fight === null || fight === undefined) return null;
  const stand = standsOf(fight.units, fight.range).find((each) => each.unit.id === unit);
  return stand === undefined ? null : onScreen(sight.window, stand);
}

export function ownSpot(setting: Setting): Point | null {
  const sight = sightOf(setting);
  return sight === null ? null : onScreen(sight.window, ground.tank);
}

/** Something short over a place of the board: an explosion, a spark. */
export async function burst(
  setting: Setting,
  stage: Surface,
  texture: string,
  at: Point | null,
  size: number,
  ms: number,
): Promise<void> {
  const sight = sightOf(setting);
  if (at === null || sight === null) return;
  const width = size * sight.window.scale;
  const item: Item = { kind: 'picture', texture, ...at, width, height: width };
  await stage.flash(texture, item, { width: width * 1.25, height: width * 1.25, alpha: 0.15 }, ms);
}

/** How long a vehicle is on the ground in sight. */
const VEHICLE = 190;

/** A shot of a gun: flash, flight and sound with the pieces of the stage. What it does is told by its rolls. */
export async function shootOver(
  setting: Setting,
  stage: Surface,
  from: Point | null,
  to: Point | null,
  sound: SoundName,
): Promise<void> {
  const sight = sightOf(setting);
  if (from === null || to === null || sight === null) return;
  const size = VEHICLE * sight.window.scale;
  await playOver(stage, boardShot({ from, to, size, sound, outcome: null }), () =>
    shootPlainly(setting, stage, from, to, sound),
  );
}

/** Tracer without the pieces of the stage: machine guns, and tables without it. */
export async function shootPlainly(
  setting: Setting,
  stage: Surface,
  from: Point | null,
  to: Point | null,
  sound: SoundName,
): Promise<void> {
  stage.sound(sound, from ?? undefined);
  await burst(setting, stage, 'muzzle-flash-2', from, 80, 90);
  await shell(stage, from, to);
}

/** A vehicle brews up, `times` the usual size. */
export async function brewUp(setting: Setting, stage: Surface, at: Point | null, times = 1): Promise<void> {
  const sight = sightOf(setting);
  if (at === null || sight === null) return;
  const size = VEHICLE * times * sight.window.scale;
  const moment: BoardMoment = {
    effects: [{ piece: 'brewUp', at: 0, ms: 900, from: at, size }],
    cues: [{ at: 0, name: 'brewUp', from: at }],
  };
  await playOver(stage, moment, async () => {
    stage.sound('brewUp', at);
    await burst(setting, stage, 'explosion-4', at, 170 * times, 420);
  });
}

/** A line of tracer from muzzle to target. */
async function shell(stage: Surface, from: Point | null, to: Point | null): Promise<void> {
  if (from === null || to === null) return;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  const item: Item = { kind: 'picture', texture: 'tracer', ...from, width: 22, height: 64, angle };
  await stage.flash('shell', item, { x: to.x, y: to.y }, 190);
}

/** Hull or turret swing round to where they point now. */
export async function swing(
  setting: Setting,
  stage: Surface,
  part: 'hull' | 'turret',
  facing: 'A' | 'B' | 'C',
): Promise<void> {
  const sight = sightOf(setting);
  const career = sight?.view.careers[sight.seat];
  if (sight === null || career === undefined) return;
  stage.sound(part === 'turret' ? 'turret' : 'engine');
  const angle = bearings[facing];
  if (part === 'turret') return stage.move('own/turret', { angle }, 260);
  const ring = turretAt(sight.window, ownModels[career.tank].ring, angle);
  await Promise.all([
    stage.move('own/hull', { angle }, 320),
    stage.move('own/shadow', { angle }, 320),
    stage.move('own/turret', { x: ring.x, y: ring.y }, 320),
  ]);
}

/** What happened in one line over the board, with the rule it follows from. */
export async function tell(setting: Setting, stage: Surface, event: Event, ms: number): Promise<void> {
  const { say } = wordsOf(setting.look());
  const template = setting.look().text.events[event.type];
  if (template === undefined) return;
  const words = say(template, { ...event }).trim();
  const rule = 'rule' in event && typeof event.rule === 'string' ? event.rule : '';
  const { board, unit, form } = setting.places();
  const size = (form === 'wide' ? 24 : form === 'compact' ? 18 : 14) * unit;
  const tag = rule === '' ? 0 : roughWidth(rule, size * 0.7, 0.52) + size * 1.4;
  const width = Math.min(board.width - 20, roughWidth(words, size, 0.52) + size * 2.4 + tag);
  const height = size * 2.1;
  const at = { x: board.x + board.width / 2, y: board.y + board.height * (form === 'phone' ? 0.24 : 0.17) };
  const items: readonly Item[] = [
    plate({ x: 2, y: 2, width: width - 4, height: height - 4 }, NIGHT, {
      fillAlpha: 0.94,
      stroke: setting.look().palette.tracer,
      width: 2.5,
      round: 7,
    }),
    label(words, tag === 0 ? width / 2 : size, height / 2, size, PAPER, 'condensed', {
      bold: true,
      align: tag === 0 ? 'centre' : 'left',
      most: width - size * 1.6 - tag,
    }),
    ...(tag === 0
      ? []
      : [label(rule, width - size, height / 2, size * 0.7, 0xffd447, 'condensed', { bold: true, align: 'right' })]),
  ];
  await stage.flash(
    'tell',
    { kind: 'group', key: JSON.stringify(items), items, inner: { width, height }, ...at, width, height },
    { alpha: 1 },
    ms,
  );
}
