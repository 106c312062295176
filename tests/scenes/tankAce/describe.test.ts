import { describe, expect, test } from 'vitest';
import { describeTankAce } from '../../../src/i18n/tankAce/describe';
import en from '../../../src/i18n/tankAce/en/game';
import ja from '../../../src/i18n/tankAce/ja/game';
import { fill } from '../../../src/i18n/text';
import { sequenceOf } from '../../../src/machines/order';
import { tankAceChart } from '../../../src/machines/tankAce';
import { tankAce, tankAceModule } from '../../../src/rules/tankAce';
import type { Command, View } from '../../../src/rules/tankAce/types';
import { type Match, openMatch } from '../../../src/session/match';
import { narrowed } from '../../../src/session/selection';
import { battle } from '../../rules/tankAce/table';

const books = { en: describeTankAce(en, 'en'), ja: describeTankAce(ja, 'ja') };
const sequence = sequenceOf(tankAceChart);

/** Moments of a mission, each after another order that was allowed. */
function moments(seed: string, count: number): readonly Match[] {
  let match = openMatch(tankAceModule.game, sequence, { setup: 'mission', seats: 1, options: {}, seed });
  const seen: Match[] = [];
  while (seen.length < count && match.result === null) {
    seen.push(match);
    const legal = match.legal(match.state.active[0] ?? 0);
    const next = legal[(seen.length * 17) % legal.length];
    if (next === undefined) break;
    match = match.play(next);
  }
  return seen;
}
const played = ['one', 'two', 'three'].flatMap((seed) => moments(seed, 14));

describe.each(['en', 'ja'] as const)('commands and things in %s', (language) => {
  const book = books[language];

  test('no two commands of one moment sound alike, and none is left without words', () => {
    for (const match of played) {
      const view = match.view(0) as View;
      const commands = match.legal(0) as readonly Command[];
      const said = commands.map((command) => book.command(view, command));
      expect(new Set(said).size).toBe(said.length);
      expect(said.join('')).not.toMatch(/[{}]|undefined/);
    }
  });

  test('everything that can be pointed at has a name, other than its neighbours', () => {
    for (const match of played) {
      const view = match.view(0) as View;
      const first = narrowed(tankAce, match.legal(0), [])?.next ?? [];
      for (const ref of first) {
        const next = narrowed(tankAce, match.legal(0), [ref])?.next ?? [];
        const names = next.map((each) => book.ref(view, each, [ref]));
        expect(names.every((name) => name !== null && name !== '')).toBe(true);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test('letters of areas are letters, not results of charts', () => {
    const { state } = battle([['pz4', 'B']]);
    const said = book.command(state, { type: 'traverse', seat: 0, turret: 'B' });
    expect(said).toContain('B');
    expect(said).not.toContain(language === 'en' ? en.words.B : ja.words.B);
  });
});

test('two of a kind in one area are counted', () => {
  const { state } = battle([
    ['inf', 'A'],
    ['inf', 'A'],
    ['inf', 'C'],
  ]);
  expect(['u1', 'u2', 'u3'].map((id) => books.en.ref(state, `unit:${id}`, []))).toEqual([
    'infantry (no. 1), area A',
    'infantry (no. 2), area A',
    'infantry, area C',
  ]);
});

test('the position lists your tank and every unit with its state', () => {
  const { state } = battle([['panther', 'C', { hullDown: true, targets: 0 }]], { tank: { immobile: true } });
  expect(books.en.pieces(state)).toEqual([
    { name: 'M4', side: 'First commander', place: 'Medium range', facing: 'hull B, turret B', state: 'immobilised' },
    { name: 'Panther', side: 'Germans', place: 'area C', facing: '', state: 'hull down, targets you' },
  ]);
});

test.each([
  ['en', en, 'button up'],
  ['ja', ja, 'ハッチ閉鎖'],
] as const)(
  'the letter B is an area where areas are rolled for, and a result elsewhere: %s',
  (language, text, result) => {
    const told = (chart: string) =>
      fill(text.events.rolled, { chart, result: 'B', total: 3, who: '', column: '' }, text, language);
    expect(told('F2')).not.toContain(result);
    expect(told('F2')).toMatch(/ ?B ?[(（]3/);
    expect(told('B3')).toContain(result);
  },
);
