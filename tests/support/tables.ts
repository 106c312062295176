import { openTable, type Table, type TablePorts } from '../../src/machines/table';
import type { Command, Seat } from '../../src/rules/core/game';
import type { BotAnswer } from '../../src/rules/core/module';
import { HeldGame } from '../../src/session/heldGame';
import type { Match } from '../../src/session/match';
import type { Player } from '../../src/session/seats';

interface Seated {
  readonly match: Match;
  readonly sitters: readonly Player[];
  readonly elsewhere?: readonly Seat[];
}

export function seatTable({ match, sitters, elsewhere = [] }: Seated, outside: TablePorts): Table {
  return openTable({ game: new HeldGame(match, sitters), elsewhere }, outside);
}

/** The whole truth of a table, which no screen is given. */
export const matchAt = (table: Table): Match => HeldGame.matchIn(table.game());

/** A bot's answer without reasons. */
export const answerOf = (command: Command): BotAnswer => ({
  command,
  best: [],
  positions: 0,
  view: { phase: '', turn: 0, active: [] },
});
