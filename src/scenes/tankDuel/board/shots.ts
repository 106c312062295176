import { tankGuns } from '../../../rules/tankDuel/data/guns';
import { vehicleOf } from '../../../rules/tankDuel/tanks';
import type { Event, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Surface } from '../../board/gameScene';
import { playOver } from '../../board/playOver';
import type { SoundName } from '../../frame/sound';
import type { Item, Picture, Point } from '../../paint/items';
import { type BoardEffect, type BoardMoment, boardShot } from '../../theatre/boardEffects';
import { cuts } from './cuts';
import type { Setting } from './setting';
import { type TankSeen, tankAt } from './sight';
import { rangeAt, stripPlan, tankSpots } from './stripPlan';
import { onCut, planOf } from './tankBoard';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** How long a vehicle is on the strip, of its own scale, and what strikes on an open board is as large as. */
const VEHICLE = 230;
const ON_BOARD = 380;

const picture = (texture: string, { x, y }: Point, size: number, angle = 0): Picture => ({
  kind: 'picture',
  texture,
  x,
  y,
  width: size,
  height: size,
  angle,
});

/** Where a tank stands on the battlefield as it was drawn last. */
function spotOf(setting: Setting, view: View, id: TankId) {
  return tankSpots(setting.table(), setting.shown() ?? view, setting.look()).find(({ tank }) => tank.id === id);
}

/** A point of the cut-away of a tank whose board lies open. */
function onBoard(setting: Setting, tank: TankSeen, anchor: readonly [number, number]): Point | null {
  const at = setting.table().boards[tank.nation];
  if (at === null) return null;
  const point = onCut(planOf(at), anchor);
  return { x: at.x + point.x, y: at.y + point.y };
}

/** Flash and shell along the battlefield, and at the board of the tank that fires. */
export async function shoot(setting: Setting, event: Of<'hit' | 'missed'>, stage: Surface, view: View): Promise<void> {
  const [from, to] = [spotOf(setting, view, event.tank), spotOf(setting, view, event.enemy)];
  const plan = stripPlan(setting.table());
  if (from === undefined || to === undefined || plan === null) return;
  const way = Math.sign(to.x - from.x) || 1;
  const muzzle = { x: from.x + way * 100 * plan.hull, y: from.y };
  const missed = event.type === 'missed';
  const goal = { x: to.x + (missed ? way * 60 * plan.hull : 0), y: to.y + (missed ? 50 * plan.hull : 0) };
  const angle = way > 0 ? 90 : 270;
  const board = onBoard(setting, from.tank, cuts[from.tank.vehicle].muzzle);
  const sound = tankGuns[vehicleOf(from.tank).gun].heavy ? 'gunHeavy' : 'gunMedium';
  // What a hit does is told by the tickets that follow.
  const outcome = missed ? 'missed' : null;
  const shot = boardShot({ from: muzzle, to: goal, size: VEHICLE * plan.hull, sound, outcome });
  const turn = from.tank.nation === 'de' ? 0 : 180;
  const blast: readonly BoardEffect[] =
    board === null ? [] : [{ piece: 'muzzle', at: 0, ms: 190, from: board, size: ON_BOARD, turn }];
  await playOver(stage, { ...shot, effects: [...blast, ...shot.effects] }, async () => {
    stage.sound(sound, muzzle);
    await Promise.all([
      flashOf(stage, 'blast', muzzle, 120 * plan.hull, angle, 80),
      board === null ? null : flashOf(stage, 'blast/board', board, 130, turn + 90, 140),
    ]);
    await stage.flash('shell', picture('tracer', muzzle, 90 * plan.hull, angle), goal, 180);
    const wide = 150 * plan.hull;
    if (missed)
      await stage.flash('dust', picture('dust', goal, 70 * plan.hull), { alpha: 0, width: wide, height: wide }, 260);
  });
}

function flashOf(stage: Surface, id: string, at: Point, size: number, angle: number, ms: number): Promise<void> {
  const item: Item = { ...picture('muzzle-flash-2', at, size, angle), pivot: { x: 0.5, y: 0.84 } };
  return stage.flash(id, item, { alpha: 0.35 }, ms);
}

/** The shell strikes: a flash on the battlefield and on the open board. */
export async function impact(setting: Setting, event: Of<'hit'>, stage: Surface, view: View): Promise<void> {
  await shoot(setting, event, stage, view);
  const to = spotOf(setting, view, event.enemy);
  const plan = stripPlan(setting.table());
  if (to === undefined || plan === null) return;
  stage.sound('hit', to);
  stage.shake(4, 120);
  await stage.flash(
    'impact',
    picture('explosion-2', to, 70 * plan.hull),
    { width: 150 * plan.hull, height: 150 * plan.hull, alpha: 0.5 },
    160,
  );
}

/** Where a shell struck the open board of a tank; null where it is not on the table. */
function struckAt(setting: Setting, view: View, event: Of<'bounced' | 'pierced'>): Point | null {
  const tank = tankAt(setting.shown() ?? view, event.tank);
  return tank === null ? null : onBoard(setting, tank, cuts[tank.vehicle].label[event.location]);
}

/** Off the plate: sparks, and a line that leaves over the top. */
export async function bounce(setting: Setting, event: Of<'bounced'>, stage: Surface, view: View): Promise<void> {
  const at = struckAt(setting, view, event);
  if (at === null) return stage.sound('ricochet');
  const moment = struck('bounce', 640, 'ricochet', at);
  await playOver(stage, moment, async () => {
    stage.sound('ricochet', at);
    await stage.flash('spark', picture('spark', at, 60), { width: 130, height: 130, alpha: 0.2 }, 160);
    await stage.flash('ricochet', picture('tracer', at, 90, 24), { x: at.x + 90, y: at.y - 260, alpha: 0.2 }, 260);
  });
}

/** Through the plate. */
export async function pierce(setting: Setting, event: Of<'pierced'>, stage: Surface, view: View): Promise<void> {
  const at = struckAt(setting, view, event);
  stage.shake(4, 120);
  if (at === null) return stage.sound('penetration');
  await playOver(stage, struck('pierce', 420, 'penetration', at), async () => {
    stage.sound('penetration', at);
    await stage.flash('impact', picture('explosion-2', at, 70), { width: 150, height: 150, alpha: 0.4 }, 300);
  });
}

const struck = (piece: BoardEffect['piece'], ms: number, name: SoundName, at: Point): BoardMoment => ({
  effects: [{ piece, at: 0, ms, from: at, size: ON_BOARD }],
  cues: [{ at: 0, name, from: at }],
});

/** An explosion over a tank, on the battlefield and on its board. */
export async function explode(setting: Setting, id: TankId, stage: Surface, view: View): Promise<void> {
  const spot = spotOf(setting, view, id);
  const plan = stripPlan(setting.table());
  const tank = tankAt(setting.shown() ?? view, id);
  const board = tank === null ? null : onBoard(setting, tank, cuts[tank.vehicle].hatch);
  const piece = { piece: 'brewUp', at: 0, ms: 900 } as const;
  const moment: BoardMoment = {
    effects: [
      ...(spot === undefined || plan === null ? [] : [{ ...piece, from: spot, size: VEHICLE * plan.hull }]),
      ...(board === null ? [] : [{ ...piece, from: board, size: ON_BOARD }]),
    ],
    cues: [{ at: 0, name: 'brewUp', from: spot ?? board ?? { x: 0, y: 0 } }],
  };
  stage.shake(5, 160);
  await playOver(stage, moment, () => burst(setting, id, 'explosion-4', stage, view));
}

/** Fire or an explosion over a tank, on the battlefield and on its board. */
export async function burst(setting: Setting, id: TankId, texture: string, stage: Surface, view: View): Promise<void> {
  const spot = spotOf(setting, view, id);
  const plan = stripPlan(setting.table());
  const tank = tankAt(setting.shown() ?? view, id);
  const board = tank === null ? null : onBoard(setting, tank, cuts[tank.vehicle].hatch);
  stage.sound('explosion', spot ?? { x: 0, y: 0 });
  await Promise.all([
    spot === undefined || plan === null
      ? Promise.resolve()
      : stage.flash(
          'burst',
          picture(texture, spot, 110 * plan.hull),
          { width: 210 * plan.hull, height: 210 * plan.hull, alpha: 0.2 },
          420,
        ),
    board === null
      ? Promise.resolve()
      : stage.flash(
          'burst/board',
          picture(texture, { x: board.x, y: board.y + 20 }, 110),
          { width: 230, height: 230, alpha: 0.2 },
          420,
        ),
  ]);
}

/** A tank drives along the track. */
export async function enterTank(setting: Setting, event: Of<'moved'>, stage: Surface, view: View): Promise<void> {
  const plan = stripPlan(setting.table());
  const tank = tankAt(view, event.tank);
  if (plan === null || tank === null) return;
  const x = rangeAt(plan, tank.nation, event.to);
  stage.sound('engine', { x, y: 0 });
  await stage.move(`tank:${event.tank}`, { x }, 420);
}
