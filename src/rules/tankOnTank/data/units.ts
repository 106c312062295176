import type { Seat } from '../../core/game';

export const AMERICAN: Seat = 0;
export const GERMAN: Seat = 1;

export type Kind =
  | 'sherman'
  | 'wolverine'
  | 'pershing'
  | 'priest'
  | 'm8'
  | 'usInfantry'
  | 'usMech'
  | 'usAtGun'
  | 'howitzer'
  | 'truck'
  | 'panzer4'
  | 'panther'
  | 'tiger'
  | 'kingTiger'
  | 'wespe'
  | 'puma'
  | 'geInfantry'
  | 'geMech'
  | 'geAtGun';

type Role = 'tank' | 'artillery' | 'infantry' | 'atGun' | 'truck';

export interface UnitType {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly range: number;
  /** Soft targets: in the clear, and in hill, woods and town (TOT-9.0b, TOT-9.0c). Hard targets: twice the same. */
  readonly defence: readonly [number, number];
  /** An asterisk beside the defence: no cover is taken off the attack (TOT-8.4f). */
  readonly asterisk: boolean;
  readonly mp: number;
  readonly soft: boolean;
  readonly role: Role;
  readonly calibre: 'large' | 'normal' | 'small';
  readonly points: number;
  /** Counters in the box, and how many more as headquarters: what the scenarios need at most. */
  readonly counters: number;
  readonly headquarters: number;
  /** Read off a counter, or reconstructed from its neighbours for want of a picture. Points are reconstructed throughout. */
  readonly source: 'counter' | 'reconstructed';
}

/** Neither personnel nor a truck (TOT-OPT1a, TOT-Q50). */
export function isArmoured({ soft, role }: UnitType): boolean {
  return !soft && role !== 'truck';
}

/** What a headquarters costs above its plain type; reconstructed (TOT-Q24). */
export const HQ_POINTS = 10;
export const pointsSource = 'reconstructed';

type Row = readonly [kind: Kind, range: number, clear: number, cover: number, mp: number, points: number];
type Traits = Partial<Omit<UnitType, 'kind' | 'seat' | 'range' | 'defence' | 'mp' | 'points'>>;

function unit(seat: Seat, [kind, range, clear, cover, mp, points]: Row, counters: number, traits: Traits): UnitType {
  return {
    kind,
    seat,
    range,
    defence: [clear, cover],
    mp,
    points,
    counters,
    asterisk: false,
    soft: false,
    role: 'tank',
    calibre: 'normal',
    headquarters: 0,
    source: 'counter',
    ...traits,
  };
}

const guessed = { source: 'reconstructed' } as const;
const infantry = { soft: true, role: 'infantry' } as const;
const atGun = { soft: true, role: 'atGun' } as const;

export const unitTypes: readonly UnitType[] = [
  unit(AMERICAN, ['sherman', 2, 9, 9, 2, 30], 6, { headquarters: 2 }),
  unit(AMERICAN, ['wolverine', 3, 8, 8, 3, 30], 2, {}),
  unit(AMERICAN, ['pershing', 3, 10, 10, 2, 45], 3, { headquarters: 1, calibre: 'large' }),
  unit(AMERICAN, ['priest', 5, 8, 8, 1, 30], 2, { role: 'artillery' }),
  unit(AMERICAN, ['m8', 1, 7, 7, 4, 20], 1, { calibre: 'small', ...guessed }),
  unit(AMERICAN, ['usInfantry', 1, 7, 10, 1, 15], 2, infantry),
  unit(AMERICAN, ['usMech', 1, 9, 9, 3, 20], 2, { ...infantry, ...guessed }),
  unit(AMERICAN, ['usAtGun', 1, 7, 10, 1, 20], 2, atGun),
  unit(AMERICAN, ['howitzer', 5, 7, 9, 1, 20], 1, { soft: true, role: 'artillery', ...guessed }),
  unit(AMERICAN, ['truck', 0, 6, 6, 3, 10], 2, { role: 'truck', ...guessed }),
  unit(GERMAN, ['panzer4', 2, 9, 9, 2, 30], 6, { headquarters: 2 }),
  unit(GERMAN, ['panther', 3, 10, 10, 2, 45], 5, { headquarters: 1, ...guessed }),
  unit(GERMAN, ['tiger', 3, 11, 11, 1, 45], 3, { calibre: 'large' }),
  unit(GERMAN, ['kingTiger', 3, 12, 12, 1, 50], 3, { calibre: 'large', asterisk: true }),
  unit(GERMAN, ['wespe', 5, 8, 8, 1, 30], 1, { role: 'artillery' }),
  unit(GERMAN, ['puma', 1, 7, 7, 4, 20], 1, { calibre: 'small', ...guessed }),
  unit(GERMAN, ['geInfantry', 1, 7, 10, 1, 15], 2, infantry),
  unit(GERMAN, ['geMech', 1, 9, 9, 3, 20], 2, { ...infantry, ...guessed }),
  unit(GERMAN, ['geAtGun', 3, 8, 9, 1, 20], 2, atGun),
];

/** The two values that players may set otherwise (TOT-Q23). */
export const pershingMpSwitch = 3;
export const usAtGunSwitch = { range: 2, defence: [8, 9], mp: 1 } as const;
