import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankOnTank/en/game';
import ja from '../../../src/i18n/tankOnTank/ja/game';
import { scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { view } from '../../../src/rules/tankOnTank/view';
import { battleMatch, battleSkin, battleState, postedState } from '../../support/battleTable';
import { cite } from '../../support/cite';
import { recordingStage } from './recordingStage';

const goal = (id: string, seat: number, language: 'en' | 'ja' = 'en') =>
  battleSkin({ language, text: language === 'en' ? en : ja }).goal?.(view(battleState(battleMatch(id)), seat), seat)
    .says ?? '';

describe('how to win, in one line', () => {
  const battles = [...scenarios.map(({ id }) => id), 'meeting', 'objectives'].flatMap((id) => [
    [id, 0] as const,
    [id, 1] as const,
  ]);
  test.each(battles)('%s tells seat %i in both languages', (id, seat) => {
    for (const language of ['en', 'ja'] as const) {
      const says = goal(id, seat, language);
      expect(says).not.toMatch(/[{}]|undefined/);
      expect(says).toMatch(language === 'en' ? /^To win: .{10,}\.$/ : /^勝利条件：.{5,}。$/);
    }
  });

  test(`${cite('TOT-S2g')} whoever must only prevent it is told that, not what the other needs`, () => {
    expect(goal('S2', 0)).toContain('hold 2 of E6, G9, and H4 after turn 10');
    expect(goal('S2', 1)).toContain('keep the American side from holding 2 of E6, G9, and H4 after turn 10');
  });

  test(`${cite('TOT-S12g', 'TOT-S12i')} one side takes the hills, the other holds out`, () => {
    expect(goal('S12', 0)).toContain('take each of A6, A7, F4, and H5 once');
    expect(goal('S12', 1)).toContain('hold out until turn 11 is over');
  });
});

test('the lines of a volley start where the firers stood, also if they have driven on', () => {
  const state = postedState({ american: ['sherman E4 SE'], german: ['tiger G5 NE'] });
  const seen = view(state, 1);
  const drawn = (...after: readonly { readonly type: string }[]) => {
    const { stage, put } = recordingStage();
    const volley = { type: 'volleyFired', at: 'G5', firers: ['00'] };
    battleSkin().drawLast(seen, [volley, ...after], stage);
    return JSON.stringify([...put].filter(([id]) => id.startsWith('last:0/00')));
  };
  const moved = { type: 'unitMoved', unit: '00', from: 'E6', at: 'E4' };
  expect(drawn()).not.toBe('[]');
  expect(drawn(moved)).not.toBe(drawn());
});
