import { Growing, type Listed, sharedLength } from '../../../session/growing';
import { type Filter, filters, type LogLine, passes } from './logModel';

/** What a log asks of its lines, kept as they grow: a new line costs the same at any length. */
interface LogIndex {
  /** Filters that would show something. */
  filters(): readonly Filter[];
  /** The lines that a filter lets pass, oldest first. */
  passing(filter: Filter): Listed<LogLine>;
  /** Where the line of a moment stands among those that pass; -1: nowhere. */
  placeOf(moment: number, filter: Filter): number;
}

export function openLogIndex(): (lines: Listed<LogLine>) => LogIndex {
  let read: Listed<LogLine> = [];
  const passing = new Map(filters.map((filter) => [filter, Growing.of<LogLine>()]));
  const passed = (filter: Filter): Growing<LogLine> => passing.get(filter) ?? Growing.of();
  const index: LogIndex = {
    filters: () => filters.filter((filter) => isOffered(filter, passed(filter).length, read)),
    passing: passed,
    placeOf: (moment, filter) => placeOf(passed(filter), moment),
  };
  return (lines) => {
    if (lines === read) return index;
    const shared = sharedLength(read, lines);
    if (shared < read.length) cut(passing, shared === 0 ? -1 : (lines.at(shared - 1)?.moment ?? -1));
    for (const line of lines.slice(shared)) {
      for (const filter of filters) if (passes(line, filter)) passing.set(filter, passed(filter).grown(line));
    }
    read = lines;
    return index;
  };
}

/** What a bot did is worth a filter where somebody else did something too. */
function isOffered(filter: Filter, count: number, lines: Listed<LogLine>): boolean {
  if (filter === 'all') return true;
  // Only the set-up has no giver, and it is the first line if it is one.
  const givers = lines.length - (lines.at(0)?.seat === null ? 1 : 0);
  return count > 0 && (filter !== 'bot' || count < givers);
}

/** What was taken back. */
function cut(passing: Map<Filter, Growing<LogLine>>, last: number): void {
  for (const [filter, lines] of passing) {
    passing.set(filter, lines.first(lines.findLastIndex(({ moment }) => moment <= last) + 1));
  }
}

function placeOf(lines: Listed<LogLine>, moment: number): number {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines.at(middle)?.moment ?? 0) < moment) from = middle + 1;
    else to = middle;
  }
  return lines.at(from)?.moment === moment ? from : -1;
}
