import '../../assets/common/styles/chess.css';
import { openRooms } from '../room/openRooms';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';

/** The lessons of Tank Killers. */
export const openKillersRoom = openRooms(openKit, { learn: openLearnRoom });
