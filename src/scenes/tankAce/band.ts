import type { GameEvent, Seat } from '../../rules/core/game';
import { careerOf } from '../../rules/tankAce/base';
import type { Event, View } from '../../rules/tankAce/types';
import { levelFor } from '../../rules/tankAce/victory';
import type { Style } from '../board/gameScene';
import { wordsOf } from './battle/words';
import { winsToNext } from './career/facts';
import { chartName } from './charts/page';

/** How the seat wins: the battle it is in, else the career. */
export function goalOf(view: View, seat: Seat, fighting: boolean, look: Style): { says: string; rule: string } {
  const { table, say } = wordsOf(look);
  if (fighting || view.setup === 'mission') {
    const alone = view.careers.length === 1 || view.switches.together !== 'cooperative';
    return { says: alone ? table.goals.battle : table.goals.battleTogether, rule: 'ATA-6.5a' };
  }
  if (view.careers.length > 1 && view.switches.together !== 'cooperative')
    return { says: table.goals.rivals, rule: 'ATA-10.3c' };
  const career = careerOf(view, seat);
  const next = winsToNext(career);
  const { degree, rule } = levelFor(career.successes);
  const fields = { wins: career.successes, degree, more: next?.wins ?? 0, next: next?.degree ?? '' };
  return { says: say(next === null ? table.goals.highest : table.goals.career, fields), rule };
}

/** What is worth a word over the table; everything else stands in the log. */
const telling: ReadonlySet<Event['type']> = new Set([
  'missionSet',
  'lineSkipped',
  'refitted',
  'promoted',
  'counterattack',
  'fired',
  'bombarded',
  'unitDestroyed',
  'unitImmobilised',
  'unitDispersed',
  'unitReduced',
  'unitLeft',
  'unitTargets',
  'enemyFired',
  'noEffect',
  'tankHit',
  'tankImmobilised',
  'tankDestroyed',
  'crewShocked',
  'crewHurt',
  'diedOfWounds',
  'stoppage',
  'eventCame',
  'traverseJammed',
  'withdrew',
  'fieldHeld',
  'battleLost',
  'medal',
  'missionLogged',
  'careerEnded',
]);

/** The rolls that say why: did it hit, did it go through. */
const reasons: ReadonlySet<string> = new Set(['B1', 'B2', 'B3', 'B4', 'B5', 'B5a', 'counterattack', 'promotion']);

/** What came of a command and why, thing by thing; what is not worth a word is left to the log. */
export function toldLines(events: readonly GameEvent[], look: Style): readonly string[] {
  const { table, say } = wordsOf(look);
  return (events as readonly Event[])
    .filter((event) => (event.type === 'rolled' ? reasons.has(event.chart) : telling.has(event.type)))
    .map((event) =>
      event.type === 'rolled'
        ? say(table.rolledFor, { ...event, what: chartName(event.chart, look), sum: sumWords(event) })
        : say(look.text.events[event.type] ?? '', { ...event }).trim(),
    );
}

/** So many things are told at once, the last ones. */
const TOLD = 4;

/** The dice with what was added and taken off, as it was shown on the chart. */
function sumWords({ faces, terms, total }: Extract<Event, { type: 'rolled' }>): string {
  const added = terms.map(({ value }) => (value < 0 ? ` − ${-value}` : ` + ${value}`)).join('');
  const dice = faces.join(' + ');
  return faces.length === 1 && added === '' ? dice : `${dice}${added} = ${total}`;
}

/** What a command came to and why, in one line; empty where nothing is worth one. */
export function newsOf(events: readonly GameEvent[], look: Style): string {
  return toldLines(events, look).slice(-TOLD).join(' · ');
}
