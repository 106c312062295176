import { describe, expect, test } from 'vitest';
import { chitsFor, ladderFor } from '../../../src/rules/tankOnTank/actionPoints';
import { nameOf } from '../../../src/rules/tankOnTank/hexes';
import { routesOf } from '../../../src/rules/tankOnTank/reachTable';
import { cite } from '../../support/cite';
import { begin, enter, exit, ge, given, move, switched, us } from './given';

const reached = (kind: 'panzer4' | 'tiger' | 'geMech', at: string, options = {}) => {
  const table = given([ge('1', kind, at)], { setup: 'S15', phasing: 1, ...switched(options) });
  return [...routesOf(table.state, table.unit('11')).keys()].map(nameOf).sort();
};

describe('the snow rule', () => {
  const winter = (roll: number) => {
    const table = given([us('1', 'wolverine', 'E9')], { setup: 'S1', snow: true, half: 0, turn: 0 });
    return begin(table.state, 'command', [roll]);
  };

  test.each([1, 2, 3])(`${cite('TOT-11.3a')} on a %i no unit moves more than one hex`, (roll) => {
    const { state, events } = winter(roll);
    expect(state.snowbound).toBe(true);
    expect(events.findIndex((event) => event.type === 'snowRolled')).toBeLessThan(
      events.findIndex((event) => event.type === 'chitDrawn'),
    );
    const table = given(state.units, { ...state, phase: 'action', phasing: 0, active: [0] });
    expect(table.rule(move(0, '01', 'E7'))).toBe('TOT-11.3a');
    expect(table.play(move(0, '01', 'E8')).rule(move(0, '01', 'E7'))).toBe('TOT-11.3a');
  });

  test.each([4, 5, 6])(`${cite('TOT-11.3b')} on a %i all move normally`, (roll) => {
    expect(winter(roll).state.snowbound).toBe(false);
  });

  test(`${cite('TOT-OPT2a')} on a summer map nothing is rolled, and scenario 15 keeps its own snow`, () => {
    const summer = given([us('1', 'wolverine', 'E9')], { setup: 'S1', half: 0, turn: 0 });
    expect(begin(summer.state, 'command').types()).not.toContain('snowRolled');
    const fifteen = given([us('1', 'sherman', 'E9')], { setup: 'S15', snow: true, half: 0, turn: 0 });
    expect(begin(fifteen.state, 'command').types()).not.toContain('snowRolled');
  });

  test(`${cite('TOT-Q8')} a minimum move does not beat the snow`, () => {
    const bound = given([us('1', 'priest', 'F9')], { snowbound: true }).play(move(0, '01', 'F8'));
    expect(bound.legal(0).every((command) => command.type === 'face')).toBe(true);
    const truck = given([us('1', 'truck', 'D9')], { setup: 'S8', snowbound: true }).play(move(0, '01', 'D10'));
    expect(truck.rule(exit(0, '01'))).toBe('TOT-7.2b');
  });
});

describe('the snow of scenario 15', () => {
  test(`${cite('TOT-S15k', 'TOT-Q39')} off the road one hex, whatever the ground`, () => {
    expect(reached('geMech', 'E9')).toEqual(['D8', 'D9', 'E10', 'E8', 'F8', 'F9']);
    expect(given([ge('1', 'geMech', 'E9')], { setup: 'S15', phasing: 1 }).rule(move(1, '11', 'E6'))).toBe('TOT-S15k');
  });

  test(`${cite('TOT-S15l', 'TOT-Q39')} along the road at one point a hex, town or not, with the road march bonus`, () => {
    const three = reached('panzer4', 'C11');
    expect(three).toContain('C8');
    expect(three).not.toContain('C7');
    expect(reached('tiger', 'C10')).toContain('C8');
    expect(reached('tiger', 'C10')).not.toContain('C7');
  });

  test(`${cite('TOT-S15l', 'TOT-Q39')} or without it, if the players say so`, () => {
    const two = reached('panzer4', 'C11', { s15March: false });
    expect(two).toContain('C9');
    expect(two).not.toContain('C8');
    expect(reached('tiger', 'C10', { s15March: false })).not.toContain('C8');
    // Elsewhere the switch changes nothing.
    const summer = given([ge('1', 'tiger', 'C10')], { setup: 'S1', phasing: 1, ...switched({ s15March: false }) });
    expect([...routesOf(summer.state, summer.unit('11')).keys()].map(nameOf)).toContain('C8');
  });

  test(`${cite('TOT-S15m', 'TOT-Q39')} road and open ground are not combined`, () => {
    const table = given([ge('1', 'panzer4', 'C11')], { setup: 'S15', phasing: 1 });
    expect(table.play(move(1, '11', 'C10')).rule(move(1, '11', 'D9'))).toBe('TOT-S15k');
    expect(table.refuse(move(1, '11', 'D10'))).toBeNull();
  });

  test(`${cite('TOT-S15n', 'TOT-Q39')} from beside the road onto it, and no further`, () => {
    const table = given([ge('1', 'panzer4', 'D9')], { setup: 'S15', phasing: 1 });
    const onto = table.play(move(1, '11', 'C10'));
    expect(onto.legal(1).every((command) => command.type === 'face')).toBe(true);
  });

  test('entering by the road one may go on along it, elsewhere not', () => {
    const waiting = us('1', 'sherman', null, 'S', { force: 2 });
    const table = given([waiting, us('2', 'usInfantry', 'A5')], { setup: 'S15', turn: 3 });
    expect(table.play(enter(0, '01', 'G1')).refuse(move(0, '01', 'G2'))).toBeNull();
    expect(table.play(enter(0, '01', 'E1')).rule(move(0, '01', 'E2'))).toBe('TOT-S15k');
  });

  test(`${cite('TOT-S15i', 'TOT-Q39')} without the fours a phase has two or three points`, () => {
    const { state } = given([us('1', 'sherman', 'E9')], { setup: 'S15' });
    expect([...chitsFor(state, 0)].sort()).toEqual([2, 2, 3, 3]);
    expect(ladderFor({ ...state, ...switched({ solitaire: true }) }, 1)).toEqual([
      { after: 2, endsOn: 3 },
      { after: 3, endsOn: 6 },
    ]);
  });
});
