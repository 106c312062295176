import '../../assets/common/styles/chess.css';
import type { OpenRoom } from '../rooms';
import type { Screen } from '../shellTypes';
import { openAnalysisRoom } from './analysisRoom';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';
import { openPuzzleRoom } from './puzzleRoom';
import { openWorkshopRoom } from './workshopRoom';

/** Lessons, puzzles, workshop and analysis of Tank Chess. */
export const openChessRoom: OpenRoom = async (shell, room, at) => {
  const kit = await openKit(shell);
  const leave = () => shell.router.leave();
  const screen = await (async (): Promise<Screen | null> => {
    switch (room) {
      case 'learn':
        return openLearnRoom(kit, at, leave);
      case 'puzzles':
        return openPuzzleRoom(kit, at, leave);
      case 'workshop':
        return openWorkshopRoom(kit, at, leave);
      case 'analysis':
        return openAnalysisRoom(kit, at, leave);
      case 'campaign':
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
