import { edgeRow } from '../hexes';
import { maps } from './maps';
import { ace, both, columns, entryFrom, hq, numbered, of, type Scenario, scenario } from './scenario';
import { AMERICAN, GERMAN } from './units';

const everybody = [AMERICAN, GERMAN];

export const scenarios9to15: readonly Scenario[] = [
  scenario({
    id: 'S9',
    map: 'A',
    turns: 8,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S9c',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(6, 'sherman'), of(1, 'priest'), of(2, 'usMech')],
        zone: columns('H', 'I'),
      },
      {
        rule: 'TOT-S9e',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(3, 'panzer4'), of(1, 'tiger'), of(1, 'geAtGun'), of(1, 'geInfantry')],
        zone: columns('A', 'C'),
      },
    ],
    deployment: [
      { rule: 'TOT-S9b', seat: AMERICAN },
      { rule: 'TOT-S9b', seat: GERMAN },
    ],
    exits: [{ rule: 'TOT-S9h', seat: AMERICAN, edge: 'west', hexes: edgeRow('west') }],
    strikes: [1, 0],
    awards: [
      { type: 'exit', seat: AMERICAN, each: 1, rule: 'TOT-S9h' },
      { type: 'survive', seat: GERMAN, rule: 'TOT-S9i' },
    ],
    coups: [{ type: 'annihilation', seats: everybody, rule: 'TOT-S9f' }],
    ending: { type: 'points', seat: AMERICAN, rule: 'TOT-S9g' },
  }),
  scenario({
    id: 'S10',
    map: 'A',
    turns: 8,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S10c',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(2, 'sherman'), of(2, 'wolverine')],
        zone: numbered(7, 10),
      },
      {
        rule: 'TOT-S10e',
        seat: GERMAN,
        units: [hq(1, 'panther'), hq(1, 'panzer4'), of(3, 'panther'), of(1, 'panzer4')],
        zone: numbered(1, 2),
      },
      {
        rule: 'TOT-S10f',
        seat: GERMAN,
        units: [of(2, 'panther')],
        entry: { turn: 1, rows: [{ edge: 'north', hexes: ['D1', 'G1'] }] },
      },
    ],
    deployment: [
      { rule: 'TOT-S10b', seat: GERMAN },
      { rule: 'TOT-S10b', seat: AMERICAN, ace: 'any' },
    ],
    exits: [{ rule: 'TOT-S10p', seat: GERMAN, edge: 'south', hexes: ['C11', 'G11'] }],
    veiled: AMERICAN,
    elite: AMERICAN,
    awards: [
      { type: 'control', seat: GERMAN, hexes: ['B6', 'E6', 'C9', 'G9'], rule: 'TOT-S10o' },
      { type: 'exit', seat: GERMAN, each: 1, rule: 'TOT-S10p' },
      { type: 'kill', seat: AMERICAN, rule: 'TOT-S10q' },
    ],
    coups: [{ type: 'annihilation', seats: everybody, rule: 'TOT-S10m' }],
    ending: { type: 'points', seat: GERMAN, rule: 'TOT-S10n' },
  }),
  scenario({
    id: 'S11',
    map: 'B',
    turns: 9,
    first: GERMAN,
    forces: [
      { rule: 'TOT-S11c', seat: AMERICAN, units: [of(1, 'usInfantry'), of(1, 'usAtGun')], zone: ['E6', 'F6'] },
      {
        rule: 'TOT-S11d',
        seat: AMERICAN,
        units: [hq(2, 'sherman'), of(5, 'sherman'), of(1, 'wolverine')],
        entry: entryFrom(1, 'north'),
      },
      {
        rule: 'TOT-S11e',
        seat: GERMAN,
        units: [hq(1, 'panzer4'), of(1, 'panzer4'), of(1, 'wespe'), of(1, 'tiger'), ace('tiger')],
        entry: entryFrom(1, 'south'),
      },
      { rule: 'TOT-S11f', seat: GERMAN, units: [hq(1, 'panzer4'), of(1, 'panzer4')], entry: entryFrom(5, 'south') },
    ],
    deployment: [{ rule: 'TOT-S11b', seat: AMERICAN }],
    ending: { type: 'hold', seats: everybody, hexes: ['E6', 'F6'], need: 2, rule: 'TOT-S11g', otherwise: 'draw' },
  }),
  scenario({
    id: 'S12',
    map: 'A',
    turns: 11,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S12c',
        seat: AMERICAN,
        units: [hq(1, 'sherman'), of(5, 'sherman'), hq(1, 'pershing'), of(1, 'wolverine'), of(1, 'priest')],
        entry: entryFrom(1, 'south'),
      },
      {
        rule: 'TOT-S12d',
        seat: GERMAN,
        units: [of(1, 'geInfantry'), of(1, 'geAtGun'), of(2, 'panzer4')],
        zone: ['H5', 'F4', 'A6', 'A7'],
      },
      { rule: 'TOT-S12e', seat: GERMAN, units: [of(2, 'kingTiger')], entry: entryFrom(2, 'north') },
      { rule: 'TOT-S12f', seat: GERMAN, units: [hq(1, 'panzer4'), of(1, 'panzer4')], entry: entryFrom(4, 'north') },
    ],
    deployment: [{ rule: 'TOT-S12b', seat: GERMAN }],
    coups: [{ type: 'trophies', seat: AMERICAN, hexes: maps.A.hill, rule: 'TOT-S12g' }],
    ending: { type: 'default', seat: GERMAN, rule: 'TOT-S12i' },
  }),
  scenario({
    id: 'S13',
    map: 'A',
    turns: 11,
    first: { americanUpTo: 4 },
    forces: [
      {
        rule: 'TOT-S13d',
        seat: AMERICAN,
        units: [
          hq(2, 'sherman'),
          of(6, 'sherman'),
          of(2, 'wolverine'),
          of(3, 'pershing'),
          of(2, 'usAtGun'),
          of(1, 'usMech'),
        ],
        zone: both(columns('A', 'F'), numbered(4, 8)),
      },
      {
        rule: 'TOT-S13e',
        seat: GERMAN,
        units: [hq(2, 'panzer4'), of(2, 'kingTiger'), of(2, 'tiger'), of(2, 'panzer4'), of(2, 'geMech')],
        entry: { turn: 1, rows: 'declared' },
      },
    ],
    deployment: [
      { rule: 'TOT-S13c', seat: GERMAN, declares: ['north', 'south'] },
      { rule: 'TOT-S13c', seat: AMERICAN },
    ],
    coups: [{ type: 'annihilation', seats: everybody, rule: 'TOT-S13f' }],
    ending: { type: 'hold', seats: everybody, hexes: ['H5', 'F4', 'C9'], need: 2, rule: 'TOT-S13g', otherwise: 'draw' },
  }),
  scenario({
    id: 'S14',
    map: 'B',
    turns: 10,
    first: AMERICAN,
    forces: [
      {
        rule: 'TOT-S14c',
        seat: AMERICAN,
        units: [
          hq(1, 'sherman'),
          hq(1, 'pershing'),
          of(6, 'sherman'),
          of(2, 'wolverine'),
          of(1, 'pershing'),
          of(2, 'priest'),
          of(1, 'm8'),
          of(2, 'usMech'),
          of(2, 'usInfantry'),
        ],
        entry: entryFrom(1, 'east', 'south'),
      },
      {
        rule: 'TOT-S14d',
        seat: GERMAN,
        units: [
          hq(1, 'panzer4'),
          of(1, 'kingTiger'),
          of(1, 'panzer4'),
          of(2, 'geMech'),
          of(2, 'geInfantry'),
          of(1, 'wespe'),
          of(2, 'geAtGun'),
        ],
        zone: both(columns('A', 'G'), numbered(2, 7)),
      },
    ],
    deployment: [{ rule: 'TOT-S14b', seat: GERMAN }],
    coups: [{ type: 'annihilation', seats: everybody, rule: 'TOT-S14e' }],
    ending: { type: 'hold', seats: everybody, hexes: ['A7', 'E6', 'F6'], need: 3, rule: 'TOT-S14f', otherwise: 'draw' },
  }),
  scenario({
    id: 'S15',
    map: 'A',
    turns: 9,
    first: GERMAN,
    forces: [
      {
        rule: 'TOT-S15c',
        seat: AMERICAN,
        units: [of(2, 'usAtGun'), of(2, 'usMech'), of(2, 'usInfantry')],
        zone: numbered(5, 7),
      },
      { rule: 'TOT-S15d', seat: AMERICAN, units: [of(1, 'howitzer')], zone: numbered(1, 2) },
      { rule: 'TOT-S15e', seat: AMERICAN, units: [of(2, 'sherman'), hq(1, 'sherman')], entry: entryFrom(3, 'north') },
      {
        rule: 'TOT-S15f',
        seat: GERMAN,
        units: [of(6, 'panzer4'), hq(2, 'panzer4'), of(2, 'geMech'), of(1, 'wespe'), of(1, 'tiger')],
        zone: numbered(9, 11),
      },
      { rule: 'TOT-S15h', seat: GERMAN, units: [of(2, 'panther'), hq(1, 'panther')], entry: entryFrom(3, 'south') },
    ],
    deployment: [
      { rule: 'TOT-S15b', seat: AMERICAN, positions: 1 },
      { rule: 'TOT-S15b', seat: GERMAN, ace: 'armoured' },
    ],
    withoutChit: 4,
    deepSnow: true,
    ending: { type: 'hold', seats: [GERMAN], hexes: ['D1', 'G1'], need: 1, rule: 'TOT-S15j', otherwise: AMERICAN },
  }),
];
