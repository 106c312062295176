import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { TableOptions } from '../../../src/rules/core/game';
import { briefingOf, firstPair } from '../../../src/rules/tankDuel/briefing';
import { scenarioIds } from '../../../src/rules/tankDuel/data/scenarios';
import { type Choice, isFair, matchFor, pointsOf, printForce } from '../../../src/rules/tankDuel/forces';
import { deal } from '../../../src/rules/tankDuel/setup';
import type { Nation } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';

const nations: readonly Nation[] = ['de', 'su'];
const table = (setup: string, seats: number, options: TableOptions['options'] = {}): TableOptions => ({
  setup,
  seats,
  options,
});

describe('what is told of a scenario before it is chosen', () => {
  test.each(scenarioIds)(
    `${cite('TD-Q85')} ${cite('TD-Q87')} %s: decks, ground, tanks and who drives them are those of the deal`,
    (setup) => {
      for (const options of [table(setup, 1), table(setup, 2, { atGuns: true, personality: 'bold' })]) {
        const told = briefingOf(options);
        const state = deal(options, openDice(seedDice('briefing')));
        expect(told.decks).toBe(state.decks);
        expect(told.start).toEqual(state.ground.start);
        expect(told.tags.includes('guns')).toBe(state.guns.length > 0);
        expect(told.tags.includes('snow')).toBe(state.ground.condition === 'snow');
        expect(told.tags.includes('deepMud')).toBe(state.ground.condition === 'deepMud');
        expect(told.tags.includes('mines')).toBe(state.ground.alternates.includes(13));
        for (const tag of ['roads', 'hills', 'infantry', 'city'] as const)
          expect(told.tags.includes(tag)).toBe(state.ground[tag]);
        for (const nation of nations) {
          const tanks = state.tanks.filter((tank) => tank.nation === nation);
          expect(told.tanks[nation]).toBe(tanks.length);
          expect(told.drivers[nation]).toEqual(tanks.map(({ seat }) => seat));
          if (told.forces !== null)
            expect(told.forces[nation]).toEqual(tanks.map(({ vehicle, quality }) => ({ vehicle, quality })));
        }
      }
    },
  );

  test(`${cite('TD-Q86')} listed forces are not counted in points, others to seven a tank`, () => {
    expect(briefingOf(table('ambush', 2)).most).toBeNull();
    expect(briefingOf(table('meeting', 2)).most).toBe(7);
    expect(briefingOf(table('highGround', 2, { forces: 'points' })).most).toBe(14);
  });
});

describe("forces of one's own", () => {
  test(`${cite('TD-Q86')} the pair proposed to begin with is legal, whatever the number of tanks`, () => {
    for (const count of [1, 2, 3, 4]) {
      const pair = firstPair(count);
      expect(pair?.de).toHaveLength(count);
      expect(pair !== null && isFair(pair.de, pair.su)).toBe(true);
    }
  });

  test(`${cite('TD-Q86')} what matches a force is legal against it and keeps what fits, veterans before others`, () => {
    const own: readonly Choice[] = [
      { vehicle: 'pz4', quality: 'veteran' },
      { vehicle: 'stug3', quality: 'elite' },
    ];
    const now: readonly Choice[] = [
      { vehicle: 't34-85', quality: 'veteran' },
      { vehicle: 't34-85', quality: 'veteran' },
    ];
    const match = matchFor(own, 'su', now);
    expect(match).not.toBeNull();
    expect(isFair(own, match ?? [])).toBe(true);
    expect(match?.every(({ quality }) => quality === 'veteran')).toBe(true);
    const odd: readonly Choice[] = [{ vehicle: 'pz3', quality: 'green' }];
    const green = matchFor(odd, 'su', []);
    expect(green?.map(({ quality }) => quality)).toEqual(['green']);
    expect(pointsOf(green ?? [])).toBe(pointsOf(odd));
    expect(matchFor([{ vehicle: 'tiger', quality: 'elite' }], 'su', [])).toBeNull();
  });

  test(`${cite('TD-Q86')} forces as options write them are the forces that are dealt`, () => {
    const pair = firstPair(3);
    const options = table('meeting', 4, { de: printForce(pair?.de ?? []), su: printForce(pair?.su ?? []) });
    const { tanks } = deal(options, openDice(seedDice('own')));
    expect(tanks.map(({ vehicle }) => vehicle)).toEqual(
      [...(pair?.de ?? []), ...(pair?.su ?? [])].map((each) => each.vehicle),
    );
  });
});
