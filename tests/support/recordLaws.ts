import { expect } from 'vitest';
import { errors as english } from '../../src/i18n/app/en/errors';
import { errors as japanese } from '../../src/i18n/app/ja/errors';
import { recordProblemText } from '../../src/i18n/errorText';
import { placeholders } from '../../src/i18n/text';
import type { GameModule } from '../../src/rules/core/module';
import type { Sequence } from '../../src/rules/core/sequence';
import type { Match } from '../../src/session/match';
import { openRecord } from '../../src/session/record/openRecord';
import { type GameRecord, recordOf } from '../../src/session/record/record';
import { isRecordError, type RecordError, recordFaults } from '../../src/session/record/recordProblem';

/** What every refusal owes the player: a known fault, a place, and a sentence about it in both languages. */
export function isClear(error: RecordError): void {
  expect(recordFaults).toContain(error.error);
  expect(error.where).not.toBe('');
  expect(error.where.length).toBeLessThan(400);
  for (const [text, locale] of [
    [english, 'en'],
    [japanese, 'ja'],
  ] as const) {
    const template = text.record[error.error];
    for (const field of placeholders(template)) expect(error).toHaveProperty(field);
    const sentence = recordProblemText(error, text, locale);
    if (template.includes('{where}')) expect(sentence).toContain(error.where);
    expect(sentence.length).toBeGreaterThan(5);
  }
}

/** Opens what was read; whatever opens must say exactly what the record said, and any error must be clear. */
export function tellOf(read: GameRecord | RecordError, module: GameModule, sequence: Sequence): Match | RecordError {
  const answer = isRecordError(read) ? read : openRecord(read, module, sequence);
  if (isRecordError(answer)) isClear(answer);
  else if (!isRecordError(read)) expect(recordOf(answer, read.seats)).toEqual(read);
  return answer;
}

/** Every place in a JSON value, as a list of keys. */
export function placesIn(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inner.flatMap(([key, each]) => placesIn(each, [...at, key]))];
}

export function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? replaced(each, rest, by) : each));
  if (typeof value !== 'object' || value === null) throw new Error(`no ${key} in ${value}`);
  return Object.fromEntries(Object.entries(value).map(([k, each]) => [k, k === key ? replaced(each, rest, by) : each]));
}
