import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../src/rules/tankDuel/cards';
import { damageCards } from '../../../src/rules/tankDuel/data/damageCards';
import { SOLO, type State } from '../../../src/rules/tankDuel/types';
import { unseenIn, view } from '../../../src/rules/tankDuel/view';
import { cite } from '../../support/cite';
import { ground } from './against';
import { card, cardsWhere, type Duel, lay, pulled, sighted } from './duel';

const all = Array.from({ length: 100 }, (_, index) => index + 1);
const without = (...cards: readonly number[]) => all.filter((each) => !cards.includes(each));
const burning = (icon: 'fire' | 'extinguish') => (number: number) =>
  cardOf({ ground: { city: false, alternates: [] } }, number).icons.includes(icon);

const flame = pulled({ with: ['fire'], without: ['explosion'] });

describe('how many cards would have done', () => {
  /** A fire check at a table on which these cards lie open, and others do not. */
  const check = (edit: (state: State) => void) => {
    const duel = lay({ seats: 2, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], settings: { robotsSu: 1 } });
    duel.tank('de1').fire = { mines: null };
    duel.state.hands = [[40, 41], [42]];
    edit(duel.state);
    duel.phaseOf('de1', ['su1']).give({ type: 'fightFire' });
    const [event] = duel.all('pulled');
    return [event?.of, event?.ways];
  };
  const counted = (...open: readonly number[]) => [
    without(...open).length,
    without(...open).filter((each) => !burning('fire')(each)).length,
  ];

  test(`${cite('TD-4.0b', 'TD-4.1b', 'TD-Q53')} are counted over what the whole table has not seen: open discards, boxes, bids and rows are known, hands and hidden discards are not`, () => {
    expect(check(() => {})).toEqual(counted());
    const one = (edit: (state: State) => void, ...open: number[]) => expect(check(edit)).toEqual(counted(...open));
    one((state) => state.discard.push({ card: 7, seen: null }, { card: 9, seen: [0] }), 7);
    one((state) => Object.assign(state.tanks[1]?.box ?? {}, { move: 6 }), 6);
    one((state) => Object.assign(state.tanks[1]?.box ?? {}, { move: SOLO }));
    one((state) => Object.assign(state.tanks[1]?.box ?? {}, { smoke: 5, terrain: { id: 'mud', card: 8 } }), 5, 8);
    one((state) => Object.assign(state.tanks[1]?.box ?? {}, { terrain: { id: 'mud', card: null } }));
    one((state) => Object.assign(state.tanks[1] ?? {}, { bid: 77 }), 77);
    one(
      (state) => {
        for (const tank of state.tanks) if (tank.robot) tank.robot.row = [11, 12];
      },
      11,
      12,
    );
    one((state) => state.table.push(3), 3);
  });

  test(`${cite('TD-4.0b')} what was pulled a moment ago is known too`, () => {
    const duel = lay({ deck: [pulled({ with: ['fire'] })] });
    duel.tank('de1').fire = { mines: null };
    duel.phaseOf('de1').give({ type: 'fightFire' });
    const pulls = duel.all('pulled');
    expect(pulls.map(({ of }) => of)).toEqual(pulls.map((_, place) => 100 - place));
  });
});

describe('what a seat has not seen', () => {
  const seen = (seat: number | null, edit: (duel: Duel) => void) => {
    const duel = lay({
      seats: 2,
      hands: [
        [40, 41],
        [42, 43, 44],
      ],
    });
    duel.state.deck = [];
    edit(duel);
    return all.filter((each) => !unseenIn(view(duel.state, seat)).includes(each));
  };

  test(`${cite('TD-4.0b', 'TD-Q53')} is everything but the own hand, what lies open, and what it has seen go`, () => {
    expect(seen(0, () => {})).toEqual([40, 41]);
    expect(seen(1, () => {})).toEqual([42, 43, 44]);
    expect(seen(null, () => {})).toEqual([]);
    const discards = (duel: Duel) =>
      duel.state.discard.push({ card: 1, seen: null }, { card: 2, seen: [0] }, { card: 3, seen: [1] });
    expect(seen(0, discards)).toEqual([1, 2, 40, 41]);
    expect(seen(1, discards)).toEqual([1, 3, 42, 43, 44]);
    expect(seen(null, discards)).toEqual([1]);
    const bids = (revealed: boolean) => (duel: Duel) => {
      duel.state.revealed = revealed;
      duel.tank('de1').bid = 10;
      duel.tank('su1').bid = 11;
    };
    expect(seen(0, bids(false))).toEqual([10, 40, 41]);
    expect(seen(0, bids(true))).toEqual([10, 11, 40, 41]);
    expect(seen(null, bids(false))).toEqual([]);
    expect(seen(0, (duel) => duel.state.known.push({ seat: 1, card: 43, to: 0 }))).toEqual([40, 41, 43]);
    expect(seen(null, (duel) => duel.state.known.push({ seat: 1, card: 43, to: 0 }))).toEqual([]);
    expect(seen(0, (duel) => duel.state.agenda.push({ do: 'enemyGround', tank: 'su1', card: 15 }))).toEqual([
      15, 40, 41,
    ]);
    expect(seen(0, (duel) => duel.state.table.push(20))).toEqual([20, 40, 41]);
  });

  test(`${cite('TD-Q53')} the later cards of a declaration are their owner's secret`, () => {
    const hand = [card('move', 1), card('flank', 3), ground('woods')];
    const duel = lay({ hands: [hand, [42]], edit: sighted });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${hand[0] ?? 0}.move`, `${hand[1] ?? 0}.flank`, `${hand[2] ?? 0}.terrain`] });
    const known = (seat: number | null) => all.filter((each) => !unseenIn(view(duel.state, seat)).includes(each));
    expect(known(0)).toEqual(hand.toSorted((a, b) => a - b));
    expect(known(1)).toEqual([hand[0] ?? 0, 42].toSorted((a, b) => a - b));
    expect(known(null)).toEqual([hand[0]]);
    expect(view(duel.state, 1).step).toMatchObject({ declared: null, declaredCount: 2 });
    expect(view(duel.state, 0).step?.declared).toHaveLength(2);
  });

  test(`${cite('TD-Q53', 'TD-8.3.4a')} a stolen card is known to its old owner until it leaves the hand; other knowledge stays`, () => {
    const duel = lay({
      hands: [
        [30, 50],
        [31, 51],
      ],
    });
    duel.state.known = [
      { seat: 0, card: 50, to: 1 },
      { seat: 1, card: 51, to: 0 },
    ];
    duel.phaseOf('de1', ['su1']).give({ type: 'crew', order: 'pass', card: 30 });
    expect(duel.state.known).toHaveLength(2);
    duel.give({ type: 'endAction' }).give({ type: 'discard', card: 50 });
    expect(duel.state.known).toEqual([{ seat: 1, card: 51, to: 0 }]);
    expect(view(duel.state, 0).hands[1]).toMatchObject({ count: 2, cards: null, known: [51] });
    expect(view(duel.state, 1).hands[1]).toMatchObject({ cards: [31, 51] });
    expect(view(duel.state, null).known).toEqual([]);
  });
});

describe('decks that run out', () => {
  test(`${cite('TD-Q52', 'TD-4.2.6j')} in a shot the settled cards are pulled again, never the one set aside`, () => {
    const pierces = pulled({ pen: 'P', heavy: false });
    const digit = pierces % 10;
    const text = damageCards.find(
      (each) =>
        each.critical !== digit &&
        each.text.light.hull.filter(({ do: what }) => what === 'fireCheck' || what === 'explosionCheck').length > 0,
    );
    if (text === undefined) throw new Error('no text with a check');
    const fire = card('fire', 5);
    const [hit, hull] = [1, pulled({ target: 4, atLeast: 10 })];
    const duel = lay({ hands: [[fire], []], edit: sighted, damage: [text.id] });
    for (const tank of duel.state.tanks) tank.range = 200;
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${fire}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    duel.state.deck = [pierces, hull, hit];
    duel.state.discard = [];
    duel.give({ type: 'letStand' });
    expect(duel.all('reused')[0]).toMatchObject({ count: 2 });
    const later = duel
      .all('pulled')
      .slice(3)
      .map((event) => event.card);
    expect(later.length).toBeGreaterThan(0);
    expect(later).not.toContain(pierces);
    for (const each of later.slice(0, 2)) expect([hit, hull]).toContain(each);
  });

  test(`${cite('TD-Q52')} drawing and revealing simply end; nothing is told of nothing`, () => {
    const duel = lay({ hands: [[], []] });
    Object.assign(duel.state, { deck: [], discard: [] });
    duel.open('refill');
    expect(duel.saw('drew')).toBe(false);
    expect(duel.saw('reused')).toBe(false);
  });

  test(`${cite('TD-4.2.6j', 'TD-Q52')} under a waiting Game End card the discards are used without a mark, whatever else waits`, () => {
    const duel = lay({ deck: [] });
    duel.tank('de1').fire = { mines: null };
    duel.state.deckNumber = duel.state.decks;
    duel.phaseOf('de1', ['su1']);
    Object.assign(duel.state, {
      deck: [0],
      discard: [
        { card: flame, seen: null },
        { card: 50, seen: null },
      ],
    });
    duel.give({ type: 'fightFire' });
    expect(duel.all('reused')[0]).toMatchObject({ count: 2 });
    expect(duel.saw('shuffled')).toBe(false);
    expect(duel.state.ended).toBe(true);
  });

  test(`${cite('TD-4.2.6c', 'TD-Q5')} the mark lies in the lower half, and how deep it may lie is known`, () => {
    const duel = lay({ deck: [] });
    duel.tank('de1').fire = { mines: null };
    duel.phaseOf('de1', ['su1']);
    const rest = cardsWhere(() => true).slice(0, 9);
    const quiet = pulled({ without: ['fire', 'extinguish'], atLeast: 10 });
    Object.assign(duel.state, { deck: [quiet, 0], discard: rest.map((each) => ({ card: each, seen: null })) });
    duel.give({ type: 'fightFire' });
    expect(duel.all('shuffled')[0]).toMatchObject({ count: 10, deck: 2 });
    // Ten cards: five above, five and the mark below.
    expect(duel.state.markBelow).toBe(6);
    expect(duel.state.deck.indexOf(0)).toBeLessThan(6);
    expect(duel.state.deck).toHaveLength(11);
  });

  test(`${cite('TD-4.3.2b', 'TD-Q51')} only the reshuffle card brings the Damage Deck back`, () => {
    const morale = (id: number) => {
      const duel = lay({ damage: [id] });
      duel.tank('de1').broken = { mines: null };
      return duel.phaseOf('de1', ['su1']).give({ type: 'testMorale' });
    };
    const again = damageCards.find(({ reshuffle }) => reshuffle)?.id ?? 0;
    const other = damageCards.find(({ reshuffle }) => !reshuffle)?.id ?? 0;
    const shuffled = morale(again);
    expect([shuffled.state.damageDeck.length, shuffled.state.damageDiscard, shuffled.state.reshuffle]).toEqual([
      21,
      [],
      false,
    ]);
    expect(shuffled.saw('damageShuffled')).toBe(true);
    const plain = morale(other);
    expect([plain.state.damageDeck.length, plain.state.damageDiscard]).toEqual([20, [other]]);
    expect(plain.saw('damageShuffled')).toBe(false);
  });
});

describe('a tank that is lost', () => {
  test(`${cite('TD-Q60', 'TD-12.6.2b')} whoever lives gets out seat by seat, in the order of the board`, () => {
    const calm = [0, 1, 2, 3].map((place) => pulled({ without: ['fire', 'explosion'] }, place));
    const duel = lay({ deck: [flame, ...calm] });
    duel.tank('de1').fire = { mines: null };
    for (const each of duel.tank('de1').crew) {
      if (each.person === 'driver') each.seat = null;
      if (each.person === 'assistant') each.seat = 'driver';
    }
    duel.tank('de1').crew.reverse();
    duel.phaseOf('de1', ['su1']).give({ type: 'fightFire' });
    expect(duel.all('escaped').map(({ person }) => person)).toEqual(['commander', 'gunner', 'loader', 'assistant']);
    expect(duel.all('pulled').map(({ why }) => why)).toEqual(['fire', ...calm.map(() => 'escapeFire')]);
  });

  test(`${cite('TD-12.7.2c', 'TD-12.7.2d', 'TD-12.7.1b', 'TD-5.5.1f', 'TD-Q31')} leaves its cards, its place in the order and its loaded round`, () => {
    const fire = card('fire', 5);
    const duel = lay({
      de: ['pz4', 'pz4'],
      su: ['t34-85', 't34-85'],
      hands: [[fire, 40], []],
      deck: [1, pulled({ target: 4, atLeast: 10 }), pulled({ pen: 'P', target: 1 })],
      damage: [2],
      edit: sighted,
    });
    for (const tank of duel.state.tanks) tank.range = 200;
    Object.assign(duel.tank('su1'), { bid: 88, loaded: true, rounds: 0 });
    duel.tank('su1').box.terrain = { id: 'woods', card: ground('woods') };
    duel.tank('su1').hullDown = false;
    duel
      .phaseOf('de1', ['su1', 'de2'])
      .give({ type: 'declare', cards: [`${fire}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    duel.give({ type: 'letStand' });
    expect(duel.tank('su1')).toMatchObject({ inPlay: false, bid: null, loaded: false, rounds: 1 });
    expect(duel.state.order).toEqual(['de2']);
    const gone = [...duel.state.discard.map((each) => each.card), ...duel.state.table];
    expect(gone).toEqual(expect.arrayContaining([88, ground('woods')]));
    // An empty hand loses nothing, and nobody is told of it.
    expect(duel.saw('laidOff')).toBe(false);
  });

  test(`${cite('TD-Q90', 'TD-Q71')} a robot leaves its row open`, () => {
    const duel = lay({ seats: 1, deck: [flame] });
    const tank = duel.tank('su1');
    tank.fire = { mines: null };
    const [one = 0, other = 0] = cardsWhere(({ orders }) => orders === 0);
    Object.assign(tank.robot ?? {}, { row: [one, other] });
    duel.phaseOf('su1', ['de1']);
    expect(tank).toMatchObject({ inPlay: false, robot: { row: [] } });
    expect(duel.state.discard).toEqual(
      expect.arrayContaining([
        { card: one, seen: null },
        { card: other, seen: null },
      ]),
    );
  });
});
