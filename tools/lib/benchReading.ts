import table from '../../src/i18n/app/en/table';
import { linesKeeper } from '../../src/scenes/table/drawers/linesKeeper';
import { openLogIndex } from '../../src/scenes/table/drawers/logIndex';
import type { LogEyes } from '../../src/scenes/table/drawers/logModel';
import { newestRows } from '../../src/scenes/table/drawers/rowWindow';
import { notesKeeper } from '../../src/scenes/table/hud/notes';
import type { Match } from '../../src/session/match';
import { openReadings } from '../../src/session/reading';
import { openToy, toySitters } from '../../tests/support/toyMachine';
import { LENGTHS } from './benchLong';
import { race } from './measure';

/** A game of so many commands in which every third throws dice. */
function longGame(length: number): Match {
  let match: Match = openToy('long', 'endless');
  while (match.log.length < length) {
    const seat = match.state.active[0] ?? 0;
    const legal = match.legal(seat);
    const command = legal.find(({ type }) => type === (match.log.length % 3 === 0 ? 'shoot' : 'pass')) ?? legal[0];
    if (command === undefined) throw new Error('the endless game has ended');
    match = match.play(command);
  }
  return match;
}

const reader: LogEyes = {
  viewer: 0,
  sitters: toySitters,
  text: {
    ...{ title: '', tagline: '', setupKind: '', seats: ['Red', 'Blue'], setups: {}, options: {}, faults: {} },
    ...{ phases: {}, rules: {}, words: {}, rolls: {}, events: { passed: '{seat} passes', shot: '{seat} shoots' } },
  },
  concessions: table.concessions,
  looks: null,
  locale: 'en',
};

/** What a pointer that wanders, and a command taken back and given again, cost the screen and the open log of a short, a long and a very long game. */
export function benchReading() {
  const works = LENGTHS.flatMap((length) => {
    const longer = longGame(length);
    const shorter = longer.rewind(length - 1);
    const readings = openReadings();
    const notes = notesKeeper(() => null, 2);
    const read = (match: Match) => {
      const reading = readings.of(match, 0);
      notes(reading.steps);
      return reading.luck().rows.length;
    };
    const hover = () => (read(longer) > 0 ? 1 : 0);
    const undoAndRedo = () => (read(shorter) > 0 && read(longer) > 0 ? 2 : 0);
    const keepLines = linesKeeper();
    const indexOf = openLogIndex();
    /** The rows of the log that are on the page. */
    const rowsOf = (match: Match) => {
      const lines = keepLines(readings.of(match, 0), reader);
      const index = indexOf(lines);
      const { rows } = newestRows(lines.length);
      return index.filters().length > 0 ? index.passing('all').slice(lines.length - rows).length : 0;
    };
    const log = () => (rowsOf(shorter) > 0 && rowsOf(longer) > 0 ? 2 : 0);
    return [
      [`hover${length}`, hover],
      [`undoAndRedo${length}`, undoAndRedo],
      [`log${length}`, log],
    ] as const;
  });
  return race('hover100', Object.fromEntries(works));
}
