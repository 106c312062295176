import { openDice, seedDice } from '../../src/rules/core/dice';
import type { Command, Game, TableOptions } from '../../src/rules/core/game';
import type { Sequence } from '../../src/rules/core/sequence';
import { type Match, openMatch } from '../../src/session/match';

/** A moment of a game played at random; `at` is the whole reproduction. */
export interface Moment {
  readonly at: string;
  readonly match: Match;
}

export interface RandomGame {
  readonly at: string;
  /** The opening, some moments of the middle, and the last before the end. */
  readonly moments: readonly Moment[];
  readonly end: Match;
}

/** All set-ups and table sizes that can be dealt with the standard options. */
export function dealable(game: Game): readonly TableOptions[] {
  const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
  const tables: TableOptions[] = [];
  for (const setup of game.setups) {
    for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
      const table = { setup, seats, options };
      if (game.checkOptions(table) === null) tables.push(table);
    }
  }
  return tables;
}

/** Plays one game with commands drawn by lot; `watch` sees every match on the way. */
export function playAtRandom(
  game: Game,
  sequence: Sequence,
  options: TableOptions,
  seed: string,
  { longest, middles, watch }: { longest: number; middles: number; watch: (moment: Moment) => void },
): RandomGame {
  const lots = openDice(seedDice(`lots:${seed}`));
  const start = `${game.id} ${options.setup}, ${options.seats} seats, seed '${seed}'`;
  let match = openMatch(game, sequence, { ...options, seed });
  const kept: Moment[] = [];
  let moment: Moment = { at: start, match };
  const first = moment;
  for (let played = 0; match.result === null; played++) {
    moment = { at: `${start}, after ${played} commands`, match };
    watch(moment);
    if (played >= longest) throw new Error(`${moment.at}: no end`);
    // Every moment of the game has the same chance to be among those kept.
    const place = played < middles ? played : lots.roll(played + 1, 'keep') - 1;
    if (place < middles) kept[place] = moment;
    match = match.play(drawn(moment, (count) => lots.roll(count, 'lot') - 1));
  }
  const moments = new Map([first, ...kept, moment].map((each) => [each.match, each]));
  return { at: start, moments: [...moments.values()], end: match };
}

/** A legal command drawn by lot. */
export function drawn({ at, match }: Moment, lot: (count: number) => number): Command {
  const able = match.state.active.filter((seat) => match.legal(seat).length > 0);
  const seat = able[able.length > 1 ? lot(able.length) : 0];
  const commands = seat === undefined ? [] : match.legal(seat);
  const command = commands[commands.length > 1 ? lot(commands.length) : 0];
  if (command === undefined) throw new Error(`${at}: a dead end in phase ${match.state.phase}`);
  return command;
}
