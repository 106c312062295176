import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../src/games/loadPlay';
import { playableIds } from '../../src/games/play';
import type { Seat } from '../../src/rules/core/game';
import { memoryChannel } from '../../src/session/channel';
import type { Match } from '../../src/session/match';
import { openReadings, type Reading, readingOf, shownSteps } from '../../src/session/reading';
import { messagesOf, messagesSince, type ReadingMessage, readingFrom } from '../../src/session/readingFrom';
import { dealable, playAtRandom } from '../support/randomPlay';
import { type Command, toyGame } from '../support/toyGame';
import { openToy, toySequence } from '../support/toyMachine';
import { playToy } from '../support/toyPlay';

const bet = (seat: Seat, on: number): Command => ({ type: 'bet', seat, on });
const viewers: readonly (Seat | null)[] = [null, 0, 1];

/** All a reading says, as data. */
function told(reading: Reading) {
  const { options, seat, view, opening, steps, result, left, dice } = reading;
  const { rows, sides } = reading.luck();
  const luck = { rows: [...rows], sides };
  return { options, seat, view, opening, steps: [...steps], result, left, dice, luck, legal: reading.legal() };
}

/** The reading of a match as it comes out at the other end of a channel. */
function carried(match: Match, seat: Seat | null): Reading {
  const [here, there] = memoryChannel<ReadingMessage>();
  const heard: ReadingMessage[] = [];
  there.listen((message) => heard.push(message));
  for (const message of messagesOf(readingOf(match, seat))) here.send(message);
  return readingFrom(match.game, heard);
}

describe('a reading', () => {
  const match = playToy('a');

  test('tells of another seat’s secret only that there is one', () => {
    const [other] = readingOf(openToy().play(bet(0, 2)), 1).steps;
    expect(other).toMatchObject({ index: 0, seat: 0, command: null, events: [], rolls: [], hides: true });
    const [own] = readingOf(openToy().play(bet(0, 2)), 0).steps;
    expect(own).toMatchObject({ command: { type: 'bet', seat: 0, on: 2 }, hides: false });
  });

  test('tells nothing of a command that leaves no trace', () => {
    // Here a bet changes nothing anybody else can see.
    const game = {
      ...toyGame,
      view: (state: Parameters<typeof toyGame.view>[0], seat: Seat | null) => hushed(state, seat),
    };
    const hushed = (state: Parameters<typeof toyGame.view>[0], seat: Seat | null) => ({
      ...toyGame.view(state, seat),
      placed: [false, false],
      active: seat === null ? [] : state.active.filter((one) => one === seat),
    });
    const end = playAtRandom(game, toySequence, { setup: 'duel', seats: 2, options: {} }, '1', {
      longest: 200,
      middles: 0,
      watch: () => undefined,
    }).end;
    const [first] = end.log;
    if (first === undefined) throw new Error('nobody bet');
    const other = 1 - first.command.seat;
    const shown = readingOf(end, other);
    expect(first.unaware).toEqual([null, other]);
    expect(shown.steps).toHaveLength(end.log.length - 1);
    expect(shown.steps.map(({ index }) => index)).toEqual(shown.steps.map((_, at) => at));
    const readings = openReadings();
    expect(readings.commandsAt(end, other, 1)).toBe(2);
    expect(readings.momentOf(end, other, 1)).toBe(0);
    expect(readings.momentOf(end, first.command.seat, 1)).toBe(1);
  });

  test('winds back for the same eyes', () => {
    for (const seat of viewers) {
      const reading = readingOf(match, seat);
      for (const moment of [0, 1, 17, match.log.length]) {
        expect(told(reading.at(moment))).toEqual(told(readingOf(match.rewind(moment), seat)));
      }
      expect(reading.at(99_999).steps).toHaveLength(match.log.length);
    }
  });

  test('shows each step from how it looked before to how it looked after', () => {
    for (const step of shownSteps(readingOf(match, 1), 3)) {
      expect(step.before()).toEqual(match.rewind(step.index).view(1));
      expect(step.after()).toEqual(match.rewind(step.index + 1).view(1));
    }
    expect(shownSteps(readingOf(match, 1), 3)).toHaveLength(match.log.length - 3);
  });

  test('answers for its own seat alone, and gives the seed away at the end only', () => {
    const begun = openToy();
    expect(readingOf(begun, 0).refuse({ type: 'bet', seat: 1 })).toEqual({ rule: 'seat' });
    expect(readingOf(begun, 0).refuse(bet(0, 2))).toBeNull();
    expect(readingOf(begun, null).legal()).toEqual([]);
    expect(readingOf(begun, 0).dice.seed).toBeNull();
    expect(readingOf(match, 0).dice.seed).toBe('a');
  });

  test('that goes on takes over what it had, and is what a fresh one would be', () => {
    const readings = openReadings();
    for (let length = 0; length <= match.log.length; length++) {
      const then = match.rewind(length);
      const before = readings.of(then, 1);
      expect(readings.of(then, 1)).toBe(before);
      expect(told(before)).toEqual(told(readingOf(then, 1)));
    }
    const whole = readings.of(match, 1);
    const back = readings.of(match.rewind(5), 1);
    expect(back.steps.at(4)).toBe(whole.steps.at(4));
    expect(told(back)).toEqual(told(readingOf(match.rewind(5), 1)));
  });
});

describe('a reading from afar', () => {
  test.each(playableIds)('of %s is the reading here', { timeout: 300_000 }, async (id) => {
    const { module, sequence } = await loadPlay(id);
    const { game } = module;
    const tables = dealable(game);
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const table = tables[Number(seed) % tables.length];
      if (table === undefined) throw new Error(`${id} cannot be dealt`);
      const play = { longest: 5000, middles: 2, watch: () => undefined };
      for (const { at, match } of playAtRandom(game, sequence, table, seed, play).moments) {
        // A whole game is sent step by step; its last ones say as much.
        const recent = match.log.length > 40 ? match.rewind(40) : match;
        for (const seat of viewers) {
          const here = readingOf(recent, seat);
          const far = carried(recent, seat);
          expect(told(far), `${at} for ${seat}`).toEqual(told(here));
          const tried = game.candidates(recent.state, seat ?? 0);
          for (const command of tried.filter((_, index) => index % Math.ceil(tried.length / 24) === 0)) {
            expect(far.refuse(command), `${at}: ${JSON.stringify(command)}`).toEqual(here.refuse(command));
            expect(far.commandAt(game.path(command)), at).toEqual(here.commandAt(game.path(command)));
          }
          expect(told(far.at(3))).toEqual(told(here.at(3)));
        }
      }
    }
  });

  test('goes on with what is sent, and back with what is taken back', () => {
    const match = playToy('b');
    const messages = [...messagesOf(readingOf(match.rewind(4), 0)), ...messagesSince(readingOf(match, 0), 4)];
    expect(told(readingFrom(toyGame, messages))).toEqual(told(readingOf(match, 0)));
    const back = readingFrom(toyGame, [...messages, { type: 'takenBack', length: 2 }]);
    expect(told(back)).toEqual(told(readingOf(match.rewind(2), 0)));
  });

  test('holds nothing that the seat may not know', () => {
    const match = openToy().play(bet(0, 2)).play(bet(1, 3));
    const other = openToy().play(bet(0, 5)).play(bet(1, 3));
    expect(messagesOf(readingOf(match, 1))).toEqual(messagesOf(readingOf(other, 1)));
    expect(JSON.stringify(messagesOf(readingOf(match, 1)))).not.toContain('"seed":"');
  });
});
