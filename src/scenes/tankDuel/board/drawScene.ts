import { idsOfKind } from '../../../rules/core/ref';
import type { Event, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Selection } from '../../../session/selection';
import type { Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { drawDecks, drawFolds, drawNoHand, foldedTanks } from './beside';
import { drawBidders, drawOrderRow } from './bidders';
import type { openChances } from './chancesTable';
import { drawChances } from './drawChances';
import { drawHand, heldOf } from './hand';
import { lossBox, lossPanel } from './lossPanel';
import { lossStory } from './lossStory';
import { drawMiddle, isAfterDamage } from './middle';
import { drawOrders } from './orders';
import type { DuelTable } from './places';
import { openBoards } from './pointing';
import { drawRail } from './rail';
import { drawReply, storyOf } from './replyMiddle';
import { robotPanel } from './robotPanel';
import { chooser, handOf, ownTanks, type Pair, tankAt } from './sight';
import { bidsShown, lastPull, type RobotStory, robotStory, strikesSide } from './story';
import { drawStrip } from './strip';
import { type BoardLook, tankBoard } from './tankBoard';
import { drawTray, laidOf } from './tray';

/** What the table tells besides the view. */
export interface Told {
  readonly events: readonly Event[];
  readonly pair: Pair;
  readonly chances: ReturnType<typeof openChances>;
  /** The chances are what somebody is to find. */
  readonly hidden: boolean;
}

/** Everything that lies on the table. */
export function drawScene(
  table: DuelTable,
  view: View,
  selection: Selection,
  told: Told,
  stage: Surface,
  look: Style,
): void {
  drawStrip(table, view, told.pair, storyOf(view, told.events), { bids: bidsShown(told.events) }, stage, look);
  if (table.fleet !== null) drawFleet(table.fleet, view, stage, look);
  else if (table.page === 'hand') drawLaid(table, view, selection, stage, look);
  else if (table.scene === 'bid') drawBids(table, view, told, stage, look);
  else if (table.own !== null || table.scene === 'choose') drawChoice(table, view, selection, told, stage, look);
  else drawTold(table, view, told, stage, look);
  drawFolds(
    table,
    view,
    foldedTanks(view, openBoards({ table, pair: told.pair, look, chances: told.chances }, view)),
    stage,
    look,
  );
  drawDecks(table, view, stage, look);
  if (handOf(view) === null) drawNoHand(table, stage, look);
  else drawHand(table, view, heldOf(selection.picked, selection.next), stage, look);
}

function drawBids(table: DuelTable, view: View, { events }: Told, stage: Surface, look: Style): void {
  const robots = view.tanks.filter(({ robot }) => robot !== null);
  const stories = new Map<TankId, RobotStory | null>(robots.map(({ id }) => [id, robotStory(events, id)]));
  drawBidders(table, view, stories, stage, look);
  drawOrderRow(table, view, stage, look);
  const [robot] = robots;
  if (table.robot !== null && robot !== undefined)
    stage.put('arc', 'robot', robotPanel(view, robot, stories.get(robot.id) ?? null, table.robot, look));
}

function drawChoice(
  table: DuelTable,
  view: View,
  selection: Selection,
  { chances, hidden }: Told,
  stage: Surface,
  look: Style,
): void {
  const tank = chooser(view);
  if (tank === null) return;
  const laid = laidOf(selection.picked);
  if (table.own !== null) stage.put('arc', 'board:own', tankBoard(view, tank, table.own, look, { active: true }));
  // Once the set is on the table, it is what counts.
  const meant = laid.length > 0 ? laid : (view.step?.set ?? []);
  const declared = laid.length === 0 && meant.length > 0;
  if (table.chances !== null) drawChances(table, view, chances.of(view, tank, meant, declared), stage, look, hidden);
  drawLaid(table, view, selection, stage, look);
  drawOrders(table, view, selection.next, selection.picked, stage, look);
}

/** The cards in the tray, or once it is declared the set that is being resolved. */
function drawLaid(table: DuelTable, view: View, { picked }: Selection, stage: Surface, look: Style): void {
  const laid = laidOf(picked);
  const paid = idsOfKind('card', picked).map(Number);
  drawTray(table, view, laid.length > 0 || paid.length > 0 ? laid : (view.step?.set ?? []), paid, stage, look);
}

/** All tanks of whoever looks, one under the other; of a spectator, all there are. */
function drawFleet(at: Box, view: View, stage: Surface, look: Style): void {
  const own = ownTanks(view, view.seat);
  const tanks = own.length > 0 ? own : view.tanks;
  const gap = 4;
  const across = tanks.length > 2 ? 2 : 1;
  const rows = Math.ceil(tanks.length / across);
  const [width, height] = [(at.width - gap * (across - 1)) / across, (at.height - gap * (rows - 1)) / rows];
  for (const [index, tank] of tanks.entries()) {
    const place = {
      x: at.x + (index % across) * (width + gap),
      y: at.y + Math.floor(index / across) * (height + gap),
      width,
      height,
    };
    stage.put('arc', `board:${tank.id}`, tankBoard(view, tank, place, look, { active: tank.id === view.current }));
  }
}

/** Two boards face to face, what lies between them, and the rail: all that changes while a shot is told. */
function drawTold(table: DuelTable, view: View, { events, pair }: Told, stage: Surface, look: Style): void {
  if (table.rail === null) return;
  const story = storyOf(view, events);
  const struck = (id: TankId): NonNullable<BoardLook['struck']> | null =>
    story === null || story.target !== id || story.location === null
      ? null
      : { location: story.location, side: strikesSide(view, story), through: story.pierce?.through ?? null };
  const loss = lossStory(events);
  const lost = tankAt(view, loss?.tank);
  // Held upright there is room for one: the one that is being hit, or whose turn it is.
  const only = table.tall ? (lost?.id ?? story?.target ?? view.shot?.target ?? pair.actor) : null;
  for (const nation of ['de', 'su'] as const) {
    const [tank, at] = [pair[nation], table.boards[nation]];
    if (tank === null || at === null || lost?.nation === nation || (only !== null && only !== tank.id)) continue;
    stage.put(
      'arc',
      `board:${nation}`,
      tankBoard(view, tank, at, look, { active: tank.id === view.current, struck: struck(tank.id) }),
    );
  }
  drawRail(table, view, story, stage, look);
  const gone = lost === null ? null : lossBox(table, lost.nation);
  if (loss !== null && lost !== null && gone !== null) {
    stage.put('arc', `board:${lost.nation}`, lossPanel(view, lost, loss, gone, look));
    return;
  }
  if (view.phase === 'reply') {
    drawReply(table.middle, view, stage, look);
    return;
  }
  const actor = tankAt(view, view.current);
  const pull = lastPull(events);
  const silent = story === null && pull === null;
  if (table.middle !== null && silent && actor !== null && actor.robot !== null) {
    stage.put('arc', 'robot', robotPanel(view, actor, robotStory(events, actor.id), table.middle, look));
  } else {
    drawMiddle(
      table.middle,
      view,
      story,
      story?.damage != null && pull !== null && !isAfterDamage(pull) ? null : pull,
      stage,
      look,
    );
  }
}
