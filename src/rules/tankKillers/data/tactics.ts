import type { Range, UnitClass } from './classes';

export type CardType =
  | 'range'
  | 'hit'
  | 'ammo'
  | 'damage'
  | 'morale'
  | 'protection'
  | 'logistics'
  | 'mine'
  | 'command'
  | 'manoeuvre'
  | 'terrain';

export type Effect = 'modify' | 'outOfAction' | 'lostAction' | 'endTurn' | 'freeAction' | 'negate' | 'recover';

/** German or Anglos, that is American or British. */
export type Camp = 'german' | 'anglos';

/** One tactics card: its type, its one effect and whatever restricts it. */
export interface Tactics {
  readonly type: CardType;
  readonly effect: Effect;
  readonly pen?: number;
  readonly inf?: number;
  /** The distance a Range card sets. */
  readonly range?: Range;
  /** The longest range the attacker has left once this card is played. */
  readonly reach?: Range;
  /** What the attacking unit must be, and whose. */
  readonly attacker?: UnitClass;
  readonly attackers?: Camp;
  /** What the defending unit must be. */
  readonly target?: UnitClass;
  /** What the unit the card is played against must be: attacker or survivor, depending on the window. */
  readonly victim?: UnitClass;
  /** Who may play it, and against whom. */
  readonly player?: Camp;
  readonly opponent?: Camp;
  /** Attacks by Support: 'never' bars them from using it, 'allowed' lets it stop them. */
  readonly support?: 'never' | 'allowed';
  readonly sameUnit?: true;
}

/** The shared deck, one copy of each; T31, T32 and T41 say what they answer in reply.ts. */
const tactics = {
  T1: { type: 'range', effect: 'modify', pen: 2, range: 0 },
  T2: { type: 'range', effect: 'modify', pen: -1, range: 500 },
  T3: { type: 'range', effect: 'modify', pen: -2, range: 750 },
  T4: { type: 'range', effect: 'modify', pen: -3, range: 1000 },
  T5: { type: 'range', effect: 'modify', pen: -4, range: 1500 },
  T6: { type: 'range', effect: 'modify', pen: -5, range: 2000 },
  T7: { type: 'hit', effect: 'modify', pen: 10, support: 'never' },
  T8: { type: 'hit', effect: 'modify', pen: 8 },
  T9: { type: 'hit', effect: 'modify', pen: 6 },
  T10: { type: 'hit', effect: 'modify', pen: 4 },
  T11: { type: 'hit', effect: 'modify', pen: 8 },
  T12: { type: 'ammo', effect: 'modify', pen: 2 },
  T13: { type: 'ammo', effect: 'modify', pen: 3 },
  T14: { type: 'ammo', effect: 'modify', pen: 3, inf: 3, attacker: 'tankOrInfantry', reach: 0 },
  T15: { type: 'ammo', effect: 'modify', pen: 5, attacker: 'infantry', attackers: 'german', target: 'vehicle' },
  T16: { type: 'ammo', effect: 'modify', pen: 5, attacker: 'infantry', attackers: 'anglos', target: 'vehicle' },
  T17: { type: 'ammo', effect: 'modify', pen: 6, attacker: 'infantry', target: 'tank' },
  T18: { type: 'ammo', effect: 'modify', inf: 3, attacker: 'tankOrInfantry' },
  T19: { type: 'damage', effect: 'outOfAction', attacker: 'infantry', target: 'tank' },
  T20: { type: 'damage', effect: 'outOfAction', victim: 'vehicleOrGun' },
  T21: { type: 'damage', effect: 'outOfAction', victim: 'vehicle' },
  T22: { type: 'damage', effect: 'outOfAction' },
  T23: { type: 'damage', effect: 'outOfAction', victim: 'tank' },
  T24: { type: 'morale', effect: 'lostAction', victim: 'tank' },
  T25: { type: 'morale', effect: 'lostAction' },
  T26: { type: 'morale', effect: 'freeAction' },
  T27: { type: 'morale', effect: 'lostAction' },
  T28: { type: 'morale', effect: 'lostAction' },
  T29: { type: 'morale', effect: 'lostAction' },
  T30: { type: 'morale', effect: 'lostAction', victim: 'tank' },
  T31: { type: 'morale', effect: 'negate' },
  T32: { type: 'morale', effect: 'negate', player: 'german' },
  T33: { type: 'protection', effect: 'modify', pen: -3 },
  T34: { type: 'protection', effect: 'modify', pen: -1, target: 'tank' },
  T35: { type: 'protection', effect: 'modify', pen: -2, target: 'tank' },
  T36: { type: 'logistics', effect: 'lostAction' },
  T37: { type: 'logistics', effect: 'lostAction' },
  T38: { type: 'logistics', effect: 'freeAction', player: 'anglos' },
  T39: { type: 'logistics', effect: 'freeAction' },
  T40: { type: 'logistics', effect: 'lostAction' },
  T41: { type: 'logistics', effect: 'negate' },
  T42: { type: 'logistics', effect: 'recover' },
  T43: { type: 'logistics', effect: 'recover' },
  T44: { type: 'mine', effect: 'lostAction', victim: 'vehicle' },
  T45: { type: 'command', effect: 'freeAction' },
  T46: { type: 'command', effect: 'freeAction' },
  T47: { type: 'command', effect: 'freeAction', sameUnit: true },
  T48: { type: 'command', effect: 'freeAction', player: 'anglos', sameUnit: true },
  T49: { type: 'command', effect: 'freeAction', sameUnit: true },
  T50: { type: 'command', effect: 'freeAction' },
  T51: { type: 'command', effect: 'lostAction', player: 'anglos', opponent: 'german' },
  T52: { type: 'command', effect: 'freeAction' },
  T53: { type: 'command', effect: 'freeAction' },
  T54: { type: 'command', effect: 'freeAction' },
  T55: { type: 'command', effect: 'freeAction' },
  T56: { type: 'command', effect: 'freeAction' },
  T57: { type: 'command', effect: 'modify', pen: 1 },
  T58: { type: 'command', effect: 'modify', pen: -8 },
  T59: { type: 'command', effect: 'lostAction' },
  T60: { type: 'command', effect: 'lostAction' },
  T61: { type: 'command', effect: 'lostAction', support: 'allowed' },
  T62: { type: 'command', effect: 'lostAction', support: 'allowed' },
  T63: { type: 'command', effect: 'lostAction' },
  T64: { type: 'command', effect: 'lostAction' },
  T65: { type: 'command', effect: 'endTurn' },
  T66: { type: 'command', effect: 'endTurn' },
  T67: { type: 'command', effect: 'endTurn' },
  T68: { type: 'command', effect: 'lostAction', attacker: 'tank', target: 'infantry' },
  T69: { type: 'command', effect: 'freeAction', attacker: 'infantry', target: 'tank' },
  T70: { type: 'manoeuvre', effect: 'freeAction', attacker: 'lightOrMedium' },
  T71: { type: 'manoeuvre', effect: 'freeAction', attacker: 'lightOrMedium' },
  T72: { type: 'manoeuvre', effect: 'freeAction', attacker: 'lightOrMedium' },
  T73: { type: 'manoeuvre', effect: 'freeAction', attacker: 'lightOrMedium' },
  T74: { type: 'manoeuvre', effect: 'freeAction', player: 'german', attacker: 'lightOrMedium' },
  T75: { type: 'manoeuvre', effect: 'freeAction', attacker: 'lightOrMedium' },
  T76: { type: 'manoeuvre', effect: 'freeAction' },
  T77: { type: 'terrain', effect: 'freeAction' },
  T78: { type: 'terrain', effect: 'lostAction' },
  T79: { type: 'terrain', effect: 'modify', pen: 2 },
  T80: { type: 'terrain', effect: 'lostAction', support: 'allowed' },
  T81: { type: 'terrain', effect: 'lostAction' },
  T82: { type: 'terrain', effect: 'lostAction' },
  T83: { type: 'terrain', effect: 'lostAction' },
  T84: { type: 'terrain', effect: 'lostAction' },
  T85: { type: 'terrain', effect: 'freeAction' },
  T86: { type: 'terrain', effect: 'lostAction' },
  T87: { type: 'terrain', effect: 'lostAction', victim: 'heavy' },
  T88: { type: 'terrain', effect: 'lostAction' },
  T89: { type: 'terrain', effect: 'lostAction' },
  T90: { type: 'terrain', effect: 'lostAction' },
  T91: { type: 'terrain', effect: 'freeAction' },
  T92: { type: 'terrain', effect: 'lostAction', support: 'allowed' },
} as const satisfies Record<string, Tactics>;

export type CardId = keyof typeof tactics;
export const cardIds = Object.keys(tactics).filter(isCardId);

export function isCardId(id: string): id is CardId {
  return Object.hasOwn(tactics, id);
}

/** A map answers faster than so large an object, and this is asked millions of times. */
const byId = new Map<CardId, Tactics>(cardIds.map((id) => [id, tactics[id]]));

export function cardOf(id: CardId): Tactics {
  return byId.get(id) ?? tactics[id];
}
