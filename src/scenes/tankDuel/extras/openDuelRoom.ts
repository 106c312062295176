import '../../../assets/common/styles/extras.css';
import { openRooms } from '../../extras/openExtras';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';
import { openPuzzleRoom } from './puzzleRoom';

/** Lessons and puzzles of Tank Duel. */
export const openDuelRoom = openRooms(openKit, { learn: openLearnRoom, puzzles: openPuzzleRoom });
