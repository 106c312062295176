import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { won } from '../../../src/rules/core/result';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { view } from '../../../src/rules/tankOnTank/view';
import { battleSkin, battleState, deployed, postedState } from '../../support/battleTable';
import { cite } from '../../support/cite';
import { theBlock } from '../../support/theBlock';

const skin = battleSkin();
const rulebook = readFileSync(new URL('../../../src/rules/tankOnTank/rulebook/en.md', import.meta.url), 'utf8');
const duel = { american: ['sherman E4 SE'], german: ['tiger G5 NE'] };

describe('the side panels', () => {
  test(`${cite('TOT-5.0d')} tell the odds that the next action point is the last, and never the chit`, () => {
    const state = { ...postedState(duel), spent: 1, chit: 4 };
    const [track = []] = skin.column?.(view(state, 0), 0) ?? [];
    const { cells } = theBlock(track, 'columns');
    expect(cells.map(({ state: mark }) => mark)).toEqual(['spent', 'next', 'maybe', 'last']);
    expect(cells[1]?.says).toContain('33%');
    expect(cells[2]?.says).toContain('50%');
    expect(JSON.stringify(track)).toContain('ap-back');
    expect(JSON.stringify(skin.column?.(view(state, 1), 1))).toContain('ap-4');
    expect(JSON.stringify(track)).not.toContain('ap-4');
  });

  test('promise no action point once the battle is over', () => {
    const outcome = won('TOT-S2f', [0]);
    const [track = []] = skin.column?.(view({ ...postedState(duel), spent: 1, chit: 4, outcome }, 0), 0) ?? [];
    const { cells } = theBlock(track, 'columns');
    expect(cells.map(({ state: mark }) => mark)).toEqual(['spent', 'maybe', 'maybe', 'maybe']);
    expect(cells.slice(1).map(({ says }) => says)).toEqual(['', '', '']);
    expect(theBlock(track, 'heading').note).toBe('');
  });

  // A battle of one's own brings its goals along: without them there is nothing to deal.
  const printed = tankOnTank.setups.filter(
    (setup) => tankOnTank.checkOptions({ setup, seats: 2, options: {} }) === null,
  );
  test.each(printed)('%s has goals in both languages', (setup) => {
    const seen = tankOnTank.view(battleState(deployed(setup)), 0);
    for (const language of ['en', 'ja'] as const) {
      const [, goals = []] = battleSkin({ language }).column?.(seen, 0) ?? [];
      const foot = theBlock(goals, 'notice');
      expect(theBlock(goals, 'heading').note).toMatch(/./);
      expect(foot.says).not.toMatch(/[{}]/);
      expect(rulebook).toContain(foot.rule);
    }
  });
});
