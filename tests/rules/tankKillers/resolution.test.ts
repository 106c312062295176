import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/rules/core/dice';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { formations } from '../../../src/rules/tankKillers/data/formations';
import { attackSum } from '../../../src/rules/tankKillers/sum';
import { cite } from '../../support/cite';
import { attack, casualties } from './table';

/** Dice whose every throw shows one face. */
function loaded(...faces: number[]): Dice {
  const dice = openDice(seedDice('loaded'));
  return {
    ...dice,
    test: (sides, need, why, seat) => ({ ...dice.test(sides, need, why, seat), faces }),
  };
}

describe(cite('TK-RES1', 'TK-RES3'), () => {
  test.each([
    ['G5', 'A1', true],
    ['A1', 'G6', true],
    ['A1', 'G3', false],
    ['B2', 'G8', false],
    ['G1', 'B3', true],
  ] as const)(
    '%s against %s without cards: destroyed %s, as its value reaches the Defence or not',
    (own, foe, destroyed) => {
      const table = attack(own, foe);
      const defence = formations[foe].def;
      expect(formations[own].pen >= (defence ?? 99)).toBe(destroyed);
      expect(casualties(table, 1)).toEqual(destroyed ? [`${foe}.1`] : []);
    },
  );

  test('equal is enough', () => {
    const table = attack('A1', 'G6');
    expect([formations.A1.pen, formations.G6.def]).toEqual([7, 7]);
    expect(table.events.find((event) => event.type === 'compared')).toMatchObject({
      total: 7,
      defence: 7,
      destroyed: true,
    });
  });
});

describe(cite('TK-RES2', 'TK-Q11'), () => {
  test.each([
    ['G7', 'A10', 4],
    ['G11', 'A10', 1],
    ['G10', 'A11', 5],
    ['A16', 'G9', 16],
  ] as const)('%s against infantry %s uses Inf: %i', (own, foe, value) => {
    expect(attack(own, foe).events.find((event) => event.type === 'compared')).toMatchObject({ total: value });
  });

  test.each([
    ['G11', 'A1', 7],
    ['G9', 'A13', 1],
    ['A12', 'G12', 1],
  ] as const)('%s against %s, no infantry, uses Pen: %i, even as infantry', (own, foe, value) => {
    expect(attack(own, foe).events.find((event) => event.type === 'compared')).toMatchObject({ total: value });
  });
});

describe(cite('TK-RES4', 'TK-RES6'), () => {
  test('whoever survives stays in play: target on its deck, attacker in front of its owner', () => {
    const table = attack('G9', 'A1', { attacker: ['T26'] }).upTo('freeAction');
    expect(table.state.sides[1]?.deck.at(-1)).toBe('A1.1');
    expect(table.state.sides[1]?.topUp).toBe(true);
    expect(table.state.sides[0]?.field).toEqual(['G9.1']);
  });
});

describe(cite('TK-RES5', 'TK-Q15'), () => {
  test('attacking Support is lost whether it destroys its target or not', () => {
    const hit = attack('A18', 'G2', { attacker: ['T46'] }).upTo('freeAction');
    expect([casualties(hit, 0), casualties(hit, 1)]).toEqual([['A18.1'], ['G2.1']]);
    const miss = attack('G15', 'A1', { attacker: ['T46'] }).upTo('freeAction');
    expect([casualties(miss, 0), casualties(miss, 1)]).toEqual([['G15.1'], []]);
    expect(miss.state.sides[0]?.field).toEqual([]);
  });

  test('also when its target proves to be Support', () => {
    const table = attack('G15', 'A18');
    expect(casualties(table, 0)).toEqual(['G15.1']);
    expect(table.state.sides[1]?.reserve).toEqual(['A18.1']);
  });

  test('the switch sends it to the reserve instead', () => {
    const table = attack('G15', 'A1', { attacker: ['T46'], settings: { supportToReserve: true } }).upTo('freeAction');
    expect(casualties(table, 0)).toEqual([]);
    expect(table.state.sides[0]?.reserve).toEqual(['G15.1']);
  });
});

describe(cite('TK-RES7', 'TK-RES8', 'TK-NOT3'), () => {
  test('a Damage card puts the survivor out of action: it is destroyed', () => {
    const table = attack('G9', 'A1', { attacker: ['T22', 'T26'] })
      .upTo('finish')
      .play('T22');
    expect(casualties(table, 1)).toEqual(['A1.1']);
    expect(table.state.phase).toBe('freeAction');
    expect(table.events.find((event) => event.type === 'unitLost')).toMatchObject({ rule: 'TK-RES7' });
  });

  test('only the attacker, only if the target was not destroyed', () => {
    const table = attack('G2', 'A1', { attacker: ['T22'], defender: ['T23'] });
    table.upTo('freeAction');
    expect(table.why('T22')).toBe('TK-RES7');
    const miss = attack('G9', 'A1', { attacker: ['T22'], defender: ['T23'] }).upTo('finish');
    expect(miss.seat).toBe(0);
    expect(miss.refusal({ type: 'finish', seat: 1, card: 'T23' })).toEqual({ rule: 'TK-TURN1' });
  });

  test('it may be left undone', () => {
    const table = attack('G9', 'A1', { attacker: ['T22'] })
      .upTo('finish')
      .say('pass');
    expect(casualties(table, 1)).toEqual([]);
    expect(table.saw('survived')).toBe(true);
  });

  test.each([
    ['T8', 'TK-MOD1'],
    ['T26', 'TK-FREE1'],
    ['T67', 'TK-LOST2'],
    ['T31', 'TK-Q18'],
    ['T42', 'TK-Q21'],
  ] as const)('%s finishes nobody: %s', (card, rule) => {
    expect(
      attack('G9', 'A1', { attacker: [card] })
        .upTo('finish')
        .why(card),
    ).toBe(rule);
  });
});

describe(cite('TK-Q9'), () => {
  const morale = ['T24', 'T25', 'T27', 'T28', 'T29', 'T30'] as const;
  const finishing = (moraleKills: string) =>
    attack('G9', 'A1', { attacker: morale, settings: { moraleKills } }).upTo('finish');

  test('all six Morale cards with Lost Action finish a surviving tank', () => {
    for (const card of morale) {
      expect(casualties(finishing('all').play(card), 1)).toEqual(['A1.1']);
    }
  });

  test('switched: Abandon Tank alone, or none', () => {
    expect(morale.map((card) => finishing('abandonTank').why(card))).toEqual([
      ...Array.from({ length: 5 }, () => 'TK-Q9'),
      null,
    ]);
    expect(new Set(morale.map((card) => finishing('none').why(card)))).toEqual(new Set(['TK-Q9']));
  });

  test('Lost Action cards of other types finish nobody', () => {
    const table = attack('G9', 'A1', { attacker: ['T82', 'T36', 'T44', 'T60'] }).upTo('finish');
    for (const card of ['T82', 'T36', 'T44', 'T60'] as const) expect(table.why(card)).toBe('TK-Q9');
  });

  test('a Damage card stops no attack', () => {
    expect(attack('G2', 'A1', { defender: ['T22'] }).why('T22')).toBe('TK-RES7');
  });
});

describe(cite('TK-OPT1', 'TK-Q23'), () => {
  const against = (face: number) =>
    attack('A1', 'G7', { attacker: ['T46'], settings: { attackDie: true }, dice: loaded(face) });

  test('one die is added after all modifiers: a Sherman needs a 2 against a Tiger', () => {
    const miss = against(1).upTo('finish');
    expect(miss.events.find((event) => event.type === 'compared')).toMatchObject({
      total: 8,
      defence: 9,
      destroyed: false,
    });
    const hit = against(2).upTo('freeAction');
    expect(hit.events.find((event) => event.type === 'compared')).toMatchObject({ total: 9, destroyed: true });
    expect(casualties(hit, 1)).toEqual(['G7.1']);
  });

  test('it counts for Inf as well', () => {
    const table = attack('G11', 'A10', { settings: { attackDie: true }, dice: loaded(2) });
    expect(table.events.find((event) => event.type === 'compared')).toMatchObject({ total: 3, destroyed: true });
  });

  test('the chance told beforehand is that of the sum', () => {
    const dice = openDice(seedDice('honest'));
    attack('A1', 'G7', { settings: { attackDie: true }, dice });
    expect(dice.rolls().find(({ why }) => why === 'attack')).toMatchObject({ sides: [6], chance: { ways: 5, of: 6 } });
  });

  test('or one is added and one taken away: the sum may fall below what is printed', () => {
    const thrown = (...faces: number[]) =>
      attack('A1', 'G7', { attacker: ['T46'], settings: { attackDie: 'difference' }, dice: loaded(...faces) }).say(
        'pass',
      );
    const result = (...faces: number[]) => thrown(...faces).events.find((event) => event.type === 'compared');
    expect(result(4, 2)).toMatchObject({ total: 9, defence: 9, destroyed: true });
    expect(result(3, 2)).toMatchObject({ total: 8, destroyed: false });
    expect(result(1, 6)).toMatchObject({ total: 2, destroyed: false });
    const table = thrown(1, 6);
    expect(table.events).toContainEqual({ type: 'rolledBoth', seat: 0, added: 1, taken: 6 });
    expect(table.saw('rolled')).toBe(false);
    const { attack: fought, switches } = table.state;
    if (fought === null) throw new Error('no attack');
    expect(attackSum(fought, switches).terms.at(-1)).toEqual({ rule: 'TK-Q23', value: -5 });
  });

  test('and the chance of the difference is told exactly', () => {
    const dice = openDice(seedDice('honest'));
    attack('A1', 'G7', { settings: { attackDie: 'difference' }, dice });
    const thrown = dice.rolls().find(({ why }) => why === 'attack');
    // Two or more apart the right way: 3-1, 4-1, 4-2, 5-1 to 5-3, 6-1 to 6-4.
    expect(thrown).toMatchObject({ sides: [6, 6], chance: { ways: 10, of: 36 } });
  });

  test('off unless asked for', () => {
    expect(attack('A1', 'G7').saw('rolled')).toBe(false);
    expect(attack('A1', 'G7').saw('rolledBoth')).toBe(false);
  });
});
