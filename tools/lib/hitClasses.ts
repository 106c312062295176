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

/** Two parts of one run taken together. */
export function hitsTogether(one: HitCounts, other: HitCounts): HitCounts {
  const classes = names.map((name) => {
    const [a, b] = [one.classes[name], other.classes[name]];
    return [name, { pierced: (a?.pierced ?? 0) + (b?.pierced ?? 0), lost: (a?.lost ?? 0) + (b?.lost ?? 0) }];
  });
  return {
    shots: one.shots + other.shots,
    hits: one.hits + other.hits,
    bounced: one.bounced + other.bounced,
    pierced: one.pierced + other.pierced,
    classes: Object.fromEntries(classes),
  };
}

/** What became of all shots, and a line per class of hits that went through: how many of them cost the tank at once. */
export function hitTable({ shots, hits, bounced, pierced, classes }: HitCounts): string {
  const share = (part: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`);
  const lines = Object.entries(classes).map(
    ([name, { pierced: of, lost }]) => `| ${name} | ${of} | ${lost} | ${share(lost, of)} |`,
  );
  return [
    `Of ${shots} shots ${hits} hit (${share(hits, shots)}), ${bounced} bounced and ${pierced} went through; of those, by place and severity:`,
    '',
    '| hit | went through | lost at once | rate |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
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
