import '../../../assets/common/styles/briefing.css';
import '../../../assets/common/styles/extras.css';
import '../../../assets/tankOnTank/extras.css';
import { openRooms } from '../../extras/openExtras';
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
