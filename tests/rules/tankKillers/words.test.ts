import { describe, expect, test } from 'vitest';
import { describeTankKillers } from '../../../src/i18n/tankKillers/describe';
import { cards as cardsEn, units as unitsEn } from '../../../src/i18n/tankKillers/en/cards';
import en from '../../../src/i18n/tankKillers/en/game';
import { cards as cardsJa, units as unitsJa } from '../../../src/i18n/tankKillers/ja/cards';
import ja from '../../../src/i18n/tankKillers/ja/game';
import { fill, namingSides, placeholders } from '../../../src/i18n/text';
import { legal } from '../../../src/rules/core/play';
import { tankKillers } from '../../../src/rules/tankKillers';
import { kinds } from '../../../src/rules/tankKillers/data/formations';
import { cardIds, cardOf } from '../../../src/rules/tankKillers/data/tactics';
import { rulebook } from '../../../src/rules/tankKillers/rulebook';
import { citableIds } from '../../support/rulebooks';
import { attack } from './table';

const languages = [
  ['English', en, cardsEn, unitsEn],
  ['Japanese', ja, cardsJa, unitsJa],
] as const;

describe.each(languages)('in %s', (_, text, cards, units) => {
  test('every card and unit has a name and a sentence', () => {
    expect(Object.keys(cards)).toEqual(cardIds);
    expect(Object.keys(units)).toEqual(kinds);
    expect(new Set(Object.values(cards).map(({ name }) => name)).size).toBe(92);
    for (const { name, text: line } of [...Object.values(cards), ...Object.values(units)]) {
      expect(name.trim()).not.toBe('');
      expect(line).toMatch(/[.。]$/);
    }
  });

  test('a modifier’s words carry the number on the card', () => {
    for (const card of cardIds) {
      const { effect, pen, inf } = cardOf(card);
      if (effect === 'modify') expect(cards[card].text, card).toContain(String(Math.abs(pen ?? inf ?? 0)));
    }
  });

  test('every rule that code cites has its line and stands in the index', () => {
    const ids = citableIds('tankKillers');
    const rules: { readonly [rule: string]: string } = text.rules;
    for (const rule of [...rulebook, ...cardIds.map((card) => `TK-CARD${card.slice(1)}`)]) {
      expect(ids, rule).toContain(rule);
      expect(rules[rule]?.trim() ?? '', rule).not.toBe('');
    }
  });

  test('who does what is told by nation, whichever two were chosen', () => {
    const locale = text === en ? 'en' : 'ja';
    const options = { nation0: 'british', nation1: 'german' };
    const named = namingSides(text, tankKillers.sideNames?.({ setup: 'germanAmerican', seats: 2, options }));
    expect(named.seats).toEqual([text.words.british, text.words.german]);
    for (const [event, sentence] of Object.entries(text.events)) {
      const told = fill(sentence, { seat: 0, by: 1, winner: 1 }, named, locale);
      expect(told, event).not.toMatch(/player \d|プレイヤー/i);
      expect(told.includes(named.seats[0] ?? '?'), event).toBe(placeholders(sentence).includes('seat'));
    }
    const view = tankKillers.view(attack('B1', 'G2', { attacker: ['T46'] }).state, 0);
    expect(describeTankKillers(named, locale).ref(view, 'area:deck1', [])).toContain(text.words.german);
  });

  test('everything a player can do or see can be read out', () => {
    const locale = text === en ? 'en' : 'ja';
    const reader = describeTankKillers(text, locale);
    const table = attack('G2', 'A6', { attacker: ['T46', 'T47', 'T8'], defender: ['T82', 'T67', 'T33'] });
    for (let i = 0; i < 40 && table.state.defeated === null; i++) {
      const view = tankKillers.view(table.state, table.seat);
      const moves = legal(tankKillers, table.state, table.seat);
      for (const move of moves) {
        expect(reader.command(view, move)).toMatch(locale === 'en' ? /^[A-Za-z0-9]/ : /[ぁ-んァ-ヶ一-龠]/);
        for (const ref of tankKillers.path(move)) expect(reader.ref(view, ref, [])?.trim()).toBeTruthy();
      }
      expect(reader.pieces(view).every(({ name, side, place }) => name !== '' && side !== '' && place !== '')).toBe(
        true,
      );
      const [move] = moves;
      if (move === undefined) throw new Error('no move');
      table.give(move);
    }
    expect(table.state.turn).toBeGreaterThan(1);
  });
});

test('both languages fill in the same fields', () => {
  for (const type of Object.keys(en.events)) {
    const [one, other] = [en, ja].map(({ events }) => Object.entries(events).find(([key]) => key === type)?.[1] ?? '');
    expect(placeholders(other ?? '').toSorted(), type).toEqual(placeholders(one ?? '').toSorted());
  }
});

test('a position is read out unit by unit', () => {
  const table = attack('G2', 'A1', { defender: ['T82'] });
  const reader = describeTankKillers(en, 'en');
  expect(reader.pieces(tankKillers.view(table.state, null))).toEqual([
    { name: 'Panther', side: 'German', place: 'in front of its owner', facing: '', state: 'attacking' },
    { name: 'M4 Sherman', side: 'American', place: 'on top of its deck', facing: '', state: 'face up' },
  ]);
  expect(reader.ref(tankKillers.view(table.state, 1), 'unit:A1.1', [])).toBe('M4 Sherman, American');
});
