import type { Frozen, GameEvent } from '../../../rules/core/game';
import { legal } from '../../../rules/core/play';
import { tankChess } from '../../../rules/tankChess';
import { type Followed, follow } from '../../../rules/tankChess/follow';
import { driveOfTurn, readTurn } from '../../../rules/tankChess/readTurn';
import type { Command, Drive, State } from '../../../rules/tankChess/types';
import type { Stage } from '../../board/gameScene';
import { button } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import { openCommandDesk } from '../../extras/commandDesk';
import type { Kit } from './kit';
import { squareBeside } from './squares';

/** A board on which turns can be played, and a line for turns in writing. */
export interface TurnDesk {
  readonly board: HTMLElement;
  /** Preview, buttons of the stage and the line for turns in writing. */
  readonly aside: HTMLElement;
  /** Shows a position; `open`: turns can be played. */
  set(state: Frozen<State>, open: boolean, marks?: (stage: Stage) => void): void;
  /** Other marks on the same position: what has been picked stays. */
  mark(marks: (stage: Stage) => void): void;
  /** Shows what leads to a position, and then the position. */
  play(events: readonly GameEvent[], after: Frozen<State>): Promise<void>;
  /** Plays a turn with its motion and shows what it leads to. */
  follow(command: Command): Promise<Followed>;
  rewrite(): void;
  close(): void;
}

/** `chart`: whether all pieces are explained while nothing is pointed at. */
export function openTurnDesk(kit: Kit, given: (drive: Drive) => void, chart = false): TurnDesk {
  let state: Frozen<State> | null = null;
  let open = false;
  const form = el('form', { class: 'chess-write' });
  const give = (command: Command) => {
    if (command.type === 'drive') given(command);
  };
  const desk = openCommandDesk<State, Command>(
    kit,
    {
      game: tankChess,
      seat: (now) => now.mover,
      legal: (now) => legal(tankChess, now, now.mover).filter((command) => command.type === 'drive'),
      view: (now) => now,
      beside: (now, from, right, up) => squareBeside(now.size, from, right, up),
      isQuiet: (now, picked, hovered) =>
        !chart &&
        picked.length === 0 &&
        (hovered === null || !now.pieces.some((piece) => hovered === `square:${piece.at}`)),
    },
    give,
    [form],
  );

  /** Turns can be typed as well: for keyboards, readers and quick hands. */
  const writeForm = () => {
    const words = kit.words();
    const id = freshId('turn');
    const field = el('input', {
      id,
      type: 'text',
      class: 'text-field',
      placeholder: words.enterTurnExample,
      autocomplete: 'off',
      spellcheck: 'false',
    });
    const go = button({ words: words.play, small: true, run: () => form.requestSubmit() });
    form.replaceChildren(el('label', { for: id }, words.enterTurn), field, go);
    form.onsubmit = (event) => {
      event.preventDefault();
      if (state === null || !open) return;
      const written = readTurn(field.value.trim());
      const drive = written === null ? null : driveOfTurn(state, written);
      if (drive === null) desk.complain(kit.words().enterTurnExample);
      else if ('fault' in drive) desk.refuse(drive.fault === 'refused' ? drive.rule : 'TC-TURN2');
      else {
        field.value = '';
        desk.complain('');
        give(drive);
      }
    };
  };
  writeForm();
  const play = (events: readonly GameEvent[], after: Frozen<State>) => {
    open = false;
    return desk.play(events, after);
  };

  return {
    board: desk.board,
    aside: desk.aside,
    set(next, playable, more) {
      state = next;
      open = playable && next.ending === null;
      form.hidden = !open;
      desk.set(next, open, more);
    },
    mark: (more) => desk.mark(more),
    play,
    async follow(command) {
      if (state === null) throw new Error('no position on the board');
      const followed = follow(state, command);
      await play(followed.events, followed.state);
      return followed;
    },
    rewrite() {
      writeForm();
      desk.rewrite();
    },
    close: () => desk.close(),
  };
}
