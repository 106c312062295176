import { describe, expect, test } from 'vitest';
import { drawn, won } from '../../../src/rules/core/result';
import { printBattle } from '../../../src/rules/tankOnTank/data/battleText';
import type { CustomBattle } from '../../../src/rules/tankOnTank/data/customBattle';
import { maps } from '../../../src/rules/tankOnTank/data/maps';
import { checkCoups, ending, isRoadOpen, points } from '../../../src/rules/tankOnTank/victory';
import { firstBattle, newExit } from '../../../src/rules/tankOnTank/workshop/edit';
import { cite } from '../../support/cite';
import { begin, ge, given, switched, us } from './given';

const gone = { where: 'exited' } as const;

describe('whose units count', () => {
  test(`${cite('TOT-S9i', 'TOT-S9h')} of those who stand on the map the German counts his own, and nobody who waits or fell`, () => {
    const table = given(
      [
        us('1', 'sherman', 'A5'),
        ge('1', 'panzer4', 'C1'),
        ge('2', 'panzer4', 'C2'),
        ge('3', 'tiger', 'C3'),
        ge('4', 'tiger', null, 'S', { where: 'dead' }),
        ge('5', 'geInfantry', null),
      ],
      { setup: 'S9' },
    );
    expect(points(table.state, 1).terms).toEqual([{ rule: 'TOT-S9i', value: 3 }]);
    expect(points(table.state, 0).total).toBe(0);
  });

  test(`${cite('TOT-S3j', 'TOT-S3h')} the ace that earns something is the enemy's, not one's own that is lost`, () => {
    const at = (seat: number) =>
      given([us('1', 'sherman', 'E9'), ge('1', 'tiger', 'E5')], {
        setup: 'S3',
        kills: [{ seat, kind: seat === 1 ? 'tiger' : 'sherman', hq: false, ace: true }],
      }).state;
    expect(points(at(1), 0)).toMatchObject({ total: 2 });
    expect(points(at(1), 1)).toMatchObject({ total: 0 });
    expect(points(at(0), 0)).toMatchObject({ total: 0 });
    expect(points(at(0), 1)).toMatchObject({ total: 1 });
  });

  test(`${cite('TOT-7.2a', 'TOT-Q27')} where both sides may leave, each is paid for its own who did`, () => {
    const battle: CustomBattle = {
      ...firstBattle(),
      exits: [newExit(0), newExit(1)],
      awards: [
        { type: 'exit', seat: 0, each: 2, rule: 'TOT-12.0a' },
        { type: 'exit', seat: 1, each: 3, rule: 'TOT-12.0a' },
      ],
      ending: { type: 'points', seat: 0, rule: 'TOT-12.0a' },
    };
    const units = [
      us('1', 'sherman', null, 'N', gone),
      us('2', 'sherman', 'E5'),
      ge('1', 'panzer4', null, 'S', gone),
      ge('2', 'panzer4', null, 'S', gone),
      ge('3', 'panzer4', 'E7'),
    ];
    const { state } = given(units, { setup: `custom:${printBattle(battle)}` });
    expect(points(state, 0).total).toBe(2);
    expect(points(state, 1).total).toBe(6);
  });
});

describe('what is decided', () => {
  test(`${cite('TOT-S12g', 'TOT-Q19')} is not decided otherwise by what would have won next`, () => {
    const { state } = given([us('1', 'sherman', 'F4'), ge('1', 'tiger', 'A1')], {
      setup: 'S12',
      trophies: [...maps.A.hill],
    });
    const open = { ...state };
    checkCoups(open);
    expect(open.outcome).toEqual(won('TOT-S12g', [0]));
    const over = { ...state, outcome: won('TOT-Q19' as const, [1]) };
    checkCoups(over);
    expect(over.outcome).toEqual(won('TOT-Q19', [1]));
  });
});

describe('the last turn', () => {
  test(`${cite('TOT-S6i', 'TOT-Q31')} the link that may be left out is one of map B: on another map the road through D4 is a road`, () => {
    // E6 and H4 shut every way north but the one by C5 and D4.
    const units = [ge('1', 'tiger', 'E6'), ge('2', 'tiger', 'H4'), us('1', 'sherman', 'A1')];
    const open = (extra: readonly (typeof units)[number][]) =>
      isRoadOpen(given([...units, ...extra], { setup: 'S6', map: 'A', ...switched({ s6Link: false }) }).state);
    expect(open([])).toBe(true);
    expect(open([ge('3', 'tiger', 'D4')])).toBe(false);
    expect(open([us('2', 'sherman', 'D4')])).toBe(true);
  });

  const lost = { where: 'dead' } as const;
  const fallen = (seat: number, kind: 'sherman' | 'panzer4') => ({ seat, kind, hq: false, ace: false });

  test(`${cite('TOT-11.1h', 'TOT-11.1i', 'TOT-Q41')} of two who destroyed half the one who destroyed more, whichever side it is`, () => {
    const units = [
      us('1', 'sherman', null, 'N', lost),
      us('2', 'sherman', null, 'N', lost),
      us('3', 'sherman', 'A1'),
      ge('1', 'panzer4', null, 'S', lost),
      ge('2', 'panzer4', 'I1'),
    ];
    const kills = [fallen(0, 'sherman'), fallen(0, 'sherman'), fallen(1, 'panzer4')];
    const { state } = given(units, { setup: 'meeting', kills });
    expect(ending(state)).toEqual(won('TOT-11.1h', [1]));
    expect(ending({ ...state, kills: kills.slice(1) })).toEqual(won('TOT-11.1h', [0]));
  });

  test(`${cite('TOT-11.1h', 'TOT-11.1i')} nothing is no half of a force that was never there`, () => {
    const { state } = given([us('1', 'sherman', 'A1')], { setup: 'meeting' });
    expect(ending(state)).toEqual(drawn('TOT-11.1i'));
  });

  test(`${cite('TOT-5.0g', 'TOT-S2g')} where it decides, no turn is added`, () => {
    const last = given([us('1', 'sherman', 'A1'), ge('1', 'tiger', 'I1')], { setup: 'S2', turn: 10, half: 2 });
    const over = begin(last.state, 'command');
    expect(over.state.outcome).toEqual(won('TOT-S2g', [1]));
    expect(over.types()).not.toContain('turnsExtended');
  });
});
