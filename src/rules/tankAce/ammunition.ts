import type { Frozen, Seat } from '../core/game';
import { careerOf, decideNext, groupOf, matOf } from './base';
import { monthIndex } from './data/calendar';
import { MG_POINTS, MORTAR_BOMBS } from './data/tanks';
import { emptyRack, noGoods } from './setup';
import {
  type Fight,
  type Known,
  type Limited,
  limited,
  type MachineGun,
  type Round,
  rounds,
  type State,
  type Tank,
} from './types';

export function isLimited(round: Round): round is Limited {
  return limited.some((each) => each === round);
}

export function rackSize(tank: Frozen<Tank>): number {
  return rounds.reduce((sum, round) => sum + tank.rack[round], 0);
}

/** Rounds of a kind still down in the stowage. */
export function stowedRounds(tank: Frozen<Tank>, round: Round): number {
  if (!isLimited(round)) return Number.POSITIVE_INFINITY;
  return tank.stock[round] - tank.rack[round] - (tank.loaded === round ? 1 : 0);
}

/** Limited rounds a tank starts a mission with, barter included. */
export function issueOf(state: Known, seat: Seat): { [round in Limited]: number } {
  const mat = matOf(state, seat);
  const { goods } = careerOf(state, seat);
  const extra = (round: 'HCBI' | 'WP') => 3 * goods.smoke.filter((each) => each === round).length;
  const apcr = state.month >= monthIndex(mat.apcrFrom) ? mat.apcr : 0;
  return { HCBI: mat.hcbi + extra('HCBI'), WP: mat.wp + extra('WP'), APCR: apcr + 2 * goods.apcr };
}

function machineGunsOf(state: Known, seat: Seat): Tank['guns'] {
  const { belts } = careerOf(state, seat).goods;
  const gun = (name: MachineGun) => ({
    points: MG_POINTS + 2 * belts.filter((each) => each === name).length,
    jam: false,
  });
  return { coax: gun('coax'), bow: gun('bow'), fifty: gun('fifty') };
}

/** Fills the rack as it was last filled, as far as boxes and stock allow; AP takes what is left. */
export function fillRack(tank: Tank, size: number, wish: Frozen<Tank['rack']>): void {
  tank.rack = emptyRack();
  for (const round of rounds) {
    const room = size - rackSize(tank);
    tank.rack[round] += Math.max(0, Math.min(wish[round], room, stowedRounds(tank, round)));
  }
  tank.rack.AP += size - rackSize(tank);
}

function newTank(state: Known, seat: Seat): Tank {
  const career = careerOf(state, seat);
  const mat = matOf(state, seat);
  const tank: Tank = {
    hull: 'B',
    turret: 'B',
    hullDown: false,
    immobile: false,
    stuck: false,
    open: ['commander'],
    loaded: 'AP',
    rack: emptyRack(),
    stock: issueOf(state, seat),
    bombs: mat.mortar ? MORTAR_BOMBS : 0,
    guns: machineGunsOf(state, seat),
    smoke: 0,
    gaps: [],
    exposed: null,
    shock: 0,
    sandbags: career.goods.sandbags,
    lastTarget: null,
    lastRound: 0,
    refilling: false,
    orders: null,
    given: 0,
    shots: 0,
    turned: false,
    refillOrdered: false,
    stowed: 0,
    rush: false,
    busy: [],
    flankTarget: null,
    stoodIn: false,
    supported: false,
  };
  fillRack(tank, mat.rack, career.rack);
  return tank;
}

/** Before the enemy is known every tank is loaded; what was bartered for goes into this mission. */
export function beginLoad(draft: State): void {
  for (const seat of groupOf(draft)) {
    const career = careerOf(draft, seat);
    const fight = newFight(newTank(draft, seat));
    fight.tally.extraMortars = career.goods.mortar;
    draft.fights[seat] = fight;
    career.goods = { ...noGoods(), sergeant: career.goods.sergeant };
  }
  draft.queue = [...groupOf(draft)];
  decideNext(draft);
}

function newFight(tank: Tank): Fight {
  return {
    tank,
    range: 'long',
    startRange: 'long',
    units: [],
    smoke: { A: 0, B: 0, C: 0, D: 0, E: 0 },
    calls: [],
    strikes: 0,
    began: 0,
    closed: 0,
    reinforced: [],
    refill: false,
    outcome: null,
    tally: {
      met: [],
      kills: [],
      damaged: 0,
      hurt: [],
      twelves: 0,
      mortars: 0,
      artillery: 0,
      extraMortars: 0,
      bought: false,
      threatened: false,
      correspondent: false,
      repair: null,
      battles: 0,
    },
  };
}
