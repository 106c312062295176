import type { Frozen, Seat } from '../core/game';
import { fightOf, findUnit, isHeavy, missionOf, unitOf } from './base';
import { isFieldHeld, stepsLost } from './damage';
import { effectOf } from './fire';
import { quick } from './fraction';
import { bonusTarget } from './gunOrders';
import { coverGiven, leavesField, rangeAfter, stuckGiven } from './moves';
import { oddsWith } from './odds';
import { areaSeen, shotAt, shotFacts } from './shots';
import { facingTo } from './targets';
import { dangersTo, type UnitDanger } from './threat';
import type { Command, Enemy, Fight, Gun, Known, Tank } from './types';

/** The chances everybody at the table is told, as numbers from 0 to 1. */
export const odds = oddsWith(quick);

/** The danger of the coming enemy step: to lose the tank, and unit by unit. */
export interface Threat {
  readonly destroyed: number;
  readonly crippled: number;
  readonly dangers: readonly UnitDanger<number>[];
}

export function threatTo(state: Known, seat: Seat): Threat {
  const dangers = dangersTo(odds, state, seat);
  return { ...odds.together(dangers), dangers };
}

const guns: { readonly [type in Command['type']]?: Gun } = {
  fire: 'main',
  again: 'main',
  coax: 'coax',
  bow: 'bow',
  fifty: 'fifty',
};

/** The facts and odds of a shot that is only thought of; null for other orders and where the target is gone. */
export function shotOf(state: Known, command: Command) {
  const { seat, type } = command;
  const gun = guns[type];
  if (gun === undefined) return null;
  const unit = 'unit' in command ? command.unit : bonusTarget(state, seat);
  if (unit === null || findUnit(state, unit) === null) return null;
  const round = gun === 'main' ? fightOf(state, seat).tank.loaded : null;
  const shot = shotAt(state, { seat, gun, unit, round, again: type === 'again' });
  const facts = shotFacts(state, shot);
  return { unit, facts, ...odds.shotOdds(facts) };
}

/** A unit after a result; null: it is gone. */
function afterResult(unit: Frozen<Enemy>, result: string): Frozen<Enemy> | null {
  const losses = stepsLost(unit, result) + (unit.reduced ? 1 : 0);
  switch (result) {
    case 'DE':
      return null;
    case '2':
    case '1':
      return losses > 1 ? null : { ...unit, reduced: true };
    case '1+S':
    case 'S':
      return losses > 1 ? null : { ...unit, reduced: losses > 0, dispersed: true };
    case 'B':
    case 'B+hit':
      return { ...unit, buttoned: true };
    case 'B+IMM':
      return { ...unit, buttoned: true, immobile: true };
    case 'IMM':
      return { ...unit, immobile: true };
    default:
      return unit;
  }
}

/** Whether a result puts the unit out of the battle. */
export function takesOut(unit: Frozen<Enemy>, result: string): boolean {
  return afterResult(unit, result) === null;
}

function withFight(state: Known, seat: Seat, change: (fight: Frozen<Fight>) => Frozen<Fight>): Known {
  return {
    ...state,
    fights: state.fights.map((fight, index) => (index === seat && fight !== null ? change(fight) : fight)),
  };
}

const withTank = (state: Known, seat: Seat, part: Partial<Frozen<Tank>>, more: Partial<Frozen<Fight>> = {}): Known =>
  withFight(state, seat, (fight) => ({ ...fight, ...more, tank: { ...fight.tank, ...part } }));

/** The battles an order may lead to, with their chances. */
function afterOrder(state: Known, command: Command): readonly { readonly chance: number; readonly state: Known }[] {
  const { seat } = command;
  const sure = (next: Known) => [{ chance: 1, state: next }];
  const { range, smoke } = fightOf(state, seat);
  switch (command.type) {
    case 'advance':
      return sure(
        withTank(state, seat, { hull: command.hull, hullDown: false }, { range: rangeAfter(range, 'nearer') }),
      );
    case 'reverse':
      if (leavesField(state, seat)) return [];
      return sure(
        withTank(state, seat, { hull: command.hull, hullDown: false }, { range: rangeAfter(range, 'farther') }),
      );
    case 'angle':
      return sure(withTank(state, seat, { hull: command.hull }));
    case 'hullDown': {
      const chance = odds.chanceOf('B5a', missionOf(state).terrain, coverGiven(state, seat), 'hullDown');
      const moved = { range: rangeAfter(range, command.step) };
      return [true, false].map((found) => ({
        chance: found ? chance : 1 - chance,
        state: withTank(state, seat, { hull: command.hull, hullDown: found }, moved),
      }));
    }
    case 'flank': {
      const area = findUnit(state, command.unit)?.unit.area ?? null;
      const moved = { range: rangeAfter(range, command.step) };
      return sure(withTank(state, seat, { exposed: area, flankTarget: command.unit, hullDown: false }, moved));
    }
    case 'traverse':
      return sure(withTank(state, seat, { turret: command.turret }));
    case 'screen':
      return sure(withTank(state, seat, { smoke: 2 }));
    case 'smoke':
      return sure(
        withTank(state, seat, { turret: facingTo(command.area) }, { smoke: { ...smoke, [command.area]: 2 } }),
      );
    default:
      return afterShot(state, command);
  }
}

function afterShot(state: Known, command: Command): readonly { readonly chance: number; readonly state: Known }[] {
  const shot = shotOf(state, command);
  if (shot === null) return [{ chance: 1, state }];
  return Object.entries(shot.outcomes).map(([result, chance]) => ({
    chance,
    state: afterOutcome(state, command.seat, shot, result),
  }));
}

/** The battle once a shot has come to a result. */
export function afterOutcome(
  state: Known,
  seat: Seat,
  shot: Pick<NonNullable<ReturnType<typeof shotOf>>, 'unit' | 'facts'>,
  result: string,
): Known {
  const { unit, seat: board } = unitOf(state, shot.unit);
  const roused = { ...unit, targets: seat };
  const { gun } = shot.facts;
  const turned = gun === 'main' || gun === 'coax' ? { turret: facingTo(areaSeen(seat, board, unit.area)) } : {};
  const pierces = gun === 'main' && effectOf(shot.facts) === 'pierce' && isHeavy(unit);
  const laid = withTank(state, seat, turned);
  const shocked = pierces && result !== 'miss' && (result !== 'IMM' || state.switches.shockOnImmobilised);
  const left = afterResult(shocked ? { ...roused, shock: true } : roused, result);
  const replaced = (fight: Frozen<Fight>): Frozen<Fight> => {
    const units = fight.units.flatMap((each) => (each.id !== unit.id ? [each] : left === null ? [] : [left]));
    const held = isFieldHeld({ units, began: fight.began });
    return { ...fight, units, outcome: held ? 'cleared' : fight.outcome };
  };
  return withFight(laid, board, replaced);
}

/** The chance to lose the tank in the coming enemy step, once an order has been carried out. */
export function threatAfter(state: Known, command: Command): number {
  return afterOrder(state, command).reduce(
    (sum, { chance, state: next }) => sum + chance * threatTo(next, command.seat).destroyed,
    0,
  );
}

/** The chance that a move ends in the mud; 0 for orders that move nothing. */
export function stuckChance(state: Known, { type, seat, ...rest }: Command): number {
  const moves = type === 'advance' || type === 'hullDown' || type === 'angle' || type === 'reverse';
  const outflanks = type === 'flank' && 'step' in rest && rest.step !== 'keep';
  if (!moves && !outflanks) return 0;
  if (type === 'reverse' && leavesField(state, seat)) return 0;
  return odds.chanceOf('B5', '', stuckGiven(state, seat), 'IMM');
}

/** The chance that the driver finds a hull down position. */
export function coverChance(state: Known, seat: Seat): number {
  return odds.chanceOf('B5a', missionOf(state).terrain, coverGiven(state, seat), 'hullDown');
}
