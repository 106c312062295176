import { Growing, type Listed, sharedLength } from '../../../session/growing';
import type { Reading } from '../../../session/reading';
import type { Seen } from '../../../session/shownStep';
import { type LogEyes, type LogLine, linesFrom, logLines } from './logModel';

/** Keeps the lines of the log: what is new is added, what was taken back is cut off; with other eyes it is read anew. */
export function linesKeeper(): (told: Reading, reader: LogEyes) => Listed<LogLine> {
  let lines = Growing.of<LogLine>();
  let read: Listed<Seen> = [];
  let eyes: LogEyes | null = null;
  return (told, reader) => {
    const { steps } = told;
    if (steps === read && eyes === reader) return lines;
    const shared = eyes === reader ? sharedLength(read, steps) : 0;
    lines = shared === 0 ? Growing.of() : lines.first(lines.findLastIndex(({ moment }) => moment <= shared) + 1);
    for (const line of shared === 0 ? logLines(told, reader) : linesFrom(steps.slice(shared), reader)) {
      lines = lines.grown(line);
    }
    eyes = reader;
    read = steps;
    return lines;
  };
}
