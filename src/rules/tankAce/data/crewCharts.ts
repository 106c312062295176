import { type Chart, type DiceChart, diceChart, listChart, row, rowsFrom } from './chart';

export const B6fire: DiceChart = diceChart({
  id: 'B6-fire',
  dice: '1d6',
  columns: ['dry', 'wet'],
  rows: [row(1, 3, '-', '-'), row(4, 5, 'fire', '-'), row(6, 6, 'fire', 'fire')],
});

export const B6: DiceChart = diceChart({
  id: 'B6',
  dice: '2d6',
  rows: [row(null, 5, 'out'), row(6, 8, 'LW'), row(9, 10, 'B7'), row(11, null, 'KIA')],
  modifiers: [
    { id: 'burning', value: 2, rule: 'ATA-CH.B6', source: 'reconstructed' },
    { id: 'noHatch', value: 2, rule: 'ATA-4.3.2h', source: 'exact' },
    { id: 'wounded', value: 2, rule: 'ATA-CH.B6', source: 'reconstructed' },
  ],
});

export const B7: DiceChart = diceChart({
  id: 'B7',
  dice: '2d6',
  rows: [row(null, 7, 'LW'), row(8, 10, 'SW'), row(11, null, 'KIA')],
  modifiers: [{ id: 'training', value: -1, rule: 'ATA-4.6b', source: 'reconstructed' }],
});

const events = ['artillery', 'spg', 'armour', 'atGun', 'infantry', '-', '-', 'mortars', 'inf', 'withdraws'];

/** The event check, by how many twelves came before in this mission. */
export const B9: DiceChart = diceChart({
  id: 'B9',
  dice: '2d6',
  columns: ['0', '1', '2'],
  rows: rowsFrom(2, [...events.map((event) => [event, event, event]), ['random', 'mines', '-']]),
  fixed: [...['0', '1', '2'].map((column) => ({ row: 3, column })), { row: 10, column: '0' }, { row: 10, column: '1' }],
});

export const C1: DiceChart = diceChart({
  id: 'C1',
  dice: '2d6',
  rows: [
    row(2, 2, 'friendlyFire'),
    row(3, 4, 'airStrike'),
    row(5, 5, 'sniper'),
    row(6, 6, 'ammunition'),
    row(7, 7, 'intercept'),
    row(8, 8, 'jam'),
    row(9, 9, 'smoke'),
    row(10, 10, 'prisoner'),
    row(11, 11, 'correspondent'),
    row(12, 12, 'ambush'),
  ],
});

/** Missions away, or worse. */
export const C2: DiceChart = diceChart({
  id: 'C2',
  dice: '2d6',
  rows: [
    row(2, 3, 2),
    row(4, 5, 4),
    row(6, 7, 6),
    row(8, 9, 8),
    row(10, 10, 12),
    row(11, 11, 'discharge'),
    row(12, 12, 'dies'),
  ],
});

/** Fort Knox: four classes that make a skill cheaper, and the bar fight. */
export const F1: DiceChart = diceChart({
  id: 'F1',
  dice: '1d6',
  columns: ['gunnery', 'driving', 'machineGun', 'study', 'barFight'],
  rows: [
    row(1, 2, '-', '-', '-', '-', 'lost'),
    row(3, 3, '-', '-', '-', 'discount', 'draw'),
    row(4, 4, 'discount', 'discount', '-', 'discount', 'won'),
    row(5, 6, 'discount', 'discount', 'discount', 'discount', 'won'),
  ],
});

export const W1: DiceChart = diceChart({
  id: 'W1',
  dice: '2d6',
  columns: ['find', 'value'],
  rows: [
    row(2, 2, 'knightsCross', 5),
    row(3, 3, 'knife', 2),
    row(4, 4, 'luger', 4),
    row(5, 5, 'ironCross', 3),
    row(6, 6, 'helmet', 1),
    row(7, 8, '-', 0),
    row(9, 9, 'helmet', 1),
    row(10, 10, 'ironCross', 3),
    row(11, 11, 'mp40', 3),
    row(12, 12, 'luger', 4),
  ],
  fixed: [{ row: 1, column: 'find' }],
});

export const trophies = { knightsCross: 5, luger: 4, ironCross: 3, mp40: 3, knife: 2, helmet: 1 } as const;
export type Trophy = keyof typeof trophies;
export function isTrophy(value: unknown): value is Trophy {
  return typeof value === 'string' && Object.hasOwn(trophies, value);
}

export const skills = {
  gunnery: 4,
  aim: 2,
  sixthSense: 1,
  expert: 3,
  synergy: 1,
  leadership: 1,
  eyeForTerrain: 2,
  adrenalineRush: 1,
  weaponMaintenance: 1,
} as const;
export type Skill = keyof typeof skills;

export const posts = ['commander', 'gunner', 'loader', 'driver', 'assistant'] as const;
export type Post = (typeof posts)[number];

/** Who can learn what. */
export const learners: { readonly [skill in Skill]: readonly Post[] } = {
  gunnery: ['gunner'],
  aim: ['gunner'],
  sixthSense: ['commander'],
  expert: ['commander'],
  synergy: ['commander'],
  leadership: ['commander'],
  eyeForTerrain: ['driver'],
  adrenalineRush: ['loader'],
  weaponMaintenance: ['gunner', 'loader', 'assistant'],
};

export const skillNames = Object.keys(skills).filter((name): name is Skill => Object.hasOwn(skills, name));

export const B8: Chart = listChart({
  id: 'B8',
  columns: ['crew', 'cost'],
  rows: skillNames.map((id) => ({ id, cells: [learners[id].join(' '), skills[id]] })),
  source: 'exact',
});

export const wares = {
  belts: 1,
  smoke: 1,
  booze: 2,
  sergeant: 2,
  mortar: 3,
  apcr: 3,
  sandbags: 3,
  surgeon: 4,
} as const;
export type Ware = keyof typeof wares;
export function isWare(value: unknown): value is Ware {
  return typeof value === 'string' && Object.hasOwn(wares, value);
}
export const wareNames = Object.keys(wares).filter(isWare);

export const W2: Chart = listChart({
  id: 'W2',
  columns: ['cost'],
  rows: wareNames.map((id) => ({ id, cells: [wares[id]] })),
  source: 'reconstructed',
});
