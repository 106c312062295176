import type { Command as AnyCommand } from '../core/game';
import type { UnitMarker } from './data/calendar';
import type { Post, Skill, Ware } from './data/crewCharts';
import type { Series, TankId } from './data/tanks';
import type { Area, CallKind, Facing, Hatch, Round, Step, Training } from './types';

type Given<T extends string, F extends object = object> = AnyCommand & { readonly type: T } & Readonly<F>;

/** A set of hatches as one word: `commander+driver`. */
type HatchSet = string;

export type Command =
  | Given<'enlist', { tank: TankId | 'any' }>
  | Given<'join', { unit: UnitMarker | 'any' }>
  | Given<'train', { choice: Training; series: Series }>
  | Given<'buySkill', { post: Post; skill: Skill }>
  | Given<'ready'>
  | Given<'exchange', { out: Round; in: Round }>
  | Given<'chamber', { round: Round }>
  | Given<'hatch', { post: Hatch; open: boolean }>
  | Given<'hide', { on: boolean }>
  | Given<'buyArtillery'>
  | Given<'rerollForce'>
  | Given<'bombard', { unit: string }>
  | Given<'fire', { unit: string; load: Round }>
  | Given<'again', { load: Round }>
  | Given<'smoke', { area: Area; load: Round }>
  | Given<'coax', { unit: string }>
  | Given<'bow', { unit: string }>
  | Given<'fifty', { unit: string }>
  | Given<'refill'>
  | Given<'advance', { hull: Facing }>
  | Given<'hullDown', { step: Step; hull: Facing }>
  | Given<'angle', { hull: Facing }>
  | Given<'reverse', { hull: Facing }>
  | Given<'flank', { unit: string; step: Step }>
  | Given<'screen'>
  | Given<'call', { unit: string; kind: CallKind }>
  | Given<'buttonUp', { posts: HatchSet }>
  | Given<'unbutton', { posts: HatchSet }>
  | Given<'switchRound', { round: Round }>
  | Given<'traverse', { turret: Facing }>
  | Given<'synergy'>
  | Given<'endOrders'>
  | Given<'reroll'>
  | Given<'keep'>
  | Given<'stow', { round: Round }>
  | Given<'unstow', { round: Round }>
  | Given<'rush'>
  | Given<'sense', { use: boolean }>
  | Given<'changeTank', { tank: TankId }>
  | Given<'barter', { ware: Ware; choice: string; pay: string }>
  | Given<'recall', { post: Post }>;
