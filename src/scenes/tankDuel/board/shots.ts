import { tankGuns } from '../../../rules/tankDuel/data/guns';
import { vehicleOf } from '../../../rules/tankDuel/tanks';
import type { Event, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Surface } from '../../board/gameScene';
import type { Item, Point } from '../../paint/items';
import { cuts } from './cuts';
import type { Setting } from './setting';
import { type TankSeen, tankAt } from './sight';
import { rangeAt, stripPlan, tankSpots } from './stripPlan';
import { onCut, planOf } from './tankBoard';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const picture = (texture: string, { x, y }: Point, size: number, angle = 0): Item => ({
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
  stage.sound(tankGuns[vehicleOf(from.tank).gun].heavy ? 'gunHeavy' : 'gunMedium', muzzle);
  await Promise.all([
    stage.flash(
      'blast',
      { ...picture('muzzle-flash-2', muzzle, 120 * plan.hull, angle), pivot: { x: 0.5, y: 0.84 } } as Item,
      { alpha: 0.4 },
      80,
    ),
    board === null
      ? Promise.resolve()
      : stage.flash(
          'blast/board',
          {
            ...picture('muzzle-flash-2', board, 130, from.tank.nation === 'de' ? 90 : 270),
            pivot: { x: 0.5, y: 0.84 },
          } as Item,
          { alpha: 0.3 },
          140,
        ),
  ]);
  await stage.flash('shell', picture('tracer', muzzle, 90 * plan.hull, angle), goal, 180);
  if (missed)
    await stage.flash(
      'dust',
      picture('dust', goal, 70 * plan.hull),
      { alpha: 0, width: 150 * plan.hull, height: 150 * plan.hull },
      260,
    );
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

/** Off the plate: a spark and a line that leaves over the top. */
export async function bounce(setting: Setting, event: Of<'bounced'>, stage: Surface, view: View): Promise<void> {
  const tank = tankAt(setting.shown() ?? view, event.tank);
  const at = tank === null ? null : onBoard(setting, tank, cuts[tank.vehicle].label[event.location]);
  stage.sound('ricochet', at ?? { x: 0, y: 0 });
  if (tank === null || at === null) return;
  const way = tank.nation === 'de' ? 1 : -1;
  await stage.flash('spark', picture('spark', at, 60), { width: 130, height: 130, alpha: 0.2 }, 160);
  await stage.flash(
    'ricochet',
    picture('tracer', at, 90, way * 24),
    { x: at.x + way * 90, y: at.y - 260, alpha: 0.2 },
    260,
  );
}

/** Fire or an explosion over a tank, on the battlefield and on its board. */
export async function burst(setting: Setting, id: TankId, texture: string, stage: Surface, view: View): Promise<void> {
  const spot = spotOf(setting, view, id);
  const plan = stripPlan(setting.table());
  const tank = tankAt(setting.shown() ?? view, id);
  const board = tank === null ? null : onBoard(setting, tank, cuts[tank.vehicle].hatch);
  stage.sound('explosion', spot ?? { x: 0, y: 0 });
  if (texture.startsWith('explosion')) stage.shake(5, 160);
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
