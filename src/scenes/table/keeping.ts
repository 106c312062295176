import type { Table } from '../../machines/table';
import type { BoardPort } from './boardPort';
import type { BoardView } from './boardView';
import { onRest } from './onRest';
import type { BoardParts } from './tableBoard';

/** Milliseconds without a command after which the table is at rest. */
const PICTURE_DUE = 600;

/** Keeps the game after every command, its picture once it is at rest. */
export function openKeeping(
  { shell, session }: Pick<BoardParts, 'shell' | 'session'>,
  table: Table,
  view: BoardView,
  board: BoardPort,
  timeLeft: () => readonly number[] | null,
) {
  const { saveId } = session;
  let kept = session.held;
  let followed = kept;
  let written = Promise.resolve();
  // For the card of the game, which nobody sees before the table is left.
  const picture = onRest(() => {
    if (view.isPlaying()) picture.moved();
    else void shell.saves.keepPicture(saveId, board.thumbnail());
  }, PICTURE_DUE);
  /** Answers once the next visit would find the game as it stands, or the store has been waited for long enough. */
  const keep = (): Promise<void> => {
    const game = table.game();
    if (game === kept) return written;
    kept = game;
    picture.moved();
    written = shell.saves.keep(saveId, game, timeLeft() ?? undefined);
    return written;
  };
  return {
    keep,
    /** Whether there was something to keep. */
    follow(): boolean {
      void keep();
      const changed = followed !== kept;
      followed = kept;
      return changed;
    },
    crash: (error: unknown) => shell.crash(error, { saveId, held: table.game() }),
    /** A game that came by a link has no picture yet, one that was left in haste an old one. */
    pictureDue: picture.moved,
    finish: picture.finish,
  };
}
