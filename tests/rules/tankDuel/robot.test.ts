import { describe, expect, test } from 'vitest';
import { personalityCards } from '../../../src/rules/tankDuel/data/robots';
import { perilOf, perilValue } from '../../../src/rules/tankDuel/robot/bid';
import { missionStep } from '../../../src/rules/tankDuel/robot/moving';
import { classOf } from '../../../src/rules/tankDuel/robot/shots';
import { SOLO, type State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { act, against, close, settle, thoughts } from './against';
import { card, cardsWhere, has, lay, pulled, sighted } from './duel';

const [two = 0, otherTwo = 0] = cardsWhere(({ orders }) => orders === 2);

describe('a robot bids', () => {
  test(`${cite('TD-Q71', 'TD-Q90')} without a hand: three cards after the players, one is the bid, two lie open`, () => {
    const duel = against('alert', { hands: [[50]], deck: [91, 30, 70] }).open('bid');
    duel.give({ type: 'bid', tank: 'de1', card: 50 });
    expect(duel.state.hands).toEqual([[]]);
    expect(duel.all('robotRevealed')[0]?.cards).toEqual([91, 30, 70]);
    // Unseen: −2, target 1: not in peril, so the middle number.
    expect(duel.all('robotPeril')[0]).toMatchObject({ value: -1, target: 1, peril: false });
    expect(duel.all('robotBid')[0]).toMatchObject({ card: 70, place: 'middle' });
    expect(duel.all('bidRevealed').map(({ tank }) => tank)).toEqual(['de1', 'su1']);
  });

  test(`${cite('TD-Q71')} in peril, or with a high quality shot, the lowest number`, () => {
    const duel = against('alert', { hands: [[50]], deck: [91, 30, 70] });
    Object.assign(duel.tank('su1'), { fire: { mines: null }, broken: { mines: null } });
    duel.tank('de1').spotted = ['su1'];
    duel.open('bid').give({ type: 'bid', tank: 'de1', card: 50 });
    expect(duel.all('robotPeril')[0]).toMatchObject({ peril: true });
    expect(duel.all('robotBid')[0]).toMatchObject({ card: 30, place: 'lowest' });
  });

  test(`${cite('TD-Q71')} the Peril value is a sum, held between −1 and 9`, () => {
    const duel = against('alert');
    const tank = duel.tank('su1');
    expect(perilOf(duel.state, tank)).toEqual([{ term: 'unseen', value: -2 }]);
    expect(perilValue(perilOf(duel.state, tank))).toBe(-1);
    Object.assign(tank, { fire: { mines: null }, broken: { mines: null }, immobilized: true, trackDamage: true });
    duel.tank('de1').flanking = ['su1'];
    duel.tank('de1').acquired = { tank: 'su1', bonus: 10 };
    duel.tank('de1').spotted = ['su1'];
    const terms = perilOf(duel.state, tank).map(({ term }) => term);
    expect(terms).toEqual(
      expect.arrayContaining(['onFire', 'broken', 'immobilized', 'trackDamage', 'flanked', 'acquired']),
    );
    expect(perilValue(perilOf(duel.state, tank))).toBe(9);
  });

  test(`${cite('TD-Q90', 'TD-Q3')} a Shuffle card among the three is replaced and takes effect when it has its three`, () => {
    const duel = against('alert', { hands: [[50]] });
    duel.state.deck = [1, 2, 70, 30, 0, 91];
    duel.state.discard = [5, 6, 7, 8].map((each) => ({ card: each, seen: null }));
    duel.open('bid').give({ type: 'bid', tank: 'de1', card: 50 });
    expect(duel.all('robotRevealed')[0]?.cards).toEqual([91, 30, 70]);
    expect(duel.all('shuffled')[0]).toMatchObject({ count: 6 });
    expect(duel.state.deck.concat(duel.state.discard.map((each) => each.card))).not.toContain(91);
  });
});

describe('a robot acts', () => {
  test(`${cite('TD-Q71', 'TD-Q90')} in the order of its card, saying why not: nobody spotted, no shot, then it moves`, () => {
    const duel = act(against('aggressive'), []);
    expect(thoughts(duel).slice(0, 5)).toEqual([
      ['command', false, 'noCard'],
      ['terrain', false, 'noCard'],
      ['repair', false, 'notPossible'],
      ['fireHQ', false, 'notSpotted'],
      ['mission', true, 'done'],
    ]);
    expect(duel.tank('su1').range).toBe(600);
    expect(duel.tank('su1').box.move).toBe(SOLO);
  });

  test(`${cite('TD-Q90')} it fires with a card of the row, acquires, never names a location`, () => {
    const duel = act(against('aggressive', { edit: close, deck: [99] }), [card('fire', 2)]);
    expect(duel.state.phase).toBe('reply');
    duel.give({ type: 'letStand' });
    expect(duel.all('aimed')[0]).toMatchObject({ tank: 'su1', enemy: 'de1' });
    expect(duel.tank('su1').acquired).toEqual({ tank: 'de1', bonus: 10 });
  });

  test(`${cite('TD-Q90')} without one it pulls at most two cards for it`, () => {
    const useless = cardsWhere((each) => !has('fire')(each));
    const duel = act(against('aggressive', { edit: close, deck: [useless[0] ?? 0, useless[1] ?? 0, 99] }), []);
    expect(duel.all('pulled').filter(({ why }) => why === 'searchFire')).toHaveLength(2);
    expect(thoughts(duel)).toContainEqual(['fireHQ', false, 'noCard']);
  });

  test(`${cite('TD-Q90', 'TD-13.0')} it plays no Tactics and no window opens for it`, () => {
    const duel = against('alert', { hands: [[card('fire', 5)]], deck: [99], edit: close });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    expect(duel.saw('missed')).toBe(true);
  });

  test(`${cite('TD-Q90', 'TD-12.6.1a')} four order icons of the row put out a fire; else it fights and never bails out`, () => {
    const burning = {
      edit: (state: State) => {
        for (const tank of state.tanks) tank.fire = { mines: null };
      },
    };
    const paid = act(against('alert', burning), [two, otherTwo]);
    expect(paid.all('rowPaid')[0]).toMatchObject({ price: 'extinguish', orders: 4 });
    expect(paid.tank('su1').fire).toBeNull();
    const fights = act(against('alert', { ...burning, deck: [pulled({ without: ['fire', 'extinguish'] })] }), []);
    expect(fights.saw('burnsOn')).toBe(true);
    expect(fights.saw('bailedOut')).toBe(false);
  });

  test(`${cite('TD-Q90')} three put it out in the Action Step and end the phase`, () => {
    const one = cardsWhere(({ orders }) => orders === 1)[0] ?? 0;
    const duel = against('alert', {
      deck: [pulled({ without: ['fire', 'extinguish'] })],
      edit: (state) => {
        for (const tank of state.tanks) tank.fire = { mines: null };
      },
    });
    act(duel, [two, one]);
    expect(duel.tank('su1').fire).toBeNull();
    expect(duel.all('rowPaid')[0]).toMatchObject({ orders: 3 });
    expect(thoughts(duel)).toEqual([]);
  });

  test(`${cite('TD-Q90', 'TD-Q14')} it takes spotting offers, and keeps an acquired target unless the shot is of high quality`, () => {
    const duel = against('alert', { hands: [[card('move', 1)]] });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('move', 1)}.move`] })
      .give({ type: 'move', to: 800, card: card('move', 1) });
    expect(duel.tank('su1').spotted).toEqual(['de1']);
    const busy = lay({
      seats: 1,
      settings: { personality: 'cautious' },
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [[card('move', 1)]],
    });
    busy.tank('su1').spotted = ['de2'];
    busy.tank('su1').acquired = { tank: 'de2', bonus: 20 };
    busy
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('move', 1)}.move`] })
      .give({ type: 'move', to: 800, card: card('move', 1) });
    expect(busy.tank('su1').acquired).toEqual({ tank: 'de2', bonus: 20 });
  });

  test(`${cite('TD-Q90')} its row is no hand: lost tanks cost no cards, and it is laid off in the Discard Step`, () => {
    const duel = settle(act(against('cautious'), [96, 97]));
    expect(duel.tank('su1').robot?.row).toEqual([]);
    expect(duel.hand(0)).toEqual([]);
    expect(duel.state.discard.every(({ seen }) => seen === null)).toBe(true);
    expect(duel.saw('laidOff')).toBe(false);
  });

  test(`${cite('TD-Q71')} bad ground of the row goes on enemies In Motion: Mud before Field and Brush`, () => {
    const ground = (id: string) =>
      cardsWhere((each) => each.halves.length === 1 && each.halves[0]?.terrain === id)[0] ?? 0;
    const duel = against('alert', { deck: [99] });
    duel.tank('de1').box.move = card('move', 1);
    act(duel, [ground('brush'), ground('mud')]);
    expect(duel.state.reply).toMatchObject({ to: 'terrain', target: 'de1' });
    duel.give({ type: 'letStand' });
    expect(duel.tank('de1').box.terrain?.id).toBe('mud');
  });

  test(`${cite('TD-Q71')} an empty gunner's seat is filled before anything else`, () => {
    const duel = against('alert', { edit: sighted });
    for (const member of duel.tank('su1').crew) if (member.person === 'gunner') member.seat = null;
    act(duel, []);
    expect(duel.all('transferred')[0]).toMatchObject({ person: 'commander', to: 'gunner' });
    expect(duel.saw('moved')).toBe(false);
  });

  test(`${cite('TD-Q71')} missions: to the Hill and there to stay`, () => {
    const duel = lay({ setup: 'highGround', seats: 1 });
    expect(missionStep(duel.state, duel.tank('su1'))).toEqual({ do: 'move', to: 400 });
    duel.tank('su1').range = 400;
    act(duel, [96, 97]);
    expect(duel.tank('su1').box.hill).toBe(true);
    expect(missionStep(duel.state, duel.tank('su1'))).toEqual({ do: 'stay' });
  });

  test(`${cite('TD-Q89', 'TD-Q90')} it leaves at −1000 like anybody else`, () => {
    const duel = lay({ setup: 'breakthrough', seats: 1 });
    duel.tank('su1').range = -1000;
    settle(act(duel, []));
    expect(duel.all('left')[0]).toMatchObject({ tank: 'su1', vp: 6 });
  });
});

test('shots are classed by both thresholds of the face', () => {
  const enemy = lay().tank('de1');
  const shot = { enemy, toHit: 58, margin: -1 };
  expect(classOf(shot, personalityCards.aggressive.operational)).toBe('hq');
  expect(classOf(shot, personalityCards.cautious.operational)).toBeNull();
  expect(classOf({ ...shot, margin: 0 }, personalityCards.cautious.operational)).toBe('lq');
});

test(`${cite('TD-Q10', 'TD-4.2.6g')} the half hand lost in a check is part of the shuffle that follows it`, () => {
  const flames = pulled({ with: ['fire'] });
  const duel = lay({ hands: [[40, 41, 42, 43], []] });
  duel.tank('de1').fire = { mines: null };
  const calm = [0, 1, 2, 3, 4].map((place) => pulled({ without: ['fire'] }, place));
  duel.state.deck = [...calm, flames, 0];
  duel.phaseOf('de1', ['su1']).give({ type: 'fightFire' });
  const order = duel.events.map(({ type }) => type);
  expect(order.indexOf('laidOff')).toBeLessThan(order.indexOf('shuffled'));
  expect(duel.all('shuffled')[0]).toMatchObject({ count: 6 + 2 });
  expect(duel.state.discard).toEqual([]);
});

test(`${cite('TD-15.0f', 'TD-10.5')} smoke is a modifier: it lies on the terrain, and terrain never on smoke`, () => {
  const [s = 0] = cardsWhere(has('smoke'));
  const duel = lay({ hands: [[s], []], deck: [99] });
  duel.tank('de1').box.terrain = { id: 'gully', card: null };
  duel.phaseOf('de1').give({ type: 'declare', cards: [`${s}.smoke`] });
  expect(duel.tank('de1').box).toMatchObject({ smoke: s, terrain: { id: 'gully' } });
});

test(`${cite('TD-15.0h')} an action is directed at an enemy in play, never at a friend`, () => {
  const fire = card('fire', 5);
  const duel = lay({
    de: ['pz4', 'pz4'],
    su: ['kv85', 'kv85'],
    hands: [[fire, card('command'), 30], []],
    edit: sighted,
  }).phaseOf('de1');
  expect(duel.why({ type: 'command', card: card('command'), tank: 'de2' })).toBe('TD-15.0h');
  duel.give({ type: 'declare', cards: [`${fire}.fire`] });
  expect(duel.why({ type: 'target', tank: 'de2' })).toBe('TD-15.0h');
});
