import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { chitsFor, endChance, ladderFor } from '../../../src/rules/tankOnTank/actionPoints';
import { defenceOf, volleyOf } from '../../../src/rules/tankOnTank/fire';
import { switchesOf } from '../../../src/rules/tankOnTank/optionSpecs';
import { deal } from '../../../src/rules/tankOnTank/setup';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { view } from '../../../src/rules/tankOnTank/view';
import { cite } from '../../support/cite';
import { attack, begin, face, ge, given, switched, us } from './given';

const hidden = { shown: false, veiled: true };
const foggy = (extra = {}) =>
  given(
    [
      us('1', 'sherman', 'E9', 'N', { ...hidden, ...extra }),
      us('2', 'wolverine', 'C10', 'N', hidden),
      us('3', 'sherman', 'A10', 'N', { ...hidden, hq: true }),
      ge('1', 'panther', 'E8', 'S'),
      ge('9', 'panther', 'A1'),
    ],
    { setup: 'S10' },
  );

describe('scenario 10', () => {
  test(`${cite('TOT-S10g', 'TOT-EX6', 'TOT-Q34')} a 2 drawn for the American is drawn again, and all go back`, () => {
    const before = { ...foggy().state, half: 0, turn: 0 };
    const opened = begin(before, 'command', [], [2, 4]);
    expect(opened.state.chit).toBe(4);
    expect(opened.events.find((event) => event.type === 'chitDrawn')).toMatchObject({ value: 4, discarded: [2] });
    expect([...chitsFor(before, 0)].sort()).toEqual([3, 3, 4, 4]);
    const german = begin({ ...before, half: 1 }, 'command', [], [2]);
    expect(german.state).toMatchObject({ chit: 2, phasing: 1 });
    expect(endChance(before, 0, 2).ways).toBe(0);
  });

  test(`${cite('TOT-S10h')} solitaire: the American rolls only after three points`, () => {
    expect(ladderFor(foggy().state, 0).map((rung) => rung.after)).toEqual([3, 4]);
    const solo = given(
      [1, 2, 3].map((n) => us(`${n}`, 'sherman', `A${n}`, 'N', hidden)),
      {
        setup: 'S10',
        ...switched({ solitaire: true }),
        chit: null,
      },
    );
    const two = solo.play([face(0, '01', 'S'), face(0, '02', 'S')]);
    expect(two.state.ended).toBe(false);
    expect(two.play(face(0, '03', 'S'), 3).state.ended).toBe(true);
  });

  test(`${cite('TOT-S10i', 'TOT-S10c')} all Americans start face down, and the German cannot tell them apart`, () => {
    const dealt = deal({ setup: 'S10', seats: 2, options: {} }, openDice(seedDice('fog')));
    expect(dealt.units.filter((unit) => unit.seat === 0).every((unit) => unit.veiled && !unit.shown)).toBe(true);
    expect(dealt.units.filter((unit) => unit.seat === 1).some((unit) => unit.veiled)).toBe(false);
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const { units } = deal({ setup: 'S10', seats: 2, options: {} }, openDice(seedDice(`fog${seed}`)));
      orders.add(
        units
          .filter((unit) => unit.seat === 0)
          .map((unit) => `${unit.kind}${unit.hq}`)
          .join(),
      );
    }
    expect(orders.size).toBeGreaterThan(3);
    const seen = view(foggy().state, 1).units.find((unit) => unit.id === '01');
    expect(seen).toMatchObject({ kind: null, hq: null, at: 'E9', facing: 'N' });
  });

  test(`${cite('TOT-S10j', 'TOT-Q23', 'TOT-Q34')} face down it has defence 11, terrain and flank as always`, () => {
    const table = foggy();
    expect(defenceOf(table.state, table.unit('01'))).toEqual({ rule: 'TOT-S10j', value: 11 });
    for (const kind of ['sherman', 'wolverine'] as const)
      expect(typeOf(switchesOf({}), kind).defence[0]).toBeLessThan(11);
    const wood = given(
      [us('1', 'sherman', 'F8', 'S', hidden), us('2', 'sherman', 'A9', 'N', hidden), ge('1', 'panther', 'F9', 'N')],
      { setup: 'S10', phasing: 1 },
    );
    expect(volleyOf(wood.state, [wood.unit('11')], wood.unit('01')).modifier.total).toBe(0);
  });

  test(`${cite('TOT-S10k', 'TOT-S10j')} it is turned up once it has fired, and has its own defence again`, () => {
    const fired = foggy().play(attack(0, '11', '01'), 1, 2);
    expect(fired.unit('01')).toMatchObject({ shown: true, veiled: false });
    expect(fired.unit('02')).toMatchObject({ shown: false, veiled: true });
    expect(fired.types()).toContain('unitShown');
    expect(defenceOf(fired.state, fired.unit('01')).value).toBe(9);
  });

  test(`${cite('TOT-Q49', 'TOT-Q11')} promoted face down: known from now on, and defence 11 until it fires`, () => {
    const fallen = us('7', 'sherman', null, 'N', { hq: true, where: 'dead' });
    const secret = foggy({ ace: true, aceShown: false });
    const table = given([...secret.state.units, fallen], secret.state);
    const promoted = table.play({ type: 'promote', seat: 0, unit: '01' });
    expect(promoted.unit('07')).toMatchObject({ at: 'E9', veiled: true, shown: true, ace: true, aceShown: false });
    expect(promoted.unit('01')).toMatchObject({ where: 'replaced', shown: true });
    expect(promoted.types()).toEqual(['unitShown', 'unitPromoted']);
    expect(defenceOf(promoted.state, promoted.unit('07'))).toEqual({ rule: 'TOT-S10j', value: 11 });
    const seen = view(promoted.state, 1).units.find((unit) => unit.id === '07');
    expect(seen).toMatchObject({ kind: 'sherman', hq: true });
    const fired = promoted.play(attack(0, '11', '07'), 6, 6);
    expect(defenceOf(fired.state, fired.unit('07')).value).toBe(9);
  });

  test(`${cite('TOT-S10l')} face-down units have a facing, which everybody sees`, () => {
    const turned = foggy().play(face(0, '02', 'SE'));
    expect(view(turned.state, 1).units.find((unit) => unit.id === '02')?.facing).toBe('SE');
    expect(turned.events[0]).toMatchObject({ type: 'unitFaced', name: 'faceDown' });
  });

  test(`${cite('TOT-Q34', 'TOT-S10d')} the ace is secret until first used`, () => {
    const ace = foggy({ ace: true });
    const elsewhere = { ...ace.state, units: ace.state.units.map((unit) => ({ ...unit, ace: unit.id === '02' })) };
    expect(view(ace.state, 1)).toEqual(view(elsewhere, 1));
    expect(view(ace.state, 0)).not.toEqual(view(elsewhere, 0));
    const failed = ace.play(attack(0, '11', '01'), 1, 2);
    // The German sees nothing but a miss until the dice are thrown again.
    expect(view(failed.state, 1)).toMatchObject({ phase: 'action', activity: null });
    const used = failed.play({ type: 'reroll', seat: 0 }, 1, 2);
    expect(used.events[0]).toMatchObject({ type: 'aceShown', unit: '01' });
    expect(view(used.state, 1).units.find((unit) => unit.id === '01')?.ace).toBe(true);
  });

  test(`${cite('TOT-Q34')} an eliminated unit is shown; hidden headquarters lead as always`, () => {
    const shot = given(
      [us('1', 'wolverine', 'E9', 'N', hidden), us('2', 'sherman', 'A9', 'N', hidden), ge('1', 'panther', 'E8', 'S')],
      { setup: 'S10', phasing: 1 },
    );
    const dead = shot.play(attack(1, '01', '11'), 6, 6);
    expect(dead.unit('01')).toMatchObject({ where: 'dead', shown: true });
    expect(foggy().refuse({ type: 'lead', seat: 0, unit: '03' })).toBeNull();
  });
});
