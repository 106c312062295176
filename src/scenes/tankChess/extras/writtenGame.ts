import { printSnapshot, snapshotOf } from '../../../rules/tankChess/positionText';
import { printAnnotated } from '../../../rules/tankChess/printAnnotated';
import { breathing } from '../../frame/breath';
import type { Written } from '../../table/drawers/eventLook';
import { follow } from './follow';
import { annotatedOf, type Study, studyOfRecord } from './study';

/** A game at the table in the texts of the analysis room and the import panel. */
export const writtenGame: Written = {
  async game({ record, seats }) {
    const [white = '', black = ''] = seats;
    const study = whole(await breathing(studyOfRecord(record, null, { white, black })));
    return printAnnotated(annotatedOf(study), follow);
  },
  async position({ record }, moment) {
    const study = whole(await breathing(studyOfRecord(record, moment, { white: '', black: '' })));
    return printSnapshot(snapshotOf(study.start.state));
  },
};

/** What lies on the table has been dealt: it can be read. */
function whole(study: Study | null): Study {
  if (study === null) throw new Error('no game of Tank Chess lies on the table');
  return study;
}
