import { legal, type Position } from '../../../src/rules/core/play';
import { tankDuel } from '../../../src/rules/tankDuel';
import type { Fraction } from '../../../src/rules/tankDuel/analyses/fraction';
import type { Order } from '../../../src/rules/tankDuel/study/layout';
import { knockOut } from '../../../src/rules/tankDuel/study/puzzles';
import type { Command, State } from '../../../src/rules/tankDuel/types';

export interface Line {
  readonly commands: readonly Command[];
  readonly chance: Fraction;
}

/** Commands on the way to a shot in which nothing is left to a pull. */
function isCertain(command: Command): boolean {
  switch (command.type) {
    case 'command':
    case 'stop':
    case 'takeHill':
    case 'quickLoad':
      return true;
    case 'commandSelf':
      return command.use === 'hullDown';
    case 'boost':
      return command.level === 'fire';
    case 'declare':
      return command.cards.some((card) => card.endsWith('.fire'));
    default:
      return false;
  }
}

/** Every way to a shot, with the exact chance that it puts its target out of action. */
export function everyShot(order: Order, from: Position<State>, seat: number): Line[] {
  const lines: Line[] = [];
  const walk = (position: Position<State>, commands: readonly Command[]): void => {
    for (const command of legal(tankDuel, position.state, seat)) {
      if (command.type === 'target') {
        lines.push({ commands: [...commands, command], chance: knockOut(position.state, seat, command.tank) });
      } else if (isCertain(command)) {
        const next = order.next({ position }, command, position.dice).position;
        if (next.state.active.includes(seat)) walk(next, [...commands, command]);
      }
    }
  };
  walk(from, []);
  return lines;
}
