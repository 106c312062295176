import { atOnce } from '../../rules/core/atOnce';
import type { Command, Game } from '../../rules/core/game';
import type { GameModule } from '../../rules/core/module';
import { equalJson } from '../../rules/core/play';
import type { Deal, Sequence } from '../../rules/core/sequence';
import { isSeat, parseCommand } from '../concede';
import { type Match, openMatch, type RefusedAt } from '../match';
import { type GameRecord, storedResult } from './record';
import { isRecordError, type RecordError, shown } from './recordProblem';

/** A record played through again, command by command, under the rules of today; or what they object to. Never throws. */
export function openRecord(record: GameRecord, module: GameModule, sequence: Sequence): Match | RecordError {
  return atOnce(openingRecord(record, module, sequence));
}

/** The same with a breath after every command, which tells how many are done. */
export function* openingRecord(
  record: GameRecord,
  { game }: GameModule,
  sequence: Sequence,
): Generator<number, Match | RecordError> {
  let done = 0;
  try {
    const fault = faultOfDeal(record, game);
    if (fault !== null) return fault;
    const commands = yield* commandsOf(record, game);
    if (isRecordError(commands)) return commands;
    const playing = openMatch(game, sequence, dealOf(record)).playAll(commands);
    for (let next = playing.next(); ; next = playing.next()) {
      if (next.done === true) return finished(record, next.value);
      done = next.value;
      yield done;
    }
  } catch (error) {
    // The rules met what they cannot deal with: the game on the screen must not suffer for it.
    return { error: 'failed', where: `commands[${done}]`, found: shown(String(error)) };
  }
}

function finished(record: GameRecord, end: Match | RefusedAt): Match | RecordError {
  if ('refusedAt' in end) {
    const { refusedAt, refusal } = end;
    const found = shown(record.commands[refusedAt]);
    return { error: 'refusedCommand', where: `commands[${refusedAt}]`, rule: refusal.rule, found };
  }
  const result = end.result === null ? null : storedResult(end.result);
  if (equalJson(record.result, result)) return end;
  return { error: 'wrongResult', where: 'result', expected: shown(result), found: shown(record.result) };
}

function dealOf({ setup, seats, options, seed, dice, forks }: GameRecord): Deal {
  const way: Pick<Deal, 'dice' | 'forks'> = {
    ...(dice === undefined ? { dice: 'stream' } : {}),
    ...(forks ? { forks } : {}),
  };
  return { setup, seats: seats.length, options, seed, ...way };
}

/** What is wrong before the first command, or null. */
function faultOfDeal(record: GameRecord, game: Game): RecordError | null {
  const { seats, setup, version } = record;
  if (record.game !== game.id) return { error: 'unknownGame', where: 'game', expected: game.id, found: record.game };
  if (version !== game.version) {
    return { error: 'wrongVersion', where: 'version', expected: String(game.version), found: String(version) };
  }
  if (!game.setups.includes(setup)) return { error: 'unknownSetup', where: 'setup', found: setup };
  const { least, most } = game.seats;
  if (seats.length < least || seats.length > most) {
    const expected = least === most ? String(least) : `${least}–${most}`;
    return { error: 'wrongSeats', where: 'seats', expected, found: String(seats.length) };
  }
  const fault = game.checkOptions(dealOf(record));
  if (fault === null) return null;
  const where = fault.where === 'setup' || fault.where === 'seats' ? fault.where : `options.${fault.where}`;
  return { error: 'badOption', where, rule: fault.problem };
}

function* commandsOf(record: GameRecord, game: Game): Generator<number, readonly Command[] | RecordError> {
  const seats = record.seats.length;
  const commands: Command[] = [];
  for (const [index, raw] of record.commands.entries()) {
    const where = `commands[${index}]`;
    const command = parseCommand(game, raw, seats);
    if (command === null) {
      const place = isSeat(raw.seat, seats) ? where : `${where}.seat`;
      return { error: 'badCommand', where: place, found: shown(raw) };
    }
    const extra = Object.keys(raw).find((key) => !Object.hasOwn(command, key));
    if (extra !== undefined) return { error: 'unknownField', where: `${where}.${extra}` };
    commands.push(command);
    yield 0;
  }
  return commands;
}
