import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankAce/en/game';
import ja from '../../../src/i18n/tankAce/ja/game';
import { sequenceOf } from '../../../src/machines/order';
import { tankAceChart } from '../../../src/machines/tankAce';
import { tankAceModule } from '../../../src/rules/tankAce';
import { threatAfter, threatTo } from '../../../src/rules/tankAce/outlook';
import type { Command, View } from '../../../src/rules/tankAce/types';
import type { Style } from '../../../src/scenes/board/gameScene';
import { palettes } from '../../../src/scenes/paint/palette';
import { lookFor, reasonFor } from '../../../src/scenes/tankAce/aide/reasons';
import { goalOf, newsOf } from '../../../src/scenes/tankAce/band';
import { mindOf } from '../../../src/scenes/tankAce/battle/mind';
import { lookedAt, noWishes } from '../../../src/scenes/tankAce/battle/orders';
import { careerWords } from '../../../src/scenes/tankAce/career/words';
import type { Match } from '../../../src/session/match';
import { aideCareer } from '../../rules/tankAce/played';

const styles = {
  en: { text: en, language: 'en', pieces: 'silhouettes', palette: palettes.standard },
  ja: { text: ja, language: 'ja', pieces: 'silhouettes', palette: palettes.standard },
} as const satisfies { readonly [language: string]: Style };

const sequence = sequenceOf(tankAceChart);
const career = aideCareer('s25');
const viewOf = (match: Match) => match.view(0) as View;
const moments = Array.from({ length: Math.min(60, career.log.length) }, (_, at) => career.rewind(at));
const best = (match: Match) =>
  (tankAceModule.think?.({ view: match.view(0), seat: 0, level: 'hard', seed: 'aide' }, sequence)?.best ?? []).map(
    ({ command }) => command as Command,
  );

describe('what the Aide proposes', () => {
  test('each of his choices has a reason, in both languages', () => {
    for (const match of moments)
      for (const command of best(match))
        for (const style of Object.values(styles)) {
          const says = reasonFor(viewOf(match), command, style);
          expect(says, `${match.state.phase} ${command.type}`).not.toBe('');
          expect(says).not.toMatch(/[{}]|undefined/);
        }
  });

  test('the danger he tells is the danger of the rules, before and after', () => {
    const orders = moments.filter((match) => match.state.phase === 'orders');
    expect(orders.length).toBeGreaterThan(5);
    for (const match of orders) {
      const view = viewOf(match);
      for (const command of best(match)) {
        const says = reasonFor(view, command, styles.en);
        for (const chance of [threatTo(view, 0).destroyed, threatAfter(view, command)])
          expect(says).toContain(`${Math.round(chance * 100)}%`);
      }
    }
  });

  test('a pressed line has that very order in mind, short of giving it', () => {
    for (const match of moments.filter(({ state }) => state.phase === 'orders')) {
      const view = viewOf(match);
      for (const command of best(match).filter(({ type }) => type !== 'endOrders' && type !== 'synergy')) {
        const wishes = lookedAt(noWishes, lookFor(view, command), view, 0);
        expect(mindOf(view, 0, wishes, [], styles.en).chosen?.command).toEqual(command);
      }
    }
  });

  test('what lies on a paper of the desk is looked for there', () => {
    const view = viewOf(moments[0] as Match);
    expect(lookFor(view, { type: 'buySkill', seat: 0, post: 'gunner', skill: 'aim' })).toBe('career/crew');
    expect(lookFor(view, { type: 'changeTank', seat: 0, tank: 'm4a3' })).toBe('career/tanks');
  });
});

describe('the strip over the table', () => {
  test('says how the battle is won while one is fought, else how the career is', () => {
    const [first] = moments;
    const fight = moments.find(({ state }) => state.phase === 'orders');
    if (first === undefined || fight === undefined) throw new Error('no such moment');
    expect(goalOf(viewOf(first), 0, false, styles.en).says).toContain('0 so far');
    expect(goalOf(viewOf(first), 0, false, styles.en).says).toContain('5 more wins');
    expect(goalOf(viewOf(fight), 0, true, styles.en)).toMatchObject({ rule: 'ATA-6.5a' });
  });

  test('tells of a shot with the roll that decided it, and of nothing that only counts', () => {
    const fired = [...career.log].find(({ events }) => events.some(({ type }) => type === 'fired'));
    const says = newsOf(fired?.events ?? [], styles.en);
    expect(says).toMatch(/To hit: |HE and machine-gun attack: /);
    expect(says.split(' · ').length).toBeLessThanOrEqual(4);
    expect(newsOf([{ type: 'readied' }, { type: 'ordersCounted' }], styles.en)).toBe('');
  });
});

test('two commanders of one unit and their men have names of their own', () => {
  const match = aideCareer('pair', { start: '1945-04' }, 2);
  const view = match.view(0) as View;
  const words = careerWords(styles.en);
  const names = view.careers.map(({ unit, crew }, seat) =>
    Object.values(crew).map(({ no }) => words.surname(unit, no, seat)),
  );
  expect(new Set(names.flat()).size).toBe(names.flat().length);
});
