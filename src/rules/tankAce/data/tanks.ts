import { type Month, monthIndex } from './calendar';
import { type Cell, type Chart, listChart } from './chart';

export const tankIds = [
  'm4',
  'm4a1-early',
  'm4a1-late',
  'm4a3',
  'm4a3-75w',
  'm4a1-76w',
  'm4a3-76w',
  'm4a3e2',
  'm4a3e8',
  'm26',
] as const;
export type TankId = (typeof tankIds)[number];
/** Expert is bought for one series. */
export type Series = 'sherman' | 'pershing';

export interface TankMat {
  readonly from: Month;
  readonly prestige: number;
  readonly firepower: number;
  readonly turret: number;
  readonly hull: number;
  readonly side: number;
  readonly stowage: 'dry' | 'wet';
  readonly loaderHatch: boolean;
  readonly mortar: boolean;
  readonly rack: number;
  readonly hcbi: number;
  readonly wp: number;
  readonly apcr: number;
  /** From when APCR is issued for it. */
  readonly apcrFrom: Month;
  /** What its tracks and weight mean on B5. */
  readonly b5: number;
  readonly series: Series;
}

type Armour = readonly [turret: number, hull: number, side: number];
const mat = (from: Month, prestige: number, firepower: number, [turret, hull, side]: Armour): TankMat => ({
  from,
  prestige,
  firepower,
  turret,
  hull,
  side,
  stowage: 'dry',
  loaderHatch: true,
  mortar: true,
  rack: 8,
  hcbi: 6,
  wp: 6,
  apcr: 0,
  apcrFrom: '1944-06',
  b5: 0,
  series: 'sherman',
});
const wet = { stowage: 'wet', rack: 6 } as const;
const gun76 = { ...wet, wp: 2, apcr: 2 } as const;

/** The M4 is printed in the rulebook, the hull and hatch of the early M4A1 too; the rest is our reconstruction. */
export const tanks: { readonly [id in TankId]: TankMat } = {
  m4: { ...mat('1944-06', 0, 6, [6, 5, 4]), loaderHatch: false, mortar: false },
  'm4a1-early': { ...mat('1944-06', 0, 6, [6, 5, 4]), loaderHatch: false, mortar: false },
  'm4a1-late': mat('1944-07', 1, 6, [6, 5, 4]),
  m4a3: mat('1944-07', 1, 6, [6, 5, 4]),
  'm4a3-75w': { ...mat('1944-09', 2, 6, [6, 6, 4]), ...wet },
  'm4a1-76w': { ...mat('1944-07', 3, 7, [6, 5, 4]), ...gun76, apcrFrom: '1944-09' },
  'm4a3-76w': { ...mat('1944-09', 3, 7, [6, 6, 4]), ...gun76 },
  m4a3e2: { ...mat('1944-10', 4, 6, [8, 7, 5]), ...wet, b5: -1 },
  m4a3e8: { ...mat('1944-12', 4, 7, [6, 6, 4]), ...gun76, b5: 1 },
  m26: { ...mat('1945-03', 5, 8, [8, 7, 5]), ...gun76, mortar: false, rack: 10, b5: -1, series: 'pershing' },
};

/** Ammunition points of every machine gun, and smoke bombs of the 2-inch mortar for one mission. */
export const MG_POINTS = 4;
export const MORTAR_BOMBS = 3;

const columns = [
  'from',
  'prestige',
  'firepower',
  'turret',
  'hull',
  'side',
  'stowage',
  'loaderHatch',
  'mortar',
  'rack',
  'hcbi',
  'wp',
  'apcr',
  'b5',
] as const;

/** The mats as one table to read. */
export const tankList: Chart = listChart({
  id: 'tanks',
  columns,
  rows: tankIds.map((id) => ({ id, cells: columns.map((column): Cell => tanks[id][column]) })),
  source: 'reconstructed',
});

export function isAvailable(id: TankId, month: number): boolean {
  return monthIndex(tanks[id].from) <= month;
}
