import { describe, expect, test } from 'vitest';
import type { GameText } from '../../src/i18n/text';
import type { Game, TableOptions } from '../../src/rules/core/game';
import { type GameModule, levels } from '../../src/rules/core/module';
import { equalJson } from '../../src/rules/core/play';
import type { Sequence } from '../../src/rules/core/sequence';
import { thinkWith } from '../../src/session/bots/bot';
import * as laws from './contractLaws';
import { dealable, type Moment, playAtRandom, type RandomGame } from './randomPlay';
import { citableIds } from './rulebooks';
import { imagines, refusesAlike, type Tell, tellsNoSecret } from './secretLaws';

/** A game and what stands around it; a game that is not registered yet can be put to the same proof. */
export interface Subject {
  readonly module: GameModule;
  readonly sequence: Sequence;
  /** The game's words, one entry per language. */
  readonly texts: readonly GameText[];
  /** What refusals may cite; absent: the game's rule index. */
  readonly ids?: ReadonlySet<string>;
  /** What its screen tells a seat; absent: what its reading says. */
  readonly tell?: Tell;
}

/** So many games on these set-ups, each with every number of seats it takes; absent set-ups: all of them. */
export interface Share {
  readonly setups?: readonly string[];
  readonly seeds: number;
}

export interface Effort {
  /** What is played how often: of a set-up that takes hours few games, of a short one many. */
  readonly plan: readonly Share[];
  /** No random game may need more commands than this. */
  readonly longest: number;
  /** Moments of each game, besides the first and the last, that the slow laws look at. */
  readonly middles: number;
  /** Of how many games one is played again from its commands. */
  readonly replayEvery: number;
  /** In how many games somebody leaves in the middle. */
  readonly leaving: number;
  /** In how many games, spread over all, every secret is swapped. */
  readonly swaps: number;
  /** In how many of these whole screens are compared: a screen that counts chances is dear. */
  readonly screens: number;
  /** In how many games the bots are asked. */
  readonly botGames: number;
  /** The bot's budget in positions; the law is about legality, not strength. */
  readonly positions: number;
}

const standard: Effort = {
  plan: [{ seeds: 200 }],
  longest: 5000,
  middles: 2,
  replayEvery: 4,
  leaving: 40,
  swaps: 8,
  screens: Number.POSITIVE_INFINITY,
  botGames: 4,
  positions: 60,
};

/** The plan, table by table: each share goes round the tables of its set-ups. */
function dealsOf(game: Game, plan: readonly Share[]): readonly TableOptions[] {
  const all = dealable(game);
  return plan.flatMap(({ setups, seeds }) => {
    const tables = all.filter(({ setup }) => setups?.includes(setup) ?? true);
    return Array.from({ length: seeds }, (_, index) => {
      const table = tables[index % tables.length];
      if (table === undefined) throw new Error(`${game.id} cannot be dealt with its standard options`);
      return table;
    });
  });
}

/** Of each set-up one table: of the first with its fewest seats, of the next with one more, and round again. */
function oneOfEach(tables: readonly TableOptions[]): readonly TableOptions[] {
  const setups = [...new Set(tables.map(({ setup }) => setup))];
  return setups.flatMap((setup, index) => {
    const sizes = tables.filter((table) => table.setup === setup);
    return sizes[index % sizes.length] ?? [];
  });
}

/** What holds at every moment of every game. */
export const momentLaws = (ids: ReadonlySet<string>): readonly [title: string, check: (moment: Moment) => void][] => [
  ['states, commands, events and views are plain JSON', laws.plainJson],
  ['an imagined world looks the same and allows the same', imagines],
  [
    'legal is what is tried and not refused, and refusals name rules of the index',
    (moment) => laws.refusesByRule(moment, ids),
  ],
  ['nobody plays out of turn', (moment) => laws.refusesStrangers(moment, ids)],
  ['every legal command has its own path, which the picker follows and which means it', laws.pointable],
  ['commands are read back from JSON, and nothing else is', laws.parses],
  ['queries change nothing', laws.asksWithoutTouching],
  ['undo takes back no dice, no secret and, where there are any, nobody else’s command', laws.undoKeepsSecrets],
  ['a concession stands', laws.concessionsStand],
];

/** The laws every game keeps, as a block of tests. */
export function describeContract(subject: Subject, effort: Partial<Effort> = {}): void {
  const { module, sequence, texts, ids: given, tell } = subject;
  const { plan, longest, middles, replayEvery, leaving, swaps, screens, botGames, positions } = {
    ...standard,
    ...effort,
  };
  const { game } = module;
  const ids = given ?? citableIds(game.id);
  const deals = dealsOf(game, plan);
  const tables = [...new Set(deals)];
  let played: readonly RandomGame[] | null = null;

  const games = () => {
    played ??= deals.map((table, index) =>
      playAtRandom(game, sequence, table, `${index + 1}`, { longest, middles, watch: laws.goesOn }),
    );
    return played;
  };
  let seen: ReturnType<typeof laws.metIn> | null = null;
  const met = () => {
    seen ??= laws.metIn(games());
    return seen;
  };
  const lawOver = (title: string, chosen: () => readonly RandomGame[], check: (moment: Moment) => void) =>
    test(title, { timeout: 300_000 }, () => {
      const moments = chosen().flatMap(({ moments: kept }) => kept);
      expect(moments.length).toBeGreaterThanOrEqual(chosen().length);
      expect(moments.length).toBeGreaterThan(0);
      for (const moment of moments) check(moment);
    });
  const law = (title: string, check: (moment: Moment) => void) => lawOver(title, games, check);
  /** One game of every set-up, with every number of seats among them, and more of them where there are few. */
  const firsts = new Set(oneOfEach(tables).map((table) => deals.indexOf(table)));
  const every = Math.max(1, Math.floor(deals.length / swaps));
  const spread = () => games().filter((_, index) => firsts.has(index) || index % every === 0);
  const compared = () => {
    const all = spread();
    return all.filter((_, index) => index % Math.ceil(all.length / screens) === 0 || screens >= all.length);
  };
  const some = (title: string, check: (moment: Moment) => void) => lawOver(title, spread, check);

  describe(`${game.id} keeps its secrets`, () => {
    test('where something was hidden the end stands', { timeout: 300_000 }, () => {
      for (const each of games()) laws.endsStand(each);
    });
    some('an imagined world refuses the same, for the same reasons', refusesAlike);
    some('a fork of a running game tells nothing of what was hidden', (moment) =>
      laws.forksHide(moment, module, sequence),
    );
    lawOver('with any secret swapped, whoever does not know it is told the same', compared, (moment) =>
      tellsNoSecret(moment, tell),
    );
  });

  describe(`${game.id} keeps the contract`, () => {
    test(`random play ends, without a dead end, in step with the chart, over ${deals.length} seeds`, {
      timeout: 300_000,
    }, () => {
      expect(games()).toHaveLength(deals.length);
      for (const each of games()) laws.endsTogether(each);
    });
    test('deal and commands, told as JSON, give the same game', { timeout: 300_000 }, () => {
      const again = games().filter((_, index) => index % replayEvery === 0);
      expect(again.length).toBeGreaterThan(0);
      for (const each of again) laws.replays(each, sequence);
    });
    for (const [title, check] of momentLaws(ids)) law(title, check);
    test('every seat is in one team, and a table of more than two sides goes on without one of them', () => {
      for (const table of tables) laws.seatsTeams(game, table);
    });
    test('a seat that leaves is not asked again, and the others play on to an end', { timeout: 300_000 }, () => {
      for (const each of games().slice(0, leaving)) laws.leaves(each, { longest });
    });

    botAnswers(subject, () => games().slice(0, botGames), positions);
    optionsAreJudged(game, tables, ids);
    for (const [language, text] of texts.entries()) {
      describe(`in words, language ${language}`, () => {
        test('every placeholder is a field of its event, and every event has a sentence', { timeout: 300_000 }, () => {
          expect(laws.untold(text, games())).toEqual([]);
        });
        test('phases, results, rolls, set-ups, options and refusals have words', { timeout: 300_000 }, () => {
          expect(laws.nameless(game, text, met())).toEqual([]);
        });
      });
    }
  });
}

function botAnswers({ module, sequence }: Subject, games: () => readonly RandomGame[], positions: number): void {
  test('the bot answers with a legal command, the same for the same question', { timeout: 300_000 }, () => {
    let asked = 0;
    for (const { moments } of games()) {
      for (const { at, match } of moments) {
        for (const seat of match.state.active) {
          for (const level of levels) {
            const question = { view: match.view(seat), seat, seed: at, level, positions };
            const think = () => thinkWith(module, question, sequence);
            const answer = think();
            asked += 1;
            expect(
              match.refuse(answer.command),
              `${at}: ${level} answers ${JSON.stringify(answer.command)}`,
            ).toBeNull();
            expect(equalJson(think(), answer), `${at}: ${level} changes its mind`).toBe(true);
            expect(answer.best.length, `${at}: ${level} has reasons`).toBeGreaterThan(0);
            expect(answer.best.length, `${at}: ${level} names three at most`).toBeLessThanOrEqual(3);
            expect(equalJson(answer.view, question.view), `${at}: ${level} shows the view it was given`).toBe(true);
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  });
}

function optionsAreJudged(game: Game, tables: readonly TableOptions[], ids: ReadonlySet<string>): void {
  test('options are judged before they are dealt', () => {
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      for (const { id, rule } of game.options) {
        expect(ids, `option ${id}`).toContain(rule);
        const bent = { ...table, options: { ...table.options, [id]: 'no such value' } };
        expect(game.checkOptions(bent)?.where, `option ${id}`).toBeTypeOf('string');
      }
    }
  });
}
