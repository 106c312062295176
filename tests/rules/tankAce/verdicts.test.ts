import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { write } from '../../../src/rules/core/play';
import { begin } from '../../../src/rules/tankAce/phases';
import type { Award, Career, Event, State } from '../../../src/rules/tankAce/types';
import { result } from '../../../src/rules/tankAce/victory';
import { cite } from '../../support/cite';
import { fought, medals, old, settled, tanks } from './fought';
import { newCareer } from './table';

/** The end of a game with so many successes, by seat. */
function ended(
  successes: readonly number[],
  options = {},
  setup = 'career',
  edit: (careers: Career[]) => void = () => {},
) {
  const { state } = newCareer(options, successes.length, setup).change((draft) => {
    draft.ended = true;
    for (const [seat, career] of draft.careers.entries()) career.successes = successes[seat] ?? 0;
    edit(draft.careers);
  });
  return result(state);
}

describe('the verdict', () => {
  test(`a single mission succeeds or fails by who holds the field ${cite('ATA-6.5b')}`, () => {
    expect(ended([1], {}, 'mission')).toMatchObject({
      rule: 'ATA-6.5b',
      winners: [0],
      drawn: false,
      degree: 'success',
    });
    expect(ended([0], {}, 'mission')).toMatchObject({ rule: 'ATA-6.5b', winners: [], drawn: false, degree: 'failure' });
    expect(ended([0, 1], {}, 'mission')).toMatchObject({ winners: [0, 1], degree: 'success' });
  });

  test(`one commander is no rival of himself; two who work together have the better count ${cite('ATA-5.2.1c', 'ATA-10.2i')}`, () => {
    expect(ended([12], { together: 'competitive' })).toMatchObject({ rule: 'ATA-5.2.1c', scores: [12], winners: [0] });
    expect(ended([3, 12])).toMatchObject({ rule: 'ATA-5.2.1c', degree: 'marginal', winners: [0, 1] });
  });

  test(`rivals: vehicles and guns, then the highest award, those of a unit among them ${cite('ATA-10.3c', 'ATA-8.1.10a')}`, () => {
    const rivals = (first: Partial<Record<Award, number>>, second: Partial<Record<Award, number>>) =>
      ended([0, 0], { together: 'competitive' }, 'career', ([one, two]) => {
        if (one !== undefined) Object.assign(one, { vehicles: 4 }).awards = { ...one.awards, ...first };
        if (two !== undefined) Object.assign(two, { vehicles: 4 }).awards = { ...two.awards, ...second };
      });
    expect(rivals({}, {})).toMatchObject({ rule: 'ATA-10.3c', drawn: true, winners: [], scores: [4, 4] });
    expect(rivals({ campaign: 1 }, {})).toMatchObject({ rule: 'ATA-10.3c', drawn: false, winners: [0] });
    expect(rivals({ bronzeStar: 1 }, { silverStar: 1 })).toMatchObject({ winners: [1] });
    expect(rivals({ valorousUnit: 1 }, { presidentialUnit: 1 })).toMatchObject({ winners: [1] });
    expect(rivals({ dsc: 1, presidentialUnit: 1 }, { medalOfHonor: 1 })).toMatchObject({ winners: [1] });
  });
});

describe('what is told of awards and prestige', () => {
  test(`a Distinguished Service Cross counts for the next promotion as a Silver Star does ${cite('ATA-8.2.2d', 'ATA-Q64')}`, () => {
    const cross = settled({ kills: tanks(4), career: old });
    expect([medals(cross), cross.career.stars]).toEqual([['dsc'], 1]);
    expect(settled({ kills: tanks(3), career: old }).career.stars).toBe(1);
    expect(settled({ kills: tanks(2), career: old }).career.stars).toBe(0);
  });

  test(`prestige is told with points, level and the rule that gave it ${cite('ATA-8.3.1a', 'ATA-8.3.1b')}`, () => {
    const star = settled({ kills: tanks(3), career: old });
    expect(star.told('prestigeGained')).toMatchObject([{ seat: 0, points: 1, level: 1, rule: 'ATA-8.1.5a' }]);
    const talked = settled({ kills: tanks(1), correspondent: true, career: old });
    expect(talked.told('markerUsed')).toMatchObject([{ seat: 0, marker: 'correspondent' }]);
    expect(talked.told('prestigeGained')).toMatchObject([{ points: 1, rule: 'ATA-CH.C1' }]);
  });

  test(`an experience point is told with what there is to spend ${cite('ATA-6.8f')}`, () => {
    const third = settled({ career: { ...old, credit: 2, xp: 4 } });
    expect(third.told('xpGained')).toMatchObject([{ seat: 0, xp: 5 }]);
  });

  test(`spent points are told, and nothing where nothing was asked ${cite('ATA-8.3.1d')}`, () => {
    const desk = fought({ won: false, career: { ...old, points: 3, level: 3 }, month: '1944-10' }).begin('after');
    const changed = desk.play({ type: 'changeTank', tank: 'm4a3-76w' });
    expect(changed.told('prestigeSpent')).toMatchObject([{ seat: 0, points: 2, rule: 'ATA-8.3.1d' }]);
  });

  test(`only tanks and self-propelled guns count in the series of a unit award, and both ${cite('ATA-8.1.10a', 'ATA-8.1.10b', 'ATA-Q65')}`, () => {
    const streak = { missions: 2, armour: 2 };
    const after = settled({ kills: ['pz4', 'stug3', 'pak40', 'halftrack', 'inf'], career: { ...old, streak } });
    expect(after.career.streak).toEqual({ missions: 3, armour: 4 });
  });

  test(`eight tanks in fewer than eight missions are no citation ${cite('ATA-8.1.10b', 'ATA-Q65')}`, () => {
    const early = settled({ kills: tanks(1), career: { ...old, streak: { missions: 3, armour: 9 } } });
    expect(medals(early)).toEqual([]);
    const due = settled({ kills: tanks(1), career: { ...old, streak: { missions: 7, armour: 7 } } });
    expect([medals(due), due.career.streak]).toEqual([['presidentialUnit'], { missions: 0, armour: 0 }]);
  });
});

describe('a promotion', () => {
  const dueIn = (edit: (career: Career) => void) =>
    newCareer({ start: '1944-07' }).change((draft) => {
      draft.month = 3;
      const [career] = draft.careers;
      if (career !== undefined) edit(career);
    });

  test(`is told with the rank and the rule that gave it; months are counted from the first of service ${cite('ATA-8.2.2a', 'ATA-8.2.2b', 'ATA-8.2.2f', 'ATA-8.3.1b')}`, () => {
    const rolled = dueIn(() => {}).begin('month', 1);
    expect(rolled.told('promoted')).toEqual([
      { type: 'promoted', seat: 0, rank: 'sergeantFirstClass', rule: 'ATA-8.2.2b' },
    ]);
    expect(rolled.told('rolled')).toMatchObject([{ chart: 'promotion', who: 'commander' }]);
    expect(rolled.told('prestigeGained')).toMatchObject([{ rule: 'ATA-8.3.1b' }]);
    const cross = dueIn(({ awards }) => void Object.assign(awards, { dsc: 1 })).begin('month');
    expect(cross.told('promoted')).toEqual([
      { type: 'promoted', seat: 0, rank: 'secondLieutenant', rule: 'ATA-8.2.2f' },
    ]);
    expect(
      newCareer({ start: '1944-07' })
        .change((draft) => void Object.assign(draft, { month: 2 }))
        .begin('month')
        .rolls(),
    ).toEqual([]);
  });

  test(`its exact chance stands in the ledger of luck ${cite('ATA-8.2.2b', 'ATA-8.2.2d')}`, () => {
    const rollOf = (stars: number) => {
      const { state } = dueIn((career) => void Object.assign(career, { stars }));
      const dice = openDice(seedDice('ledger'));
      write<State, Event>(
        { state, dice: dice.state() },
        (draft, to) => {
          draft.phase = 'month';
          begin(draft, to);
        },
        dice,
      );
      return dice.rolls().find(({ why }) => why === 'promotion');
    };
    expect(rollOf(0)?.chance).toEqual({ ways: 4, of: 6 });
    expect(rollOf(1)?.chance).toEqual({ ways: 5, of: 6 });
    const rolled = rollOf(0);
    expect(rolled?.success).toBe((rolled?.faces[0] ?? 6) <= 4);
  });
});
