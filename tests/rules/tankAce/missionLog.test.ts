import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventNumbers } from '../../../src/rules/tankAce/data/calendar';
import { posts } from '../../../src/rules/tankAce/data/crewCharts';
import { enemyIds } from '../../../src/rules/tankAce/data/enemies';
import { codeOf, datedLog, type LogLine, lineOf, markKills } from '../../../src/rules/tankAce/missionLog';
import { absences, awardNames, missionKinds, terrains, weathers } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { fought, old, settled, tanks } from './fought';
import { newCareer } from './table';

const anyLine: fc.Arbitrary<LogLine> = fc.oneof(
  fc.constant<LogLine>({ type: 'refit' }),
  fc.record({ type: fc.constant('skipped' as const), reason: fc.constantFrom(...absences) }),
  fc.record({
    type: fc.constant('fought' as const),
    mission: fc.constantFrom(...missionKinds),
    event: fc.constantFrom(null, ...eventNumbers),
    result: fc.constantFrom('won' as const, 'lost' as const, 'tank' as const),
    terrain: fc.constantFrom(...terrains),
    weather: fc.constantFrom(...weathers),
    met: fc.array(fc.record({ kind: fc.constantFrom(...enemyIds), destroyed: fc.boolean() }), { maxLength: 9 }),
    hurt: fc.subarray([...posts]),
    awards: fc.subarray([...awardNames]),
    xp: fc.nat(4),
  }),
);

describe('the mission log', () => {
  test(`every line is read as it was written ${cite('ATA-3.7a')}`, () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(lineOf(codeOf(line))).toEqual(line);
      }),
    );
  });

  test('a word that is no line is not read as one', () => {
    for (const code of ['', 'parade:won:open:clear::::0', 'skipped:parade', 'attack:drawn:open:clear::::0'])
      expect(() => lineOf(code)).toThrow();
  });

  test('what was met is marked where it was destroyed, each unit once', () => {
    expect(markKills(['pz4', 'inf', 'pz4'], ['pz4', 'halftrack'])).toEqual([
      { kind: 'pz4', destroyed: true },
      { kind: 'inf', destroyed: false },
      { kind: 'pz4', destroyed: false },
      { kind: 'halftrack', destroyed: true },
    ]);
  });

  test(`a mission leaves enemies, wounds, awards and experience in it ${cite('ATA-4.2.2a', 'ATA-2.0c')}`, () => {
    const table = settled({ kills: tanks(3), hurt: ['commander'], career: { ...old, credit: 2 } });
    expect(lineOf(table.career.log.at(-1) ?? '')).toEqual({
      type: 'fought',
      mission: 'attack',
      event: null,
      result: 'won',
      terrain: 'open',
      weather: 'clear',
      met: markKills([], tanks(3)),
      hurt: ['commander'],
      awards: ['purpleHeart', 'silverStar'],
      xp: 1,
    });
    const destroyed = fought({ fight: { outcome: 'destroyed' } }).begin('after');
    expect(lineOf(destroyed.career.log.at(-1) ?? '')).toMatchObject({ result: 'tank', awards: ['campaign'], xp: 0 });
    expect(lineOf(settled({ won: false }).career.log.at(-1) ?? '')).toMatchObject({ result: 'lost' });
  });

  test(`June has as many lines as was chosen, every later month eight ${cite('ATA-4.2.3a', 'ATA-4.2.3b', 'ATA-Q4')}`, () => {
    const months = (juneLines: number, start: string) => {
      const { state } = newCareer({ juneLines, start }).change((draft) => {
        for (let line = 0; line < 13; line++) draft.careers[0]?.log.push('refit');
      });
      const career = state.careers[0];
      return career === undefined ? [] : datedLog(state, career).map(({ month, line, no }) => `${no} ${month} ${line}`);
    };
    expect(months(4, '1944-06').slice(3, 5)).toEqual(['4 1944-06 4', '5 1944-07 1']);
    expect(months(4, '1944-06').slice(11)).toEqual(['12 1944-07 8', '13 1944-08 1']);
    expect(months(2, '1944-06')[2]).toBe('3 1944-07 1');
    expect(months(4, '1944-09')[8]).toBe('9 1944-10 1');
  });
});

test(`every man has a number of his own: who replaces the dead has the next ${cite('ATA-6.8c')}`, () => {
  expect(Object.values(newCareer().career.crew).map(({ no }) => no)).toEqual([0, 1, 2, 3, 4]);
  const dead = fought({ won: false }).change((state) => {
    const crew = state.careers[0]?.crew;
    if (crew) for (const post of ['gunner', 'driver'] as const) crew[post].hurt = 'KIA';
  });
  const table = dead.begin('after', 1, 1, 1);
  expect(table.told('crewReplaced').map(({ post, no }) => [post, no])).toEqual([
    ['gunner', 5],
    ['driver', 6],
  ]);
  expect([table.career.crew.gunner.no, table.career.crew.driver.no, table.career.men]).toEqual([5, 6, 7]);
});
