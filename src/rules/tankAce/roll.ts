import type { Seat } from '../core/game';
import { diceChartOf, type Given, type Reading, readOn, sidesOf } from './charts';
import type { Writer } from './types';

interface Throw {
  readonly seat: Seat;
  readonly chart: string;
  /** Absent: the only column. */
  readonly column?: string;
  readonly given?: Given;
  /** The unit or man it is about, in a word, and the unit's id. */
  readonly who?: string;
  readonly unit?: string;
  /** What the seat hopes for; absent where a result is neither better nor worse. */
  readonly good?: (result: string) => boolean;
}

/** The one door to the dice: throws on a chart and tells chart, modifiers, row and result. */
export function rollOn(to: Writer, order: Throw): Omit<Reading, 'result'> & { readonly result: string } {
  const { seat, column = '', given = {}, who = '', unit = '', good } = order;
  const chart = diceChartOf(order.chart);
  const sides = sidesOf[chart.dice];
  const faces =
    good === undefined
      ? sides.map((size) => to.dice.roll(size, chart.id, seat))
      : to.dice.test(sides, (shown) => good(String(readOn(chart, column, sumOf(shown), given).result)), chart.id, seat)
          .faces;
  const reading = readOn(chart, column, sumOf(faces), given);
  const { terms, total, row } = reading;
  const result = String(reading.result);
  to.emit({ type: 'rolled', seat, chart: chart.id, column, faces, terms, total, row, result, who, unit });
  return { ...reading, result };
}

const sumOf = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0);

/** One of several by lot; no die where there is no choice. */
export function pickOne<T extends { readonly id: string; readonly kind: string }>(
  to: Writer,
  seat: Seat,
  among: readonly T[],
): T | null {
  const [only] = among;
  if (only === undefined || among.length === 1) return only ?? null;
  const face = to.dice.roll(among.length, 'pick', seat);
  const chosen = among[face - 1] ?? only;
  const found = { result: chosen.kind, who: chosen.kind, unit: chosen.id };
  to.emit({
    type: 'rolled',
    seat,
    chart: 'pick',
    column: '',
    faces: [face],
    terms: [],
    total: face,
    row: face - 1,
    ...found,
  });
  return chosen;
}
