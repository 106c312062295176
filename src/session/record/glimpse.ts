import * as v from 'valibot';
import { openDice, seedDice } from '../../rules/core/dice';
import type { Game, GameView, Json, Seat } from '../../rules/core/game';
import { equalJson } from '../../rules/core/play';
import { sealOf } from '../luck';
import type { Match } from '../match';
import type { Player } from '../seats';
import { faultOfJson } from './plainJson';
import { checkRecord, type GameRecord, parts, problemOf, readJson, recordOf } from './record';
import type { RecordError } from './recordProblem';

const FORMAT = 'hull-down/glimpse/1';

const { game, version, setup, options, seats } = parts;

const glimpseSchema = v.strictObject({
  format: v.literal(FORMAT),
  game,
  version,
  setup,
  options,
  seats,
  /** Of the dice still to be thrown. */
  seal: v.pipe(v.string('text'), v.regex(/^[0-9a-f]{64}$/, 'text')),
  /** How many commands had been given. */
  moment: parts.count,
  /** Whose eyes it was seen with; null: what everybody may know. */
  eyes: v.nullable(parts.seat),
  view: v.custom<{ readonly [key: string]: Json }>((value) => typeof value === 'object' && value !== null, 'object'),
});

/**
 * One moment of a game as somebody may know it: to be looked at, not to be played on. It stands for a game still being
 * played whose players hide something from each other, and holds neither its seed nor a single command.
 */
export type Glimpse = v.InferOutput<typeof glimpseSchema>;

/**
 * Whether the whole record would give away what is still hidden: in this game, or in the one it was fought on from, which
 * may be running yet. One in which what is done stays done could be played on from a copy.
 */
function hides({ game, result, deal }: Pick<Match, 'game' | 'result' | 'deal'>): boolean {
  return (game.secrets && (result === null || deal.forks !== undefined)) || isBound({ game, result, deal });
}

const isBound = ({ game, result, deal }: Pick<Match, 'game' | 'result' | 'deal'>): boolean =>
  result === null && game.binding?.(deal) === true;

/** What may leave the table: the whole record, or where that would give something away what `eyes` may know of it. */
export function shareable(
  match: Match,
  sitters: readonly Player[],
  eyes: Seat | null = null,
  moment = match.log.length,
): GameRecord | Glimpse {
  return hides(match) ? glimpseOf(match, sitters, eyes, moment) : recordOf(match, sitters);
}

/** The two forms a game can leave its table in: the whole record, and what everybody may know where that says less. */
export interface Leaving {
  readonly whole: GameRecord;
  readonly shown: Glimpse | null;
  /** The whole record may not leave while it is being played: it has one save. */
  readonly bound: boolean;
}

export function leavingOf(match: Match, sitters: readonly Player[], moment?: number): Leaving {
  const shown = shareable(match, sitters, null, moment);
  return { whole: recordOf(match, sitters), shown: isGlimpse(shown) ? shown : null, bound: isBound(match) };
}

export function glimpseOf(match: Match, sitters: readonly Player[], eyes: Seat | null, moment: number): Glimpse {
  const { game, version, setup, options, seats } = recordOf(match.rewind(0), sitters);
  const view: Glimpse['view'] = JSON.parse(JSON.stringify(match.rewind(moment).view(eyes)));
  return { format: FORMAT, game, version, setup, options, seats, seal: sealOf(match).seal, moment, eyes, view };
}

export function isGlimpse(shared: GameRecord | Glimpse | RecordError): shared is Glimpse {
  return 'format' in shared && shared.format === FORMAT;
}

/** The text of a file or a link: a whole game, or a glimpse of one. */
export function readShareable(source: string): GameRecord | Glimpse | RecordError {
  const raw = readJson(source);
  if (!raw.ok) return raw.error;
  const { value } = raw;
  const seen = typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;
  return seen ? checkGlimpse(value) : checkRecord(value);
}

function checkGlimpse(raw: object): Glimpse | RecordError {
  const fault = faultOfJson(raw);
  if (fault !== null) return fault;
  const read = v.safeParse(glimpseSchema, raw, { abortEarly: true });
  return read.success ? read.output : problemOf(read.issues[0]);
}

/** The view of a glimpse, once the rules know it for one of theirs: nothing else is drawn. Never throws. */
export function openGlimpse(glimpse: Glimpse, rules: Game): GameView | RecordError {
  const { game, version, eyes, seats, view } = glimpse;
  if (game !== rules.id) return { error: 'unknownGame', where: 'game', expected: rules.id, found: game };
  if (version !== rules.version) {
    return { error: 'wrongVersion', where: 'version', expected: String(rules.version), found: String(version) };
  }
  const strange: RecordError = { error: 'badField', where: 'view', expected: 'moment', found: '…' };
  if (eyes !== null && eyes >= seats.length)
    return { ...strange, where: 'eyes', expected: 'seat', found: String(eyes) };
  try {
    const seen = rules.view(rules.imagine(view as unknown as GameView, openDice(seedDice('glimpse'))), eyes);
    return equalJson(JSON.parse(JSON.stringify(seen)), view) ? seen : strange;
  } catch {
    return strange;
  }
}
