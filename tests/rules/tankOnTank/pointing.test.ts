import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { aim, enter, exit, face, ge, given, move, promote, tankOnTank, us } from './given';

const table = given(
  [us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', null), us('3', 'truck', 'A1'), ge('1', 'tiger', 'E8')],
  { setup: 'S1' },
);
const at = (...refs: Parameters<typeof tankOnTank.commandAt>[2]) => tankOnTank.commandAt(table.state, 0, refs);

describe('what is pointed at', () => {
  test(`${cite('TOT-8.0a')} a shot, by firer and target in either order, and by nothing else`, () => {
    expect(at('unit:01', 'unit:11')).toEqual(aim(0, '01', '11'));
    expect(at('unit:11', 'unit:01')).toEqual(aim(0, '01', '11'));
    expect(at('unit:01', 'unit:11', 'unit:03')).toBeNull();
    expect(at('unit:01', 'unit:x')).toBeNull();
    expect(at('unit:x', 'unit:11')).toBeNull();
    expect(at('unit:99', 'unit:01')).toBeNull();
    expect(at('unit:19', 'unit:01')).toEqual(aim(0, '01', '19'));
  });

  test(`${cite('TOT-7.1b')} a hex, which a unit on the map drives to and a waiting one comes in by`, () => {
    expect(at('unit:01', 'hex:E10')).toEqual(move(0, '01', 'E10'));
    expect(at('unit:02', 'hex:E1')).toEqual(enter(0, '02', 'E1'));
    expect(at('unit:09', 'hex:E1')).toEqual(move(0, '09', 'E1'));
    expect(at('unit:01', 'hex:E12')).toBeNull();
  });

  test('what comes from outside is read field by field', () => {
    const read = (raw: object) => tankOnTank.parse({ seat: 0, ...raw });
    expect(read({ type: 'move', unit: '01', to: 'E10' })).toEqual(move(0, '01', 'E10'));
    for (const unit of [10, '1', '0123', '21', 'x01', '01x', null]) {
      expect(read({ type: 'move', unit, to: 'E10' })).toBeNull();
      expect(read({ type: 'lead', unit })).toBeNull();
    }
    for (const to of ['E12', 'J1', '', 7, null, ['E10']]) expect(read({ type: 'move', unit: '01', to })).toBeNull();
    for (const facing of ['E', '', 0]) expect(read({ type: 'face', unit: '01', facing })).toBeNull();
    for (const edge of ['up', 3]) expect(read({ type: 'chooseEdge', edge })).toBeNull();
    for (const map of ['C', 'a', 1]) expect(read({ type: 'chooseMap', map })).toBeNull();
    for (const snow of ['no', 0]) expect(read({ type: 'chooseSnow', snow })).toBeNull();
    for (const kind of ['T34', 4]) expect(read({ type: 'buy', kind, hq: false })).toBeNull();
    expect(read({ type: 'buy', kind: 'sherman', hq: 1 })).toBeNull();
    expect(read({ type: 'buy', kind: 'sherman', hq: true })).toMatchObject({ hq: true });
  });

  test(`${cite('TOT-2.1b', 'TOT-7.1b')} only one's own units on the map take orders`, () => {
    expect(table.refuse(move(0, '11', 'E7'))).toEqual({ rule: 'TOT-2.1b', evidence: ['unit:11'] });
    expect(table.refuse(move(0, '05', 'E7'))).toEqual({ rule: 'TOT-2.1b' });
    expect(table.refuse(face(0, '02', 'S'))).toEqual({ rule: 'TOT-7.1b', evidence: ['unit:02'] });
    expect(table.refuse(enter(0, '11', 'E1'))).toEqual({ rule: 'TOT-2.1b' });
    expect(table.refuse(enter(0, '01', 'E1'))).toEqual({ rule: 'TOT-7.1b', evidence: ['unit:01'] });
  });

  test(`${cite('TOT-4.0e')} in the set-up only the unit just placed takes a facing, and only its own side turns it`, () => {
    const setting = given([us('1', 'sherman', null), us('2', 'sherman', 'A6')], {
      phase: 'deployment',
      deploymentStep: 1,
      active: [0],
    });
    const placed = setting.play({ type: 'place', seat: 0, unit: '01', to: 'A5' });
    expect(placed.refuse(face(0, '02', 'S'))).toEqual({ rule: 'TOT-4.0e', evidence: ['unit:02'] });
    expect(placed.refuse(face(0, '01', 'S'))).toBeNull();
    expect(setting.refuse(face(0, '01', 'S'))).toEqual({ rule: 'TOT-4.0e', evidence: ['unit:01'] });
    expect(placed.refuse(face(1, '01', 'S'))?.rule).toBe('TOT-S2b');
    const both = given(placed.state.units, { ...placed.state, active: [0, 1] });
    expect(both.refuse(face(1, '01', 'S'))?.rule).toBe('TOT-S2b');
  });

  test(`${cite('TOT-4.0f', 'TOT-7.0k')} one's own hex is nowhere to go, and nobody else is in it`, () => {
    const asked = tankOnTank.check?.(table.state, move(0, '01', 'E9')) ?? [];
    expect(asked.filter(({ state }) => state === 'fails').map(({ id }) => id)).toContain('elsewhere');
    expect(asked.find(({ id }) => id === 'free')?.state).toBe('holds');
  });

  test(`${cite('TOT-4.0f')} a unit at rest is offered the five facings it does not have`, () => {
    const turns = table.legal(0).filter((command) => command.type === 'face' && command.unit === '01');
    expect(turns).toEqual(
      ['NE', 'SE', 'S', 'SW', 'NW'].map((facing) => ({ type: 'face', seat: 0, unit: '01', facing })),
    );
  });

  test(`${cite('TOT-7.1b', 'TOT-S13e')} who waits without a place to come in by does not come in`, () => {
    const late = given([us('1', 'sherman', 'A1'), us('2', 'sherman', null)], { setup: 'S2' });
    expect(late.refuse(enter(0, '02', 'A1'))).toEqual({ rule: 'TOT-S2d', evidence: ['unit:02'] });
    expect(tankOnTank.check?.(late.state, enter(0, '02', 'A1')).map(({ state }) => state)).not.toContain('notReached');
    const undeclared = given([us('1', 'sherman', 'A1'), ge('1', 'tiger', null, 'S', { force: 1 })], {
      setup: 'S13',
      phasing: 1,
    });
    expect(undeclared.refuse(enter(1, '11', 'A1'))?.rule).toBe('TOT-S13e');
    expect(undeclared.legal(1).some(({ type }) => type === 'enter')).toBe(false);
  });

  test(`${cite('TOT-5.0a')} after the last step of the set-up nobody sets up`, () => {
    const { state } = given([us('1', 'sherman', null)], { phase: 'deployment', deploymentStep: 9, active: [] });
    expect(tankOnTank.refuse(state, { type: 'place', seat: 0, unit: '01', to: 'A5' })).toEqual({ rule: 'TOT-5.0a' });
  });

  test(`${cite('TOT-7.2a')} nobody leaves where his side has no door`, () => {
    expect(table.refuse(exit(0, '01'))).toEqual({ rule: 'TOT-7.2a', evidence: ['unit:01'] });
    expect(table.legal(0).filter(({ type }) => type === 'exit')).toEqual([]);
  });

  test(`${cite('TOT-6.2a', 'TOT-6.0e')} a promotion needs a fallen headquarters of the kind and nothing under way`, () => {
    const fallen = us('8', 'sherman', null, 'N', { where: 'dead' });
    const units = [us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'E8')];
    expect(given([...units, fallen]).refuse(promote(0, '01'))).toEqual({ rule: 'TOT-6.2a', evidence: ['unit:01'] });
    const led = given([...units, { ...fallen, hq: true }]);
    expect(led.refuse(promote(0, '01'))).toBeNull();
    expect(led.play(move(0, '02', 'A2')).refuse(promote(0, '01'))).toEqual({ rule: 'TOT-6.0e' });
    expect(led.play(promote(0, '01')).refuse(promote(0, '02'))?.rule).toBe('TOT-6.2a');
  });
});
