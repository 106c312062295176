import { declareCards } from '../commands/tankAction';
import type { RobotReason, RobotThought } from '../events';
import type { Played, State, Tank, Writer } from '../types';
import { takeFromRow } from './row';

/** Null: done, and it set where to go on; a reason: it could not be done. */
export type Try = RobotReason | null;

export function think(scribe: Writer, tank: Tank, step: RobotThought, reason: Try): void {
  scribe.emit({ type: 'robotStep', tank: tank.id, step, possible: reason === null, reason: reason ?? 'done' });
}

export function plan(tank: Tank, to: number | null, enemy: Tank['id'] | null): void {
  if (tank.robot !== null) tank.robot.plan = { to, enemy };
}

/** Declares cards of the row as a player declares cards of the hand. */
export function declare(draft: State, scribe: Writer, tank: Tank, played: readonly Played[]): void {
  takeFromRow(
    tank,
    played.map(({ card }) => card),
  );
  declareCards(draft, scribe, played);
}
