import { describe, expect, test } from 'vitest';
import { type BotQuestion, levels } from '../../../src/rules/core/module';
import { clone } from '../../../src/rules/core/play';
import { tankKillers } from '../../../src/rules/tankKillers';
import { favourOf } from '../../../src/rules/tankKillers/bot/favours';
import { cheapest } from '../../../src/rules/tankKillers/bot/policy';
import { think as thinkAhead } from '../../../src/rules/tankKillers/bot/think';
import type { CardId, State } from '../../../src/rules/tankKillers/types';
import { attack, killersOrder, lay, sit } from './table';

const think = (question: BotQuestion) => thinkAhead(question, killersOrder);

function ask(state: State, rest: Partial<BotQuestion> = {}): BotQuestion {
  const [seat] = state.active;
  if (seat === undefined) throw new Error(`nobody acts in ${state.phase}`);
  return { view: tankKillers.view(state, seat), seat, seed: 'bot', level: 'hard', positions: 1500, ...rest };
}

/** The same table with everything that the acting seat cannot see dealt anew. */
function reshuffled(state: State, seat: number, turn: number): State {
  const other = clone(state);
  const foe = other.sides[1 - seat];
  if (foe === undefined) throw new Error('no opponent');
  const pool = [...other.deck, ...foe.hand];
  const rotated = [...pool.slice(turn), ...pool.slice(0, turn)];
  foe.hand = rotated.slice(0, foe.hand.length);
  other.deck = rotated.slice(foe.hand.length);
  for (const side of other.sides) {
    const faceUp = side.topUp ? side.deck.slice(-1) : [];
    side.deck = [...side.deck.slice(0, side.deck.length - faceUp.length).reverse(), ...faceUp];
  }
  return other;
}

describe('the bot does not peek', () => {
  const positions: readonly [string, State][] = [
    [
      'choosing a target',
      sit(
        lay({
          hands: [
            ['T8', 'T22', 'T46'],
            ['T82', 'T36'],
          ],
        }),
      ).open('attacker').state,
    ],
    ['defending', attack('G2', 'A1', { attacker: ['T8', 'T46'], defender: ['T82', 'T58', 'T25'] }).state],
    [
      'making the sum',
      attack('G1', 'A1', { attacker: ['T8', 'T57', 'T46'], defender: ['T58', 'T33'] }).upTo('modifier').state,
    ],
    [
      'finishing off',
      attack('G9', 'A1', { attacker: ['T22', 'T25', 'T46'], defender: ['T31', 'T33'] }).upTo('finish').state,
    ],
  ];

  for (const [when, state] of positions) {
    test(`${when}: other hidden cards, the same answer`, () => {
      for (const level of levels) {
        const answer = think(ask(state, { level }));
        for (const turn of [1, 7, 30]) {
          const other = reshuffled(state, state.active[0] ?? 0, turn);
          expect(other).not.toEqual(state);
          expect(think(ask(other, { level }))).toEqual(answer);
        }
      }
    });
  }

  test('the same question has the same answer, another seed may have another', () => {
    const [, [, state] = ['', lay({})]] = positions;
    expect(think(ask(state))).toEqual(think(ask(state)));
  });
});

describe('the hard bot sees the obvious', () => {
  test('it stops a Tiger II with Out of Fuel rather than with Mud', () => {
    const { state } = attack('G8', 'A2', { attacker: ['T46', 'T8'], defender: ['T36', 'T82'] });
    expect(think(ask(state)).command).toMatchObject({ type: 'lost', card: 'T36' });
  });

  test('it finishes off a Tiger with Commander Killed', () => {
    const { state } = attack('A10', 'G7', { attacker: ['T22', 'T57'] }).upTo('finish');
    expect(think(ask(state)).command).toMatchObject({ type: 'finish', card: 'T22' });
  });

  test('it brings a casualty back', () => {
    const laid = lay({ hands: [['T42', 'T8', 'T57'], []] });
    laid.sides[0]?.casualties.push('G8.1');
    const { state } = sit(laid).open('recover');
    expect(think(ask(state)).command).toMatchObject({ type: 'recover', card: 'T42' });
  });

  test('it discards what its nation cannot use', () => {
    const hand = ['T32', 'T36', 'T22', 'T25', 'T42', 'T65', 'T61', 'T62', 'T80', 'T47'] as const;
    const { state } = sit(lay({ nations: ['american', 'british'], hands: [hand, []] })).open('limit');
    expect(think(ask(state)).command).toMatchObject({ type: 'discard', card: 'T32' });
  });

  test('it turns a hopeless sum with the card that is enough and keeps the better one back', () => {
    const { state } = attack('A1', 'G3', { attacker: ['T7', 'T57', 'T46'], defender: [] }).upTo('modifier');
    expect(think(ask(state)).command).toMatchObject({ type: 'modify', card: 'T57' });
  });
});

test('it says what it looked at and why', () => {
  const { state } = attack('G8', 'A2', { attacker: ['T46'], defender: ['T36', 'T82', 'T58'] });
  const question = ask(state);
  const answer = think(question);
  expect(answer.view).toEqual(question.view);
  expect(answer.best.map(({ command }) => command)).toContainEqual(answer.command);
  expect(answer.positions).toBeGreaterThan(1000);
});

describe('close to the end', () => {
  /** An attack with both sides so many casualties from their limits. */
  const endgame = (left: number, attacker: readonly CardId[], defender: readonly CardId[]): State => {
    const { state } = attack('G2', 'A1', { attacker, defender });
    for (const side of state.sides) side.casualties = side.deck.splice(0, side.limit - left);
    return state;
  };
  const hands: readonly (readonly [readonly CardId[], readonly CardId[]])[] = [
    [
      ['T46', 'T8'],
      ['T82', 'T58', 'T25'],
    ],
    [
      ['T7', 'T57'],
      ['T59', 'T33', 'T60'],
    ],
    [
      ['T22', 'T26'],
      ['T66', 'T27', 'T61', 'T4'],
    ],
  ];

  test('the best mean of the search decides, not habit or a bluff', () => {
    for (const [attacker, defender] of hands) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { command, best } = think(ask(endgame(1, attacker, defender), { seed, positions: 400 }));
        expect(command).toEqual(best[0]?.command);
      }
    }
  });

  test('it looks longer than in the middle of the game', () => {
    const [[attacker, defender] = [[], []]] = hands;
    const looked = (left: number) => think(ask(endgame(left, attacker, defender), { positions: 600 })).positions;
    expect(looked(2)).toBeGreaterThan(1.5 * looked(12));
  });
});

describe('of moves that promise the same', () => {
  test('it discards what the enemy cannot use', () => {
    // T38 is for Americans and British, T32 for Germans.
    const { state } = sit(lay({ nations: ['german', 'american'], hands: [['T38', 'T39', 'T32'], []] })).open('limit');
    const against = (card: CardId) => favourOf(state, 0, { type: 'discard', seat: 0, card });
    expect(against('T38')).toBeGreaterThan(0);
    expect(against('T32')).toBe(0);
  });

  test('it does not turn the sum for the enemy', () => {
    const { state } = attack('G2', 'A1', { attacker: ['T8'], defender: ['T8', 'T33'] }).upTo('modifier', 1);
    expect(favourOf(state, 1, { type: 'modify', seat: 1, card: 'T8' })).toBeGreaterThan(1);
    expect(favourOf(state, 1, { type: 'modify', seat: 1, card: 'T33' })).toBeLessThan(0.1);
    expect(favourOf(state, 1, { type: 'pass', seat: 1 })).toBe(0);
  });

  test('the rule of thumb gives up the one of two equal cards that is no use to the enemy', () => {
    // Neither is of any use to a German; the British would rather have the one than the other.
    for (const hand of [
      ['T38', 'T51'],
      ['T51', 'T38'],
    ] as const) {
      const state = lay({ nations: ['german', 'british'], hands: [hand, []] });
      const { state: open } = sit({ ...state, phase: 'limit' });
      const worth = (card: CardId) => favourOf(open, 0, { type: 'discard', seat: 0, card });
      const plays = hand.map((card) => ({ type: 'discard' as const, seat: 0, card }));
      const least = [...hand].sort((a, b) => worth(a) - worth(b))[0];
      expect(cheapest(open, 0, plays)?.card).toBe(least);
    }
  });
});
