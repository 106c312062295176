import { describe, expect, test } from 'vitest';
import { errors as english } from '../../src/i18n/app/en/errors';
import { errors as japanese } from '../../src/i18n/app/ja/errors';
import { recordProblemText } from '../../src/i18n/errorText';
import { placeholders } from '../../src/i18n/text';
import { expectations, recordFaults } from '../../src/session/record/recordProblem';
import { saveFaults } from '../../src/session/store/saves';

describe('words for what goes wrong', () => {
  test.each([
    ['English', english],
    ['Japanese', japanese],
  ])('%s has all of them and no others', (_, text) => {
    expect(Object.keys(text.record)).toEqual([...recordFaults]);
    expect(Object.keys(text.expected)).toEqual([...expectations]);
    expect(Object.keys(text.saves)).toEqual([...saveFaults]);
    for (const part of Object.values(text)) {
      for (const words of Object.values(part)) expect(words.trim()).not.toBe('');
    }
  });

  test('both languages fill in the same things, all of them fields of the error', () => {
    for (const fault of recordFaults) {
      const used = placeholders(english.record[fault]).toSorted();
      expect(placeholders(japanese.record[fault]).toSorted(), fault).toEqual(used);
      for (const field of used) expect(['where', 'expected', 'found', 'rule']).toContain(field);
    }
  });

  test('a sentence names what and where', () => {
    const bad = { error: 'badField', where: 'seats[1].name', expected: 'text', found: '7' } as const;
    expect(recordProblemText(bad, english, 'en')).toBe('In the record, seats[1].name should be text, but is 7.');
    expect(recordProblemText(bad, japanese, 'ja')).toBe(
      '棋譜の seats[1].name は文字列でなければなりませんが、7 になっています。',
    );
  });

  test('a refusal is told in the words of the game', () => {
    const refused = { error: 'refusedCommand', where: 'commands[3]', rule: 'TOY-2' } as const;
    const rules = { 'TOY-2': 'one square at a time' };
    expect(recordProblemText(refused, english, 'en', rules)).toContain(
      'commands[3] of the record: one square at a time',
    );
    expect(recordProblemText({ ...refused, rule: 'over' }, english, 'en', rules)).toContain(english.refusals.over);
    expect(recordProblemText({ ...refused, rule: 'constructor' }, english, 'en', rules)).toContain(': constructor.');
  });
});
