import '../../assets/common/styles/chess.css';
import '../../assets/common/styles/westFront.css';
import type { OpenRoom } from '../rooms';
import { openCampaignRoom } from './campaignRoom';
import { openKit } from './kit';

/** The pages around Tank on Tank. */
export const openWestFrontRoom: OpenRoom = async (shell, room, at) => {
  if (room !== 'campaign') return null;
  const kit = await openKit(shell);
  const screen = openCampaignRoom(kit, at, () => shell.router.leave());
  return {
    ...screen,
    close() {
      screen.close();
      kit.close();
    },
  };
};
