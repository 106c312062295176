import type { Seat } from '../../../rules/core/game';
import { blockOf } from '../../blocks/block';
import type { HudAction, HudButton, PlacedButton } from '../../blocks/control';
import type { HudModel, Panel } from './model';

/** A HUD as it was told when nothing moved, and who it was told to. */
export interface HeldHud {
  readonly model: HudModel;
  readonly viewer: Seat | null;
  /** The panel as it was told when nothing was picked last: what each side has left. */
  readonly rested: Panel | null;
}

/** Something is being shown. */
interface Showing {
  /** What stands where the next question will. */
  readonly prompt: HudModel['prompt'];
  /** Somebody could not wait and has pointed at something: the question is his already. */
  readonly begun: boolean;
  /** The buttons answer the next question and nothing else, as they do where a skin fills the whole table. */
  readonly answers: boolean;
  /** What ends the showing, where a button does. */
  readonly goesOn: HudButton | null;
}

/** What asks or answers the next question. */
const asking: ReadonlySet<HudAction['do']> = new Set(['point', 'plan', 'look']);

/**
 * While something is being shown, goal, log, ribbon, plates and side panels stay as they were before it and nothing new is
 * asked: nobody reads of a hit before the dice lie. Whoever takes over a seat is told nothing that was meant for
 * another; clocks run on.
 */
export function heldBack(
  model: HudModel,
  viewer: Seat | null,
  showing: Showing | null,
  before: HeldHud | null,
): HudModel {
  if (showing === null) return model;
  if (before === null || before.viewer !== viewer) return showing.begun ? model : { ...model, prompt: showing.prompt };
  const { title, setup, goal, tabs, notes, rolls, column, luck, log, news } = before.model;
  const plates = before.model.plates.map((plate, seat) => ({ ...plate, clock: model.plates[seat]?.clock ?? null }));
  const held = {
    ...model,
    title,
    setup,
    goal,
    plates,
    notes,
    rolls,
    column,
    luck,
    log,
    news,
    panel: heldPanel(model.panel, before),
  };
  if (showing.begun) return held;
  const kept = showing.answers ? model.buttons.filter(({ act }) => !asking.has(act.do)) : model.buttons;
  const buttons = showing.goesOn === null ? kept : [showing.goesOn, ...kept];
  return { ...held, tabs, prompt: showing.prompt, buttons };
}

/** What can be pressed on the picture itself: while something is shown nothing of what comes next, unless it is laid over it. */
export function spotsWhileShown(spots: readonly PlacedButton[], overlaid: boolean): readonly PlacedButton[] {
  return overlaid ? spots : spots.filter(({ act }) => !asking.has(act.do));
}

/** A list of what is left loses nothing before the board does; another panel is about what comes next. */
function heldPanel(now: Panel, { rested }: HeldHud): Panel {
  if (now.kind !== 'game' || rested?.kind !== 'game') return now;
  const [about, before] = [now, rested].map(({ blocks }) => blockOf(blocks, 'heading'));
  // A picture is of somebody the next command is about.
  const alike = about?.picture === undefined && about?.kicker === before?.kicker && about?.title === before?.title;
  return alike ? rested : now;
}
