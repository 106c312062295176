import { atOnce } from '../core/atOnce';
import type { Frozen, Json } from '../core/game';
import {
  type AnnotatedGame,
  type AnnotatedLine,
  type AnnotatedTurn,
  type Mark,
  marks,
  type OutcomeSign,
  outcomes,
  ownHeaders,
  startOf,
  talkWords,
} from './annotated';
import { commands } from './commands';
import type { Follow } from './follow';
import { jsonOf } from './openSnapshot';
import { isPositionFault, type PositionFault, readSnapshot } from './positionText';
import { driveOfTurn, readTurn } from './readTurn';
import { checkOptions, optionSpecs } from './setup';
import type { Command, State } from './types';

export const gameFaults = [
  'tooLong',
  'headerForm',
  'unknownSetup',
  'unknownOption',
  'badPosition',
  'noStart',
  'unclosed',
  'tooDeep',
  'notATurn',
  'noTurnBefore',
  'noPieceThere',
  'otherKind',
  'refused',
  'afterTheEnd',
  'strayClose',
  'unreadable',
] as const;

/** What is wrong with a written game, and in which line and column. */
export interface GameFault {
  readonly fault: (typeof gameFaults)[number];
  readonly line: number;
  readonly column: number;
  readonly found: string;
  /** The rule that forbids the turn. */
  readonly rule?: string;
  /** What is wrong with the position in the header. */
  readonly position?: PositionFault;
  /** Why no game can begin there. */
  readonly start?: string;
}

const mostCharacters = 500_000;
const deepestVariation = 24;

class Bad extends Error {
  constructor(
    readonly what: GameFault['fault'],
    readonly at: number,
    readonly found: string,
    readonly more: Pick<GameFault, 'rule' | 'position' | 'start'> = {},
  ) {
    super(what);
  }
}

export function isGameFault(read: AnnotatedGame | GameFault): read is GameFault {
  return 'fault' in read;
}

/** Reads a written game and plays every turn of it, or says what is wrong and where. Never throws. */
export function readAnnotated(source: string, follow: Follow): AnnotatedGame | GameFault {
  return atOnce(readingAnnotated(source, follow));
}

/** The same with a breath after every turn. */
export function* readingAnnotated(source: string, follow: Follow): Generator<void, AnnotatedGame | GameFault> {
  const reader: Reader = { text: source.startsWith('\uFEFF') ? source.slice(1) : source, follow, at: 0 };
  try {
    if (reader.text.length > mostCharacters) throw new Bad('tooLong', 0, String(reader.text.length));
    return yield* read(reader);
  } catch (error) {
    // Whatever the rules or the reader stumble over stands in the text: the page must not suffer for it.
    const bad = error instanceof Bad ? error : new Bad('unreadable', reader.at, wordAt(reader));
    const before = reader.text.slice(0, bad.at).split('\n');
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { fault: bad.what, ...place, found: bad.found.slice(0, 40), ...bad.more };
  }
}

/** The text with the place that has been read up to. */
interface Reader {
  readonly text: string;
  readonly follow: Follow;
  at: number;
}

function* read(reader: Reader): Generator<void, AnnotatedGame> {
  const { setup, options, headers, conceded, outcome: told } = readHeaders(reader);
  const line = yield* readLine(reader, startOf({ setup, options }), 0);
  const outcome = readOutcome(reader) ?? told ?? '*';
  skipSpace(reader);
  if (reader.at < reader.text.length) {
    const rest = wordAt(reader);
    throw new Bad(rest.startsWith(')') ? 'strayClose' : 'afterTheEnd', reader.at, rest);
  }
  return { setup, options, headers, line, outcome, conceded };
}

function skipSpace(reader: Reader): void {
  while (/\s/.test(reader.text.charAt(reader.at))) reader.at += 1;
}

function wordAt({ text, at }: Reader): string {
  return /\S+/.exec(text.slice(at, at + 60))?.[0] ?? '';
}

interface Headers extends Pick<AnnotatedGame, 'setup' | 'options' | 'headers' | 'conceded'> {
  readonly outcome: OutcomeSign | null;
}

const headerStart = /\[\s*(\w{1,40})\s+"/y;
const headerEnd = /\s*\]/y;

/** What a form finds right where the reader stands, and the reader after it; null where it does not fit. */
function take(reader: Reader, form: RegExp): RegExpExecArray | null {
  form.lastIndex = reader.at;
  const found = form.exec(reader.text);
  if (found !== null) reader.at = form.lastIndex;
  return found;
}

/** What stands before the next `end`, which is read as well; a backslash takes the meaning from what follows it. */
function readUpTo(reader: Reader, end: string): string | null {
  const { text } = reader;
  let at = reader.at;
  while (at < text.length && text.charAt(at) !== end) at += text.charAt(at) === '\\' ? 2 : 1;
  if (at >= text.length) return null;
  const raw = text.slice(reader.at, at);
  reader.at = at + 1;
  return raw.replace(/\\(.)/gs, '$1');
}

function readHeaders(reader: Reader): Headers {
  const found = new Map<string, { value: string; at: number }>();
  const headers: [string, string][] = [];
  for (skipSpace(reader); reader.text.charAt(reader.at) === '['; skipSpace(reader)) {
    const at = reader.at;
    const name = take(reader, headerStart)?.[1];
    const value = name === undefined ? null : readUpTo(reader, '"');
    if (name === undefined || value === null || take(reader, headerEnd) === null)
      throw new Bad('headerForm', at, reader.text.slice(at, at + 30));
    found.set(name, { value, at });
    if (!ownHeaders.some((own) => own === name)) headers.push([name, value]);
  }
  const told = found.get('Result')?.value;
  const ended = found.get('Termination')?.value;
  return {
    ...optionsIn(found),
    headers,
    outcome: outcomes.find((sign) => sign === told) ?? null,
    conceded: ended === 'resigned' || ended === 'flagged' ? ended : null,
  };
}

function optionsIn(found: ReadonlyMap<string, { value: string; at: number }>): Pick<Headers, 'setup' | 'options'> {
  const position = found.get('Position');
  const setup = found.get('Setup')?.value ?? (position === undefined ? 'standard16' : 'custom');
  const chosen: { [id: string]: Json } = {};
  const given = found.get('Options');
  for (const word of given?.value.split(' ').filter((part) => part !== '') ?? []) {
    const [id = '', value = ''] = word.split('=');
    const spec = optionSpecs.find((option) => option.id === id);
    const known = spec?.values.find((allowed) => String(allowed) === value);
    if (known === undefined) throw new Bad('unknownOption', given?.at ?? 0, word);
    chosen[id] = known;
  }
  if (setup === 'custom') {
    const snapshot = readSnapshot(position?.value ?? '');
    if (isPositionFault(snapshot)) {
      throw new Bad('badPosition', position?.at ?? 0, snapshot.found, { position: snapshot });
    }
    chosen.position = jsonOf(snapshot);
  }
  const wrong = checkOptions({ setup, seats: 2, options: chosen });
  if (wrong !== null && setup === 'custom')
    throw new Bad('noStart', position?.at ?? 0, setup, { start: wrong.problem });
  if (wrong !== null) throw new Bad('unknownSetup', found.get('Setup')?.at ?? 0, setup);
  return { setup, options: chosen };
}

/** All comments that follow one another, as one. */
function readComment(reader: Reader): string {
  const said: string[] = [];
  for (skipSpace(reader); reader.text.charAt(reader.at) === '{'; skipSpace(reader)) {
    const opened = reader.at;
    reader.at += 1;
    const comment = readUpTo(reader, '}');
    if (comment === null) throw new Bad('unclosed', opened, '{');
    said.push(comment);
  }
  return joined(said);
}

const joined = (said: readonly string[]) => said.filter((comment) => comment !== '').join(' ');

function readOutcome(reader: Reader): OutcomeSign | null {
  skipSpace(reader);
  const sign = outcomes.find((each) => reader.text.startsWith(each, reader.at));
  if (sign === undefined) return null;
  reader.at += sign.length;
  return sign;
}

function* readLine(reader: Reader, start: Frozen<State>, depth: number): Generator<void, AnnotatedLine> {
  const intro = readComment(reader);
  const turns: AnnotatedTurn[] = [];
  let state = start;
  for (;;) {
    skipSpace(reader);
    const here = reader.text.charAt(reader.at);
    if (here === '' || here === ')' || isOutcome(reader)) return { intro, turns };
    skipNumber(reader);
    const at = reader.at;
    const command = readCommand(reader, state);
    const before = state;
    state = reader.follow(state, command).state;
    const mark = readMark(reader);
    const said = [readComment(reader)];
    const variations: AnnotatedLine[] = [];
    for (skipSpace(reader); reader.text.charAt(reader.at) === '('; skipSpace(reader)) {
      variations.push(yield* readVariation(reader, before, depth + 1));
      said.push(readComment(reader));
    }
    turns.push({ command, mark, comment: joined(said), variations });
    yield;
    if (at === reader.at) throw new Bad('notATurn', at, wordAt(reader));
  }
}

function isOutcome({ text, at }: Reader): boolean {
  return outcomes.some((sign) => text.startsWith(sign, at) && !/^\d+\s*\./.test(text.slice(at, at + 12)));
}

function* readVariation(reader: Reader, before: Frozen<State>, depth: number): Generator<void, AnnotatedLine> {
  const opened = reader.at;
  if (depth > deepestVariation) throw new Bad('tooDeep', opened, '(');
  reader.at += 1;
  const line = yield* readLine(reader, before, depth);
  if (reader.text.charAt(reader.at) !== ')') throw new Bad('unclosed', opened, '(');
  if (line.turns.length === 0) throw new Bad('noTurnBefore', opened, '()');
  reader.at += 1;
  return line;
}

function skipNumber(reader: Reader): void {
  const number = /^\d{1,6}\s*\.+\s*/.exec(reader.text.slice(reader.at, reader.at + 40));
  if (number !== null) reader.at += number[0].length;
}

function readMark(reader: Reader): Mark {
  const mark = marks.find((each) => reader.text.startsWith(each, reader.at)) ?? '';
  reader.at += mark.length;
  return mark;
}

function readCommand(reader: Reader, state: Frozen<State>): Command {
  const { text, at } = reader;
  const talk = (['offerDraw', 'acceptDraw', 'declineDraw'] as const).find(
    (type) => text.slice(at, at + talkWords[type].length).toLowerCase() === talkWords[type],
  );
  if (talk !== undefined) {
    const command: Command = { type: talk, seat: state.active[0] ?? state.mover };
    const refusal = commands.refuse(state, command);
    if (refusal !== null) throw new Bad('refused', at, talkWords[talk], { rule: refusal.rule });
    reader.at += talkWords[talk].length;
    return command;
  }
  const written = readTurn(text, at);
  if (written === null) throw new Bad('notATurn', at, wordAt(reader));
  const found = text.slice(at, at + written.length);
  if (state.ending !== null) throw new Bad('afterTheEnd', at, found);
  const drive = driveOfTurn(state, written);
  if ('fault' in drive) throw new Bad(drive.fault, at, found, 'rule' in drive ? { rule: drive.rule } : {});
  reader.at += written.length;
  return drive;
}
