import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../src/games/loadPlay';
import { playableIds } from '../../src/games/play';
import { linkOf, readLink } from '../../src/session/record/link';
import { printRecord, readRecord, recordOf } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';
import type { Player } from '../../src/session/seats';
import { dealable, playAtRandom } from '../support/randomPlay';
import { placesIn, replaced, tellOf } from '../support/recordLaws';

const sitter: Player = { name: 'A', controller: { kind: 'human' } };

describe.each(playableIds)('records of %s', async (id) => {
  const { module, sequence } = await loadPlay(id);
  const [table] = dealable(module.game);
  if (table === undefined) throw new Error(`${id} cannot be dealt`);
  const settings = { longest: 5000, middles: 2, watch: () => {} };
  const { end, moments } = playAtRandom(module.game, sequence, table, 'record', settings);
  const sitters = Array.from({ length: table.seats }, () => sitter);
  const records = [end, ...moments.map((moment) => moment.match)].map((match) => recordOf(match, sitters));

  test('open from file and link as they were', () => {
    for (const record of records) {
      expect(record.game).toBe(id);
      expect(readRecord(printRecord(record))).toEqual(record);
      expect(readLink(linkOf(record))).toEqual({ record, moment: null });
      expect(isRecordError(tellOf(record, module, sequence))).toBe(false);
    }
  });

  test('with any one value replaced open as they say or tell what is wrong and where', () => {
    const places = records.map((record) => placesIn(record));
    const anyPlace = fc
      .nat(records.length - 1)
      .chain((which) => fc.constantFrom(...(places[which] ?? [])).map((place) => ({ record: records[which], place })));
    const anyValue = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      anyPlace.map(({ record, place }) => valueAt(record, place)),
    );
    fc.assert(
      fc.property(anyPlace, anyValue, ({ record, place }, value) => {
        tellOf(readRecord(JSON.stringify(replaced(record, place, value))), module, sequence);
      }),
      { numRuns: 60 },
    );
  });
});

function valueAt(value: unknown, place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? Object.entries(at).find(([k]) => k === String(key))?.[1] : at,
    value,
  );
}
