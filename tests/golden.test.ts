import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPlay } from '../src/games/loadPlay';
import { isPlayable, playableIds } from '../src/games/play';
import { openRecord } from '../src/session/record/openRecord';
import { printRecord, readRecord, recordOf } from '../src/session/record/record';
import { isRecordError } from '../src/session/record/recordProblem';

/**
 * `<game>-<version>.json`: a whole game as that version of the rules played it, with one generator for all its dice;
 * `-sha256`: the same with dice of its own for each command.
 */
const FOLDER = new URL('./golden/', import.meta.url);
const ways = ['', '-sha256'];
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test('every game keeps a whole game of its present version, for both ways of throwing dice', async () => {
  const loaded = await Promise.all(playableIds.map(loadPlay));
  for (const { module } of loaded) {
    const { game } = module;
    for (const way of ways) expect(names).toContain(`${game.id}-${game.version}${way}.json`);
  }
});

describe.each(names)('the golden record %s', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');

  test('plays through to the same end, or is refused for its version', async () => {
    const record = readRecord(text);
    if (isRecordError(record)) throw new Error(`${record.where}: ${record.error}`);
    if (!isPlayable(record.game)) throw new Error(`no game ${record.game}`);
    const way = record.dice === undefined ? '' : `-${record.dice}`;
    expect(name).toBe(`${record.game}-${record.version}${way}.json`);
    const { module, sequence } = await loadPlay(record.game);
    const match = openRecord(record, module, sequence);
    if (record.version !== module.game.version) {
      expect(match).toMatchObject({ error: 'wrongVersion' });
      return;
    }
    if (isRecordError(match)) throw new Error(`${match.where}: ${match.error} ${match.rule ?? ''}`);
    expect(record.result).not.toBeNull();
    expect(match.result).toMatchObject({ ...record.result });
    expect(printRecord(recordOf(match, record.seats))).toBe(text);
  });
});
