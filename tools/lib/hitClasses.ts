import type { GameEvent } from '../../src/rules/core/game';
import type { Event } from '../../src/rules/tankDuel/events';

/** What came of the hits of one class: those that went through, and the tanks lost to them at once. */
interface HitClass {
  pierced: number;
  lost: number;
}

export interface HitCounts {
  shots: number;
  hits: number;
  bounced: number;
  pierced: number;
  /** By place and severity: `hull heavy`. */
  readonly classes: { [name: string]: HitClass };
}

const grades = ['light', 'heavy', 'critical'];
const names = ['turret', 'hull', 'track'].flatMap((place) => grades.map((grade) => `${place} ${grade}`));

export function noHits(): HitCounts {
  const classes = Object.fromEntries(names.map((name) => [name, { pierced: 0, lost: 0 }]));
  return { shots: 0, hits: 0, bounced: 0, pierced: 0, classes };
}

/** Adds what one command of Tank Duel brought. */
export function countHits(counts: HitCounts, events: readonly GameEvent[]): void {
  let struck: HitClass | null = null;
  for (const event of events as readonly Event[]) {
    if (event.type === 'aimed' || event.type === 'gunAimed' || event.type === 'infantryAimed') counts.shots += 1;
    else if (event.type === 'hit') counts.hits += 1;
    else if (event.type === 'bounced') counts.bounced += 1;
    else if (event.type === 'pierced') counts.pierced += 1;
    else if (event.type === 'damaged') {
      struck = counts.classes[`${event.location} ${event.severity}`] ?? null;
      if (struck !== null) struck.pierced += 1;
    } else if (event.type === 'eliminated' && struck !== null) {
      struck.lost += 1;
      struck = null;
    }
  }
}

/** `hull heavy 12 of 40`: tanks lost at once, of the hits of that class that went through. */
export function hitReport({ shots, hits, bounced, pierced, classes }: HitCounts) {
  return {
    shots,
    hits,
    bounced,
    pierced,
    lostAtOnce: Object.entries(classes).map(([name, { pierced: of, lost }]) => `${name} ${lost} of ${of}`),
  };
}
