import { say } from '../../i18n';
import type { TableText } from '../../i18n/table';
import type { GameEvent } from '../../rules/core/game';
import type { Reading } from '../../session/reading';
import { lately } from '../../session/shownStep';
import type { Term } from '../blocks/block';
import type { Skin } from '../board/gameScene';
import type { Drawing, DrawingMap } from '../paint/drawings';
import type { Shot } from '../theatre/shot';
import { namesIn } from './shotWords';
import type { TableScreen } from './tableController';

/** The last close-up as it stays beside the board: who, the sum, the chance and the result. */
export interface MomentCard {
  /** The name its picture has among the drawings; empty while there is none. */
  readonly picture: string;
  readonly word: string;
  readonly who: string;
  readonly terms: readonly Term[];
  readonly chance: Shot['chance'];
  readonly rule: string;
  readonly caption: string;
  readonly again: string;
}

interface Stage {
  portrait(shot: Shot, arrived: () => void): Drawing | null;
  again(shot: Shot): Promise<void>;
}

/** What stays of a decisive moment on a board that keeps its own sum: what made it worth telling, and that it can be watched again. */
export interface MomentChip {
  readonly caption: string;
  readonly again: string;
}

/** What was decisive lately: a close-up, or a step of a board that is a stage of its own. */
interface Found {
  readonly shot: Shot | null;
  readonly caption: string;
  /** Which step of the reading it was. */
  readonly step: number;
}

export interface LastMoment {
  /** Null where nothing was seen in close-up since the viewer chose last. */
  card(screen: TableScreen, words: TableText, locale: string): MomentCard | null;
  /** The same on a board without close-ups. */
  chip(screen: TableScreen, words: TableText, locale: string): MomentChip | null;
  /** The game's drawings, and the picture on the card. */
  readonly pieces: DrawingMap;
  again(): void;
}

const NAME = 'moment/';

/** What is left of a decisive moment: read off the steps the viewer knows, so that a loaded game and a record show it too. */
export function openLastMoment(
  skin: Pick<Skin, 'staged' | 'decisive'>,
  stage: Stage,
  drawings: DrawingMap,
  arrived: () => void,
  /** Shows a step once more on the board itself. */
  watch: (step: number) => void,
): LastMoment {
  /** Asked with every change of the screen, and the same until the last step, whoever looks or the language is another. */
  let known: { readonly step: object; readonly eyes: string; readonly found: Found | null } | null = null;
  let drawn: { readonly shot: Shot; readonly name: string; readonly drawing: Drawing | null } | null = null;
  let number = 0;
  const findIn = ({ reading, moment, viewer }: TableScreen, locale: string): Found | null => {
    const last = reading.steps.at(-1);
    if (last === undefined || (skin.staged === undefined && skin.decisive === undefined)) return null;
    const seat = moment === null ? viewer : null;
    const eyes = `${locale} ${seat}`;
    if (known?.step === last && known.eyes === eyes) return known.found;
    const first = reading.steps.length - lately(reading.steps, seat).length;
    let found: Found | null = null;
    for (let step = reading.steps.length - 1; step >= first && found === null; step--)
      found = momentIn(skin, reading, step);
    known = { step: last, eyes, found };
    return found;
  };
  const pictureOf = (shot: Shot): string => {
    if (drawn?.shot === shot && drawn.drawing !== null) return drawn.name;
    const drawing = stage.portrait(shot, () => {
      if (known?.found?.shot === shot) arrived();
    });
    if (drawing === null) return '';
    number += 1;
    drawn = { shot, drawing, name: `${NAME}${number}` };
    return drawn.name;
  };
  return {
    pieces: { get: (key) => (key.startsWith(NAME) ? (drawn?.drawing ?? undefined) : drawings.get(key)) },
    card(screen, words, locale) {
      const shot = findIn(screen, locale)?.shot ?? null;
      return shot === null ? null : cardOf(shot, pictureOf(shot), words, locale);
    },
    chip(screen, { again }, locale) {
      const found = findIn(screen, locale);
      return found === null || found.shot !== null ? null : { caption: found.caption, again };
    },
    again() {
      const found = known?.found ?? null;
      if (found?.shot != null) void stage.again(found.shot);
      else if (found !== null) watch(found.step);
    },
  };
}

/** The last decisive event of a step; of several on a board of its own the one that is worth telling. */
function momentIn(
  { staged, decisive }: Pick<Skin, 'staged' | 'decisive'>,
  reading: Reading,
  step: number,
): Found | null {
  const events: readonly GameEvent[] = reading.steps.at(step)?.events ?? [];
  if (events.length === 0) return null;
  const { view } = reading.at(step + 1);
  const { steps } = reading.at(step);
  let found: Found | null = null;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at] as GameEvent;
    const earlier = { events: events.slice(0, at), later: events.slice(at + 1), steps };
    const shot = staged?.(event, view, earlier) ?? null;
    if (shot !== null) return { shot, caption: shot.caption?.title ?? '', step };
    const told = decisive?.(event, view, earlier) ?? null;
    if (told?.caption != null) return { shot: null, caption: told.caption.title, step };
    if (told !== null) found = { shot: null, caption: '', step };
  }
  return found;
}

function cardOf(shot: Shot, picture: string, words: TableText, locale: string): MomentCard {
  const { target, firers } = namesIn(shot, locale);
  return {
    picture,
    word: shot.word,
    who: firers === '' ? target : say(words.struckBy, { target, firers }, locale),
    terms: sumOf(shot),
    chance: shot.chance,
    rule: shot.rule,
    caption: shot.caption?.title ?? '',
    again: words.again,
  };
}

/** The sum as it was written on the stage. */
function sumOf({ terms, total, sign, against }: Shot): readonly Term[] {
  if (against === null) return [];
  return [
    ...terms.map(({ value, words, rule, isVoid }, index): Term => {
      const minus = value.startsWith('−') || isVoid === true;
      return {
        sign: index === 0 ? '' : minus ? '−' : '+',
        value: value.replace('−', ''),
        says: words,
        tone: isVoid === true ? 'faint' : 'plain',
        rule,
      };
    }),
    ...(total === null ? [] : [{ sign: '=', value: total.value, says: total.words, tone: 'hot' } as const]),
    { sign, value: against.value, says: against.words, tone: 'plain', rule: against.rule },
  ];
}
