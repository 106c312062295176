import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errors as english } from '../../src/i18n/en/errors';
import { sayWrong } from '../../src/i18n/errorText';
import { errors as japanese } from '../../src/i18n/ja/errors';
import { placeholders } from '../../src/i18n/text';
import type { Match } from '../../src/session/match';
import { openRecord } from '../../src/session/openRecord';
import { checkRecord, type GameRecord, printRecord, readRecord, recordOf } from '../../src/session/record';
import { isRecordError, type RecordError, recordFaults } from '../../src/session/recordError';
import { linkOf, readLink } from '../../src/session/recordLink';
import { toyModule, toySequence, toySitters } from '../support/toyMachine';
import { playToy } from '../support/toyPlay';

const records = ['a', 'b', 'c'].map((seed) => recordOf(playToy(seed), toySitters));
const anyRecord = fc.constantFrom(...records);

/** What every refusal owes the player: a known fault, a place, and a sentence about it in both languages. */
function isClear(error: RecordError): void {
  expect(recordFaults).toContain(error.error);
  expect(error.where).not.toBe('');
  expect(error.where.length).toBeLessThan(400);
  for (const [text, locale] of [
    [english, 'en'],
    [japanese, 'ja'],
  ] as const) {
    const template = text.record[error.error];
    for (const field of placeholders(template)) expect(error).toHaveProperty(field);
    const sentence = sayWrong(error, text, locale);
    if (template.includes('{where}')) expect(sentence).toContain(error.where);
    expect(sentence.length).toBeGreaterThan(5);
  }
}

/** Reads and opens a text; whatever opens must say exactly what the text said. */
function tell(read: GameRecord | RecordError): Match | RecordError {
  const answer = isRecordError(read) ? read : openRecord(read, toyModule, toySequence);
  if (isRecordError(answer)) isClear(answer);
  else if (!isRecordError(read)) expect(recordOf(answer, read.seats)).toEqual(read);
  return answer;
}

/** Every place in a JSON value, as a list of keys. */
function placesIn(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inner.flatMap(([key, each]) => placesIn(each, [...at, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? replaced(each, rest, by) : each));
  if (typeof value !== 'object' || value === null) throw new Error(`no ${key} in ${value}`);
  return Object.fromEntries(Object.entries(value).map(([k, each]) => [k, k === key ? replaced(each, rest, by) : each]));
}

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
