import '../../../assets/common/styles/extras.css';
import { openRooms } from '../../extras/openExtras';
import { openAnalysisRoom } from './analysisRoom';
import { openKit } from './kit';
import { openLearnRoom } from './learnRoom';
import { openPuzzleRoom } from './puzzleRoom';
import { openWorkshopRoom } from './workshopRoom';

/** Lessons, puzzles, workshop and analysis of Tank Chess. */
export const openChessRoom = openRooms(openKit, {
  learn: openLearnRoom,
  puzzles: openPuzzleRoom,
  workshop: openWorkshopRoom,
  analysis: openAnalysisRoom,
});
