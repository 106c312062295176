import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankAceChart } from '../../../src/machines/tankAce';
import { tankAce } from '../../../src/rules/tankAce';
import { think } from '../../../src/rules/tankAce/bot/think';
import { openMatch } from '../../../src/session/match';
import { cite } from '../../support/cite';
import { battle, newCareer } from './table';

const sequence = sequenceOf(tankAceChart);
const open = (options: object, setup = 'mission') =>
  openMatch(tankAce, sequence, { setup, seats: 1, options: { ...options }, seed: 'x' });

describe('set-ups and options', () => {
  test(`a single mission has neither school nor calendar, and ends with its battle ${cite('ATA-6.5b')}`, () => {
    let match = open({ start: '1944-09' });
    expect(
      match.legal(0).some((command) => command.type === 'enlist' && 'tank' in command && command.tank === 'm4a3-76w'),
    ).toBe(true);
    match = match.play({ type: 'ready', seat: 0 });
    expect(match.state.phase).toBe('load');
    while (match.result === null) {
      const [command] = match
        .legal(0)
        .filter(
          ({ type }) =>
            type === 'ready' || type === 'endOrders' || type === 'bombard' || type === 'keep' || type === 'sense',
        );
      if (command === undefined) throw new Error(`stuck in ${match.state.phase}`);
      match = match.play(command);
    }
    expect(['success', 'failure']).toContain(match.result.degree);
    expect(match.result.winners.length === 1).toBe(match.result.degree === 'success');
  });

  test(`ironman takes nothing back ${cite('ATA-3.7a')}`, () => {
    const join = { type: 'join', seat: 0, unit: 'armored4' } as const;
    expect(open({ ironman: true }).play(join).undoTo(0)).toBeNull();
    expect(open({}).play(join).undoTo(0)).toBe(0);
  });

  test('wrong options are told', () => {
    expect(tankAce.checkOptions({ setup: 'war', seats: 1, options: {} })?.problem).toBe('unknownSetup');
    expect(tankAce.checkOptions({ setup: 'career', seats: 3, options: {} })?.problem).toBe('oneOrTwo');
    expect(tankAce.checkOptions({ setup: 'career', seats: 1, options: { start: '1943-01' } })?.problem).toBe(
      'unknownValue',
    );
    expect(tankAce.checkOptions({ setup: 'career', seats: 1, options: { luck: true } })?.problem).toBe('unknownOption');
  });

  test('everything lies open, and an imagined world is the same', () => {
    const { state } = battle([['inf', 'B']]);
    expect(tankAce.view(state, null)).toBe(state);
    expect(tankAce.secrets).toBe(false);
    expect(tankAce.teams?.({ setup: 'career', seats: 2, options: {} })).toEqual([[0, 1]]);
    expect(tankAce.teams?.({ setup: 'career', seats: 2, options: { together: 'separate' } })).toEqual([[0], [1]]);
  });
});

describe('the Aide', () => {
  const advice = (table: ReturnType<typeof battle>, level: 'easy' | 'hard' = 'hard') =>
    think({ view: table.state, seat: 0, seed: 's', level });

  test('fires HE at the gun that targets the tank, and names its reasons', () => {
    const answer = advice(
      battle(
        [
          ['pak40', 'B', { targets: 0 }],
          ['inf', 'C'],
        ],
        { tank: { loaded: 'HE' }, fight: { range: 'close' } },
      ),
    );
    expect(answer.command).toMatchObject({ type: 'fire', unit: 'u1' });
    expect(answer.best).toHaveLength(3);
    expect(answer.best[0]?.score).toBeGreaterThan(answer.best[1]?.score ?? 0);
  });

  test('leaves when a Tiger II has the tank in its sights and nothing can be done', () => {
    const answer = advice(
      battle(
        [
          ['tiger2', 'B', { targets: 0 }],
          ['tiger2', 'B', { targets: 0 }],
        ],
        { fight: { range: 'long' }, tank: { orders: 1 } },
      ),
    );
    expect(answer.command.type).toBe('reverse');
  });

  test('saves for Gunnery once it has Synergy, and uses Expert', () => {
    const shop = newCareer()
      .change((state) => {
        const career = state.careers[0];
        if (career) {
          career.xp = 2;
          career.crew.commander.skills = ['synergy', 'sixthSense'];
        }
      })
      .begin('skills');
    expect(advice(shop).command.type).toBe('ready');
  });
});
