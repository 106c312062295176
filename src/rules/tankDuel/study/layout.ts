import { openDice, seedDice } from '../../core/dice';
import type { Frozen, Json, Seat } from '../../core/game';
import { type Position, write } from '../../core/play';
import type { Sequence } from '../../core/sequence';
import { deal } from '../setup';
import type { Card, Command, Event, HoldingBox, State, Tank, TankId } from '../types';

/** The order of play, handed in: rules know of no chart. */
export type Order = Sequence<State, Command, Event>;

/** What is different about a tank from one that has just come up. */
export type TankLayout = Partial<Frozen<Omit<Tank, 'box'>>> & { readonly box?: Partial<Frozen<HoldingBox>> };

/** A table laid out by hand. */
export interface Layout {
  readonly setup: string;
  readonly options?: { readonly [id: string]: Json };
  readonly hands: readonly (readonly Card[])[];
  /** The next cards of the Battle Deck and of the Damage Deck, the first on top. */
  readonly deck?: readonly Card[];
  readonly damage?: readonly number[];
  /** Cards everybody has seen go. */
  readonly gone?: readonly Card[];
  readonly tanks?: { readonly [id in TankId]?: TankLayout };
  /** Whose Tank Phase opens; null: the bids are asked for. */
  readonly acts: TankId | null;
  /** What has been done since. */
  readonly lead?: readonly Command[];
}

/** The part of a layout that does not depend on what is dealt. */
function dress(tank: Tank, { box, ...rest }: TankLayout): Tank {
  return { ...tank, ...(rest as Partial<Tank>), box: { ...tank.box, ...(box as Partial<HoldingBox> | undefined) } };
}

/** The table as laid, in the phase in which somebody is asked. */
export function layOut(order: Order, layout: Layout): Position<State> {
  const { setup, options = {}, hands, deck = [], damage = [], gone = [], tanks = {}, acts, lead = [] } = layout;
  const dice = openDice(seedDice(`layout ${JSON.stringify(layout)}`));
  const state = deal({ setup, seats: hands.length, options }, dice);
  state.turn = 2;
  state.tanks = state.tanks.map((tank) => dress(tank, tanks[tank.id] ?? {}));
  state.hands = hands.map((hand) => [...hand]);
  state.discard = gone.map((card) => ({ card, seen: null }));
  const laid = new Set<Card | null>([...hands.flat(), ...deck, ...gone]);
  for (const { box, bid } of state.tanks)
    for (const card of [box.move, box.smoke, box.terrain?.card ?? null, bid]) laid.add(card);
  state.deck = [0, ...state.deck.filter((card) => card > 0 && !laid.has(card)), ...deck.toReversed()];
  state.markBelow = 1;
  state.damageDeck = [...state.damageDeck.filter((id) => !damage.includes(id)), ...damage.toReversed()];
  state.order = acts === null ? [] : [acts];
  state.revealed = acts !== null;
  state.phase = acts === null ? 'bid' : 'upkeep';
  let position = write<State, Event>({ state, dice: dice.state() }, order.begin).position;
  for (const command of lead) position = order.next({ position }, command, position.dice).position;
  return position;
}

/** Whoever is not asked himself lets everything stand and looks away; null where more would have to be decided. */
export function lookAway(state: Frozen<State>, seat: Seat): Command | null {
  if (state.phase === 'reply') return { type: 'letStand', seat };
  if (state.phase !== 'offer') return null;
  const offer = state.offers.find(({ spotter }) =>
    state.tanks.some((tank) => tank.id === spotter && tank.seat === seat),
  );
  return offer === undefined ? null : { type: 'spotOffer', seat, tank: offer.spotter, accept: false };
}
