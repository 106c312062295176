import { describe, expect, test } from 'vitest';
import { phaseNames } from '../../src/machines/order';
import { tankOnTankChart } from '../../src/machines/tankOnTank';
import type { Command } from '../../src/rules/core/game';
import type { Match } from '../../src/session/match';
import { done, face, newMatch } from '../rules/tankOnTank/given';
import { cite } from '../support/cite';

/** The phases a list of commands leads through. */
function phases(match: Match, ...commands: Command[]): readonly string[] {
  const seen = [match.state.phase];
  let at = match;
  for (const command of commands) {
    at = at.play(command);
    seen.push(at.state.phase);
  }
  return seen;
}

describe('the order of play', () => {
  test('the chart names every phase, in order', () => {
    expect(phaseNames(tankOnTankChart)).toEqual([
      'purchase',
      'terms',
      'objectives',
      'deployment',
      'command',
      'action',
      'movement',
      'volley',
      'aceRoll',
      'advance',
    ]);
  });

  test('a scenario without set-up opens with the first action phase', () => {
    const match = newMatch('S1');
    expect(match.state).toMatchObject({ phase: 'action', turn: 1 });
    expect(match.opening.events.map((event) => event.type)).toEqual([
      'firstMoverRolled',
      'turnOpened',
      'phaseOpened',
      'chitDrawn',
    ]);
  });

  test(`${cite('TOT-6.0e')} a move opens its own phase and closes it with a facing`, () => {
    const match = newMatch('S1');
    const seat = match.state.active[0] ?? 0;
    const to = seat === 0 ? 'E1' : 'E11';
    const enter = { type: 'enter', seat, unit: `${seat}0`, to };
    expect(phases(match, enter, face(seat, `${seat}0`, 'N'))).toEqual(['action', 'movement', 'action']);
  });

  test(`${cite('TOT-5.0f', 'TOT-5.0g')} ending a phase hands over, ending the second opens the next turn`, () => {
    const match = newMatch('S1');
    const first = match.state.active[0] ?? 0;
    const second = match.play(done(first));
    expect(second.state).toMatchObject({ turn: 1, active: [1 - first] });
    expect(second.play(done(1 - first)).state).toMatchObject({ turn: 2, active: [first] });
  });

  test(`${cite('TOT-11.1a', 'TOT-11.1c')} own battles begin with purchase, terms and set-up`, () => {
    const match = newMatch('meeting');
    const buys = [
      { type: 'buy', seat: 0, kind: 'sherman', hq: false },
      done(0),
      { type: 'buy', seat: 1, kind: 'tiger', hq: false },
      done(1),
    ];
    expect(phases(match, ...buys)).toEqual(['purchase', 'purchase', 'purchase', 'purchase', 'terms']);
  });
});
