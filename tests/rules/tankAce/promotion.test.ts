import { expect, test } from 'vitest';
import { months } from '../../../src/rules/tankAce/data/calendar';
import { promotionChance } from '../../../src/rules/tankAce/promotion';
import { cite } from '../../support/cite';
import { newCareer, type Table } from './table';

function chance(month: (typeof months)[number], edit: (career: Table['career']) => void = () => {}) {
  const { state } = newCareer().change((draft) => {
    draft.month = months.indexOf(month);
    const [career] = draft.careers;
    if (career !== undefined) edit(career);
  });
  return promotionChance(state, 0);
}

test(`the chance of the next promotion is that of its roll, in the month it is due ${cite('ATA-8.2.2a', 'ATA-8.2.2b', 'ATA-8.2.2c', 'ATA-8.2.2d', 'ATA-8.2.2e', 'ATA-8.2.2f')}`, () => {
  expect(chance('1944-06')).toEqual({
    month: '1944-08',
    sure: false,
    chance: expect.closeTo(4 / 6),
    withLeadership: expect.closeTo(5 / 6),
  });
  const stars = chance('1944-10', (career) => {
    career.stars = 1;
    career.crew.commander.skills = ['leadership'];
  });
  expect(stars).toEqual({ month: '1944-12', sure: false, chance: expect.closeTo(1), withLeadership: null });
  const medal = chance('1944-09', (career) => void Object.assign(career.awards, { medalOfHonor: 1 }));
  expect(medal).toMatchObject({ month: '1944-10', chance: expect.closeTo(1) });
  expect(chance('1944-06', (career) => void Object.assign(career.awards, { dsc: 1 }))?.sure).toBe(true);
  expect(chance('1945-04')).toBeNull();
  expect(chance('1944-06', (career) => void Object.assign(career, { rank: 4 }))).toBeNull();
});
