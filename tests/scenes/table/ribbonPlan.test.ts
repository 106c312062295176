import { describe, expect, test } from 'vitest';
import { planRibbon, type TabWish } from '../../../src/scenes/table/hud/ribbonPlan';

/** Seven stages, so many of them past. */
function stages(done: number, words = 70, short = words): readonly TabWish[] {
  return Array.from({ length: 7 }, (_, index) => ({
    words,
    short,
    state: index < done ? 'done' : index === done ? 'current' : 'next',
  }));
}

const end = (plan: ReturnType<typeof planRibbon>) => Math.max(...plan.map(({ x, width }) => x + width));

describe('the ribbon of stages', () => {
  test('with room enough all tabs lie at their ease', () => {
    const plan = planRibbon(stages(2), 2000, 2000, 1);
    expect(plan.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(plan.every(({ inset }) => inset === 46)).toBe(true);
  });

  test('where they would be too wide they move together, into the room the title leaves', () => {
    const plan = planRibbon(stages(4), 700, 900, 0.8);
    expect(plan).toHaveLength(7);
    expect(plan.every(({ inset }) => inset !== null)).toBe(true);
    expect(end(plan)).toBeLessThanOrEqual(900);
  });

  test('then they are called by their short names, all or none', () => {
    const plan = planRibbon(stages(4, 70, 45), 577, 690, 0.8);
    expect(plan.every(({ short, inset }) => short && inset !== null)).toBe(true);
    expect(end(plan)).toBeLessThanOrEqual(690);
    expect(planRibbon(stages(4, 70, 45), 700, 900, 0.8).some(({ short }) => short)).toBe(false);
  });

  test('then past stages keep only their tick, the oldest first', () => {
    const plan = planRibbon(stages(4), 577, 690, 0.8);
    expect(plan).toHaveLength(7);
    const bare = plan.filter(({ inset }) => inset === null).map(({ index }) => index);
    expect(bare).toEqual([0, 1, 2].slice(0, bare.length));
    expect(bare.length).toBeGreaterThan(0);
    expect(end(plan)).toBeLessThanOrEqual(690);
  });

  test('at the very last the farthest are left out, never the current one', () => {
    for (let done = 0; done < 7; done++) {
      const plan = planRibbon(stages(done), 300, 300, 0.8);
      expect(plan.map(({ index }) => index)).toContain(done);
      expect(plan.find(({ index }) => index === done)?.inset).not.toBeNull();
      expect(end(plan)).toBeLessThanOrEqual(300);
    }
  });
});
