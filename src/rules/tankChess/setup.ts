import type { Json, OptionSpec, OptionsProblem, Seat, TableOptions } from '../core/game';
import { printSquare } from '../core/square';
import { type BoardPlan, boardPlans } from './data/boards';
import { kindOfLetter } from './data/pieces';
import { positionKey } from './drive';
import { isFault, newPiece, type Position, playFault, readPosition } from './position';
import type { Piece, SquareId, State, Switches } from './types';

const plans = new Map<string, BoardPlan>(Object.entries(boardPlans));

export const setups: readonly string[] = [...plans.keys(), 'custom'];

export const standardSwitches: Switches = { forwardEscapeOnly: false, threefold: true, quietTurns: 200 };

/** Minutes per side and seconds added per turn are kept by the table, not by the rules; 0 minutes: no clock (see `pace`). */
export const optionSpecs: readonly OptionSpec[] = [
  { id: 'forwardEscapeOnly', rule: 'TC-Q2', values: [false, true], standard: standardSwitches.forwardEscapeOnly },
  { id: 'threefold', rule: 'TC-Q9', values: [true, false], standard: standardSwitches.threefold },
  { id: 'quietTurns', rule: 'TC-NOTE1', values: [0, 50, 100, 200, 400], standard: standardSwitches.quietTurns },
  { id: 'clockMinutes', rule: 'TC-CLOCK1', values: ['book', 0, 5, 10, 15, 30, 45, 60], standard: 'book' },
  { id: 'clockIncrement', rule: 'TC-Q16', values: [0, 5, 10, 30], standard: 0 },
];

export function checkOptions({ setup, seats, options: chosen }: TableOptions): OptionsProblem | null {
  if (!setups.includes(setup)) return { where: 'setup', problem: 'unknownSetup' };
  if (seats !== 2) return { where: 'seats', problem: 'twoPlayers' };
  for (const [id, value] of Object.entries(chosen)) {
    if (id === 'position' && setup === 'custom') continue;
    const spec = optionSpecs.find((option) => option.id === id);
    if (!spec) return { where: id, problem: 'unknownOption' };
    if (!spec.values.some((allowed) => allowed === value)) return { where: id, problem: 'unknownValue' };
  }
  if (setup !== 'custom') return null;
  const position = readPosition(chosen.position);
  return isFault(position) ? position : playFault(position);
}

export function deal({ setup, options: chosen }: TableOptions): State {
  const { size, obstacles, wrecks, pieces, turn, number, quiet } = positionFor(setup, chosen.position);
  const state: State = {
    phase: 'turn',
    turn: number ?? 1,
    active: [turn],
    size,
    obstacles,
    wrecks,
    pieces: pieces.map((piece) => ({ ...piece })),
    switches: {
      forwardEscapeOnly: chosen.forwardEscapeOnly === true,
      threefold: chosen.threefold !== false,
      quietTurns: typeof chosen.quietTurns === 'number' ? chosen.quietTurns : standardSwitches.quietTurns,
    },
    mover: turn,
    driven: false,
    offer: 'none',
    quiet: quiet ?? 0,
    seen: [],
    ending: null,
  };
  if (state.switches.threefold) state.seen.push(positionKey(state));
  return state;
}

function positionFor(setup: string, given: Json | undefined): Position {
  const plan = plans.get(setup);
  if (plan) return readPlan(plan);
  const position = readPosition(given);
  if (isFault(position)) throw new Error(`${position.where}: ${position.problem}`);
  return position;
}

/** The position a drawn board starts with. Each side is numbered from its own left corner, so half-turn twins share a number. */
export function readPlan(plan: BoardPlan): Position {
  const rows = plan.rows.map((row, fromTop) =>
    row.split(' ').map((mark, file) => ({ mark, at: printSquare({ file, rank: plan.size - 1 - fromTop }) })),
  );
  const obstacles: SquareId[] = rows.flatMap((row) => row.filter(({ mark }) => mark === '#').map(({ at }) => at));
  const pieces: Piece[] = [];
  const place = (seat: Seat, marks: readonly { readonly mark: string; readonly at: SquareId }[]) => {
    for (const { mark, at } of marks) {
      const kind = kindOfLetter(mark);
      const own = (mark === mark.toUpperCase()) === (seat === 0);
      if (kind && own) pieces.push(newPiece(pieces, seat, kind, at, seat === 0 ? 'N' : 'S'));
    }
  };
  place(0, rows.toReversed().flat());
  place(
    1,
    rows.flatMap((row) => row.toReversed()),
  );
  return { size: plan.size, obstacles, wrecks: [], pieces, turn: 0 };
}
