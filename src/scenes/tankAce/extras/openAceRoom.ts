import '../../../assets/common/styles/extras.css';
import { openRooms } from '../../extras/openExtras';
import { openKit, openLearnRoom } from './learnRoom';

/** Fort Knox. */
export const openAceRoom = openRooms(openKit, { learn: openLearnRoom });
