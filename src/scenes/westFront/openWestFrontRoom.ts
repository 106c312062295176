import '../../assets/common/styles/chess.css';
import '../../assets/common/styles/westFront.css';
import type { OpenRoom } from '../rooms';
import type { Screen } from '../shellTypes';
import { openCampaignRoom } from './campaignRoom';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';
import { openWorkshopRoom } from './workshopRoom';

/** Campaign, lessons and workshop of Tank on Tank. */
export const openWestFrontRoom: OpenRoom = async (shell, room, at) => {
  const kit = await openKit(shell);
  const leave = () => shell.router.leave();
  const screen = ((): Screen | null => {
    switch (room) {
      case 'campaign':
        return openCampaignRoom(kit, at, leave);
      case 'learn':
        return openLearnRoom(kit, at, leave);
      case 'workshop':
        return openWorkshopRoom(kit, at, leave);
      case 'puzzles':
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
