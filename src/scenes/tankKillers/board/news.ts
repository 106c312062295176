import { fill } from '../../../i18n/text';
import type { GameEvent } from '../../../rules/core/game';
import type { Event } from '../../../rules/tankKillers/types';
import type { Style } from '../../board/gameScene';

/** What is worth a line over the table; a pass or a draw is not. */
const TOLD: ReadonlySet<string> = new Set<Event['type']>([
  'recovered',
  'heldBack',
  'advanced',
  'targeted',
  'foundNothing',
  'supportFound',
  'played',
  'negated',
  'attackStopped',
  'turnStopped',
  'outranged',
  'rolled',
  'rolledBoth',
  'compared',
  'survived',
  'unitLost',
  'exhausted',
  'reformed',
  'fullExchange',
]);

export function newsOf(events: readonly GameEvent[], { text, language }: Style): string {
  return events
    .filter(({ type }) => TOLD.has(type))
    .map((event) => fill(text.events[event.type] ?? '', { ...event }, text, language))
    .filter((words) => words !== '')
    .join(' · ');
}
