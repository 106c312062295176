import type { Seat } from '../../rules/core/game';
import type { HudModel } from './model';

/** A HUD as it was told when nothing moved, and who it was told to. */
export interface Told {
  readonly model: HudModel;
  readonly viewer: Seat | null;
}

/**
 * While something is being shown, log, ribbon, plates and side panels stay as they were before it: nobody reads of a
 * hit before the dice lie. Whoever takes over a seat is told nothing that was meant for another; clocks run on.
 */
export function untilShown(model: HudModel, viewer: Seat | null, showing: boolean, before: Told | null): HudModel {
  if (!showing || before === null || before.viewer !== viewer) return model;
  const { title, setup, tabs, notes, rolls, sides, luck, log } = before.model;
  const plates = before.model.plates.map((plate, seat) => ({ ...plate, clock: model.plates[seat]?.clock ?? null }));
  return { ...model, title, setup, tabs, plates, notes, rolls, sides, luck, log };
}
