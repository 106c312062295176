import { type Cell, type DiceChart, diceChart, type Modifier, openEnded, row, rowsFrom, type Source } from './chart';

const drm = (id: string, value: number, rule: string, source: Source = 'exact'): Modifier => ({
  id,
  value,
  rule,
  source,
});
const smoke = drm('smoke', 1, 'ATA-7.3.5a', 'rules');
const weather = drm('weather', 1, 'ATA-7.5c');
const gunnery = drm('gunnery', -1, 'ATA-7.7.gunnery');
const dispersed = drm('dispersed', 2, 'ATA-Q27', 'rules');
const hullDown = drm('hullDown', 1, 'ATA-7.3.1b');
const eye = drm('eyeForTerrain', 1, 'ATA-7.7.eyeforterrain');

const totals2d6 = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const hitUpTo = [8, 7, 6];

/** Main gun and AT fire, to hit. */
export const B1: DiceChart = diceChart({
  id: 'B1',
  dice: '2d6',
  columns: ['close', 'medium', 'long'],
  rows: openEnded(
    rowsFrom(
      2,
      totals2d6.map((total) => hitUpTo.map((end) => (total <= end ? 'hit' : 'miss'))),
    ),
  ),
  modifiers: [
    hullDown,
    smoke,
    weather,
    drm('firerButtoned', 1, 'ATA-7.3.7a'),
    drm('commanderButtoned', 2, 'ATA-7.2M2', 'reconstructed'),
    drm('again', -1, 'ATA-7.2B1'),
    gunnery,
    dispersed,
  ],
  exceptions: [
    { natural: 2, result: 'hit' },
    { natural: 12, result: 'miss' },
  ],
});

const b2: readonly (readonly Cell[])[] = [
  ['2', 'DE', 'DE', 'DE', '2', 'DE', 'DE', 'DE', 'B'],
  ['2', 'DE', 'DE', 'DE', '1+S', 'DE', 'DE', 'DE', 'B'],
  ['2', 'DE', 'DE', 'DE', '1+S', 'S', '-', 'DE', 'B'],
  ['1+S', 'DE', 'DE', 'DE', '1', 'S', '-', 'DE', 'B'],
  ['1+S', 'DE', 'DE', 'DE', 'S', 'S', '-', 'DE', '-'],
  ['1', 'DE', 'DE', 'DE', 'S', '-', '-', 'DE', '-'],
  ['S', 'S', 'DE', 'DE', '-', '-', '-', '-', '-'],
  ['S', 'S', '-', 'DE', '-', '-', '-', '-', '-'],
  ['-', '-', '-', '-', '-', '-', '-', '-', '-'],
];

/** HE and machine-gun attack; mortars, artillery and aircraft too. */
export const B2: DiceChart = diceChart({
  id: 'B2',
  dice: '2d6',
  columns: ['he-inf', 'he-at', 'he-light', 'he-truck', 'mg-inf', 'mg-at', 'mg-light', 'mg-truck', 'armour'],
  rows: openEnded(rowsFrom(2, b2)),
  modifiers: [
    drm('dugIn', 1, 'ATA-Q46', 'rules'),
    smoke,
    weather,
    drm('bowButtoned', 1, 'ATA-7.3.2e'),
    gunnery,
    dispersed,
    drm('fifty', -1, 'ATA-CH.B2', 'reconstructed'),
    drm('whitePhosphorus', 1, 'ATA-CH.B2', 'reconstructed'),
    drm('mortar', -1, 'ATA-7.6b'),
    drm('artillery', -3, 'ATA-7.6c'),
    drm('air', -4, 'ATA-7.6f'),
    drm('usMachineGun', 0, 'ATA-7.4.4a', 'reconstructed'),
    drm('recon', 0, 'ATA-3.5j', 'reconstructed'),
  ],
  exceptions: [
    { natural: 12, needs: 'usMachineGun', result: 'ST' },
    { upTo: 2, columns: ['armour'], needs: 'air', result: 'DE' },
    { upTo: 3, columns: ['armour'], needs: 'recon', result: 'B+hit' },
    { reads: 'B', columns: ['armour'], needs: 'artillery', result: 'B+IMM' },
  ],
});

export const B3location: DiceChart = diceChart({
  id: 'B3-location',
  dice: '1d6',
  rows: [row(1, 3, 'turret'), row(4, 6, 'hull')],
  fixed: [{ row: 1, column: '' }],
});

export const B3: DiceChart = diceChart({
  id: 'B3',
  dice: '2d6',
  columns: ['below', 'equal', 'above'],
  rows: rowsFrom(2, [
    ['-', '-', '-'],
    ['-', '-', 'IMM**'],
    ['-', '-', 'IMM'],
    ['-', '-', 'B'],
    ['-', 'B', 'DE'],
    ['-', 'IMM**', 'DE'],
    ['-', 'DE', 'DE'],
    ['B', 'DE', 'DE'],
    ['B', 'DE', 'DE'],
    ['IMM**', 'DE', 'DE'],
    ['DE', 'DE', 'DE'],
  ]),
  modifiers: [drm('aim', 0, 'ATA-7.7.aim')],
  exceptions: [{ reads: 'IMM**', needs: 'aim', result: 'DE' }],
  fixed: [{ row: 1, column: 'above' }],
});

/** Whether infantry uses a Panzerfaust: its morale decides. */
export const B4use: DiceChart = diceChart({
  id: 'B4-use',
  dice: '1d6',
  columns: ['3', '4', '5'],
  rows: openEnded(
    rowsFrom(
      1,
      [1, 2, 3, 4, 5, 6].map((total) => [3, 4, 5].map((ml) => (total <= ml - 1 ? 'use' : '-'))),
    ),
  ),
  modifiers: [drm('reduced', 1, 'ATA-CH.B4', 'reconstructed'), dispersed],
});

export const B4: DiceChart = diceChart({
  id: 'B4',
  dice: '2d6',
  rows: [row(null, 3, 'DE'), row(4, 4, 'IMM'), row(5, null, '-')],
  modifiers: [
    weather,
    smoke,
    drm('hullDown', 1, 'ATA-CH.B4', 'reconstructed'),
    drm('late', -1, 'ATA-CH.B4', 'reconstructed'),
  ],
});

export const B5: DiceChart = diceChart({
  id: 'B5',
  dice: '2d6',
  rows: [row(null, 2, 'IMM'), row(3, null, '-')],
  modifiers: [
    drm('driverButtoned', -1, 'ATA-7.3.2d'),
    eye,
    drm('rain', -1, 'ATA-7.5b', 'reconstructed'),
    drm('mud', -2, 'ATA-7.5b', 'reconstructed'),
    drm('woods', -1, 'ATA-CH.B5', 'reconstructed'),
    drm('tank', 1, 'ATA-CH.B5', 'reconstructed'),
  ],
});

const hideFrom = [3, 4, 4, 5, 5];
export const B5a: DiceChart = diceChart({
  id: 'B5a',
  dice: '1d6',
  columns: ['hills', 'bocage', 'town', 'open', 'woods'],
  rows: openEnded(
    rowsFrom(
      1,
      [1, 2, 3, 4, 5, 6].map((total) => hideFrom.map((least) => (total >= least ? 'hullDown' : '-'))),
    ),
  ),
  modifiers: [eye],
});
