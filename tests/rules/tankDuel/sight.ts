import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Seat } from '../../../src/rules/core/game';
import { tankDuel } from '../../../src/rules/tankDuel';
import { halfOf } from '../../../src/rules/tankDuel/cards';
import type { State } from '../../../src/rules/tankDuel/types';

/** The same as `toEqual`, and quick where it holds: it is asked after every command of every test. */
export function same(given: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(given, expected)) expect(given).toEqual(expected);
}

/** Every Battle card on the table, wherever it lies. */
export function cardsOf(state: State): number[] {
  const { hands, deck, discard, table, tanks, step, agenda } = state;
  const boxes = tanks.flatMap(({ box, bid, robot }) => [
    box.move ?? 0,
    box.smoke ?? 0,
    box.terrain?.card ?? 0,
    bid ?? 0,
    ...(robot?.row ?? []),
  ]);
  const declared = [...(step?.declared ?? []), ...(step?.set ?? [])].map(({ card }) => card);
  const ground = agenda.flatMap((task) => (task.do === 'enemyGround' ? [task.card] : []));
  const all = [
    ...hands.flat(),
    ...deck,
    ...discard.map(({ card }) => card),
    ...table,
    ...boxes,
    ...declared,
    ...ground,
  ];
  return all.filter((card) => card !== 0).toSorted((a, b) => a - b);
}

/** What a seat may know, from a copy of everything in which the secrets of others are struck out one by one. */
function redacted(state: State, seat: Seat | null): object {
  const { hands, known, deck, damageDeck: _damageDeck, discard, ...open } = structuredClone(state);
  const owner = open.tanks.find(({ id }) => id === open.current)?.seat ?? null;
  const step = open.step === null ? null : { ...open.step, declaredCount: open.step.declared.length };
  const hidden = step !== null && owner !== null && owner !== seat;
  return {
    ...open,
    seat,
    hands: hands.map((cards, holder) => ({
      count: cards.length,
      cards: holder === seat ? cards : null,
      known: known.flatMap(({ seat: has, card, to }) => (has === holder && to === seat ? [card] : [])),
    })),
    known: known.filter(({ seat: has, to }) => [has, to].some((each) => each === seat)),
    deckSize: deck.length,
    hasMark: deck.includes(0),
    discard: discard.map(({ card, seen }) => ({
      card: seen !== null && !seen.some((each) => each === seat) ? null : card,
      seen,
    })),
    tanks: open.tanks.map((tank) => ({
      ...tank,
      hasBid: tank.bid !== null,
      bid: open.revealed || (tank.seat !== null && tank.seat === seat) ? tank.bid : null,
    })),
    step: hidden ? { ...step, declared: null } : step,
  };
}

const numbers = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Whether all cards are there once: a position laid out for one question may hold a card twice. */
function isWhole(state: State): boolean {
  const damage = [...state.damageDeck, ...state.damageDiscard].toSorted((a, b) => a - b);
  return isDeepStrictEqual(cardsOf(state), numbers(100)) && isDeepStrictEqual(damage, numbers(21));
}

/** A world somebody imagines looks to him as the true one does, holds every card once, and could be the true one. */
function checkImagined(state: State, seat: Seat | null): void {
  const seen = tankDuel.view(state, seat);
  const world = tankDuel.imagine(
    seen,
    openDice(seedDice(`${state.turn} ${state.discard.length} ${state.deck.length}`)),
  );
  same(tankDuel.view(world, seat), seen);
  same(cardsOf(world), cardsOf(state));
  same(world.damageDeck.toSorted(), state.damageDeck.toSorted());
  expect(world.deck.indexOf(0)).toBeLessThan(world.markBelow);
  for (const { card, as } of world.step?.declared ?? []) if (card > 0) expect(halfOf(world, card, as)).not.toBeNull();
}

/** Nobody is shown more than the rules say, nor less; one of them in turn imagines the rest. */
export function checkSight(state: State): void {
  const seats: readonly (Seat | null)[] = [null, ...state.sides.keys()];
  for (const seat of seats) same(tankDuel.view(state, seat), redacted(state, seat));
  if (isWhole(state)) checkImagined(state, seats[(state.discard.length + state.deck.length) % seats.length] ?? null);
}
