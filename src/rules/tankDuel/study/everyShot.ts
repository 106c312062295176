import type { Seat } from '../../core/game';
import { legal, type Position } from '../../core/play';
import { tankDuel } from '..';
import type { Fraction } from '../analyses/fraction';
import type { Command, State } from '../types';
import type { Order } from './layout';
import { isMore, knockOut } from './puzzles';

/** A way to a shot, command by command. */
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
export function everyShot(order: Order, from: Position<State>, seat: Seat): Line[] {
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

/** Which cards are fired at whom, with which round in the gun: other ways to it do not make it another shot. */
export function shotOf({ commands }: Pick<Line, 'commands'>): string {
  const cards = commands.flatMap((each) => (each.type === 'declare' ? each.cards : []));
  const target = commands.flatMap((each) => (each.type === 'target' ? [each.tank] : []));
  return [...cards, ...target].join(' ');
}

/** Each shot by its best way, the best first. */
export function rankedShots(lines: readonly Line[]): readonly Line[] {
  const best = new Map<string, Line>();
  for (const line of lines) {
    const known = best.get(shotOf(line));
    if (known === undefined || isMore(line.chance, known.chance)) best.set(shotOf(line), line);
  }
  return [...best.values()].sort((a, b) => (isMore(a.chance, b.chance) ? -1 : isMore(b.chance, a.chance) ? 1 : 0));
}
