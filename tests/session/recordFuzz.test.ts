import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkOf, readLink } from '../../src/session/record/link';
import { checkRecord, type GameRecord, printRecord, readRecord, recordOf } from '../../src/session/record/record';
import { isRecordError, type RecordError } from '../../src/session/record/recordProblem';
import { isClear, placesIn, replaced, tellOf } from '../support/recordLaws';
import { toyModule, toySequence, toySitters } from '../support/toyMachine';
import { playToy } from '../support/toyPlay';

const records = ['a', 'b', 'c'].map((seed) => recordOf(playToy(seed), toySitters));
const anyRecord = fc.constantFrom(...records);

const tell = (read: GameRecord | RecordError) => tellOf(read, toyModule, toySequence);

describe('whatever is thrown at it, the answer is a game or a clear error', () => {
  test('random text, and random bytes as text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 400 })), (input) => {
        const text = typeof input === 'string' ? input : new TextDecoder().decode(input);
        expect(isRecordError(tell(readRecord(text)))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('random JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(isRecordError(tell(readRecord(JSON.stringify(value))))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a record cut short anywhere', () => {
    fc.assert(
      fc.property(anyRecord, fc.double({ min: 0, max: 0.999, noNaN: true }), (record, share) => {
        const text = printRecord(record).trimEnd();
        const answer = tell(readRecord(text.slice(0, Math.floor(share * text.length))));
        expect(answer).toMatchObject({ error: 'notJson' });
      }),
    );
  });

  test('a letter changed anywhere', () => {
    fc.assert(
      fc.property(
        anyRecord,
        fc.nat(),
        fc.string({ unit: 'grapheme', minLength: 0, maxLength: 2 }),
        (record, at, by) => {
          const text = printRecord(record);
          const place = at % text.length;
          tell(readRecord(text.slice(0, place) + by + text.slice(place + 1)));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('any one value replaced by another', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), fc.jsonValue({ maxDepth: 3 }), (record, at, by) => {
        const places = placesIn(record);
        const place = places[at % places.length] ?? [];
        tell(readRecord(JSON.stringify(replaced(record, place, by))));
      }),
      { numRuns: 500 },
    );
  });

  test('a field more, under any name', () => {
    fc.assert(
      fc.property(anyRecord, fc.string(), fc.jsonValue({ maxDepth: 2 }), (record, name, value) => {
        fc.pre(!Object.hasOwn(record, name) && name !== '__proto__');
        expect(tell(checkRecord({ ...record, [name]: value }))).toMatchObject({ error: 'unknownField' });
        const commands = [{ ...record.commands[0], [name]: value }, ...record.commands.slice(1)];
        tell(checkRecord({ ...record, commands }));
      }),
    );
  });

  test('a command swapped, left out or given twice', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), fc.nat(), fc.constantFrom(0, 1, 2), (record, a, b, copies) => {
        const { length } = record.commands;
        const commands = record.commands.flatMap((each, index) => {
          const other = record.commands[b % length] ?? each;
          return index === a % length ? Array.from({ length: copies }, () => other) : [each];
        });
        tell(checkRecord({ ...record, commands }));
      }),
    );
  });

  test('another version, another game', () => {
    fc.assert(
      fc.property(anyRecord, fc.integer(), fc.string({ minLength: 1, maxLength: 60 }), (record, version, game) => {
        fc.pre(version !== record.version && game !== record.game);
        expect(tell(checkRecord({ ...record, version }))).toMatchObject({ error: 'wrongVersion', where: 'version' });
        expect(tell(checkRecord({ ...record, game }))).toMatchObject({ error: 'unknownGame', where: 'game' });
      }),
    );
  });

  test('a link made of anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), fc.option(fc.string(), { nil: undefined }), (code, at) => {
        const answer = readLink(`#game=${code}${at === undefined ? '' : `&at=${at}`}`);
        expect(isRecordError(answer)).toBe(true);
        if (isRecordError(answer)) isClear(answer);
      }),
      { numRuns: 500 },
    );
  });

  test('a link with a letter changed, anywhere but in the last bits, is damaged', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), fc.constantFrom(...'ABab01-_'), (record, at, by) => {
        const link = linkOf(record);
        const place = 6 + (at % (link.length - 7));
        fc.pre(link[place] !== by);
        const answer = readLink(link.slice(0, place) + by + link.slice(place + 1));
        expect(answer).toMatchObject({ error: 'damagedLink', where: 'link' });
      }),
    );
  });
});
