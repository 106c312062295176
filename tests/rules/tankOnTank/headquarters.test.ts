import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { aim, attack, done, enter, face, ge, given, lead, move, promote, us } from './given';

const hq = (id: string, at: string) => us(id, 'sherman', at, 'N', { hq: true });

describe('headquarters', () => {
  const group = () =>
    given([hq('1', 'E9'), us('2', 'sherman', 'E10'), us('3', 'priest', 'D9'), us('4', 'sherman', 'A1')]);

  test(`${cite('TOT-2.1e', 'TOT-6.1a')} neighbours of an activated headquarters move for the same point`, () => {
    const led = group().play([move(0, '01', 'E7'), face(0, '01', 'N')]);
    expect(led.state.activity).toMatchObject({ type: 'move', lead: '01', members: ['02', '03'] });
    const all = led.play([move(0, '02', 'E9'), face(0, '02', 'N'), face(0, '03', 'NE')]);
    expect(all.state).toMatchObject({ spent: 1, activity: null });
    expect(all.unit('03')).toMatchObject({ at: 'D9', facing: 'NE', moved: true });
    expect(led.rule(face(0, '04', 'S'))).toBe('TOT-6.0e');
    expect(given([us('1', 'sherman', 'E9'), us('2', 'sherman', 'E10')]).rule(lead(0, '01'))).toBe('TOT-6.1a');
  });

  test(`${cite('TOT-6.1b')} they go where they like within their own points`, () => {
    const led = group().play(lead(0, '01'));
    expect(led.refuse(move(0, '02', 'G11'))).toBeNull();
    expect(led.rule(move(0, '03', 'C11'))).toBe('TOT-7.0a');
  });

  test(`${cite('TOT-6.1c', 'TOT-Q26')} the bonus does not bring units onto the map, nor does an entering headquarters give it`, () => {
    const units = [
      hq('1', 'E1'),
      us('2', 'sherman', null),
      us('3', 'sherman', null, 'N', { hq: true }),
      us('4', 'sherman', 'G1'),
    ];
    const table = given(units, { setup: 'S1' });
    expect(table.play(lead(0, '01')).rule(enter(0, '02', 'F1'))).toBe('TOT-6.1c');
    expect(table.play(enter(0, '03', 'F1')).state.activity).toMatchObject({ lead: null, members: ['03'] });
  });

  test(`${cite('TOT-6.1d')} a headquarters may stay where it is and counts as moved`, () => {
    const led = group().play([lead(0, '01'), move(0, '02', 'E11'), face(0, '02', 'N'), done(0)]);
    expect(led.unit('01')).toMatchObject({ at: 'E9', moved: true });
    expect(led.rule(face(0, '01', 'S'))).toBe('TOT-5.0h');
    expect(led.state).toMatchObject({ spent: 1, activity: null });
  });

  test(`${cite('TOT-6.1e', 'TOT-Q9')} a second headquarters moves along but activates nobody this turn`, () => {
    const table = given([hq('1', 'E9'), hq('2', 'E10'), us('3', 'sherman', 'E11')]);
    const led = table.play(lead(0, '01'));
    expect(led.rule(lead(0, '02'))).toBe('TOT-6.1e');
    const moved = led.play([face(0, '02', 'S'), face(0, '01', 'S')]);
    expect(moved.state.activity).toBeNull();
    expect(moved.rule(lead(0, '02'))).toBe('TOT-5.0h');
    expect(moved.unit('03').moved).toBe(false);
  });

  test(`${cite('TOT-Q10')} who moves along is fixed at the activation: adjacent, unmoved, still able; in any order, one at a time`, () => {
    const units = [
      hq('1', 'E9'),
      us('2', 'sherman', 'E10', 'N', { moved: true }),
      us('3', 'usAtGun', 'D9', 'N', { fired: true }),
      us('4', 'sherman', 'D8', 'N', { fired: true }),
      us('5', 'sherman', 'F9'),
      us('6', 'sherman', 'E6'),
    ];
    const led = given(units).play(lead(0, '01'));
    expect(led.state.activity).toMatchObject({ members: ['01', '04', '05'] });
    // The headquarters drives up to another unit, which does not join for that.
    const near = led.play([move(0, '01', 'E7'), face(0, '01', 'N')]);
    expect(near.rule(face(0, '06', 'S'))).toBe('TOT-6.0e');
    const under = led.play(move(0, '05', 'F10'));
    expect(under.refuse(move(0, '04', 'D7'))).toEqual({ rule: 'TOT-Q10', evidence: ['unit:05'] });
    // Who declines is not marked.
    expect(near.play(done(0)).unit('05').moved).toBe(false);
  });
});

describe('field promotion', () => {
  const dead = (id: string, kind: 'sherman' | 'pershing') => us(id, kind, null, 'N', { hq: true, where: 'dead' });

  test(`${cite('TOT-6.2a', 'TOT-Q11')} an eliminated headquarters replaces a piece of its own type`, () => {
    const table = given([
      us('1', 'sherman', 'E9'),
      us('2', 'wolverine', 'A1'),
      us('3', 'usInfantry', 'C1'),
      dead('9', 'sherman'),
    ]);
    expect(table.rule(promote(0, '02'))).toBe('TOT-6.2a');
    expect(table.rule(promote(0, '03'))).toBe('TOT-6.2a');
    const promoted = table.play(promote(0, '01'));
    expect(promoted.unit('09')).toMatchObject({ at: 'E9', where: 'map', hq: true });
    expect(promoted.unit('01')).toMatchObject({ at: null, where: 'replaced' });
    // The replaced piece does not count as destroyed, and nobody is left to come back.
    expect(promoted.state.kills).toEqual([]);
    expect(promoted.rule(promote(0, '09'))).toBe('TOT-6.2a');
    expect(given([us('1', 'sherman', 'E9'), dead('9', 'pershing')]).rule(promote(0, '01'))).toBe('TOT-6.2a');
  });

  test(`${cite('TOT-6.2b', 'TOT-Q11')} it keeps facing, ace marker and what the piece has done`, () => {
    const table = given([
      us('1', 'sherman', 'E9', 'SW', { moved: true, ace: true, aceShown: true }),
      us('2', 'sherman', 'A1'),
      dead('9', 'sherman'),
    ]);
    const promoted = table.play(promote(0, '01'));
    expect(promoted.unit('09')).toMatchObject({ facing: 'SW', moved: true, fired: false, ace: true });
    expect(promoted.rule(lead(0, '09'))).toBe('TOT-5.0h');
  });

  test(`${cite('TOT-Q11')} one who has fired has fired as a headquarters too`, () => {
    const table = given([
      us('1', 'sherman', 'E9', 'N', { fired: true }),
      us('2', 'sherman', 'A1'),
      dead('9', 'sherman'),
      ge('1', 'panzer4', 'E8'),
    ]);
    const promoted = table.play(promote(0, '01'));
    expect(promoted.unit('09')).toMatchObject({ fired: true, moved: false });
    expect(promoted.rule(aim(0, '09', '11'))).toBe('TOT-5.0i');
  });

  test(`${cite('TOT-6.2c')} a promoted headquarters that has not acted may lead and fire`, () => {
    const table = given([
      us('1', 'sherman', 'E9', 'N'),
      us('2', 'sherman', 'E10'),
      dead('9', 'sherman'),
      ge('1', 'panzer4', 'E8'),
    ]);
    const promoted = table.play(promote(0, '01'));
    expect(promoted.play(lead(0, '09')).state.activity).toMatchObject({ lead: '09', members: ['09', '02'] });
    expect(promoted.play(attack(0, '11', '09'), 6, 5).unit('11').where).toBe('dead');
  });

  test(`${cite('TOT-Q11')} points scored for it stay, and a second loss scores again`, () => {
    const units = [
      ge('1', 'panzer4', 'E8', 'S'),
      us('1', 'sherman', 'E9', 'N', { hq: true }),
      us('2', 'sherman', 'D9'),
      us('3', 'priest', 'A1'),
    ];
    const table = given(units, { setup: 'S3', phasing: 1 });
    const once = table.play(attack(1, '01', '11'), 6, 6);
    expect(once.state.kills).toHaveLength(1);
    const back = given(
      once.state.units.map((unit) => ({ ...unit, fired: false })),
      { setup: 'S3', kills: once.state.kills },
    );
    const promoted = back.play(promote(0, '02'));
    const again = given(promoted.state.units, { setup: 'S3', phasing: 1, kills: promoted.state.kills });
    expect(again.play(attack(1, '01', '11'), 6, 6).state.kills).toHaveLength(2);
  });
});
