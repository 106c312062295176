import type { SquareId } from '../../../rules/core/square';
import * as edit from '../../../rules/tankChess/lab/bench';
import { type SquareLink, type SquareShow, squareShows } from '../../../rules/tankChess/lab/link';
import { readSquareBench, type SquareReading } from '../../../rules/tankChess/lab/reading';
import type { Kind } from '../../../rules/tankChess/types';
import { openHistory } from '../../lab/history';

/** What lies in the hand: nothing, a wall, the eraser, or a new piece. */
export type SquareHand =
  | { readonly tool: 'none' | 'wall' | 'erase' }
  | { readonly tool: 'piece'; readonly seat: 0 | 1; readonly kind: Kind };

/** The square bench as hands change it. */
export interface SquareDesk {
  link(): SquareLink;
  reading(): SquareReading;
  hand(): SquareHand;
  selected(): SquareId | null;
  hold(hand: SquareHand): void;
  press(at: SquareId | null): boolean;
  dragTo(at: SquareId | null): void;
  drop(at: SquareId | null, still: boolean): void;
  turn(steps: number): void;
  remove(): void;
  toggle(show: SquareShow): void;
  gun(kind: Kind | null): void;
  board(board: edit.BenchBoard): void;
  lay(link: SquareLink): void;
  undo(): void;
  canUndo(): boolean;
}

export function openSquareDesk(first: SquareLink, changed: () => void): SquareDesk {
  let read: SquareReading | null = null;
  let hand: SquareHand = { tool: 'none' };
  let selected: SquareId | null = null;
  let held: SquareId | null = null;
  const history = openHistory(first, () => {
    read = null;
    changed();
  });
  const link = history.now;
  const bench = () => link().bench;
  const put = (next: edit.SquareBench) => {
    if (next !== bench()) history.put({ ...link(), bench: next });
  };
  const look = (part: Partial<SquareLink>) => history.replace({ ...link(), ...part });
  const chosen = () =>
    selected !== null && edit.pieceIn(bench(), selected) !== null ? selected : edit.shooterOf(bench()).at;
  const use = (at: SquareId) => {
    if (hand.tool === 'wall') put(edit.walled(bench(), at));
    else if (hand.tool === 'erase')
      put(edit.pieceIn(bench(), at) === null ? edit.walled(bench(), at) : edit.withoutPiece(bench(), at));
    else if (hand.tool === 'piece') put(edit.withPiece(bench(), hand.seat, hand.kind, at));
  };
  return {
    link,
    reading() {
      read ??= readSquareBench(bench(), link().gun);
      return read;
    },
    hand: () => hand,
    selected: () => selected,
    hold(next) {
      hand = next;
      changed();
    },
    press(at) {
      if (at === null) return false;
      history.begin();
      if (hand.tool !== 'none') {
        use(at);
        return true;
      }
      held = edit.pieceIn(bench(), at) === null ? null : at;
      if (held !== null) selected = at;
      changed();
      return held !== null;
    },
    dragTo(at) {
      if (at === null || held === null || held === at) return;
      const next = edit.moved(bench(), held, at);
      if (next === bench()) return;
      held = at;
      selected = at;
      put(next);
    },
    drop(at, still) {
      history.settle();
      held = null;
      if (still && at !== null && hand.tool === 'none' && edit.pieceIn(bench(), at) !== null)
        put(edit.chosen(bench(), at));
    },
    turn: (steps) => put(edit.turned(bench(), chosen(), steps)),
    remove: () => put(edit.withoutPiece(bench(), chosen())),
    toggle(show) {
      const on = link().show.includes(show);
      look({ show: squareShows.filter((each) => (each === show ? !on : link().show.includes(each))) });
    },
    gun: (kind) => look({ gun: kind }),
    board: (board) => put(edit.onBoard(bench(), board)),
    lay: (next) => history.put(next),
    undo: history.undo,
    canUndo: history.canUndo,
  };
}
