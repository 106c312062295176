import { randomFillSync } from 'node:crypto';
import { playableIds } from '../../src/games/play';
import type { Command, Json, Refusal, Seat } from '../../src/rules/core/game';
import { AnalysisError, levels } from '../../src/rules/core/module';
import { thinkWith } from '../../src/session/bots/bot';
import { isSeat, parseCommand } from '../../src/session/concede';
import { sealOf } from '../../src/session/luck';
import { type Match, openMatch } from '../../src/session/match';
import { nearestLike } from '../../src/session/nearestLike';
import { readingOf } from '../../src/session/reading';
import { shareable } from '../../src/session/record/glimpse';
import { openRecord } from '../../src/session/record/openRecord';
import { checkRecord, recordOf } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';
import { freshSeed } from '../../src/session/record/seal';
import type { Player } from '../../src/session/seats';
import { eventsFor } from '../../src/session/visible';
import { BadArgument } from './args';
import { codes, isObject, type Method, type Params, RpcError } from './jsonRpc';
import { type Loaded, loadGame, optionsFor } from './loadGame';

interface Open {
  readonly loaded: Loaded;
  readonly sitters: readonly Player[];
  /** Who sits elsewhere: whoever calls is not the whole table, and what they hide is none of his business. */
  readonly away: ReadonlySet<Seat>;
  match: Match;
}

/** Games held at once: each keeps its whole log. */
const OPEN_GAMES = 500;

const bad = (where: string, what: string) => new RpcError(codes.params, `${where}: ${what}`, { where });

type Methods = { readonly [name: string]: Method };

/** The open games of one caller. */
function openGames() {
  const open = new Map<string, Open>();
  let opened = 0;
  return {
    add(game: Open): { id: string; seal: string } {
      if (open.size >= OPEN_GAMES) {
        throw new RpcError(codes.tooMuch, `${OPEN_GAMES} games are open: close one first`);
      }
      opened += 1;
      const id = `g${opened}`;
      open.set(id, game);
      return { id, seal: sealOf(game.match).seal };
    },
    find({ id }: Params): Open {
      const found = typeof id === 'string' ? open.get(id) : undefined;
      if (found === undefined) throw new RpcError(codes.noSuchGame, 'id: no open game has this id', { where: 'id' });
      return found;
    },
    close: (id: string) => open.delete(id),
  };
}

type OpenGames = ReturnType<typeof openGames>;

/** The methods over one set of open games. A call that fails leaves every game as it was. */
export function rpcMethods(): ReadonlyMap<string, Method> {
  const games = openGames();
  const methods: Methods = { ...aboutGames, ...tableMethods(games), ...readMethods(games), ...playMethods(games) };
  return new Map(Object.entries(methods));
}

const aboutGames: Methods = {
  'games.list': () => Promise.all(playableIds.map(describe)),
  ask: async (params) => {
    const { module } = await gameCalled(params.game);
    const questions = module.analyses ?? {};
    const { question } = params;
    const ask = typeof question === 'string' && Object.hasOwn(questions, question) ? questions[question] : undefined;
    if (ask === undefined) throw bad('question', `not one of ${Object.keys(questions).join(', ')}`);
    try {
      return ask(params);
    } catch (error) {
      throw error instanceof AnalysisError ? new RpcError(codes.params, error.message) : error;
    }
  },
};

/** A game is begun, saved, opened and closed. */
function tableMethods({ add, find, close }: OpenGames): Methods {
  return {
    'game.new': async (params) => {
      const loaded = await gameCalled(params.game);
      const options = checked(() =>
        optionsFor(loaded.game, {
          setup: optional(params, 'setup', isText, 'text'),
          seats: seatCount(params.seats),
          options: optional(params, 'options', isObject, 'an object'),
        }),
      );
      const deal = { ...options, seed: seedOf(params.seed) };
      const match = openMatch(loaded.game, loaded.sequence, deal);
      const sitters = Array.from(
        { length: options.seats },
        () => ({ name: '', controller: { kind: 'human' } }) as const,
      );
      return add({ loaded, sitters, match, away: awayIn(params.seats) });
    },
    'game.save': (params) => {
      const game = find(params);
      const { match, sitters, away } = game;
      const asked = params.seat !== undefined;
      if (!asked && away.size === 0) return recordOf(match, sitters);
      return shareable(match, sitters, !asked || params.seat === null ? null : eyesOf(params, game));
    },
    'game.load': async (params) => {
      const record = checkRecord(params.save);
      if (isRecordError(record)) throw badRecord(record);
      const loaded = await gameCalled(record.game);
      const match = openRecord(record, loaded.module, loaded.sequence);
      if (isRecordError(match)) throw badRecord(match);
      return add({ loaded, match, sitters: record.seats, away: new Set() });
    },
    'game.close': (params) => {
      find(params);
      return { closed: close(String(params.id)) };
    },
  };
}

/** What somebody may know and do. */
function readMethods({ find }: OpenGames): Methods {
  return {
    'game.view': (params) => {
      const game = find(params);
      return game.match.view(params.seat === null ? null : eyesOf(params, game));
    },
    'game.legal': (params) => {
      const game = find(params);
      return game.match.legal(eyesOf(params, game));
    },
    'game.whyNot': (params) => {
      const { match } = find(params);
      return refusalOf(match, commandOf(params, match));
    },
    'game.bot': (params) => {
      const game = find(params);
      const { loaded, match } = game;
      const seat = eyesOf(params, game);
      const level = levels.find((each) => each === params.level);
      if (level === undefined) throw bad('level', `not one of ${levels.join(', ')}`);
      if (match.legal(seat).length === 0) throw new RpcError(codes.notPossible, `seat ${seat} has nothing to decide`);
      const seed = `${match.deal.seed}/${match.log.length}`;
      return thinkWith(loaded.module, { view: match.view(seat), seat, seed, level }, loaded.sequence);
    },
  };
}

function playMethods({ find }: OpenGames): Methods {
  return {
    'game.play': (params) => {
      const game = find(params);
      const command = commandOf(params, game.match);
      const refusal = refusalOf(game.match, command);
      if (refusal !== null) throw new RpcError(codes.refused, `refused by ${refusal.rule}`, refusal);
      game.match = game.match.play(command);
      const { result, log } = game.match;
      return { events: eventsFor(log.at(-1)?.events ?? [], command.seat), over: result !== null, result };
    },
    'game.undo': (params) => {
      const game = find(params);
      const last = game.match.log.at(-1);
      const seat = params.seat === undefined ? last?.command.seat : seatOf(params, game.match);
      if (seat !== undefined && game.away.has(seat)) throw isAway(seat);
      const length = seat === undefined ? null : game.match.undoTo(seat);
      if (length === null) throw new RpcError(codes.notPossible, 'nothing can be taken back');
      game.match = game.match.rewind(length);
      return { commands: length };
    },
  };
}

async function describe(id: string): Promise<Json> {
  const { game, module } = await loadGame(id);
  return {
    id,
    version: game.version,
    setups: [...game.setups],
    seats: { ...game.seats },
    options: game.options.map((spec) => ({ ...spec, values: [...spec.values] })),
    secrets: game.secrets,
    questions: Object.keys(module.analyses ?? {}),
  };
}

async function gameCalled(id: unknown): Promise<Loaded> {
  try {
    return await loadGame(id);
  } catch (error) {
    throw asRpcError(error);
  }
}

function checked<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw asRpcError(error);
  }
}

function asRpcError(error: unknown): unknown {
  return error instanceof BadArgument ? bad(error.where, error.what) : error;
}

function badRecord(error: { readonly error: string; readonly where: string }): RpcError {
  return new RpcError(codes.badRecord, `${error.where}: ${error.error}`, error);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function optional<T>(params: Params, name: string, is: (value: unknown) => value is T, what: string): T | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (!is(value)) throw bad(name, `not ${what}`);
  return value;
}

/** How many sit down: a number, or a list with one entry each. */
function seatCount(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'number') throw bad('seats', 'not a number');
  return value;
}

/** Each entry of a list of seats is `here` (as where there is none) or `away`. */
function awayIn(seats: unknown): ReadonlySet<Seat> {
  if (!Array.isArray(seats)) return new Set();
  const strange = seats.findIndex((seat) => seat !== null && seat !== 'here' && seat !== 'away');
  if (strange >= 0) throw bad(`seats[${strange}]`, 'not here or away');
  return new Set(seats.flatMap((seat, index) => (seat === 'away' ? [index] : [])));
}

function seedOf(value: unknown): string {
  if (value === undefined || value === null) return freshSeed((bytes) => randomFillSync(bytes));
  if (typeof value === 'string' && value.length <= 200) return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  throw bad('seed', 'not a whole number or a text of at most 200 characters');
}

function seatOf({ seat }: Params, match: Match): Seat {
  if (!isSeat(seat, match.deal.seats)) throw bad('seat', `not a seat from 0 to ${match.deal.seats - 1}`);
  return seat;
}

/** The seat whose eyes are asked for: while somebody away hides something, his are not to be had here. */
function eyesOf(params: Params, { match, away }: Open): Seat {
  const seat = seatOf(params, match);
  if (away.has(seat) && match.game.secrets && match.result === null) throw isAway(seat);
  return seat;
}

const isAway = (seat: Seat) => new RpcError(codes.notPossible, `seat ${seat} is away: it is not asked here`);

function commandOf({ command }: Params, match: Match): Command {
  const read = parseCommand(match.game, command, match.deal.seats);
  // A clock runs out at a table, never by somebody's word.
  if (read === null || read.type === 'flag') throw bad('command', 'not a command of this game');
  return read;
}

/** Where the rules name no way out, the nearest like it may be one. */
function refusalOf(match: Match, command: Command): Refusal | null {
  if (match.result !== null) return { rule: match.result.rule };
  const refusal = match.refuse(command);
  if (refusal === null || refusal.instead !== undefined) return refusal;
  const instead = nearestLike(readingOf(match, command.seat), command);
  return instead === null ? refusal : { ...refusal, instead };
}
