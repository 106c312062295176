import { apcr, type Nation, type TankGunId } from './guns';
import type { Sourced } from './source';

export type Location = 'turret' | 'hull' | 'track';
export const locations: readonly Location[] = ['turret', 'hull', 'track'];
export type Aspect = 'front' | 'side';
export type SeatName = 'commander' | 'gunner' | 'commander-gunner' | 'loader' | 'driver' | 'assistant';
type Equipment = 'apcr' | 'smoke' | 'heavyDamage';

export interface Vehicle extends Sourced {
  readonly nation: Nation;
  readonly tankDestroyer: boolean;
  readonly move: number;
  readonly fire: number;
  /** Fire Levels of a tank destroyer with track damage (DMG) and Immobilized (IMB); a tank's own Fire Level otherwise. */
  readonly fireDamaged: number;
  readonly fireImmobilized: number;
  readonly size: number;
  readonly vp: number;
  readonly armour: { readonly [aspect in Aspect]: { readonly [location in Location]: number } };
  /** By Target Number 0 to 9. */
  readonly locations: readonly Location[];
  readonly gun: TankGunId;
  /** In the order of the board. */
  readonly seats: readonly SeatName[];
  readonly equipment: readonly Equipment[];
  /** How many of the printed boards show it. */
  readonly boards: number;
}

const ours = {
  source: 'reconstructed',
  sourceOf: { nation: 'exact', tankDestroyer: 'exact', boards: 'exact' },
} as const satisfies Sourced;

const turreted: readonly Location[] = [
  'turret',
  'turret',
  'turret',
  'turret',
  'hull',
  'hull',
  'hull',
  'hull',
  'track',
  'track',
];
const superstructure: readonly Location[] = [
  'turret',
  'turret',
  'turret',
  'hull',
  'hull',
  'hull',
  'hull',
  'hull',
  'track',
  'track',
];

const boards = {
  't34-76-m40': {
    nation: 'su',
    tankDestroyer: false,
    move: 8,
    fire: 3,
    fireDamaged: 3,
    fireImmobilized: 3,
    size: -5,
    vp: 3,
    armour: { front: { turret: 5, hull: 7, track: 4 }, side: { turret: 5, hull: 5, track: 4 } },
    locations: turreted,
    gun: 'l11',
    seats: ['commander-gunner', 'loader', 'driver', 'assistant'],
    equipment: [],
    boards: 1,
    ...ours,
  },
  't34-76-m43': {
    nation: 'su',
    tankDestroyer: false,
    move: 8,
    fire: 5,
    fireDamaged: 5,
    fireImmobilized: 5,
    size: -5,
    vp: 4,
    armour: { front: { turret: 6, hull: 9, track: 4 }, side: { turret: 6, hull: 6, track: 4 } },
    locations: turreted,
    gun: 'f34',
    seats: ['commander-gunner', 'loader', 'driver', 'assistant'],
    equipment: ['apcr'],
    boards: 2,
    ...ours,
  },
  su100: {
    nation: 'su',
    tankDestroyer: true,
    move: 6,
    fire: 3,
    fireDamaged: 2,
    fireImmobilized: 1,
    size: 0,
    vp: 8,
    armour: { front: { turret: 9, hull: 11, track: 4 }, side: { turret: 6, hull: 6, track: 4 } },
    locations: superstructure,
    gun: 'd10',
    seats: ['commander', 'gunner', 'loader', 'driver'],
    equipment: ['heavyDamage', 'smoke'],
    boards: 2,
    ...ours,
  },
  't34-85': {
    nation: 'su',
    tankDestroyer: false,
    move: 7,
    fire: 5,
    fireDamaged: 5,
    fireImmobilized: 5,
    size: 0,
    vp: 6,
    armour: { front: { turret: 10, hull: 10, track: 4 }, side: { turret: 8, hull: 6, track: 4 } },
    locations: turreted,
    gun: 'zis85',
    seats: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
    equipment: ['apcr', 'heavyDamage'],
    boards: 3,
    ...ours,
  },
  kv85: {
    nation: 'su',
    tankDestroyer: false,
    move: 5,
    fire: 5,
    fireDamaged: 5,
    fireImmobilized: 5,
    size: 5,
    vp: 7,
    armour: { front: { turret: 10, hull: 11, track: 5 }, side: { turret: 10, hull: 8, track: 5 } },
    locations: turreted,
    gun: 'zis85',
    seats: ['commander', 'gunner', 'loader', 'driver'],
    equipment: ['heavyDamage'],
    boards: 2,
    ...ours,
  },
  is2: {
    nation: 'su',
    tankDestroyer: false,
    move: 5,
    fire: 4,
    fireDamaged: 4,
    fireImmobilized: 4,
    size: 10,
    vp: 10,
    armour: { front: { turret: 12, hull: 14, track: 5 }, side: { turret: 11, hull: 11, track: 5 } },
    locations: turreted,
    gun: 'd25',
    seats: ['commander', 'gunner', 'loader', 'driver'],
    equipment: ['heavyDamage'],
    boards: 2,
    ...ours,
  },
  stug3: {
    nation: 'de',
    tankDestroyer: true,
    move: 6,
    fire: 8,
    fireDamaged: 5,
    fireImmobilized: 3,
    size: -15,
    vp: 4,
    armour: { front: { turret: 7, hull: 7, track: 3 }, side: { turret: 5, hull: 5, track: 3 } },
    locations: superstructure,
    gun: 'kwk75',
    seats: ['commander', 'gunner', 'loader', 'driver'],
    equipment: ['smoke'],
    boards: 1,
    ...ours,
  },
  pz3: {
    nation: 'de',
    tankDestroyer: false,
    move: 8,
    fire: 8,
    fireDamaged: 8,
    fireImmobilized: 8,
    size: -10,
    vp: 3,
    armour: { front: { turret: 7, hull: 7, track: 3 }, side: { turret: 4, hull: 4, track: 3 } },
    locations: turreted,
    gun: 'kwk50',
    seats: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
    equipment: ['apcr', 'smoke'],
    boards: 2,
    ...ours,
  },
  pz4: {
    nation: 'de',
    tankDestroyer: false,
    move: 7,
    fire: 8,
    fireDamaged: 8,
    fireImmobilized: 8,
    size: -10,
    vp: 5,
    armour: { front: { turret: 10, hull: 12, track: 3 }, side: { turret: 6, hull: 5, track: 3 } },
    locations: turreted,
    gun: 'kwk75',
    seats: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
    equipment: ['apcr', 'smoke'],
    boards: 2,
    ...ours,
  },
  panther: {
    nation: 'de',
    tankDestroyer: false,
    move: 7,
    fire: 7,
    fireDamaged: 7,
    fireImmobilized: 7,
    size: 10,
    vp: 10,
    armour: { front: { turret: 10, hull: 17, track: 4 }, side: { turret: 6, hull: 5, track: 4 } },
    locations: turreted,
    gun: 'kwk42',
    seats: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
    equipment: ['smoke'],
    boards: 2,
    ...ours,
  },
  tiger: {
    nation: 'de',
    tankDestroyer: false,
    move: 5,
    fire: 7,
    fireDamaged: 7,
    fireImmobilized: 7,
    size: 10,
    vp: 10,
    armour: { front: { turret: 10, hull: 12, track: 5 }, side: { turret: 10, hull: 9, track: 5 } },
    locations: turreted,
    gun: 'kwk88',
    seats: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
    equipment: ['heavyDamage', 'smoke'],
    boards: 2,
    ...ours,
  },
  'tiger-p': {
    nation: 'de',
    tankDestroyer: false,
    move: 4,
    fire: 8,
    fireDamaged: 8,
    fireImmobilized: 8,
    size: 10,
    vp: 9,
    armour: { front: { turret: 10, hull: 12, track: 5 }, side: { turret: 10, hull: 10, track: 5 } },
    locations: turreted,
    gun: 'kwk88',
    seats: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
    equipment: ['heavyDamage'],
    boards: 1,
    ...ours,
  },
} as const satisfies Record<string, Vehicle>;

export type VehicleId = keyof typeof boards;
export const vehicles: { readonly [id in VehicleId]: Vehicle } = boards;
export const vehicleIds = Object.keys(boards) as readonly VehicleId[];

export function isVehicleId(id: unknown): id is VehicleId {
  return typeof id === 'string' && Object.hasOwn(boards, id);
}

/** What a crew member is worth; the commander's value changes with the crew's quality (TD-5.6.2e). */
export function seatVp(seat: SeatName): number {
  return seat === 'commander' || seat === 'commander-gunner' ? 2 : 1;
}

export function apcrRounds(vehicle: Vehicle): number {
  return vehicle.equipment.includes('apcr') ? apcr.rounds : 0;
}

export type Quality = 'green' | 'veteran' | 'elite';
export const qualities: readonly Quality[] = ['green', 'veteran', 'elite'];

/** What the crew's quality changes: hand limit, the commander's VP, and its price in forces by points. */
export const crews: {
  readonly [quality in Quality]: {
    readonly handLimit: number;
    readonly commanderVp: number;
    readonly points: number;
  } & Sourced;
} = {
  green: { handLimit: -1, commanderVp: -1, points: -2, source: 'rules', sourceOf: { points: 'reconstructed' } },
  veteran: { handLimit: 0, commanderVp: 0, points: 0, source: 'rules', sourceOf: { points: 'reconstructed' } },
  elite: { handLimit: 1, commanderVp: 1, points: 2, source: 'rules', sourceOf: { points: 'reconstructed' } },
};
