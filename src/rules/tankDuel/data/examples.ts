import type { Ref, Seat } from '../../core/game';
import type { Layout, TankLayout } from '../study/layout';
import type { CrewMember } from '../types';
import { type SeatName, type VehicleId, vehicles } from './vehicles';

/** A worked example of the rulebook as a table that can be looked at and played on. */
export interface Example {
  /** The example first, then the rules it is the picture of. */
  readonly rules: readonly string[];
  /** Whose cards lie open. */
  readonly seat: Seat;
  readonly layout: Layout;
  /** What somebody points at. */
  readonly refs: readonly Ref[];
  /** The battlefield alone, or the table with boards and hand. */
  readonly shows: 'strip' | 'table';
  /** What must be in the picture. */
  readonly frame: readonly Ref[];
}

const [GERMAN, SOVIET]: readonly [Seat, Seat] = [0, 1];
const one = { de: ['pz4'], su: ['t34-85'] } as const;
const pair = { de: ['pz4'], su: ['t34-85', 't34-76-m43'] } as const;
const both: readonly Ref[] = ['unit:de1', 'unit:su1'];
const burning = { fire: { mines: null } } as const;

/** The crew of a vehicle with somebody killed or gone to another seat. */
function crew(vehicle: VehicleId, changes: { readonly [person in SeatName]?: SeatName | null }): CrewMember[] {
  return vehicles[vehicle].seats.map((person) => ({
    person,
    seat: changes[person] === undefined ? person : changes[person],
    wounded: false,
  }));
}

const lost = (vehicle: VehicleId, ...people: readonly SeatName[]) =>
  crew(vehicle, Object.fromEntries(people.map((person) => [person, null])));

type Given = Partial<Pick<Example, 'refs' | 'shows' | 'frame'>> & {
  readonly setup?: string;
  readonly also?: readonly string[];
};

function example(id: string, seat: Seat, layout: Omit<Layout, 'setup'>, given: Given = {}): Example {
  const { setup = 'meeting', also = [], refs = [], shows = 'table', frame = both } = given;
  return { rules: [id, ...also], seat, layout: { setup, ...layout }, refs, shows, frame };
}

const green: TankLayout = { ...burning, crew: lost('pz4', 'commander') };

/** Where cards are turned over, those come next that the example speaks of. */
export const examples: readonly Example[] = [
  example('TD-X1', GERMAN, {
    options: { de: ['pz4', 'pz3'], su: ['t34-76-m43', 't34-76-m43'] },
    hands: [[6, 16, 22, 41, 52, 57, 66, 84], []],
    acts: null,
  }),
  example('TD-X2', GERMAN, {
    options: { de: ['pz4', 'pz3', 'pz3'], su: ['t34-76-m43', 't34-76-m43', 't34-76-m40'] },
    hands: [[6, 16, 22, 41, 52, 57, 66, 78, 84, 93], []],
    acts: null,
  }),
  example(
    'TD-X3',
    GERMAN,
    {
      options: one,
      hands: [[57], []],
      tanks: { de1: { range: 400, spotted: ['su1'] }, su1: { range: 600 } },
      acts: 'de1',
    },
    { shows: 'strip' },
  ),
  example(
    'TD-X4',
    GERMAN,
    {
      options: one,
      hands: [[57], []],
      tanks: { de1: { range: -200, spotted: ['su1'] }, su1: { range: 1000 } },
      acts: 'de1',
    },
    { shows: 'strip' },
  ),
  example(
    'TD-X5',
    GERMAN,
    {
      options: one,
      hands: [[16], []],
      tanks: { de1: { range: 0 }, su1: { range: 800 } },
      acts: 'de1',
      lead: [{ type: 'declare', seat: GERMAN, cards: ['16.move'] }],
    },
    { shows: 'strip', also: ['TD-10.1.2a'], frame: ['area:-200', 'area:0', 'area:200', 'unit:su1'] },
  ),
  example(
    'TD-X6',
    GERMAN,
    {
      options: { de: ['pz4'], su: ['t34-85'] },
      hands: [[13, 16], []],
      tanks: { su1: { box: { move: 22 } } },
      acts: 'de1',
    },
    { setup: 'minefield' },
  ),
  example('TD-X7', GERMAN, { options: { tanks: 4 }, hands: [[6, 16, 22, 41, 52, 57, 66, 84], []], acts: null }),
  example(
    'TD-X8',
    GERMAN,
    { options: one, hands: [[22, 24], []], tanks: { de1: { moveLevel: 3 } }, acts: 'de1' },
    { refs: ['face:24.move'] },
  ),
  example(
    'TD-X9',
    GERMAN,
    {
      options: pair,
      hands: [[], [16]],
      tanks: {
        de1: { range: 600, spotted: ['su1'], acquired: { tank: 'su1', bonus: 10 } },
        su1: { range: 400 },
        su2: { range: 800 },
      },
      acts: 'su2',
      lead: [
        { type: 'declare', seat: SOVIET, cards: ['16.move'] },
        { type: 'move', seat: SOVIET, to: 600, card: 16 },
      ],
    },
    { shows: 'strip', also: ['TD-5.4.3f'], frame: [...both, 'unit:su2'] },
  ),
  example(
    'TD-X10',
    GERMAN,
    {
      options: { de: ['pz4', 'pz4'], su: ['kv85', 'kv85'] },
      hands: [[66, 41, 84, 13], []],
      deck: [99, 45],
      tanks: { su2: { box: { move: 16 } } },
      acts: 'de1',
    },
    { setup: 'minefield', frame: [...both, 'unit:su2'] },
  ),
  example('TD-X11', GERMAN, {
    options: one,
    hands: [[57], []],
    deck: [12, 16, 43],
    damage: [21],
    tanks: {
      de1: { range: 400, spotted: ['su1'] },
      su1: { range: 400, crew: crew('t34-85', { driver: null, assistant: 'driver' }) },
    },
    acts: 'de1',
  }),
  example('TD-X12', GERMAN, {
    options: { de: ['pz4'], su: ['t34-85:green'] },
    hands: [[57], []],
    deck: [12, 16, 43, 7, 11],
    damage: [7],
    tanks: { de1: { range: 400, spotted: ['su1'] }, su1: { range: 400 } },
    acts: 'de1',
  }),
  example('TD-X13', GERMAN, {
    options: one,
    hands: [[57], []],
    deck: [12, 16, 43, 26, 94],
    damage: [17],
    tanks: { de1: { range: 400, spotted: ['su1'] }, su1: { range: 400 } },
    acts: 'de1',
  }),
  example('TD-X14', GERMAN, {
    options: one,
    hands: [[32, 42, 44, 53], []],
    tanks: { de1: { ...burning, spotted: ['su1'] } },
    acts: 'de1',
  }),
  example('TD-X15', GERMAN, {
    options: one,
    hands: [[57], []],
    deck: [97],
    tanks: {
      de1: { range: 200, spotted: ['su1'], acquired: { tank: 'su1', bonus: 20 } },
      su1: { range: 200 },
    },
    acts: 'de1',
  }),
  example('TD-X16', GERMAN, {
    options: { de: ['pz4:elite', 'pz3:green'], su: ['t34-76-m43', 't34-76-m43'] },
    hands: [[6, 16, 22, 41, 52, 57, 66, 84], []],
    tanks: { de1: { range: -400 }, de2: burning },
    acts: null,
  }),
  example('TD-X17', SOVIET, {
    options: { de: ['pz4'], su: ['su100'] },
    hands: [[54], [57, 58, 84]],
    deck: [50, 16, 43],
    damage: [21],
    tanks: {
      de1: { range: 400, box: { terrain: { id: 'woods', card: 15 } } },
      su1: { range: 600, fireLevel: 8, spotted: ['de1'], acquired: { tank: 'de1', bonus: 10 } },
    },
    acts: 'su1',
  }),
  example('TD-X18', SOVIET, {
    options: one,
    hands: [[], [11, 22]],
    tanks: {
      su1: { moveLevel: 4, trackDamage: true, crew: crew('t34-85', { driver: null, assistant: 'driver' }) },
    },
    acts: 'su1',
  }),
  example('TD-X19', GERMAN, {
    options: { de: ['tiger'], su: ['is2'] },
    hands: [[11, 22], []],
    tanks: { de1: { bog: 3, box: { terrain: { id: 'mud', card: 8 } } } },
    acts: 'de1',
  }),
  example('TD-X20', GERMAN, {
    options: one,
    hands: [[84], []],
    deck: [60],
    tanks: { de1: { box: { terrain: { id: 'building', card: 51 } } }, su1: { spotted: ['de1'] } },
    acts: 'de1',
  }),
  example('TD-X21', GERMAN, {
    options: one,
    hands: [[6, 16, 22, 41, 52, 57, 84], []],
    tanks: { de1: burning },
    acts: 'de1',
  }),
  example(
    'TD-X22',
    GERMAN,
    {
      options: pair,
      hands: [[16], []],
      tanks: {
        de1: { range: 600, moveLevel: 5 },
        su1: { range: 400, spotted: ['de1'], flanking: ['de1'] },
        su2: { range: 800, spotted: ['de1'], flanking: ['de1'] },
      },
      deck: [14],
      acts: 'de1',
      lead: [
        { type: 'declare', seat: GERMAN, cards: ['16.move'] },
        { type: 'move', seat: GERMAN, to: 600, card: 16 },
      ],
    },
    { shows: 'strip', also: ['TD-10.1.3c'], frame: [...both, 'unit:su2'] },
  ),
  example('TD-X23', GERMAN, {
    options: one,
    hands: [[57], []],
    deck: [12, 16, 44],
    damage: [12],
    tanks: { de1: { range: 200, spotted: ['su1'] }, su1: { range: 200 } },
    acts: 'de1',
  }),
  example('TD-X24', GERMAN, {
    options: { de: ['panther'], su: ['is2'] },
    hands: [[17, 14], []],
    tanks: { de1: { crew: lost('panther', 'loader'), firePanic: 3, spotted: ['su1'] } },
    acts: 'de1',
  }),
  example('TD-X25', SOVIET, {
    options: { de: ['pz4'], su: ['t34-76-m43'] },
    hands: [[], [7, 17]],
    tanks: {
      su1: { crew: crew('t34-76-m43', { 'commander-gunner': null, loader: 'commander-gunner' }), spotted: ['de1'] },
    },
    acts: 'su1',
  }),
  example('TD-X26', SOVIET, {
    options: { de: ['pz4', 'pz4'], su: ['t34-85', 't34-85'] },
    hands: [[], [13, 22]],
    tanks: { su1: { moveLevel: 4, trackDamage: true }, su2: { moveLevel: 1, trackDamage: true } },
    acts: 'su1',
  }),
  example(
    'TD-X27',
    GERMAN,
    {
      options: pair,
      hands: [[57], []],
      deck: [99],
      tanks: {
        de1: { range: 600, spotted: ['su1', 'su2'], flanking: ['su2'] },
        su1: { range: 400 },
        su2: { range: 800 },
      },
      acts: 'de1',
    },
    { shows: 'strip', frame: [...both, 'unit:su2'] },
  ),
  example('TD-X28', GERMAN, {
    options: {
      de: ['pz4:green', 'pz4:green', 'pz4:green', 'pz4:green'],
      su: ['kv85', 'kv85', 'kv85', 'kv85'],
    },
    hands: [[], []],
    tanks: { de1: green, de2: green, de3: green, de4: green },
    acts: 'de1',
  }),
  example(
    'TD-X29',
    GERMAN,
    {
      options: one,
      hands: [[57], []],
      tanks: {
        de1: { range: 400, spotted: ['su1'], acquired: { tank: 'su1', bonus: 10 } },
        su1: { range: 400 },
      },
      acts: 'de1',
    },
    { shows: 'strip', also: ['TD-11.1.4'] },
  ),
];
