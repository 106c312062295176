import type { Term } from '../core/tally';
import * as battle from './data/battleCharts';
import { type Cell, type Chart, type DiceChart, isDiceChart } from './data/chart';
import * as crew from './data/crewCharts';
import { enemyList } from './data/enemies';
import * as mission from './data/missionCharts';
import { ruleRolls } from './data/ruleRolls';
import { tankList } from './data/tanks';

const { A1, A3, A4, A4T, A4SPG, A4AT, A4R, A5, A6, F2 } = mission;
const { B1, B2, B3, B3location, B4, B4use, B5, B5a } = battle;
const { B6, B6fire, B7, B8, B9, C1, C2, F1, W1, W2 } = crew;

/** Every chart of the game, in the order of its letters. */
export const charts: readonly Chart[] = [
  ...[A1, A3, A4, A4T, A4SPG, A4AT, A4R, A5, A6],
  ...[B1, B2, B3location, B3, B4use, B4, B5, B5a, B6fire, B6, B7, B8, B9],
  ...[C1, C2, F1, F2, W1, W2, tankList, enemyList],
  ...ruleRolls,
];

const byId = new Map(charts.map((chart) => [chart.id, chart]));

export function diceChartOf(id: string): DiceChart {
  const chart = byId.get(id);
  if (chart === undefined || !isDiceChart(chart)) throw new Error(`no chart ${id} to roll on`);
  return chart;
}

/** How much of a modifier is given: whether it holds, or how many times. */
export type Given = { readonly [id: string]: number };

export interface DrmTerm extends Term {
  readonly id: string;
}

/** The modifiers that apply, in the chart's own order; those that change nothing are left out. */
export function termsOn(chart: DiceChart, given: Given): readonly DrmTerm[] {
  return chart.modifiers.flatMap(({ id, rule, value }) => {
    const times = given[id] ?? 0;
    return times * value === 0 ? [] : [{ id, rule, value: times * value }];
  });
}

export interface Reading {
  readonly sum: number;
  readonly terms: readonly DrmTerm[];
  readonly total: number;
  /** From 0. */
  readonly row: number;
  readonly result: Cell;
}

/** What dice of this sum say in a column; the only place a chart is read. */
export function readOn(chart: DiceChart, column: string, sum: number, given: Given): Reading {
  const terms = termsOn(chart, given);
  const total = terms.reduce((so, { value }) => so + value, sum);
  const at = rowAt(chart, total);
  const cell = chart.rows[at]?.cells[chart.columns.indexOf(column)];
  if (cell === undefined) throw new Error(`no column ${column} in chart ${chart.id}`);
  const exception = chart.exceptions.find(
    ({ natural, upTo, reads, columns, needs }) =>
      (natural === undefined || natural === sum) &&
      (upTo === undefined || total <= upTo) &&
      (reads === undefined || reads === cell) &&
      (columns === undefined || columns.includes(column)) &&
      (needs === undefined || (given[needs] ?? 0) !== 0),
  );
  return { sum, terms, total, row: at, result: exception?.result ?? cell };
}

const rowAt = ({ rows }: DiceChart, total: number): number => rows.findIndex(({ to }) => to === null || total <= to);

/** Whether a throw would have read otherwise with one pip more or less. */
export function wasNarrow(thrown: {
  readonly chart: string;
  readonly column: string;
  readonly total: number;
  readonly result: string;
}): boolean {
  const chart = byId.get(thrown.chart);
  if (chart === undefined || !isDiceChart(chart)) return false;
  const at = chart.columns.indexOf(thrown.column);
  // Beyond its last row a chart reads as there: dice do not go so far.
  const reads = (total: number) => String((chart.rows[rowAt(chart, total)] ?? chart.rows.at(-1))?.cells[at]);
  // What an exception made of it is no matter of pips.
  if (reads(thrown.total) !== thrown.result) return false;
  return [-1, 1].some((pip) => reads(thrown.total + pip) !== thrown.result);
}

export const sidesOf: { readonly [dice in DiceChart['dice']]: readonly number[] } = {
  '1d6': [6],
  '2d6': [6, 6],
  '1d10': [10],
};
