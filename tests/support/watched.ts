import { type GameText, placeholders } from '../../src/i18n/text';
import { type Dice, openDice, seedDice } from '../../src/rules/core/dice';
import type {
  Command,
  Effects,
  Frozen,
  Game,
  GameEvent,
  GameState,
  GameView,
  Ref,
  Refusal,
  Seat,
} from '../../src/rules/core/game';
import { clone, equalJson } from '../../src/rules/core/play';
import { must } from './must';
import { citableIds } from './rulebooks';

/** What a game's own tests hold besides what holds in all games. */
export interface OwnLaws<S extends GameState, C extends Command, E extends GameEvent> {
  readonly words: GameText;
  /** What has to prove that a check fails; null: whatever proves it. */
  evidence(state: Frozen<S>, command: C, check: string): readonly Ref[] | null;
  /** What the sentence of a check counts; absent: nothing. */
  numbers?(state: Frozen<S>, command: C, check: string): { readonly [name: string]: unknown };
  /** The answer to a command is the one another reading of the rules gives. */
  checkAnswer?(state: Frozen<S>, command: C, refusal: Refusal | null): void;
  /** What is tried is worth trying: of one's own, at somebody who is there. */
  checkTries?(state: Frozen<S>, tried: readonly C[], seat: Seat): void;
  /** The state is one that can be. */
  checkSane(state: S): void;
  /** What changed is what was told, and what was told is so. `command` is null where a phase opened. */
  checkTold(before: S, after: S, events: readonly E[], command: C | null): void;
}

const show = (value: unknown) => JSON.stringify(value);

/**
 * The game, with an eye on everything a test does to it: each command that is asked about, each that is given and each
 * phase that opens is held against laws that know nothing of what the test is about.
 */
export function watched<S extends GameState, C extends Command, E extends GameEvent, V extends GameView>(
  game: Game<S, C, E, V>,
  laws: OwnLaws<S, C, E>,
): Game<S, C, E, V> {
  const ids = citableIds(game.id);
  const watch = (draft: S, command: C | null, scribe: Effects<E>, run: (scribe: Effects<E>) => void) => {
    const before = clone(draft);
    const events: E[] = [];
    const emit = (event: E) => {
      checkSentence(game.id, laws.words, ids, event);
      events.push(event);
      scribe.emit(event);
    };
    run({ emit, dice: speaking(game.id, scribe.dice, laws.words) });
    laws.checkTold(before, draft, events, command);
    laws.checkSane(draft);
    checkViews(game, laws, draft);
  };
  return {
    ...game,
    refuse(state, command) {
      const refusal = game.refuse(state, command);
      checkRefused(game, laws, ids, state, command, refusal);
      laws.checkAnswer?.(state, command, refusal);
      return refusal;
    },
    apply(draft, command, scribe) {
      checkGiven(game, laws, clone(draft) as Frozen<S>, command);
      watch(draft, command, scribe, (watched) => game.apply(draft, command, watched));
    },
    begin(draft, scribe) {
      watch(draft, null, scribe, (watched) => game.begin(draft, watched));
    },
  };
}

/** Dice that are thrown for something that has a word. */
function speaking(at: string, dice: Dice, { rolls }: GameText): Dice {
  const known = (why: string) => must(rolls[why] !== undefined, at, `no word for a throw for '${why}'`);
  return {
    ...dice,
    roll(sides, why, ...rest) {
      known(why);
      return dice.roll(sides, why, ...rest);
    },
    test(sides, need, why, ...rest) {
      known(why);
      return dice.test(sides, need, why, ...rest);
    },
  };
}

/** Whatever happens is told in a sentence with all its words, under rules that exist. */
function checkSentence(at: string, { events }: GameText, ids: ReadonlySet<string>, event: GameEvent): void {
  const told = new Map<string, unknown>(Object.entries(event));
  const sentence = events[event.type];
  must(sentence !== undefined, at, () => `no sentence for ${show(event)}`);
  for (const name of placeholders(sentence ?? ''))
    must(told.get(name) !== undefined && told.get(name) !== '', at, () => `no ${name} in ${show(event)}`);
  must(!told.has('reveals') || told.get('reveals') === true, at, () => `reveals or not: ${show(event)}`);
  const cited = [...told].flatMap(([field, value]) => (/rule$/i.test(field) ? [value] : []));
  const terms = told.get('terms');
  for (const term of Array.isArray(terms) ? terms : []) cited.push(term.rule);
  for (const rule of cited) must(ids.has(String(rule)), at, () => `no such rule: ${show(event)}`);
}

/**
 * A refusal names a rule that exists and is the first check that fails; what proves it is what the game says must; and
 * what it offers instead may be done by the same seat.
 */
function checkRefused<S extends GameState, C extends Command, E extends GameEvent, V extends GameView>(
  game: Game<S, C, E, V>,
  laws: OwnLaws<S, C, E>,
  ids: ReadonlySet<string>,
  state: Frozen<S>,
  command: C,
  refusal: Refusal | null,
): void {
  const at = `${game.id}, ${show(command)}`;
  const asked = game.check?.(state, command) ?? [];
  for (const { id, rule } of asked) must(ids.has(rule) && id !== '', at, () => `no such rule: ${id} ${rule}`);
  const failed = asked.filter((check) => check.state === 'fails');
  must(game.allows?.(state, command) === (refusal === null), at, () => `both allowed and refused: ${show(refusal)}`);
  must(failed[0]?.rule === refusal?.rule, at, () => `fails ${failed[0]?.rule}, refused by ${refusal?.rule}`);
  must(equalJson(failed[0]?.evidence ?? [], refusal?.evidence ?? []), at, () => `other evidence: ${show(refusal)}`);
  for (const { id, evidence, numbers } of failed) {
    const counted = laws.numbers?.(state, command, id) ?? {};
    must(equalJson(numbers, counted), at, () => `${id} counts ${show(numbers)}, not ${show(counted)}`);
    const proof = laws.evidence(state, command, id);
    must(proof === null || equalJson(proof, evidence), at, () => `${id} is proved by ${evidence}, not ${proof}`);
  }
  const instead = refusal?.instead;
  if (instead === undefined) return;
  const read = game.parse(JSON.parse(show(instead)));
  must(equalJson(read, instead) && instead.seat === command.seat, at, () => `instead ${show(instead)}`);
  must(read !== null && game.refuse(state, read) === null, at, () => `instead ${show(instead)}, not allowed`);
}

/** What is given can be written down and read again, pointed at, and was offered. */
function checkGiven<S extends GameState, C extends Command, E extends GameEvent, V extends GameView>(
  game: Game<S, C, E, V>,
  laws: OwnLaws<S, C, E>,
  state: Frozen<S>,
  command: C,
): void {
  const at = `${game.id}, ${show(command)}`;
  must(equalJson(game.parse(JSON.parse(show(command))), command), at, 'is not read as it was written');
  const meant = game.commandAt(state, command.seat, game.path(command));
  must(equalJson(meant, command), at, () => `pointing at ${game.path(command)} means ${show(meant)}`);
  const tried = game.candidates(state, command.seat);
  laws.checkTries?.(state, tried, command.seat);
  const offered = tried.some((each) => each.type === command.type && equalJson(each, command));
  must(offered, at, 'is played, but was not offered');
}

/** Everybody can imagine a world that looks as what he sees, and whoever sees nothing of his own too. */
function checkViews<S extends GameState, C extends Command, E extends GameEvent, V extends GameView>(
  game: Game<S, C, E, V>,
  laws: OwnLaws<S, C, E>,
  state: S,
): void {
  for (const seat of [0, 1]) {
    const seen = game.view(state as Frozen<S>, seat);
    const world = game.imagine(seen, openDice(seedDice('imagined')));
    must(equalJson(game.view(world as Frozen<S>, seat), seen), game.id, `seat ${seat} imagines another world`);
    laws.checkSane(world);
  }
}
