import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { tankDuel } from '../../../src/rules/tankDuel';
import { cardOf } from '../../../src/rules/tankDuel/cards';
import type { PlayedId, State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { ground } from './against';
import { card, cardsWhere, type Duel, has, lay, sighted } from './duel';

const [m1, m2, m3, m4, m5] = [1, 2, 3, 4, 5].map((level) => card('move', level)) as [
  number,
  number,
  number,
  number,
  number,
];
const [f3, f4, f5] = [card('fire', 3), card('fire', 4), card('fire', 5)];
const [lead, lead2] = [card('leadership'), card('leadership', undefined, 1)];
const k = card('flank', 3);
const [smoke = 0] = cardsWhere(has('smoke'));
const woods = ground('woods');

const kindOf = (number: number): PlayedId => {
  const [half] = cardOf({ ground: { city: false, alternates: [] } }, number).halves;
  return `${number}.${half?.kind ?? 'move'}`;
};
const declare = (...cards: readonly number[]) => ({ type: 'declare' as const, cards: cards.map(kindOf) });

/** In Motion, flanked, in sight of everybody: whatever is refused is refused for its cards. */
const ready = (state: State) => {
  sighted(state);
  for (const tank of state.tanks) {
    tank.range = 200;
    if (tank.nation === 'de') tank.box.move = m5;
    else tank.flanking = ['de1'];
  }
};

describe('cards that make no Tank Action', () => {
  const hand = [m1, m2, m3, f3, f4, f5, lead, lead2, k, woods, smoke, card('command'), card('tactics')];
  const duel = lay({ hands: [hand, []], edit: ready }).phaseOf('de1');

  test.each<readonly [string, readonly number[]]>([
    ['TD-8.4.1a', [card('command')]],
    ['TD-8.4.1a', [m1, card('command')]],
    ['TD-13.0', [card('tactics')]],
    ['TD-13.0', [f3, card('tactics')]],
    ['TD-8.3.1b', [m1, m2, k, woods]],
    ['TD-10.5.1a', [smoke, m1]],
    ['TD-11.1.1a', [f3, f4, f5]],
    ['TD-11.1.1b', [lead, lead2]],
    ['TD-11.1.1b', [f3, lead, lead2]],
    ['TD-10.1.1a', [m1, m2, m3]],
    ['TD-10.3.1b', [woods, m1]],
    ['TD-10.3.1b', [woods, k]],
    ['TD-8.3c', [f3, m1]],
    ['TD-8.3c', [lead, m1]],
    ['TD-8.3c', [k, m1]],
    ['TD-8.3c', [f3, f4, m1]],
    ['TD-8.3c', [m1, lead]],
  ])(`${cite('TD-8.3c', 'TD-8.3.1b')} refused by %s: %s`, (rule, cards) => {
    const order = declare(...cards.filter((each) => each !== smoke));
    const played = cards.map((each): PlayedId => (each === smoke ? `${smoke}.smoke` : kindOf(each)));
    expect(duel.why({ ...order, cards: played })).toBe(rule);
  });

  test(`${cite('TD-4.2', 'TD-4.2.1b')} cards must be in the hand, different ones, with the half that is named`, () => {
    expect(duel.why({ type: 'declare', cards: [`${m4}.move`] })).toBe('TD-4.2');
    expect(duel.why({ type: 'declare', cards: [`${m1}.fire`] })).toBe('TD-4.2.1b');
    const [both = 0] = cardsWhere((each) => has('move', 3)(each) && has('fire')(each));
    const two = lay({ hands: [[both], []], edit: ready }).phaseOf('de1');
    expect(two.why({ type: 'declare', cards: [`${both}.move`, `${both}.fire`] })).toBe('TD-4.2.1b');
  });
});

describe('what may be declared is what is offered', () => {
  /** Every list of up to three halves of the hand, in every order. */
  function* lists(hand: readonly number[]): Generator<PlayedId[]> {
    const halves = hand.flatMap((number) =>
      cardOf({ ground: { city: false, alternates: [] } }, number).halves.map(
        ({ kind }): PlayedId => `${number}.${kind}`,
      ),
    );
    for (const one of halves) {
      yield [one];
      for (const two of halves) {
        if (two === one) continue;
        yield [one, two];
        for (const three of halves) if (three !== one && three !== two) yield [one, two, three];
      }
    }
  }
  /** Fire and Leadership, and two of a kind, mean the same in any order. */
  const meaning = (cards: readonly PlayedId[]) => {
    const kind = (id: PlayedId) => id.split('.')[1] ?? '';
    const fires = cards.some((id) => kind(id) === 'fire');
    const rank = (id: PlayedId) =>
      fires ? Number(kind(id) === 'leadership') : ['move', 'flank', 'terrain'].indexOf(kind(id));
    return cards.toSorted((a, b) => rank(a) - rank(b) || Number.parseInt(a, 10) - Number.parseInt(b, 10)).join(' ');
  };
  const hand = [70, 4, 65, 71, m1, f4, lead, smoke, card('command')];
  const moods: readonly (readonly [string, (duel: Duel) => void])[] = [
    ['standing', (duel) => sighted(duel.state)],
    ['nobody spotted', () => {}],
    ['In Motion', (duel) => ready(duel.state)],
    [
      'flanked',
      (duel) => {
        sighted(duel.state);
        duel.tank('su1').flanking = ['de1'];
      },
    ],
    ['Immobilized', (duel) => Object.assign(duel.tank('de1'), { immobilized: true })],
    ['in smoke', (duel) => Object.assign(duel.tank('de1').box, { smoke: 5 })],
  ];

  test.each(moods)(
    `${cite('TD-8.3c', 'TD-8.3.3a', 'TD-Q25')} %s: no list is missing, none is offered twice`,
    (_, edit) => {
      const duel = lay({ hands: [hand, []], deck: [card('tactics')] });
      edit(duel);
      duel.phaseOf('de1');
      const tried = new Set<string>();
      for (const cards of lists(hand)) if (duel.why({ type: 'declare', cards }) === null) tried.add(meaning(cards));
      const offered = legal(tankDuel, duel.state, 0).flatMap((each) =>
        each.type === 'declare' ? [meaning(each.cards)] : [],
      );
      expect(offered.toSorted()).toEqual([...tried].toSorted());
      expect(new Set(offered).size).toBe(offered.length);
    },
  );
});

describe('conditions of single cards', () => {
  const led = (edit: (duel: Duel) => void, hands: readonly (readonly number[])[] = [[lead], []]) => {
    const duel = lay({ hands });
    // Nothing to do: everybody spotted, Mud, nobody to rob.
    sighted(duel.state);
    duel.tank('de1').box.terrain = { id: 'mud', card: null };
    edit(duel);
    return duel.phaseOf('de1').why(declare(lead));
  };

  test(`${cite('TD-Q57', 'TD-8.3.4a', 'TD-8.3.4b', 'TD-8.3.4c', 'TD-8.3.4d')} Leadership needs one thing it can do`, () => {
    expect(led(() => {})).toBe('TD-Q57');
    expect(led(() => {}, [[lead], [30]])).toBeNull();
    expect(led((duel) => Object.assign(duel.tank('de1'), { spotted: [] }))).toBeNull();
    expect(led((duel) => Object.assign(duel.tank('de1').box, { terrain: null }))).toBeNull();
    expect(led((duel) => Object.assign(duel.tank('de1').box, { terrain: { id: 'brush', card: null } }))).toBeNull();
    const unseen = (duel: Duel) => {
      duel.tank('de1').box.terrain = { id: 'brush', card: null };
      duel.tank('su1').spotted = [];
    };
    expect(led(unseen)).toBe('TD-Q57');
  });

  test(`${cite('TD-8.3.4a', 'TD-Q57')} a friend is not robbed, nor an enemy without cards`, () => {
    const duel = lay({
      seats: 4,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [[lead], [], [40, 41], [50]],
    }).phaseOf('de1');
    duel.give(declare(lead));
    expect(duel.why({ type: 'steal', from: 2 })).toBe('TD-8.3.4a');
    expect(duel.why({ type: 'steal', from: 1 })).toBe('TD-8.3.4a');
    expect(duel.why({ type: 'steal', from: 0 })).toBe('TD-8.3.4a');
    expect(duel.why({ type: 'steal', from: 7 })).toBe('TD-8.3.4a');
    duel.give({ type: 'steal', from: 3 });
    expect(duel.hand(0)).toEqual([50]);
    expect(duel.state.known).toEqual([{ seat: 0, card: 50, to: 3 }]);
  });

  test(`${cite('TD-12.5.2b')} an Immobilized tank takes no Terrain action, even with a Move card before it`, () => {
    const stuck = lay({ hands: [[woods], []] });
    Object.assign(stuck.tank('de1'), { immobilized: true });
    stuck.tank('de1').box.move = m1;
    expect(stuck.phaseOf('de1').why(declare(woods))).toBe('TD-12.5.2b');
    const standing = lay({ hands: [[woods], []] }).phaseOf('de1');
    expect(standing.why(declare(woods))).toBe('TD-Q33');
  });

  test(`${cite('TD-Q75')} in snow the Move card that lies there decides about the ground`, () => {
    const snow = (move: number, cards: readonly number[] = [woods]) => {
      const duel = lay({ settings: { snow: true }, hands: [[...cards, k], []], edit: sighted });
      for (const tank of duel.state.tanks) tank.range = 200;
      duel.tank('de1').box.move = move;
      return duel.phaseOf('de1').why(declare(...cards));
    };
    expect(snow(m4)).toBeNull();
    expect(snow(m5)).toBe('TD-Q75');
    expect(snow(m5, [k, woods])).toBe('TD-Q75');
    expect(snow(m5, [m4, woods])).toBeNull();
    expect(snow(m4, [m5, woods])).toBe('TD-Q75');
  });

  test(`${cite('TD-10.5.1b', 'TD-5.5.2a', 'TD-Q58')} smoke: standing, equipped, and none there yet`, () => {
    const laid = (de: string, edit: (duel: Duel) => void = () => {}) => {
      const duel = lay({ de: [de], su: [de === 'pz4' ? 't34-85' : 'is2'], hands: [[smoke], []] });
      edit(duel);
      return duel.phaseOf('de1').why({ type: 'declare', cards: [`${smoke}.smoke`] });
    };
    expect(laid('pz4')).toBeNull();
    expect(laid('pz4', (duel) => Object.assign(duel.tank('de1').box, { move: m1 }))).toBe('TD-10.5.1b');
    expect(laid('pz4', (duel) => Object.assign(duel.tank('de1'), { vehicle: 'tiger-p' }))).toBe('TD-5.5.2a');
  });
});
