import type { TableText } from '../../../i18n/table';
import { fill, type GameText } from '../../../i18n/text';
import type { Chance } from '../../../rules/core/dice';
import type { GameEvent, Ref, Seat } from '../../../rules/core/game';
import type { Listed } from '../../../session/growing';
import type { Reading } from '../../../session/reading';
import type { Player } from '../../../session/seats';
import type { Seen } from '../../../session/shownStep';
import {
  type EventSign,
  type Group,
  groups,
  type LookIcon,
  type Looks,
  refsOf,
  ruleOf,
  seatOf,
  signOf,
} from './eventLook';

/** Who reads, and with which words. */
export interface LogEyes {
  readonly viewer: Seat | null;
  readonly sitters: readonly Player[];
  readonly text: GameText;
  /** What every table says of giving up and of a clock run out. */
  readonly concessions: TableText['concessions'];
  readonly looks: Partial<Looks> | null;
  readonly locale: string;
}

interface Detail {
  readonly words: string;
  /** Whose loss it tells of: a friend's, a foe's, or nobody's. */
  readonly tone: 'plain' | 'friend' | 'foe';
}

/** One line of the log: one command and all that came of it. */
export interface LogLine {
  /** How many commands are played when the board shows it. */
  readonly moment: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly bot: boolean;
  readonly groups: ReadonlySet<Group>;
  readonly icon: LookIcon;
  /** Empty where the reader may learn only that something was done. */
  readonly title: string;
  readonly details: readonly Detail[];
  /** Who was lost in it, in words; empty where nobody was. */
  readonly kills: string;
  readonly chance: Chance | null;
  readonly rule: string | null;
  readonly refs: readonly Ref[];
}

/** The whole log as the reader may read it, oldest first; what happened before the first command opens it. */
export function logLines(told: Pick<Reading, 'opening' | 'steps'>, reader: LogEyes): readonly LogLine[] {
  const opening = openingLine(told.opening.events, reader);
  return [...(opening.title === '' ? [] : [opening]), ...linesFrom(told.steps, reader)];
}

/** The lines of some steps, so that a growing log need not be read anew. */
export function linesFrom(steps: Listed<Seen>, reader: LogEyes): readonly LogLine[] {
  return steps.flatMap((step) => {
    const line = stepLine(step, reader);
    // Aiming, say, tells of nothing yet: only what is kept from the reader leaves a line without words.
    return line.title === '' && !step.hides ? [] : [line];
  });
}

function openingLine(events: readonly GameEvent[], reader: LogEyes): LogLine {
  return { ...happened(events, reader), moment: 0, turn: 0, seat: null, bot: false, chance: null };
}

function stepLine({ index, seat, turn, events, rolls }: Seen, reader: LogEyes): LogLine {
  return {
    ...happened(events, reader),
    moment: index + 1,
    turn,
    seat,
    bot: reader.sitters[seat]?.controller.kind === 'bot',
    chance: rolls.find((roll) => roll.chance !== null)?.chance ?? null,
  };
}

/** An event in words. */
export interface Spoken {
  readonly event: GameEvent;
  readonly look: EventSign;
  readonly words: string;
}

export function spokenOf(events: readonly GameEvent[], reader: LogEyes): readonly Spoken[] {
  return events
    .map((event): Spoken => ({ event, look: signOf(event, reader.looks), words: wordsOf(event, reader) }))
    .filter(({ words }) => words !== '');
}

function happened(
  events: readonly GameEvent[],
  reader: LogEyes,
): Pick<LogLine, 'groups' | 'icon' | 'title' | 'details' | 'kills' | 'rule' | 'refs'> {
  const spoken = spokenOf(events, reader);
  const chief = spoken.reduce<Spoken | null>((best, next) => (weight(next) > weight(best) ? next : best), null);
  return {
    groups: new Set(spoken.map(({ look }) => look.group)),
    icon: chief?.look.icon ?? 'help',
    title: spoken[0]?.words ?? '',
    details: spoken.slice(1).map((one) => ({ words: one.words, tone: toneOf(one, reader.viewer) })),
    kills: spoken.flatMap(({ look, words }) => (look.marker === 'kill' ? [words] : [])).join(' · '),
    rule: chief === null ? null : ruleOf(chief.event, chief.look),
    refs: [...new Set(events.flatMap(refsOf))],
  };
}

function wordsOf(event: GameEvent, { text, concessions, locale }: LogEyes): string {
  const told: { readonly [type: string]: string } = { ...concessions, ...text.events };
  const template = told[event.type];
  if (template === undefined) return '';
  const words = fill(template, { ...event }, text, locale);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** A line bears the sign of what mattered most in it. */
function weight(spoken: Spoken | null): number {
  if (spoken === null) return -1;
  if (spoken.look.marker === 'end') return 3;
  if (spoken.look.marker !== undefined) return 2;
  return spoken.look.group === 'shots' ? 1 : 0;
}

function toneOf({ event, look }: Spoken, viewer: Seat | null): Detail['tone'] {
  if (look.group !== 'losses') return 'plain';
  const seat = seatOf(event);
  return seat === null || viewer === null || seat !== viewer ? 'foe' : 'friend';
}

export type Filter = Group | 'all' | 'bot';

/** In the order they are offered in. */
export const filters: readonly Filter[] = ['all', ...groups, 'bot'];

export function passes(line: LogLine, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'bot' ? line.bot : line.groups.has(filter);
}

/** The log to paste elsewhere: oldest first, one line each. */
export function logAsText(lines: Listed<LogLine>, hidden: (seat: Seat) => string): string {
  return lines
    .map(({ turn, seat, title, details, rule }) => {
      const told = title === '' && seat !== null ? hidden(seat) : title;
      const words = [told, ...details.map((detail) => detail.words)].join(' · ');
      return `${turn}. ${words}${rule === null ? '' : ` [${rule}]`}`;
    })
    .join('\n');
}

/** How often the log rests on a rule. */
export function usesOf(rule: string, steps: Listed<Seen>, reader: Pick<LogEyes, 'looks'>): number {
  const cited = steps.filter(({ events }) =>
    events.some((event) => ruleOf(event, signOf(event, reader.looks)) === rule),
  );
  return cited.length;
}

export function percent({ ways, of }: Chance, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(ways / of);
}
