import type { Effects, Frozen } from '../core/game';
import { drawn, won } from '../core/result';
import { boardOf, pieceNumberAt } from './board';
import { reachFrom } from './movement';
import { notation } from './notation';
import { shotsFrom } from './turns';
import { type Drive, type Event, other, type State } from './types';

/** Carries out a turn: the drive, the shot, and how the game stands after it. */
export function drive(draft: State, command: Drive, scribe: Effects<Event>): void {
  const board = boardOf(draft);
  const number = pieceNumberAt(draft, command.from);
  const piece = draft.pieces[number];
  const reach = reachFrom(board, number);
  const end = reach.find(command.to, command.facing);
  if (!piece || !end) throw new Error(`no drive from ${command.from} to ${command.to} ${command.facing}`);
  const { seat, kind, id: unit } = piece;
  scribe.emit({
    type: 'drove',
    seat,
    unit,
    kind,
    from: command.from,
    to: end.to,
    facing: end.facing,
    steps: end.steps,
    route: reach.route(end),
    reverse: end.reverse,
    record: notation(kind, command, end.reverse),
  });
  draft.driven = true;
  piece.facing = end.facing;
  if (end.to === 'off') {
    piece.status = 'gone';
    scribe.emit({ type: 'escaped', seat, unit, from: command.from });
    endWon(draft, 'TC-WIN2', scribe);
    return;
  }
  const shot = shotsFrom(board, number, end).find((open) => open.at === command.fireAt && open.kills);
  const target = shot && draft.pieces.find((other) => other.id === shot.target);
  piece.at = end.to;
  draft.quiet += 1;
  if (shot && target) {
    const { at, face, gun, armour, targetKind } = shot;
    scribe.emit({
      type: 'fired',
      seat,
      unit,
      kind,
      from: end.to,
      at,
      target: target.id,
      targetKind,
      face,
      gun,
      armour,
    });
    target.status = 'wreck';
    scribe.emit({ type: 'destroyed', seat: target.seat, unit: target.id, kind: targetKind, at });
    // Nothing brings a wreck back: no position from before a kill can come again.
    draft.quiet = 0;
    draft.seen = [];
    if (targetKind === 'CLT') {
      endWon(draft, 'TC-WIN1', scribe);
      return;
    }
  } else if (command.fireAt !== null) {
    throw new Error(`no shot from ${end.to} ${end.facing} at ${command.fireAt}`);
  }
  judgeDraw(draft, scribe);
}

function judgeDraw(draft: State, scribe: Effects<Event>): void {
  if (draft.switches.threefold) {
    const key = positionKey(draft);
    draft.seen.push(key);
    if (timesSeen(draft.seen, key) >= 3) {
      endDrawn(draft, 'repetition', scribe);
      return;
    }
  }
  const { quietTurns } = draft.switches;
  if (quietTurns > 0 && draft.quiet >= quietTurns) endDrawn(draft, 'quiet', scribe);
}

/** The sides alternate, and with them what can have stood there: every second position is another's turn. */
function timesSeen(seen: readonly string[], key: string): number {
  let times = 0;
  for (let at = seen.length - 1; at >= 0; at -= 2) if (seen[at] === key) times += 1;
  return times;
}

/** Living pieces of one side and kind are alike; obstacles and wrecks do not change between kills; sides alternate. */
export function positionKey(state: Pick<Frozen<State>, 'pieces' | 'mover' | 'driven'>): string {
  const next = state.driven ? other(state.mover) : state.mover;
  const places = state.pieces
    .filter((piece) => piece.status === 'fit')
    .map((piece) => `${piece.seat}${piece.kind}${piece.at}${piece.facing}`)
    .sort();
  return `${next}:${places.join(',')}`;
}

function endWon(draft: State, rule: 'TC-WIN1' | 'TC-WIN2', scribe: Effects<Event>): void {
  draft.ending = won(rule, [draft.mover]);
  draft.active = [];
  scribe.emit({ type: 'won', seat: draft.mover, rule });
}

export function endDrawn(draft: State, why: 'agreement' | 'repetition' | 'quiet', scribe: Effects<Event>): void {
  const rule = why === 'quiet' ? 'TC-NOTE1' : 'TC-Q9';
  draft.ending = drawn(rule);
  draft.active = [];
  scribe.emit({ type: 'drawn', seat: draft.mover, why, rule });
}
