import { listsIn } from '../../i18n/formats';
import { say } from '../../i18n/index';
import { type MachineId, machineIds, type UiText } from '../../i18n/ui';
import type { SaveMeta } from '../../session/saves';

/** What a card says of a saved game. */
export interface SaveWords {
  readonly name: string;
  readonly facts: string;
  readonly when: string;
  /** Who is to move; null where it is not known or the game is over. */
  readonly move: string | null;
  /** From 0 to 1; null where nothing tells. */
  readonly progress: number | null;
  readonly machine: MachineId | null;
}

export function machineOf(game: string): MachineId | null {
  return machineIds.find((id) => id === game) ?? null;
}

export function titleOf(id: MachineId, text: UiText): string {
  const [first, second] = text.machines[id].title;
  return text.locale === 'ja' ? `${first}${second}` : `${first} ${second}`;
}

export function saveName({ name, seats }: Pick<SaveMeta, 'name' | 'seats'>, text: UiText): string {
  if (name !== null && name !== '') return name;
  const [first, second, ...more] = seats.map((seat) => seat.name);
  if (first !== undefined && second !== undefined && more.length === 0)
    return say(text.setup.against, { first, second }, text.locale);
  return listsIn(text.locale).format(seats.map((seat) => seat.name));
}

export function saveWords(meta: SaveMeta, text: UiText, now: number): SaveWords {
  const machine = machineOf(meta.game);
  const title = machine === null ? meta.game : titleOf(machine, text);
  const turn = say(text.games.turn, { turn: meta.turn }, text.locale);
  const facts = [title, meta.finished ? text.games.over : turn];
  return {
    name: saveName(meta, text),
    facts: facts.join(' · '),
    when: ago(meta.updated, now, text.locale),
    move: moveWords(meta, text),
    progress: meta.finished ? null : (meta.progress ?? null),
    machine,
  };
}

/** At a screen of several people “you” would be nobody in particular: then it is the name. */
function moveWords({ active, seats, finished }: SaveMeta, { games, locale }: UiText): string | null {
  if (finished || active === undefined) return null;
  const isHuman = (seat: number) => seats[seat]?.controller.kind === 'human';
  const seat = active.find(isHuman) ?? active[0];
  if (seat === undefined) return null;
  const alone = seats.filter(({ controller }) => controller.kind === 'human').length === 1;
  return alone && isHuman(seat) ? games.yourMove : say(games.move, { name: seats[seat]?.name ?? '' }, locale);
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
