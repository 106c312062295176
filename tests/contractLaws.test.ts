import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playableIds } from '../src/games/play';
import { sequenceOf } from '../src/machines/order';
import type { Game, Ref } from '../src/rules/core/game';
import type { LogEntry, Match } from '../src/session/match';
import { eventsFor } from '../src/session/visible';
import { bidGame } from './support/bids/game';
import { bidChartOf, bidSequence } from './support/bids/machine';
import { describeContract } from './support/contract';
import * as laws from './support/contractLaws';
import { dealable, type Moment, playAtRandom, type RandomGame } from './support/randomPlay';
import { imagines, refusesAlike, type Tell, tellsNoSecret } from './support/secretLaws';
import { toyGame } from './support/toyGame';
import { toySequence } from './support/toyMachine';

const ids = new Set(['TOY-1', 'TOY-2', 'TOY-3', 'TOY-5', 'TOY-6']);

describeContract(
  { module: { game: toyGame }, sequence: toySequence, texts: [], ids },
  { plan: [{ setups: ['duel'], seeds: 20 }], longest: 200 },
);

test('every registered game is held to the contract, each in a file of its own so that they run side by side', () => {
  const held = readdirSync(new URL('contract/', import.meta.url));
  expect(held.sort()).toEqual(playableIds.map((id) => `${id}.test.ts`).sort());
});

/** The same moments of play, judged with a game in which one thing is wrong. */
function moments(wrong: Partial<Game>): readonly Moment[] {
  return played().moments.map(({ at, match }) => {
    const game: Game = { ...toyGame, ...wrong };
    const { state } = match;
    const legal = (seat: number) =>
      state.active.includes(seat) ? game.candidates(state, seat).filter((each) => !game.refuse(state, each)) : [];
    return { at, match: { ...match, game, legal, view: (seat) => game.view(state, seat) } };
  });
}

function played(): RandomGame {
  const [table] = dealable(toyGame);
  if (table === undefined) throw new Error('the toy cannot be dealt');
  return playAtRandom(toyGame, toySequence, table, '3', { longest: 200, middles: 4, watch: laws.goesOn });
}

const breach = (law: (moment: Moment) => void, wrong: Partial<Game>) => () => {
  for (const moment of moments(wrong)) law(moment);
};
const game: Game = toyGame;
const bids: Game = bidGame;

describe('each law notices when it is broken', () => {
  test.each<[string, (moment: Moment) => void, Partial<Game>]>([
    ['a view that is no JSON', laws.plainJson, { view: (state) => ({ ...state, at: new Map() }) }],
    [
      'an imagined world that looks different',
      imagines,
      { imagine: (view, dice) => ({ ...game.imagine(view, dice), turn: 99 }) },
    ],
    [
      'a legal list that knows a secret',
      imagines,
      {
        refuse: (state, command) =>
          /"deck":\[[135]/.test(JSON.stringify(state)) ? { rule: 'TOY-1' } : game.refuse(state, command),
      },
    ],
    [
      'a refusal that knows a secret',
      refusesAlike,
      {
        refuse: (state, command) => {
          const refusal = game.refuse(state, command);
          const evidence: Ref[] = [`card:${JSON.stringify(state).match(/"deck":\[(\d)/)?.[1]}`];
          return refusal === null ? null : { ...refusal, evidence };
        },
      },
    ],
    [
      'a candidate that knows a secret',
      refusesAlike,
      {
        candidates: (state, seat) => {
          const tried = game.candidates(state, seat);
          return /"deck":\[[135]/.test(JSON.stringify(state)) ? tried : tried.slice(1);
        },
      },
    ],
    [
      'a refusal that names no rule',
      (moment) => laws.refusesByRule(moment, ids),
      { refuse: (state, command) => (game.refuse(state, command) === null ? null : { rule: 'TOY-99' }) },
    ],
    [
      'a refusal that proposes something illegal',
      (moment) => laws.refusesByRule(moment, ids),
      {
        refuse: (state, command) => {
          const refusal = game.refuse(state, command);
          return refusal === null ? null : { ...refusal, instead: command };
        },
      },
    ],
    [
      'a checklist that fails where nothing is refused',
      (moment) => laws.refusesByRule(moment, ids),
      { check: (state, command) => game.check?.(state, command).map((check) => ({ ...check, state: 'fails' })) ?? [] },
    ],
    ['a quick answer that differs', (moment) => laws.refusesByRule(moment, ids), { allows: () => true }],
    ['play out of turn', (moment) => laws.refusesStrangers(moment, ids), { refuse: () => null }],
    ['two commands with one path', laws.pointable, { path: () => ['button:go'] }],
    ['pointing that means nothing', laws.pointable, { commandAt: () => null }],
    ['a command that is not read back', laws.parses, { parse: () => null }],
    [
      'a query that writes',
      laws.asksWithoutTouching,
      { score: (state) => (Reflect.set(state, 'turn', 9) ? 1 : Number.NaN) },
    ],
  ])('%s', (_, law, wrong) => {
    expect(breach(law, {})).not.toThrow();
    expect(breach(law, wrong)).toThrow(/seed '3'/);
  });

  /** Every moment of a game, with an undo that stops only where it is told to. */
  const undoing = (stops: (entry: LogEntry, seat: number) => boolean): readonly Moment[] => {
    const reckless = (match: Match): Match => ({
      ...match,
      play: (command) => reckless(match.play(command)),
      undoTo(seat) {
        const own = match.log.findLastIndex(({ command }) => command.seat === seat);
        return own < 0 || match.log.slice(own).some((entry) => stops(entry, seat)) ? null : own;
      },
    });
    const { at, end } = played();
    return end.log.map((_, length) => ({ at, match: reckless(end.rewind(length)) }));
  };
  test.each<[string, (moment: Moment) => void, (entry: LogEntry, seat: number) => boolean]>([
    ['undo past dice and secrets', laws.undoKeepsSecrets, ({ command }, seat) => command.seat !== seat],
    ['undo of what another has played', laws.undoKeepsSecrets, ({ final }) => final],
    ['a concession taken back', laws.concessionsStand, ({ rolls }) => rolls.length > 0],
  ])('%s', (_, law, stops) => {
    const judge = (moments: readonly Moment[]) => () => {
      for (const moment of moments) law(moment);
    };
    expect(judge(undoing((entry, seat) => entry.final || entry.command.seat !== seat))).not.toThrow();
    expect(judge(undoing(stops))).toThrow(/seed '3'/);
  });

  test.each<[string, Tell]>([
    ['the phase of the state', ({ state }) => state],
    ['what another has in hand', ({ view }) => [view(0), view(1)]],
    ['which kind of command another gave', ({ log }) => log.map(({ command }) => command.type)],
    ['what happened to another alone', ({ log }) => log.map(({ events }) => events)],
    [
      'how much happened that nobody was told',
      ({ log }, seat) => log.map(({ events }) => events.length - eventsFor(events, seat).length > 1),
    ],
    ['what happened to another before the first command', ({ opening }) => opening.events],
  ])('a screen that tells %s', (_, tell) => {
    const judge = (told?: Tell) => () => {
      for (const moment of moments({})) tellsNoSecret(moment, told);
    };
    expect(judge()).not.toThrow();
    expect(judge(tell)).toThrow(/is told a secret/);
  });

  test('a dead end, and play without end', () => {
    const [table] = dealable(toyGame);
    const run = (wrong: Partial<Game>, longest: number) => () =>
      playAtRandom({ ...game, ...wrong }, toySequence, table ?? { setup: '', seats: 2, options: {} }, '3', {
        longest,
        middles: 1,
        watch: laws.goesOn,
      });
    expect(run({ candidates: () => [] }, 200)).toThrow('a dead end');
    expect(run({}, 3)).toThrow('no end');
  });
  test('a seat in no team, and rules for three that cannot do without one', () => {
    const [lone, , three] = dealable(bidGame);
    if (lone === undefined || three === undefined) throw new Error('the toy cannot be dealt');
    expect(three.seats).toBe(3);
    const judge = (wrong: Partial<Game>) => () => laws.seatsTeams({ ...bids, ...wrong }, three);
    expect(judge({})).not.toThrow();
    expect(judge({ teams: () => [[0], [2]] })).toThrow('seats [0,2] are in teams');
    const { leave: _, ...without } = bids;
    expect(() => laws.seatsTeams(without, three)).toThrow('3 sides, and none can leave');
  });

  test('a seat that is asked after it has left', () => {
    const run = (wrong: Partial<Game>) => () => {
      const wronged: Game = { ...bids, ...wrong };
      const table = { setup: 'open', seats: 3, options: {} };
      const sequence = wrong.leave === undefined ? bidSequence : sequenceOf(bidChartOf(wronged));
      const watch = () => undefined;
      laws.leaves(playAtRandom(wronged, sequence, table, '3', { longest: 200, middles: 1, watch }), { longest: 200 });
    };
    expect(run({})).not.toThrow();
    expect(run({ leave: () => undefined })).toThrow('active again');
  });
});
