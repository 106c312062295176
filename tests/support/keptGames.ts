import { readdirSync, readFileSync } from 'node:fs';
import { loadPlay } from '../../src/games/loadPlay';
import type { PlayableId } from '../../src/games/play';
import type { Seat } from '../../src/rules/core/game';
import type { Match } from '../../src/session/match';
import { type Reading, readingOf } from '../../src/session/reading';
import { openRecord } from '../../src/session/record/openRecord';
import { readRecord } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';

const folder = new URL('../golden/', import.meta.url);

/** The games that are kept of the present rules, or the first of them. */
export async function keptMatches(id: PlayableId, most?: number): Promise<readonly Match[]> {
  const { module, sequence } = await loadPlay(id);
  const files = readdirSync(folder).filter((file) => file.startsWith(`${id}-${module.game.version}`));
  return files.slice(0, most).map((file) => {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'));
    if (isRecordError(record)) throw new Error(record.error);
    const match = openRecord(record, module, sequence);
    if (isRecordError(match)) throw new Error(match.error);
    return match;
  });
}

/** The same as one seat has seen them. */
export async function keptGames(id: PlayableId, seat: Seat | null): Promise<readonly Reading[]> {
  return (await keptMatches(id)).map((match) => readingOf(match, seat));
}
