import '../../assets/common/styles/chess.css';
import type { OpenRoom } from '../rooms';
import type { Screen } from '../shellTypes';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';
import { openPuzzleRoom } from './puzzleRoom';

/** Lessons, puzzles, workshop and analysis of Tank Chess. */
export const openChessRoom: OpenRoom = async (shell, room, at) => {
  const kit = await openKit(shell);
  const leave = () => shell.router.leave();
  const screen = ((): Screen | null => {
    switch (room) {
      case 'learn':
        return openLearnRoom(kit, at, leave);
      case 'puzzles':
        return openPuzzleRoom(kit, at, leave);
      case 'workshop':
      case 'analysis':
        return null;
    }
  })();
  if (screen === null) {
    kit.close();
    return null;
  }
  return {
    ...screen,
    close() {
      screen.close();
      kit.close();
    },
  };
};
