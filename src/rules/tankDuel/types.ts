import type { Command as AnyCommand, Effects, Frozen, Seat } from '../core/game';
import type { CardKind } from './data/battleCards';
import type { AtGunId, Nation } from './data/guns';
import type { Personality, RobotState } from './data/robots';
import type { Condition, ScenarioId } from './data/scenarios';
import type { TerrainId } from './data/terrain';
import type { Location, Quality, SeatName, VehicleId } from './data/vehicles';
import type { Event } from './events';
import type { Task } from './tasks';

export type { Nation } from './data/guns';
export type { Event } from './events';

const phases = [
  'excess',
  'refill',
  'bid',
  'reveal',
  'upkeep',
  'fireCheck',
  'moraleCheck',
  'hatches',
  'action',
  'attempt',
  'keepAcquired',
  'move',
  'shake',
  'flank',
  'leadership',
  'target',
  'location',
  'ammunition',
  'acquire',
  'weapon',
  'reply',
  'offer',
  'discard',
  'tankEnd',
  'reinforce',
  'over',
] as const;
export type Phase = (typeof phases)[number];

export type TankId = `${Nation}${number}`;

/** A Battle Number; in the deck 0 is the Shuffle card or, in the last deck, the Game End card. */
export type Card = number;

/** A card as it is played: its number and which of its halves. */
export interface Played {
  readonly card: Card;
  readonly as: CardKind;
}

/** What lies in the discard pile, and who saw it go there; null: everybody. */
export interface Discard {
  readonly card: Card;
  readonly seen: Seat[] | null;
}

export interface CrewMember {
  /** The seat this person held at first: his VP go with him. */
  readonly person: SeatName;
  /** Null: killed. */
  seat: SeatName | null;
  wounded: boolean;
}

/** The solo Move card of a robot tank stands for a Move card in the Holding Box (TD-Q90). */
export const SOLO = 0;

export interface HoldingBox {
  /** The Move card; the tank is In Motion. */
  move: Card | null;
  /** The Terrain card; terrain a scenario gave has no card. */
  terrain: { readonly id: TerrainId; readonly card: Card | null } | null;
  smoke: Card | null;
  smokeFills: boolean;
  hill: boolean;
  road: boolean;
}

/** A Fire or Broken card remembers whose Mines laid it (TD-Q44). */
interface Marker {
  readonly mines: TankId | null;
}

interface Robot {
  readonly personality: Personality;
  state: RobotState;
  /** The two revealed cards that were not the bid. */
  row: Card[];
  /** Cards pulled this phase in search of a Fire card. */
  pulls: number;
  /** Steps of the phase that lie behind it. */
  done: RobotPart[];
  /** Enemies it has put bad ground on in this phase, cancelled or not: one card each. */
  hindered: TankId[];
  /** What it means to do with the sets it has declared. */
  plan: { readonly to: number | null; readonly enemy: TankId | null };
}

export const robotParts = ['command', 'terrain', 'primary', 'secondary', 'gun', 'infantry'] as const;
export type RobotPart = (typeof robotParts)[number];

export interface Tank {
  readonly id: TankId;
  readonly nation: Nation;
  readonly vehicle: VehicleId;
  readonly quality: Quality;
  /** Who plays it; null: a robot. */
  seat: Seat | null;
  robot: Robot | null;
  inPlay: boolean;
  range: number;
  /** The Initiative card. */
  bid: Card | null;
  /** Permanent levels (TD-Q40). */
  moveLevel: number;
  fireLevel: number;
  trackDamage: boolean;
  immobilized: boolean;
  /** Immobilized by the transmission alone, which can be repaired. */
  transmission: boolean;
  movePanic: number | null;
  firePanic: number | null;
  bog: number | null;
  sightBroken: boolean;
  /** A permanent Fire Level result has been recorded. */
  gunDamaged: boolean;
  crew: CrewMember[];
  fire: Marker | null;
  broken: Marker | null;
  box: HoldingBox;
  hullDown: boolean;
  spotted: TankId[];
  acquired: { readonly tank: TankId; readonly bonus: 10 | 20 } | null;
  flanking: TankId[];
  /** Special rounds in the box, and whether one is loaded. */
  rounds: number;
  loaded: boolean;
  hatchesClosed: boolean;
  heavyWeather: boolean;
  vp: number;
  kills: number;
  /** Who penetrated this tank last; `medal` is false where a gun or infantry did it for that tank. */
  pierced: { readonly by: TankId; readonly medal: boolean } | null;
}

/** What is fixed at the set-up. */
export interface Ground {
  readonly scenario: ScenarioId;
  readonly condition: Condition | null;
  readonly roads: boolean;
  readonly hills: boolean;
  readonly infantry: boolean;
  readonly hatches: boolean;
  readonly city: boolean;
  readonly alternates: readonly number[];
  readonly start: { readonly [nation in Nation]: number };
}

export interface FieldGun {
  readonly gun: AtGunId;
  readonly nation: Nation;
  readonly range: number;
  fired: boolean;
}

/** The Action Step of the current tank. */
export interface ActionStep {
  readonly burning: boolean;
  /** Whether the Tank Action has been taken. */
  taken: boolean;
  /** OIs paid to raise a level; the declaration must follow. */
  boost: { readonly level: 'move' | 'fire'; readonly by: 1 | 2 } | null;
  /** Cards of the declared Tank Action whose set has not begun: their owner's secret. */
  declared: Played[];
  /** The Move Level the cards were compared with (TD-Q62). */
  declaredLevel: number;
  /** Infantry advanced or attacked, once an Action Step. */
  infantry: boolean;
  /** OIs were paid to quick-load or unload. */
  quick: boolean;
  /** The set that is being resolved. */
  set: Played[];
}

/** A shot from its target to its end. */
export interface Shot {
  readonly by: 'tank' | 'gun' | 'infantry';
  /** The tank that fires, or that is active while a gun or infantry does. */
  readonly firer: TankId;
  readonly gun: AtGunId | null;
  readonly target: TankId;
  readonly fire: readonly Card[];
  readonly leadership: boolean;
  readonly apcr: boolean;
  /** The target's Tactics card stands. */
  tactics: boolean;
  location: Location | null;
  /** What the infantry uses, its final to-hit number, and the card it hit with. */
  penetration: number | null;
  /** The card that pierced. */
  aside: Card | null;
}

/** A reply window: Tactics cards played in turn, the target's controller first. */
export interface Reply {
  readonly to: 'fire' | 'gun' | 'spot' | 'flank' | 'terrain' | 'infantry';
  readonly tank: TankId;
  readonly target: TankId;
  played: number;
  turn: Seat;
}

interface Offer {
  readonly spotter: TankId;
  readonly spotted: TankId;
}

export interface State {
  phase: Phase;
  turn: number;
  active: Seat[];
  readonly ground: Ground;
  /** The nation of each seat. */
  readonly sides: readonly Nation[];
  hands: Card[][];
  /** Cards in a hand that somebody else has seen: stolen ones. */
  known: { readonly seat: Seat; readonly card: Card; readonly to: Seat }[];
  /** The top card is the last. */
  deck: Card[];
  /** The Shuffle or Game End card is among so many cards at the bottom. */
  markBelow: number;
  discard: Discard[];
  /** Face up in the middle of the table until the action or check is over. */
  table: Card[];
  damageDeck: number[];
  damageDiscard: number[];
  /** The Damage Deck is to be shuffled once this check is over. */
  reshuffle: boolean;
  deckNumber: number;
  readonly decks: number;
  shufflePending: boolean;
  gameEndPending: boolean;
  tanks: Tank[];
  guns: FieldGun[];
  infantry: { de: number; su: number };
  /** Tanks still to act this round, in order. */
  order: TankId[];
  revealed: boolean;
  current: TankId | null;
  /** Who draws first. */
  firstDrawer: Seat;
  step: ActionStep | null;
  shot: Shot | null;
  reply: Reply | null;
  offers: Offer[];
  /** What is still to be done before the player may go on, the next last. */
  agenda: Task[];
  /** Cards the current tank may still discard in its Discard Step. */
  discards: number;
  /** Tanks of each side that left at −1000. */
  left: { de: number; su: number };
  /** VP that objectives at game end gave to a team. */
  teamVp: { de: number; su: number };
  exit: Phase | null;
  ended: boolean;
}

interface Word<T extends string> extends AnyCommand {
  readonly type: T;
}
interface OfCard<T extends string> extends Word<T> {
  readonly card: Card;
}
interface OfCards<T extends string> extends Word<T> {
  readonly cards: readonly Card[];
}
interface OfTank<T extends string> extends Word<T> {
  readonly tank: TankId;
}

export const crewOrders = [
  'spot',
  'load',
  'unload',
  'hullDown',
  'driveAssistant',
  'driveLoader',
  'driveGunner',
  'gunCommander',
  'gunLoader',
  'pass',
] as const;
export type CrewOrder = (typeof crewOrders)[number];

export type Command =
  | OfCard<'discardExcess'>
  | Word<'keep'>
  | (OfCard<'bid'> & { readonly tank: TankId })
  | Word<'bailOut'>
  | OfCards<'extinguish'>
  | Word<'fightFire'>
  | OfCards<'rally'>
  | Word<'testMorale'>
  | (Word<'hatch'> & { readonly closed: boolean })
  | (OfCard<'command'> & { readonly tank: TankId })
  | (OfCard<'commandSelf'> & { readonly use: 'hullDown' | 'conceal' })
  | (OfCard<'placeTerrain'> & { readonly tank: TankId })
  | OfCard<'stop'>
  | OfCard<'takeHill'>
  | OfCard<'takeRoad'>
  | (OfCards<'fireGun'> & { readonly gun: AtGunId; readonly tank: TankId })
  | OfCard<'advance'>
  | (OfCard<'assault'> & { readonly tank: TankId })
  | (OfCards<'boost'> & { readonly level: 'move' | 'fire'; readonly by: 1 | 2 })
  | (Word<'declare'> & { readonly cards: readonly PlayedId[] })
  | (OfCard<'crew'> & { readonly order: CrewOrder })
  | Word<'pass'>
  | OfCards<'repair'>
  | Word<'endAction'>
  | (OfCards<'attempt'> & { readonly tank: TankId })
  | (Word<'acquisition'> & { readonly drop: boolean })
  | (OfCard<'move'> & { readonly to: number })
  | OfTank<'shake'>
  | (OfTank<'flank'> & { readonly takeBack: TankId | null })
  | OfTank<'unflank'>
  | (Word<'steal'> & { readonly from: Seat })
  | OfTank<'lead'>
  | (Word<'leadSelf'> & { readonly use: 'hullDown' | 'conceal' })
  | (OfCards<'quickLoad'> & { readonly load: boolean })
  | OfTank<'target'>
  | (Word<'location'> & { readonly at: 'turret' | 'hull' })
  | Word<'pullLocation'>
  | OfCard<'loseCard'>
  | (Word<'acquire'> & { readonly take: boolean })
  | (Word<'weapon'> & { readonly use: 'atr' | 'handToHand' })
  | OfCard<'tactics'>
  | Word<'letStand'>
  | (OfTank<'spotOffer'> & { readonly accept: boolean })
  | OfCard<'discard'>
  | Word<'endPhase'>;

/** `12.move`: a half of a card. */
export type PlayedId = `${number}.${CardKind}`;

export type Writer = Effects<Event>;
export type Known = Frozen<State>;
export type KnownTank = Frozen<Tank>;
