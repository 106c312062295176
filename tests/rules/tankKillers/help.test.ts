import { describe, expect, test } from 'vitest';
import { tankKillers } from '../../../src/rules/tankKillers';
import { cardIds, cardOf } from '../../../src/rules/tankKillers/data/tactics';
import { helps } from '../../../src/rules/tankKillers/help';
import { isBarred } from '../../../src/rules/tankKillers/restrictions';
import type { CardId } from '../../../src/rules/tankKillers/types';
import { proposalsOf } from '../../../src/scenes/tankKillers/board/prompts';
import { narrowed } from '../../../src/session/selection';
import { cite } from '../../support/cite';
import { killersLook } from '../../support/killersTable';
import { attack, type Table } from './table';

/** G1 has Pen 9, A1 and A6 Defence 6 and 5, G2 more. */
const asked = (table: Table, card: CardId) => helps(tankKillers.view(table.state, table.seat), table.seat, card);

describe(`${cite('TK-MOD1')} a card that may be played is recommended only where it helps`, () => {
  test('who wins as it stands needs nothing, and what works for the other side is nothing either', () => {
    const strong = attack('G1', 'A1', { attacker: ['T57'], defender: ['T57', 'T33'] }).upTo('modifier');
    expect(asked(strong, 'T57')).toBe(false);
    strong.say('pass');
    expect(asked(strong, 'T33')).toBe(true);
    expect(asked(strong, 'T57')).toBe(false);
  });

  test('who falls short is told of what adds, not of what takes away', () => {
    const weak = attack('A4', 'G1', { attacker: ['T57', 'T33'], defender: ['T33'] }).upTo('modifier');
    expect(weak.total()).toBeLessThan(6);
    expect(asked(weak, 'T57')).toBe(true);
    expect(asked(weak, 'T33')).toBe(false);
    weak.say('pass');
    expect(asked(weak, 'T33')).toBe(false);
  });

  test(`${cite('TK-LOST1')} an attack that fails by itself need not be stopped`, () => {
    const fails = attack('A4', 'G1', { defender: ['T82'] }).upTo('lostAttack');
    const succeeds = attack('G1', 'A1', { defender: ['T82'] }).upTo('lostAttack');
    expect([asked(fails, 'T82'), asked(succeeds, 'T82')]).toEqual([false, true]);
  });

  test(`${cite('TK-MOD6')} a range beyond the attacker's reach ends the attack: that helps the defender alone`, () => {
    const near = attack('A4', 'G12', { attacker: ['T1'], defender: ['T1'] }).upTo('modifier');
    const far = cardIds.find((card) => cardOf(card).range === 2000);
    if (far === undefined) throw new Error('no such range');
    expect(asked(near, far)).toBe(false);
    near.say('pass');
    expect(asked(near, far)).toBe(true);
  });
});

describe('the orange button', () => {
  const offers = (table: Table, hovered: CardId | null = null) => {
    const view = tankKillers.view(table.state, table.seat);
    const selection = narrowed(tankKillers, legal(table), []);
    if (selection === null) throw new Error('nothing to pick');
    return proposalsOf(view, selection, hovered === null ? null : `card:${hovered}`, killersLook()).map(
      ({ refs, style }) => [refs[0], style],
    );
  };
  const legal = ({ state, seat }: Table) =>
    tankKillers.candidates(state, seat).filter((command) => tankKillers.refuse(state, command) === null);

  test('is the one card that helps, and passing has another key', () => {
    const table = attack('A4', 'G1', { attacker: ['T57', 'T33'] }).upTo('modifier');
    expect(offers(table)).toEqual([
      ['card:T57', 'primary'],
      ['button:pass', 'plain'],
    ]);
  });

  test('is the pass where nothing helps, also while a card is pointed at', () => {
    const table = attack('G1', 'A1', { attacker: ['T57', 'T33'] }).upTo('modifier');
    expect(offers(table)).toEqual([['button:pass', 'primary']]);
    expect(offers(table, 'T33')).toEqual([
      ['button:pass', 'primary'],
      ['card:T33', 'plain'],
    ]);
  });

  test('is nothing while several cards would help: Enter gives nothing away', () => {
    const table = attack('A4', 'G1', { attacker: ['T57', 'T79'] }).upTo('modifier');
    expect(offers(table)).toEqual([['button:pass', 'plain']]);
  });
});

describe('a card that the nation can never play', () => {
  test.each([
    ['T38', 'german', true],
    ['T38', 'american', false],
    ['T32', 'british', true],
    ['T57', 'german', false],
  ] as const)('%s with the %s: %s', (card, nation, barred) => {
    const foe = nation === 'german' ? 'american' : 'german';
    expect(isBarred([{ nation }, { nation: foe }], 0, card)).toBe(barred);
  });

  test('T51 is for the Allies against the German', () => {
    expect(isBarred([{ nation: 'american' }, { nation: 'british' }], 0, 'T51')).toBe(true);
    expect(isBarred([{ nation: 'american' }, { nation: 'german' }], 0, 'T51')).toBe(false);
  });

  test(`${cite('TK-CARD38')} says so at any time, and not that it is the wrong moment; it may still be discarded`, () => {
    const table = attack('G1', 'A1', { attacker: ['T38', 'T26'] }).upTo('modifier');
    expect(table.why('T38')).toBe('TK-CARD38');
    expect(table.why('T26')).toBe('TK-FREE1');
    const discard = { type: 'discard', seat: table.seat, card: 'T38' } as const;
    expect(table.refusal(discard)?.rule).toBe('TK-MAN2');
  });
});
