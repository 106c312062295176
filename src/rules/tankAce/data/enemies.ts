import { type Cell, type Chart, listChart } from './chart';

export const enemyIds = [
  'pz3',
  'pz4',
  'panther',
  'tiger1',
  'tiger2',
  'stug3',
  'jpz4',
  'hetzer',
  'marder',
  'nashorn',
  'pak38',
  'pak40',
  'pak43',
  'car20',
  'carMG',
  'puma',
  'halftrack',
  'truck',
  'inf',
] as const;
export type EnemyId = (typeof enemyIds)[number];
/** Tank, self-propelled gun, anti-tank gun, reconnaissance, half-track, truck, infantry. */
export type EnemyClass = 'T' | 'SPG' | 'AT' | 'R' | 'HT' | 'W' | 'INF';

export interface EnemyCounter {
  readonly class: EnemyClass;
  /** Null: machine guns only, or nothing. */
  readonly pen: number | null;
  readonly turret: number | null;
  readonly hull: number | null;
  readonly side: number | null;
}

type Armour = readonly [turret: number, hull: number, side: number];
const armoured = (kind: EnemyClass, pen: number | null, [turret, hull, side]: Armour): EnemyCounter => ({
  class: kind,
  pen,
  turret,
  hull,
  side,
});
const soft = (kind: EnemyClass, pen: number | null): EnemyCounter => ({
  class: kind,
  pen,
  turret: null,
  hull: null,
  side: null,
});

/** Values as printed on the counters; the names are our reading of them. */
export const enemies: { readonly [id in EnemyId]: EnemyCounter } = {
  pz3: armoured('T', 4, [4, 3, 2]),
  pz4: armoured('T', 7, [5, 6, 4]),
  panther: armoured('T', 8, [7, 7, 4]),
  tiger1: armoured('T', 8, [8, 6, 5]),
  tiger2: armoured('T', 9, [9, 8, 6]),
  stug3: armoured('SPG', 7, [6, 6, 3]),
  jpz4: armoured('SPG', 7, [6, 6, 4]),
  hetzer: armoured('SPG', 7, [5, 5, 2]),
  marder: armoured('SPG', 6, [3, 3, 2]),
  nashorn: armoured('SPG', 9, [2, 4, 2]),
  pak38: soft('AT', 6),
  pak40: soft('AT', 7),
  pak43: soft('AT', 9),
  car20: armoured('R', 2, [2, 2, 2]),
  carMG: armoured('R', null, [2, 2, 2]),
  puma: armoured('R', 3, [3, 2, 2]),
  halftrack: armoured('HT', null, [2, 2, 2]),
  truck: soft('W', null),
  inf: soft('INF', null),
};

const columns = ['class', 'pen', 'turret', 'hull', 'side'] as const;

export const enemyList: Chart = listChart({
  id: 'units',
  columns,
  rows: enemyIds.map((id) => ({ id, cells: columns.map((column): Cell => enemies[id][column]) })),
  source: 'reconstructed',
});

export function isEnemyId(value: unknown): value is EnemyId {
  return enemyIds.some((id) => id === value);
}
