import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../../../src/i18n/rulebook';
import { indexRules } from '../../../../src/scenes/rulebook/index';
import { richText } from '../../../../src/scenes/rulebook/richText';
import { searchable, spansOf } from '../../../../src/scenes/rulebook/search';

const load = (game: string, language: string) =>
  indexRules(
    readRulebook(
      readFileSync(new URL(`../../../../src/rules/${game}/rulebook/${language}.md`, import.meta.url), 'utf8'),
    ),
  );
const chess = load('tankChess', 'en');
const chessJa = load('tankChess', 'ja');
const tank = load('tankOnTank', 'en');

test('an id typed in other letters is known, and one that stands as it is typed comes first', () => {
  expect(chess.known('tc-armor2')).toBe('TC-ARMOR2');
  expect(tank.known('tot-8.2E')).toBe('TOT-8.2e');
  for (const { id } of tank.book.rules) expect(tank.known(id)).toBe(id);
  expect(chess.known('tc-none')).toBeNull();
});

describe('searching', () => {
  const found = (text: string, query: string) =>
    spansOf(searchable(text), query).map((s) => text.slice(s.start, s.end));

  test('neither width nor case nor composition counts', () => {
    expect(found('Front ARMOUR, front', 'front')).toEqual(['Front', 'front']);
    expect(found('ＴＣ－ＡＲＭＯＲ２', 'armor2')).toEqual(['ＡＲＭＯＲ２']);
    expect(found('重ﾊﾞｯｸ戦車', 'バック')).toEqual(['ﾊﾞｯｸ']);
    expect(found('戦車が視線を遮る', '視線')).toEqual(['視線']);
    expect(found('anything', '  ')).toEqual([]);
  });

  test('by id and by word, in both languages', () => {
    expect(chess.search('tc-armor2')[0]?.entry.id).toBe('TC-ARMOR2');
    expect(chess.search('exactly in front').map((hit) => hit.entry.id)).toContain('TC-ARMOR2');
    expect(chessJa.search('障害物').length).toBeGreaterThan(1);
    expect(chess.search('zeppelin')).toEqual([]);
    expect(tank.search('exactly between two hexes').map((hit) => hit.entry.id)).toContain('TOT-8.2e');
  });

  test('the chapter of that name comes before a rule that only mentions it, rulings and examples last', () => {
    const hits = chess.search('armour');
    expect(hits[0]?.entry.id).toBe('TC-ARMOR1');
    const kinds = hits.map((hit) => hit.entry.kind === 'rule');
    expect(kinds.lastIndexOf(true)).toBeLessThan(kinds.indexOf(false));
  });

  test('finds every entry that holds the word and no other', () => {
    const all = chess.book.sections.flatMap((section) => section.blocks).filter((block) => 'id' in block);
    const plain = all.filter((entry) => `${entry.id} ${entry.text}`.toLowerCase().includes('obstacle'));
    const ids = chess.search('Obstacle').map((hit) => hit.entry.id);
    expect(ids.toSorted()).toEqual(plain.map((entry) => entry.id).toSorted());
  });
});

describe('the page of a rule', () => {
  test('has the rulings that name it or that it names', () => {
    expect(tank.page('TOT-8.2e')?.rulings.map((entry) => entry.id)).toContain('TOT-Q4');
    expect(chess.page('TC-SETUP3')?.rulings.map((entry) => entry.id)).toContain('TC-Q11');
  });

  test('names its chapter and its neighbours, itself not among them', () => {
    const page = tank.page('TOT-8.2e');
    expect(page?.chapter.heading).toContain('Combat');
    expect(page?.section.heading).toContain('Line of sight');
    const beside = page?.neighbours.map((entry) => entry.id) ?? [];
    expect(beside).toContain('TOT-8.2d');
    expect(beside).toContain('TOT-8.2f');
    expect(beside).not.toContain('TOT-8.2e');
  });

  test('is there for every entry and for nothing else', () => {
    for (const entry of [...tank.book.rules, ...tank.book.questions, ...tank.book.examples]) {
      expect(tank.page(entry.id)?.entry).toBe(entry);
    }
    expect(tank.page('TOT-99')).toBeNull();
  });
});

describe('rule text', () => {
  const isRule = (id: string) => chess.has(id);

  test('loses none of its words and lets ids be followed', () => {
    const pieces = richText('See TC-KILL1 and **never** XX-1. [TC-Q5]', isRule);
    expect(pieces.map((piece) => piece.text).join('')).toBe('See TC-KILL1 and never XX-1. [TC-Q5]');
    expect(pieces.filter((piece) => piece.tone === 'rule').map((piece) => piece.text)).toEqual(['TC-KILL1', 'TC-Q5']);
    expect(pieces.find((piece) => piece.tone === 'strong')?.text).toBe('never');
  });

  test('marks what a search found, across a change of hand', () => {
    const text = 'only **front armour** counts';
    const pieces = richText(text, isRule, spansOf(searchable(text), 'armour'));
    expect(pieces.filter((piece) => piece.found)).toEqual([{ tone: 'strong', text: 'armour', found: true }]);
  });
});
