import type { UiText } from '../../i18n/ui';
import type { Game, Json } from '../../rules/core/game';
import { type Level, levels } from '../../rules/core/module';
import type { Deal } from '../../rules/core/sequence';
import type { Sitter } from '../../session/seats';

/** What has been chosen for a game; kept for the next time but for the seed. */
export interface SetupChoice {
  readonly setup: string;
  readonly seats: readonly { readonly human: boolean; readonly level: Level; readonly name: string }[];
  readonly options: { readonly [id: string]: string | number | boolean };
}

/** A person against a bot on the first board, every option as the rules have it. */
export function firstChoice(game: Game): SetupChoice {
  const seats = Array.from({ length: game.seats.least }, (_, seat) => ({ human: seat === 0, level, name: '' }));
  return {
    setup: game.setups[0] ?? '',
    seats,
    options: Object.fromEntries(game.options.map(({ id, standard }) => [id, standard])),
  };
}

const level: Level = 'normal';

/** What was kept, as far as this version of the game still has it. */
export function readChoice(raw: unknown, game: Game): SetupChoice {
  const first = firstChoice(game);
  if (typeof raw !== 'object' || raw === null) return first;
  const setup: unknown = Reflect.get(raw, 'setup');
  const options: unknown = Reflect.get(raw, 'options');
  const seats: unknown = Reflect.get(raw, 'seats');
  const kept = Array.isArray(seats) ? seats.map(readSeat).filter((seat) => seat !== null) : [];
  const { least, most } = game.seats;
  return {
    setup: game.setups.find((id) => id === setup) ?? first.setup,
    seats: kept.length >= least && kept.length <= most ? kept : first.seats,
    options: Object.fromEntries(
      game.options.map(({ id, values, standard }) => {
        const value: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, id) : undefined;
        return [id, values.find((each) => each === value) ?? standard];
      }),
    ),
  };
}

function readSeat(raw: unknown): SetupChoice['seats'][number] | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const [human, strength, name]: unknown[] = ['human', 'level', 'name'].map((key) => Reflect.get(raw, key));
  const known = levels.find((each) => each === strength);
  if (typeof human !== 'boolean' || known === undefined || typeof name !== 'string') return null;
  return { human, level: known, name: name.slice(0, 40) };
}

export function dealOf(choice: SetupChoice, seed: string): Deal {
  const options: { readonly [id: string]: Json } = choice.options;
  return { setup: choice.setup, seats: choice.seats.length, options, seed };
}

/** Names nobody gave are given here, so that log and result can speak of people. */
export function sittersOf(
  choice: SetupChoice,
  text: UiText['setup'],
  nameOf: (words: string, number: number) => string,
): Sitter[] {
  return choice.seats.map(({ human, level: strength, name }, seat) => ({
    name: name.trim() !== '' ? name.trim() : standardName(human, seat, text, nameOf),
    controller: human ? { kind: 'human' } : { kind: 'bot', level: strength },
  }));
}

export function standardName(
  human: boolean,
  seat: number,
  text: UiText['setup'],
  nameOf: (words: string, number: number) => string,
): string {
  return human ? nameOf(text.player, seat + 1) : (text.botNames[seat % text.botNames.length] ?? text.bot);
}

/** Everybody moves on to the next side. */
export function swapped(choice: SetupChoice): SetupChoice {
  const [first, ...rest] = choice.seats;
  return first === undefined ? choice : { ...choice, seats: [...rest, first] };
}
