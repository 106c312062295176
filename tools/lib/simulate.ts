import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { openDice, seedDice } from '../../src/rules/core/dice';
import type { Command, GameEvent, Seat, TableOptions } from '../../src/rules/core/game';
import type { Level } from '../../src/rules/core/module';
import { lost } from '../../src/rules/core/result';
import { thinkWith } from '../../src/session/bots/bot';
import { type Match, openMatch } from '../../src/session/match';
import { type GameRecord, RECORD_COMMANDS, recordOf } from '../../src/session/record/record';
import type { Loaded } from './loadGame';

export type Player = Level | 'random';

export interface Simulation {
  readonly games: number;
  /** Games of this seed already played elsewhere, which are left out here. */
  readonly skip?: number;
  readonly seed: string;
  readonly options: TableOptions;
  readonly players: readonly Player[];
  /** Commands drawn by lot before the players take over, so that a game without luck does not begin the same each time. */
  readonly opening?: number;
  /** No game goes on longer; one that would counts as not finished. */
  readonly longest: number;
  /** Sees what each command brought, for counts of a game's own. */
  readonly watch?: (events: readonly GameEvent[]) => void;
}

export interface Tally {
  readonly finished: number;
  readonly wins: readonly number[];
  readonly draws: number;
  /** Ended without winners and not drawn: lost by everybody, as a lone player's defeat. */
  readonly losses: number;
  /** How often a result named each degree; absent where none did. */
  readonly degrees?: { readonly [degree: string]: number };
  /** What each seat earned on average; absent where nothing is counted. */
  readonly meanScores?: readonly number[];
  readonly illegal: number;
  readonly crashed: number;
  readonly meanCommands: number;
  readonly msPerDecision: { readonly p50: number; readonly p95: number };
  /** Over the records of all games, so over everything but time. */
  readonly digest: string;
}

interface Played {
  readonly match: Match;
  readonly end: 'finished' | 'unfinished' | 'illegal' | 'crashed';
}

/** Plays games among bots; `after` sees each record as soon as its game has ended. */
export function simulate(
  loaded: Loaded,
  simulation: Simulation,
  after: (record: GameRecord, done: number) => void,
): Tally {
  const { games, options, players, skip = 0 } = simulation;
  const times: number[] = [];
  const digest = sha256.create();
  const wins = Array.from({ length: options.seats }, () => 0);
  const counts = { finished: 0, unfinished: 0, illegal: 0, crashed: 0 };
  const degrees: { [degree: string]: number } = {};
  const earned: number[] = [];
  let draws = 0;
  let losses = 0;
  let commands = 0;
  for (let index = 0; index < games; index++) {
    const { match, end } = playOne(loaded, simulation, skip + index, times);
    counts[end] += 1;
    commands += match.log.length;
    if (end === 'finished') {
      const { winners, drawn, degree, scores } = match.result ?? lost('');
      if (drawn) draws += 1;
      else if (winners.length === 0) losses += 1;
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
      if (degree !== null) degrees[degree] = (degrees[degree] ?? 0) + 1;
      for (const [seat, score] of (scores ?? []).entries()) earned[seat] = (earned[seat] ?? 0) + score;
    }
    const record = recordOf(match, players.map(sitterFor));
    digest.update(utf8ToBytes(`${JSON.stringify(record)}\n`));
    after(record, index + 1);
  }
  return {
    finished: counts.finished,
    wins,
    draws,
    losses,
    ...(Object.keys(degrees).length === 0 ? {} : { degrees }),
    ...(earned.length === 0 ? {} : { meanScores: earned.map((sum) => rounded(sum / counts.finished, 100)) }),
    illegal: counts.illegal,
    crashed: counts.crashed,
    meanCommands: rounded(commands / games, 10),
    msPerDecision: { p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
    digest: bytesToHex(digest.digest()),
  };
}

function playOne(loaded: Loaded, simulation: Simulation, index: number, times: number[]): Played {
  const { options, players, longest, opening = 0 } = simulation;
  const seed = `${simulation.seed}/${index + 1}`;
  let match = openMatch(loaded.game, loaded.sequence, { ...options, seed });
  try {
    while (match.result === null) {
      if (match.log.length >= Math.min(longest, RECORD_COMMANDS)) return { match, end: 'unfinished' };
      const { active } = match.state;
      // Whoever is asked alone has something to answer, or his answer is what fails: listing it would cost a seventh of a game.
      const seat = active.length === 1 ? active[0] : active.find((one) => match.legal(one).length > 0);
      if (seat === undefined) throw new Error(`a dead end in phase ${match.state.phase}`);
      const start = performance.now();
      const player = match.log.length < opening ? 'random' : (players[seat] ?? 'random');
      const command = decide(loaded, match, seat, player, `${seed}/${match.log.length}`);
      times.push(performance.now() - start);
      if (match.refuse(command) !== null) return { match, end: 'illegal' };
      match = match.play(command);
      const entry = match.log.at(-1);
      if (entry !== undefined) simulation.watch?.(entry.events);
    }
    return { match, end: 'finished' };
  } catch (error) {
    process.stderr.write(`game ${index + 1}, after ${match.log.length} commands: ${String(error)}\n`);
    return { match, end: 'crashed' };
  }
}

function decide(loaded: Loaded, match: Match, seat: Seat, player: Player, seed: string): Command {
  if (player !== 'random')
    return thinkWith(loaded.module, { view: match.view(seat), seat, seed, level: player }, loaded.sequence).command;
  const commands = match.legal(seat);
  const drawn = commands[openDice(seedDice(seed)).roll(commands.length, 'command') - 1];
  if (drawn === undefined) throw new Error(`nothing to draw for seat ${seat}`);
  return drawn;
}

/** A record knows people and bots; a player by lot is neither, so it sits there under its name. */
function sitterFor(player: Player) {
  return player === 'random'
    ? ({ name: 'random', controller: { kind: 'human' } } as const)
    : ({ name: player, controller: { kind: 'bot', level: player } } as const);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 1000);
}

function rounded(value: number, unit: number): number {
  return Math.round(value * unit) / unit;
}
