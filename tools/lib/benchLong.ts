import { type Match, replay } from '../../src/session/match';
import { openRecord } from '../../src/session/record/openRecord';
import { checkRecord, recordOf } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';
import { rowsOf, savingOf } from '../../src/session/store/pieces';
import { openToy, toyModule, toySequence, toySitters } from '../../tests/support/toyMachine';
import { race } from './measure';

export const LENGTHS = [100, 1000, 10_000] as const;
type Row = `${'play' | 'save' | 'open'}.${(typeof LENGTHS)[number]}`;

/** What a command costs in a long game whose rules cost next to nothing: played, saved, and read back from the store. */
export function benchLong() {
  const works: Partial<Record<Row, () => number>> = {};
  for (const length of LENGTHS) {
    const match = played(length);
    const more = match.play({ type: 'pass', seat: match.state.active[0] ?? 0 });
    const record = recordOf(match, toySitters);
    works[`play.${length}`] = () => {
      let at = more;
      for (let command = 0; command < 20; command++) at = at.play({ type: 'pass', seat: at.state.active[0] ?? 0 });
      return 20;
    };
    works[`save.${length}`] = () => {
      structuredClone(rowsOf('bench', savingOf(more, toySitters), match.log));
      return 1;
    };
    works[`open.${length}`] = () => {
      const read = checkRecord(record);
      if (isRecordError(read) || isRecordError(openRecord(read, toyModule, toySequence))) throw new Error('not opened');
      return length;
    };
  }
  return race<Row>('play.100', works as Record<Row, () => number>);
}

function played(length: number): Match {
  const commands = Array.from({ length }, (_, index) =>
    index < 2 ? { type: 'bet', seat: index, on: 1 } : { type: 'pass', seat: index % 2 },
  );
  const match = replay(openToy('long', 'endless'), commands);
  if ('refusedAt' in match) throw new Error(`refused at ${match.refusedAt}`);
  return match;
}
