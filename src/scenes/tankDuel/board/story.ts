import type { Special } from '../../../rules/tankDuel/data/damageText';
import type { Location, SeatName } from '../../../rules/tankDuel/data/vehicles';
import type { Event, RobotReason, RobotThought } from '../../../rules/tankDuel/events';
import type { TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import { tankAt } from './sight';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
export type Pull = Of<'pulled'>;

/** What came of damage, one line each, in the order it was told. */
export type Consequence =
  | { readonly what: 'wounded' | 'escaped'; readonly person: SeatName }
  | { readonly what: 'killed'; readonly person: SeatName; readonly vp: number }
  | { readonly what: 'special'; readonly special: Special }
  | {
      readonly what:
        | 'trackDamaged'
        | 'immobilized'
        | 'caughtFire'
        | 'exploded'
        | 'outOfControl'
        | 'bailedOut'
        | 'broke'
        | 'held';
    }
  | { readonly what: 'eliminated'; readonly vp: number };

/** A shot from the aim to what it did, as far as it has been told. */
export interface ShotStory {
  readonly actor: TankId;
  readonly target: TankId;
  readonly by: 'tank' | 'gun' | 'infantry';
  readonly distance: number | null;
  readonly terms: Of<'aimed'>['terms'];
  readonly toHit: number;
  readonly hitPull: Pull | null;
  readonly hit: boolean | null;
  readonly locationPull: Pull | null;
  readonly location: Location | null;
  /** Hull Down saved it. */
  readonly saved: boolean;
  readonly piercePull: Pull | null;
  readonly pierce: { readonly through: boolean; readonly penetration: number; readonly armour: number } | null;
  readonly damage: { readonly card: number; readonly severity: 'critical' | 'light' | 'heavy' | null } | null;
  readonly consequences: readonly Consequence[];
}

/** A shot of which nothing is told but the aim. */
export function aimed(event: Of<'aimed' | 'gunAimed' | 'infantryAimed'>): ShotStory {
  return {
    actor: event.tank,
    target: event.enemy,
    by: event.type === 'aimed' ? 'tank' : event.type === 'gunAimed' ? 'gun' : 'infantry',
    distance: 'distance' in event ? event.distance : null,
    terms: event.terms,
    toHit: event.toHit,
    hitPull: null,
    hit: null,
    locationPull: null,
    location: null,
    saved: false,
    piercePull: null,
    pierce: null,
    damage: null,
    consequences: [],
  };
}

const results = [
  'trackDamaged',
  'immobilized',
  'caughtFire',
  'exploded',
  'outOfControl',
  'bailedOut',
  'broke',
  'held',
] as const;
type Plain = (typeof results)[number];
const isPlain = (event: Event): event is Of<Plain> => results.some((type) => type === event.type);

export function consequenceOf(event: Event): Consequence | null {
  if (isPlain(event)) return { what: event.type };
  switch (event.type) {
    case 'wounded':
    case 'escaped':
      return { what: event.type, person: event.person };
    case 'killed':
      return { what: 'killed', person: event.person, vp: event.vp };
    case 'special':
      return event.recorded ? { what: 'special', special: event.special } : null;
    case 'eliminated':
      return { what: 'eliminated', vp: event.vp };
    default:
      return null;
  }
}

function goOn(story: ShotStory, event: Event): ShotStory {
  const consequence = 'tank' in event && event.tank === story.target ? consequenceOf(event) : null;
  if (consequence !== null) return { ...story, consequences: [...story.consequences, consequence] };
  switch (event.type) {
    case 'pulled':
      if (event.why === 'hit') return { ...story, hitPull: event };
      if (event.why === 'location') return { ...story, locationPull: event };
      return event.why === 'pierce' ? { ...story, piercePull: event } : story;
    case 'hit':
      return { ...story, hit: true };
    case 'missed':
      return { ...story, hit: false };
    case 'located':
      return { ...story, location: event.location };
    case 'savedByGround':
      return { ...story, location: event.location, saved: true };
    case 'pierced':
    case 'bounced':
      return {
        ...story,
        pierce: { through: event.type === 'pierced', penetration: event.penetration, armour: event.armour },
      };
    case 'damagePulled':
      return story.pierce?.through === true ? { ...story, damage: { card: event.damage, severity: null } } : story;
    case 'damaged':
      return { ...story, damage: { card: event.damage, severity: event.severity } };
    default:
      return story;
  }
}

/** What follows a shot without ending its story. */
const after: readonly Event['type'][] = ['setBegan', 'phaseOpened', 'roundOpened', 'declared', 'moved', 'commanded'];

/** Whether it goes to the side: its firer is on the flank, or infantry that stands beside. */
export function strikesSide(view: View, { actor, target, by }: Pick<ShotStory, 'actor' | 'target' | 'by'>): boolean {
  return by === 'infantry' || tankAt(view, actor)?.flanking.includes(target) === true;
}

/** The last shot, as long as nothing else has begun. */
export function shotStory(events: readonly Event[]): ShotStory | null {
  let story: ShotStory | null = null;
  for (const event of events) {
    if (event.type === 'aimed' || event.type === 'gunAimed' || event.type === 'infantryAimed') story = aimed(event);
    else if (after.includes(event.type)) story = null;
    else if (story !== null) story = goOn(story, event);
  }
  return story;
}

/** The last card that was turned over for something, as long as nobody else's phase has begun. */
export function lastPull(events: readonly Event[]): Pull | null {
  for (const event of events.toReversed()) {
    if (event.type === 'pulled') return event;
    if (event.type === 'phaseOpened' || event.type === 'roundOpened' || event.type === 'damagePulled') return null;
  }
  return null;
}

/** What a robot said about itself this round: its peril, its bid and its thoughts. */
export interface RobotStory {
  readonly tank: TankId;
  readonly cards: readonly number[];
  readonly peril: Of<'robotPeril'> | null;
  readonly bid: Of<'robotBid'> | null;
  readonly steps: readonly { readonly step: RobotThought; readonly possible: boolean; readonly reason: RobotReason }[];
}

export function robotStory(events: readonly Event[], tank: TankId): RobotStory | null {
  let story: RobotStory | null = null;
  for (const event of events) {
    if (event.type === 'roundOpened') story = null;
    if (!('tank' in event) || event.tank !== tank) continue;
    const known: RobotStory = story ?? { tank, cards: [], peril: null, bid: null, steps: [] };
    if (event.type === 'robotRevealed') story = { ...known, cards: event.cards };
    if (event.type === 'robotPeril') story = { ...known, peril: event };
    if (event.type === 'robotBid') story = { ...known, bid: event };
    if (event.type === 'robotStep') story = { ...known, steps: [...known.steps, event] };
  }
  return story;
}

/** The bids of the round that have been shown. */
export function bidsShown(
  events: readonly Event[],
): readonly { readonly tank: TankId; readonly card: number | null }[] {
  let bids: { tank: TankId; card: number | null }[] = [];
  for (const event of events) {
    if (event.type === 'roundOpened') bids = [];
    if (event.type === 'bidRevealed') bids.push({ tank: event.tank, card: event.card });
    if (event.type === 'noBid') bids.push({ tank: event.tank, card: null });
  }
  return bids;
}
