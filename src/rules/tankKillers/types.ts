import type { Command as AnyCommand, Effects, Frozen, GameEvent, Seat } from '../core/game';
import type { Kind, Nation } from './data/formations';
import type { CardId } from './data/tactics';
import type { Rule } from './rulebook';

export type { Kind, Nation } from './data/formations';
export type { CardId } from './data/tactics';
export type { Rule } from './rulebook';

export const phases = [
  'draw',
  'recover',
  'limit',
  'attacker',
  'target',
  'lostAttack',
  'lostReply',
  'modifier',
  'modifierReply',
  'compare',
  'finish',
  'finishReply',
  'freeAction',
  'freeReply',
  'freeAttacker',
  'turnEnd',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** How a phase ended; the chart knows where each way leads. */
export type Exit = 'done' | 'reply' | 'again' | 'attackOver' | 'turnOver';

/** One formation card: its kind and which copy it is. */
export type UnitId = `${Kind}.${number}`;

export interface Switches {
  readonly moraleKills: 'all' | 'abandonTank' | 'none';
  readonly penModifiesInf: boolean;
  readonly supportToReserve: boolean;
  readonly british50: boolean;
  /** Whether a die is added, or one added and another taken away. */
  readonly attackDie: boolean | 'difference';
  /** Whether a player who holds nothing playable is passed over, which tells the other so. */
  readonly autoPass: boolean;
}

/** Piles are listed from bottom to top: the last card is the top card. */
export interface Side {
  readonly nation: Nation;
  /** Cards added to the deck by agreement. */
  readonly extra: number;
  /** Casualties that mean defeat. */
  readonly limit: number;
  hand: CardId[];
  deck: UnitId[];
  /** Whether the top card of the deck lies face up. */
  topUp: boolean;
  /** Face-up cards in front of the player: those that attacked, and the one attacking now. */
  field: UnitId[];
  reserve: UnitId[];
  casualties: UnitId[];
  /** Has used up the deck and may not attack until the other has as well. */
  exhausted: boolean;
  /** The deck ran out while the reserve was empty too. */
  dry: boolean;
  /**
   * Cards the hand is known not to hold: its owner was passed over where they could have been played.
   * Null where nobody keeps count, as in the worlds a bot thinks up and throws away.
   */
  lacks: CardId[] | null;
  /**
   * Sets of cards of which the hand is known to hold at least one: its owner was asked, which happens only to those who
   * have something to play, and passed or has yet to answer. Null as above.
   */
  holds: CardId[][] | null;
}

export interface Played {
  readonly seat: Seat;
  readonly card: CardId;
  negated: boolean;
}

/** The attack in progress; it stays on record after its end, since Free Action cards look back at it. */
export interface Attack {
  readonly attacker: UnitId;
  target: UnitId | null;
  /** Cards of the Modifier Subphase. */
  cards: Played[];
  /** Whose opportunity it is in the Modifier Subphase, and how many passed in succession. */
  toPlay: Seat;
  passes: number;
  /** What the dice add, below zero where they take away. */
  die: number | null;
}

export interface State {
  phase: Phase;
  turn: number;
  active: Seat[];
  /** Whose turn it is. */
  player: Seat;
  readonly switches: Switches;
  sides: Side[];
  deck: CardId[];
  discard: CardId[];
  attack: Attack | null;
  /** A card that can be negated and the answers to it, in order. */
  chain: Played[];
  /** The Free Action card that grants the coming attack. */
  free: CardId | null;
  exit: Exit | null;
  /** Who reached the limit of casualties first. */
  defeated: Seat | null;
  /** Full Exchanges completed. */
  exchanges: number;
}

/** What one seat (or, for null, the audience) knows of a side. */
export interface SideView {
  readonly nation: Nation;
  readonly extra: number;
  readonly limit: number;
  readonly hand: readonly CardId[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  /** The top card of the deck if it lies face up. */
  readonly top: UnitId | null;
  readonly field: readonly UnitId[];
  readonly reserve: readonly UnitId[];
  readonly casualties: readonly UnitId[];
  readonly exhausted: boolean;
  readonly dry: boolean;
  readonly lacks: readonly CardId[] | null;
  readonly holds: readonly (readonly CardId[])[] | null;
}

export type View = Frozen<Omit<State, 'sides' | 'deck'>> & {
  readonly seat: Seat | null;
  readonly deckSize: number;
  readonly sides: readonly SideView[];
};

interface CardPlay<T extends string> extends AnyCommand {
  readonly type: T;
  readonly card: CardId;
}
interface Word<T extends string> extends AnyCommand {
  readonly type: T;
}
interface TargetCommand extends AnyCommand {
  readonly type: 'target';
  /** A unit in play, or the face-down top card of the opponent's deck. */
  readonly unit: UnitId | 'top';
}
interface SameUnitCommand extends AnyCommand {
  readonly type: 'sameUnit';
  readonly unit: UnitId;
}

export type CardCommandType =
  | 'recover'
  | 'discard'
  | 'lost'
  | 'stopTurn'
  | 'modify'
  | 'finish'
  | 'freeAction'
  | 'negate';
export type WordCommandType = 'done' | 'pass' | 'allow' | 'newCard' | 'endTurn';

export type CardCommand = { [T in CardCommandType]: CardPlay<T> }[CardCommandType];
type WordCommand = { [T in WordCommandType]: Word<T> }[WordCommandType];
export type Command = CardCommand | WordCommand | TargetCommand | SameUnitCommand;

interface Happening<T extends string> extends GameEvent {
  readonly type: T;
}
interface OfSeat<T extends string> extends Happening<T> {
  readonly seat: Seat;
}
interface OfUnit<T extends string> extends OfSeat<T> {
  readonly unit: UnitId;
  readonly kind: Kind;
}
interface OfCard<T extends string> extends OfSeat<T> {
  readonly card: CardId;
}

export type Event =
  | (OfSeat<'turnOpened'> & { readonly turn: number; readonly nation: Nation })
  | (OfSeat<'drew'> & { readonly count: number })
  | (OfSeat<'drewCards'> & { readonly cards: readonly CardId[] })
  | (Happening<'reshuffled'> & { readonly count: number })
  | (OfCard<'recovered'> & { readonly unit: UnitId; readonly kind: Kind })
  | OfCard<'discarded'>
  | (OfSeat<'withdrew'> & { readonly units: readonly UnitId[]; readonly kinds: readonly Kind[] })
  | OfSeat<'heldBack'>
  | (OfUnit<'advanced'> & { readonly again: boolean })
  | OfUnit<'targeted'>
  | OfSeat<'foundNothing'>
  | OfUnit<'supportFound'>
  | (OfCard<'played'> & { readonly rule: Rule })
  | (OfCard<'negated'> & { readonly by: Seat })
  | OfSeat<'allowed'>
  | OfSeat<'passed'>
  | OfSeat<'autoPassed'>
  | OfSeat<'asked'>
  | (OfUnit<'attackStopped'> & { readonly card: CardId })
  | OfCard<'turnStopped'>
  | (OfUnit<'outranged'> & { readonly card: CardId })
  | (OfSeat<'rolled'> & { readonly face: number })
  | (OfSeat<'rolledBoth'> & { readonly added: number; readonly taken: number })
  | (OfUnit<'compared'> & {
      readonly target: UnitId;
      readonly foe: Kind;
      readonly total: number;
      readonly defence: number;
      readonly destroyed: boolean;
    })
  | OfUnit<'survived'>
  | (OfUnit<'unitLost'> & { readonly rule: Rule; readonly casualties: number; readonly limit: number })
  | OfUnit<'supportWithdrew'>
  | OfSeat<'exhausted'>
  | (OfSeat<'reformed'> & { readonly count: number })
  | (Happening<'fullExchange'> & { readonly count: number })
  | OfSeat<'turnEnded'>
  | (Happening<'defeated'> & { readonly seat: Seat; readonly winner: Seat });

export type KillersEffects = Effects<Event>;
export type Known = Frozen<State>;
