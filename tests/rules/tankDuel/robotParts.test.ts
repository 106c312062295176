import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { act, against, blank, close, cripple, done, plan, robotOf, settle, whyNot } from './against';
import { card, cardsWhere, lay, pulled, sighted } from './duel';

const rule = cite('TD-Q71', 'TD-Q90');
const paying = (count: number) => cardsWhere(({ orders }) => orders === count);
const [two = 0, otherTwo = 0] = paying(2);
const burning = (state: State) => {
  for (const tank of state.tanks) if (tank.robot !== null) tank.fire = { mines: null };
};
const smoulders = pulled({ without: ['fire', 'extinguish'] });

describe('the parts of a robot phase', () => {
  test(`${cite('TD-Q90', 'TD-8.3.1c')} on fire it takes Field Actions alone`, () => {
    const command = card('command');
    const duel = against('alert', { edit: burning, deck: [smoulders] });
    act(duel, [command]);
    expect(duel.all('robotStep').map(({ step }) => step)).toEqual(['command', 'terrain']);
    expect(robotOf(duel).spotted).toEqual(['de1']);
    expect(duel.saw('moved')).toBe(false);
  });

  test(`${cite('TD-Q90', 'TD-Q23')} three order icons end its phase at once, the Game End card the game`, () => {
    const one = paying(1).find((each) => each !== two) ?? 0;
    const duel = against('alert', { edit: burning, deck: [smoulders], hands: [[30]] });
    act(duel, [two, one]);
    expect(duel.state.current).toBe('de1');
    expect(duel.all('rowPaid')).toMatchObject([{ price: 'extinguish', orders: 3 }]);
  });

  test(`${rule} four order icons rally its crew, else it tests`, () => {
    const broken = (state: State) => {
      for (const tank of state.tanks) if (tank.robot !== null) tank.broken = { mines: null };
    };
    const paid = act(against('alert', { edit: broken }), [two, otherTwo]);
    expect(paid.all('rowPaid')).toMatchObject([{ price: 'rally', orders: 4 }]);
    expect(paid.saw('damagePulled')).toBe(false);
    const tested = act(against('alert', { edit: broken, damage: [8] }), [two]);
    expect(tested.all('damagePulled')).toHaveLength(1);
    expect(tested.saw('rallied')).toBe(true);
  });

  test(`${rule} a repair takes the place of the primary step, not of the secondary`, () => {
    const duel = against('alert', { edit: close, deck: [99] });
    for (const member of robotOf(duel).crew) if (member.person === 'gunner') member.seat = null;
    settle(act(duel, []));
    expect(done(duel)[0]).toBe('repair');
    expect(duel.all('robotStep').map(({ step }) => step)).not.toContain('fireHQ');
    // The commander at the gun sees nobody any more.
    expect(done(duel)).toEqual(['repair', 'spot']);
  });

  test(`${rule} it tries to go Hull Down where it can, and says where it cannot`, () => {
    const duel = against('alert', { edit: sighted, deck: [1] });
    cripple(duel);
    settle(act(duel, []));
    expect(done(duel)).toContain('hullDown');
    expect(duel.all('pulled')).toMatchObject([{ why: 'hullDown', success: true }]);
    const mud = against('alert', { edit: sighted });
    cripple(mud);
    robotOf(mud).box.terrain = { id: 'mud', card: null };
    settle(act(mud, []));
    expect(whyNot(mud, 'hullDown')).toBe('notPossible');
  });

  test(`${rule} what is done is told once, what is not with its reason`, () => {
    const duel = settle(act(against('aggressive', { edit: close, deck: [99] }), [card('fire', 2)]));
    const fired = duel.all('robotStep').filter(({ step }) => step === 'fireHQ');
    expect(fired).toMatchObject([{ possible: true, reason: 'done' }]);
  });

  test(`${cite('TD-Q90', 'TD-Q21')} a tank whose bid a player has laid reveals nothing; one out of play neither`, () => {
    const duel = lay({ seats: 1, de: ['pz4'], su: ['t34-85'], hands: [[50]] });
    robotOf(duel).bid = 77;
    duel.open('bid').give({ type: 'bid', tank: 'de1', card: 50 });
    expect(duel.saw('robotRevealed')).toBe(false);
    const gone = lay({ seats: 1, de: ['pz4'], su: ['t34-85'], hands: [[50]] });
    robotOf(gone).inPlay = false;
    gone.open('bid').give({ type: 'bid', tank: 'de1', card: 50 });
    expect(gone.saw('robotRevealed')).toBe(false);
  });

  test(`${cite('TD-Q3', 'TD-Q90')} a Game End card among the revealed ends the game when that tank has its three`, () => {
    const duel = lay({ seats: 1, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[50, 51]] });
    duel.state.deckNumber = duel.state.decks;
    duel.open('bid').give({ type: 'bid', tank: 'de1', card: 50 });
    duel.state.deck = [60, 61, 62, 63, 64, 0, 65];
    duel.give({ type: 'bid', tank: 'de2', card: 51 });
    expect(duel.all('robotRevealed').map(({ tank }) => tank)).toEqual(['su1']);
    expect(duel.state).toMatchObject({ ended: true, phase: 'over' });
  });

  test(`${cite('TD-Q90', 'TD-Q52')} with fewer cards it makes do`, () => {
    const duel = against('alert', { hands: [[50]] }).open('bid');
    duel.state.deck = [88];
    duel.state.discard = [];
    duel.give({ type: 'bid', tank: 'de1', card: 50 });
    expect(robotOf(duel)).toMatchObject({ bid: 88, robot: { row: [] } });
    const none = against('alert', { hands: [[50]] }).open('bid');
    Object.assign(none.state, { deck: [], discard: [] });
    none.give({ type: 'bid', tank: 'de1', card: 50 });
    expect(none.all('noBid')).toMatchObject([{ tank: 'su1' }]);
  });

  test(`${rule} it pays with as few cards as it can`, () => {
    const duel = plan(
      against('alert', { edit: (state) => void Object.assign(state.tanks[1] ?? {}, { spotted: [] }) }),
      [two, otherTwo],
    );
    cripple(duel);
    settle(duel.phaseOf('su1', ['de1']));
    expect(duel.all('rowPaid')).toMatchObject([{ price: 'spot', cards: [Math.min(two, otherTwo)] }]);
    expect(blank).toBeGreaterThan(0);
  });
});
