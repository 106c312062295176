import { edgeRow } from '../hexes';
import { maps } from './maps';
import { ace, around, columns, entryFrom, ground, hq, numbered, of, type Scenario, scenario } from './scenario';
import { AMERICAN, GERMAN } from './units';

const both = [AMERICAN, GERMAN];

export const scenarios1to8: readonly Scenario[] = [
  scenario({
    id: 'S1',
    map: 'A',
    turns: 10,
    first: { americanUpTo: 3 },
    forces: [
      {
        rule: 'TOT-S1d',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(2, 'wolverine'), of(4, 'sherman'), of(1, 'priest')],
        entry: entryFrom(1, 'north'),
      },
      {
        rule: 'TOT-S1f',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(2, 'tiger'), of(4, 'panzer4')],
        entry: entryFrom(1, 'south'),
      },
    ],
    deployment: [],
    coups: [{ type: 'annihilation', seats: both, rule: 'TOT-S1g' }],
    ending: { type: 'hold', seats: both, hexes: ['B6', 'E6', 'H4'], need: 2, rule: 'TOT-S1h', otherwise: 'extend' },
  }),
  scenario({
    id: 'S2',
    map: 'A',
    turns: 10,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S2d',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(2, 'wolverine'), of(6, 'sherman'), of(1, 'priest')],
        zone: columns('A', 'B'),
      },
      {
        rule: 'TOT-S2e',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(2, 'tiger'), of(4, 'panzer4')],
        zone: columns('E', 'H'),
      },
    ],
    deployment: [
      { rule: 'TOT-S2b', seat: GERMAN, count: 4 },
      { rule: 'TOT-S2b', seat: AMERICAN },
      { rule: 'TOT-S2b', seat: GERMAN },
    ],
    coups: [{ type: 'annihilation', seats: both, rule: 'TOT-S2f' }],
    ending: {
      type: 'hold',
      seats: [AMERICAN],
      hexes: ['E6', 'G9', 'H4'],
      need: 2,
      rule: 'TOT-S2g',
      otherwise: GERMAN,
    },
  }),
  scenario({
    id: 'S3',
    map: 'B',
    turns: 8,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S3c',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(2, 'wolverine'), of(5, 'sherman')],
        zone: [...edgeRow('north'), 'C2', 'E2'],
      },
      { rule: 'TOT-S3d', seat: GERMAN, units: [of(2, 'tiger'), ace('tiger')], zone: around('E7', 1) },
      { rule: 'TOT-S3e', seat: GERMAN, units: [of(1, 'panzer4'), of(1, 'wespe')], zone: numbered(7, 10) },
    ],
    deployment: [
      { rule: 'TOT-S3b', seat: GERMAN },
      { rule: 'TOT-S3b', seat: AMERICAN },
    ],
    awards: [
      { type: 'kill', seat: AMERICAN, rule: 'TOT-S3h' },
      { type: 'kill', seat: GERMAN, rule: 'TOT-S3h' },
      { type: 'control', seat: AMERICAN, hexes: maps.B.town, rule: 'TOT-S3i' },
      { type: 'aceKill', seat: AMERICAN, rule: 'TOT-S3j' },
    ],
    coups: [{ type: 'annihilation', seats: both, rule: 'TOT-S3f' }],
    ending: { type: 'points', seat: AMERICAN, rule: 'TOT-S3g' },
  }),
  scenario({
    id: 'S4',
    map: 'B',
    turns: 9,
    first: GERMAN,
    forces: [
      {
        rule: 'TOT-S4c',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(2, 'wolverine'), of(2, 'sherman')],
        zone: numbered(1, 4),
      },
      { rule: 'TOT-S4d', seat: AMERICAN, units: [of(2, 'sherman'), of(1, 'priest')], entry: entryFrom(5, 'north') },
      {
        rule: 'TOT-S4e',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(2, 'tiger'), of(5, 'panzer4'), of(1, 'wespe')],
        zone: numbered(8, 9),
      },
    ],
    deployment: [
      { rule: 'TOT-S4b', seat: GERMAN },
      { rule: 'TOT-S4b', seat: AMERICAN },
    ],
    exits: [{ rule: 'TOT-S4g', seat: GERMAN, edge: 'north', hexes: edgeRow('north') }],
    coups: [
      { type: 'annihilation', seats: [GERMAN], rule: 'TOT-S4f' },
      { type: 'exits', seat: GERMAN, count: 3, rule: 'TOT-S4g' },
    ],
    ending: { type: 'default', seat: AMERICAN, rule: 'TOT-S4h' },
  }),
  scenario({
    id: 'S5',
    map: 'B',
    turns: 9,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S5c',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(5, 'sherman'), of(2, 'usInfantry'), of(1, 'priest')],
        zone: columns('A', 'B'),
      },
      {
        rule: 'TOT-S5d',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(3, 'panzer4'), of(1, 'geAtGun'), of(1, 'geInfantry')],
        zone: columns('D', 'I'),
      },
      { rule: 'TOT-S5e', seat: GERMAN, units: [ace('tiger')], entry: entryFrom(3, 'east') },
    ],
    deployment: [
      { rule: 'TOT-S5b', seat: AMERICAN },
      { rule: 'TOT-S5b', seat: GERMAN },
    ],
    exits: [{ rule: 'TOT-S5j', seat: AMERICAN, edge: 'east', hexes: edgeRow('east') }],
    awards: [
      { type: 'kill', seat: AMERICAN, rule: 'TOT-S5h' },
      { type: 'kill', seat: GERMAN, rule: 'TOT-S5h' },
      { type: 'control', seat: AMERICAN, hexes: ['E6', 'F6'], rule: 'TOT-S5i' },
      { type: 'exit', seat: AMERICAN, each: 1, rule: 'TOT-S5j' },
      { type: 'stay', seat: GERMAN, rule: 'TOT-S5k' },
    ],
    coups: [{ type: 'annihilation', seats: both, rule: 'TOT-S5f' }],
    ending: { type: 'points', seat: AMERICAN, rule: 'TOT-S5g' },
  }),
  scenario({
    id: 'S6',
    map: 'B',
    turns: 9,
    first: GERMAN,
    forces: [
      {
        rule: 'TOT-S6c',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(3, 'sherman'), of(1, 'wolverine'), of(1, 'usAtGun'), of(2, 'usInfantry')],
        zone: columns('A', 'G'),
      },
      {
        rule: 'TOT-S6d',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(2, 'tiger'), of(3, 'panzer4'), of(2, 'geInfantry')],
        zone: columns('I', 'I'),
      },
    ],
    deployment: [
      { rule: 'TOT-S6b', seat: GERMAN },
      { rule: 'TOT-S6b', seat: AMERICAN },
    ],
    night: true,
    coups: [{ type: 'annihilation', seats: [GERMAN], rule: 'TOT-S6g' }],
    ending: { type: 'roads', seat: GERMAN, rule: 'TOT-S6h', otherwise: 'TOT-S6j' },
  }),
  scenario({
    id: 'S7',
    map: 'A',
    turns: 10,
    first: { americanUpTo: 3 },
    forces: [
      {
        rule: 'TOT-S7c',
        seat: AMERICAN,
        units: [
          hq(1, 'sherman'),
          hq(1, 'pershing'),
          of(2, 'wolverine'),
          of(2, 'pershing'),
          of(2, 'sherman'),
          of(1, 'priest'),
        ],
        entry: entryFrom(1, 'north'),
      },
      {
        rule: 'TOT-S7d',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(2, 'tiger'), of(3, 'kingTiger'), of(1, 'panzer4')],
        entry: entryFrom(1, 'south'),
      },
    ],
    deployment: [],
    coups: [{ type: 'annihilation', seats: both, rule: 'TOT-S7e' }],
    ending: { type: 'hold', seats: both, hexes: ['B6', 'E6', 'H4'], need: 2, rule: 'TOT-S7f', otherwise: 'extend' },
  }),
  scenario({
    id: 'S8',
    map: 'A',
    turns: 10,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S8c',
        seat: AMERICAN,
        units: [
          hq(2, 'sherman'),
          of(3, 'sherman'),
          of(1, 'wolverine'),
          of(1, 'm8'),
          of(1, 'priest'),
          of(2, 'usMech'),
          of(2, 'truck'),
        ],
        entry: entryFrom(1, 'north'),
      },
      {
        rule: 'TOT-S8d',
        seat: GERMAN,
        units: [of(2, 'geInfantry'), of(2, 'geAtGun')],
        zone: ground('A', 'town', 'hill', 'woods'),
      },
    ],
    deployment: [{ rule: 'TOT-S8b', seat: GERMAN, positions: 2 }],
    exits: [{ rule: 'TOT-S8g', seat: AMERICAN, edge: 'south', hexes: edgeRow('south'), kinds: ['truck'] }],
    awards: [
      { type: 'control', seat: AMERICAN, hexes: maps.A.town, rule: 'TOT-S8f' },
      { type: 'exit', seat: AMERICAN, each: 3, rule: 'TOT-S8g' },
    ],
    ending: { type: 'target', seat: AMERICAN, points: 7, rule: 'TOT-S8e' },
  }),
];
