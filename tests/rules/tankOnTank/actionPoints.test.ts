import { describe, expect, test } from 'vitest';
import { endChance, pointInUse, pointOdds } from '../../../src/rules/tankOnTank/actionPoints';
import { cite } from '../../support/cite';
import { aim, attack, begin, done, face, ge, given, move, newMatch, stateOf, switched, tableOf, us } from './given';

const three = [us('1', 'sherman', 'A1'), us('2', 'sherman', 'C1'), us('3', 'sherman', 'E1'), us('4', 'sherman', 'G1')];
const turn = (id: string) => face(0, id, 'S');

describe('the turn', () => {
  test(`${cite('TOT-5.0a', 'TOT-5.0f', 'TOT-5.0g', 'TOT-2.2a')} one phase each, then the next turn`, () => {
    let match = newMatch('S1', {}, 'order');
    const order: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { turn: now, phasing } = stateOf(match);
      order.push(`${now}:${phasing}`);
      match = match.play(done(phasing));
    }
    const first = stateOf(match).first;
    expect(order).toEqual([`1:${first}`, `1:${1 - first}`, `2:${first}`, `2:${1 - first}`]);
  });

  test(`${cite('TOT-5.0b')} a side activates its units in its own phase only`, () => {
    const table = given([...three, ge('1', 'panzer4', 'E9')]);
    expect(table.refuse(turn('01'))).toBeNull();
    expect(table.rule(face(1, '11', 'N'))).toBe('TOT-5.0a');
    expect(table.rule(face(0, '11', 'N'))).toBe('TOT-2.1b');
  });

  test(`${cite('TOT-5.0c', 'TOT-2.2c')} the opponent draws the chit and keeps it hidden`, () => {
    const before = given(three, { half: 0, turn: 0, chit: null }).state;
    const opened = begin(before, 'command', [], [3]);
    const drawn = opened.events.find((event) => event.type === 'chitDrawn');
    expect(drawn).toMatchObject({ by: 1, seat: 0, value: 3, only: [1] });
    expect(opened.state.chit).toBe(3);
  });

  test.each([
    [2, ['01', '02']],
    [3, ['01', '02', '03']],
    [4, ['01', '02', '03', '04']],
  ])(
    `${cite('TOT-5.0d', 'TOT-5.0j')} with a %i the phase ends at once when so many points are spent`,
    (chit, units) => {
      let table = given(three, { chit });
      units.forEach((unit, index) => {
        expect(table.state.ended, `before point ${index + 1}`).toBe(false);
        table = table.play(turn(unit));
      });
      expect(table.state.ended).toBe(true);
      expect(table.events.at(-1)).toMatchObject({ type: 'chitRevealed', value: chit, reveals: true });
    },
  );

  test(`${cite('TOT-5.0e')} every draw is from all six chits`, () => {
    const state = given(three).state;
    expect(endChance(state, 0, 1)).toEqual({ ways: 0, of: 6 });
    expect(endChance(state, 0, 2)).toEqual({ ways: 2, of: 6 });
    expect(endChance(state, 0, 3)).toEqual({ ways: 2, of: 4 });
    expect(endChance(state, 0, 4)).toEqual({ ways: 2, of: 2 });
    const drawn = new Set<number>();
    let match = newMatch('S3', {}, 'cup');
    for (let i = 0; i < 400 && match.result === null; i++) {
      const { phase, phasing, chit } = stateOf(match);
      if (phase === 'action' && chit !== null) drawn.add(chit);
      const seat = match.state.active[0] ?? 0;
      const next = phase === 'action' ? done(phasing) : match.legal(seat)[0];
      if (next) match = match.play(next);
    }
    expect([...drawn].sort()).toEqual([2, 3, 4]);
  });

  test(`${cite('TOT-5.0h', 'TOT-6.0f')} a unit moves once a turn, whatever is spent`, () => {
    const moved = given(three).play([move(0, '01', 'A2'), turn('01')]);
    expect(moved.refuse(move(0, '01', 'A3'))).toEqual({ rule: 'TOT-5.0h', evidence: ['unit:01'] });
    const next = begin({ ...moved.state, half: 2, first: 0, phasing: 1 }, 'command');
    expect(next.state.turn).toBe(2);
    expect(tableOf({ ...next.state, phase: 'action' }).refuse(move(0, '01', 'A3'))).toBeNull();
  });

  test(`${cite('TOT-5.0i', 'TOT-6.0f', 'TOT-Q45')} and fires once a turn`, () => {
    const table = given([
      us('1', 'sherman', 'E9', 'N'),
      us('2', 'sherman', 'A1'),
      ge('1', 'tiger', 'E8'),
      ge('2', 'tiger', 'E7'),
    ]);
    const fired = table.play(attack(0, '11', '01'), 1, 2);
    expect(fired.refuse(aim(0, '01', '11'))).toEqual({ rule: 'TOT-5.0i', evidence: ['unit:01'] });
    // It may still move: the limits are separate.
    expect(fired.refuse(move(0, '01', 'E10'))).toBeNull();
  });

  test(`${cite('TOT-6.0a', 'TOT-8.0a')} an order half given uses the point it was bought with; a volley pays when it fires`, () => {
    expect(pointInUse({ activity: null, spent: 2 })).toBeNull();
    const moving = given(three).play(move(0, '01', 'A2')).state;
    expect(pointInUse(moving)).toBe(1);
    const aiming = given([us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'E8')]);
    expect(pointInUse(aiming.play(aim(0, '01', '11')).state)).toBe(1);
  });

  test(`${cite('TOT-5.0e', 'TOT-S15i')} how likely a next point is, as long as there can be one`, () => {
    const { state } = given(three);
    const exact = (odds: readonly number[]) => odds.map((chance) => Math.round(chance * 12));
    expect(exact(pointOdds(state, 0, 0))).toEqual([12, 12, 8, 4]);
    expect(exact(pointOdds(state, 0, 3))).toEqual([6]);
    expect(pointOdds(state, 0, 4)).toEqual([]);
    expect(exact(pointOdds({ ...state, setup: 'S15' }, 0, 0))).toEqual([12, 12, 6]);
  });

  test(`${cite('TOT-S15i')} scenario 15: a 4 is not even in the cup`, () => {
    const before = given(three, { setup: 'S15', half: 0, turn: 0 }).state;
    expect(begin(before, 'command', [], [4, 3]).state.chit).toBe(3);
  });

  test(`${cite('TOT-9.5a')} a shot that costs nothing neither ends a phase nor tells that it goes on`, () => {
    const table = given(
      [us('1', 'usAtGun', 'E9', 'N'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'E8'), ge('2', 'tiger', 'I1')],
      { spent: 2 },
    );
    const fired = table.play(attack(0, '11', '01'), 1, 2);
    expect(fired.state).toMatchObject({ spent: 2, ended: false });
    expect(fired.types()).toEqual(['volleyFired']);
  });

  test(`${cite('TOT-Q19')} with the last enemy destroyed nothing more is said about points`, () => {
    const table = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'N')], {
      setup: 'S3',
      chit: 2,
      spent: 1,
    });
    const won = table.play(attack(0, '11', '01'), 6, 6);
    expect(won.state.outcome).not.toBeNull();
    expect(won.types()).toEqual(['volleyFired', 'unitDestroyed']);
  });

  test(`${cite('TOT-2.2b')} what is spent is public`, () => {
    const spent = given(three).play(turn('01')).state;
    expect(spent.spent).toBe(1);
  });

  test(`${cite('TOT-Q12')} a phase may be ended at any time between two activities`, () => {
    const table = given(three);
    expect(table.play(done(0)).state.ended).toBe(true);
    expect(table.play(move(0, '01', 'A2')).rule(done(0))).toBe('TOT-7.0e');
  });

  test('that a phase goes on cannot be taken back: it tells about the chit', () => {
    const two = given(three).play(turn('01'));
    expect(two.events.some((event) => event.reveals)).toBe(false);
    expect(two.play(turn('02')).events.at(-1)).toEqual({ type: 'phaseWentOn', seat: 0, spent: 2, reveals: true });
  });
});

describe('action points', () => {
  test(`${cite('TOT-6.0a')} one turns or moves one piece`, () => {
    expect(given(three).play(turn('01')).state.spent).toBe(1);
    expect(given(three).play([move(0, '01', 'A2'), turn('01')]).state.spent).toBe(1);
  });

  test(`${cite('TOT-6.0b')} one fires at one target with any number of pieces`, () => {
    const units = [us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'D8', 'NE'), us('3', 'sherman', 'F8', 'NW')];
    const table = given([...units, ge('1', 'tiger', 'E8'), ge('2', 'tiger', 'E7')]);
    const open = table.play([aim(0, '01', '11'), aim(0, '02', '11')]);
    expect(open.refuse(aim(0, '03', '12'))).toEqual({ rule: 'TOT-6.0b', evidence: ['unit:11'] });
    expect(table.play(attack(0, '11', '01', '02', '03'), 1, 2).state.spent).toBe(1);
  });

  test(`${cite('TOT-6.0c')} one promotes one piece`, () => {
    const fallen = us('9', 'sherman', null, 'N', { hq: true, where: 'dead' });
    const table = given([...three, fallen]).play({ type: 'promote', seat: 0, unit: '01' });
    expect(table.state.spent).toBe(1);
    expect(table.unit('09').at).toBe('A1');
  });

  test(`${cite('TOT-6.0d')} in any order and mix`, () => {
    const table = given([us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'E8')]);
    const fireFirst = table.play(attack(0, '11', '01'), 1, 2).play(turn('02'));
    const moveFirst = table.play(turn('02')).play(attack(0, '11', '01'), 1, 2);
    expect(fireFirst.state.spent).toBe(2);
    expect(fireFirst.state.units).toEqual(moveFirst.state.units);
  });

  test(`${cite('TOT-6.0e')} what a point bought is completed before the next is spent`, () => {
    const table = given([...three, ge('1', 'tiger', 'E3', 'N')]);
    const moving = table.play(move(0, '01', 'A2'));
    for (const other of [turn('02'), aim(0, '03', '11'), { type: 'promote', seat: 0, unit: '02' } as const]) {
      expect(moving.refuse(other), other.type).not.toBeNull();
    }
    const aiming = given([us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'E8')]).play(
      aim(0, '01', '11'),
    );
    expect(aiming.rule(turn('02'))).toBe('TOT-6.0e');
    expect(aiming.rule(done(0))).toBe('TOT-6.0e');
  });
});

describe('solitaire', () => {
  const solo = (...changes: Parameters<typeof given>[1][]) =>
    given(three, { ...switched({ solitaire: true }), chit: null, ...changes[0] });
  const spend = (count: number) => ['01', '02', '03', '04'].slice(0, count).map(turn);

  test(`${cite('TOT-5.0k', 'TOT-EX7')} after two points a 1 or 2 ends the phase`, () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const rolled = solo().play(spend(2), face);
      expect(rolled.state.ended).toBe(face <= 2);
      expect(rolled.events.at(-1)).toMatchObject({ type: 'ladderRolled', face, spent: 2, ends: face <= 2 });
    }
  });

  test(`${cite('TOT-5.0l', 'TOT-EX7')} after the third a 1 to 3 ends it`, () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(solo().play(spend(3), 3, face).state.ended).toBe(face <= 3);
  });

  test(`${cite('TOT-5.0m', 'TOT-EX7')} after the fourth it always ends`, () => {
    expect(solo().play(spend(4), 3, 4).state.ended).toBe(true);
  });

  test(`${cite('TOT-5.0n')} no chit is drawn, all else stands`, () => {
    const before = solo({ half: 0, turn: 0 }).state;
    const opened = begin(before, 'command');
    expect(opened.state.chit).toBeNull();
    expect(opened.types()).not.toContain('chitDrawn');
    expect(solo().play(spend(1)).rule(turn('01'))).toBe('TOT-5.0h');
  });

  test(`${cite('TOT-Q5')} its dice give each length of phase one chance in three`, () => {
    const { state } = solo();
    const [two, third] = [endChance(state, 0, 2), endChance(state, 0, 3)];
    expect(third).toEqual({ ways: 3, of: 6 });
    expect(endChance(state, 0, 1)).toEqual({ ways: 0, of: 6 });
    expect(two.ways / two.of).toBeCloseTo(1 / 3);
    expect((1 - two.ways / two.of) * (third.ways / third.of)).toBeCloseTo(1 / 3);
  });
});
