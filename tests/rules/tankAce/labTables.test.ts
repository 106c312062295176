import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../../src/rules/tankAce/data/enemies';
import type { Fraction } from '../../../src/rules/tankAce/fraction';
import { type AceBench, type AceSwitch, firstAceBench } from '../../../src/rules/tankAce/lab/bench';
import { type DiceTable, readAceBench, shotParams, threatParams } from '../../../src/rules/tankAce/lab/reading';
import { cite } from '../../support/cite';

const bench = (more: Partial<AceBench> = {}): AceBench => ({ ...firstAceBench, on: [], ...more });
const theirs = (unit: EnemyId, more: Partial<AceBench> = {}) => bench({ ...more, fires: 'unit', unit });
const rolls = (on: AceBench) =>
  readAceBench(on).tables.map(({ chart, column, part }) => [chart, column, part ?? ''].join(' ').trim());
const shareOf = ({ n, d }: Fraction) => Number(n) / Number(d);
/** How much of all throws on a table shows each result. */
const shares = ({ cells }: DiceTable) => {
  const all = cells.reduce((sum, { ways }) => sum + ways, 0);
  const found = new Map<string, number>();
  for (const { result, ways } of cells) found.set(result, (found.get(result) ?? 0) + ways / all);
  return found;
};

describe('the rolls a shot on the bench is made with', () => {
  test(`your main gun, round by round ${cite('ATA-7.2A6', 'ATA-7.2A9', 'ATA-Q16', 'ATA-Q61')}`, () => {
    // A gun of 7 at a front of 7: turret and hull alike.
    expect(rolls(bench())).toEqual(['B1 medium', 'B3 equal turret', 'B3 equal hull']);
    expect(rolls(bench({ on: ['hullDown'] }))).toEqual(['B1 medium', 'B3 equal turret']);
    expect(rolls(bench({ unit: 'inf', weapon: 'HE' }))).toEqual(['B1 medium', 'B2 he-inf']);
    expect(rolls(bench({ unit: 'pak40', weapon: 'WP', range: 'long' }))).toEqual(['B1 long', 'B2 he-at']);
    expect(rolls(bench({ unit: 'halftrack', weapon: 'HE' }))).toEqual(['B1 medium', 'B2 he-light']);
    // A tank is only buttoned by HE, a truck is gone with any hit: nothing more is thrown for.
    expect(rolls(bench({ weapon: 'HE' }))).toEqual(['B1 medium']);
    expect(rolls(bench({ unit: 'truck' }))).toEqual(['B1 medium']);
    // Smoke falls where it is sent, and AP does nothing to men and their guns: no die at all.
    for (const weapon of ['HCBI', 'AP'] as const)
      for (const unit of ['inf', 'pak40'] as const) expect(rolls(bench({ unit, weapon }))).toEqual([]);
    expect(rolls(bench({ weapon: 'HCBI' }))).toEqual([]);
  });

  test(`your machine guns have one roll ${cite('ATA-3.5f', 'ATA-7.2A2')}`, () => {
    for (const weapon of ['coax', 'bow', 'fifty'] as const) {
      expect(rolls(bench({ unit: 'inf', weapon }))).toEqual(['B2 mg-inf']);
      expect(rolls(bench({ unit: 'truck', weapon }))).toEqual(['B2 mg-truck']);
    }
  });

  test(`the enemy's fire ${cite('ATA-3.5e', 'ATA-3.5f', 'ATA-3.5j', 'ATA-CH.B4')}`, () => {
    expect(rolls(theirs('panther'))).toEqual(['B1 medium', 'B3 above turret', 'B3 above hull']);
    expect(rolls(theirs('pak40', { range: 'long', on: ['hullDown'] }))).toEqual(['B1 long', 'B3 equal turret']);
    expect(rolls(theirs('halftrack'))).toEqual(['B2 armour']);
    expect(rolls(theirs('inf'))).toEqual(['B2 armour']);
    expect(rolls(theirs('inf', { range: 'close', on: ['ml5'] }))).toEqual(['B4-use 5', 'B4']);
    expect(rolls(theirs('truck'))).toEqual([]);
  });

  test(`a burst comes to what its own table shows ${cite('ATA-CH.B2')}`, () => {
    for (const unit of ['inf', 'pak40', 'truck', 'puma'] as const)
      for (const weapon of ['coax', 'bow', 'fifty'] as const) {
        const { tables, outcomes } = readAceBench(bench({ unit, weapon, on: ['weather'] }));
        const counted = shares(tables[0] as DiceTable);
        expect(outcomes.map(({ result }) => result).sort()).toEqual([...counted.keys()].sort());
        for (const { result, chance } of outcomes) expect(shareOf(chance)).toBeCloseTo(counted.get(result) ?? 0, 12);
      }
  });

  test(`what an enemy's fire comes to: missed, without effect, and only what can be ${cite('ATA-3.5e', 'ATA-3.5f', 'ATA-Q13')}`, () => {
    const gun = readAceBench(theirs('panther'));
    expect(gun.outcomes.map(({ result }) => result)).toEqual(['DE', 'IMM', '-', 'miss']);
    // At medium range 7 or less hits: 21 of 36.
    const shares = Object.fromEntries(gun.outcomes.map(({ result, chance }) => [result, shareOf(chance)]));
    expect(shares.miss).toBeCloseTo(15 / 36, 12);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect([gun.refused, gun.parts.length]).toEqual([[], 2]);
    const car = readAceBench(theirs('halftrack'));
    expect([car.outcomes.map(({ result }) => result), car.parts, car.refused]).toEqual([['-'], [], []]);
    const truck = readAceBench(theirs('truck'));
    expect([truck.outcomes.map(({ result }) => result), truck.parts, truck.refused]).toEqual([['-'], [], ['ATA-3.5f']]);
  });

  test('every chart of a shot is a guess of ours, and says so', () => {
    const shots = [bench(), bench({ unit: 'inf', weapon: 'HE' }), theirs('inf', { range: 'close' })];
    for (const { guess } of shots.flatMap((shot) => readAceBench(shot).tables)) expect(guess).toBe(true);
  });

  test('what is best for the firer is told first', () => {
    const order = (shot: AceBench) => readAceBench(shot).outcomes.map(({ result }) => result);
    expect(order(bench({ tank: 'm26' }))).toEqual(['DE', 'IMM', 'B', '-', 'miss']);
    expect(order(bench({ unit: 'inf', weapon: 'HE' }))).toEqual(['2', '1+S', '1', 'S', '-', 'miss']);
    expect(order(bench({ unit: 'inf', weapon: 'coax' }))).toEqual(['2', '1+S', '1', 'S', '-', 'ST']);
    expect(order(bench({ weapon: 'HCBI' }))).toEqual(['smoke']);
  });
});

describe('smoke on the bench', () => {
  const smokes = [
    [[], 0],
    [['smoke1'], 1],
    [['smoke2'], 2],
  ] as const satisfies readonly (readonly [readonly AceSwitch[], number])[];
  const owns = [
    [[], 0],
    [['ownSmoke1'], 1],
    [['ownSmoke2'], 2],
  ] as const satisfies readonly (readonly [readonly AceSwitch[], number])[];

  test(`stands where it is put, at its level ${cite('ATA-7.3.5a', 'ATA-7.3.5d')}`, () => {
    for (const [far, theirSmoke] of smokes)
      for (const [near, ownSmoke] of owns) {
        const on = [...far, ...near];
        const shot = shotParams(bench({ on }));
        expect(shot).toMatchObject({ target: { smoke: theirSmoke }, you: { smoke: ownSmoke } });
        const threat = threatParams(theirs('panther', { on }));
        expect(threat).toMatchObject({ enemies: [{ smoke: theirSmoke }], you: { smoke: ownSmoke } });
      }
  });
});
