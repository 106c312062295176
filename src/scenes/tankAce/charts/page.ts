import { chancesWith } from '../../../rules/tankAce/chances';
import { charts } from '../../../rules/tankAce/charts';
import { type Cell, type Chart, type DiceChart, isDiceChart } from '../../../rules/tankAce/data/chart';
import { quick } from '../../../rules/tankAce/fraction';
import type { Event } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import { wordsOf } from '../battle/words';

export type Rolled = Extract<Event, { type: 'rolled' }>;

/** How many columns are read beside each other. */
const COLUMNS = 5;

/** One chart as it is read: which columns, which row and column are lit, and what the dice and modifiers were. */
export interface Page {
  readonly id: string;
  /** What it is called by: letter and number, or the die where the rules give no number. */
  readonly sign: string;
  readonly name: string;
  /** How its column was found, where that is reckoned. */
  readonly because: readonly { readonly value: string; readonly words: string; readonly rule: string }[];
  readonly source: string;
  /** Every column there is, where not all of them stand beside each other. */
  readonly index: readonly { readonly column: string; readonly words: string; readonly on: boolean }[];
  readonly heads: readonly { readonly words: string; readonly lit: boolean }[];
  readonly dice: string;
  readonly rows: readonly {
    readonly head: string;
    readonly cells: readonly { readonly words: string; readonly empty: boolean }[];
    readonly lit: boolean;
  }[];
  readonly modifiers: readonly {
    readonly value: string;
    readonly words: string;
    readonly rule: string;
    readonly counted: boolean;
  }[];
  readonly roll: {
    readonly faces: readonly number[];
    readonly total: number;
    readonly result: string;
    readonly chance: number | null;
  } | null;
}

function chartOf(id: string): Chart | null {
  return charts.find((chart) => chart.id === id) ?? null;
}

export function chartName(id: string, look: Style): string {
  const { table, named } = wordsOf(look);
  const rolled = Object.hasOwn(look.text.rolls, id) ? look.text.rolls[id] : undefined;
  return rolled?.replace(/\s*\[.*\]$/, '') ?? named(table.chartNames, id);
}

/** What a chart says, in words: areas are called by their letters, which elsewhere stand for results. */
export function resultWords(chart: string, result: string, look: Style): string {
  return wordsOf(look).say('{result}', { result, chart });
}

/** Signs of results stay signs, as on the chart; all else is said. */
function cellWords(cell: Cell | undefined, look: Style): string {
  const { table, word, say } = wordsOf(look);
  if (cell === null || cell === undefined || cell === '-') return '–';
  if (typeof cell === 'boolean') return cell ? table.yes : '–';
  if (typeof cell === 'number') return String(cell);
  // A force: how many of each class.
  if (/^\d[A-Z]+( \d[A-Z]+)*$/.test(cell))
    return cell.replaceAll(/(\d)([A-Z]+)/g, '$1 $2').replaceAll(/ (?=\d)/g, ' + ');
  if (/^[A-Z0-9*+]{1,5}$/.test(cell)) return cell;
  return cell.includes(' ') ? say('{list}', { list: cell.split(' ') }) : word(cell);
}

function columnWords(chart: Chart, column: string, look: Style): string {
  const { table, named, say } = wordsOf(look);
  if (chart.id === 'B9') return say(table.twelves, { column });
  if (chart.id === 'B4-use') return say(table.morale, { ml: column });
  return column === '' ? table.result : named(table.columns, column);
}

const span = (from: number | null, to: number | null) => {
  if (from === null) return `≤${to}`;
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
};

/** The columns beside the one that is looked at. */
function windowAt(count: number, focus: number): readonly number[] {
  const first = Math.max(0, Math.min(count - COLUMNS, focus - Math.floor(COLUMNS / 2)));
  return Array.from({ length: Math.min(COLUMNS, count) }, (_, index) => first + index);
}

const { resultsOf } = chancesWith(quick);

/** The chance this result had, with the modifiers that were counted. */
function chanceOf(chart: DiceChart, { column, terms, result, row }: Rolled): number | null {
  const counted = Object.fromEntries(
    terms.map(({ id, value }) => [id, value / (chart.modifiers.find((each) => each.id === id)?.value ?? value)]),
  );
  const plain = String(chart.rows[row]?.cells[chart.columns.indexOf(column)]);
  // What does not stand in the cell was said by an exception.
  const flags = chart.exceptions.flatMap(({ needs, result: said }) =>
    needs !== undefined && said === result && plain !== result ? [[needs, 1]] : [],
  );
  return resultsOf(chart.id, column, { ...counted, ...Object.fromEntries(flags) })[result] ?? null;
}

/** Charts the rules call by a letter and a number; parts of a chart share its number. */
export function signOf(id: string, dice: string): string {
  return /^[A-Z]\d/.test(id) ? (id.split('-')[0] ?? id) : dice;
}

/** Penetration and armour that met, as they were when the round struck. */
export interface Meeting {
  readonly penetration: number;
  readonly armour: number;
}

export function pageOf(
  id: string,
  asked: string | null,
  roll: Rolled | null,
  look: Style,
  meeting: Meeting | null = null,
): Page | null {
  const chart = chartOf(id);
  if (chart === null) return null;
  const { table, named, word } = wordsOf(look);
  const column = roll?.column ?? asked ?? chart.columns[0] ?? '';
  const focus = Math.max(0, chart.columns.indexOf(column));
  const seen = windowAt(chart.columns.length, focus);
  const many = chart.columns.length > COLUMNS;
  const modifiers = chart.modifiers
    .filter(({ id: each, value }) => (roll === null ? value !== 0 : roll.terms.some((term) => term.id === each)))
    .map(({ id: each, value, rule }) => {
      const counted = roll?.terms.find((term) => term.id === each)?.value ?? value;
      return {
        value: counted > 0 ? `+${counted}` : `−${Math.abs(counted)}`,
        words: named(table.drms, each),
        rule,
        counted: roll !== null,
      };
    });
  return {
    id: chart.id,
    sign: signOf(chart.id, chart.dice?.toUpperCase() ?? ''),
    name: chartName(chart.id, look),
    because:
      meeting === null || chart.id !== 'B3'
        ? []
        : [
            { value: String(meeting.penetration), words: table.meeting.penetration, rule: 'ATA-7.3.6a' },
            { value: String(meeting.armour), words: table.meeting.armour, rule: 'ATA-CH.B3' },
          ],
    source: chart.source === 'exact' ? table.asPrinted : chart.source === 'rules' ? table.asRuled : table.unofficial,
    index: many
      ? chart.columns.map((each) => ({ column: each, words: columnWords(chart, each, look), on: each === column }))
      : [],
    heads: seen.map((at) => ({
      words: columnWords(chart, chart.columns[at] ?? '', look),
      lit: roll !== null && at === focus,
    })),
    dice: chart.dice?.toUpperCase() ?? '',
    rows: chart.rows.map((row, index) => ({
      head: 'id' in row ? word(row.id) : span(row.from, row.to),
      cells: seen.map((at) => {
        const words = cellWords(row.cells[at], look);
        return { words, empty: words === '–' };
      }),
      lit: roll !== null && index === roll.row,
    })),
    modifiers,
    roll:
      roll === null
        ? null
        : {
            faces: roll.faces,
            total: roll.total,
            result: roll.result,
            chance: isDiceChart(chart) ? chanceOf(chart, roll) : null,
          },
  };
}
