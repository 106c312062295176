import { LATE, type Month, monthIndex, months } from './calendar';
import { type Cell, type DiceChart, diceChart, row, rowsFrom } from './chart';

/** One cell per month from cells that serve several months each. */
const spread = (spans: readonly number[], cells: readonly Cell[]): Cell[] =>
  spans.flatMap((span, index) => Array.from({ length: span }, (): Cell => cells[index] ?? null));

const lines = (spans: readonly number[], text: readonly string[]) =>
  rowsFrom(
    1,
    text.map((line) => spread(spans, line.split(' '))),
  );

const july = '1944-07';

/** Missions; the number of a major event stands in brackets. */
export const A1: DiceChart = diceChart({
  id: 'A1',
  dice: '1d10',
  columns: months,
  rows: lines(
    [2, 2, 2, 2, 2, 1],
    [
      'defense defense defense defense(5) defense defense',
      'contact contact contact defense(5) contact contact',
      'contact contact attack defense contact contact',
      'contact contact attack defense attack contact',
      'attack contact attack contact attack(6) contact',
      'attack(1) defense(3) attack attack attack attack',
      'attack(2) attack assault(4) attack assault(7) attack',
      'assault attack assault attack assault assault',
      'refit assault assault assault refit refit',
      'refit refit refit refit refit refit',
    ],
  ),
  fixed: [{ row: 5, column: july }],
});

export const A3: DiceChart = diceChart({
  id: 'A3',
  dice: '1d10',
  columns: months,
  rows: (
    [
      [1, 4, 'clear clear clear clear'],
      [5, 6, 'clear clear snow clear'],
      [7, 8, 'clear rain snow rain'],
      [9, 9, 'rain mud snow mud'],
      [10, 10, 'mud mud mud mud'],
    ] as const
  ).map(([from, to, cells]) => row(from, to, ...spread([3, 3, 3, 2], cells.split(' ')))),
  fixed: [{ row: 3, column: july }],
});

export const A5: DiceChart = diceChart({
  id: 'A5',
  dice: '1d10',
  columns: months,
  rows: lines(
    [2, 1, 1, 2, 2, 2, 1],
    [
      'bocage bocage open woods woods woods woods',
      'bocage open open woods woods woods woods',
      'bocage open open woods woods open open',
      'open open open open woods open open',
      'open open open open open open open',
      'open open open open open open open',
      'open hills hills hills hills hills hills',
      'hills hills hills hills hills hills town',
      'woods woods woods town town town town',
      'town town town town town town town',
    ],
  ),
  fixed: [{ row: 5, column: july }],
});

/** Classes in the order a force is read and set up. */
export const forceClasses = ['T', 'SPG', 'AT', 'R', 'W', 'HT', 'INF'] as const;
export type ForceClass = (typeof forceClasses)[number];
export type Force = { readonly [kind in ForceClass]: number };

export function readForce(text: string): Force {
  const force = { T: 0, SPG: 0, AT: 0, R: 0, W: 0, HT: 0, INF: 0 };
  for (const part of text.split(' ')) {
    const kind = forceClasses.find((name) => name === part.slice(1));
    if (kind !== undefined) force[kind] += Number(part[0]);
  }
  return force;
}

function printForce(force: Force): string {
  return forceClasses
    .filter((kind) => force[kind] > 0)
    .map((kind) => `${force[kind]}${kind}`)
    .join(' ');
}

const oneMore = (text: string) => {
  const force = readForce(text);
  return printForce({ ...force, INF: force.INF + 1 });
};

/** By mission: attack, movement to contact, defense. An assault is an attack with one INF more. */
const forces: readonly (readonly [attack: string, contact: string, defense: string])[] = [
  ['2T 1INF', '2T', '2T 1SPG 1HT'],
  ['1T 1AT 1INF', '1T 1R', '2T 1HT'],
  ['1SPG 2INF', '1AT 1INF', '2SPG 1INF'],
  ['2AT 1INF', '1R 1W', '1SPG 2HT'],
  ['1AT 2INF', '1R 1HT', '1T 2INF'],
  ['1SPG 1INF', '1AT 1W', '3INF'],
  ['1AT 1INF', '1AT 1INF', '1SPG 2INF'],
  ['1T 1R 1INF', '1SPG 1W', '1R 2HT'],
  ['1T 1INF', '1T 1HT', '1T 1HT'],
  ['1SPG 1AT 1INF', '2SPG', '2T 1INF'],
  ['2T 1AT', '2T 1HT', '2T 1SPG'],
];

/** Enemy forces; from December 1944 on every force but that of a movement to contact has one INF more. */
export const A4: DiceChart = diceChart({
  id: 'A4',
  dice: '2d6',
  columns: ['attack', 'assault', 'contact', 'defense', 'attack-late', 'assault-late', 'contact-late', 'defense-late'],
  rows: rowsFrom(
    2,
    forces.map(([attack, contact, defense]) => [
      attack,
      oneMore(attack),
      contact,
      defense,
      oneMore(attack),
      oneMore(oneMore(attack)),
      contact,
      oneMore(defense),
    ]),
  ),
  fixed: [{ row: 6, column: 'attack' }],
});

/** Types as upper ends of the die: `pz3 1, pz4 6` is pz3 on a 1 and pz4 on 2 to 6. */
function types(id: string, spans: readonly number[], periods: readonly string[], fixed: DiceChart['fixed'] = []) {
  const bounds = periods.map((text) =>
    text.split(', ').map((part) => {
      const [name = '', end = '0'] = part.split(' ');
      return { name, end: Number(end) };
    }),
  );
  const rows = Array.from({ length: 10 }, (_, index) =>
    spread(
      spans,
      bounds.map((period) => period.find(({ end }) => index < end)?.name ?? null),
    ),
  );
  return diceChart({ id, dice: '1d10', columns: months, rows: rowsFrom(1, rows), fixed });
}

const seasons = [3, 3, 2, 3];
const cars = 'car20 5, carMG 8, puma 10';

export const A4T = types('A4-T', seasons, [
  'pz3 1, pz4 6, panther 9, tiger1 10',
  'pz4 4, panther 9, tiger1 10',
  'pz4 4, panther 8, tiger1 9, tiger2 10',
  'pz4 5, panther 9, tiger2 10',
]);
export const A4SPG = types('A4-SPG', seasons, [
  'stug3 5, marder 8, jpz4 10',
  'stug3 4, marder 6, jpz4 8, hetzer 9, nashorn 10',
  'stug3 3, hetzer 6, jpz4 8, marder 9, nashorn 10',
  'stug3 3, hetzer 6, jpz4 8, marder 9, nashorn 10',
]);
export const A4AT = types(
  'A4-AT',
  seasons,
  [
    'pak38 4, pak40 9, pak43 10',
    'pak38 2, pak40 8, pak43 10',
    'pak38 1, pak40 8, pak43 10',
    'pak38 1, pak40 8, pak43 10',
  ],
  [{ row: 5, column: july }],
);
export const A4R = types('A4-R', seasons, [cars, cars, cars, cars]);

export const A6: DiceChart = diceChart({ id: 'A6', dice: '1d6', rows: [row(1, 2, 3), row(3, 4, 4), row(5, 6, 5)] });
export const F2: DiceChart = diceChart({
  id: 'F2',
  dice: '1d6',
  rows: [row(1, 2, 'A'), row(3, 4, 'B'), row(5, 6, 'C')],
  fixed: [
    { row: 1, column: '' },
    { row: 2, column: '' },
  ],
});

/** The column of A4 for a mission of a month. */
export function forceColumn(mission: string, month: Month): string {
  return monthIndex(month) >= monthIndex(LATE) ? `${mission}-late` : mission;
}
