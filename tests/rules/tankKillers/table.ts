import { sequenceOf } from '../../../src/machines/order';
import { tankKillersChart } from '../../../src/machines/tankKillers';
import { type Dice, openDice, seedDice } from '../../../src/rules/core/dice';
import type { Refusal, Seat } from '../../../src/rules/core/game';
import { clone } from '../../../src/rules/core/play';
import { tankKillers } from '../../../src/rules/tankKillers';
import { attackSum } from '../../../src/rules/tankKillers/sum';
import type { CardId, Command, Event, Kind, Nation, Phase, State, UnitId } from '../../../src/rules/tankKillers/types';
import { rosterOf } from '../../../src/rules/tankKillers/units';
import { cardsOn, checkTold, checkWhole } from './laws';

export const killersOrder = sequenceOf(tankKillersChart);

type Settings = { readonly [id: string]: string | number | boolean };

/** What is on the table; seat 0 has the turn. Tells are hidden unless asked for, so that every window opens. */
export interface Layout {
  readonly nations?: readonly [Nation, Nation];
  readonly hands?: readonly [readonly CardId[], readonly CardId[]];
  /** Cards on top of each formation deck, the topmost last. */
  readonly tops?: readonly [readonly UnitId[], readonly UnitId[]];
  readonly settings?: Settings;
  readonly dice?: Dice;
}

const negating: readonly CardId[] = ['T31', 'T32', 'T41'];

const nationOf = { G: 'german', A: 'american', B: 'british' } as const satisfies Record<string, Nation>;

export function nationFor(kind: Kind): Nation {
  const letter = kind.charAt(0);
  if (letter === 'G' || letter === 'A' || letter === 'B') return nationOf[letter];
  throw new Error(`no nation has ${kind}`);
}

/** A dealt game with the given hands and tops, before anything has begun. */
export function lay({
  nations = ['german', 'american'],
  hands = [[], []],
  tops = [[], []],
  settings = {},
}: Layout): State {
  const options = { nation0: nations[0], nation1: nations[1], firstPlayer: 'first', autoPass: false, ...settings };
  const state = tankKillers.deal({ setup: 'germanAmerican', seats: 2, options }, openDice(seedDice('laid')));
  const held = new Set<CardId>([...hands[0], ...hands[1]]);
  state.deck = [...state.sides.flatMap(({ hand }) => hand), ...state.deck].filter((card) => !held.has(card));
  state.sides.forEach((side, seat) => {
    const top = tops[seat] ?? [];
    side.hand = [...(hands[seat] ?? [])];
    const roster = rosterOf(side.nation, state.switches.british50, side.extra);
    // Upside down, so that plain tanks lie on top and Support at the bottom.
    side.deck = [...roster.filter((unit) => !top.includes(unit)).reverse(), ...top];
  });
  return state;
}

export interface Table {
  readonly state: State;
  /** Everything that happened, and what the last step brought. */
  readonly events: Event[];
  readonly last: Event[];
  readonly seat: Seat;
  open(phase: Phase): Table;
  give(command: Command): Table;
  play(card: CardId): Table;
  say(word: 'pass' | 'done' | 'endTurn' | 'allow' | 'newCard'): Table;
  target(unit: UnitId | 'top'): Table;
  /** Declines whatever is offered until the phase, and if given the seat, is reached. */
  upTo(phase: Phase, seat?: Seat): Table;
  /** The rule that forbids the acting player to play the card now; null if it may be played. */
  why(card: CardId): string | null;
  refusal(command: Command): Refusal | null;
  total(): number;
  saw(type: Event['type']): boolean;
}

export function sit(state: State, dice: Dice = openDice(seedDice('table'))): Table {
  const emit = (event: Event) => {
    checkTold([event]);
    table.events.push(event);
    table.last.push(event);
  };
  const scribe = { dice, emit };
  const acting = (): Seat => {
    const [seat] = state.active;
    if (seat === undefined) throw new Error(`nobody acts in ${state.phase}`);
    return seat;
  };
  const meant = (ref: `card:${CardId}`): Command => {
    const command = tankKillers.commandAt(state, acting(), [ref]);
    if (command === null) throw new Error(`${ref} means nothing in ${state.phase}`);
    return command;
  };
  /** A reply window opened only to hide the tell: nobody could answer, so let the card stand. */
  const allowIfHelpless = () => {
    const replier = state.phase.endsWith('Reply') ? state.active[0] : undefined;
    if (replier === undefined) return;
    const held = state.sides[replier]?.hand ?? [];
    if (held.some((card) => negating.includes(card))) return;
    killersOrder.play(state, { type: 'allow', seat: replier }, scribe);
  };
  const table: Table = {
    state,
    events: [],
    last: [],
    get seat() {
      return acting();
    },
    open(phase) {
      table.last.length = 0;
      const cards = cardsOn(state);
      state.phase = phase;
      killersOrder.begin(state, scribe);
      checkWhole(state, cards);
      return table;
    },
    give(command) {
      const refusal = tankKillers.refuse(state, command);
      if (refusal !== null) throw new Error(`${JSON.stringify(command)} is refused by ${refusal.rule}`);
      table.last.length = 0;
      const cards = cardsOn(state);
      killersOrder.play(state, command, scribe);
      allowIfHelpless();
      checkWhole(state, cards);
      return table;
    },
    play: (card) => table.give(meant(`card:${card}`)),
    say: (type) => table.give({ type, seat: acting() }),
    target: (unit) => table.give({ type: 'target', seat: acting(), unit }),
    upTo(phase, seat) {
      for (let i = 0; i < 20; i++) {
        if (state.phase === phase && (seat === undefined || acting() === seat)) return table;
        const way = tankKillers.candidates(state, acting()).find((move) => !('card' in move) && !('unit' in move));
        if (way === undefined) throw new Error(`no way on from ${state.phase}`);
        table.give(way);
      }
      throw new Error(`${phase} is not reached from ${state.phase}`);
    },
    why: (card) => tankKillers.refuse(state, meant(`card:${card}`))?.rule ?? null,
    refusal: (command) => tankKillers.refuse(state, command),
    total() {
      if (state.attack === null) throw new Error('no attack');
      return attackSum(state.attack, state.switches).total;
    },
    saw: (type) => table.events.some((event) => event.type === type),
  };
  return table;
}

/** Both players' cards in an attack: what the attacker holds, what the defender holds. */
export interface Hands {
  readonly attacker?: readonly CardId[];
  readonly defender?: readonly CardId[];
  readonly settings?: Settings;
  readonly dice?: Dice;
}

/** The first kind attacks a card of the second that lay face down on top of the deck; stops at the first decision. */
export function attack(attacker: Kind, target: Kind, hands: Hands = {}): Table {
  const { attacker: own = [], defender: foe = [], settings = {}, dice } = hands;
  const state = lay({
    nations: [nationFor(attacker), nationFor(target)],
    hands: [own, foe],
    tops: [[`${attacker}.1`], [`${target}.1`]],
    settings,
  });
  return sit(state, dice).open('attacker').target('top');
}

/** The same position once more, for a second way of playing on. */
export function again(table: Table): Table {
  return sit(clone(table.state));
}

export function casualties(table: Table, seat: Seat): readonly UnitId[] {
  return table.state.sides[seat]?.casualties ?? [];
}

export function hand(table: Table, seat: Seat): readonly CardId[] {
  return table.state.sides[seat]?.hand ?? [];
}
