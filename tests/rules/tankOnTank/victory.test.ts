import { describe, expect, test } from 'vitest';
import { drawn, won } from '../../../src/rules/core/result';
import type { State } from '../../../src/rules/tankOnTank/types';
import { ending, isRoadOpen, points, standingOf } from '../../../src/rules/tankOnTank/victory';
import { cite } from '../../support/cite';
import { attack, begin, enter, exit, face, ge, given, move, promote, strike, switched, us } from './given';

const some = [us('1', 'sherman', 'A1'), ge('1', 'tiger', 'I1')];
const kill = (seat: number, ace = false) => ({
  seat,
  kind: seat === 0 ? ('sherman' as const) : ('tiger' as const),
  hq: false,
  ace,
});
const at = (setup: string, changes: Partial<State> = {}, units = some) =>
  given(units, { setup, map: mapOf(setup), ...changes });
const mapOf = (setup: string): 'A' | 'B' => (['S3', 'S4', 'S5', 'S6', 'S11', 'S14'].includes(setup) ? 'B' : 'A');
const end = (setup: string, changes: Partial<State> = {}, units = some) => ending(at(setup, changes, units).state);
const wins = (rule: string, seat: number) => won(rule, [seat]);
const control = (seat: number, ...hexes: string[]) => ({
  control: Object.fromEntries(hexes.map((hex) => [hex, seat])),
});

describe('control', () => {
  test(`${cite('TOT-12.0a', 'TOT-Q20')} moving into or through a hex gives it, leaving or dying does not take it`, () => {
    const table = at('S2', {}, [us('1', 'sherman', 'E10'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'I1')]);
    const moved = table.play([move(0, '01', 'E9'), move(0, '01', 'E8'), face(0, '01', 'N')]);
    expect(moved.state.control).toMatchObject({ E9: 0, E8: 0 });
    const through = table.play(move(0, '01', 'E8'));
    expect(through.state.control.E9).toBe(0);
    const shot = given([us('1', 'sherman', 'E9'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'E8')], {
      phasing: 1,
      control: { E9: 0 },
    });
    expect(shot.play(attack(1, '01', '11'), 6, 6).state.control).toEqual({ E9: 0 });
  });

  test(`${cite('TOT-12.0a')} a hex that is one's own already is not taken again`, () => {
    const table = at('S2', { control: { E9: 0 } }, [us('1', 'sherman', 'E10'), us('2', 'sherman', 'A1')]);
    expect(table.play(move(0, '01', 'E9')).types()).toEqual(['unitMoved']);
  });

  test(`${cite('TOT-5.0b')} after the end, and out of its phase, nothing is commanded any more`, () => {
    const over = at('S2', { outcome: won('TOT-S2e', [0]) as never });
    expect(over.refuse(face(0, '01', 'S'))).toEqual({ rule: 'TOT-5.0b' });
    expect(over.legal(0)).toEqual([]);
    expect(at('S2').refuse({ type: 'place', seat: 0, unit: '01', to: 'A2' })).toEqual({ rule: 'TOT-5.0b' });
    expect(at('S2').refuse(face(1, '11', 'S'))).toEqual({ rule: 'TOT-5.0a' });
  });

  test(`${cite('TOT-Q20')} coming onto the map gives the hex of entry`, () => {
    const entered = at('S1', { control: { B1: 1 } }, [us('1', 'sherman', null), ge('1', 'tiger', 'I1')]);
    const [command] = entered.legal(0).filter(({ type }) => type === 'enter');
    if (command?.type !== 'enter') throw new Error('nobody enters scenario 1');
    const taken = at('S1', { control: { [command.to]: 1 } }, [us('1', 'sherman', null), ge('1', 'tiger', 'I1')]);
    const after = taken.play(enter(0, '01', command.to));
    expect(after.state.control).toEqual({ [command.to]: 0 });
    expect(after.events).toContainEqual({ type: 'controlTaken', seat: 0, at: command.to });
  });

  test(`${cite('TOT-12.0b', 'TOT-Q20')} nothing is controlled before somebody stands there`, () => {
    expect(at('S1').state.control).toEqual({});
    expect(standingOf(at('S1').state).held).toEqual([
      { hex: 'B6', seat: null },
      { hex: 'E6', seat: null },
      { hex: 'H4', seat: null },
    ]);
  });
});

describe('destroying everything', () => {
  const duel = (setup: string) =>
    given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S')], { setup, map: mapOf(setup) }).play(
      attack(0, '11', '01'),
      6,
      6,
    );

  test.each([
    ['S1', 'TOT-S1g'],
    ['S2', 'TOT-S2f'],
    ['S3', 'TOT-S3f'],
    ['S5', 'TOT-S5f'],
    ['S7', 'TOT-S7e'],
    ['S9', 'TOT-S9f'],
    ['S10', 'TOT-S10m'],
    ['S13', 'TOT-S13f'],
    ['S14', 'TOT-S14e'],
  ])('%s: the win is immediate by %s', (setup, rule) => {
    expect(duel(setup).state.outcome).toEqual(wins(rule, 0));
  });

  test(`${cite('TOT-S1g', 'TOT-S2f', 'TOT-S3f', 'TOT-S5f', 'TOT-S7e', 'TOT-S9f', 'TOT-S10m', 'TOT-S13f', 'TOT-S14e')} for either side`, () => {
    for (const setup of ['S1', 'S2', 'S3', 'S5', 'S7', 'S9', 'S10', 'S13', 'S14']) {
      const table = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S')], {
        setup,
        phasing: 1,
        map: mapOf(setup),
      });
      expect(table.play(attack(1, '01', '11'), 6, 6).state.outcome?.winners).toEqual([1]);
    }
  });

  test(`${cite('TOT-S4f', 'TOT-S6g')} in scenarios 4 and 6 only the German wins so`, () => {
    for (const [setup, rule] of [
      ['S4', 'TOT-S4f'],
      ['S6', 'TOT-S6g'],
    ] as const) {
      expect(duel(setup).state.outcome).toBeNull();
      const table = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S')], {
        setup,
        phasing: 1,
        map: 'B',
      });
      expect(table.play(attack(1, '01', '11'), 6, 6).state.outcome).toEqual(wins(rule, 1));
    }
  });

  test(`${cite('TOT-Q35')} in scenarios 8, 11, 12 and 15 nobody does`, () => {
    for (const setup of ['S8', 'S11', 'S12', 'S15']) expect(duel(setup).state.outcome).toBeNull();
  });

  test(`${cite('TOT-Q19')} units still to enter are alive; a side of which one has left cannot be destroyed`, () => {
    const waiting = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S'), ge('2', 'tiger', null)], {
      setup: 'S1',
    });
    expect(waiting.play(attack(0, '11', '01'), 6, 6).state.outcome).toBeNull();
    const gone = ge('2', 'tiger', null, 'S', { where: 'exited' });
    const left = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S'), gone], { setup: 'S10' });
    expect(left.play(attack(0, '11', '01'), 6, 6).state.outcome).toBeNull();
    // Whoever wins so may have left himself.
    const own = us('2', 'sherman', null, 'N', { where: 'exited' });
    const behind = given([us('1', 'sherman', 'E9', 'N'), own, ge('1', 'panzer4', 'E8', 'S')], { setup: 'S9' });
    expect(behind.play(attack(0, '11', '01'), 6, 6).state.outcome).toEqual(wins('TOT-S9f', 0));
    // Driving the last unit off the map is no defeat.
    const last = given([us('1', 'sherman', 'A5'), ge('1', 'tiger', 'I1')], { setup: 'S9' });
    expect(last.play(exit(0, '01')).state.outcome).toBeNull();
  });
});

describe('one strike on both sides', () => {
  /** Planes over E8 and E9, a hit on either, and the third counter back on the first. */
  const struck = (setup: string, phasing: number, ...others: ReturnType<typeof us>[]) =>
    given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S'), ...others], {
      setup,
      phasing,
      map: mapOf(setup),
      strikes: [1, 1],
    }).play(phasing === 0 ? strike(0, 'E8') : strike(1, 'E9'), phasing === 0 ? 4 : 1, 6, 6, 6, 6, phasing === 0 ? 1 : 4)
      .state.outcome;

  test(`${cite('TOT-Q19')} the last units of both: who did not call it wins`, () => {
    expect(struck('S9', 0)).toEqual(wins('TOT-Q19', 1));
    expect(struck('S9', 1)).toEqual(wins('TOT-Q19', 0));
  });

  test(`${cite('TOT-Q19')} where one of them has units elsewhere, it wins as always`, () => {
    expect(struck('S9', 0, ge('2', 'wespe', null, 'S', { where: 'exited' }))).toEqual(wins('TOT-S9f', 1));
    expect(struck('S9', 1, us('2', 'sherman', null))).toEqual(wins('TOT-S9f', 0));
  });

  test(`${cite('TOT-Q19', 'TOT-S4f')} a side that cannot win so does not`, () => {
    expect(struck('S4', 0)).toEqual(wins('TOT-S4f', 1));
    expect(struck('S4', 1)).toEqual(wins('TOT-S4f', 1));
  });
});

describe('holding ground at the end', () => {
  test(`${cite('TOT-S1h', 'TOT-S7f', 'TOT-S1i', 'TOT-S7g', 'TOT-Q43')} two of B6, E6, H4; otherwise one more turn and the same question`, () => {
    for (const [setup, rule] of [
      ['S1', 'TOT-S1h'],
      ['S7', 'TOT-S7f'],
    ] as const) {
      expect(end(setup, control(0, 'B6', 'H4'))).toEqual(wins(rule, 0));
      expect(end(setup, control(1, 'E6', 'H4'))).toEqual(wins(rule, 1));
      expect(end(setup, control(0, 'B6'))).toBeNull();
      const longer = begin({ ...at(setup, { turn: 10, half: 2, first: 1 }).state }, 'command');
      expect(longer.state).toMatchObject({ turn: 11, outcome: null });
      expect(longer.types()).toContain('turnsExtended');
      const later = begin({ ...at(setup, { turn: 11, half: 2, ...control(1, 'B6', 'E6') }).state }, 'command');
      expect(later.state.outcome).toEqual(wins(rule, 1));
    }
  });

  test(`${cite('TOT-S2g')} scenario 2: the American needs two of E6, G9, H4`, () => {
    expect(end('S2', control(0, 'E6', 'G9'))).toEqual(wins('TOT-S2g', 0));
    expect(end('S2', control(0, 'E6'))).toEqual(wins('TOT-S2g', 1));
  });

  test(`${cite('TOT-S11g', 'TOT-Q35')} scenario 11: both towns or a draw; the garrison controls them from the start`, () => {
    expect(end('S11', control(1, 'E6', 'F6'))).toEqual(wins('TOT-S11g', 1));
    expect(end('S11', { control: { E6: 0, F6: 1 } })).toEqual(drawn('TOT-S11g'));
  });

  test(`${cite('TOT-S13g', 'TOT-Q37')} scenario 13: two of H5, F4, C9 for either, else a draw`, () => {
    expect(end('S13', control(0, 'H5', 'C9'))).toEqual(wins('TOT-S13g', 0));
    expect(end('S13', control(1, 'H5', 'F4'))).toEqual(wins('TOT-S13g', 1));
    expect(end('S13', control(1, 'H5'))).toEqual(drawn('TOT-S13g'));
  });

  test(`${cite('TOT-S14f', 'TOT-Q38')} scenario 14: all three of A7, E6, F6, else a draw`, () => {
    expect(end('S14', control(1, 'A7', 'E6', 'F6'))).toEqual(wins('TOT-S14f', 1));
    expect(end('S14', control(0, 'E6', 'F6'))).toEqual(drawn('TOT-S14f'));
  });

  test(`${cite('TOT-S15j')} scenario 15: D1 or G1 for the German`, () => {
    expect(end('S15', control(1, 'G1'))).toEqual(wins('TOT-S15j', 1));
    expect(end('S15', control(1, 'F1'))).toEqual(wins('TOT-S15j', 0));
  });
});

describe('points', () => {
  const score = (setup: string, changes: Partial<State>, units = some) =>
    [0, 1].map((seat) => points(at(setup, changes, units).state, seat).total);

  test(`${cite('TOT-S3g', 'TOT-S3h', 'TOT-S3i', 'TOT-S3j', 'TOT-EX5', 'TOT-Q29')} scenario 3: kills, each town, and two for the Tiger ace`, () => {
    expect(score('S3', { kills: [kill(1, true)] })).toEqual([2, 0]);
    expect(score('S3', { kills: [kill(1), kill(0), kill(0)] })).toEqual([1, 2]);
    expect(score('S3', control(0, 'A7', 'E6', 'F6', 'G10'))).toEqual([4, 0]);
    expect(score('S3', control(1, 'A7'))).toEqual([0, 0]);
    expect(end('S3', { kills: [kill(1), kill(0)] })).toEqual(wins('TOT-S3g', 1));
    expect(end('S3', { kills: [kill(1, true), kill(0)] })).toEqual(wins('TOT-S3g', 0));
  });

  test(`${cite('TOT-S4g', 'TOT-S4h')} scenario 4: the third exit wins at once, else the American`, () => {
    const gone = ['5', '6'].map((id) => ge(id, 'panzer4', null, 'N', { where: 'exited' }));
    const table = at('S4', { phasing: 1 }, [us('1', 'sherman', 'I9'), ge('1', 'panzer4', 'D1'), ...gone]);
    expect(table.state.outcome).toBeNull();
    expect(table.play(exit(1, '11')).state.outcome).toEqual(wins('TOT-S4g', 1));
    expect(end('S4')).toEqual(wins('TOT-S4h', 0));
  });

  test(`${cite('TOT-S5g', 'TOT-S5h', 'TOT-S5i', 'TOT-S5j', 'TOT-S5k', 'TOT-Q30')} scenario 5: kills, E6, F6, exits, and the German's point in both readings`, () => {
    const out = us('8', 'sherman', null, 'N', { where: 'exited' });
    expect(score('S5', { kills: [kill(1), kill(0)], ...control(0, 'E6', 'F6', 'A7') })).toEqual([3, 2]);
    expect(score('S5', {}, [...some, us('2', 'sherman', 'B1'), out])).toEqual([1, 2]);
    const dead = us('1', 'sherman', null, 'N', { where: 'dead' });
    expect(score('S5', { kills: [kill(0)] }, [dead])).toEqual([0, 1]);
    expect(end('S5', {}, [...some, out])).toEqual(wins('TOT-S5g', 1));
    expect(end('S5', {}, [ge('1', 'tiger', 'I1'), out])).toEqual(wins('TOT-S5g', 0));
    const once = switched({ s5Stay: 'once' });
    expect(score('S5', once, [...some, us('2', 'sherman', 'B1')])).toEqual([0, 1]);
    expect(score('S5', once, [...some, out])).toEqual([1, 0]);
    expect(score('S5', { ...once, kills: [kill(0)] }, [dead])).toEqual([0, 2]);
    expect(end('S5', once, [...some, out])).toEqual(wins('TOT-S5g', 0));
  });

  test(`${cite('TOT-S8e', 'TOT-S8f', 'TOT-S8g', 'TOT-Q33')} scenario 8: seven points from towns and trucks`, () => {
    const truck = (id: string) => us(id, 'truck', null, 'N', { where: 'exited' });
    const towns = ['B6', 'C9', 'D2', 'E6', 'G9', 'H4'];
    expect(end('S8', control(0, ...towns))).toEqual(wins('TOT-S8e', 1));
    expect(end('S8', control(0, 'B6', 'C9', 'D2', 'E6'), [...some, truck('7')])).toEqual(wins('TOT-S8e', 0));
    expect(score('S8', control(0, ...towns), [...some, truck('7'), truck('8')])).toEqual([12, 0]);
  });

  test(`${cite('TOT-S9g', 'TOT-S9h', 'TOT-S9i')} scenario 9: exits against Germans left on the map`, () => {
    const out = (id: string) => us(id, 'sherman', null, 'N', { where: 'exited' });
    expect(score('S9', {}, [...some, out('7')])).toEqual([1, 1]);
    expect(end('S9', {}, [...some, out('7')])).toEqual(wins('TOT-S9g', 1));
    expect(end('S9', {}, [...some, out('7'), out('8')])).toEqual(wins('TOT-S9g', 0));
  });

  test(`${cite('TOT-S9i', 'TOT-Q11')} scenario 9: a promotion makes the Germans no more and no fewer`, () => {
    const fallen = ge('2', 'panzer4', null, 'S', { hq: true, where: 'dead' });
    const table = at('S9', { phasing: 1 }, [us('1', 'sherman', 'A1'), ge('1', 'panzer4', 'I1'), fallen]);
    expect(points(table.state, 1).total).toBe(1);
    expect(points(table.play(promote(1, '11')).state, 1).total).toBe(1);
  });

  test(`${cite('TOT-S10n', 'TOT-S10o', 'TOT-S10p', 'TOT-S10q')} scenario 10: towns and exits against destroyed Germans`, () => {
    const out = ge('7', 'panther', null, 'N', { where: 'exited' });
    expect(score('S10', { kills: [kill(1), kill(0)], ...control(1, 'B6', 'C9', 'D2') }, [...some, out])).toEqual([
      1, 3,
    ]);
    expect(end('S10', { kills: [kill(1)], ...control(1, 'B6') })).toEqual(wins('TOT-S10n', 0));
    expect(end('S10', control(1, 'B6'))).toEqual(wins('TOT-S10n', 1));
    const table = at('S10', { phasing: 1 }, [
      us('1', 'sherman', 'I9'),
      ge('1', 'panther', 'C11'),
      ge('2', 'panther', 'E11'),
      ge('3', 'panther', 'A1'),
    ]);
    expect(table.refuse(exit(1, '11'))).toBeNull();
    expect(table.rule(exit(1, '12'))).toBe('TOT-S10p');
  });
});

describe('scenarios with their own goals', () => {
  const cut = (...hexes: string[]) => hexes.map((hex, index) => ge(`${index}`, 'panzer4', hex));
  const open = (units: ReturnType<typeof cut>, options = {}) => isRoadOpen(at('S6', switched(options), units).state);

  test(`${cite('TOT-S6h', 'TOT-S6i', 'TOT-S6j', 'TOT-Q31')} scenario 6: both roads cut, with or without the link`, () => {
    expect(open([])).toBe(true);
    expect(open(cut('A8'))).toBe(true);
    expect(open(cut('A8', 'F8'))).toBe(false);
    // South part of the western road, link, north part of the eastern one.
    expect(open(cut('C2', 'F8'))).toBe(true);
    expect(open(cut('C2', 'F8'), { s6Link: false })).toBe(false);
    expect(open(cut('C2', 'D4', 'F8'))).toBe(false);
    expect(end('S6', {}, cut('A8', 'F8'))).toEqual(wins('TOT-S6h', 1));
    expect(end('S6', {}, cut('A8'))).toEqual(wins('TOT-S6j', 0));
  });

  test(`${cite('TOT-S12g', 'TOT-S12h', 'TOT-Q36', 'TOT-EX8')} scenario 12: every hill at some time, also those lost again`, () => {
    const held = { trophies: ['A6', 'F4', 'H5'], control: { A6: 1, F4: 0, H5: 0 } };
    const table = at('S12', held, [us('1', 'sherman', 'A8'), us('2', 'sherman', 'I9'), ge('1', 'tiger', 'A6')]);
    expect(table.play([move(0, '01', 'A7'), face(0, '01', 'S')]).state.outcome).toEqual(wins('TOT-S12g', 0));
  });

  test(`${cite('TOT-S12h', 'TOT-EX8')} the German who retakes a hill does not take it off the American's list`, () => {
    const held = { trophies: ['A6', 'F4', 'H5'], control: { A6: 0, F4: 0, H5: 0 } };
    const units = [us('1', 'sherman', 'A8'), us('2', 'sherman', 'I9'), ge('1', 'panther', 'A5')];
    const retaken = at('S12', { ...held, phasing: 1 }, units).play([move(1, '11', 'A6'), face(1, '11', 'N')]);
    expect(retaken.state).toMatchObject({ trophies: ['A6', 'F4', 'H5'], control: { A6: 1 }, outcome: null });
    const last = at('S12', retaken.state, [...retaken.state.units]);
    const turn = given(last.state.units, { ...last.state, phasing: 0, active: [0], activity: null, spent: 0 });
    expect(turn.play([move(0, '01', 'A7'), face(0, '01', 'S')]).state.outcome).toEqual(wins('TOT-S12g', 0));
  });

  test(`${cite('TOT-S12i')} one hill never taken is enough for the German`, () => {
    expect(end('S12', { trophies: ['A6', 'F4', 'H5'] })).toEqual(wins('TOT-S12i', 1));
  });
});

describe('night', () => {
  const sums = (units: ReturnType<typeof us>[]) => given(units, { setup: 'S6', map: 'B', phasing: 1 });

  test(`${cite('TOT-S6e', 'TOT-Q40')} one off at two hexes, two at three, three beyond`, () => {
    const shot = (kind: 'panzer4' | 'tiger' | 'wespe', from: string) =>
      sums([us('1', 'sherman', 'E11'), us('9', 'sherman', 'A1'), ge('1', kind, from, 'S')]).play(
        attack(1, '01', '11'),
        3,
        3,
      ).events[0];
    expect(shot('tiger', 'E10')).toMatchObject({ modifier: 1 });
    expect(shot('tiger', 'E9')).toMatchObject({ modifier: 0 });
    expect(shot('tiger', 'E8')).toMatchObject({ modifier: -1 });
    expect(shot('wespe', 'E7')).toMatchObject({ modifier: -2 });
  });

  test(`${cite('TOT-S6f', 'TOT-EX4')} only the largest penalty counts: plus three firers, minus two`, () => {
    const table = sums([
      us('1', 'sherman', 'E11', 'N'),
      us('9', 'sherman', 'A1'),
      ge('1', 'panzer4', 'E9', 'S'),
      ge('2', 'tiger', 'D8', 'S'),
      ge('3', 'tiger', 'F8', 'S'),
    ]);
    expect(table.play(attack(1, '01', '11', '12', '13'), 4, 4).events[0]).toMatchObject({ modifier: 1, hit: true });
  });
});
