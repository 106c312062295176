import '../../assets/common/styles/chess.css';
import '../../assets/common/styles/westFront.css';
import { openRooms } from '../room/openRooms';
import { openCampaignRoom } from './campaignRoom';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';
import { openWorkshopRoom } from './workshopRoom';

/** Campaign, lessons and workshop of Tank on Tank. */
export const openWestFrontRoom = openRooms(openKit, {
  campaign: openCampaignRoom,
  learn: openLearnRoom,
  workshop: openWorkshopRoom,
});
