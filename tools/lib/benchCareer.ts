import { sequenceOf } from '../../src/machines/order';
import { tankAceChart } from '../../src/machines/tankAce';
import { tankAceModule } from '../../src/rules/tankAce';
import { type Match, openMatch } from '../../src/session/match';
import { readingOf } from '../../src/session/reading';
import { openRecord } from '../../src/session/record/openRecord';
import { checkRecord, recordOf } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';
import { race } from './measure';

const { game, think } = tankAceModule;
const sequence = sequenceOf(tankAceChart);
const person = { name: '', controller: { kind: 'human' } } as const;
const sitters = [person, person];
/** Two commanders of one unit, of whom one lives to see the spring. */
const SEED = 'bench 1';
const BEGINNING = 100;

/** Whole careers as the Aide plays them. */
function career(): Match {
  let match = openMatch(game, sequence, { setup: 'career', seats: sitters.length, options: {}, seed: SEED });
  while (match.result === null) {
    const [seat = 0] = match.state.active;
    const question = { view: match.view(seat), seat, level: 'hard', seed: `${SEED} ${match.log.length}` } as const;
    const answer = think?.(question, sequence);
    if (answer === undefined) throw new Error('the Aide says nothing');
    match = match.play(answer.command);
  }
  return match;
}

/** What a long career costs a command: read back from its record, and a step of the handle that is dragged along it. */
export function benchCareer() {
  const whole = career();
  const works = (match: Match) => {
    const record = recordOf(match, sitters);
    const reading = readingOf(match, 0);
    let moment = 0;
    return {
      open: () => {
        const read = checkRecord(record);
        if (isRecordError(read) || isRecordError(openRecord(read, tankAceModule, sequence)))
          throw new Error('not opened');
        return match.log.length;
      },
      scrub: () => {
        // Far apart, as a hand drags it: no two moments of a row are neighbours.
        moment = (moment + 37) % match.log.length;
        reading.at(moment);
        return 1;
      },
    };
  };
  const [short, long] = [works(whole.rewind(BEGINNING)), works(whole)];
  const rates = race('open.beginning', {
    'open.beginning': short.open,
    'open.whole': long.open,
    'scrub.beginning': short.scrub,
    'scrub.whole': long.scrub,
  });
  return { length: whole.log.length, ...rates };
}
