import { describe, expect, test } from 'vitest';
import { chronicleOf } from '../../../src/rules/tankAce/chronicle';
import { monthAt } from '../../../src/rules/tankAce/data/calendar';
import { datedLog } from '../../../src/rules/tankAce/missionLog';
import { awardNames, type Known, ranks } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { aideCareer, eventsOf } from './played';

const careers = [
  ['a long one', 'chronicle 1', {}, 1],
  ['with a later start', 'chronicle 2', { start: '1944-11' }, 1],
  ['two rivals in different units', 'chronicle 3', { together: 'separate' }, 2],
] as const;

/** The events and the state tell the same career, each in its own way. */
describe.each(careers)('the chronicle of a career: %s', (_, seed, options, seats) => {
  const match = aideCareer(seed, options, seats);
  const state = match.state as unknown as Known;
  // Told anew in every test: only then do changed rules tell another story.
  const told = () => state.careers.map((_each, seat) => chronicleOf(eventsOf(match), seat, monthAt(state.start)));

  test(`has a chapter for every line of the log ${cite('ATA-2.0f', 'ATA-4.2.2a')}`, () => {
    const chronicles = told();
    state.careers.forEach((career, seat) => {
      const log = datedLog(state, career);
      const chapters = chronicles[seat]?.chapters ?? [];
      expect(log.length).toBeGreaterThan(0);
      expect(chapters.map(({ month, no }) => [month, no])).toEqual(log.map(({ month, no }) => [month, no]));
      log.forEach(({ entry }, index) => {
        const chapter = chapters[index];
        if (entry.type === 'refit') expect(chapter?.passed).toBe('refit');
        else if (entry.type === 'skipped') expect(chapter?.passed).toBe(entry.reason);
        else {
          const { mission, event, terrain, weather, met } = entry;
          expect(chapter).toMatchObject({ mission, event, terrain, weather, met, passed: null });
          expect(chapter?.end === 'won').toBe(entry.result === 'won');
          expect(chapter?.end === 'tank').toBe(entry.result === 'tank');
          expect(chapter?.xp).toBe(entry.xp);
          const medals = chapter?.medals.map(({ award }) => award) ?? [];
          expect(awardNames.filter((award) => medals.includes(award))).toEqual(entry.awards);
          expect(chapter?.rounds).toBeGreaterThan(0);
        }
      });
    });
  });

  test(`knows rank, tank and unit he ends with, and who sits beside him ${cite('ATA-2.0f')}`, () => {
    const chronicles = told();
    state.careers.forEach((career, seat) => {
      const chronicle = chronicles[seat];
      if (chronicle === undefined) throw new Error(`no chronicle of seat ${seat}`);
      expect([chronicle.rank, chronicle.unit]).toEqual([ranks[career.rank], career.unit]);
      expect(chronicle.tanks.at(-1)?.tank).toBe(career.tank);
      expect(chronicle.men).toHaveLength(career.men);
      if (career.fate !== null) return;
      for (const [post, { no }] of Object.entries(career.crew))
        expect(chronicle.men.find((man) => man.no === no)).toMatchObject({ post, to: null, end: 'serves' });
    });
  });
});
