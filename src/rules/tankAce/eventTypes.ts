import type { Effects, GameEvent, Seat } from '../core/game';
import type { DrmTerm } from './charts';
import type { UnitMarker } from './data/calendar';
import type { Post, Skill, Trophy, Ware } from './data/crewCharts';
import type { EnemyId } from './data/enemies';
import type { TankId } from './data/tanks';
import type {
  Absence,
  Area,
  Award,
  CallKind,
  Facing,
  Fate,
  Gun,
  Hatch,
  MachineGun,
  MissionKind,
  Rank,
  Reach,
  Round,
  Terrain,
  Training,
  Weather,
  Wound,
} from './types';

type Told<T extends string, F extends object = object> = GameEvent & { readonly type: T } & Readonly<F>;
type OfSeat<T extends string, F extends object = object> = Told<T, F & { seat: Seat }>;
/** Something about one enemy unit; `kind` is its name. */
type OfUnit<T extends string, F extends object = object> = OfSeat<T, F & { unit: string; kind: EnemyId }>;
type OfMan<T extends string, F extends object = object> = OfSeat<T, F & { post: Post }>;

export type Event =
  /** Every throw: chart, dice, modifiers, row and result; `who` is the unit or man it is about, in a word. */
  | OfSeat<
      'rolled',
      {
        chart: string;
        column: string;
        faces: readonly number[];
        terms: readonly DrmTerm[];
        total: number;
        row: number;
        result: string;
        who: string;
        unit: string;
      }
    >
  | OfSeat<'enlisted', { tank: TankId }>
  | OfSeat<'joined', { unit: UnitMarker }>
  | OfMan<'trained', { choice: Training }>
  | OfMan<'discounted', { skill: Skill }>
  | OfSeat<'xpGained', { xp: number }>
  | OfSeat<'skillBought', { post: Post; skill: Skill; price: number }>
  | Told<'monthOpened', { month: string }>
  | Told<'eventPlaced', { event: string }>
  | Told<'eventExpired', { event: string }>
  | Told<'eventUsed', { event: string }>
  | OfSeat<'promoted', { rank: Rank; rule: string }>
  | OfSeat<'prestigeGained', { points: number; level: number; rule: string }>
  | OfSeat<'prestigeSpent', { points: number; rule: string }>
  | Told<'lineOpened', { month: string; line: number }>
  | OfSeat<'lineSkipped', { reason: Absence }>
  | OfSeat<'refitted'>
  | Told<'missionSet', { mission: MissionKind; event: string; weather: Weather; terrain: Terrain }>
  | OfSeat<'rackChanged', { out: Round; in: Round }>
  | OfSeat<'chambered', { round: Round }>
  | OfSeat<'readied'>
  | OfUnit<'unitPlaced', { area: Area; reinforcement: boolean }>
  | OfSeat<'forceRerolled'>
  | OfSeat<'enemyDugIn'>
  | OfSeat<'rangeSet', { range: Reach; rule: string }>
  | OfSeat<'hatchSet', { post: Hatch; open: boolean }>
  | OfSeat<'hullDownSet', { on: boolean; rule: string }>
  | OfSeat<'artilleryBought'>
  | OfUnit<'bombarded', { by: CallKind | 'air' }>
  | Told<'counterattack'>
  | Told<'roundOpened', { round: number }>
  | OfSeat<'smokeSet', { area: Area | 'own'; level: number }>
  | OfUnit<'callPlaced', { call: CallKind; delay: number }>
  | OfUnit<'callLost', { call: CallKind }>
  | OfSeat<'ordersCounted', { orders: number }>
  | OfSeat<'ordered', { order: string; left: number; rule: string }>
  | OfSeat<'synergyUsed'>
  | OfSeat<'ordersEnded', { lost: number }>
  | OfUnit<'fired', { gun: Gun; round: Round | 'MG'; flank: boolean }>
  | OfSeat<'hullTurned', { facing: Facing }>
  | OfSeat<'turretTurned', { facing: Facing }>
  | OfSeat<'loaded', { round: Round; from: 'rack' | 'stowage' }>
  | OfSeat<'expertUsed'>
  | OfSeat<'rollKept'>
  | OfUnit<'unitDestroyed', { credit: boolean; rule: string }>
  | OfUnit<'unitImmobilised', { rule: string }>
  | OfUnit<'unitButtoned', { rule: string }>
  | OfUnit<'unitDispersed'>
  | OfUnit<'unitReduced'>
  | OfUnit<'unitShocked'>
  | OfUnit<'unitFlanked', { lasting: boolean }>
  | OfUnit<'unitLeft', { rule: string }>
  | OfUnit<'unitMoved', { area: Area }>
  | OfUnit<'unitTargets', { rule: string }>
  | OfUnit<'unitDismounted'>
  | OfUnit<'unitSkipped', { rule: string }>
  | OfUnit<'enemyFired', { chart: string; flank: boolean }>
  | OfSeat<'noEffect', { rule: string }>
  | OfSeat<'tankHit', { part: 'turret' | 'hull'; penetration: number; armour: number; flank: boolean }>
  | OfSeat<'tankImmobilised', { rule: string }>
  | OfSeat<'tankDestroyed', { rule: string }>
  | OfSeat<'crewShocked', { orders: number }>
  | OfSeat<'sandbagsUsed'>
  | OfSeat<'hatchesShut', { posts: readonly Post[] }>
  | OfSeat<'senseUsed'>
  | OfSeat<'senseSpared'>
  | OfMan<'crewHurt', { wound: Wound; rule: string }>
  | OfMan<'crewOut'>
  | OfMan<'diedOfWounds'>
  | OfSeat<'stoppage', { gun: MachineGun }>
  | OfMan<'stoppageIgnored', { gun: MachineGun }>
  | OfMan<'gunCleared', { gun: MachineGun }>
  | OfMan<'gunReloaded', { gun: MachineGun }>
  | OfSeat<'rackStowed', { round: Round; out: boolean }>
  | OfSeat<'stowingEnded'>
  | OfSeat<'rushUsed'>
  | OfSeat<'eventCame', { event: string }>
  | OfSeat<'nothingCame'>
  | OfSeat<'traverseJammed'>
  | OfSeat<'ammunitionCame'>
  | OfSeat<'markerGained', { marker: 'intercept' | 'prisoner' | 'correspondent' }>
  | OfSeat<'markerUsed', { marker: 'intercept' | 'prisoner' | 'correspondent' }>
  | OfSeat<'withdrew', { rule: string }>
  | OfSeat<'fieldHeld', { rule: string }>
  | OfSeat<'battleLost', { rule: string }>
  | OfSeat<'repaired', { lost: boolean }>
  | OfSeat<'trophyFound', { trophy: Trophy }>
  | OfSeat<'medal', { award: Award; count: number; prestige: boolean }>
  | OfMan<'purpleHeart'>
  | OfMan<'crewAway', { lines: number; hospital: boolean }>
  | OfMan<'crewDischarged'>
  | OfMan<'crewReplaced', { standIn: boolean; no: number }>
  | OfMan<'crewReturned', { no: number }>
  | OfMan<'crewShutOut', { no: number }>
  | OfSeat<'synergyLost'>
  | OfSeat<'tankChanged', { tank: TankId; points: number }>
  | OfSeat<'bartered', { ware: Ware; choice: string; pay: string; lost: number }>
  | OfSeat<
      'missionLogged',
      {
        month: string;
        line: number;
        mission: MissionKind;
        won: boolean;
        met: readonly EnemyId[];
        kills: readonly EnemyId[];
        damaged: number;
        tankLost: boolean;
        successes: number;
      }
    >
  | OfSeat<'careerEnded', { fate: Fate }>
  | Told<'gameOver', { degree: string }>;

export type Writer = Effects<Event>;
