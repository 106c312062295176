import { isSingular, listsIn, numberIn, romanOf } from './formats';

/** What the player is told at one stage of pointing: what to do now, and what follows from it or from passing. */
interface Prompt {
  readonly act: string;
  readonly more: string;
}

export interface PhaseText {
  readonly name: string;
  /** What may be done in it, for the ribbon. */
  readonly allows: string;
  /** The rule that says so. */
  readonly rule: string;
  /** One prompt per thing pointed at so far; the last one serves for all later stages. */
  readonly prompts: readonly Prompt[];
}

/** All words of one game in one language: phases P, events E, rules R that code cites. */
export interface GameText<P extends string = string, E extends string = string, R extends string = string> {
  readonly title: string;
  readonly tagline: string;
  /** Names of the sides, by seat. */
  readonly seats: readonly string[];
  /** Names of the teams, where seats fight side by side and the game has names for them. */
  readonly teams?: readonly string[];
  /** Who the enemy of a single player is. */
  readonly alone?: string;
  /** What a set-up of this game is called: a board, a battle. */
  readonly setupKind: string;
  readonly setups: { readonly [id: string]: { readonly name: string; readonly about: string } };
  readonly options: {
    readonly [id: string]: { readonly name: string; readonly values: { readonly [value: string]: string } };
  };
  /** What can be wrong with options or an imported position. */
  readonly faults: { readonly [fault: string]: string };
  readonly phases: { readonly [phase in P]: PhaseText };
  /** Names of the parts of the order of play that several phases make up, as its chart nests them. */
  readonly parts?: { readonly [part: string]: string };
  /** Shorter names of parts and phases, where the ribbon is narrow. */
  readonly shortParts?: { readonly [part: string]: string };
  /** A log line per event: '{tank} fires at {at}: {face}'. Placeholders are fields of the event. */
  readonly events: { readonly [event in E]: string };
  /** Why a rule refuses or how it ended the game: our own one-line wording. */
  readonly rules: { readonly [rule in R]: string };
  /** Words for values that events and refs carry: unit kinds, facings, buttons. */
  readonly words: { readonly [value: string]: string };
  /** How well a game was won or lost, by the degree a result names; absent where results name none. */
  readonly degrees?: { readonly [degree: string]: string };
  /** What dice are thrown for, by the purpose the rules name. */
  readonly rolls: { readonly [purpose: string]: string };
}

/** Whether anything is left to chance: a game without dice and without hidden cards has neither seed nor luck to tell of. */
export function hasChance({ rolls }: Pick<GameText, 'rolls'>, { secrets }: { readonly secrets: boolean }): boolean {
  return secrets || Object.keys(rolls).length > 0;
}

/** The words of a game whose sides are called after what was chosen for them. */
export function namingSides(text: GameText, sides: readonly string[] | undefined): GameText {
  return sides === undefined ? text : { ...text, seats: sides.map((side) => text.words[side] ?? side) };
}

type Fields = { readonly [name: string]: unknown };

const FIELD = /\{(\w+)([\^#=]?)(?:\|([^|}]*)\|([^|}]*)(?:\|([^}]*))?)?\}/g;

/**
 * Fills `{field}` with the field's word and `{field|one|other}` with the number and the plural form it takes;
 * `{field|one|other|none}` says for zero only what stands last, since "leads 0 neighbours" is no sentence;
 * `{field^}` writes what has no word of its own in capitals, as players write squares, `{field#}` a number in Roman figures;
 * `{field=}` leaves a single letter as it is, since the name of an area may be the sign of a result too.
 * A word that means something else beside another field is listed with it: `B@F2` is what B means where F2 stands too.
 * A list is joined the way the language joins lists.
 */
export function fill(
  template: string,
  fields: Fields,
  text: Pick<GameText, 'words' | 'seats'>,
  locale: string,
): string {
  return template.replace(FIELD, (_, name: string, manner: string, one?: string, other?: string, none?: string) => {
    const value = fields[name];
    if (none !== undefined && value === 0) return none;
    if (other !== undefined && typeof value === 'number') {
      return `${numberIn(locale, value)}${isSingular(locale, value) ? one : other}`;
    }
    if (manner === '#' && typeof value === 'number') return romanOf(value);
    if (manner === '=' && typeof value === 'string' && value.length === 1) return value;
    const word = besides(value, fields, text) ?? wordFor(name, value, text, locale);
    return manner === '^' && word === value ? word.toUpperCase() : word;
  });
}

function besides(value: unknown, fields: Fields, { words }: Pick<GameText, 'words'>): string | undefined {
  if (typeof value !== 'string') return undefined;
  const other = Object.values(fields).find((each) => typeof each === 'string' && `${value}@${each}` in words);
  return other === undefined ? undefined : words[`${value}@${other}`];
}

/** Fields that hold a seat, or a list of them. */
const SEAT_FIELDS: ReadonlySet<string> = new Set(['seat', 'seats', 'by', 'winner', 'winners']);

function wordFor(name: string, value: unknown, text: Pick<GameText, 'words' | 'seats'>, locale: string): string {
  if (Array.isArray(value)) {
    const words = value.map((inner) => wordFor(name, inner, text, locale));
    return listsIn(locale).format(words);
  }
  if (typeof value === 'number') {
    const seat = SEAT_FIELDS.has(name) ? text.seats[value] : undefined;
    return seat ?? numberIn(locale, value);
  }
  if (typeof value === 'boolean') return wordFor(name, String(value), text, locale);
  // A word such as `constructor` must not find what every object inherits.
  if (typeof value === 'string') return (Object.hasOwn(text.words, value) ? text.words[value] : undefined) ?? value;
  return value === null || value === undefined ? '' : String(value);
}

/** The placeholder names of a template, for the test that compares them with the event's fields. */
export function placeholders(template: string): readonly string[] {
  return [...template.matchAll(FIELD)].map((match) => match[1] ?? '');
}
