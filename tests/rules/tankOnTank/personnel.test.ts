import { describe, expect, test } from 'vitest';
import { strikeModifier } from '../../../src/rules/tankOnTank/airStrike';
import { defenceOf, rangeOf, volleyOf } from '../../../src/rules/tankOnTank/fire';
import { cite } from '../../support/cite';
import { aim, attack, done, face, fire, ge, given, move, us } from './given';

const far = ge('9', 'wespe', 'I1');
const spare = us('9', 'sherman', 'A1');

describe('soft targets', () => {
  const soft = (at: string, extra = {}) => {
    const table = given([ge('1', 'geInfantry', at, 'S', extra)]);
    return defenceOf(table.state, table.unit('11'));
  };

  test(`${cite('TOT-9.0b')} the first defence holds in the clear`, () => {
    expect(soft('E8')).toEqual({ rule: 'TOT-9.0b', value: 7 });
  });

  test.each(['A6', 'F8', 'E6'])(`${cite('TOT-9.0c')} the second holds on %s: hill, woods, town`, (hex) => {
    expect(soft(hex)).toEqual({ rule: 'TOT-9.0c', value: 10 });
  });

  test(`${cite('TOT-9.0d', 'TOT-EX13')} cover is taken off the dice as well`, () => {
    const table = given([
      us('1', 'sherman', 'F9', 'N'),
      us('2', 'sherman', 'E9', 'N'),
      spare,
      ge('1', 'geInfantry', 'F8', 'S'),
      far,
    ]);
    expect(table.play(attack(0, '11', '01', '02'), 4, 5).unit('11').where).toBe('dead');
    expect(table.play(attack(0, '11', '01', '02'), 4, 4).unit('11').where).toBe('map');
  });

  test(`${cite('TOT-9.0e', 'TOT-Q15')} fire from hill to hill leaves the second defence in force`, () => {
    const table = given([us('1', 'wolverine', 'H5', 'NW'), ge('1', 'geAtGun', 'F4', 'SE')]);
    expect(table.refuse(aim(0, '01', '11'))).toBeNull();
    expect(volleyOf(table.state, [table.unit('01')], table.unit('11')).defence).toEqual({ rule: 'TOT-9.0c', value: 9 });
  });

  test(`${cite('TOT-9.1a', 'TOT-Q16')} moves or fires, not both; turning is moving; guns are bound too`, () => {
    for (const kind of ['usInfantry', 'usMech', 'usAtGun', 'howitzer'] as const) {
      const table = given([us('1', kind, 'E9', 'NE'), spare, ge('1', 'panzer4', 'E8', 'S'), far]);
      expect(table.play(face(0, '01', 'N')).refuse(aim(0, '01', '11'))).toEqual({
        rule: 'TOT-9.1a',
        evidence: ['unit:01'],
      });
      const fired = table.play(attack(0, '11', '01'), 1, 2);
      expect(fired.rule(move(0, '01', 'E10')), kind).toBe('TOT-9.1a');
    }
    const tank = given([us('1', 'sherman', 'E9', 'NE'), spare, ge('1', 'panzer4', 'E8', 'S')]);
    expect(tank.play(face(0, '01', 'N')).refuse(aim(0, '01', '11'))).toBeNull();
  });

  test(`${cite('TOT-9.2a', 'TOT-AID5', 'TOT-EX15')} a hill adds one to range, never for infantry`, () => {
    const at = (kind: 'usInfantry' | 'usMech' | 'sherman', target: string) =>
      given([us('1', kind, 'F4', 'N'), ge('1', 'tiger', target)]);
    expect(at('sherman', 'F1').refuse(aim(0, '01', '11'))).toBeNull();
    expect(at('usInfantry', 'F2').rule(aim(0, '01', '11'))).toBe('TOT-9.2a');
    expect(at('usMech', 'F2').rule(aim(0, '01', '11'))).toBe('TOT-9.2a');
    const state = at('usInfantry', 'F2');
    expect(rangeOf(state.state, state.unit('01'))).toBe(1);
  });

  test(`${cite('TOT-9.3a', 'TOT-9.3b', 'TOT-EX13', 'TOT-AID9')} infantry in the attack cancels cover, not the higher defence`, () => {
    const table = given([
      us('1', 'sherman', 'F9', 'N'),
      us('2', 'sherman', 'E9', 'N'),
      us('3', 'usInfantry', 'G9', 'NW'),
      spare,
      ge('1', 'geInfantry', 'F8', 'S'),
      far,
    ]);
    expect(table.play(attack(0, '11', '01', '02', '03'), 3, 4).unit('11').where).toBe('dead');
    expect(table.play(attack(0, '11', '01', '02', '03'), 3, 3).unit('11').where).toBe('map');
  });
});

describe('infantry advance', () => {
  const table = (kind: 'usInfantry' | 'usMech' = 'usInfantry') =>
    given([us('1', kind, 'E9', 'N'), us('2', 'sherman', 'D8', 'NE'), spare, ge('1', 'panzer4', 'E8', 'S'), far]);
  const advance = { type: 'advance', seat: 0, unit: '01', facing: 'SW' } as const;

  test(`${cite('TOT-9.4a', 'TOT-9.4b', 'TOT-Q20')} adjacent infantry that took part may follow, with any facing, and controls the hex`, () => {
    const won = table().play(attack(0, '11', '01', '02'), 6, 5);
    expect(won.state.activity).toMatchObject({ type: 'advance', at: 'E8', infantry: ['01'] });
    const stood = won.play(advance);
    expect(stood.unit('01')).toMatchObject({ at: 'E8', facing: 'SW' });
    expect(stood.state.control.E8).toBe(0);
    expect(won.play({ type: 'decline', seat: 0 }).unit('01').at).toBe('E9');
    expect(table().play(attack(0, '11', '01'), 1, 2).state.activity).toBeNull();
    expect(table().play(attack(0, '11', '02'), 6, 6).state.activity).toBeNull();
    expect(table().rule(advance)).toBe('TOT-9.4a');
  });

  test(`${cite('TOT-9.6d', 'TOT-9.4a')} who advances leaves his improved position`, () => {
    const dug = given([us('1', 'usInfantry', 'E9', 'N', { dug: true }), spare, ge('1', 'panzer4', 'E8', 'S'), far]);
    const hit = dug.play(attack(0, '11', '01'), 6, 6);
    expect(hit.unit('01').dug).toBe(true);
    const stood = hit.play(advance);
    expect(stood.unit('01')).toMatchObject({ at: 'E8', dug: false });
    expect(stood.events).toContainEqual({ type: 'positionLost', at: 'E9' });
    expect(hit.play({ type: 'decline', seat: 0 }).unit('01').dug).toBe(true);
  });

  test(`${cite('TOT-9.4a')} where the last enemy falls the battle is won and nobody advances`, () => {
    const last = given([us('1', 'usInfantry', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S')], { setup: 'S3' });
    const won = last.play(attack(0, '11', '01'), 6, 6);
    expect(won.state).toMatchObject({ activity: null, outcome: { winners: [0] } });
    expect(won.unit('01').at).toBe('E9');
  });

  test(`${cite('TOT-9.4c')} for the same single point, and nobody but infantry`, () => {
    const won = table().play(attack(0, '11', '01', '02'), 6, 5);
    expect(won.rule({ ...advance, unit: '02' })).toBe('TOT-9.4c');
    expect(won.play(advance).state.spent).toBe(1);
  });

  test(`${cite('TOT-9.4d', 'TOT-Q16')} mechanised infantry likewise; the advance is no breach of move or fire`, () => {
    const won = table('usMech')
      .play(attack(0, '11', '01'), 6, 6)
      .play(advance);
    expect(won.unit('01')).toMatchObject({ at: 'E8', fired: true, moved: false });
    expect(won.rule(move(0, '01', 'E7'))).toBe('TOT-9.1a');
  });
});

describe('anti-tank guns', () => {
  const units = (target: 'panzer4' | 'geInfantry') => [
    us('1', 'usAtGun', 'E9', 'N'),
    us('2', 'usAtGun', 'D8', 'NE'),
    us('3', 'sherman', 'F8', 'NW'),
    spare,
    ge('1', target, 'E8', 'S'),
    far,
  ];

  test(`${cite('TOT-9.5a', 'TOT-Q13')} one gun alone at a hard target costs nothing, each gun for itself`, () => {
    const once = given(units('panzer4')).play(attack(0, '11', '01'), 1, 2);
    expect(once.state.spent).toBe(0);
    expect(once.play(attack(0, '11', '02'), 1, 2).state.spent).toBe(0);
    expect(given(units('panzer4')).play(attack(0, '11', '01', '02'), 1, 2).state.spent).toBe(1);
    expect(given(units('panzer4')).play(attack(0, '11', '01', '03'), 1, 2).state.spent).toBe(1);
    expect(given(units('geInfantry')).play(attack(0, '11', '01'), 1, 2).state.spent).toBe(1);
  });

  test(`${cite('TOT-9.5b', 'TOT-Q13')} the free shot never ends a phase, but the end of the phase ends the chance`, () => {
    const late = given(units('panzer4'), { chit: 2, spent: 1 });
    expect(late.play(attack(0, '11', '01'), 1, 2).state.ended).toBe(false);
    const over = late.play(face(0, '09', 'S'));
    expect(over.state.ended).toBe(true);
    expect(late.play(done(0)).state.ended).toBe(true);
  });
});

describe('improved positions', () => {
  const dug = (at: string) => ge('1', 'geInfantry', at, 'S', { dug: true });

  test(`${cite('TOT-9.6a', 'TOT-9.6b', 'TOT-EX14')} the higher defence and minus one, in the clear too`, () => {
    const table = given([us('1', 'sherman', 'D8', 'NE'), us('2', 'sherman', 'F8', 'NW'), spare, dug('E8'), far], {
      setup: 'S8',
    });
    expect(table.play(attack(0, '11', '01', '02'), 4, 5).unit('11').where).toBe('dead');
    const held = table.play(attack(0, '11', '01', '02'), 4, 4);
    expect(held.events[0]).toMatchObject({ defence: 10, total: 9, hit: false });
  });

  test(`${cite('TOT-Q17')} not on top of woods or town, and infantry does not cancel it; in an air strike the worse counts`, () => {
    const wood = given([us('1', 'sherman', 'F9', 'N'), us('2', 'usInfantry', 'G9', 'NW'), dug('F8')], { setup: 'S8' });
    const volley = volleyOf(wood.state, [wood.unit('01'), wood.unit('02')], wood.unit('11'));
    expect(volley.modifier.terms).toEqual([
      { rule: 'TOT-8.4a', value: 2 },
      { rule: 'TOT-9.6b', value: -1 },
    ]);
    expect(strikeModifier(wood.state, wood.unit('11'))).toBe(0);
    const open = given([dug('E8')], { setup: 'S8' });
    expect(strikeModifier(open.state, open.unit('11'))).toBe(1);
  });

  test(`${cite('TOT-9.6c')} a hard target has nothing from it`, () => {
    const table = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S', { dug: true })], { setup: 'S8' });
    const volley = volleyOf(table.state, [table.unit('01')], table.unit('11'));
    expect(volley).toMatchObject({ modifier: { total: 1 }, defence: { value: 9 } });
  });

  test(`${cite('TOT-9.6d')} it goes when its unit leaves or falls`, () => {
    const moved = given([dug('E8'), ge('2', 'wespe', 'I1'), us('9', 'sherman', 'A1')], {
      setup: 'S8',
      phasing: 1,
    }).play(move(1, '11', 'E9'));
    expect(moved.unit('11').dug).toBe(false);
    expect(moved.events).toContainEqual({ type: 'positionLost', at: 'E8' });
    const turned = given([dug('E8'), us('9', 'sherman', 'A1')], { setup: 'S8', phasing: 1 }).play(face(1, '11', 'N'));
    expect(turned.unit('11').dug).toBe(true);
    const fell = given([us('1', 'sherman', 'D8', 'NE'), dug('E8'), far], { setup: 'S8' }).play(
      [aim(0, '01', '11'), fire(0)],
      6,
      6,
    );
    expect(fell.events).toContainEqual({ type: 'positionLost', at: 'E8' });
  });
});

describe('trucks', () => {
  test(`${cite('TOT-10.1a')} move, turn and are hit like any hard target, but cannot attack`, () => {
    const table = given([us('1', 'truck', 'E9', 'N'), spare, ge('1', 'panzer4', 'E8', 'S')], { setup: 'S8' });
    expect(table.refuse(aim(0, '01', '11'))).toEqual({ rule: 'TOT-10.1a', evidence: ['unit:01'] });
    expect(table.refuse(move(0, '01', 'E10'))).toBeNull();
    expect(defenceOf(table.state, table.unit('01'))).toEqual({ rule: 'TOT-2.1d', value: 6 });
  });
});
