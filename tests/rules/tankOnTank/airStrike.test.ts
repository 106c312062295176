import { describe, expect, test } from 'vitest';
import { spotters } from '../../../src/rules/tankOnTank/airStrike';
import { boardFor, terrainAt } from '../../../src/rules/tankOnTank/board';
import { distanceAt, hexNames, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { sight } from '../../../src/rules/tankOnTank/sight';
import { cite } from '../../support/cite';
import { done, face, ge, given, move, strike, switched, us } from './given';

const units = [
  us('1', 'sherman', 'E11', 'S'),
  us('2', 'sherman', 'A1'),
  us('3', 'truck', 'I11'),
  ge('1', 'panzer4', 'E8', 'S'),
  ge('2', 'panzer4', 'E7', 'S'),
  ge('9', 'wespe', 'I1'),
];
const called = (changes: Parameters<typeof given>[1] = {}) =>
  given(units, { setup: 'S9', strikes: [1, 0], ...changes });

describe('air strikes', () => {
  test(`${cite('TOT-10.2a', 'TOT-S9d')} only who has one may call it, and only once`, () => {
    expect(given(units, { setup: 'S9', strikes: [0, 0] }).rule(strike(0, 'E8'))).toBe('TOT-10.2a');
    const after = called().play(strike(0, 'E8'), 3, 1, 1, 3);
    expect(after.state.strikes).toEqual([0, 0]);
    expect(after.rule(strike(0, 'E8'))).toBe('TOT-10.2a');
  });

  test(`${cite('TOT-10.2b', 'TOT-Q18')} within four hexes and in sight of any unit, whatever it faces or has done`, () => {
    expect(spotters(called().state, 0, 'E8')).toEqual(['01']);
    expect(called().rule(strike(0, 'E6'))).toBe('TOT-10.2b');
    // Behind town, hidden by the panzer before it, or simply too far.
    expect(called().refuse(strike(0, 'E7'))).toEqual({ rule: 'TOT-10.2b', evidence: ['hex:E8'] });
    expect(called().refuse(strike(0, 'G11'))).toBeNull();
    expect(spotters(called().state, 0, 'I8')).toEqual(['03']);
    // The hill's range bonus does not carry eyes further.
    const hill = given([us('1', 'sherman', 'F4'), us('2', 'sherman', 'A1'), ge('1', 'panzer4', 'F9')], {
      setup: 'S9',
      strikes: [1, 0],
    });
    expect(spotters(hill.state, 0, 'F9')).toEqual([]);
    expect(called().play(strike(0, 'E8'), 3, 1, 1, 3).unit('01').fired).toBe(false);
  });

  test(`${cite('TOT-10.2b')} over open ground it reaches four hexes and not five`, () => {
    const open = hexNames.filter((hex) => terrainAt(boardFor('A'), placeOf(hex)) === 'clear');
    const seen = new Map<number, Set<boolean>>();
    for (const from of open) {
      const { state } = given([us('1', 'sherman', from)], { setup: 'S9', strikes: [1, 0] });
      for (const to of open) {
        const far = distanceAt(placeOf(from), placeOf(to));
        if (far < 1 || !sight({ map: 'A', units: [] }, from, to).clear) continue;
        seen.set(far, (seen.get(far) ?? new Set()).add(spotters(state, 0, to).length > 0));
      }
    }
    for (const far of [1, 2, 3, 4]) expect(seen.get(far)).toEqual(new Set([true]));
    for (const far of [5, 6]) expect(seen.get(far)).toEqual(new Set([false]));
  });

  test(`${cite('TOT-10.2b', 'TOT-Q18')} a unit that has moved and fired still has eyes`, () => {
    const done = units.map((unit) => (unit.seat === 0 ? { ...unit, moved: true, fired: true } : unit));
    const tired = given(done, { setup: 'S9', strikes: [1, 0] });
    expect(spotters(tired.state, 0, 'E8')).toEqual(['01']);
    expect(tired.refuse(strike(0, 'E8'))).toBeNull();
  });

  test(`${cite('TOT-10.2c')} it costs two points`, () => {
    expect(called().play(strike(0, 'E8'), 3, 1, 1, 3).state.spent).toBe(2);
  });

  test(`${cite('TOT-10.2d', 'TOT-Q18')} with too few left it does not happen, ends the phase and is kept`, () => {
    const failed = called({ chit: 2, spent: 1 }).play(strike(0, 'E8'));
    expect(failed.state).toMatchObject({ ended: true, spent: 2, strikes: [1, 0] });
    expect(failed.types()).toEqual(['strikeFailed', 'chitRevealed']);
    expect(called({ chit: 3, spent: 1 }).play(strike(0, 'E8'), 3, 1, 1, 3).state.strikes).toEqual([0, 0]);
  });

  test(`${cite('TOT-10.2e', 'TOT-10.2f', 'TOT-10.2h', 'TOT-EX19')} the second counter falls beside the first; every unit under one is attacked with 2d6 + 2`, () => {
    // North: E7. Against defence 9 a 7 destroys, a 6 does not. Then south-west from E7: D7, empty.
    const struck = called().play(strike(0, 'E8'), 1, 3, 4, 3, 3, 5);
    expect(struck.unit('11').where).toBe('dead');
    expect(struck.unit('12').where).toBe('map');
    expect(struck.events.filter((event) => event.type === 'strikeScattered')).toMatchObject([
      { face: 1, at: 'E7', bomb: 2 },
      { face: 5, at: 'D7', bomb: 3 },
    ]);
  });

  test(`${cite('TOT-10.2f')} friends are not spared`, () => {
    const table = given(
      [us('1', 'sherman', 'E11'), us('2', 'sherman', 'E9'), us('3', 'sherman', 'A1'), ge('1', 'panzer4', 'E7')],
      { setup: 'S9', strikes: [1, 0] },
    );
    const hit = table.play(strike(0, 'E10'), 1, 6, 6, 3);
    expect(hit.unit('02').where).toBe('dead');
  });

  test(`${cite('TOT-10.2g', 'TOT-EX19')} woods and town take two off`, () => {
    const table = given([us('1', 'sherman', 'E8'), ge('1', 'panzer4', 'E6'), ge('2', 'wespe', 'I1')], {
      setup: 'S9',
      strikes: [1, 0],
    });
    expect(table.play(strike(0, 'E6'), 1, 4, 4, 1).unit('11').where).toBe('map');
    expect(table.play(strike(0, 'E6'), 1, 4, 5, 1).unit('11').where).toBe('dead');
  });

  test(`${cite('TOT-9.6b', 'TOT-Q17')} an improved position in the open takes one off, and says so`, () => {
    const table = given(
      [us('1', 'sherman', 'E11'), ge('1', 'geInfantry', 'E8', 'S', { dug: true }), ge('2', 'wespe', 'I1')],
      { setup: 'S9', strikes: [1, 0] },
    );
    const struck = table.play(strike(0, 'E8'), 4, 4, 4, 3);
    expect(struck.events.find((event) => event.type === 'strikeRolled')).toMatchObject({
      modifier: 1,
      terms: [
        { rule: 'TOT-10.2f', value: 2 },
        { rule: 'TOT-9.6b', value: -1 },
      ],
    });
  });

  test(`${cite('TOT-10.2i', 'TOT-10.2k')} the third counter is counted from the second and attacks like the others`, () => {
    // Second hex E9 south of E8, third D8 north-west of it.
    const table = given(
      [us('1', 'sherman', 'E11'), us('2', 'sherman', 'A1'), ge('1', 'panzer4', 'D8'), ge('9', 'wespe', 'I1')],
      { setup: 'S9', strikes: [1, 0] },
    );
    const struck = table.play(strike(0, 'E8'), 4, 6, 6, 6);
    expect(struck.unit('11').where).toBe('dead');
  });

  test(`${cite('TOT-10.2j', 'TOT-EX19')} back on the first hex the third attack is void`, () => {
    const struck = called().play(strike(0, 'E8'), 4, 1, 1, 1);
    expect(struck.types().filter((type) => type === 'strikeRolled')).toHaveLength(1);
    expect(struck.types()).toContain('strikeVoid');
  });

  test(`${cite('TOT-10.2l')} afterwards nothing is left on the map`, () => {
    const before = called();
    // All three counters fall, on E8, E9 and F9, and miss: nothing but the strike and its two points is gone.
    const after = before.play(strike(0, 'E8'), 4, 1, 1, 3);
    expect(after.types().filter((type) => type === 'strikeScattered')).toHaveLength(2);
    expect({ ...after.state, strikes: [1, 0], spent: 0 }).toEqual(before.state);
    // Where they lay a unit may go, and sight is as it was.
    expect(after.refuse(move(0, '01', 'E9'))).toBeNull();
    expect(spotters(after.state, 0, 'E8')).toEqual(['01']);
  });

  test(`${cite('TOT-Q18')} directions run clockwise from north; off the map nothing is attacked, but the count goes on`, () => {
    const edge = given(
      [us('1', 'sherman', 'F3'), us('2', 'truck', 'A11'), ge('1', 'panzer4', 'G1'), ge('9', 'wespe', 'I1')],
      { setup: 'S9', strikes: [1, 0] },
    );
    // North of F1 is off the map; from there south-east lies G1.
    const struck = edge.play(strike(0, 'F1'), 1, 3, 6, 6);
    expect(struck.events.filter((event) => event.type === 'strikeScattered')).toMatchObject([
      { at: 'offMap' },
      { at: 'G1' },
    ]);
    expect(struck.unit('11').where).toBe('dead');
  });

  test(`${cite('TOT-Q44')} solitaire: a threshold to be crossed is rolled first, one just reached afterwards`, () => {
    const solo = (spent: number) => called({ ...switched({ solitaire: true }), chit: null, spent });
    const free = solo(0).play(strike(0, 'E8'), 4, 1, 1, 1, 3);
    expect(free.state).toMatchObject({ spent: 2, ended: false, strikes: [0, 0] });
    expect(solo(1).play(strike(0, 'E8'), 2).state).toMatchObject({ ended: true, strikes: [1, 0] });
    expect(solo(1).play(strike(0, 'E8'), 3, 4, 1, 1, 1, 4).state).toMatchObject({
      ended: false,
      strikes: [0, 0],
      spent: 3,
    });
    // From two points on the third is rolled for; the fourth, just reached, ends the phase.
    expect(solo(2).play(strike(0, 'E8'), 4, 4, 1, 1, 1).state).toMatchObject({
      ended: true,
      strikes: [0, 0],
      spent: 4,
    });
    const late = solo(3).play(strike(0, 'E8'));
    expect(late.types()).toEqual(['strikeFailed']);
    expect(late.state.spent).toBe(4);
    expect(solo(3).play(strike(0, 'E8')).state).toMatchObject({ ended: true, strikes: [1, 0] });
    // Free shots and turns without a point roll nothing.
    expect(solo(0).play(done(0)).state.ended).toBe(true);
  });

  test('a strike waits until what is open is finished', () => {
    expect(
      called()
        .play(move(0, '01', 'D10'))
        .rule(strike(0, 'E8')),
    ).toBe('TOT-6.0e');
    expect(
      called()
        .play(face(0, '01', 'N'))
        .refuse(strike(0, 'E8')),
    ).toBeNull();
  });
});
