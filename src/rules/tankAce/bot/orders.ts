import type { Frozen, Seat } from '../../core/game';
import { rackSize } from '../ammunition';
import { classOf, fightOf, findUnit, missionOf } from '../base';
import { isOpen } from '../crew';
import { foeFacts } from '../enemy';
import { quick } from '../fraction';
import { bonusTarget } from '../gunOrders';
import { leavesField } from '../moves';
import { oddsWith } from '../odds';
import { shotAt, shotFacts } from '../shots';
import { dangersTo } from '../threat';
import type { Command, Enemy, Fight, Known, Round, Shot, Tank } from '../types';

/** What a unit is worth where it stands: its kind, and how much it endangers the tank. */
const worthOf = { T: 34, SPG: 28, AT: 26, R: 10, HT: 8, W: 3, INF: 13 } as const;
/** What the tank is worth to its commander. */
const TANK = 170;
const MISSION = 55;

export const odds = oddsWith(quick);

/** The battle as an order could leave it. */
function withTank(state: Known, seat: Seat, change: Partial<Frozen<Tank>>, more: Partial<Frozen<Fight>> = {}): Known {
  return {
    ...state,
    fights: state.fights.map((fight, index) =>
      index === seat && fight !== null ? { ...fight, ...more, tank: { ...fight.tank, ...change } } : fight,
    ),
  };
}

/** The chance to lose the tank in the coming enemy step; being stopped counts for a little. */
function peril(state: Known, seat: Seat): number {
  const { destroyed, crippled } = odds.together(dangersTo(odds, state, seat));
  return destroyed * 0.8 + crippled * 0.2;
}

/** How bad a unit is if it fires at the tank. */
function menace(state: Known, seat: Seat, unit: Frozen<Enemy>): number {
  const found = findUnit(state, unit.id);
  if (found === null) return 0;
  return odds.foeOdds(foeFacts(state, unit, found.seat, seat)).destroyed;
}

function unitWorth(state: Known, seat: Seat, unit: Frozen<Enemy>): number {
  return worthOf[classOf(unit)] + menace(state, seat, unit) * (unit.targets === seat ? TANK : TANK / 4);
}

/** What a result does to a unit, as a part of taking it out. */
function partDone(unit: Frozen<Enemy>, result: string): number {
  const infantry = classOf(unit) === 'INF';
  switch (result) {
    case 'DE':
    case '2':
      return 1;
    case '1+S':
      return unit.reduced || unit.dispersed ? 1 : 0.65;
    case '1':
      return unit.reduced ? 1 : 0.5;
    case 'S':
      return infantry && unit.dispersed ? (unit.reduced ? 1 : 0.5) : 0.15;
    case 'IMM':
    case 'B+IMM':
      return unit.immobile ? 0 : 0.3;
    case 'B':
      return unit.buttoned ? 0 : 0.12;
    default:
      return classOf(unit) === 'W' && result !== 'miss' && result !== '-' && result !== 'ST' ? 1 : 0;
  }
}

type Aim = Pick<Shot, 'seat' | 'gun' | 'unit' | 'round' | 'again'>;

/** What one shot is expected to bring: what it takes out, less the anger it draws. */
function shotWorth(state: Known, aim: Aim, flank?: boolean): number {
  const shot = shotAt(state, aim);
  const unit = findUnit(state, aim.unit)?.unit;
  if (shot === null || unit === undefined) return 0;
  const facts = shotFacts(state, flank === undefined ? shot : { ...shot, flank });
  if (facts === null) return 0;
  let done = 0;
  for (const [result, chance] of Object.entries(odds.shotOdds(facts).outcomes)) {
    done += chance * partDone(unit, result);
  }
  const anger = unit.targets === null ? menace(state, aim.seat, unit) * TANK * 0.5 * (1 - done) : 0;
  return done * unitWorth(state, aim.seat, unit) - anger;
}

const mainGun = (seat: Seat, unit: string, round: Round, again: boolean): Aim => ({
  seat,
  gun: 'main',
  unit,
  round,
  again,
});

/** The best a round could do if it were in the gun. */
function bestWith(state: Known, seat: Seat, round: Round): number {
  const again = bonusTarget(state, seat);
  return Math.max(
    0,
    ...fightOf(state, seat).units.map(({ id }) => shotWorth(state, mainGun(seat, id, round, id === again))),
  );
}

/** A little for loading what the rest of the enemy asks for. */
function loadWorth(state: Known, seat: Seat, load: Round, spared: string): number {
  const others = fightOf(state, seat).units.filter(({ id }) => id !== spared);
  const heavy = others.filter((unit) => ['T', 'SPG'].includes(classOf(unit))).length;
  const wish: Round = heavy * 2 > others.length ? 'AP' : 'HE';
  return load === wish ? 1 : load === 'HCBI' ? -1 : 0;
}

/** Going round a vehicle's flank pays where the front is too strong, and where few others look at ours. */
function flankWorth(state: Known, seat: Seat, id: string): number {
  const { tank } = fightOf(state, seat);
  if ((tank.orders ?? 0) < 2) return -3;
  const unit = findUnit(state, id)?.unit;
  if (unit === undefined) return 0;
  const aim = mainGun(seat, id, tank.loaded, bonusTarget(state, seat) === id);
  const gain = shotWorth(state, aim, true) - shotWorth(state, aim);
  const risk = peril(withTank(state, seat, { exposed: unit.area, hullDown: false }), seat) - peril(state, seat);
  return gain * 0.95 - risk * TANK - 4;
}

/** Smoke, cover, angle and distance are worth the danger they take away. */
function saferBy(state: Known, seat: Seat, change: Partial<Frozen<Tank>>, more: Partial<Frozen<Fight>> = {}): number {
  return (peril(state, seat) - peril(withTank(state, seat, change, more), seat)) * TANK;
}

function coverWorth(state: Known, seat: Seat): number {
  const { terrain } = missionOf(state);
  const found = odds.chanceOf('B5a', terrain, {}, 'hullDown');
  const { tank } = fightOf(state, seat);
  return tank.hullDown ? -20 : found * (saferBy(state, seat, { hullDown: true }) * 1.6 + 2) - 4;
}

/** Leaving is right where staying is likely to cost the tank and little can be done about it. */
function retreatWorth(state: Known, seat: Seat): number {
  const danger = peril(state, seat);
  const { tank } = fightOf(state, seat);
  const strike = bestWith(state, seat, tank.loaded);
  if (!leavesField(state, seat)) return -6;
  return danger * TANK * 1.5 - MISSION - strike;
}

/** What an order is expected to bring; ending the orders is worth nothing. */
export function orderWorth(state: Known, command: Command): number {
  const { seat } = command;
  const { tank, units } = fightOf(state, seat);
  switch (command.type) {
    case 'fire':
      return (
        shotWorth(state, mainGun(seat, command.unit, tank.loaded, false)) +
        loadWorth(state, seat, command.load, command.unit)
      );
    case 'again': {
      const unit = bonusTarget(state, seat) ?? '';
      return shotWorth(state, mainGun(seat, unit, tank.loaded, true)) + loadWorth(state, seat, command.load, unit) + 1;
    }
    case 'coax':
    case 'bow':
    case 'fifty':
      return shotWorth(state, { seat, gun: command.type, unit: command.unit, round: null, again: false });
    case 'smoke':
      return (
        saferBy(state, seat, {}, { smoke: { ...fightOf(state, seat).smoke, [command.area]: 2 } }) -
        3 +
        loadWorth(state, seat, command.load, '')
      );
    case 'screen':
      return saferBy(state, seat, { smoke: 2 }) * 1.3 - 9;
    case 'hullDown':
      return command.step === 'keep' && command.hull === tank.hull ? coverWorth(state, seat) : -5;
    case 'angle':
      return saferBy(state, seat, { hull: command.hull }) - 5;
    case 'flank':
      return command.step === 'keep' ? flankWorth(state, seat, command.unit) : -8;
    case 'advance':
      return -7;
    case 'reverse':
      return retreatWorth(state, seat);
    case 'call':
      return callWorth(state, seat, command.unit);
    case 'switchRound':
      return (bestWith(state, seat, command.round) - bestWith(state, seat, tank.loaded)) * 0.8 - 2;
    case 'refill':
      return rackSize(tank) === 0 ? 6 : rackSize(tank) === 1 ? 1 : -10;
    case 'unbutton':
      return command.posts === 'commander' ? openWorth(state, seat) : -3;
    case 'buttonUp':
      return command.posts === 'commander' && isOpen(state, seat, 'commander') ? -openWorth(state, seat) - 4 : -3;
    case 'synergy':
      return (tank.orders ?? 0) === 0
        ? Math.max(bestWith(state, seat, tank.loaded) - 6, peril(state, seat) * 20 - 6)
        : -1;
    case 'traverse':
      return -6;
    case 'endOrders':
      return units.length === 0 ? 1 : 0;
    default:
      return 0;
  }
}

function callWorth(state: Known, seat: Seat, id: string): number {
  const unit = findUnit(state, id)?.unit;
  return unit === undefined ? 0 : 9 + unitWorth(state, seat, unit) / 6;
}

/** An open commander sees better and may be shot: infantry that targets the tank decides. */
function openWorth(state: Known, seat: Seat): number {
  const { units, tank } = fightOf(state, seat);
  const shooters = units.filter((unit) => ['INF', 'R', 'HT'].includes(classOf(unit)) && unit.targets === seat).length;
  const gain = Math.min(10, bestWith(state, seat, tank.loaded) * 0.35);
  return gain - shooters * 6 - 2;
}
