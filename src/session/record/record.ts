import * as v from 'valibot';
import type { Json, Result } from '../../rules/core/game';
import { levels } from '../../rules/core/module';
import type { Match } from '../match';
import type { Player } from '../seats';
import { faultOfJson } from './plainJson';
import { type Expectation, pathOf, type RecordError, shown } from './recordProblem';

export const FORMAT = 'hull-down/1';
/** In bytes of text, compressed or not. */
export const RECORD_BYTES = 2 * 1024 * 1024;
export const RECORD_COMMANDS = 20_000;

const expected = (what: Expectation): Expectation => what;
const text = v.string(expected('text'));
const short = v.pipe(text, v.minLength(1, expected('text')), v.maxLength(60, expected('shortText')));
const whole = v.pipe(v.number(expected('wholeNumber')), v.safeInteger(expected('wholeNumber')));
const seat = v.pipe(v.number(expected('seat')), v.integer(expected('seat')), v.minValue(0, expected('seat')));

const count = v.pipe(whole, v.minValue(0, expected('wholeNumber')));
const seed = v.pipe(
  v.union([v.pipe(text, v.maxLength(200, expected('shortText'))), whole], expected('seed')),
  v.transform(String),
);

const sitter = v.strictObject(
  {
    name: v.pipe(text, v.maxLength(60, expected('shortText'))),
    controller: v.variant(
      'kind',
      [
        v.strictObject({ kind: v.literal('human') }),
        v.strictObject({ kind: v.literal('bot'), level: v.picklist(levels, expected('level')) }),
      ],
      expected('controller'),
    ),
  },
  expected('object'),
);

/** Other fields of a command are the game's to read. */
const command = v.looseObject({ type: short, seat }, expected('object'));

/** What everything that leaves a table says of it. */
export const parts = {
  game: short,
  version: whole,
  setup: short,
  options: v.record(
    v.string(),
    v.custom<Json>(() => true),
    expected('object'),
  ),
  seats: v.pipe(
    v.array(sitter, expected('list')),
    v.minLength(1, expected('seats')),
    v.maxLength(8, expected('seats')),
  ),
  seat,
  count,
};

export const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: parts.game,
  version: parts.version,
  setup: parts.setup,
  options: parts.options,
  seats: parts.seats,
  seed,
  /** How the dice come from the seed: every command's from a hash of seed and its place; absent: one generator for all. */
  dice: v.optional(v.literal('sha256', expected('dice'))),
  /** After how many commands the game was fought on from another, with dice of a seed of its own. */
  forks: v.optional(
    v.array(
      v.strictObject({ at: count, seed, eyes: v.exactOptional(v.nullable(seat)) }, expected('object')),
      expected('list'),
    ),
  ),
  commands: v.pipe(
    v.array(v.unknown(), expected('list')),
    v.maxLength(RECORD_COMMANDS, 'tooManyCommands'),
    v.array(command, expected('list')),
  ),
  result: v.nullable(
    v.strictObject(
      {
        rule: short,
        winners: v.array(seat, expected('list')),
        drawn: v.optional(v.boolean(expected('result'))),
        degree: v.optional(short),
        scores: v.optional(v.array(whole, expected('list'))),
      },
      expected('result'),
    ),
  ),
});

/** A game as it is saved and sent: what it began with and every command since. */
export type GameRecord = v.InferOutput<typeof recordSchema>;

/** All of it but the commands. */
export type RecordHead = Omit<GameRecord, 'commands'>;

export function recordOf(match: Match, sitters: readonly Player[]): GameRecord {
  const { result, ...head } = headOf(match, sitters);
  return { ...head, commands: match.log.map((entry) => ({ ...entry.command })), result };
}

export function headOf({ game, deal, result }: Match, sitters: readonly Player[]): RecordHead {
  return {
    format: FORMAT,
    game: game.id,
    version: game.version,
    setup: deal.setup,
    options: { ...deal.options },
    seats: sitters.map(({ name, controller }) => ({ name, controller: { ...controller } })),
    seed: deal.seed,
    ...(deal.dice === 'stream' ? {} : { dice: 'sha256' }),
    ...(deal.forks === undefined ? {} : { forks: deal.forks.map((fork) => ({ ...fork })) }),
    result: result === null ? null : storedResult(result),
  };
}

/** A result as records keep it: what its winners already say is left out, as in records from before the rest was known. */
export function storedResult({ rule, winners, drawn, degree, scores }: Result): NonNullable<GameRecord['result']> {
  return {
    rule,
    winners: [...winners],
    ...(drawn === (winners.length === 0) ? {} : { drawn }),
    ...(degree === null ? {} : { degree }),
    ...(scores === null ? {} : { scores: [...scores] }),
  };
}

/** The file form: JSON with one command a line, to be read and compared by people. */
export function printRecord(record: { readonly [key: string]: unknown }): string {
  const lines = Object.entries(record).map(([key, value]) => {
    const list = Array.isArray(value) && value.length > 0;
    const json = list
      ? `[\n    ${value.map((item) => JSON.stringify(item)).join(',\n    ')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${json}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

export function readRecord(source: string): GameRecord | RecordError {
  const raw = readJson(source);
  return raw.ok ? checkRecord(raw.value) : raw.error;
}

/** Any text from outside that is to be JSON and not too large. */
export function readJson(source: string): Parsed {
  const tooLarge = faultOfSize(source);
  if (tooLarge !== null) return { ok: false, error: tooLarge };
  // Some editors put a byte order mark before the text.
  return parseJson(source.startsWith('\uFEFF') ? source.slice(1) : source);
}

/** The same for JSON that is already parsed, as it comes over rpc or out of a store. */
export function checkRecord(raw: unknown): GameRecord | RecordError {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { error: 'notRecord', where: 'record' };
  }
  const fault = faultOfJson(raw);
  if (fault !== null) return fault;
  const read = v.safeParse(recordSchema, raw, { abortEarly: true });
  if (!read.success) return problemOf(read.issues[0]);
  // The schema overlooks names that every object inherits, such as `toString`.
  const extra = Object.keys(raw).find((key) => !Object.hasOwn(read.output, key));
  return extra === undefined ? read.output : { error: 'unknownField', where: pathOf([extra]) };
}

/** Whether a text, a file or a message is too large to be looked at. */
function faultOfSize(source: string): RecordError | null {
  const bytes = source.length > RECORD_BYTES ? source.length : new TextEncoder().encode(source).length;
  if (bytes <= RECORD_BYTES) return null;
  return { error: 'tooLarge', where: 'record', expected: String(RECORD_BYTES), found: String(bytes) };
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: RecordError };

function parseJson(source: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(source) };
  } catch (error) {
    const where = placeOf(source, String(error));
    return { ok: false, error: where === null ? { error: 'notRecord', where: 'record' } : { error: 'notJson', where } };
  }
}

/** `line:column` of the fault; null where the engine's message does not tell it. */
function placeOf(source: string, message: string): string | null {
  const told = /line (\d+) column (\d+)/.exec(message);
  if (told !== null) return `${told[1]}:${told[2]}`;
  const at = /end of (JSON input|data)/i.test(message) ? source.length : Number(/position (\d+)/.exec(message)?.[1]);
  if (Number.isNaN(at)) return null;
  const before = source.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

/** What a schema found, as a problem with a place. */
export function problemOf(issue: v.BaseIssue<unknown>): RecordError {
  const where = pathOf(issue.path?.map((item) => item.key) ?? []);
  if (issue.message === 'tooManyCommands') {
    return { error: 'tooManyCommands', where, expected: String(RECORD_COMMANDS), found: issue.received };
  }
  if (where === 'format' && issue.type === 'literal') {
    return { error: 'unknownFormat', where, expected: FORMAT, found: shown(issue.input) };
  }
  if (issue.received === 'undefined') return { error: 'missingField', where };
  if (issue.expected === 'never') return { error: 'unknownField', where };
  return { error: 'badField', where, expected: issue.message, found: shown(issue.input) };
}
