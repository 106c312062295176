import type { GameEvent, Ref, Seat } from '../../../rules/core/game';
import type { GameRecord } from '../../../session/record/record';

/** What the log can be narrowed to. */
export const groups = ['shots', 'moves', 'losses', 'control', 'cards', 'turns', 'talk'] as const;
export type Group = (typeof groups)[number];

/** What the replay bar marks. */
const markers = ['kill', 'control', 'alarm', 'odds', 'end'] as const;
export type Marker = (typeof markers)[number];

export type LookIcon =
  | 'crosshair'
  | 'explosion'
  | 'move'
  | 'initiative'
  | 'cards'
  | 'clock'
  | 'hand'
  | 'trophy'
  | 'help';

/** How one type of event stands in the log and on the replay bar. */
export interface EventSign {
  readonly group: Group;
  readonly icon: LookIcon;
  readonly marker?: Marker;
  /** The rule it comes from, where the event itself names none. */
  readonly rule?: string;
}

/** A new event type of a game does not compile until its looks say where it stands. */
export type Looks<E extends GameEvent = GameEvent> = { readonly [type in E['type']]: EventSign };

/** How a game stands in the drawers. */
export interface EventSigns {
  readonly events: Looks;
  /** False where nothing is ever thrown or shuffled. */
  readonly dice: boolean;
  /** Where a game can be written down so that people and programs read it. */
  readonly written?: Written;
}

/** What is written down: a game, and what its sides are called. */
interface GameToWrite {
  readonly record: GameRecord;
  readonly seats: readonly string[];
}

/** A game and its positions as texts that can be pasted and read in again. */
export interface Written {
  game(told: GameToWrite): Promise<string>;
  /** After so many commands. */
  position(told: GameToWrite, moment: number): Promise<string>;
}

const concessions: { readonly [type: string]: EventSign } = {
  resigned: { group: 'talk', icon: 'trophy', marker: 'end' },
  flagged: { group: 'talk', icon: 'clock', marker: 'end' },
};

/** Games that say nothing are read by the verbs their events are named with. */
const byVerb: readonly (readonly [RegExp, EventSign])[] = [
  [/destroy|kill|lost|wreck|burn/i, { group: 'losses', icon: 'explosion', marker: 'kill' }],
  [/fire|shot|shoot|attack|(?<!c)hit|miss/i, { group: 'shots', icon: 'crosshair' }],
  [/control|objective|captur/i, { group: 'control', icon: 'initiative', marker: 'control' }],
  [/won|drawn$|ended$|over$/i, { group: 'talk', icon: 'trophy', marker: 'end' }],
  [/drove|mov|march|enter|left$|turned|faced/i, { group: 'moves', icon: 'move' }],
  [/card|drew|dealt|discard|shuffl|chit/i, { group: 'cards', icon: 'cards' }],
  [/offer|accept|declin|announc/i, { group: 'talk', icon: 'hand' }],
];
const plain: EventSign = { group: 'turns', icon: 'clock' };

export function signOf(event: GameEvent, looks: Partial<Looks> | null): EventSign {
  const conceded = concessions[event.type];
  // Whoever leaves a table at which the others play on ends nothing.
  if (conceded !== undefined && 'goesOn' in event) return { ...conceded, marker: 'alarm' };
  const own = looks?.[event.type] ?? conceded;
  return own ?? byVerb.find(([verb]) => verb.test(event.type))?.[1] ?? plain;
}

export function ruleOf(event: GameEvent, look: EventSign): string | null {
  const named = 'rule' in event ? event.rule : undefined;
  return typeof named === 'string' ? named : (look.rule ?? null);
}

export function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

const units = ['unit', 'units', 'target', 'targets', 'by', 'firers'];
const places = ['at', 'from', 'to', 'hex', 'square'];

/** The things an event speaks of, for lighting them up: read from the fields every game names alike. */
export function refsOf(event: GameEvent): readonly Ref[] {
  const refs = new Set<Ref>();
  for (const [field, value] of Object.entries(event)) {
    for (const id of Array.isArray(value) ? value : [value]) {
      if (typeof id !== 'string') continue;
      if (units.includes(field)) refs.add(`unit:${id}`);
      else if (places.includes(field)) {
        const place = placeRef(id);
        if (place !== null) refs.add(place);
      }
    }
  }
  return [...refs];
}

function placeRef(id: string): Ref | null {
  if (/^-?\d+,-?\d+$/.test(id)) return `hex:${id}`;
  if (/^[A-Z]\d+$/.test(id)) return `hex:${id}`;
  if (/^[a-z]\d+$/.test(id)) return `square:${id}`;
  return null;
}
