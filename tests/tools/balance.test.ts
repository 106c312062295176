import { describe, expect, test } from 'vitest';
import { pairingsOf, provenance } from '../../tools/lib/balancePlan';
import { balanceTable, favoured, nothingPlayed, together, withSection } from '../../tools/lib/balanceTable';
import { loadGame } from '../../tools/lib/loadGame';
import { wilson } from '../../tools/lib/wilson';

describe("Wilson's interval", () => {
  test('has the ends at which the score test just fails to reject', () => {
    for (const [wins, games] of [
      [0, 10],
      [7, 20],
      [100, 200],
      [199, 200],
    ] as const) {
      const { low, high } = wilson(wins, games);
      // The score test, solved for no rate but asked at the two ends: the distance in standard errors of that rate.
      const errors = (rate: number) => Math.abs(wins / games - rate) / Math.sqrt((rate * (1 - rate)) / games);
      if (wins > 0) expect(errors(low)).toBeCloseTo(1.959964, 5);
      else expect(low).toBeCloseTo(0, 12);
      expect(errors(high)).toBeCloseTo(1.959964, 5);
    }
  });

  test('turns over with the sides, narrows with the games, and knows nothing from nothing', () => {
    const [one, other] = [wilson(30, 100), wilson(70, 100)];
    expect(one.low).toBeCloseTo(1 - other.high, 12);
    expect(one.high).toBeCloseTo(1 - other.low, 12);
    const wide = (games: number) => wilson(games / 2, games).high - wilson(games / 2, games).low;
    expect(wide(400)).toBeLessThan(wide(100));
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the balance table', () => {
  const row = (wins: readonly [number, number], draws = 0) => ({
    name: 'Duel',
    sides: ['White', 'Black'] as const,
    games: wins[0] + wins[1] + draws,
    wins,
    draws,
    meanCommands: 41.6,
  });

  test('names a side only beyond chance, and draws speak for neither', () => {
    expect(favoured(row([100, 100]))).toBeNull();
    expect(favoured(row([113, 87]))).toBeNull();
    expect(favoured(row([130, 70]))).toBe(0);
    expect(favoured(row([70, 130]))).toBe(1);
    expect(favoured(row([60, 40], 100))).toBeNull();
  });

  test('adds up parts of a run, the length by the games of each', () => {
    const sum = together({ ...row([1, 2], 1), meanCommands: 10 }, { ...row([5, 1], 0), meanCommands: 20 });
    expect(sum).toMatchObject({ games: 10, wins: [6, 3], draws: 1, meanCommands: 16 });
    expect(together(nothingPlayed, row([3, 4]))).toMatchObject({
      games: 7,
      wins: [3, 4],
      draws: 0,
      meanCommands: 41.6,
    });
    expect(together(nothingPlayed, nothingPlayed)).toEqual(nothingPlayed);
  });

  test('has a line per set-up with counts, rate, interval and length', () => {
    expect(balanceTable([row([5, 15])]).split('\n')).toEqual([
      '| set-up | games | White wins | Black wins | draws | White rate | 95 % | favours | length |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |',
      '| Duel | 20 | 5 | 15 | 0 | 25 % | 11 % to 47 % | Black | 42 |',
    ]);
  });

  test('calls the sides by their seats where every row has its own', () => {
    const other = { ...row([15, 5]), name: 'Rematch', sides: ['Red', 'Blue'] as const };
    const [head, , ...lines] = balanceTable([row([5, 15]), other]).split('\n');
    expect(head).toContain('| first wins | second wins |');
    expect(lines).toEqual([expect.stringContaining('| Black |'), expect.stringContaining('| Red |')]);
  });
});

describe('the page', () => {
  const page = '# Balance\n\nIntro.\n\n## One\n\nold\n\n### Within\n\nold too\n\n## Two\n\nkept\n';

  test('gets a section replaced whole, the others untouched', () => {
    expect(withSection(page, 'One', 'new\n')).toBe('# Balance\n\nIntro.\n\n## One\n\nnew\n\n## Two\n\nkept\n');
  });

  test('gets a new section at its end, and the same again changes nothing', () => {
    const more = withSection(page, 'Three', 'added');
    expect(more).toBe(`${page}\n## Three\n\nadded\n`);
    expect(withSection(more, 'Three', 'added')).toBe(more);
  });
});

describe('what a report covers', () => {
  test('all fifteen scenarios, and each match-up with and without handicap', async () => {
    const [tanks, killers] = await Promise.all([loadGame('tankOnTank'), loadGame('tankKillers')]);
    expect(pairingsOf(tanks.game).map(({ setup }) => setup)).toEqual(Array.from({ length: 15 }, (_, n) => `S${n + 1}`));
    expect(pairingsOf(killers.game)).toHaveLength(6);
    expect(pairingsOf(killers.game).filter(({ options }) => options.handicap === 'even')).toHaveLength(3);
  });

  test('what is reconstructed, with the scenarios it takes part in', () => {
    const [units = '', ground = '', chits = ''] = provenance('tankOnTank', ['S1', 'S8', 'S10']);
    expect(units).toContain('S8 m8, usMech, truck; S10 panther.');
    expect(units).not.toContain('S1 ');
    expect(ground).toContain('A11');
    expect(chits).toContain('2, 2, 3, 3, 4, 4');
    expect(provenance('tankChess', [])).toEqual(['Own layouts, not the printed ones: own20, beginner10.']);
    expect(provenance('tankKillers', ['germanAmerican'])).toEqual([]);
  });
});
