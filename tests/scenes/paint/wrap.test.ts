import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSoftBreaks, wrapLines } from '../../../src/scenes/paint/wrap';

const letters = (text: string) => [...text].length;

describe('wrapping', () => {
  test('English breaks between words', () => {
    expect(wrapLines('Choose a piece to drive.', 'en', 14, letters)).toEqual(['Choose a piece', 'to drive.']);
  });

  test('Japanese breaks between phrases, and no line begins with a particle or a full stop', () => {
    const lines = wrapLines('動かす駒を選び、進む先のマスを指してください。', 'ja', 9, letters);
    expect(lines.join('')).toBe('動かす駒を選び、進む先のマスを指してください。');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toMatch(/^[、。をのにはがっょ」）]/);
  });

  test('an opening bracket is not left at the end of a line', () => {
    for (let width = 4; width < 14; width++)
      for (const line of wrapLines('装甲（前面と側面）の値を比べます。', 'ja', width, letters))
        expect(line).not.toMatch(/（$/);
  });

  test('a span of years is not broken before its dash', () => {
    for (let width = 4; width < 14; width++)
      for (const line of wrapLines('西部戦線、1944〜45年の戦い。', 'ja', width, letters))
        expect(line).not.toMatch(/^〜/);
  });

  test('a number stays with what it counts and with what it is the value of', () => {
    const told = '前進一マス、45度の旋回。重3、中4、軽5。砲II対側面装甲0、残り4ステップ。';
    for (let width = 6; width < 20; width++)
      for (const line of wrapLines(told, 'ja', width, letters)) {
        expect(line).not.toMatch(/(?:45|4|重|中|軽|砲|装甲)$/);
        expect(line).not.toMatch(/^(?:度|3|II|0|ステップ)/);
      }
  });

  test('a prefix or a suffix stays with its word', () => {
    for (let width = 5; width < 20; width++)
      for (const line of wrapLines('黒の軽戦車がM10へ、南東向き。司令部を失う。', 'ja', width, letters)) {
        expect(line).not.toMatch(/軽$/);
        expect(line).not.toMatch(/^(?:向き|部)/);
      }
  });

  test('the browser is told the same places, and nothing in English', () => {
    expect(withSoftBreaks('攻撃喪失サブフェイズ、全314項', 'ja').split('\u200b')).toContain('全314項');
    expect(withSoftBreaks('攻撃喪失サブフェイズ', 'ja').replaceAll('\u200b', '')).toBe('攻撃喪失サブフェイズ');
    expect(withSoftBreaks('Lost Attack Subphase', 'en')).toBe('Lost Attack Subphase');
  });

  test('lines asked for are kept', () => {
    expect(wrapLines('one\ntwo', 'en', 40, letters)).toEqual(['one', 'two']);
  });

  test('nothing is lost, and only what cannot be broken is too wide', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.integer({ min: 8, max: 30 }), (words, width) => {
        const lines = wrapLines(words.join(' '), 'en', width, letters);
        expect(lines.join(' ')).toBe(words.join(' '));
        for (const line of lines) expect(letters(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

test('the id of a rule is never broken', () => {
  for (let width = 3; width < 12; width++) {
    const lines = wrapLines('根拠はTC-ARMOR2です。', 'ja', width, letters);
    expect(lines.filter((line) => line.includes('TC-ARMOR2'))).toHaveLength(1);
  }
});
