import { listsIn } from '../../i18n/formats';
import { say } from '../../i18n/index';
import { serviceName, serviceStage } from '../../i18n/serviceName';
import { namedSitters, playerName } from '../../i18n/sitterName';
import type { UiText } from '../../i18n/ui';
import { type GameId, isGameId } from '../../rules/gameId';
import type { Player } from '../../session/seats';
import type { SaveTitle } from '../../session/store/savedGames';
import type { SaveMeta } from '../../session/store/saves';

/** What a card says of a saved game. */
export interface SaveWords {
  readonly name: string;
  /** Which game it is, and how far it has come. */
  readonly title: string;
  readonly stage: string;
  readonly when: string;
  /** Who is to move, or who has won; null where it is not known. */
  readonly move: string | null;
  /** From 0 to 1; null where nothing tells. */
  readonly progress: number | null;
  readonly machine: GameId | null;
}

export function machineOf(game: string): GameId | null {
  return isGameId(game) ? game : null;
}

export function titleOf(id: GameId, text: UiText): string {
  const [first, second] = text.machines[id].title;
  return text.locale === 'ja' ? `${first}${second}` : `${first} ${second}`;
}

/** The name that was given to the game, else where it came from, else who plays it. */
export function saveName({ name, origin = {}, seats, service }: Named, text: UiText): string {
  if (name !== null && name !== '') return name;
  const { by, of, forks = [] } = origin;
  const whose = service === undefined ? playersOf(seats, text) : serviceName(service, text);
  const first = of ?? (by === undefined ? whose : text.games.cameBy[by]);
  return forks.reduce((name, move) => say(text.games.forkName, { name, move }, text.locale), first);
}

/** What a game is called that is fought on from a move of another. */
export function forked({ name, origin }: SaveTitle, move: number): SaveTitle {
  const before = name === null || name === '' ? origin : { of: name };
  return { name: null, origin: { ...before, forks: [...(before?.forks ?? []), move] } };
}

function playersOf(seats: readonly Player[], text: UiText): string {
  const names = namedSitters(seats, text).map((seat) => seat.name);
  const [first, second, ...more] = names;
  if (first === undefined || second === undefined || more.length > 0) return listsIn(text.locale).format(names);
  return againstBot(seats, text) ?? say(text.setup.against, { first, second }, text.locale);
}

interface Named extends SaveTitle, Pick<SaveMeta, 'service'> {
  readonly seats: readonly Player[];
}

/** Who plays alone and gave no name knows who is meant: the other side tells more. */
function againstBot(seats: readonly Player[], text: UiText): string | null {
  const at = seats.findIndex(({ controller }) => controller.kind === 'bot');
  const bot = seats[at];
  const people = seats.filter(({ controller }) => controller.kind === 'human');
  if (bot?.controller.kind !== 'bot' || people.length !== 1 || people[0]?.name !== '') return null;
  const { levels, againstBot: words } = text.setup;
  const fields = { name: playerName(bot, at, text), level: levels[bot.controller.level] };
  return say(words, fields, text.locale);
}

export function saveWords(meta: SaveMeta, text: UiText, now: number): SaveWords {
  const machine = machineOf(meta.game);
  return {
    name: saveName(meta, text),
    title: machine === null ? meta.game : titleOf(machine, text),
    stage: meta.finished ? text.games.over : stageWords(meta, text),
    when: ago(meta.updated, now, text.locale),
    move: meta.finished ? endWords(meta, text) : moveWords(meta, text),
    progress: meta.finished ? null : (meta.progress ?? null),
    machine,
  };
}

function stageWords({ service, turn }: SaveMeta, text: UiText): string {
  return service === undefined ? say(text.games.turn, { turn }, text.locale) : serviceStage(service, text);
}

/** At a screen of several people “you” would be nobody in particular: then it is the name. */
function moveWords({ active, seats }: SaveMeta, text: UiText): string | null {
  if (active === undefined) return null;
  const isHuman = (seat: number) => seats[seat]?.controller.kind === 'human';
  const seat = active.find(isHuman) ?? active[0];
  if (seat === undefined) return null;
  if (seat === alone(seats)) return text.games.yourMove;
  return say(text.games.move, { name: namedSitters(seats, text)[seat]?.name ?? '' }, text.locale);
}

function endWords(meta: SaveMeta, text: UiText): string | null {
  const end = winnerWords(meta, text);
  const mine = alone(meta.seats);
  const score = mine === null ? undefined : meta.scores?.[mine];
  if (end === null || score === undefined) return end;
  return `${end} · ${say(text.games.score, { score }, text.locale)}`;
}

function winnerWords({ winners, drawn, seats }: SaveMeta, text: UiText): string | null {
  const { games, locale } = text;
  if (winners === undefined) return null;
  if (drawn ?? winners.length === 0) return games.drawn;
  const mine = alone(seats);
  if (mine !== null) return winners.includes(mine) ? games.youWon : games.youLost;
  if (winners.length === 0) return games.lost;
  const names = namedSitters(seats, text).flatMap(({ name }, seat) => (winners.includes(seat) ? [name] : []));
  return say(games.won, { name: listsIn(locale).format(names) }, locale);
}

/** The seat of the only person at the screen; null where there are several or none. */
function alone(seats: SaveMeta['seats']): number | null {
  const people = seats.flatMap(({ controller }, seat) => (controller.kind === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** “2 hours ago”, in the language's own words. */
export function ago(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, 'second');
}
