import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/ref';
import { tankDuel } from '../../../src/rules/tankDuel';
import { cardOf } from '../../../src/rules/tankDuel/cards';
import { failsMorale } from '../../../src/rules/tankDuel/damage';
import { damageCards } from '../../../src/rules/tankDuel/data/damageCards';
import { declarations } from '../../../src/rules/tankDuel/declare';
import { readForce } from '../../../src/rules/tankDuel/forces';
import type { Played, PlayedId, State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { act, against, close, ground, robotOf, settle } from './against';
import { card, cardsWhere, type Duel, lay, pulled, sighted } from './duel';

const [m1, m2, m3] = [card('move', 1), card('move', 2), card('move', 3)];
const [f3, f4] = [card('fire', 3), card('fire', 4)];
const lead = card('leadership');
const woods = ground('woods');
const own = { ground: { city: false, alternates: [] } };

describe('declarations that are tried', () => {
  const orders = [
    'move',
    'move move',
    'move flank',
    'move terrain',
    'move move flank',
    'move move terrain',
    'move flank terrain',
    'flank',
    'flank terrain',
    'terrain',
    'fire',
    'fire fire',
    'fire leadership',
    'fire fire leadership',
    'leadership',
    'smoke',
  ];

  /** Every order of different cards and halves, kept where the kinds make one of the orders, two of a kind ascending. */
  function expected(hand: readonly number[]): string[] {
    const halves = hand.flatMap((each) =>
      cardOf(own, each).halves.map(({ kind }): Played => ({ card: each, as: kind })),
    );
    let lists: Played[][] = halves.map((half) => [half]);
    const all = [...lists];
    for (let length = 2; length <= 3; length++) {
      lists = lists.flatMap((list) =>
        halves
          .filter(({ card: each }) => list.every((played) => played.card !== each))
          .filter(({ card: each, as }) => list.at(-1)?.as !== as || (list.at(-1)?.card ?? 0) < each)
          .map((half) => [...list, half]),
      );
      all.push(...lists);
    }
    return all
      .filter((list) => orders.includes(list.map(({ as }) => as).join(' ')))
      .map((list) => JSON.stringify(list))
      .toSorted();
  }

  test(`${cite('TD-8.3c', 'TD-4.2.1b')} are every legal order of the halves in the hand, each once`, () => {
    const { state } = lay();
    const both = cardsWhere((each) => each.halves.length === 2);
    for (const hand of [
      [m1, m2, m3, f3, f4, lead, woods],
      [woods, f4, m3, lead, f3, m1, m2],
      both.slice(0, 7),
      both.slice(7, 14),
      both.slice(14, 22),
    ]) {
      const tried = declarations(state, hand).map((list) => JSON.stringify(list));
      expect(tried.toSorted()).toEqual(expected(hand));
      expect(tried).toEqual(declarations(state, hand.toReversed()).map((list) => JSON.stringify(list)));
    }
  });
});

describe('declarations that are judged', () => {
  const ready = (state: State) => {
    sighted(state);
    for (const tank of state.tanks) tank.range = 200;
  };
  const table = (hand: readonly number[], more: Parameters<typeof lay>[0] = {}) =>
    lay({ hands: [hand, []], edit: ready, ...more }).phaseOf('de1');

  test(`${cite('TD-8.3c', 'TD-10.1.1a', 'TD-4.2.1b')} two Move cards are not too many, and every card needs its half`, () => {
    const duel = table([m1, m2, f3]);
    expect(duel.why({ type: 'declare', cards: [`${m1}.move`, `${m2}.move`, `${f3}.fire`] })).toBe('TD-8.3c');
    expect(duel.why({ type: 'declare', cards: [`${m1}.move`, `${f3}.move`] })).toBe('TD-4.2.1b');
  });

  test(`${cite('TD-Q75', 'TD-10.3.1')} only in snow the Move card must let the tank into the ground`, () => {
    const fast = card('move', 6);
    const cards: PlayedId[] = [`${fast}.move`, `${woods}.terrain`];
    expect(table([fast, woods]).why({ type: 'declare', cards })).toBeNull();
    const snowed = table([fast, m1, woods], { settings: { snow: true } });
    expect(snowed.why({ type: 'declare', cards: [`${m1}.move`, `${woods}.terrain`] })).toBeNull();
  });

  test(`${cite('TD-8.3.2c', 'TD-Q57')} orders raise the level by what they say, and must serve`, () => {
    const [two = 0, other = 0] = cardsWhere(
      (each) => each.orders === 2 && each.halves.every(({ kind }) => kind === 'tactics'),
    );
    const [eight, six] = [card('move', 8), card('move', 6)];
    const slow = (hand: readonly number[]) => table(hand, { de: ['tiger'], su: ['is2'] });
    // A Tiger's Move Level is 5.
    const raised = slow([two, six, eight]);
    expect(raised.why({ type: 'declare', cards: [`${six}.move`] })).toBe('TD-8.3.2b');
    raised.give({ type: 'boost', level: 'move', by: 1, cards: [two] });
    expect(raised.why({ type: 'declare', cards: [`${six}.move`] })).toBeNull();
    expect(raised.why({ type: 'declare', cards: [`${eight}.move`] })).toBe('TD-8.3.2b');
    const wanting = slow([two, other, eight]);
    expect(wanting.why({ type: 'boost', level: 'move', by: 1, cards: [two] })).toBe('TD-Q57');
    expect(wanting.why({ type: 'boost', level: 'move', by: 2, cards: [two, other] })).toBe('TD-Q57');
    const seven = card('move', 7);
    const twice = slow([two, other, seven]);
    expect(twice.why({ type: 'boost', level: 'move', by: 1, cards: [two] })).toBe('TD-Q57');
    twice.give({ type: 'boost', level: 'move', by: 2, cards: [two, other] });
    expect(twice.why({ type: 'declare', cards: [`${seven}.move`] })).toBeNull();
  });

  test(`${cite('TD-Q26', 'TD-8.3.3b')} Fire and Leadership are one set, however they are laid`, () => {
    for (const cards of [
      [`${f3}.fire`, `${f4}.fire`, `${lead}.leadership`],
      [`${lead}.leadership`, `${f3}.fire`, `${f4}.fire`],
      [`${f3}.fire`, `${lead}.leadership`, `${f4}.fire`],
    ] satisfies PlayedId[][]) {
      const duel = table([f3, f4, lead]);
      const given = { type: 'declare', seat: 0, cards } as const;
      expect(tankDuel.refuse(duel.state, given)).toBeNull();
      const events: object[] = [];
      tankDuel.apply(duel.state, given, { dice: undefined as never, emit: (event) => void events.push(event) });
      expect(events).toContainEqual({
        type: 'setBegan',
        tank: 'de1',
        cards: [f3, f4, lead],
        as: 'fire',
        reveals: true,
      });
    }
  });

  test(`${cite('TD-8.3c')} of two as near the first is offered instead`, () => {
    const duel = table([m1, m2, m3, card('fire', 8)], { de: ['pz4'] });
    const refused = tankDuel.refuse(duel.state, {
      type: 'declare',
      seat: 0,
      cards: [`${m1}.move`, `${card('fire', 8)}.fire`],
    });
    const [first = 0, second = 0] = [m1, m2, m3].toSorted((a, b) => a - b);
    const pair = [m1, first === m1 ? second : first].toSorted((a, b) => a - b);
    expect(refused?.instead).toMatchObject({ cards: pair.map((each) => `${each}.move`) });
  });
});

describe('halves that are pointed at', () => {
  const duel = lay({ hands: [[m1, m2, f3, f4, lead], []], edit: sighted }).phaseOf('de1');
  const read = (...refs: readonly Ref[]) => tankDuel.commandAt(duel.state, 0, refs);
  const face = (each: number, as: string): Ref => `face:${each}.${as}`;
  const laid = (...cards: readonly string[]) => ({ type: 'declare', seat: 0, cards });

  test(`${cite('TD-8.3c', 'TD-Q26')} make one order, whoever points at them`, () => {
    const [low, high] = [m1, m2].toSorted((a, b) => a - b) as [number, number];
    expect(read(face(high, 'move'), face(low, 'move'))).toEqual(laid(`${low}.move`, `${high}.move`));
    const [one, two] = [f3, f4].toSorted((a, b) => a - b) as [number, number];
    expect(read(face(lead, 'leadership'), face(two, 'fire'), face(one, 'fire'))).toEqual(
      laid(`${one}.fire`, `${two}.fire`, `${lead}.leadership`),
    );
    expect(read(face(woods, 'terrain'), face(card('flank', 3), 'flank'), face(m1, 'move'))).toEqual(
      laid(`${m1}.move`, `${card('flank', 3)}.flank`, `${woods}.terrain`),
    );
  });

  test(`${cite('TD-8.3c')} what makes no Tank Action stays as it was laid`, () => {
    expect(read(face(f3, 'fire'), face(m1, 'move'))).toEqual(laid(`${f3}.fire`, `${m1}.move`));
    expect(read(face(m1, 'move'), face(f3, 'fire'))).toEqual(laid(`${m1}.move`, `${f3}.fire`));
    expect(read(face(lead, 'leadership'), face(m1, 'move'))).toEqual(laid(`${lead}.leadership`, `${m1}.move`));
    expect(read(face(m2, 'move'), face(lead, 'leadership'), face(m1, 'move'))).toEqual(
      laid(`${m2}.move`, `${lead}.leadership`, `${m1}.move`),
    );
  });

  test(`${cite('TD-8.3.1b')} nothing else is read, and a card is picked once`, () => {
    expect(read(face(m1, 'move'), 'unit:su1')).toBeNull();
    expect(read('unit:su1', face(m1, 'move'))).toBeNull();
    expect(read(face(m1, 'move'), face(m1, 'move'))).toBeNull();
    expect(read(face(m1, 'move'), face(m2, 'sail'))).toBeNull();
    const four: PlayedId[] = [`${m1}.move`, `${m2}.move`, `${f3}.fire`, `${f4}.fire`];
    const parse = (cards: unknown) => tankDuel.parse({ type: 'declare', seat: 0, cards });
    expect(parse(four)).toMatchObject({ cards: four });
    expect(parse([...four, `${lead}.leadership`])).toBeNull();
    for (const cards of [
      [],
      [`${m1}.move`, 'x'],
      ['x', `${m1}.move`],
      ['01.move'],
      ['0.move'],
      ['101.move'],
      ['1.move.x'],
      [1],
      ['1'],
    ])
      expect(parse(cards), JSON.stringify(cards)).toBeNull();
    const given = { type: 'declare', seat: 0, cards: [`${m1}.move`, `${m2}.move`] } as const;
    const follow = (...refs: readonly Ref[]) => tankDuel.follow?.(given, refs);
    expect(follow(face(m2, 'move'))).toEqual([face(m1, 'move')]);
    expect(follow(face(m2, 'move'), face(m2, 'move'))).toBeNull();
    expect(follow(face(f3, 'fire'))).toBeNull();
  });

  test(`${cite('TD-4.2')} numbers of cards are whole, from 1 to 100`, () => {
    const parse = (number: unknown) => tankDuel.parse({ type: 'discard', seat: 0, card: number });
    for (const number of [1, 50, 100]) expect(parse(number)).toMatchObject({ card: number });
    for (const number of [0, 101, -1, 1.5, '1', null]) expect(parse(number)).toBeNull();
  });
});

describe('who is asked, and for what', () => {
  test(`${cite('TD-8.0a')} a command is the active tank's player's`, () => {
    const duel = lay({
      hands: [
        [m1, 40],
        [m2, 41],
      ],
    }).phaseOf('de1', ['su1']);
    duel.state.active = [0, 1];
    expect(tankDuel.refuse(duel.state, { type: 'crew', seat: 1, order: 'pass', card: m2 })).toMatchObject({
      rule: 'TD-8.0a',
    });
    duel.state.current = null;
    expect(tankDuel.refuse(duel.state, { type: 'crew', seat: 0, order: 'pass', card: m1 })).toMatchObject({
      rule: 'TD-8.0a',
    });
  });

  test(`${cite('TD-10.1.2a', 'TD-11.1.2a')} moves are tried from afar to near, and a round may go either way`, () => {
    const duel = lay({ hands: [[m1], []] })
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${m1}.move`] });
    const ranges = tankDuel.candidates(duel.state, 0).flatMap((each) => (each.type === 'move' ? [each.to] : []));
    expect(ranges).toEqual([1000, 800, 600]);
    const [two = 0, one = 0] = [
      cardsWhere(({ orders }) => orders === 2)[0],
      cardsWhere(({ orders }) => orders === 1)[0],
    ];
    const loaded = lay({ hands: [[f3, two, one], []], edit: sighted });
    loaded.tank('de1').loaded = true;
    loaded.phaseOf('de1').give({ type: 'declare', cards: [`${f3}.fire`] });
    loaded.give({ type: 'quickLoad', load: false, cards: [two, one] });
    expect(loaded.tank('de1').loaded).toBe(false);
  });

  test(`${cite('TD-15.0h')} a target that is no enemy in play proves itself`, () => {
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[f3], []], edit: sighted }).phaseOf('de1');
    duel.tank('su2').inPlay = false;
    duel.give({ type: 'declare', cards: [`${f3}.fire`] });
    expect(tankDuel.refuse(duel.state, { type: 'target', seat: 0, tank: 'su2' })).toMatchObject({
      rule: 'TD-15.0h',
      evidence: ['unit:su2'],
    });
    expect(duel.why({ type: 'target', tank: 'de2' })).toBe('TD-15.0h');
  });

  const offered = (edit: (duel: Duel) => void = () => {}) => {
    const duel = lay({ seats: 4, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[m1], [], [], []] });
    edit(duel);
    return duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 600, card: m1 });
  };

  test(`${cite('TD-Q14', 'TD-5.4.2')} every enemy is offered what it sees, and each player answers for his own tanks`, () => {
    const duel = offered();
    expect(duel.state.phase).toBe('offer');
    expect(duel.state.active).toEqual([1, 3]);
    const mine = (seat: number) =>
      tankDuel.candidates(duel.state, seat).flatMap((each) => (each.type === 'spotOffer' ? [each.tank] : []));
    expect([mine(1), mine(3), mine(0)]).toEqual([['su1', 'su1'], ['su2', 'su2'], []]);
    expect(tankDuel.refuse(duel.state, { type: 'spotOffer', seat: 1, tank: 'su2', accept: true })).toMatchObject({
      rule: 'TD-Q14',
      evidence: ['unit:su2'],
    });
    expect(duel.why({ type: 'spotOffer', seat: 1, tank: 'de2', accept: true })).toBe('TD-Q14');
    duel.give({ type: 'spotOffer', seat: 3, tank: 'su2', accept: true });
    expect(duel.state).toMatchObject({ phase: 'offer', active: [1], offers: [{ spotter: 'su1', spotted: 'de1' }] });
    duel.give({ type: 'spotOffer', seat: 1, tank: 'su1', accept: false });
    expect(duel.state).toMatchObject({ phase: 'action', active: [0], offers: [] });
    expect([duel.tank('su1').spotted, duel.tank('su2').spotted]).toEqual([[], ['de1']]);
  });

  test(`${cite('TD-Q14')} a player with two tanks answers twice`, () => {
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[m1], []] })
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 600, card: m1 })
      .give({ type: 'spotOffer', tank: 'su1', accept: true });
    expect(duel.state).toMatchObject({ phase: 'offer', active: [1] });
    duel.give({ type: 'spotOffer', tank: 'su2', accept: false });
    expect(duel.state.phase).toBe('action');
  });
});

describe('odds and ends of the rules', () => {
  test(`${cite('TD-12.6.2a')} red at Elite and at a dead commander/gunner`, () => {
    const tankWith = (su: string) => {
      const tank = lay({ su: [su] }).state.tanks[1];
      if (tank === undefined) throw new Error('no tank');
      return tank;
    };
    const red = (condition: string) => damageCards.filter(({ red: all }) => all.some((each) => each === condition));
    for (const { id } of red('elite')) expect(failsMorale(tankWith('kv85:elite'), id)).toBe(true);
    expect(red('elite').length).toBeGreaterThan(0);
    const headless = tankWith('t34-76-m43');
    for (const member of headless.crew) if (member.person === 'commander-gunner') member.seat = null;
    const [only] = damageCards.filter(
      ({ red: all }) => all.includes('commanderKia') && !all.includes('veteran') && !all.includes('crewKia'),
    );
    const any = only ?? red('commanderKia')[0];
    expect(failsMorale(headless, any?.id ?? 0)).toBe(true);
  });

  test(`${cite('TD-5.0', 'TD-Q86')} a force of one side holds no tank of the other`, () => {
    expect(readForce(['pz4', 't34-85'], 'de')).toBeNull();
    expect(readForce(['pz4', 'pz3:green'], 'de')).toHaveLength(2);
  });

  test(`${cite('TD-14.0c', 'TD-Q71')} a game robots win is lost by whoever plays`, () => {
    const { state } = against('alert');
    robotOf({ tank: (id: string) => state.tanks.find((each) => each.id === id) } as Duel).vp = 3;
    state.ended = true;
    expect(tankDuel.result(state)).toMatchObject({ winners: [], rule: 'TD-14.0c' });
    for (const tank of state.tanks) tank.vp = tank.nation === 'de' ? 5 : 0;
    expect(tankDuel.result(state)).toMatchObject({ winners: [0] });
  });

  test(`${cite('TD-Q81', 'TD-Q90')} Soviet infantry of a robot that hits high closes in`, () => {
    const soldier =
      cardsWhere((each) => each.icons.includes('infantry') && each.halves.every(({ kind }) => kind === 'move'))[0] ?? 0;
    const [blast, calm] = [pulled({ with: ['explosion'] }), pulled({ without: ['explosion'] })];
    const duel = against('alert', {
      settings: { personality: 'alert', infantry: true, hatches: false },
      edit: close,
      deck: [],
    });
    Object.assign(duel.tank('de1'), { range: 0 });
    Object.assign(robotOf(duel), { immobilized: true, hullDown: true });
    for (const member of robotOf(duel).crew)
      if (member.person === 'gunner' || member.person === 'commander') member.seat = null;
    // 60 less 10 for its size: 50; a 40 is in the upper half.
    duel.state.deck.push(calm, blast, 40);
    settle(act(duel, [soldier]));
    expect(duel.all('infantryAimed')[0]).toMatchObject({ toHit: 50 });
    expect(duel.all('infantryHit')).toMatchObject([{ weapon: 'handToHand' }]);
    expect(duel.tank('de1').trackDamage).toBe(true);
  });
});
