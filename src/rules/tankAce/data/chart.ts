/** Where a number comes from: printed component or rulebook, a ruling of the index, or our own. */
export type Source = 'exact' | 'rules' | 'reconstructed';
export type Cell = string | number | boolean | null;
type DiceName = '1d6' | '2d6' | '1d10';

interface ChartRow {
  /** The totals it serves; null is an open end. */
  readonly from: number | null;
  readonly to: number | null;
  readonly cells: readonly Cell[];
}

/** A line of a chart without dice. */
interface ListRow {
  readonly id: string;
  readonly cells: readonly Cell[];
}

export interface Modifier {
  readonly id: string;
  readonly value: number;
  readonly rule: string;
  readonly source: Source;
}

/** What replaces the cell that was read where all it names is so: the first that holds. */
interface Exception {
  /** The dice before modifiers. */
  readonly natural?: number;
  /** The total is no more than this. */
  readonly upTo?: number;
  /** The cell itself. */
  readonly reads?: string;
  readonly columns?: readonly string[];
  /** A modifier that was given. */
  readonly needs?: string;
  readonly result: string;
}

export interface Chart {
  readonly id: string;
  readonly dice: DiceName | null;
  readonly columns: readonly string[];
  readonly rows: readonly (ChartRow | ListRow)[];
  readonly modifiers: readonly Modifier[];
  readonly exceptions: readonly Exception[];
  /** Cells the rulebook itself gives. */
  readonly fixed: readonly { readonly row: number; readonly column: string }[];
  readonly source: Source;
}

/** A chart that dice are thrown on. */
export interface DiceChart extends Chart {
  readonly dice: DiceName;
  readonly rows: readonly ChartRow[];
}

interface Spec {
  readonly id: string;
  readonly dice: DiceName;
  readonly columns?: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly modifiers?: readonly Modifier[];
  readonly exceptions?: readonly Exception[];
  readonly fixed?: Chart['fixed'];
  readonly source?: Source;
}

/** A chart of ours unless it says otherwise; a single column has no name. */
export function diceChart(spec: Spec): DiceChart {
  return { columns: [''], modifiers: [], exceptions: [], fixed: [], source: 'reconstructed', ...spec };
}

export function listChart(spec: Pick<Chart, 'id' | 'columns' | 'source'> & { rows: readonly ListRow[] }): Chart {
  return { dice: null, modifiers: [], exceptions: [], fixed: [], ...spec };
}

export function row(from: number | null, to: number | null, ...cells: Cell[]): ChartRow {
  return { from, to, cells };
}

/** Rows that serve one total each, from `first` on. */
export function rowsFrom(first: number, lines: readonly (readonly Cell[])[]): ChartRow[] {
  return lines.map((cells, index) => ({ from: first + index, to: first + index, cells }));
}

/** The same rows with open ends, for charts whose totals modifiers can drive beyond the dice. */
export function openEnded(rows: readonly ChartRow[]): ChartRow[] {
  return rows.map((each, index) => ({
    ...each,
    from: index === 0 ? null : each.from,
    to: index === rows.length - 1 ? null : each.to,
  }));
}

export function isDiceChart(chart: Chart): chart is DiceChart {
  return chart.dice !== null;
}
