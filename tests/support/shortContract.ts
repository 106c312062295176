import { expect, test } from 'vitest';
import type { GameText } from '../../src/i18n/text';
import type { TableOptions } from '../../src/rules/core/game';
import type { GameModule } from '../../src/rules/core/module';
import type { Sequence } from '../../src/rules/core/sequence';
import { momentLaws } from './contract';
import * as laws from './contractLaws';
import { dealable, playAtRandom, type RandomGame } from './randomPlay';
import { citableIds } from './rulebooks';
import { refusesAlike } from './secretLaws';

/** So many games, each of another set-up or number of seats as far as there are any. */
const GAMES = 5;
const LONGEST = 5000;
/** What takes hours is left to the contract itself. */
const long: readonly string[] = ['career', 'standard16', 'standard20', 'custom'];

const evenly = (tables: readonly TableOptions[]): readonly TableOptions[] =>
  Array.from({ length: GAMES }, (_, at) => tables[Math.floor((at * tables.length) / GAMES)]).filter(
    (table) => table !== undefined,
  );

interface Subject {
  readonly module: GameModule;
  readonly sequence: Sequence;
  readonly texts: readonly GameText[];
}

type Law = readonly [title: string, check: (game: RandomGame) => void];

function lawsOf({ module: { game }, sequence, texts }: Subject): readonly Law[] {
  const ids = citableIds(game.id);
  const moments = [...momentLaws(ids), ['an imagined world refuses the same', refusesAlike] as const];
  return [
    ...moments.map(([title, check]): Law => [title, (played) => played.moments.forEach(check)]),
    ['rules and chart end together', laws.endsTogether],
    ['where something was hidden the end stands', laws.endsStand],
    ['deal and commands, told as JSON, give the same game', (played) => laws.replays(played, sequence)],
    ['a seat that leaves is not asked again', (played) => laws.leaves(played, { longest: LONGEST })],
    [
      'every event has its sentence',
      (played) => expect(texts.flatMap((text) => laws.untold(text, [played]))).toEqual([]),
    ],
    [
      'everything met has its words',
      (played) => expect(texts.flatMap((text) => laws.nameless(game, text, laws.metIn([played])))).toEqual([]),
    ],
  ];
}

/** Says which laws do not hold, for who counts them. */
class BrokenLaws extends Error {
  constructor(readonly laws: readonly string[]) {
    super(laws.join(', '));
  }
}

/** Every law asked of a game, whatever the others say: throws with the titles of those that do not hold, tells all otherwise. */
function askedOneByOne(all: readonly Law[], game: RandomGame): readonly string[] {
  const broken = all.filter(([, check]) => {
    try {
      check(game);
      return false;
    } catch {
      return true;
    }
  });
  if (broken.length > 0) throw new BrokenLaws(broken.map(([title]) => title));
  return all.map(([title]) => title);
}

/**
 * The contract in short, for changed rules: a few games played anew in every test, since what was played before a change
 * knows nothing of it. `apart`: every law is asked, not only until one does not hold.
 */
export function describeShortly(subject: Subject, apart: boolean): void {
  const { module, sequence } = subject;
  const tables = dealable(module.game).filter(({ setup }) => !long.includes(setup));
  for (const [at, table] of evenly(tables).entries()) {
    const settings = { longest: LONGEST, middles: 6, watch: laws.goesOn };
    const play = () => playAtRandom(module.game, sequence, table, `short ${at}`, settings);
    const all = lawsOf(subject);
    test(`every law, game ${at + 1}`, () => {
      const played = play();
      if (apart) return askedOneByOne(all, played);
      for (const [, check] of all) check(played);
      return [];
    });
  }
}
