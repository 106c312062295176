import type { Frozen, Json } from '../../../rules/core/game';
import { commands } from '../../../rules/tankChess/commands';
import { jsonOf } from '../../../rules/tankChess/openSnapshot';
import { snapshotOf } from '../../../rules/tankChess/positionText';
import type { Drive, State } from '../../../rules/tankChess/types';
import type { Inquiries } from '../../../session/bots/inquire';

export interface Line {
  /** White's advantage in hundredths. */
  readonly score: number;
  /** Turns to a forced win; null where none is seen. */
  readonly wins: number | null;
  readonly turns: readonly Drive[];
}

export interface Insight {
  readonly depth: number;
  readonly lines: readonly Line[];
}

export interface EngineDesk {
  /** Looks deeper and deeper until aborted, telling every stage. */
  deepen(state: Frozen<State>, told: (insight: Insight) => void, signal: AbortSignal): Promise<void>;
  /** One look with a budget. */
  look(state: Frozen<State>, positions: number, lines: number, signal: AbortSignal): Promise<Insight>;
  close(): void;
}

/** Every stage begins anew, so each is several times the last: little is lost by that. */
const budgets = [1_200, 6_000, 30_000, 150_000, 750_000, 3_000_000];

/** The engine in its worker, asked about any position. */
export function openEngineDesk(inquiries: Inquiries): EngineDesk {
  const look: EngineDesk['look'] = async (state, positions, lines, signal) => {
    const params = {
      position: jsonOf(snapshotOf(state)),
      positions,
      lines,
      forwardEscapeOnly: state.switches.forwardEscapeOnly,
    };
    return readInsight(await inquiries.ask({ game: 'tankChess', ask: 'analyse', params }, signal), state.mover);
  };
  return {
    look,
    async deepen(state, told, signal) {
      for (const positions of budgets) {
        const insight = await look(state, positions, 3, signal);
        if (signal.aborted) return;
        told(insight);
        if (insight.lines.length === 0 || insight.lines[0]?.wins != null) return;
      }
    },
    close: () => inquiries.close(),
  };
}

/** What came out of the worker, field by field. */
export function readInsight(raw: Json, mover: number): Insight {
  const depth = numberIn(raw, 'depth');
  const lines = listIn(raw, 'lines').map((line): Line => {
    const wins = fieldOf(line, 'wins');
    let seat = mover;
    const turns = listIn(line, 'turns').flatMap((turn): Drive[] => {
      const drive = typeof turn === 'object' && turn !== null ? commands.parse({ ...turn, type: 'drive', seat }) : null;
      seat = 1 - seat;
      return drive?.type === 'drive' ? [drive] : [];
    });
    return { score: numberIn(line, 'score'), wins: typeof wins === 'number' ? wins : null, turns };
  });
  return { depth, lines };
}

function fieldOf(raw: Json, name: string): Json | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  return new Map<string, Json>(Object.entries(raw)).get(name);
}

function numberIn(raw: Json, name: string): number {
  const value = fieldOf(raw, name);
  return typeof value === 'number' ? value : 0;
}

function listIn(raw: Json, name: string): readonly Json[] {
  const value = fieldOf(raw, name);
  return Array.isArray(value) ? value : [];
}
