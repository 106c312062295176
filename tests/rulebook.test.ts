import { describe, expect, test } from 'vitest';
import { isEntry, type Rulebook, readRulebook } from '../src/i18n/rulebook';
import { indexedGames, rulebookOf, rulebookText } from './support/rulebooks';

/** What a rule index says of its own size, in its last lines. */
function statedTotals(text: string): { rules: number; questions: number; examples: number } {
  const closing = text.slice(-400);
  const read = (...forms: RegExp[]) => {
    const found = forms.map((form) => form.exec(closing)?.[1]).find((number) => number !== undefined);
    if (found === undefined) throw new Error(`no total in ${closing}`);
    return Number(found);
  };
  return {
    rules: read(/Total rules: (\d+)/, /ルールの?総数[：:] ?(\d+)/),
    questions: read(/Total questions: (\d+)/, /(\d+) questions/, /質問の?総数[：:] ?(\d+)/, /質問と裁定(\d+)/),
    examples: read(/Total worked examples: (\d+)/, /(\d+) worked/, /[用体]例の?総数[：:] ?(\d+)/, /適用例(\d+)/),
  };
}

const counts = (book: Rulebook) => ({
  rules: book.rules.length,
  questions: book.questions.length,
  examples: book.examples.length,
});

/** Ids in their order, section by section. */
const outline = (book: Rulebook) =>
  book.sections.map(({ level, blocks }) => [level, ...blocks.filter(isEntry).map(({ id }) => id)]);

/** Everything in a text that stands for a rule: `TC-Q11`, `TK-WIN1`. */
const references = (text: string) => [...new Set(text.match(/\b(?:TC|TOT|TK|TD|ATA)-[A-Z0-9.]*\d+[a-z]?\b/g))].sort();

test('there are five rule indexes', () => {
  expect(indexedGames).toEqual(['tankAce', 'tankChess', 'tankDuel', 'tankKillers', 'tankOnTank']);
});

describe.each(indexedGames)('the rule index of %s', (game) => {
  const en = rulebookOf(game, 'en');
  const ja = rulebookOf(game, 'ja');

  test('holds as many rules, questions and examples as it says, in both languages', () => {
    expect(counts(en)).toEqual(statedTotals(rulebookText(game, 'en')));
    expect(counts(ja)).toEqual(statedTotals(rulebookText(game, 'ja')));
  });

  test('names no id twice', () => {
    const ids = outline(en).flat();
    const rules = ids.filter((id) => typeof id === 'string');
    expect(new Set(rules).size).toBe(rules.length);
  });

  test('has the same ids in the same sections and order in both languages', () => {
    expect(outline(ja)).toEqual(outline(en));
  });

  test('says something under every id', () => {
    for (const book of [en, ja]) {
      const mute = [...book.rules, ...book.questions, ...book.examples].filter(({ text }) => text.length < 4);
      expect(mute).toEqual([]);
    }
  });

  test('points to the same rulings from the same lines in both languages', () => {
    const pointing = (book: Rulebook) =>
      Object.fromEntries(book.rules.map(({ id, text }) => [id, references(text).filter((ref) => /-Q\d/.test(ref))]));
    expect(pointing(ja)).toEqual(pointing(en));
  });
});

test('reads paragraphs, folded lines, lists and tables', () => {
  const book = readRulebook(
    [
      '# Title',
      '',
      'One folded',
      'line.',
      '',
      '## First',
      '',
      '| a | b |',
      '| --- | --- |',
      '| 1 | 2 |',
      '',
      '- **XX-1a** A rule',
      '  goes on.',
      '- **XX-Q1** Asked.',
      '- **XX-EX1** Shown.',
      '- **XX-EXT1** A rule again.',
      '',
      '### Second',
      '1. One',
      '   - Two',
      '   more of two',
      '日本語の',
      '行。',
    ].join('\n'),
  );
  expect(book.title).toBe('Title');
  expect(book.sections).toEqual([
    { level: 1, heading: '', blocks: [{ kind: 'paragraph', text: 'One folded line.' }] },
    {
      level: 2,
      heading: 'First',
      blocks: [
        { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
        { kind: 'rule', id: 'XX-1a', text: 'A rule goes on.' },
        { kind: 'question', id: 'XX-Q1', text: 'Asked.' },
        { kind: 'example', id: 'XX-EX1', text: 'Shown.' },
        { kind: 'rule', id: 'XX-EXT1', text: 'A rule again.' },
      ],
    },
    {
      level: 3,
      heading: 'Second',
      blocks: [
        { kind: 'item', depth: 0, mark: '1.', text: 'One' },
        { kind: 'item', depth: 1, mark: '-', text: 'Two more of two 日本語の行。' },
      ],
    },
  ]);
});
