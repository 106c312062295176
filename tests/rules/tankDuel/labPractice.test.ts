import { expect, test } from 'vitest';
import { vehicleIds, vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { firstGunBench } from '../../../src/rules/tankDuel/lab/bench';
import { duelPractice } from '../../../src/rules/tankDuel/lab/practice';
import { checkOptions } from '../../../src/rules/tankDuel/options';
import { cite } from '../../support/cite';

const bench = (shooter: (typeof vehicleIds)[number], target: (typeof vehicleIds)[number], range = 800) =>
  duelPractice({ ...firstGunBench, shooter, target, range });

test(`${cite('TD-Q86')} any two enemies of the bench make a legal table with both of them in it; two of one side none`, () => {
  for (const shooter of vehicleIds)
    for (const target of vehicleIds) {
      const found = bench(shooter, target);
      if (vehicles[shooter].nation === vehicles[target].nation) {
        expect(found).toBeNull();
        continue;
      }
      if (found === null) throw new Error(`no game for ${shooter} and ${target}`);
      const { setup, side, de, su } = found;
      expect(checkOptions({ setup, seats: 2, options: { side, de, su } })).toBeNull();
      expect(side).toBe(vehicles[shooter].nation);
      const [own, others] = side === 'de' ? [de, su] : [su, de];
      expect([own[0]?.split(':')[0], others[0]?.split(':')[0]]).toEqual([shooter, target]);
    }
});

test(`${cite('TD-Q86')} vehicles of equal price meet alone with veterans, at the range that is nearest`, () => {
  const near = bench('pz3', 't34-76-m40', 600);
  expect(near).toMatchObject({ setup: 'singleCombat', range: 1200, crews: false, company: false });
  expect(near?.de).toEqual(['pz3:veteran']);
  expect(bench('pz3', 't34-76-m40', 1800)).toMatchObject({ setup: 'meeting', range: 1600 });
});

test(`${cite('TD-Q86')} where no crews make it even, one more tank a side does`, () => {
  const found = bench('pz4', 't34-85');
  expect(found).toMatchObject({ setup: 'meeting', company: true });
  expect([found?.de.length, found?.su.length]).toEqual([2, 2]);
});
