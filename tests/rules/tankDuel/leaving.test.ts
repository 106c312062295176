import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { ground } from './against';
import { card, cardsWhere, type Duel, lay, pulled, sighted } from './duel';

const [m1, m2] = [card('move', 1), card('move', 2)];
const [f4, f5] = [card('fire', 4), card('fire', 5)];
const k = card('flank', 3);
const lead = card('leadership');
const tactics = card('tactics');
const [soldier = 0] = cardsWhere(({ icons }) => icons.includes('infantry'));
const calm = pulled({ without: ['fire', 'extinguish', 'explosion', 'binoculars'] });

/** Two players a side; seat 0 drives de1, seat 1 su1, seat 2 de2, seat 3 su2. */
const table = (hands: readonly (readonly number[])[], more: Parameters<typeof lay>[0] = {}) =>
  lay({ seats: 4, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands, deck: [calm], ...more });

const gone = (duel: Duel) => {
  expect(duel.tank('de1').seat).toBeNull();
  expect(duel.hand(0)).toEqual([]);
  expect(duel.state.active).not.toContain(0);
  return duel;
};
const rule = cite('TD-8.2', 'TD-Q90');

describe('a player leaves while being asked', () => {
  test(`${rule} about cards too many: the others are asked on, then all draw`, () => {
    const many = [30, 31, 32, 33, 34, 35, 36, 37];
    const alone = table([many, [], [], []]).open('excess').leave(0);
    expect(gone(alone).state.phase).toBe('bid');
    const two = table([many, many.map((each) => each + 10), [], []])
      .open('excess')
      .leave(0);
    expect(gone(two).state).toMatchObject({ phase: 'excess', active: [1] });
  });

  test(`${rule} about the bid: a card laid stays, a robot reveals for the rest`, () => {
    const duel = table([[30], [31], [32], [33]]).open('bid');
    duel.give({ type: 'bid', seat: 1, tank: 'su1', card: 31 }).give({ type: 'bid', seat: 2, tank: 'de2', card: 32 });
    duel.leave(0);
    expect(gone(duel).state).toMatchObject({ phase: 'bid', active: [3] });
    duel.give({ type: 'bid', seat: 3, tank: 'su2', card: 33 });
    expect(duel.all('robotBid').map(({ tank }) => tank)).toEqual(['de1']);
    const last = table([[30], [31], [32], [33]]).open('bid');
    for (const [seat, tank] of [
      [1, 'su1'],
      [2, 'de2'],
      [3, 'su2'],
    ] as const)
      last.give({ type: 'bid', seat, tank, card: 30 + seat });
    last.leave(0);
    expect(last.all('bidRevealed')).toHaveLength(4);
    const laid = table([[30], [31], [32], [33]])
      .open('bid')
      .give({ type: 'bid', seat: 0, tank: 'de1', card: 30 });
    laid.leave(0);
    expect(laid.tank('de1').bid).toBe(30);
    expect(laid.state.active).toEqual([1, 2, 3]);
  });

  test(`${rule} about a fire or a broken crew: the robot checks`, () => {
    const fire = table([[], [], [], []]);
    fire.tank('de1').fire = { mines: null };
    fire.phaseOf('de1', ['su1']).leave(0);
    expect(gone(fire).all('pulled')[0]).toMatchObject({ why: 'fire', tank: 'de1' });
    expect(fire.state.current).toBe('su1');
    const morale = table([[], [], [], []], { damage: [8] });
    morale.tank('de1').broken = { mines: null };
    morale.phaseOf('de1', ['su1']).leave(0);
    expect(gone(morale).all('rallied')).toMatchObject([{ tank: 'de1' }]);
  });

  test(`${rule} about hatches: the robot sets them and acts`, () => {
    const duel = table([[], [], [], []], { settings: { infantry: true } });
    duel.phaseOf('de1', ['su1']).leave(0);
    expect(gone(duel).all('hatches')[0]).toMatchObject({ tank: 'de1', closed: false });
    expect(duel.all('robotStep').length).toBeGreaterThan(0);
  });

  test(`${rule} about its action: paid order icons are lost, the robot acts`, () => {
    const [two = 0] = cardsWhere(({ orders }) => orders === 2);
    const duel = table([[m1, two], [], [], []])
      .phaseOf('de1', ['su1'])
      .give({ type: 'boost', level: 'move', by: 1, cards: [two] });
    duel.leave(0);
    expect(gone(duel).all('moved')[0]).toMatchObject({ tank: 'de1', to: 600 });
  });

  test(`${rule} where to drive: it stays where it is, In Motion`, () => {
    const duel = table([[m1, m2], [], [], []])
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${m1}.move`, `${m2}.move`] });
    duel.leave(0);
    expect(gone(duel).all('moved')).toMatchObject([{ tank: 'de1', from: 800, to: 800 }]);
    expect(duel.tank('de1').box.move).toBe(m1);
  });

  test(`${rule} whom to shake off: the first`, () => {
    const duel = table([[m1, m2], [], [], []]);
    for (const id of ['su1', 'su2'] as const) Object.assign(duel.tank(id), { spotted: ['de1'], flanking: ['de1'] });
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${m1}.move`, `${m2}.move`] })
      .give({ type: 'move', to: 800, card: m1 });
    expect(duel.state.phase).toBe('shake');
    duel.leave(0);
    expect(gone(duel).all('shookOff')).toMatchObject([{ enemy: 'su1' }]);
    expect(duel.tank('su2').flanking).toEqual(['de1']);
  });

  test(`${rule} whom to flank: nobody, the card is laid off; a flanker it has spotted goes`, () => {
    const lapsed = table([[k], [], [], []], { edit: sighted });
    lapsed.tank('de1').box.move = m1;
    lapsed
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${k}.flank`] })
      .leave(0);
    expect(gone(lapsed).all('cardLapsed')).toMatchObject([{ card: k }]);
    const freed = table([[k], [], [], []], { edit: sighted });
    freed.tank('su2').flanking = ['de1'];
    freed
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${k}.flank`] })
      .leave(0);
    expect(gone(freed).all('unflanked')).toMatchObject([{ tank: 'de1', enemy: 'su2' }]);
  });

  test(`${rule} what Leadership does: what a robot would do with it`, () => {
    const duel = table([[lead], [30], [], []], { edit: sighted });
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${lead}.leadership`] })
      .leave(0);
    expect(gone(duel).tank('de1').hullDown).toBe(true);
    expect(duel.saw('stole')).toBe(false);
  });

  test(`${rule} where it hit: the location is pulled`, () => {
    const duel = table([[f4, f5], [], [], []], {
      edit: sighted,
      deck: [1, pulled({ target: 4, atLeast: 10 }), pulled({ pen: 'B' })],
    });
    for (const tank of duel.state.tanks) tank.range = 200;
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${f4}.fire`, `${f5}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    duel.give({ type: 'letStand' });
    expect(duel.state.phase).toBe('location');
    duel.leave(0);
    expect(gone(duel).all('located')).toMatchObject([{ location: 'hull' }]);
    expect(duel.saw('bounced')).toBe(true);
  });

  test(`${rule} about acquiring: it does`, () => {
    const duel = table([[f5], [], [], []], { edit: sighted, deck: [99] });
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${f5}.fire`] })
      .give({ type: 'target', tank: 'su1' })
      .give({ type: 'letStand' });
    expect(duel.state.phase).toBe('acquire');
    duel.leave(0);
    expect(gone(duel).all('acquired')).toMatchObject([{ tank: 'de1', enemy: 'su1', bonus: 10 }]);
    expect(duel.state.shot).toBeNull();
  });

  test(`${rule} about a weapon: infantry closes in`, () => {
    const duel = lay({
      seats: 4,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      settings: { infantry: true },
      hands: [[], [soldier], [], []],
      deck: [50, calm],
    });
    Object.assign(duel.state.infantry, { su: 400 });
    duel.tank('de1').range = 200;
    duel
      .phaseOf('su1', ['de1'])
      .give({ type: 'hatch', closed: false })
      .give({ type: 'assault', card: soldier, tank: 'de1' })
      .give({ type: 'letStand' });
    expect(duel.state.phase).toBe('weapon');
    duel.leave(1);
    expect(duel.all('infantryHit')).toMatchObject([{ weapon: 'handToHand' }]);
  });

  test(`${rule} for a reply: none is given, the shot goes on`, () => {
    const duel = table([[f5], [tactics], [], []], { edit: sighted, deck: [99] });
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${f5}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    expect(duel.state.active).toEqual([1]);
    duel.leave(1);
    expect(duel.saw('missed')).toBe(true);
    expect(duel.all('aimed')[0]?.terms.map((term) => term.rule)).not.toContain('TD-11.1.3c.viii');
  });

  test(`${rule} for Fire cards after an ammunition hit: a robot has none to give`, () => {
    const duel = table([[f5], [f4], [], []], {
      edit: sighted,
      deck: [1, 10, pulled({ pen: 'P', heavy: true })],
      damage: [16],
    });
    for (const tank of duel.state.tanks) tank.range = 200;
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${f5}.fire`] })
      .give({ type: 'target', tank: 'su1' })
      .give({ type: 'letStand' });
    expect(duel.state.phase).toBe('ammunition');
    duel.leave(1);
    expect(duel.saw('lostCards')).toBe(false);
    expect(duel.state.phase).not.toBe('ammunition');
  });

  test(`${rule} for a discard: the phase ends`, () => {
    const duel = table([[30, 40], [], [], []])
      .phaseOf('de1', ['su1'])
      .give({ type: 'crew', order: 'pass', card: 30 })
      .give({ type: 'endAction' });
    expect(duel.state.phase).toBe('discard');
    duel.leave(0);
    expect(gone(duel).state.current).toBe('su1');
  });

  test(`${rule} for spotting: the robot takes the offer, the others answer for themselves`, () => {
    const duel = table([[m1], [], [], []])
      .phaseOf('de1', ['su1'])
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 800, card: m1 });
    expect(duel.state.active).toEqual([1, 3]);
    duel.leave(3);
    expect(duel.tank('su2').spotted).toEqual(['de1']);
    expect(duel.state).toMatchObject({ phase: 'offer', active: [1], offers: [{ spotter: 'su1' }] });
    duel.leave(1);
    expect(duel.tank('su1').spotted).toEqual(['de1']);
    expect(duel.state.phase).not.toBe('offer');
  });

  test(`${rule} and whoever is not asked changes nothing but the driver`, () => {
    const duel = table([[m1, 30], [31], [32], [33]]).phaseOf('de1', ['su1']);
    duel.leave(2);
    expect(duel.state).toMatchObject({ phase: 'action', active: [0] });
    expect(duel.tank('de2')).toMatchObject({ seat: null });
    expect(duel.tank('de2').robot?.done).toEqual([]);
    expect(duel.hand(0)).toEqual([m1, 30]);
    expect(duel.state.discard).toEqual([{ card: 32, seen: [2] }]);
  });
});

test(`${cite('TD-10.3.6a', 'TD-Q55')} a Bog trigger says what would have been good, and Flat asks for nothing`, () => {
  const laid = (id: string, deck: readonly number[]) => {
    const terrain = ground(id);
    const duel = lay({ hands: [[terrain], []], deck });
    duel.tank('su1').box.move = m1;
    return duel.phaseOf('de1').give({ type: 'placeTerrain', card: terrain, tank: 'su1' }).upTo('action');
  };
  expect(laid('mud', [50]).all('pulled')).toMatchObject([{ why: 'bog', success: false }]);
  expect(laid('mud', [51]).all('pulled')).toMatchObject([{ why: 'bog', success: true }]);
  expect(laid('field', [50]).saw('pulled')).toBe(false);
  expect(laid('brush', [99]).all('pulled')).toMatchObject([{ why: 'conceal' }]);
});
