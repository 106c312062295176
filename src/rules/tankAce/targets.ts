import { type CheckRow, refusal } from '../core/check';
import type { Frozen, Refusal, Seat } from '../core/game';
import { refOf } from '../core/ref';
import { classOf, findUnit, missionOf } from './base';
import { hasLoader, isLoaderStruck, layerOf, sitterIn } from './crew';
import { anyOrder, type OrderFacts, orderFacts } from './orders';
import type { Rule } from './rulebook';
import { areaSeen } from './shots';
import { type Area, type Enemy, type Facing, type Known, type MachineGun, rounds } from './types';

/** An order to fire at one unit. */
export interface TargetFacts extends OrderFacts {
  readonly unit: Frozen<Enemy>;
  /** The board it stands on, and where that is as the tank sees it. */
  readonly board: Seat;
  readonly area: Area;
}

export function targetFacts(
  state: Known,
  command: { readonly seat: Seat; readonly unit: string },
): TargetFacts | Refusal<Rule> {
  const found = findUnit(state, command.unit);
  if (found === null) return refusal<Rule>('ATA-7.2A12');
  const { unit, seat: board } = found;
  return { ...orderFacts(state, command), unit, board, area: areaSeen(command.seat, board, unit.area) };
}

/** Where the turret must point to fire into an area. */
export function facingTo(area: Area): Facing {
  if (area === 'B') return 'B';
  return area === 'A' || area === 'D' ? 'A' : 'C';
}

/** The three areas of the neighbour's board that are nearest. */
function supportAreas(seat: Seat, board: Seat): readonly Area[] {
  return seat < board ? ['A', 'B', 'D'] : ['B', 'C', 'E'];
}

/** An AT gun is not seen in round one before it has fired at you. */
export function isHidden(state: Known, seat: Seat, unit: Frozen<Enemy>): boolean {
  return classOf(unit) === 'AT' && missionOf(state).round <= 1 && !unit.firedAt.includes(seat);
}

type Row = CheckRow<TargetFacts, Rule>;
const onUnit = ({ unit }: TargetFacts) => [refOf('unit', unit.id)];

const inReach: Row = {
  id: 'reach',
  rule: ({ seat, board }) => (seat <= board ? 'ATA-10.2e' : 'ATA-10.2f'),
  holds: ({ fight, seat, board, unit }) =>
    board === seat || (fight.outcome === 'cleared' && supportAreas(seat, board).includes(unit.area)),
  evidence: onUnit,
};

/** Asked of every aimed shot. */
const aimed: readonly Row[] = [
  inReach,
  { id: 'mounted', rule: 'ATA-Q13', holds: ({ unit }) => unit.rides === null, evidence: onUnit },
  {
    id: 'spotted',
    rule: 'ATA-7.3.4a',
    applies: ({ unit }) => classOf(unit) === 'AT',
    holds: ({ state, seat, unit }) => !isHidden(state, seat, unit),
    evidence: onUnit,
  },
];

const turns = ({ tank, area }: TargetFacts) => facingTo(area) !== tank.turret;

/** Main gun and coaxial gun: somebody lays them, and the turret may turn as far as it must. */
const layer: readonly CheckRow<OrderFacts, Rule>[] = [
  { id: 'gunner', rule: 'ATA-7.4.3l', holds: ({ state, seat }) => layerOf(state, seat) !== null },
  {
    id: 'standIn',
    rule: 'ATA-7.4.3l',
    holds: ({ state, seat, tank }) => layerOf(state, seat) === 'gunner' || !tank.stoodIn,
  },
];
const turning: readonly Row[] = [
  { id: 'traverse', rule: 'ATA-CH.C1', holds: (x) => !turns(x) || !x.tank.stuck },
  { id: 'refilling', rule: 'ATA-7.2P2', holds: (x) => !turns(x) || !x.tank.refillOrdered },
];

/** What any main gun order needs besides its target. */
export const mainGun: readonly CheckRow<OrderFacts, Rule>[] = [
  ...anyOrder,
  ...layer,
  { id: 'loader', rule: 'ATA-7.4.3k', holds: ({ state, seat }) => hasLoader(state, seat) },
  {
    id: 'emptyRack',
    rule: 'ATA-7.2A11',
    holds: ({ tank }) => tank.shots === 0 || rounds.some((round) => tank.rack[round] > 0),
  },
];

export const mainGunAt: readonly Row[] = [
  ...mainGun,
  { id: 'smokeRound', rule: 'ATA-7.2A6', holds: ({ tank }) => tank.loaded !== 'HCBI' },
  ...aimed,
  ...turning,
  { id: 'oneShot', rule: 'ATA-7.2A3', holds: (x) => x.tank.shots === 0 || (!x.tank.turned && !turns(x)) },
];

const loaded = (gun: MachineGun): readonly CheckRow<OrderFacts, Rule>[] => [
  { id: 'ammunition', rule: 'ATA-4.4.2c', holds: ({ tank }) => tank.guns[gun].points > 0 },
  { id: 'stoppage', rule: 'ATA-7.4.4b', holds: ({ tank }) => !tank.guns[gun].jam },
];

export const coaxAt: readonly Row[] = [
  ...anyOrder,
  ...layer,
  { id: 'loader', rule: 'ATA-7.4.3k', holds: ({ state, seat }) => !isLoaderStruck(state, seat) },
  ...loaded('coax'),
  ...aimed,
  {
    id: 'soft',
    rule: 'ATA-7.2A2',
    holds: ({ unit }) => ['INF', 'W', 'R', 'AT'].includes(classOf(unit)),
    evidence: onUnit,
  },
  ...turning,
  { id: 'oneShot', rule: 'ATA-7.2A3', holds: (x) => x.tank.shots < 2 || !turns(x) },
];

/** The bow gun points where the hull points. */
const bowAreas: { readonly [hull in Facing]: readonly Area[] } = { A: ['A', 'D'], B: ['B'], C: ['C', 'E'] };

export const bowAt: readonly Row[] = [
  ...anyOrder,
  { id: 'gunner', rule: 'ATA-7.4.3j', holds: ({ state, seat }) => sitterIn(state, seat, 'assistant') !== null },
  { id: 'hullDown', rule: 'ATA-7.3.1e', holds: ({ tank }) => !tank.hullDown },
  ...loaded('bow'),
  ...aimed,
  {
    id: 'direction',
    rule: 'ATA-7.2H1',
    holds: ({ tank, area }) => bowAreas[tank.hull].includes(area),
    evidence: onUnit,
  },
];

export const fiftyAt: readonly Row[] = [
  ...anyOrder,
  { id: 'open', rule: 'ATA-7.2I1', holds: ({ tank }) => tank.open.includes('commander') },
  ...loaded('fifty'),
  ...aimed,
];
