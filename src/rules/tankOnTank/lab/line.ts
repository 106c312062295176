import { refId } from '../../core/ref';
import type { Trace, TraceStep } from '../../core/tally';
import type { Board } from '../board';
import { distanceAt } from '../hexes';
import type { Rule } from '../rulebook';
import { sightAt } from '../sight';

/** What a line found at a place; `beyond`: it was stopped before. */
type PlaceState = 'clear' | 'side' | 'stop' | 'beyond';

/** A place the line looks at: a hex it crosses, or the two hexes of the side it runs along (one where the other lies off the map). */
export interface Place {
  /** From 1, the same in every picture and list. */
  readonly n: number;
  readonly at: readonly string[];
  readonly state: PlaceState;
  /** Null where nobody looked any more. */
  readonly rule: Rule | null;
}

/** The line of sight with its places numbered. */
export interface Line {
  readonly clear: boolean;
  readonly range: number;
  /** The number of the first place that stops it. */
  readonly stop: number | null;
  readonly places: readonly Place[];
}

/** A line along a side is the only one that names this rule. */
const ALONG_A_SIDE: Rule = 'TOT-8.2e';

export function lineAt(board: Board, units: Uint8Array, from: number, to: number): Line {
  return numbered(sightAt(board, units, from, to), distanceAt(from, to));
}

function numbered({ clear, steps }: Trace<Rule>, range: number): Line {
  const first = steps.findIndex(({ blocks }) => blocks);
  const stop = first < 0 ? null : first + 1;
  const places = steps.map((step, index): Place => {
    const at = step.at.map((ref) => refId(ref));
    const n = index + 1;
    if (stop !== null && n > stop) return { n, at, state: 'beyond', rule: null };
    return { n, at, state: stateOf(step), rule: step.rule };
  });
  return { clear, range, stop, places };
}

function stateOf({ blocks, rule }: TraceStep<Rule>): PlaceState {
  if (blocks) return 'stop';
  return rule === ALONG_A_SIDE ? 'side' : 'clear';
}
