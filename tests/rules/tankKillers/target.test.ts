import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { attack, hand, lay, sit } from './table';

describe(cite('TK-TURN1'), () => {
  test('turns alternate, and only the player whose window it is acts', () => {
    const table = attack('G2', 'A6', { attacker: ['T8'], defender: ['T82'] });
    expect(table.seat).toBe(1);
    expect(table.refusal({ type: 'pass', seat: 0 })).toEqual({ rule: 'TK-TURN1' });
    table.upTo('freeAction');
    expect([table.state.player, table.state.turn]).toEqual([0, 1]);
    table.say('endTurn');
    expect([table.state.player, table.state.turn]).toEqual([1, 2]);
    expect(hand(table, 1)).toHaveLength(4);
  });
});

describe(cite('TK-TURN2', 'TK-TURN3', 'TK-TURN4'), () => {
  const commands = [
    ['TK-TURN2', { type: 'done', seat: 0 }],
    ['TK-TURN3', { type: 'pass', seat: 0 }],
    ['TK-TURN4', { type: 'endTurn', seat: 0 }],
    ['TK-TURN4', { type: 'newCard', seat: 0 }],
    ['TK-Q18', { type: 'allow', seat: 0 }],
  ] as const;

  test.each(commands)('%s forbids %o while the target is chosen', (rule, command) => {
    const table = sit(lay({})).open('attacker');
    expect(table.state.phase).toBe('target');
    expect(table.refusal(command)).toEqual({ rule });
  });

  test('a card shown too early is refused by the rule that says when it comes', () => {
    const table = sit(lay({ hands: [['T8', 'T26', 'T42', 'T31', 'T22'], []] })).open('attacker');
    expect(table.why('T8')).toBe('TK-TURN3');
    expect(table.why('T22')).toBe('TK-TURN3');
    expect(table.why('T26')).toBe('TK-TURN4');
    expect(table.why('T42')).toBe('TK-TURN2');
    expect(table.why('T31')).toBe('TK-Q18');
  });

  test(`${cite('TK-Q30')} a card that is not in the hand is nobody’s to play`, () => {
    const table = attack('G2', 'A6', { attacker: [], defender: ['T82'] });
    expect(table.refusal({ type: 'lost', seat: 1, card: 'T83' })).toMatchObject({
      rule: 'TK-Q30',
      evidence: ['card:T83'],
    });
  });
});

describe(cite('TK-ATK1'), () => {
  test('all that attacked in the last own turn go to the reserve', () => {
    const state = lay({ tops: [['G1.1', 'G2.1', 'G7.1'], []] });
    const side = state.sides[0];
    if (side === undefined) throw new Error('no side');
    side.deck = side.deck.slice(0, -2);
    side.field = ['G2.1', 'G7.1'];
    const table = sit(state).open('attacker');
    expect(side.reserve).toEqual(['G2.1', 'G7.1']);
    expect(side.field).toEqual(['G1.1']);
    expect(table.events[0]).toMatchObject({ type: 'withdrew', units: ['G2.1', 'G7.1'], kinds: ['G2', 'G7'] });
  });

  test('an attacker stays face up through the opponent’s turn', () => {
    const table = attack('G2', 'A6').upTo('target');
    expect([table.state.player, table.state.phase]).toEqual([1, 'target']);
    expect(table.state.sides[0]?.field).toEqual(['G2.1']);
    expect(table.refusal({ type: 'target', seat: 1, unit: 'G2.1' })).toBeNull();
  });
});

describe(cite('TK-ATK2'), () => {
  test('the top card is laid face up and attacks, unit or Support', () => {
    for (const unit of ['G2.1', 'G15.1'] as const) {
      const table = sit(lay({ tops: [[unit], []] })).open('attacker');
      expect(table.state.attack?.attacker).toBe(unit);
      expect(table.state.sides[0]?.field).toEqual([unit]);
      expect(table.events).toContainEqual({
        type: 'advanced',
        seat: 0,
        unit,
        kind: unit.slice(0, -2),
        again: false,
        reveals: true,
      });
    }
  });
});

describe(cite('TK-TGT1'), () => {
  const facing = () => {
    const state = lay({ tops: [['G2.1'], ['A1.1', 'A2.1', 'A6.1']], hands: [[], ['T82']] });
    const side = state.sides[1];
    if (side === undefined) throw new Error('no side');
    side.deck = side.deck.slice(0, -2);
    side.field = ['A2.1', 'A6.1'];
    return sit(state).open('attacker');
  };

  test('any opposing unit in play or the top card', () => {
    const units = ['A2.1', 'A6.1', 'top'] as const;
    for (const unit of units) expect(facing().refusal({ type: 'target', seat: 0, unit })).toBeNull();
    expect(facing().target('A6.1').state.attack?.target).toBe('A6.1');
  });

  test('not a unit in a pile, in the deck, or one’s own', () => {
    for (const unit of ['A1.1', 'A3.1', 'G2.1'] as const) {
      expect(facing().refusal({ type: 'target', seat: 0, unit })).toMatchObject({
        rule: 'TK-TGT1',
        evidence: ['unit:A2.1', 'unit:A6.1'],
      });
    }
  });

  test('with no opposing card at all the phase ends and a Free Action may follow', () => {
    const state = lay({ tops: [['G2.1'], []], hands: [['T26'], []] });
    const side = state.sides[1];
    if (side === undefined) throw new Error('no side');
    side.deck = [];
    side.dry = true;
    const table = sit(state).open('attacker');
    expect(table.saw('foundNothing')).toBe(true);
    expect(table.state.phase).toBe('freeAction');
    expect(table.why('T26')).toBeNull();
  });
});

describe(cite('TK-TGT2', 'TK-TGT3', 'TK-Q8'), () => {
  test('a top card chosen as target is turned up, defends, and stays on its deck', () => {
    const table = attack('G2', 'A1', { defender: ['T82'] });
    const side = table.state.sides[1];
    expect([side?.topUp, side?.deck.at(-1), side?.field]).toEqual([true, 'A1.1', []]);
    expect(table.state.attack?.target).toBe('A1.1');
    expect(table.events).toContainEqual({ type: 'targeted', seat: 1, unit: 'A1.1', kind: 'A1', reveals: true });
  });

  test('face up it is in play: it can be attacked again, but not turned up again', () => {
    const table = attack('G2', 'A1', { attacker: ['T46'], defender: ['T82', 'T83'] })
      .play('T82')
      .play('T46');
    expect(table.state.phase).toBe('target');
    expect(table.refusal({ type: 'target', seat: 0, unit: 'top' })).toEqual({
      rule: 'TK-TGT2',
      evidence: ['unit:A1.1'],
      instead: { type: 'target', seat: 0, unit: 'A1.1' },
    });
    expect(table.target('A1.1').state.attack?.target).toBe('A1.1');
  });

  test('its owner takes it as the next attacker, and nobody learns anything new by that', () => {
    const table = attack('G9', 'A1', { defender: ['T82'] })
      .play('T82')
      .upTo('target');
    expect(table.state.player).toBe(1);
    expect(table.state.attack?.attacker).toBe('A1.1');
    expect(table.state.sides[1]?.reserve).toEqual([]);
    expect(table.events).toContainEqual({ type: 'advanced', seat: 1, unit: 'A1.1', kind: 'A1', again: false });
  });

  test('a surviving unit in front of its owner stays there', () => {
    const state = lay({ tops: [['G9.1'], ['A1.1', 'A2.1']] });
    const side = state.sides[1];
    if (side === undefined) throw new Error('no side');
    side.field = ['A1.1'];
    side.deck = side.deck.filter((unit) => unit !== 'A1.1');
    const table = sit(state).open('attacker').target('A1.1').upTo('target');
    expect(table.saw('survived')).toBe(true);
    expect(table.state.player).toBe(1);
    expect(table.events.find((event) => event.type === 'withdrew')).toMatchObject({ seat: 1, units: ['A1.1'] });
  });
});

describe(cite('TK-TGT4'), () => {
  test('Support as a target goes to the reserve and the phase ends at once', () => {
    const table = attack('G2', 'A18', { attacker: ['T46', 'T22'], defender: ['T82', 'T36'] });
    expect(table.state.sides[1]?.reserve).toEqual(['A18.1']);
    expect(table.state.sides[1]?.casualties).toEqual([]);
    expect(table.state.sides[1]?.topUp).toBe(false);
    expect(table.state.phase).toBe('freeAction');
    expect(table.why('T46')).toBeNull();
    expect(table.why('T22')).toBe('TK-RES7');
  });
});
