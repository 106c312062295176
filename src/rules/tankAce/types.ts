import type { Frozen, Seat } from '../core/game';
import type { MajorEvent, UnitMarker } from './data/calendar';
import type { Post, Skill, Trophy } from './data/crewCharts';
import type { EnemyId } from './data/enemies';
import type { Series, TankId } from './data/tanks';

export const phases = [
  'enlist',
  'school',
  'skills',
  'month',
  'line',
  'assign',
  'mission',
  'load',
  'deploy',
  'prelude',
  'housekeeping',
  'calls',
  'orders',
  'expert',
  'stow',
  'enemy',
  'sense',
  'event',
  'strike',
  'roundEnd',
  'bailOut',
  'battleEnd',
  'after',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** How a phase ended; the chart knows where each way leads. */
export type Exit =
  | 'done'
  | 'again'
  | 'month'
  | 'line'
  | 'assign'
  | 'expert'
  | 'stow'
  | 'sense'
  | 'strike'
  | 'battle'
  | 'counter';

export const areas = ['A', 'B', 'C', 'D', 'E'] as const;
export type Area = (typeof areas)[number];
/** Where hull or turret points: left, forward, right. */
export const facings = ['A', 'B', 'C'] as const;
export type Facing = (typeof facings)[number];
export const reaches = ['close', 'medium', 'long'] as const;
export type Reach = (typeof reaches)[number];
export const weathers = ['clear', 'rain', 'snow', 'mud'] as const;
export type Weather = (typeof weathers)[number];
export const terrains = ['open', 'bocage', 'woods', 'town', 'hills'] as const;
export type Terrain = (typeof terrains)[number];
export const missionKinds = ['contact', 'attack', 'assault', 'defense'] as const;
export type MissionKind = (typeof missionKinds)[number];
export const rounds = ['AP', 'HE', 'WP', 'HCBI', 'APCR'] as const;
export type Round = (typeof rounds)[number];
export const limited = ['HCBI', 'WP', 'APCR'] as const;
export type Limited = (typeof limited)[number];
export const machineGuns = ['coax', 'bow', 'fifty'] as const;
export type MachineGun = (typeof machineGuns)[number];
export type Gun = 'main' | MachineGun;
export const hatches = ['commander', 'driver', 'assistant'] as const;
export type Hatch = (typeof hatches)[number];
export const wounds = ['LW', 'SW', 'KIA'] as const;
export type Wound = (typeof wounds)[number];
export type CallKind = 'mortar' | 'artillery';
/** How far an order moves the tank along the axis. */
export type Step = 'keep' | 'nearer' | 'farther';
export const trainings = ['physical', 'study', 'brawl'] as const;
export type Training = (typeof trainings)[number];
export const awardNames = [
  'campaign',
  'commendation',
  'purpleHeart',
  'bronzeStar',
  'silverStar',
  'dsc',
  'medalOfHonor',
  'valorousUnit',
  'presidentialUnit',
] as const;
export type Award = (typeof awardNames)[number];
export const ranks = ['staffSergeant', 'sergeantFirstClass', 'secondLieutenant', 'firstLieutenant', 'captain'] as const;
export type Rank = (typeof ranks)[number];
/** Why the career of a commander is over. */
export type Fate = 'killed' | 'discharged';
/** Why a log line passes without a mission. */
export const absences = ['tank', 'repair', 'wound'] as const;
export type Absence = (typeof absences)[number];

/** The switches the players set before the game. */
export interface Switches {
  readonly together: 'cooperative' | 'competitive' | 'separate';
  readonly increasedThreat: boolean;
  readonly ironman: boolean;
  readonly fixedMorale: boolean;
  readonly juneLines: number;
  readonly contactLikeAttack: boolean;
  readonly woundedWithdraw: boolean;
  readonly synergyPrice: number;
  readonly defenseGuns: boolean;
  readonly defenseRetreat: boolean;
  readonly closingLimit: boolean;
  readonly freeAngle: boolean;
  readonly shockOnImmobilised: boolean;
  readonly valorousUnit: boolean;
}

export interface Man {
  /** Which man of this career, from 0: his name and his face go by it. */
  readonly no: number;
  skills: Skill[];
  /** Once a mission: used in this one. */
  used: Skill[];
  /** Skills that cost this man one point less. */
  discounts: Skill[];
  hurt: Wound | null;
  /** Purple Hearts; the commander's are counted among his awards. */
  hearts: number;
}

/** A man who is away: back in his seat, or free to be asked for, when no lines are left. */
export interface Patient {
  readonly post: Post;
  readonly man: Man;
  /** How many lines after the present one pass without him. */
  lines: number;
  /** Eight missions or more: another man has his seat for good. */
  readonly hospital: boolean;
}

export interface Goods {
  belts: MachineGun[];
  smoke: ('HCBI' | 'WP')[];
  sergeant: number;
  mortar: number;
  apcr: number;
  sandbags: boolean;
}

export interface Career {
  tank: TankId;
  unit: UnitMarker;
  /** From 0, in the order of `ranks`. */
  rank: number;
  xp: number;
  /** Missions completed towards the next experience point. */
  credit: number;
  /** XP earned since Synergy was lost; null: it was not lost. */
  synergyLost: boolean;
  points: number;
  level: number;
  awards: { [award in Award]: number };
  /** Silver Stars and Distinguished Service Crosses since the last promotion attempt. */
  stars: number;
  /** The unit awards' series. */
  streak: { missions: number; armour: number };
  completed: number;
  successes: number;
  vehicles: number;
  infantry: number;
  trophies: Trophy[];
  goods: Goods;
  training: Training | null;
  /** Series Expert was bought for. */
  expert: Series[];
  /** The series studied at school. */
  studied: Series | null;
  /** Radio intercept and prisoner: what a random event left for a later mission. */
  intercept: boolean;
  prisoner: boolean;
  crew: { [post in Post]: Man };
  away: Patient[];
  /** How many men have served under this commander, himself included. */
  men: number;
  owed: number;
  reason: Absence | null;
  /** The tank was lost in the mission just fought: a change is cheaper. */
  tankLost: boolean;
  /** Back from hospital: a tank is to be chosen. */
  needsTank: boolean;
  fate: Fate | null;
  /** One code for each log line: `missionLog.ts` writes and reads them. */
  log: string[];
  /** How the rack was last filled. */
  rack: { [round in Round]: number };
}

interface MachineGunState {
  points: number;
  jam: boolean;
}

/** A seat somebody can no longer fill. */
interface Gap {
  readonly post: Post;
  readonly round: number;
  /** Whether orders have been given since. */
  served: boolean;
}

export interface Tank {
  hull: Facing;
  turret: Facing;
  hullDown: boolean;
  immobile: boolean;
  /** The traverse is jammed. */
  stuck: boolean;
  open: Hatch[];
  loaded: Round;
  rack: { [round in Round]: number };
  /** Limited rounds anywhere in the tank. */
  stock: { [round in Limited]: number };
  bombs: number;
  guns: { [gun in MachineGun]: MachineGunState };
  smoke: number;
  gaps: Gap[];
  /** The area of this round's flank move: enemies elsewhere strike the flank once. */
  exposed: Area | null;
  /** Orders shock still costs. */
  shock: number;
  sandbags: boolean;
  /** The last target of the main gun. */
  lastTarget: string | null;
  /** The round of that shot. */
  lastRound: number;
  /** The loader is filling the rack. */
  refilling: boolean;
  /** Orders left in this round; null before they are counted. */
  orders: number | null;
  given: number;
  shots: number;
  turned: boolean;
  refillOrdered: boolean;
  /** Rounds moved by the loader in this round. */
  stowed: number;
  rush: boolean;
  busy: Post[];
  /** The target of this round's order J. */
  flankTarget: string | null;
  /** The commander has fired as gunner in this round. */
  stoodIn: boolean;
  supported: boolean;
}

export interface Enemy {
  readonly id: string;
  readonly kind: EnemyId;
  area: Area;
  /** Whose tank it targets. */
  targets: Seat | null;
  hullDown: boolean;
  dugIn: boolean;
  buttoned: boolean;
  immobile: boolean;
  dispersed: boolean;
  reduced: boolean;
  /** It loses its next action. */
  shock: boolean;
  /** The vehicle that carries it. */
  rides: string | null;
  reinforcement: boolean;
  moved: boolean;
  /** Tanks it has fired at. */
  firedAt: Seat[];
  /** The first round in which a tank fired at it; 0: none yet. */
  firstShot: number;
  /** Outflanked for the rest of the mission. */
  flanked: boolean;
  /** Immobilised, and you are out of its arc. */
  silent: boolean;
  /** Whose fire has immobilised it, for the Bronze Star. */
  damagedBy: Seat | null;
}

interface Call {
  readonly unit: string;
  readonly kind: CallKind;
  readonly by: Seat;
  delay: number;
}

/** What a seat has done in the present mission, a counterattack included. */
export interface Tally {
  met: EnemyId[];
  kills: EnemyId[];
  damaged: number;
  hurt: Post[];
  twelves: number;
  mortars: number;
  artillery: number;
  /** Mortar missions bartered for, beyond the limit. */
  extraMortars: number;
  bought: boolean;
  threatened: boolean;
  correspondent: boolean;
  repair: 'lost' | 'repaired' | null;
  battles: number;
}

type BattleOutcome = 'cleared' | 'destroyed' | 'withdrawn' | 'killed';

export interface Fight {
  tank: Tank;
  range: Reach;
  startRange: Reach;
  units: Enemy[];
  smoke: { [area in Area]: number };
  calls: Call[];
  /** Fire missions to be resolved before the first round. */
  strikes: number;
  /** How many units the force began with. */
  began: number;
  /** Steps the enemy has closed. */
  closed: number;
  reinforced: ('spg' | 'inf')[];
  refill: boolean;
  outcome: BattleOutcome | null;
  tally: Tally;
}

export interface Mission {
  kind: MissionKind;
  event: MajorEvent | null;
  weather: Weather;
  terrain: Terrain;
  /** Morale of all infantry; 0 before the first roll. */
  ml: number;
  counter: boolean;
  round: number;
  /** The enemy acts first in round one. */
  enemyFirst: boolean;
  /** The infantry that awaits you on foot is dug in. */
  dugIn: boolean;
}

/** One shot of the player's tank, as ordered. */
export interface Shot {
  readonly seat: Seat;
  readonly gun: Gun;
  readonly unit: string;
  readonly round: Round | null;
  readonly again: boolean;
  /** Where the target stands, and whether its flank is struck: as it was when the gun fired. */
  readonly board: Seat;
  readonly area: Area;
  readonly flank: boolean;
}

type Pending =
  | { readonly kind: 'expert'; readonly shot: Shot; readonly chart: 'B1' | 'B2'; readonly result: string }
  | { readonly kind: 'hatches'; readonly seat: Seat; readonly posts: Post[] }
  | { readonly kind: 'airStrike'; readonly seat: Seat };

export interface State {
  phase: Phase;
  turn: number;
  active: Seat[];
  readonly setup: 'career' | 'mission';
  readonly switches: Switches;
  /** From 0 for June 1944. */
  month: number;
  /** The month the career began in. */
  readonly start: number;
  /** From 1. */
  line: number;
  /** Major events whose markers lie on the display. */
  events: MajorEvent[];
  careers: Career[];
  /** Who fights on this line, company by company; the first fights now. */
  groups: Seat[][];
  mission: Mission | null;
  fights: (Fight | null)[];
  /** Who still has to decide in this phase; the first does so now. */
  queue: Seat[];
  /** Enemies still to act in this step, by board and unit. */
  agenda: string[] | null;
  /** Boards still to make their event check. */
  checks: Seat[] | null;
  pending: Pending | null;
  exit: Exit | null;
  /** Units named so far. */
  named: number;
  ended: boolean;
}

export type View = Frozen<State>;
export type Known = Frozen<State>;

export type { Command } from './commandTypes';
export type { Event, Writer } from './eventTypes';
