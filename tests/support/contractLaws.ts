import { expect } from 'vitest';
import { type GameText, placeholders } from '../../src/i18n/text';
import { openDice, seedDice } from '../../src/rules/core/dice';
import type { Command, Game, Ref, Refusal, Seat, TableOptions } from '../../src/rules/core/game';
import type { GameModule } from '../../src/rules/core/module';
import { equalJson } from '../../src/rules/core/play';
import type { Sequence } from '../../src/rules/core/sequence';
import { sidesOf } from '../../src/session/concede';
import { openMatch, replay } from '../../src/session/match';
import { openRecord } from '../../src/session/record/openRecord';
import { recordOf } from '../../src/session/record/record';
import { narrowed } from '../../src/session/selection';
import { must } from './must';
import { drawn, type Moment, type RandomGame } from './randomPlay';

const show = (value: unknown) => JSON.stringify(value);

/** Order of play and rules agree on whether the game is over; on the phase they agree or the walk throws. */
export function goesOn({ at, match }: Moment): void {
  must(!match.step.over, at, 'the chart has ended and the rules name no result');
}

export function endsTogether({ at, end }: RandomGame): void {
  must(end.step.over, at, `the rules say ${show(end.result)} and the chart goes on`);
  for (const seat of end.result?.winners ?? []) must(seat >= 0 && seat < end.deal.seats, at, `no seat ${seat} to win`);
}

/** Teams share out the seats, and rules for more than two sides say how a table goes on without one. */
export function seatsTeams(game: Game, table: TableOptions): void {
  const at = `${game.id} ${table.setup}, ${table.seats} seats`;
  const sides = sidesOf(game, table);
  const seated = sides.flat().toSorted((a, b) => a - b);
  must(
    equalJson(
      seated,
      Array.from({ length: table.seats }, (_, seat) => seat),
    ),
    at,
    `seats ${show(seated)} are in teams`,
  );
  must(sides.length <= 2 || game.leave !== undefined, at, `${sides.length} sides, and none can leave`);
}

/** Whoever gives up in the middle is done with; where others go on, they come to an end without that seat. */
export function leaves({ at, moments }: RandomGame, { longest }: { longest: number }): void {
  for (const { match } of moments.slice(0, 2)) {
    const seat = match.log.length % match.deal.seats;
    const without = `${at}, after ${match.log.length} commands, without seat ${seat}`;
    let rest = match.play({ type: 'resign', seat });
    if (rest.result === null) must(equalJson(rest.left, [seat]), without, `${show(rest.left)} have left`);
    const lots = openDice(seedDice(without));
    while (rest.result === null) {
      must(rest.log.length < longest, without, 'no end');
      must(!rest.state.active.includes(seat), without, `active again after ${rest.log.length} commands`);
      must(rest.refuse({ type: 'resign', seat })?.rule === 'left', without, 'leaves twice');
      rest = rest.play(drawn({ at: without, match: rest }, (count) => lots.roll(count, 'lot') - 1));
    }
  }
}

/** Deal and commands, through JSON and back, give the same state. */
export function replays({ at, end }: RandomGame, sequence: Sequence): void {
  const told: { deal: typeof end.deal; commands: Command[] } = JSON.parse(
    JSON.stringify({ deal: end.deal, commands: end.log.map((entry) => entry.command) }),
  );
  const again = replay(openMatch(end.game, sequence, told.deal), told.commands);
  must(!('refusedAt' in again), at, `its own command is refused on replay: ${show(again)}`);
  if ('refusedAt' in again) return;
  must(equalJson(again.step.position, end.step.position), at, 'the replay ends elsewhere');
  must(
    equalJson(
      again.log.map((entry) => entry.events),
      end.log.map((entry) => entry.events),
    ),
    at,
    'the replay tells another story',
  );
}

/** Nobody takes back dice, what came out of hiding, or, where there is something to hide, what another has played. */
export function undoKeepsSecrets(moment: Moment): void {
  const { at, match } = moment;
  for (const seat of seatsOf(moment)) {
    const to = match.undoTo(seat);
    if (to === null) continue;
    const back = match.log.slice(to);
    must(back[0]?.command.seat === seat, at, `seat ${seat} takes back what it has not given`);
    must(
      back.every(({ final, rolls, events }) => !final && rolls.length === 0 && !events.some((event) => event.reveals)),
      at,
      `seat ${seat} takes back dice or a revealed secret`,
    );
    must(
      !match.game.secrets || back.every(({ command }) => command.seat === seat),
      at,
      `seat ${seat} takes back another's command and knows what it hid`,
    );
  }
}

/** At the end everything lies open: nobody takes it back and plays on with what he has read. */
export function endsStand({ end }: RandomGame): void {
  if (!end.game.secrets || end.result === null) return;
  for (let seat = 0; seat < end.deal.seats; seat++)
    must(end.undoTo(seat) === null, `${end.deal.setup} ${end.deal.seed}`, `seat ${seat} takes the end back`);
}

/** A fork of a running game shows its taker what he knew, nothing more, and can be played on and kept. */
export function forksHide(moment: Moment, module: GameModule, sequence: Sequence): void {
  const { at, match } = moment;
  if (!match.game.secrets || match.result !== null) return;
  for (const eyes of seatsOf(moment)) {
    let fork = match.fork(match.log.length, 'fork', eyes);
    must(equalJson(fork.view(eyes), match.view(eyes)), at, `seat ${eyes} sees something else in the fork`);
    const lots = openDice(seedDice(`fork:${eyes}`));
    for (let turn = 0; turn < 6 && fork.result === null; turn++) {
      const seat = fork.state.active[0] ?? 0;
      const commands = fork.legal(seat);
      must(commands.length > 0, at, `seat ${seat} has nothing to do in the fork`);
      const command = commands[lots.roll(commands.length, 'lot') - 1];
      if (command !== undefined) fork = fork.play(command);
    }
    const sitters = Array.from({ length: fork.deal.seats }, () => ({
      name: '',
      controller: { kind: 'human' } as const,
    }));
    const again = openRecord(JSON.parse(JSON.stringify(recordOf(fork, sitters))), module, sequence);
    must('state' in again && equalJson(again.state, fork.state), at, `the fork of seat ${eyes} is not read back`);
  }
}

/** Who gives up has seen how it ends, and so has everybody. */
export function concessionsStand(moment: Moment): void {
  const { at, match } = moment;
  if (match.result !== null) return;
  for (const type of ['resign', 'flag']) {
    const given = match.play({ type, seat: 0 });
    for (const seat of seatsOf(moment)) must(given.undoTo(seat) === null, at, `seat ${seat} takes back a ${type}`);
  }
}

function plain(value: unknown, where: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : where;
  if (typeof value !== 'object') return where;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return where;
  for (const [key, inner] of Object.entries(value)) {
    const found = plain(inner, `${where}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

export function plainJson({ at, match }: Moment): void {
  const { step } = match;
  const found =
    plain(match.state, 'state') ??
    plain(step.position.dice, 'dice') ??
    plain(step.events, 'events') ??
    plain(match.view(null), 'view') ??
    match.state.active.map((seat) => plain(match.legal(seat), 'commands')).find((fault) => fault !== null);
  must(found === undefined || found === null, at, `${found} is not plain JSON`);
}

const seatsOf = ({ match }: Moment): readonly Seat[] => Array.from({ length: match.deal.seats }, (_, seat) => seat);

/** What is legal is exactly what is tried and not refused; a refusal names a rule that exists and helps on. */
export function refusesByRule(moment: Moment, ids: ReadonlySet<string>): void {
  const { at, match } = moment;
  const { game, state } = match;
  for (const seat of seatsOf(moment)) {
    const listed = match.legal(seat);
    if (!state.active.includes(seat)) must(listed.length === 0, at, `seat ${seat} may act and is not active`);
    const allowed = game.candidates(state, seat).filter((command) => {
      const refusal = game.refuse(state, command);
      checksAlike(moment, command, refusal);
      if (refusal === null) return true;
      must(ids.has(refusal.rule), at, () => `${show(command)} is refused by ${refusal.rule}, which is no rule`);
      const { instead } = refusal;
      if (instead !== undefined) {
        must(
          game.refuse(state, instead) === null,
          at,
          () => `instead of ${show(command)}: ${show(instead)}, not allowed`,
        );
      }
      return false;
    });
    if (state.active.includes(seat)) must(equalJson(allowed, listed), at, `the legal list of seat ${seat} is another`);
  }
}

/** The checklist of a command shows its refusal as the first check that fails, and none where it is allowed. */
function checksAlike({ at, match }: Moment, command: Command, refusal: Refusal | null): void {
  const { game, state } = match;
  const allows = game.allows?.(state, command) ?? refusal === null;
  must(allows === (refusal === null), at, () => `${show(command)} is both allowed and refused`);
  const failed = game.check?.(state, command).find((check) => check.state === 'fails');
  if (game.check === undefined) return;
  must(failed?.rule === refusal?.rule, at, () => `${show(command)} fails ${failed?.rule}, refused by ${refusal?.rule}`);
  must(
    equalJson(failed?.evidence ?? [], refusal?.evidence ?? []),
    at,
    () => `${show(command)} is refused by other evidence`,
  );
}

/** Nobody plays out of turn or for somebody else, and stale commands are judged, not stumbled over. */
export function refusesStrangers(moment: Moment, ids: ReadonlySet<string>): void {
  const { at, match } = moment;
  const idle = [...seatsOf(moment), match.deal.seats, -1].filter((seat) => !match.state.active.includes(seat));
  const told = [
    match.state.active.flatMap((seat) => match.legal(seat))[0],
    ...match.log.slice(-6).map((e) => e.command),
  ];
  for (const command of told) {
    if (command === undefined) continue;
    for (const seat of idle) {
      const refusal = match.game.refuse(match.state, { ...command, seat });
      must(refusal !== null, at, () => `idle seat ${seat} may ${show(command)}`);
      must(refusal !== null && ids.has(refusal.rule), at, `idle seat ${seat} is refused by ${refusal?.rule}, no rule`);
    }
    const refusal = match.game.refuse(match.state, command);
    must(
      refusal === null || ids.has(refusal.rule),
      at,
      () => `${show(command)} is refused by ${refusal?.rule}, no rule`,
    );
  }
}

/** Every legal command has its own path, the picker reaches it, and pointing along it means that command. */
export function pointable({ at, match }: Moment): void {
  const { game } = match;
  for (const seat of match.state.active) {
    const commands = match.legal(seat);
    const paths = new Map<string, Command>();
    for (const command of commands) {
      const path = game.path(command);
      const other = paths.get(path.join(' '));
      must(other === undefined, at, () => `${show(command)} and ${show(other)} have one path: ${path.join(' ')}`);
      paths.set(path.join(' '), command);
    }
    for (const command of sampleOf(commands, match.log.length)) {
      for (const path of waysTo(game, command)) {
        must(
          reached(game, commands, command, path),
          at,
          () => `cannot be picked by ${path.join(' ')}: ${show(command)}`,
        );
        const meant = game.commandAt(match.state, seat, path);
        must(
          equalJson(meant, command),
          at,
          () => `pointing at ${path.join(' ')} means ${show(meant)}, not ${show(command)}`,
        );
      }
    }
  }
}

/** Of hundreds of commands of one moment a dozen, in each moment others: what fails for one of a kind fails for all. */
function sampleOf(commands: readonly Command[], moment: number): readonly Command[] {
  const every = Math.ceil(commands.length / 12);
  return commands.filter((_, index) => index % every === moment % every);
}

/** The path itself and, where a command is a set, the way that takes what comes last first. */
function waysTo(game: Game, command: Command): readonly (readonly Ref[])[] {
  const picked: Ref[] = [];
  for (let last = game.follow?.(command, picked)?.at(-1); last !== undefined; ) {
    picked.push(last);
    last = game.follow?.(command, picked)?.at(-1);
  }
  return game.follow === undefined ? [game.path(command)] : [game.path(command), picked];
}

function reached(game: Game, commands: readonly Command[], command: Command, path: readonly Ref[]): boolean {
  const picked: Ref[] = [];
  for (const ref of path) {
    if (!narrowed(game, commands, picked)?.next.includes(ref)) return false;
    picked.push(ref);
  }
  return equalJson(narrowed(game, commands, picked)?.command, command);
}

const GARBAGE: readonly unknown[] = [null, undefined, 7, '', 'x', true, [], [1], {}, { type: 3 }, { seat: 0 }];

/** A command read from JSON is itself, without what was slipped in; anything else is null or refused, never a crash. */
export function parses({ at, match }: Moment): void {
  const { game, state } = match;
  for (const seat of state.active) {
    for (const command of sampleOf(match.legal(seat), match.log.length)) {
      const read = game.parse(JSON.parse(JSON.stringify({ ...command, slipped: 1 })));
      must(equalJson(read, command), at, () => `${show(command)} is read as ${show(read)}`);
    }
    const [command] = match.legal(seat);
    if (command === undefined) continue;
    for (const raw of GARBAGE) must(game.parse(raw) === null, at, `${show(raw)} is read as a command`);
    for (const key of Object.keys(command)) {
      for (const value of [null, -1, 1.5, 1e9, 'nonsense', ['x'], { deep: {} }, '__proto__']) {
        const bent = game.parse({ ...command, [key]: value });
        const judged = bent === null ? null : game.refuse(state, bent);
        expect(judged === null || typeof judged.rule === 'string', `${at}: ${key} bent to ${show(value)}`).toBe(true);
      }
    }
  }
}

/** What a player may come to read in these games: how they end, why dice are thrown, where it stands, why not. */
export function metIn(games: readonly RandomGame[]) {
  const results = new Set<string>();
  const degrees = new Set<string>();
  const rolls = new Set<string>();
  const phases = new Set<string>();
  const refusals = new Set<string>();
  for (const { end, moments } of games) {
    if (end.result !== null) results.add(end.result.rule);
    if (end.result?.degree != null) degrees.add(end.result.degree);
    for (const { why } of [end.opening, ...end.log].flatMap((told) => told.rolls)) rolls.add(why);
    for (const { match } of moments) {
      const { game, state } = match;
      phases.add(state.phase);
      for (const seat of state.active) {
        for (const command of game.candidates(state, seat)) {
          const refusal = game.refuse(state, command);
          if (refusal !== null) refusals.add(refusal.rule);
        }
      }
    }
  }
  return { results, degrees, rolls, phases, refusals };
}

/** Queries change nothing: on a frozen state they all still answer. */
export function asksWithoutTouching({ at, match }: Moment): void {
  const before = JSON.stringify(match.state);
  freeze(match.state);
  const { game, state } = match;
  for (const seat of state.active) {
    for (const command of game.candidates(state, seat)) game.refuse(state, command);
    must(Number.isFinite(game.score(state, seat)), at, `the score of seat ${seat} is no number`);
    game.view(state, seat);
  }
  game.isPhaseOver(state);
  game.result(state);
  must(JSON.stringify(state) === before, at, 'a query changed the state');
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** Events without a sentence, and words of a sentence that its event does not have. */
export function untold(text: GameText, games: readonly RandomGame[]): readonly string[] {
  const faults = new Set<string>();
  for (const { end } of games) {
    for (const event of [...end.opening.events, ...end.log.flatMap((entry) => entry.events)]) {
      const sentence = text.events[event.type];
      if (sentence === undefined) faults.add(`${event.type} has no sentence`);
      for (const name of placeholders(sentence ?? '')) {
        if (!Object.hasOwn(event, name)) faults.add(`${event.type} has no field ${name}`);
      }
    }
  }
  return [...faults];
}

/** What has no name in a language: of the game itself and of what was met in play. */
export function nameless(game: Game, text: GameText, met: ReturnType<typeof metIn>): readonly string[] {
  const missing = new Set<string>();
  const need = (words: object, key: string, what: string) => {
    if (!Object.hasOwn(words, key)) missing.add(`${what} ${key}`);
  };
  for (const setup of game.setups) need(text.setups, setup, 'set-up');
  for (const { id, values } of game.options) {
    need(text.options, id, 'option');
    for (const value of values) need(text.options[id]?.values ?? {}, String(value), `option ${id} value`);
  }
  const { results, degrees, rolls, phases, refusals } = met;
  for (const rule of results) need(text.rules, rule, 'result');
  for (const degree of degrees) need(text.degrees ?? {}, degree, 'degree');
  for (const why of rolls) need(text.rolls, why, 'roll');
  for (const phase of phases) need(text.phases, phase, 'phase');
  for (const rule of refusals) need(text.rules, rule, 'refusal');
  return [...missing];
}
