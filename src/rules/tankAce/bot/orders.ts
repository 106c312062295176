import type { Frozen, Seat } from '../../core/game';
import { rackSize } from '../ammunition';
import { classOf, fightOf, findUnit, missionOf, nearer } from '../base';
import { isOpen, isOut } from '../crew';
import { foeFacts } from '../enemy';
import { quick } from '../fraction';
import { bonusTarget } from '../gunOrders';
import { leavesField } from '../moves';
import { oddsWith } from '../odds';
import { shotAt, shotFacts } from '../shots';
import { dangersTo } from '../threat';
import type { Command, Enemy, Fight, Known, Round, Shot, Tank } from '../types';

/** What a unit is worth where it stands: its kind, and how much it endangers the tank. */
const worthOf = { T: 44, SPG: 38, AT: 36, R: 20, HT: 16, W: 4, INF: 26 } as const;
/** What the tank is worth to its commander. */
const TANK = 170;
const MISSION = 70;

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
  const unit = findUnit(state, aim.unit)?.unit;
  if (unit === undefined) return 0;
  const shot = shotAt(state, aim);
  const facts = shotFacts(state, flank === undefined ? shot : { ...shot, flank });
  let done = 0;
  for (const [result, chance] of Object.entries(odds.shotOdds(facts).outcomes)) {
    done += chance * partDone(unit, result);
  }
  const anger = unit.targets === null ? menace(state, aim.seat, unit) * TANK * 0.2 * (1 - done) : 0;
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

/** How much of the danger a round of fire takes away: the chance to knock out what endangers the tank most. */
function relief(state: Known, seat: Seat): number {
  const { units } = fightOf(state, seat);
  const dangerous = units
    .filter((unit) => unit.targets === seat)
    .map((unit) => ({ unit, evil: menace(state, seat, unit) }));
  const [worst] = dangerous.sort((a, b) => b.evil - a.evil);
  if (worst === undefined) return 1;
  const able = isOut(state, seat, 'commander') ? state : withTank(state, seat, { open: ['commander'] });
  const chances = (['AP', 'HE'] as const).flatMap((round) => {
    const aim = mainGun(seat, worst.unit.id, round, false);
    return [knockOut(able, aim) * 1.8, knockOut(able, aim, true)];
  });
  return Math.min(0.9, Math.max(...chances)) / Math.max(1, dangerous.filter(({ evil }) => evil > 0.05).length);
}

/** The chance that one shot takes a unit out. */
function knockOut(state: Known, aim: Aim, flank = false): number {
  if (findUnit(state, aim.unit) === null) return 0;
  const shot = shotAt(state, aim);
  const { outcomes } = odds.shotOdds(shotFacts(state, { ...shot, flank: flank || shot.flank }));
  return (outcomes.DE ?? 0) + (outcomes['2'] ?? 0);
}

/** The chance to lose the tank before the danger is over: each round you fire first, then they do. */
function doom(state: Known, seat: Seat): number {
  const danger = peril(state, seat);
  const first = (fightOf(state, seat).tank.orders ?? 0) > 1 ? 1 : 0.55;
  const missed = 1 - relief(state, seat);
  const now = (1 - (1 - missed) * first) * danger;
  const later = (missed * danger) / (1 - missed * (1 - danger));
  return Math.min(1, now + (1 - now) * missed * later);
}

/** Leaving is right where staying is likely to cost the tank and little can be done about it. */
function retreatWorth(state: Known, seat: Seat): number {
  const end = doom(state, seat);
  const gain = end * TANK - (1 - end) * MISSION - 12;
  const { range, tank } = fightOf(state, seat);
  if (leavesField(state, seat)) return gain;
  const steps = range === 'medium' ? 2 : 3;
  return steps <= (tank.orders ?? 0) ? gain - 4 : gain * 0.6 - 14;
}

/** What the guns could do at another range, against what the enemy could. */
function approachWorth(state: Known, seat: Seat): number {
  const { range, tank } = fightOf(state, seat);
  const near = withTank(state, seat, { hullDown: false, smoke: 0 }, { range: nearer(range) });
  const power = (at: Known) => Math.max(bestWith(at, seat, 'AP'), bestWith(at, seat, 'HE'));
  const shots = (tank.orders ?? 0) > 1 ? 1.8 : 1.2;
  return (power(near) - power(state)) * shots - (peril(near, seat) - peril(state, seat)) * TANK - 5;
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
      return command.hull === tank.hull ? approachWorth(state, seat) : -8;
    case 'reverse':
      return retreatWorth(state, seat);
    case 'call':
      return callWorth(state, seat, command.unit);
    case 'switchRound':
      return (bestWith(state, seat, command.round) - bestWith(state, seat, tank.loaded)) * 1.1 - 2;
    case 'refill':
      return rackSize(tank) === 0 ? 6 : rackSize(tank) === 1 ? 1 : -10;
    case 'unbutton':
      return command.posts === 'commander' ? openWorth(state, seat) - 1 : -3;
    case 'buttonUp':
      return command.posts === 'commander' && isOpen(state, seat, 'commander') ? -openWorth(state, seat) - 3 : -3;
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

/** An open commander sees better, this round and the next, and may be shot from it. */
function openWorth(state: Known, seat: Seat): number {
  const { units, tank } = fightOf(state, seat);
  const shooters = units.filter((unit) => ['INF', 'R', 'HT'].includes(classOf(unit)) && unit.targets === seat).length;
  const worth = (open: Frozen<Tank>['open']) => bestWith(withTank(state, seat, { open }), seat, tank.loaded);
  return 1.8 * (worth(['commander']) - worth([])) - shooters * 5;
}
