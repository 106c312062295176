import type { GameState, Result, Seat } from '../core/game';
import type { FacingName } from '../core/hex';
import type { Term } from '../core/tally';
import type { Edge, MapId } from './data/maps';
import type { Kind } from './data/units';
import type { Throw } from './odds';
import type { Rule } from './rulebook';

export type Phase =
  | 'purchase'
  | 'terms'
  | 'objectives'
  | 'deployment'
  | 'command'
  | 'action'
  | 'movement'
  | 'volley'
  | 'aceRoll'
  | 'advance'
  | 'over';

/** The switches of a game, read from its options. */
export interface Switches {
  calibre: boolean;
  snow: boolean;
  solitaire: boolean;
  pershingMp: number;
  usAtGun: 'counter' | 'alternative';
  s5Stay: 'once' | 'perUnit';
  s6Link: boolean;
  s15March: boolean;
  points: number;
}

export interface Unit {
  id: string;
  seat: Seat;
  kind: Kind;
  hq: boolean;
  ace: boolean;
  /** Whether the other side knows of the ace. */
  aceShown: boolean;
  /** Whether the other side knows the kind. */
  shown: boolean;
  /** Face down in the fog: DEF 11 until it fires (TOT-S10j). */
  veiled: boolean;
  where: 'reserve' | 'map' | 'dead' | 'exited' | 'replaced';
  at: string | null;
  facing: FacingName;
  moved: boolean;
  fired: boolean;
  /** In an improved position. */
  dug: boolean;
  /** Index of its force in the scenario: where it sets up or enters, and when. */
  force: number;
}

/** A unit under way: its move stays open until it takes a facing. */
export interface Mover {
  unit: string;
  steps: number;
  spent: number;
  /** Every hexside so far was a road's, and so was the start. */
  road: boolean;
  /** A minimum move or snow allows no further hex. */
  stopped: boolean;
}

export type Activity =
  | { type: 'move'; lead: string | null; members: string[]; mover: Mover | null }
  | { type: 'volley'; target: string; firers: string[] }
  | { type: 'ace'; target: string; firers: string[]; cost: number; faces: number[] }
  | { type: 'advance'; at: string; infantry: string[]; cost: number };

export interface Kill {
  seat: Seat;
  kind: Kind;
  hq: boolean;
  ace: boolean;
}

interface Capture {
  seat: Seat;
  unit: string;
  at: string;
}

/** How the battle ended, by a rule of this game. */
export interface BattleResult extends Result {
  readonly rule: Rule;
}

/** Hexes by the seat that controls them, in no order that matters. */
type Control = { [hex: string]: Seat };

export interface State extends GameState {
  phase: Phase;
  setup: string;
  switches: Switches;
  map: MapId;
  snow: boolean;
  /** Snow so deep that no unit may move more than one hex this turn (TOT-11.3a). */
  snowbound: boolean;
  first: Seat;
  phasing: Seat;
  /** Which of the two phases of a turn is running; 0 before the first. */
  half: number;
  deploymentStep: number;
  /** A unit just placed that still takes its facing. */
  placing: string | null;
  /** Where the German enters in scenario 13. */
  entryEdge: Edge | null;
  /** Own battles: each side's map edge, who decides, who has finished buying, objective counters. */
  edges: (Edge | null)[];
  decider: Seat | null;
  bought: boolean[];
  mapChosen: boolean;
  snowChosen: boolean;
  objectives: (string | null)[];
  captures: Capture[];
  spent: number;
  /** The opponent holds it; null where no chit is drawn, and in the view of those who may not know. */
  chit: number | null;
  ended: boolean;
  strikes: number[];
  activity: Activity | null;
  units: Unit[];
  control: Control;
  /** Hexes a side has held at some time, where a scenario asks for that. */
  trophies: string[];
  kills: Kill[];
  outcome: BattleResult | null;
}

export type Command =
  | { readonly type: 'buy'; readonly seat: Seat; readonly kind: Kind; readonly hq: boolean }
  | { readonly type: 'chooseMap'; readonly seat: Seat; readonly map: MapId }
  | { readonly type: 'chooseSnow'; readonly seat: Seat; readonly snow: boolean }
  | { readonly type: 'chooseEdge'; readonly seat: Seat; readonly edge: Edge }
  | { readonly type: 'placeObjective'; readonly seat: Seat; readonly to: string }
  | { readonly type: 'place'; readonly seat: Seat; readonly unit: string; readonly to: string }
  | { readonly type: 'face'; readonly seat: Seat; readonly unit: string; readonly facing: FacingName }
  | { readonly type: 'dig'; readonly seat: Seat; readonly unit: string }
  | { readonly type: 'nameAce'; readonly seat: Seat; readonly unit: string }
  | { readonly type: 'move'; readonly seat: Seat; readonly unit: string; readonly to: string }
  | { readonly type: 'enter'; readonly seat: Seat; readonly unit: string; readonly to: string }
  | { readonly type: 'exit'; readonly seat: Seat; readonly unit: string }
  | { readonly type: 'lead'; readonly seat: Seat; readonly unit: string }
  | { readonly type: 'aim'; readonly seat: Seat; readonly unit: string; readonly target: string }
  | { readonly type: 'fire'; readonly seat: Seat }
  | { readonly type: 'reroll'; readonly seat: Seat }
  | { readonly type: 'accept'; readonly seat: Seat }
  | { readonly type: 'advance'; readonly seat: Seat; readonly unit: string; readonly facing: FacingName }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'promote'; readonly seat: Seat; readonly unit: string }
  | { readonly type: 'strike'; readonly seat: Seat; readonly to: string }
  /** Ends the purchase, a group's move, or the phase, whichever is open. */
  | { readonly type: 'done'; readonly seat: Seat };

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

interface Said {
  readonly only?: readonly Seat[];
  readonly reveals?: true;
}

/** `name` is what everybody may call a unit: its kind, or that it is face down. */
export type Event = Said &
  (
    | { readonly type: 'unitBought'; readonly seat: Seat; readonly unit: string; readonly name: string }
    | { readonly type: 'purchaseClosed'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'deciderRolled'; readonly american: number; readonly german: number; readonly seat: Seat }
    | { readonly type: 'mapChosen'; readonly seat: Seat; readonly map: MapId }
    | { readonly type: 'snowChosen'; readonly seat: Seat; readonly snow: boolean; readonly season: 'snow' | 'summer' }
    | { readonly type: 'edgeChosen'; readonly seat: Seat; readonly edge: Edge }
    | { readonly type: 'objectivePlaced'; readonly seat: Seat; readonly at: string }
    | { readonly type: 'firstMoverRolled'; readonly face: number; readonly seat: Seat }
    | {
        readonly type: 'unitPlaced';
        readonly seat: Seat;
        readonly unit: string;
        readonly name: string;
        readonly at: string;
      }
    | {
        readonly type: 'unitFaced';
        readonly unit: string;
        readonly name: string;
        readonly at: string;
        readonly facing: FacingName;
      }
    | { readonly type: 'positionDug'; readonly unit: string; readonly name: string; readonly at: string }
    | { readonly type: 'aceNamed'; readonly unit: string; readonly name: string }
    | { readonly type: 'turnOpened'; readonly turn: number }
    | {
        readonly type: 'snowRolled';
        readonly face: number;
        readonly deep: boolean;
        readonly result: 'deepSnow' | 'lightSnow';
      }
    | { readonly type: 'phaseOpened'; readonly seat: Seat; readonly turn: number }
    | {
        readonly type: 'chitDrawn';
        readonly by: Seat;
        readonly seat: Seat;
        readonly value: number;
        readonly discarded: readonly number[];
      }
    | { readonly type: 'chitRevealed'; readonly seat: Seat; readonly value: number }
    | { readonly type: 'phaseWentOn'; readonly seat: Seat; readonly spent: number }
    | {
        readonly type: 'ladderRolled';
        readonly seat: Seat;
        readonly face: number;
        readonly spent: number;
        readonly ends: boolean;
        readonly result: 'ends' | 'goesOn';
      }
    | { readonly type: 'phaseClosed'; readonly seat: Seat; readonly spent: number }
    | {
        readonly type: 'groupLed';
        readonly unit: string;
        readonly name: string;
        readonly members: readonly string[];
        readonly count: number;
      }
    | { readonly type: 'unitEntered'; readonly unit: string; readonly name: string; readonly at: string }
    | {
        readonly type: 'unitMoved';
        readonly unit: string;
        readonly name: string;
        readonly from: string;
        readonly path: readonly string[];
        readonly at: string;
        readonly cost: number;
      }
    | {
        readonly type: 'unitExited';
        readonly seat: Seat;
        readonly unit: string;
        readonly name: string;
        readonly from: string;
      }
    | { readonly type: 'controlTaken'; readonly seat: Seat; readonly at: string }
    | {
        readonly type: 'objectiveReached';
        readonly seat: Seat;
        readonly unit: string;
        readonly name: string;
        readonly at: string;
      }
    | { readonly type: 'positionLost'; readonly at: string }
    | {
        readonly type: 'volleyFired';
        readonly seat: Seat;
        readonly target: string;
        readonly name: string;
        readonly at: string;
        readonly firers: readonly string[];
        readonly faces: readonly number[];
        readonly dice: number;
        readonly modifier: number;
        readonly total: number;
        readonly defence: number;
        /** What the modifier and the defence come from, as they were shown before the roll. */
        readonly terms: readonly Term<Rule>[];
        readonly defenceRule: Rule;
        readonly how: Throw;
        readonly names: readonly string[];
        readonly result: 'hit' | 'miss';
        readonly hit: boolean;
        readonly again: boolean;
        /** The throw of an ace that this one replaces (TOT-8.5a); empty where it is the first. */
        readonly before: readonly number[];
      }
    | { readonly type: 'unitShown'; readonly unit: string; readonly name: string; readonly at: string }
    | { readonly type: 'aceShown'; readonly unit: string; readonly name: string }
    | {
        readonly type: 'unitDestroyed';
        readonly seat: Seat;
        readonly unit: string;
        readonly name: string;
        readonly at: string;
      }
    | {
        readonly type: 'infantryAdvanced';
        readonly unit: string;
        readonly name: string;
        readonly from: string;
        readonly at: string;
      }
    | {
        readonly type: 'unitPromoted';
        readonly seat: Seat;
        readonly unit: string;
        readonly replaced: string;
        readonly name: string;
        readonly at: string;
      }
    | { readonly type: 'strikeCalled'; readonly seat: Seat; readonly at: string }
    | { readonly type: 'strikeFailed'; readonly seat: Seat; readonly at: string }
    | { readonly type: 'strikeScattered'; readonly face: number; readonly at: string; readonly bomb: number }
    | { readonly type: 'strikeVoid'; readonly at: string }
    | {
        readonly type: 'strikeRolled';
        readonly seat: Seat;
        readonly unit: string;
        readonly name: string;
        readonly at: string;
        readonly faces: readonly number[];
        readonly modifier: number;
        readonly total: number;
        readonly defence: number;
        readonly terms: readonly Term<Rule>[];
        readonly defenceRule: Rule;
        readonly result: 'hit' | 'miss';
        readonly hit: boolean;
      }
    | { readonly type: 'turnsExtended'; readonly turn: number }
    | { readonly type: 'battleWon'; readonly rule: Rule; readonly winner: Seat }
    | { readonly type: 'battleDrawn'; readonly rule: Rule }
  );
