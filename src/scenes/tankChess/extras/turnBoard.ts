import type { Frozen, GameEvent } from '../../../rules/core/game';
import { legal } from '../../../rules/core/play';
import { tankChess } from '../../../rules/tankChess';
import type { Followed } from '../../../rules/tankChess/follow';
import { driveOfTurn, readTurn } from '../../../rules/tankChess/readTurn';
import type { Command, Drive, State } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import { button } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import { openPlayBoard } from '../../extras/playBoard';
import { follow } from './follow';
import type { Kit } from './kit';
import { squareBeside } from './squares';

/** A board on which turns can be played, and a line for turns in writing. `chart`: whether all pieces are explained while nothing is pointed at. */
export function openTurnBoard(kit: Kit, given: (drive: Drive) => void, chart = false) {
  let state: Frozen<State> | null = null;
  let open = false;
  const form = el('form', { class: 'extra-write' });
  const give = (command: Command) => {
    if (command.type === 'drive') given(command);
  };
  const board = openPlayBoard<State, Command>(
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
      if (written === null || drive === null) board.complain(kit.words().enterTurnExample);
      else if (!('fault' in drive)) {
        field.value = '';
        board.complain('');
        give(drive);
      } else if (drive.fault === 'refused') {
        const { from, to, facing, fireAt } = written;
        const wished: Drive = { type: 'drive', seat: state.mover, from, to, facing, fireAt };
        board.explain(wished);
      } else {
        const rule = kit.game().text.rules['TC-TURN2'] ?? '';
        board.complain(kit.say(kit.words().refusedTurn, { rule }));
      }
    };
  };
  writeForm();
  const play = (events: readonly GameEvent[], after: Frozen<State>) => {
    open = false;
    return board.play(events, after);
  };

  return {
    board: board.board,
    aside: board.aside,
    /** Shows a position; `playable`: turns can be played. */
    set(next: Frozen<State>, playable: boolean, more?: (stage: Surface) => void) {
      state = next;
      open = playable && next.ending === null;
      form.hidden = !open;
      board.set(next, open, more);
    },
    mark: board.mark,
    /** Shows what leads to a position, and then the position. */
    play,
    /** Plays a turn with its motion and shows what it leads to. */
    async follow(command: Command): Promise<Followed> {
      if (state === null) throw new Error('no position on the board');
      const followed = follow(state, command);
      await play(followed.events, followed.state);
      return followed;
    },
    rewrite() {
      writeForm();
      board.rewrite();
    },
    close: () => board.close(),
  };
}
