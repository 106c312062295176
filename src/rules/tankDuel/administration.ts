import { failsMorale } from './damage';
import { snow } from './data/special';
import { scoreObjectives } from './ending';
import { settleMarks } from './flow';
import { bailOut, burnOut } from './loss';
import { clearTable, damageServed, discardOpen, pull, pullDamage } from './piles';
import { currentTank } from './tanks';
import type { State, Tank, Writer } from './types';

/** A check outside an action is over: its cards go, the marks take effect (TD-Q3). */
function checkOver(draft: State, scribe: Writer): void {
  clearTable(draft);
  settleMarks(draft, scribe);
}

/** Weather, then items a to c of the Administration Step. */
export function beginUpkeep(draft: State, scribe: Writer): void {
  const id = draft.order.shift();
  if (id === undefined) throw new Error('no tank left to act');
  draft.current = id;
  const tank = currentTank(draft);
  draft.active = [];
  scribe.emit({ type: 'phaseOpened', tank: id });
  if (tank.seat !== null) draft.firstDrawer = tank.seat;
  if (draft.ground.condition === 'snow') checkWeather(draft, scribe, tank);
  if (draft.ended) return;
  discardOpen(draft, [tank.bid ?? 0]);
  tank.bid = null;
  scoreObjectives(draft, scribe, tank);
  if (tank.box.smoke !== null || tank.box.smokeFills) checkSmoke(draft, scribe, tank);
  if (!draft.ended) draft.exit = 'fireCheck';
}

function checkWeather(draft: State, scribe: Writer, tank: Tank): void {
  const light = ({ target }: { readonly target: number }) => target <= snow.lightUpTo;
  tank.heavyWeather = !light(pull(draft, scribe, { why: 'weather', tank: tank.id, good: light }));
  const weather = tank.heavyWeather ? 'heavy' : 'light';
  scribe.emit({ type: 'weather', tank: tank.id, weather, sight: snow.sight[weather] });
  checkOver(draft, scribe);
}

/** One pull covers the Smoke card and the smoke inside (TD-Q35). */
function checkSmoke(draft: State, scribe: Writer, tank: Tank): void {
  const good = ({ icons }: { readonly icons: readonly string[] }) => !icons.includes('smoke');
  if (good(pull(draft, scribe, { why: 'smoke', tank: tank.id, good }))) {
    discardOpen(draft, [tank.box.smoke ?? 0]);
    tank.box.smoke = null;
    tank.box.smokeFills = false;
    scribe.emit({ type: 'smokeGone', tank: tank.id });
  } else {
    scribe.emit({ type: 'smokeStays', tank: tank.id });
  }
  checkOver(draft, scribe);
}

/** Item d is settled: on to morale, or the tank is gone. */
export function leaveFireCheck(draft: State, scribe: Writer): void {
  checkOver(draft, scribe);
  if (!draft.ended) draft.exit = currentTank(draft).inPlay ? 'moraleCheck' : 'tankEnd';
}

export function putOut(scribe: Writer, tank: Tank): void {
  tank.fire = null;
  scribe.emit({ type: 'fireOut', tank: tank.id });
}

/** The pull of the fire check; the fire icon is read first (TD-Q61). */
export function fightFire(draft: State, scribe: Writer, tank: Tank): void {
  const good = ({ icons }: { readonly icons: readonly string[] }) => !icons.includes('fire');
  const { icons } = pull(draft, scribe, { why: 'fire', tank: tank.id, good });
  if (icons.includes('fire')) burnOut(draft, scribe, tank, tank.fire?.mines ?? null);
  else if (icons.includes('extinguish')) putOut(scribe, tank);
  else scribe.emit({ type: 'burnsOn', tank: tank.id });
}

/** Item e is settled; no Battle card is pulled for it, so that no mark can wait. */
export function leaveMoraleCheck(draft: State): void {
  clearTable(draft);
  draft.exit = currentTank(draft).inPlay ? 'hatches' : 'tankEnd';
}

export function rally(scribe: Writer, tank: Tank): void {
  tank.broken = null;
  scribe.emit({ type: 'rallied', tank: tank.id });
}

export function testMorale(draft: State, scribe: Writer, tank: Tank): void {
  const card = pullDamage(draft, scribe, tank.id);
  if (failsMorale(tank, card)) bailOut(draft, scribe, tank, tank.broken?.mines ?? null);
  else rally(scribe, tank);
  damageServed(draft, scribe);
}
