import type { Entry, Match } from '../../../session/match';
import { type LogLine, linesFrom, logLines, type Reader } from './logModel';

/** Keeps the lines of the log and adds to them as the game goes on; reads anew after an undo or with other eyes. */
export function linesKeeper(): (match: Match, reader: Reader) => readonly LogLine[] {
  let lines: readonly LogLine[] = [];
  let length = 0;
  let last: Entry | undefined;
  let eyes: Reader | null = null;
  return (match, reader) => {
    const { log } = match;
    const goesOn = eyes === reader && length > 0 && log.length >= length && log.at(length - 1) === last;
    if (!goesOn) lines = logLines(match, reader);
    else if (log.length > length) lines = [...lines, ...linesFrom(match, length, reader)];
    eyes = reader;
    length = log.length;
    last = log.at(-1);
    return lines;
  };
}
