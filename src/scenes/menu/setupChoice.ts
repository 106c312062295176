import type { Game, Json, OptionSpec } from '../../rules/core/game';
import { type Level, levels } from '../../rules/core/module';
import type { Deal } from '../../rules/core/sequence';
import type { Controller, Player } from '../../session/seats';

/** What has been chosen for a game; kept for the next time but for the seed. */
export interface SetupChoice {
  readonly setup: string;
  readonly seats: readonly { readonly human: boolean; readonly level: Level; readonly name: string }[];
  readonly options: { readonly [id: string]: string | number | boolean };
  /** What was chosen on the game's own sheet of this set-up, such as forces of one's own. */
  readonly sheet: { readonly [id: string]: readonly string[] };
}

const level: Level = 'normal';
const bot = { human: false, level, name: '' };

/** A person against bots on the first board, every option as the rules have it. */
export function firstChoice(game: Game): SetupChoice {
  const setup = game.setups[0] ?? '';
  const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
  return fitted(game, { setup, seats: [{ ...bot, human: true }], options, sheet: {} });
}

/** A small game to begin with: a set-up, and what differs from the usual options. */
export interface FirstGame {
  readonly setup: string;
  readonly options?: SetupChoice['options'];
}

/** What is proposed to whoever comes for the first time. */
export function welcome(game: Game, first: FirstGame | undefined): SetupChoice {
  const usual = firstChoice(game);
  const seats = usual.seats.map((seat): SetupChoice['seats'][number] => ({ ...seat, level: 'easy' }));
  const options = { ...usual.options, ...first?.options };
  return fitted(game, { ...usual, setup: first?.setup ?? usual.setup, seats, options });
}

/** How many may sit down to what has been chosen. */
export function seatCounts(game: Game, choice: SetupChoice): readonly number[] {
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  // A sheet that is still being written forbids nobody to sit down.
  const blank = { ...choice, sheet: {} };
  return counts.filter((count) => game.checkOptions(dealOf(withSeats(blank, count), '')) === null);
}

/** The same people at a table of another size: the last get up, bots take what is free. */
export function withSeats(choice: SetupChoice, count: number): SetupChoice {
  const seats = Array.from({ length: count }, (_, seat) => choice.seats[seat] ?? bot);
  return { ...choice, seats };
}

/** As many seats as what was chosen takes, those there are or the nearest number; what cannot matter is as usual. */
export function fitted(game: Game, choice: SetupChoice): SetupChoice {
  const { length } = choice.seats;
  const near = (count: number) => Math.abs(count - length);
  const plain = withoutHidden(game, choice);
  const [best] = seatCounts(game, plain).toSorted((a, b) => near(a) - near(b) || a - b);
  return withSeats(plain, best ?? Math.max(game.seats.least, Math.min(length, game.seats.most)));
}

/** Nobody can take back what is not shown. */
function withoutHidden(game: Game, choice: SetupChoice): SetupChoice {
  const shown = shownOptions(game, choice);
  const hidden = game.options.filter((spec) => spec.seats === undefined && !shown.includes(spec));
  const usual = Object.fromEntries(hidden.map(({ id, standard }) => [id, standard]));
  return { ...choice, options: { ...choice.options, ...usual } };
}

/** The options that can matter for what has been chosen. */
export function shownOptions(game: Game, { setup, seats, options }: SetupChoice): readonly OptionSpec[] {
  return game.options.filter(
    (spec) =>
      (spec.setups?.includes(setup) ?? true) &&
      (spec.seats === undefined || spec.seats === seats.length) &&
      (spec.needs === undefined || options[spec.needs] === true),
  );
}

/** Two people change places. */
export function exchanged(choice: SetupChoice, one: number, other: number): SetupChoice {
  const from = (seat: number) => (seat === one ? other : seat === other ? one : seat);
  return { ...choice, seats: choice.seats.map((sitting, seat) => choice.seats[from(seat)] ?? sitting) };
}

/** What was kept, as far as this version of the game still has it. */
export function readChoice(raw: unknown, game: Game): SetupChoice {
  const first = firstChoice(game);
  if (typeof raw !== 'object' || raw === null) return first;
  const setup: unknown = Reflect.get(raw, 'setup');
  const options: unknown = Reflect.get(raw, 'options');
  const seats: unknown = Reflect.get(raw, 'seats');
  const kept = Array.isArray(seats) ? seats.map(readSeat).filter((seat) => seat !== null) : [];
  const { least, most } = game.seats;
  const choice = fitted(game, {
    setup: game.setups.find((id) => id === setup) ?? first.setup,
    seats: kept.length >= least && kept.length <= most ? kept : first.seats,
    options: Object.fromEntries(
      game.options.map(({ id, values, standard }) => {
        const value: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, id) : undefined;
        return [id, values.find((each) => each === value) ?? standard];
      }),
    ),
    sheet: readSheet(Reflect.get(raw, 'sheet')),
  });
  return game.checkOptions(dealOf(choice, '')) === null ? choice : { ...choice, sheet: {} };
}

function readSheet(raw: unknown): SetupChoice['sheet'] {
  const lists = Object.entries(typeof raw === 'object' && raw !== null ? raw : {});
  return Object.fromEntries(lists.filter((list): list is [string, string[]] => isListOfWords(list[1])));
}

const isListOfWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function readSeat(raw: unknown): SetupChoice['seats'][number] | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const [human, strength, name]: unknown[] = ['human', 'level', 'name'].map((key) => Reflect.get(raw, key));
  const known = levels.find((each) => each === strength);
  if (typeof human !== 'boolean' || known === undefined || typeof name !== 'string') return null;
  return { human, level: known, name: name.slice(0, 40) };
}

export function dealOf(choice: SetupChoice, seed: string): Deal {
  const options: { readonly [id: string]: Json } = { ...choice.options, ...choice.sheet };
  return { setup: choice.setup, seats: choice.seats.length, options, seed };
}

/** A name nobody gave stays empty: the usual one is said in the language of whoever reads it. */
export function sittersOf({ seats }: SetupChoice): Player[] {
  return seats.map((seat) => ({ name: seat.name.trim(), controller: controllerOf(seat) }));
}

export function controllerOf({ human, level: strength }: SetupChoice['seats'][number]): Controller {
  return human ? { kind: 'human' } : { kind: 'bot', level: strength };
}

/** Everybody moves on to the next side. */
export function swapped(choice: SetupChoice): SetupChoice {
  const [first, ...rest] = choice.seats;
  return first === undefined ? choice : { ...choice, seats: [...rest, first] };
}
