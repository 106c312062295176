import type { Seat } from '../../core/game';
import type { Position } from '../../core/play';
import { type Fraction, ratio } from '../analyses/fraction';
import { shot } from '../analyses/shot';
import type { Puzzle } from '../data/puzzles';

import { currentTank, isImmobilized, tankOf } from '../tanks';
import type { Command, Event, Known, KnownTank, State, TankId } from '../types';
import { unseenIn, view } from '../view';
import { layOut, type Order } from './layout';

export function openPuzzle(order: Order, { layout }: Puzzle): Position<State> {
  return layOut(order, layout);
}

/** Where a tank stands, as the questions to the rules say it. */
function placeOf({ box, hullDown }: KnownTank) {
  if (box.move !== null) return { inMotion: true };
  return {
    smoke: box.smoke !== null,
    hill: box.hill,
    hullDown,
    ...(box.terrain === null ? {} : { terrain: box.terrain.id }),
  };
}

function victimOf(tank: KnownTank) {
  const hurt = tank.crew.filter(({ seat, wounded }) => seat !== null && wounded).map(({ seat }) => seat);
  return {
    quality: tank.quality,
    wounded: hurt,
    killed: tank.crew.filter(({ seat }) => seat === null).map(({ person }) => person),
    onFire: tank.fire !== null,
    broken: tank.broken !== null,
    trackDamage: tank.trackDamage,
    immobilized: isImmobilized(tank),
    apcr: tank.rounds + Number(tank.loaded),
  };
}

/** Two Fire cards let the firer name the place; with one the pull decides. */
const places = (fire: number) => (fire > 1 ? (['turret', 'hull', null] as const) : [null]);

/** The exact chance that the declared shot at this enemy puts it out of action, over all cards the seat has not seen. */
export function knockOut(state: Known, seat: Seat, enemy: TankId): Fraction {
  const [tank, target] = [currentTank(state), tankOf(state, enemy)];
  const set = state.step?.set ?? [];
  const own = set.map(({ card }) => card);
  const unseen = unseenIn(view(state, seat));
  const seen = Array.from({ length: 100 }, (_, at) => at + 1).filter(
    (card) => !unseen.includes(card) && !own.includes(card),
  );
  const asked = {
    shooter: tank.vehicle,
    target: target.vehicle,
    range: [tank.range, target.range],
    cards: set.map(({ card, as }) => ({ number: card, as })),
    // The declaration has been judged already, orders included.
    fireLevel: 10,
    apcr: tank.loaded,
    acquired: tank.acquired?.tank === enemy ? tank.acquired.bonus : 0,
    flanking: tank.flanking.includes(enemy),
    from: placeOf(tank),
    at: placeOf(target),
    victim: victimOf(target),
    seen,
    seenDamage: [...state.damageDiscard],
    deck: { city: state.ground.city, alternates: [...state.ground.alternates] },
  };
  const chances = places(set.filter(({ as }) => as === 'fire').length).map((location) =>
    lossIn(shot(location === null ? asked : { ...asked, location })),
  );
  return chances.reduce((best, each) => (isMore(each, best) ? each : best));
}

function lossIn(answer: unknown): Fraction {
  const told = typeof answer === 'object' && answer !== null && 'outOfAction' in answer ? answer.outOfAction : null;
  if (!Array.isArray(told)) throw new Error('that is no shot');
  return ratio(BigInt(String(told[0])), BigInt(String(told[1])));
}

export const isMore = (a: Fraction, b: Fraction) => a.up * b.down > b.up * a.down;

interface PuzzleStep {
  readonly position: Position<State>;
  readonly events: readonly Event[];
  /** The chance of the shot that has been decided on; null: none has yet. */
  readonly chance: Fraction | null;
  readonly verdict: 'open' | 'solved' | 'wrong';
}

/** One command of the solver. With the target chosen the shot is judged and not fired. */
export function tryPuzzle(order: Order, puzzle: Puzzle, from: Position<State>, command: Command): PuzzleStep {
  if (command.type === 'target') {
    const chance = knockOut(from.state, command.seat, command.tank);
    const solved = !isMore(bestOf(order, puzzle), chance);
    return { position: from, events: [], chance, verdict: solved ? 'solved' : 'wrong' };
  }
  const { position, events } = order.next({ position: from }, command, from.dice);
  const asked = position.state.active.includes(puzzle.seat) && currentIsSame(from.state, position.state);
  return { position, events, chance: null, verdict: asked ? 'open' : 'wrong' };
}

function currentIsSame(before: Known, after: Known): boolean {
  const acting = after.phase === 'target' || (after.phase === 'action' && after.step?.taken === false);
  return acting && before.current === after.current;
}

/** The chance of the answer. */
export function bestOf(order: Order, puzzle: Puzzle): Fraction {
  let position = openPuzzle(order, puzzle);
  for (const command of puzzle.answer) {
    if (command.type === 'target') return knockOut(position.state, command.seat, command.tank);
    position = order.next({ position }, command, position.dice).position;
  }
  throw new Error(`puzzle ${puzzle.id} ends without a target`);
}
