import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json, Seat } from '../../../src/rules/core/game';
import { tankDuel } from '../../../src/rules/tankDuel';
import { cardOf } from '../../../src/rules/tankDuel/cards';
import type { BattleCard, CardKind, Icon } from '../../../src/rules/tankDuel/data/battleCards';
import type { Command, Event, Phase, State, TankId } from '../../../src/rules/tankDuel/types';
import { checkGiven, checkRefused, watch } from './audit';

type Bare<C> = C extends Command ? Omit<C, 'seat'> & { readonly seat?: Seat } : never;
export type Order = Bare<Command>;

export interface Layout {
  readonly setup?: string;
  readonly seats?: number;
  readonly settings?: { readonly [id: string]: Json };
  /** `pz4` or `pz4:elite`. */
  readonly de?: readonly string[];
  readonly su?: readonly string[];
  readonly hands?: readonly (readonly number[])[];
  /** The next cards of the Battle Deck and of the Damage Deck, the first on top. */
  readonly deck?: readonly number[];
  readonly damage?: readonly number[];
  readonly edit?: (state: State) => void;
}

const ground = { city: false, alternates: [] };

/** Cards of the standard deck that fit, in ascending numbers. */
export function cardsWhere(fits: (card: BattleCard) => boolean): number[] {
  return Array.from({ length: 100 }, (_, i) => i + 1).filter((number) => fits(cardOf({ ground }, number)));
}

export const has = (kind: CardKind, level?: number) => (card: BattleCard) =>
  card.halves.some((half) => half.kind === kind && (level === undefined || half.level === level));

/** A card with this half, and nothing else to be used for. */
export function card(kind: CardKind, level?: number, place = 0): number {
  const found = cardsWhere((each) => has(kind, level)(each) && each.halves.length === 1)[place];
  if (found === undefined) throw new Error(`no ${kind} ${level}`);
  return found;
}

/** Cards to be pulled: with and without icons, below a number. */
export function pulled(
  wanted: {
    with?: readonly Icon[];
    without?: readonly Icon[];
    atMost?: number;
    atLeast?: number;
    target?: number;
    pen?: BattleCard['pen'];
    heavy?: boolean;
  },
  place = 0,
): number {
  const { with: icons = [], without = [], atMost = 100, atLeast = 1, target, pen, heavy } = wanted;
  const found = cardsWhere(
    (each) =>
      icons.every((icon) => each.icons.includes(icon)) &&
      !without.some((icon) => each.icons.includes(icon)) &&
      each.number <= atMost &&
      each.number >= atLeast &&
      (target === undefined || each.target === target) &&
      (pen === undefined || each.pen === pen) &&
      (heavy === undefined || (each.severity === 'heavy') === heavy),
  )[place];
  if (found === undefined) throw new Error(`no card for ${JSON.stringify(wanted)}`);
  return found;
}

export interface Duel {
  readonly state: State;
  readonly events: Event[];
  /** What the last command brought. */
  readonly last: Event[];
  tank(id: TankId): State['tanks'][number];
  hand(seat: Seat): number[];
  open(phase: Phase): Duel;
  /** The Administration and then the Action Step of this tank; `rest` act after it. */
  phaseOf(id: TankId, rest?: readonly TankId[]): Duel;
  give(order: Order): Duel;
  /** The rule that forbids it; null: it may be done. */
  why(order: Order): string | null;
  saw(type: Event['type']): boolean;
  all<T extends Event['type']>(type: T): Extract<Event, { type: T }>[];
  leave(seat: Seat): Duel;
  /** Lets everything stand and declines every offer until the phase is reached. */
  upTo(phase: Phase): Duel;
}

export function lay(layout: Layout = {}): Duel {
  const { setup = 'meeting', seats = 2, settings = {}, de = ['pz4'], su = ['t34-85'], hands = [], deck = [] } = layout;
  const listed = setup !== 'meeting' && layout.de === undefined;
  const options = { ...settings, ...(listed ? {} : { de: [...de], su: [...su] }) };
  const dice = openDice(seedDice('duel'));
  const state = tankDuel.deal({ setup, seats, options }, dice);
  layout.edit?.(state);
  const held = new Set(hands.flat());
  hands.forEach((hand, seat) => {
    state.hands[seat] = [...hand];
  });
  const boxes = state.tanks.flatMap(({ box }) => [box.move, box.smoke, box.terrain?.card ?? null]);
  const rest = state.deck.filter(
    (each) => each > 0 && !held.has(each) && !deck.includes(each) && !boxes.includes(each),
  );
  state.deck = [0, ...rest, ...deck.toReversed()];
  state.markBelow = 1;
  if (layout.damage !== undefined) {
    const wanted = layout.damage;
    state.damageDeck = [...state.damageDeck.filter((id) => !wanted.includes(id)), ...wanted.toReversed()];
  }
  return sit(state, dice);
}

export function sit(state: State, dice = openDice(seedDice('duel'))): Duel {
  const emit = (event: Event) => {
    duel.events.push(event);
    duel.last.push(event);
  };
  const scribe = { dice, emit };
  const run = () => {
    while (state.exit !== null) {
      state.phase = state.exit;
      tankDuel.begin(state, scribe);
    }
  };
  const whole = (order: Order): Command => {
    const [seat = 0] = state.active;
    return { seat, ...order } as Command;
  };
  const duel: Duel = {
    state,
    events: [],
    last: [],
    tank(id) {
      const found = state.tanks.find((each) => each.id === id);
      if (found === undefined) throw new Error(`no tank ${id}`);
      return found;
    },
    hand: (seat) => state.hands[seat] ?? [],
    open(phase) {
      const seen = watch(state, null);
      duel.last.length = 0;
      state.phase = phase;
      tankDuel.begin(state, scribe);
      run();
      seen(duel.last);
      return duel;
    },
    phaseOf(id, rest = []) {
      state.order = [id, ...rest];
      state.revealed = true;
      return duel.open('upkeep');
    },
    give(order) {
      const command = whole(order);
      const rule = checkRefused(state, command);
      if (rule !== null) throw new Error(`${JSON.stringify(command)} in ${state.phase} is refused by ${rule}`);
      checkGiven(state, command);
      const seen = watch(state, command);
      duel.last.length = 0;
      tankDuel.apply(state, command, scribe);
      run();
      seen(duel.last);
      return duel;
    },
    leave(seat) {
      const seen = watch(state, null);
      duel.last.length = 0;
      tankDuel.leave?.(state, seat, scribe);
      run();
      seen(duel.last);
      return duel;
    },
    why(order) {
      return checkRefused(state, whole(order));
    },
    saw: (type) => duel.events.some((event) => event.type === type),
    all: (type) => duel.events.filter((event) => event.type === type) as never,
    upTo(phase) {
      for (let i = 0; i < 30 && state.phase !== phase; i++) {
        if (state.phase === 'reply') duel.give({ type: 'letStand' });
        else if (state.phase === 'offer') {
          const [offer] = state.offers;
          if (offer === undefined) throw new Error('no offer');
          const seat = duel.tank(offer.spotter).seat ?? 0;
          duel.give({ type: 'spotOffer', tank: offer.spotter, accept: false, seat });
        } else if (state.phase === 'acquire') duel.give({ type: 'acquire', take: false });
        else throw new Error(`no way from ${state.phase} to ${phase}`);
      }
      return duel;
    },
  };
  return duel;
}

/** The position before a tank's Action Step: everybody has spotted everybody. */
export function sighted(state: State): void {
  for (const tank of state.tanks) {
    tank.spotted = state.tanks.filter(({ nation }) => nation !== tank.nation).map(({ id }) => id);
  }
}
