import { describe, expect, test } from 'vitest';
import type { Level } from '../../../src/rules/core/module';
import { deploySensibly } from '../../../src/rules/tankOnTank/bot/deploySensibly';
import { think } from '../../../src/rules/tankOnTank/bot/think';
import type { State } from '../../../src/rules/tankOnTank/types';
import { view } from '../../../src/rules/tankOnTank/view';
import { cite } from '../../support/cite';
import { aim, ge, given, plainMatch, stateOf, us } from './given';

const decide = (state: State, seat: number, level: Level = 'hard') =>
  think({ view: view(state, seat), seat, seed: 'test', level });

describe('the bot', () => {
  test(`${cite('TOT-5.0j')} decides the same whatever the chit is`, () => {
    const units = [
      us('1', 'sherman', 'E9', 'N'),
      us('2', 'sherman', 'C9'),
      ge('1', 'tiger', 'E7'),
      ge('2', 'panzer4', 'H5'),
    ];
    const [two, three, four] = [2, 3, 4].map((chit) => decide(given(units, { chit, spent: 1 }).state, 0));
    expect(two?.command).toEqual(three?.command);
    expect(three?.command).toEqual(four?.command);
  });

  test(`${cite('TOT-5.0j', 'TOT-6.1a')} weighs all its plans the same whatever the chit is`, () => {
    const units = [
      us('1', 'sherman', 'E9', 'NW', { hq: true }),
      us('2', 'sherman', 'E8', 'NW'),
      us('3', 'sherman', 'D8', 'NW'),
      ge('1', 'panzer4', 'B7', 'NE'),
      ge('2', 'geAtGun', 'C5', 'SE'),
    ];
    const answers = [3, 4].map((chit) => decide(given(units, { setup: 'S9', chit, spent: 2 }).state, 0));
    expect(answers[0]?.best.length).toBe(3);
    expect(answers[0]?.best).toEqual(answers[1]?.best);
  });

  test('takes the shot at a flank that is offered', () => {
    const units = [
      us('1', 'wolverine', 'E9', 'N'),
      us('2', 'sherman', 'D8', 'NE'),
      us('3', 'sherman', 'A1'),
      ge('1', 'panzer4', 'E8', 'N'),
      ge('9', 'wespe', 'I1'),
    ];
    const { command } = decide(given(units).state, 0);
    expect([aim(0, '01', '11'), aim(0, '02', '11')]).toContainEqual(command);
  });

  test(`${cite('TOT-8.5a')} rolls again with an ace`, () => {
    const units = [us('1', 'sherman', 'E9', 'N', { ace: true, aceShown: true }), ge('1', 'tiger', 'E8', 'S')];
    const state = given(units, {
      activity: { type: 'ace', target: '11', firers: ['01'], cost: 1, faces: [1, 2] },
    }).state;
    expect(decide(state, 0).command).toEqual({ type: 'reroll', seat: 0 });
  });

  test('drives off the map where that scores', () => {
    const units = [us('1', 'sherman', 'A5', 'N'), ge('1', 'panzer4', 'I1', 'N')];
    const state = given(units, { setup: 'S9', turn: 8 }).state;
    expect(decide(state, 0).command).toEqual({ type: 'exit', seat: 0, unit: '01' });
  });

  test(`${cite('TOT-7.2b')} drives to the edge and off the map in one go`, () => {
    const units = [us('1', 'sherman', 'B5', 'N'), ge('1', 'panzer4', 'I1', 'N')];
    const table = given(units, { setup: 'S9', turn: 8 });
    const { command } = decide(table.state, 0);
    expect(command).toMatchObject({ type: 'move', unit: '01', to: expect.stringMatching(/^A/) });
    const arrived = table.play(table.legal(0).filter((each) => JSON.stringify(each) === JSON.stringify(command)));
    expect(decide(arrived.state, 0).command).toEqual({ type: 'exit', seat: 0, unit: '01' });
  });

  test(`${cite('TOT-S12g')} takes the hill it is beside, once it is free`, () => {
    const units = [us('1', 'priest', 'G5', 'N'), us('2', 'sherman', 'C9', 'N'), ge('1', 'panzer4', 'C2', 'N')];
    const state = given(units, { setup: 'S12', turn: 10, trophies: ['A6', 'A7', 'H5'] }).state;
    expect(decide(state, 0).command).toEqual({ type: 'move', seat: 0, unit: '01', to: 'F4' });
  });

  test.each(['S2', 'S5', 'S8', 'S10', 'S13', 'S15'])('sets up scenario %s with one key, by legal commands', (setup) => {
    let match = plainMatch(setup);
    while (match.state.phase === 'deployment') {
      const seat = match.state.active[0] ?? 0;
      const commands = deploySensibly(stateOf(match), seat);
      expect(commands.length).toBeGreaterThan(0);
      for (const command of commands) {
        expect(match.refuse(command)).toBeNull();
        match = match.play(command);
      }
    }
    expect(match.state.phase).toBe('action');
  });

  test(`${cite('TOT-S2b')} keeps its headquarters out of the first fire of those who set up after it`, () => {
    const match = plainMatch('S2');
    const placed = deploySensibly(stateOf(match), 1).flatMap((command) => (command.type === 'place' ? [command] : []));
    const leaders = placed.filter(({ unit }) => stateOf(match).units.some(({ id, hq }) => id === unit && hq));
    expect(leaders).toHaveLength(2);
    // Shermans drive two hexes from column B and fire two, Wolverines three and three.
    for (const { to } of leaders) expect('GH').toContain(to[0]);
  });

  test('counts positions, not time: within its budget, and with its reasons', () => {
    const units = [us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'C9'), ge('1', 'tiger', 'E7')];
    const state = given(units).state;
    const small = think({ view: view(state, 0), seat: 0, seed: 'x', level: 'normal', positions: 10 });
    expect(small.positions).toBeLessThanOrEqual(12);
    expect(small.best.length).toBeGreaterThan(0);
    expect(small.best.length).toBeLessThanOrEqual(3);
  });
});
