import type { Frozen } from '../../core/game';
import { monthIndex, months } from '../data/calendar';
import type { DiceChart } from '../data/chart';
import { type EnemyClass, type EnemyId, enemies } from '../data/enemies';
import { A4AT, A4R, A4SPG, A4T } from '../data/missionCharts';
import { isAvailable } from '../data/tanks';
import type { Command, State } from '../types';
import type { AceBench } from './bench';

const charts: { readonly [kind in EnemyClass]?: DiceChart } = { T: A4T, SPG: A4SPG, AT: A4AT, R: A4R };

type Month = (typeof months)[number];

/** Whether the charts of a month can bring this enemy; classes of one type always come. */
function serves(unit: EnemyId, month: Month): boolean {
  const chart = charts[enemies[unit].class];
  return chart === undefined || chart.rows.some(({ cells }) => cells[chart.columns.indexOf(month)] === unit);
}

/** When a mission has this tank and can meet this enemy: in the month wished for, else the first; null: never both. */
export function practiceMonth({ tank, unit }: AceBench, wished: unknown): Month | null {
  const built = months.filter((month) => isAvailable(tank, monthIndex(month)));
  const both = built.filter((month) => serves(unit, month));
  return both.find((month) => month === wished) ?? both[0] ?? null;
}

/** What gives the commander the tank of the bench; null: he has it. */
export function practiceOpening({ tank }: AceBench, state: Frozen<State>): Command | null {
  if (state.phase !== 'enlist' || state.careers[0]?.tank === tank) return null;
  return { type: 'enlist', seat: 0, tank };
}
