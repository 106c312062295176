import type { Reading } from '../../../session/reading';
import type { Seen } from '../../../session/shownStep';
import { type LogLine, linesFrom, logLines, type Reader } from './logModel';

/** Keeps the lines of the log and adds to them as the game goes on; reads anew after an undo or with other eyes. */
export function linesKeeper(): (told: Reading, reader: Reader) => readonly LogLine[] {
  let lines: readonly LogLine[] = [];
  let length = 0;
  let last: Seen | undefined;
  let eyes: Reader | null = null;
  return (told, reader) => {
    const { steps } = told;
    const goesOn = eyes === reader && length > 0 && steps.length >= length && steps[length - 1] === last;
    if (!goesOn) lines = logLines(told, reader);
    else if (steps.length > length) lines = [...lines, ...linesFrom(steps.slice(length), reader)];
    eyes = reader;
    length = steps.length;
    last = steps.at(-1);
    return lines;
  };
}
