import '../../../assets/common/styles/extras.css';
import { openRooms } from '../../extras/openExtras';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';

/** The lessons of Tank Killers. */
export const openKillersRoom = openRooms(openKit, { learn: openLearnRoom });
