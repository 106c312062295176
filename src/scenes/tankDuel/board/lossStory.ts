import type { SeatName } from '../../../rules/tankDuel/data/vehicles';
import type { Event, TankId } from '../../../rules/tankDuel/types';
import type { Pull } from './story';

/** A man who had to get out of a lost tank, with the cards that were turned over for him. */
interface Man {
  readonly person: SeatName;
  readonly cards: readonly Pull[];
  /** VP it cost; null: he got out. */
  readonly killed: number | null;
}

/** How a tank was lost and its crew left it, as far as it has been told. */
export interface LossStory {
  readonly tank: TankId;
  readonly cause: 'fire' | 'explosion' | 'bailOut';
  /** In the order in which they tried. */
  readonly men: readonly Man[];
  /** Cards turned over for whoever is trying now. */
  readonly pulls: readonly Pull[];
  readonly vp: number | null;
  readonly scorer: TankId | null;
  /** Cards of the hand that went with the tank. */
  readonly cards: number;
  /** How many of a crew that bails out are out so far; absent: all. */
  readonly out?: number;
}

const causes = { outOfControl: 'fire', exploded: 'explosion', bailedOut: 'bailOut' } as const;

/** What follows a loss without ending its story. */
const ends: readonly Event['type'][] = ['setBegan', 'phaseOpened', 'roundOpened', 'declared', 'aimed', 'reinforced'];

function goOn(story: LossStory, event: Event): LossStory {
  if (event.type === 'laidOff') return story.vp === null ? story : { ...story, cards: event.count };
  if (!('tank' in event) || event.tank !== story.tank) return story;
  switch (event.type) {
    case 'pulled':
      return event.why === 'escapeFire' || event.why === 'escapeExplosion'
        ? { ...story, pulls: [...story.pulls, event] }
        : story;
    case 'escaped':
    case 'killed': {
      const man = { person: event.person, cards: story.pulls, killed: event.type === 'killed' ? event.vp : null };
      return { ...story, men: [...story.men, man], pulls: [] };
    }
    case 'eliminated':
      return { ...story, vp: event.vp, scorer: event.scorer };
    default:
      return story;
  }
}

/** The last tank that was lost, as long as nothing else has begun. */
export function lossStory(events: readonly Event[]): LossStory | null {
  let story: LossStory | null = null;
  for (const event of events) {
    if (event.type === 'outOfControl' || event.type === 'exploded' || event.type === 'bailedOut')
      story = {
        tank: event.tank,
        cause: causes[event.type],
        men: [],
        pulls: [],
        vp: null,
        scorer: null,
        cards: 0,
      };
    else if (ends.includes(event.type)) story = null;
    else if (story !== null) story = goOn(story, event);
  }
  return story;
}
