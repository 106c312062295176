import type { GameEvent, Seat } from '../core/game';
import type { Term } from '../core/tally';
import type { CardKind } from './data/battleCards';
import type { Special } from './data/damageText';
import type { AtGunId, Nation } from './data/guns';
import type { Weapon } from './data/infantry';
import type { PerilTerm, Personality, RobotStep } from './data/robots';
import type { TerrainId } from './data/terrain';
import type { Location, SeatName } from './data/vehicles';
import type { Rule } from './rulebook';
import type { Card, TankId } from './types';

/** What a Battle card is pulled for. */
export type Why =
  | 'weather'
  | 'smoke'
  | 'fire'
  | 'explosion'
  | 'escapeFire'
  | 'escapeExplosion'
  | 'spot'
  | 'hullDown'
  | 'conceal'
  | 'bog'
  | 'shake'
  | 'hit'
  | 'location'
  | 'pierce'
  | 'mines'
  | 'handToHand'
  | 'searchFire';

interface Happening<T extends string> extends GameEvent {
  readonly type: T;
}
interface OfSeat<T extends string> extends Happening<T> {
  readonly seat: Seat;
}
interface OfTank<T extends string> extends Happening<T> {
  readonly tank: TankId;
}
interface OfPair<T extends string> extends OfTank<T> {
  readonly enemy: TankId;
}
interface OfCount<T extends string> extends Happening<T> {
  readonly count: number;
}
interface OfCrew<T extends string> extends OfTank<T> {
  readonly person: SeatName;
}

/** Why cards were paid or laid off. */
export type Price = 'extinguish' | 'rally' | 'boostMove' | 'boostFire' | 'spot' | 'load' | 'gun';

export type Event =
  // The round and the deck.
  | (Happening<'roundOpened'> & { readonly turn: number })
  | (OfSeat<'drew'> & { readonly count: number })
  | (OfSeat<'drewCards'> & { readonly cards: readonly Card[] })
  | (OfSeat<'laidOff'> & { readonly count: number })
  | (OfSeat<'laidOffCards'> & { readonly cards: readonly Card[] })
  | Happening<'shuffleCame'>
  | Happening<'gameEndCame'>
  | (OfCount<'shuffled'> & { readonly deck: number; readonly decks: number; readonly last: boolean })
  | OfCount<'reused'>
  | Happening<'damageShuffled'>
  | (OfTank<'bidPlaced'> & { readonly seat: Seat })
  | (OfTank<'bidRevealed'> & { readonly card: Card; readonly place: number })
  | OfTank<'noBid'>
  | (OfTank<'pulled'> & {
      readonly card: Card;
      readonly why: Why;
      readonly success: boolean | null;
      /** How many of the cards nobody had seen would have been a success. */
      readonly ways: number;
      readonly of: number;
    })
  | (OfTank<'damagePulled'> & { readonly damage: number })
  | (OfSeat<'paid'> & { readonly cards: readonly Card[]; readonly orders: number; readonly price: Price })
  | (OfTank<'rowPaid'> & { readonly cards: readonly Card[]; readonly orders: number; readonly price: Price })
  // Administration.
  | OfTank<'phaseOpened'>
  | (OfTank<'weather'> & { readonly weather: 'light' | 'heavy'; readonly sight: number })
  | (OfTank<'scored'> & { readonly objective: string; readonly vp: number })
  | (Happening<'teamScored'> & { readonly nation: Nation; readonly objective: string; readonly vp: number })
  | OfTank<'smokeStays'>
  | OfTank<'smokeGone'>
  | OfTank<'fireOut'>
  | OfTank<'burnsOn'>
  | OfTank<'rallied'>
  | (OfTank<'hatches'> & { readonly closed: boolean })
  // Actions.
  | (OfTank<'declared'> & { readonly count: number })
  | (OfTank<'setBegan'> & { readonly cards: readonly Card[]; readonly as: CardKind })
  | (OfTank<'cardLapsed'> & { readonly card: Card })
  | (OfTank<'moved'> & { readonly from: number; readonly to: number })
  | OfTank<'stopped'>
  | OfPair<'shookOff'>
  | OfTank<'stillFlanked'>
  | OfPair<'flanked'>
  | OfPair<'unflanked'>
  | (OfTank<'terrainPlaced'> & { readonly terrain: TerrainId; readonly card: Card; readonly by: TankId })
  | (OfTank<'bogged'> & { readonly level: number })
  | OfTank<'freed'>
  | OfTank<'concealed'>
  | OfTank<'notConcealed'>
  | OfTank<'hullDown'>
  | OfTank<'notHullDown'>
  | (OfTank<'smokeLaid'> & { readonly card: Card })
  | (OfPair<'spotted'> & { readonly distance: number })
  | OfPair<'notSpotted'>
  | OfPair<'declined'>
  | (OfPair<'acquired'> & { readonly bonus: number })
  | OfPair<'acquisitionLost'>
  | (OfSeat<'stole'> & { readonly from: Seat })
  | (OfSeat<'stoleCard'> & { readonly from: Seat; readonly card: Card })
  | OfTank<'loaded'>
  | OfTank<'unloaded'>
  | (OfCrew<'transferred'> & { readonly to: SeatName })
  | OfTank<'passed'>
  | OfTank<'repaired'>
  | (OfTank<'commanded'> & { readonly card: Card })
  | OfTank<'tookHill'>
  | OfTank<'tookRoad'>
  | (OfSeat<'tacticsPlayed'> & { readonly card: Card })
  | OfSeat<'letStand'>
  | (OfPair<'cancelled'> & { readonly what: 'spot' | 'flank' | 'terrain' | 'infantry' })
  // Fire.
  | (OfPair<'aimed'> & { readonly distance: number; readonly toHit: number; readonly terms: readonly Term<Rule>[] })
  | (OfPair<'gunAimed'> & {
      readonly gun: AtGunId;
      readonly distance: number;
      readonly toHit: number;
      readonly terms: readonly Term<Rule>[];
    })
  | (OfPair<'infantryAimed'> & {
      readonly nation: Nation;
      readonly toHit: number;
      readonly terms: readonly Term<Rule>[];
    })
  | (Happening<'infantryAdvanced'> & { readonly nation: Nation; readonly to: number })
  | (OfPair<'infantryHit'> & { readonly weapon: Weapon })
  | OfPair<'hit'>
  | OfPair<'missed'>
  | (OfTank<'located'> & { readonly location: Location })
  | (OfTank<'savedByGround'> & { readonly location: Location })
  | (OfTank<'pierced'> & { readonly penetration: number; readonly armour: number; readonly location: Location })
  | (OfTank<'bounced'> & { readonly penetration: number; readonly armour: number; readonly location: Location })
  // Damage.
  | (OfTank<'damaged'> & {
      readonly damage: number;
      readonly location: Location;
      readonly severity: 'critical' | 'light' | 'heavy';
    })
  | OfCrew<'wounded'>
  | (OfCrew<'killed'> & { readonly vp: number; readonly scorer: TankId | null })
  | OfCrew<'escaped'>
  | (OfTank<'special'> & { readonly special: Special; readonly recorded: boolean })
  | OfTank<'trackDamaged'>
  | OfTank<'immobilized'>
  | OfTank<'caughtFire'>
  | OfTank<'exploded'>
  | OfTank<'outOfControl'>
  | OfTank<'bailedOut'>
  | OfTank<'broke'>
  | OfTank<'held'>
  | (OfTank<'eliminated'> & { readonly vp: number; readonly scorer: TankId | null; readonly medal: boolean })
  | (OfTank<'left'> & { readonly vp: number })
  | OfTank<'reinforced'>
  | (OfTank<'discarded'> & { readonly count: number })
  | (OfSeat<'lostCards'> & { readonly cards: readonly Card[] })
  // Robots say what they think.
  | (OfTank<'robotRevealed'> & { readonly cards: readonly Card[] })
  | (OfTank<'robotPeril'> & {
      readonly personality: Personality;
      readonly terms: readonly { readonly term: PerilTerm; readonly value: number }[];
      readonly value: number;
      readonly target: number;
      readonly peril: boolean;
    })
  | (OfTank<'robotBid'> & { readonly card: Card; readonly place: 'lowest' | 'middle' })
  | (OfTank<'robotStep'> & { readonly step: RobotThought; readonly possible: boolean; readonly reason: RobotReason })
  | OfSeat<'seatLeft'>
  | (Happening<'gameEnded'> & { readonly de: number; readonly su: number });

export type RobotThought = RobotStep | 'command' | 'terrain' | 'repair' | 'gun' | 'infantry' | 'hill' | 'road' | 'stop';

export type RobotReason =
  | 'done'
  | 'notSpotted'
  | 'noShot'
  | 'noCard'
  | 'noTarget'
  | 'cannotMove'
  | 'cannotFire'
  | 'noBetterGround'
  | 'notEffective'
  | 'noMission'
  | 'stays'
  | 'alreadySpotted'
  | 'notPossible'
  | 'noRounds'
  | 'inMotion'
  | 'noEquipment'
  | 'noThreat'
  | 'notPaid';
