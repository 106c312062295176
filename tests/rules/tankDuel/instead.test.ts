import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/ref';
import { tankDuel } from '../../../src/rules/tankDuel';
import { nearness } from '../../../src/rules/tankDuel/commands/nearest';
import type { Command } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, type Duel, has, lay, type Order, sighted } from './duel';

/** What is offered in place of a refused command; it must be allowed itself. */
function instead({ state }: Duel, order: Order): Command | null {
  const [seat = 0] = state.active;
  const refusal = tankDuel.refuse(state, { seat, ...order } as Command);
  if (refusal === null) throw new Error('nothing refuses it');
  const offered = refusal.instead === undefined ? null : tankDuel.parse(refusal.instead);
  if (offered !== null) expect(tankDuel.refuse(state, offered)).toBeNull();
  return offered;
}

const fire = (level: number) => card('fire', level);

describe('the nearest allowed command', () => {
  const seen = (hand: readonly number[]) =>
    lay({ su: ['t34-76-m43'], hands: [[], [...hand]], edit: sighted }).phaseOf('su1');

  test(`${cite('TD-8.3.2b')} a Fire card above the Fire Level gives way to one the level allows`, () => {
    const duel = seen([fire(7), fire(3)]);
    expect(instead(duel, { type: 'declare', cards: [`${fire(7)}.fire`] })).toMatchObject({
      cards: [`${fire(3)}.fire`],
    });
  });

  test(`${cite('TD-8.3.2b')} of several cards the one that is too high is left out`, () => {
    const duel = seen([fire(7), fire(3)]);
    const cards = [`${fire(3)}.fire`, `${fire(7)}.fire`] as const;
    expect(instead(duel, { type: 'declare', cards })).toMatchObject({ cards: [`${fire(3)}.fire`] });
  });

  test(`${cite('TD-8.3.2c')} where nothing else can be declared, the orders that make this declaration possible`, () => {
    const orders = cardsWhere(
      ({ orders: icons, halves }) => icons === 2 && halves.every(({ kind }) => kind === 'tactics'),
    );
    const [order = 0] = orders;
    const duel = seen([fire(6), order]);
    const offered = instead(duel, { type: 'declare', cards: [`${fire(6)}.fire`] });
    expect(offered).toMatchObject({ type: 'boost', level: 'fire', by: 1, cards: [order] });
    if (offered?.type !== 'boost') throw new Error('no orders');
    duel.give(offered);
    expect(duel.why({ type: 'declare', cards: [`${fire(6)}.fire`] })).toBeNull();
  });

  test(`${cite('TD-8.3c')} a declaration in the wrong order of kinds keeps all it can`, () => {
    const [move, terrain] = [card('move', 2), card('terrain')];
    const duel = seen([move, terrain]);
    expect(instead(duel, { type: 'declare', cards: [`${terrain}.terrain`, `${move}.move`] })).toMatchObject({
      cards: [`${move}.move`, `${terrain}.terrain`],
    });
  });

  test(`${cite('TD-10.1.2a')} a move out of reach ends as near as the cards allow`, () => {
    const move = card('move', 2);
    const duel = seen([move]).give({ type: 'declare', cards: [`${move}.move`] });
    expect(instead(duel, { type: 'move', to: 0, card: move })).toMatchObject({ to: 600, card: move });
  });

  test(`${cite('TD-Q7')} a payment with a card too many leaves that one out`, () => {
    const [two = 0, other = 0] = cardsWhere(({ orders }) => orders === 2);
    const duel = seen([fire(6), two, other]);
    const boost = { type: 'boost', level: 'fire', by: 1, cards: [two, other] } as const;
    expect(instead(duel, boost)).toMatchObject({ type: 'boost', level: 'fire', by: 1 });
  });

  test(`${cite('TD-3.0b')} whoever is not asked is offered nothing`, () => {
    const duel = seen([fire(3)]);
    const refusal = tankDuel.refuse(duel.state, { type: 'pass', seat: 0 });
    expect(refusal).toMatchObject({ rule: 'TD-3.0b' });
    expect(refusal?.instead).toBeUndefined();
  });

  test(`${cite('TD-4.2')} a card that is not in the hand is replaced by one of the same kind`, () => {
    const [mine = 0, absent = 0] = cardsWhere((each) => has('fire', 5)(each) && each.halves.length === 1);
    const duel = seen([mine]);
    expect(instead(duel, { type: 'declare', cards: [`${absent}.fire`] })).toMatchObject({ cards: [`${mine}.fire`] });
  });

  test(`${cite('TD-8.3.2c')} the orders must be for the level that is wanting`, () => {
    const [order = 0] = cardsWhere(
      ({ orders: icons, halves }) => icons === 2 && halves.every(({ kind }) => kind === 'tactics'),
    );
    const duel = seen([fire(6), card('move', 2), order]);
    expect(duel.why({ type: 'boost', level: 'move', by: 1, cards: [order] })).toBeNull();
    expect(instead(duel, { type: 'declare', cards: [`${fire(6)}.fire`] })).toMatchObject({
      type: 'boost',
      level: 'fire',
    });
  });

  test(`${cite('TD-8.3.2c', 'TD-Q7')} a card cannot pay for its own declaration`, () => {
    const pays = cardsWhere((each) => has('fire', 6)(each) && each.orders === 2 && each.halves.length === 1)[0] ?? 0;
    const plain = cardsWhere((each) => has('fire', 6)(each) && each.orders === 0 && each.halves.length === 1)[0] ?? 0;
    const duel = seen([pays, plain]);
    expect(duel.why({ type: 'boost', level: 'fire', by: 1, cards: [pays] })).toBeNull();
    expect(instead(duel, { type: 'declare', cards: [`${pays}.fire`, `${plain}.fire`] })).toBeNull();
    expect(instead(duel, { type: 'declare', cards: [`${plain}.fire`] })).toMatchObject({
      type: 'boost',
      cards: [pays],
    });
  });

  test(`${cite('TD-7.0a', 'TD-4.2')} of several as near the first is offered, and nothing that keeps nothing`, () => {
    const duel = lay({ hands: [[41, 12, 30], [7]] }).open('bid');
    expect(instead(duel, { type: 'bid', tank: 'de1', card: 99, seat: 0 })).toMatchObject({ tank: 'de1', card: 12 });
    expect(instead(duel, { type: 'bid', tank: 'su1', card: 30, seat: 0 })).toMatchObject({ tank: 'de1', card: 30 });
    expect(instead(duel, { type: 'bid', tank: 'su1', card: 99, seat: 0 })).toBeNull();
  });

  test(`${cite('TD-3.2', 'TD-8.2')} nothing is offered out of its time, after the end, or for a second Tank Action`, () => {
    const duel = seen([fire(3), fire(5)]);
    expect(instead(duel, { type: 'discard', card: fire(3) })).toBeNull();
    const step = duel.state.step;
    if (step === null) throw new Error('no step');
    step.taken = true;
    expect(instead(duel, { type: 'declare', cards: [`${fire(3)}.fire`] })).toBeNull();
    step.taken = false;
    duel.state.ended = true;
    expect(duel.why({ type: 'declare', cards: [`${fire(3)}.fire`] })).toBe('TD-3.2');
    expect(instead(duel, { type: 'declare', cards: [`${fire(7)}.fire`] })).toBeNull();
  });
});

describe('how near one command lies to another', () => {
  test.each<[readonly Ref[], readonly Ref[], number]>([
    [['face:12.fire'], ['face:12.fire'], 20],
    [['face:12.fire'], ['face:34.fire'], 6],
    [['face:12.fire'], ['face:12.move'], 3],
    [['face:12.fire'], ['face:34.move'], -5],
    [['area:-200'], ['area:200'], 17],
    [['area:1000'], ['area:-1000'], 9],
    [['area:200'], ['face:20.fire'], -5],
    [['face:20.fire'], ['area:200'], -5],
    [['area:hand1'], ['area:hand2'], -5],
    [['area:200'], ['area:hand2'], -5],
    [['button:face:12.fire'], ['face:34.fire'], -5],
    [['face:34.fire'], ['button:face:12.fire'], -5],
    [['face:12.fire!'], ['face:34.fire'], -5],
    [['button:area:200'], ['area:400'], -5],
    [['area:200m'], ['area:400'], -5],
    [['card:12'], ['card:34'], -5],
    [['card:12'], ['card:12', 'card:34'], 15],
    [['card:99'], ['card:12', 'card:34'], -10],
    [['unit:su1', 'card:12'], ['unit:su1', 'card:34'], 15],
    [['card:12', 'card:34'], ['card:12'], 20],
    [[], ['button:pass'], -5],
    // What is kept as it was is found first, whatever stands before it.
    [['face:34.fire', 'face:12.fire'], ['face:12.fire'], 20],
    [['face:99.fire', 'face:12.fire'], ['face:12.fire', 'face:34.fire'], 26],
    // Of two that are as near the first is taken, and the other one is left for what comes after.
    [['face:12.fire', 'face:34.move'], ['face:56.fire', 'face:34.fire'], 9],
  ])('%j and %j', (wanted, given, near) => {
    expect(nearness(wanted, given)).toBe(near);
  });
});
