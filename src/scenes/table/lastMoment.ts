import { say } from '../../i18n';
import type { TableText } from '../../i18n/table';
import type { GameEvent } from '../../rules/core/game';
import { lately } from '../../session/shownStep';
import type { Term } from '../blocks/block';
import type { Skin } from '../board/gameScene';
import type { Drawing, DrawingMap } from '../paint/drawings';
import type { Shot } from '../theatre/shot';
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

export interface LastMoment {
  /** Null where nothing was seen in close-up since the viewer chose last. */
  card(screen: TableScreen, words: TableText, locale: string): MomentCard | null;
  /** The game's drawings, and the picture on the card. */
  readonly pieces: DrawingMap;
  again(): void;
}

const NAME = 'moment/';

/** What is left of a close-up: read off the steps the viewer knows, so that a loaded game and a record show it too. */
export function openLastMoment(
  { staged }: Pick<Skin, 'staged'>,
  stage: Stage,
  drawings: DrawingMap,
  arrived: () => void,
): LastMoment {
  /** Asked with every change of the screen, and the same until the last step, whoever looks or the language is another. */
  let known: { readonly step: object; readonly eyes: string; readonly shot: Shot | null } | null = null;
  let drawn: { readonly shot: Shot; readonly name: string; readonly drawing: Drawing | null } | null = null;
  let number = 0;
  const shotOf = ({ reading, moment, viewer }: TableScreen, locale: string): Shot | null => {
    const last = reading.steps.at(-1);
    if (last === undefined || staged === undefined) return null;
    const seat = moment === null ? viewer : null;
    const eyes = `${locale} ${seat}`;
    if (known?.step === last && known.eyes === eyes) return known.shot;
    const steps = lately(reading.steps, seat);
    const first = reading.steps.length - steps.length;
    let shot: Shot | null = null;
    for (let index = steps.length - 1; index >= 0 && shot === null; index--) {
      const events: readonly GameEvent[] = steps[index]?.events ?? [];
      const told = events.toReversed();
      const view = reading.at(first + index + 1).view;
      for (const event of told) shot ??= staged(event, view);
    }
    known = { step: last, eyes, shot };
    return shot;
  };
  const pictureOf = (shot: Shot): string => {
    if (drawn?.shot === shot && drawn.drawing !== null) return drawn.name;
    const drawing = stage.portrait(shot, () => {
      if (known?.shot === shot) arrived();
    });
    if (drawing === null) return '';
    number += 1;
    drawn = { shot, drawing, name: `${NAME}${number}` };
    return drawn.name;
  };
  return {
    pieces: { get: (key) => (key.startsWith(NAME) ? (drawn?.drawing ?? undefined) : drawings.get(key)) },
    card(screen, words, locale) {
      const shot = shotOf(screen, locale);
      return shot === null ? null : cardOf(shot, pictureOf(shot), words, locale);
    },
    again() {
      if (known?.shot != null) void stage.again(known.shot);
    },
  };
}

function cardOf(shot: Shot, picture: string, words: TableText, locale: string): MomentCard {
  const named = ({ name, at }: { name: string; at: string }) => [name, at].filter((part) => part !== '').join(' ');
  const target = named(shot.target);
  const firers = new Intl.ListFormat(locale).format(shot.firers.map(named));
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
