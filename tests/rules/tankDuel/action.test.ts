import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, pulled, sighted } from './duel';

const [two = 0, otherTwo = 0] = cardsWhere(({ orders }) => orders === 2);
const [one = 0, otherOne = 0, thirdOne = 0] = cardsWhere(({ orders }) => orders === 1);
const burning = (state: Parameters<typeof sighted>[0]) => {
  for (const tank of state.tanks) tank.fire = { mines: null };
};
describe('payment with order icons', () => {
  test(`${cite('TD-Q7', 'TD-4.2.3a', 'TD-4.2.4b')} any number of cards, no card too many, none twice`, () => {
    const duel = lay({ hands: [[two, otherTwo, one, otherOne], []], edit: burning }).phaseOf('de1');
    expect(duel.why({ type: 'extinguish', cards: [two, otherTwo, one] })).toBe('TD-Q7');
    expect(duel.why({ type: 'extinguish', cards: [two, one, otherOne] })).toBeNull();
    expect(duel.why({ type: 'extinguish', cards: [two, otherTwo, 99] })).toBe('TD-4.2');
    const bare = cardsWhere(({ orders }) => orders === 0)[0] ?? 0;
    const none = lay({ hands: [[two, otherTwo, bare], []], edit: burning }).phaseOf('de1');
    expect(none.why({ type: 'extinguish', cards: [two, otherTwo, bare] })).toBe('TD-Q7');
    duel.give({ type: 'extinguish', cards: [two, otherTwo] });
    expect(duel.state.discard.map(({ card: each }) => each)).toEqual([two, otherTwo]);
    expect(duel.state.discard.every(({ seen }) => seen === null)).toBe(true);
  });

  test(`${cite('TD-4.2.3d', 'TD-8.1d.8', 'TD-8.3.1c', 'TD-8.3.1d', 'TD-8.3.1e', 'TD-12.3.2', 'TD-Q22', 'TD-Q23')} on fire at the start of the Action Step: three order icons end the phase, else Field Actions only`, () => {
    const setUp = () =>
      lay({
        hands: [[two, one, otherOne, card('command'), 30], []],
        deck: [pulled({ without: ['fire', 'extinguish'] })],
        edit: burning,
      })
        .phaseOf('de1', ['su1'])
        .give({ type: 'fightFire' });
    const duel = setUp();
    expect(duel.why({ type: 'crew', order: 'pass', card: 30 })).toBe('TD-8.3.1c');
    expect(duel.why({ type: 'command', card: card('command'), tank: 'su1' })).toBeNull();
    duel.give({ type: 'command', card: card('command'), tank: 'su1' });
    expect(duel.why({ type: 'extinguish', cards: [two] })).toBe('TD-8.3.1d');
    duel.give({ type: 'extinguish', cards: [two, one] });
    expect(duel.tank('de1').fire).toBeNull();
    expect(duel.state.current).toBe('su1');
    const idle = setUp().give({ type: 'endAction' });
    expect(idle.tank('de1').fire).not.toBeNull();
    expect(idle.state.phase).toBe('discard');
  });

  test(`${cite('TD-4.2.3e', 'TD-8.3.2c', 'TD-Q6', 'TD-5.3.1a', 'TD-8.3.2b', 'TD-X8')} two order icons raise a level by 1, four by 2, for the action that must follow`, () => {
    const fast = card('move', 8);
    const duel = lay({ de: ['panther'], hands: [[fast, two, otherTwo, card('move', 3)], []] }).phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${fast}.move`] })).toBe('TD-8.3.2b');
    expect(duel.why({ type: 'declare', cards: [`${card('move', 3)}.move`] })).toBeNull();
    expect(duel.why({ type: 'boost', level: 'move', by: 2, cards: [two] })).toBe('TD-8.3.2c');
    duel.give({ type: 'boost', level: 'move', by: 1, cards: [two] });
    expect(duel.why({ type: 'crew', order: 'pass', card: otherTwo })).toBe('TD-8.3.2c');
    expect(duel.why({ type: 'boost', level: 'move', by: 1, cards: [otherTwo] })).toBe('TD-8.3.2c');
    expect(duel.why({ type: 'declare', cards: [`${fast}.move`] })).toBeNull();
  });

  test(`${cite('TD-4.2.3e', 'TD-5.3.2a', 'TD-8.3.2b')} the Fire Level likewise`, () => {
    const heavy = card('fire', 8);
    const duel = lay({ de: ['panther'], hands: [[heavy, two], []], edit: sighted }).phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${heavy}.fire`] })).toBe('TD-8.3.2b');
    duel.give({ type: 'boost', level: 'fire', by: 1, cards: [two] });
    expect(duel.why({ type: 'declare', cards: [`${heavy}.fire`] })).toBeNull();
  });

  test(`${cite('TD-Q57', 'TD-8.3.2c')} a level is not raised for nothing`, () => {
    const duel = lay({ hands: [[two, card('terrain')], []] }).phaseOf('de1');
    expect(duel.why({ type: 'boost', level: 'move', by: 1, cards: [two] })).toBe('TD-Q57');
  });

  test(`${cite('TD-4.2.3g', 'TD-11.1.2a', 'TD-11.1.2b', 'TD-5.5.1c', 'TD-5.5.1d')} three order icons load or unload a round during a Fire action, once`, () => {
    const fire = card('fire', 5);
    const duel = lay({ hands: [[fire, two, one, otherOne, thirdOne], []], edit: sighted }).phaseOf('de1');
    duel.give({ type: 'declare', cards: [`${fire}.fire`] });
    expect(duel.why({ type: 'quickLoad', load: false, cards: [two, one] })).toBe('TD-Q57');
    expect(duel.why({ type: 'quickLoad', load: true, cards: [two] })).toBe('TD-11.1.2a');
    duel.give({ type: 'quickLoad', load: true, cards: [two, one] });
    expect(duel.tank('de1')).toMatchObject({ loaded: true, rounds: 1 });
    expect(duel.why({ type: 'quickLoad', load: false, cards: [otherOne, thirdOne] })).toBe('TD-Q7');
    duel.give({ type: 'target', tank: 'su1' });
    expect(duel.why({ type: 'quickLoad', load: true, cards: [otherOne, thirdOne], seat: 0 })).toBe('TD-11.1.2b');
  });
});

describe('Tank Actions', () => {
  test(`${cite('TD-8.2', 'TD-3.1e', 'TD-Q24', 'TD-8.3.5v.1', 'TD-8.3.5v.2')} exactly one; doing nothing costs a card while one is held`, () => {
    const duel = lay({ hands: [[30, 31], []] }).phaseOf('de1');
    expect(duel.why({ type: 'endAction' })).toBe('TD-Q24');
    expect(duel.why({ type: 'pass' })).toBe('TD-8.3.5v.1');
    duel.give({ type: 'crew', order: 'pass', card: 30 });
    expect(duel.hand(0)).toEqual([31]);
    expect(duel.why({ type: 'crew', order: 'pass', card: 31 })).toBe('TD-8.2');
    const empty = lay({ hands: [[], []] })
      .phaseOf('de1')
      .give({ type: 'pass' });
    expect(empty.saw('passed')).toBe(true);
  });

  test(`${cite('TD-8.3a', 'TD-8.3b', 'TD-8.3c', 'TD-8.3.1b', 'TD-10.1.1a', 'TD-10.1.1b', 'TD-10.3.1b', 'TD-10.4.1b', 'TD-10.5.1a', 'TD-11.1.1a', 'TD-11.1.1b', 'TD-8.3.3c')} which cards follow which`, () => {
    const level = 3;
    const moves = cardsWhere(
      (each) => has('move')(each) && each.halves.some((half) => half.kind === 'move' && (half.level ?? 9) <= level),
    );
    const [m1 = 0, m2 = 0, m3 = 0] = moves;
    const [f1 = 0, f2 = 0, f3 = 0] = cardsWhere((each) =>
      each.halves.some((half) => half.kind === 'fire' && (half.level ?? 9) <= level),
    ).filter((each) => ![m1, m2, m3].includes(each));
    const [l1 = 0, l2 = 0] = cardsWhere(has('leadership'));
    const [t1 = 0, t2 = 0] = cardsWhere((each) => each.halves.length === 1 && has('terrain')(each));
    const k = card('flank', 3);
    const [s = 0] = cardsWhere(has('smoke'));
    const hand = [m1, m2, m3, f1, f2, f3, l1, l2, t1, t2, k, s, card('command'), card('tactics')];
    const duel = lay({ de: ['pz4'], hands: [[...new Set(hand)], [50]], edit: sighted }).phaseOf('de1');
    const why = (
      ...cards: `${number}.${'move' | 'fire' | 'leadership' | 'terrain' | 'flank' | 'smoke' | 'command' | 'tactics'}`[]
    ) => duel.why({ type: 'declare', cards });
    for (const legal of [
      why(`${m1}.move`),
      why(`${m1}.move`, `${m2}.move`),
      why(`${m1}.move`, `${k}.flank`),
      why(`${m1}.move`, `${t1}.terrain`),
      why(`${m1}.move`, `${m2}.move`, `${k}.flank`),
      why(`${m1}.move`, `${m2}.move`, `${t1}.terrain`),
      why(`${m1}.move`, `${k}.flank`, `${t1}.terrain`),
      why(`${f1}.fire`),
      why(`${f1}.fire`, `${f2}.fire`),
      why(`${f1}.fire`, `${l1}.leadership`),
      why(`${l1}.leadership`, `${f1}.fire`),
      why(`${f1}.fire`, `${f2}.fire`, `${l1}.leadership`),
      why(`${l1}.leadership`),
      why(`${s}.smoke`),
    ]) {
      expect(legal).toBeNull();
    }
    expect(why(`${m1}.move`, `${m2}.move`, `${m3}.move`)).toBe('TD-10.1.1a');
    expect(why(`${f1}.fire`, `${f2}.fire`, `${f3}.fire`)).toBe('TD-11.1.1a');
    expect(why(`${f1}.fire`, `${l1}.leadership`, `${l2}.leadership`)).toBe('TD-11.1.1b');
    expect(why(`${m1}.move`, `${f1}.fire`)).toBe('TD-8.3c');
    expect(why(`${t1}.terrain`, `${m1}.move`)).toBe('TD-10.3.1b');
    expect(why(`${s}.smoke`, `${m1}.move`)).toBe('TD-10.5.1a');
    expect(why(`${m1}.move`, `${m2}.move`, `${k}.flank`, `${t1}.terrain`)).toBe('TD-8.3.1b');
    expect(why(`${card('command')}.command`)).toBe('TD-8.4.1a');
    expect(why(`${card('tactics')}.tactics`)).toBe('TD-13.0');
    expect(why(`${m1}.tactics`)).toBe('TD-4.2.1b');
  });

  test(`${cite('TD-4.2.1b', 'TD-8.3.1a', 'TD-Q70')} one half of a card, not both; as a discard any card serves`, () => {
    const both = cardsWhere((each) => has('move')(each) && has('flank')(each))[0] ?? 0;
    const duel = lay({ hands: [[both, 30], []], edit: sighted }).phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${both}.move`, `${both}.flank`] })).toBe('TD-4.2.1b');
    expect(duel.why({ type: 'crew', order: 'pass', card: both })).toBeNull();
  });

  test(`${cite('TD-8.3.3a', 'TD-8.3.3b', 'TD-Q25')} all cards are decided first; a later one that has become impossible lapses`, () => {
    const t = card('terrain');
    const duel = lay({ hands: [[card('move', 1), card('flank', 3), t], []], edit: sighted, deck: [100, 99, 98] });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('move', 1)}.move`, `${card('flank', 3)}.flank`, `${t}.terrain`] });
    expect(duel.hand(0)).toEqual([]);
    expect(duel.state.step?.declared).toHaveLength(2);
    duel.tank('de1').spotted = [];
    duel.give({ type: 'move', to: 800, card: card('move', 1) });
    expect(duel.all('cardLapsed').map(({ card: each }) => each)).toEqual([card('flank', 3)]);
    expect(duel.saw('terrainPlaced')).toBe(true);
  });

  test(`${cite('TD-8.3.4a', 'TD-Q57')} Leadership takes a random card from an enemy player who holds one`, () => {
    const [l = 0] = cardsWhere(has('leadership'));
    const duel = lay({ hands: [[l], [50]] })
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${l}.leadership`] });
    expect(duel.why({ type: 'steal', from: 0 })).toBe('TD-8.3.4a');
    duel.give({ type: 'steal', from: 1 });
    expect([duel.hand(0), duel.hand(1)]).toEqual([[50], []]);
    const none = lay({ hands: [[l], []] })
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${l}.leadership`] });
    expect(none.why({ type: 'steal', from: 1 })).toBe('TD-8.3.4a');
  });

  test(`${cite('TD-8.3.4b', 'TD-8.4.1b', 'TD-8.4.1a', 'TD-Q57', 'TD-Q48')} Leadership and Command spot an enemy not yet spotted`, () => {
    const [l = 0] = cardsWhere(has('leadership'));
    const duel = lay({ hands: [[l, card('command')], [50]] }).phaseOf('de1');
    duel.give({ type: 'declare', cards: [`${l}.leadership`] }).give({ type: 'lead', tank: 'su1' });
    expect(duel.tank('de1').spotted).toEqual(['su1']);
    expect(duel.why({ type: 'command', card: card('command'), tank: 'su1' })).toBe('TD-Q57');
  });

  test(`${cite('TD-8.3.4c', 'TD-8.4.1c', 'TD-5.7.1', 'TD-Q19', 'TD-10.3.5a')} they give Hull Down where the ground allows it, without a pull`, () => {
    const [l = 0] = cardsWhere(has('leadership'));
    const flat = lay({ hands: [[card('command')], []] }).phaseOf('de1');
    flat.give({ type: 'commandSelf', card: card('command'), use: 'hullDown' });
    expect(flat.tank('de1').hullDown).toBe(true);
    expect(flat.saw('pulled')).toBe(false);
    const mud = lay({ hands: [[card('command'), l], [50]] });
    mud.tank('de1').box.terrain = { id: 'mud', card: null };
    mud.phaseOf('de1');
    expect(mud.why({ type: 'commandSelf', card: card('command'), use: 'hullDown' })).toBe('TD-Q19');
    mud.give({ type: 'declare', cards: [`${l}.leadership`] });
    expect(mud.why({ type: 'leadSelf', use: 'hullDown' })).toBe('TD-Q19');
  });

  test(`${cite('TD-8.3.4d', 'TD-8.4.1d', 'TD-10.3.6b', 'TD-5.4.2a', 'TD-Q27', 'TD-Q55', 'TD-X20')} they conceal with twice the value of the ground`, () => {
    const hide = (number: number) => {
      const duel = lay({ hands: [[card('command')], []], deck: [number], edit: sighted });
      duel.tank('de1').box.terrain = { id: 'building', card: null };
      return duel.phaseOf('de1').give({ type: 'commandSelf', card: card('command'), use: 'conceal' });
    };
    expect(hide(60).tank('su1').spotted).toEqual([]);
    expect(hide(61).tank('su1').spotted).toEqual(['de1']);
    const unseen = lay({ hands: [[card('command')], []] });
    unseen.tank('de1').box.terrain = { id: 'building', card: null };
    unseen.phaseOf('de1');
    expect(unseen.why({ type: 'commandSelf', card: card('command'), use: 'conceal' })).toBe('TD-Q57');
  });

  test(`${cite('TD-8.3.5', 'TD-8.3.5i.1', 'TD-4.2.3f')} a discarded card lets the crew look for one enemy`, () => {
    const duel = lay({ hands: [[30], []], deck: [pulled({ with: ['binoculars'] })] }).phaseOf('de1');
    duel.give({ type: 'crew', order: 'spot', card: 30 }).give({ type: 'attempt', tank: 'su1', cards: [] });
    duel.give({ type: 'letStand' });
    expect(duel.tank('de1').spotted).toEqual(['su1']);
    expect(duel.state.step?.taken).toBe(true);
  });

  test(`${cite('TD-5.4.3f')} a successful attempt with another enemy acquired asks whether to give that up`, () => {
    const setUp = () => {
      const duel = lay({ su: ['t34-85', 't34-85'], hands: [[30], []], deck: [pulled({ with: ['binoculars'] })] });
      duel.tank('de1').spotted = ['su2'];
      duel.tank('de1').acquired = { tank: 'su2', bonus: 10 };
      duel
        .phaseOf('de1')
        .give({ type: 'crew', order: 'spot', card: 30 })
        .give({ type: 'attempt', tank: 'su1', cards: [] });
      return duel.give({ type: 'letStand' });
    };
    const kept = setUp().give({ type: 'acquisition', drop: false });
    expect(kept.tank('de1')).toMatchObject({ spotted: ['su2'], acquired: { tank: 'su2', bonus: 10 } });
    const dropped = setUp().give({ type: 'acquisition', drop: true });
    expect(dropped.tank('de1')).toMatchObject({ spotted: ['su2', 'su1'], acquired: null });
  });

  test(`${cite('TD-8.3.5ii', 'TD-5.5', 'TD-5.5.1a', 'TD-5.5.1b', 'TD-Q57')} loading and unloading special ammunition`, () => {
    const duel = lay({ hands: [[30], [31]] }).phaseOf('de1');
    expect(duel.why({ type: 'crew', order: 'unload', card: 30 })).toBe('TD-Q57');
    duel.give({ type: 'crew', order: 'load', card: 30 });
    expect(duel.tank('de1')).toMatchObject({ loaded: true, rounds: 1 });
    duel.state.hands[0] = [32];
    duel.phaseOf('de1');
    expect(duel.why({ type: 'crew', order: 'load', card: 32 })).toBe('TD-Q57');
    duel.give({ type: 'crew', order: 'unload', card: 32 });
    expect(duel.tank('de1')).toMatchObject({ loaded: false, rounds: 2 });
    const none = lay({ de: ['panther'], hands: [[30], []] }).phaseOf('de1');
    expect(none.why({ type: 'crew', order: 'load', card: 30 })).toBe('TD-5.5.1a');
  });

  test(`${cite('TD-8.3.5iii', 'TD-10.3.6a', 'TD-10.3c', 'TD-10.3.7b')} the Hull Down attempt: a number not above the value of the ground, Flat included`, () => {
    const attempt = (number: number) =>
      lay({ hands: [[30], []], deck: [number] })
        .phaseOf('de1')
        .give({ type: 'crew', order: 'hullDown', card: 30 });
    expect(attempt(15).tank('de1').hullDown).toBe(true);
    expect(attempt(16).tank('de1').hullDown).toBe(false);
    const again = lay({ hands: [[30], []] });
    again.tank('de1').hullDown = true;
    again.phaseOf('de1');
    expect(again.why({ type: 'crew', order: 'hullDown', card: 30 })).toBe('TD-Q57');
    again.tank('de1').hullDown = false;
    again.tank('de1').box.terrain = { id: 'mud', card: null };
    expect(again.why({ type: 'crew', order: 'hullDown', card: 30 })).toBe('TD-8.3.5iii');
  });
});
