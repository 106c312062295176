import { expect, test } from 'vitest';
import table from '../../../../src/i18n/app/en/table';
import chess from '../../../../src/i18n/tankChess/en/game';
import { linesKeeper } from '../../../../src/scenes/table/drawers/linesKeeper';
import { type LogEyes, logLines } from '../../../../src/scenes/table/drawers/logModel';
import { notesKeeper } from '../../../../src/scenes/table/hud/notes';
import { openReadings, readingOf } from '../../../../src/session/reading';
import { chessMatch, chessSkin, twoPeople } from '../../../support/chessTable';

/** Eight turns, and where somebody who winds back and plays on stands one after the other. */
function played() {
  let match = chessMatch(null);
  for (let turn = 0; turn < 8; turn++) {
    const [command] = match.legal(match.state.active[0] ?? 0);
    if (command === undefined) throw new Error('nothing is legal');
    match = match.play(command);
  }
  const other = match.rewind(3).play(
    match
      .rewind(3)
      .legal(1)
      .findLast(({ type }) => type === 'drive') ??
      match.log.at(3)?.command ??
      never(),
  );
  return [match, match.rewind(7), match, match.rewind(2), other, match, match.rewind(0), match];
}

function never(): never {
  throw new Error('nothing is legal');
}

const reader: LogEyes = {
  ...{ viewer: 0, sitters: twoPeople, text: chess, concessions: table.concessions, looks: null, locale: 'en' },
};

test('the lines of a log that goes back and on are those read from its start, and those it had', () => {
  const readings = openReadings();
  const keep = linesKeeper();
  const moments = played();
  for (const match of moments) {
    expect([...keep(readings.of(match, 0), reader)]).toEqual([...logLines(readingOf(match, 0), reader)]);
  }
  const [match, shorter] = moments;
  if (match === undefined || shorter === undefined) return never();
  const before = keep(readings.of(match, 0), reader);
  expect(keep(readings.of(match, 0), reader)).toBe(before);
  const after = keep(readings.of(shorter, 0), reader);
  expect(after.length).toBe(before.length - 1);
  expect(after.every((line, at) => line === before.at(at))).toBe(true);
  expect(keep(readings.of(shorter, 0), { ...reader }).at(-1)).not.toBe(after.at(-1));
});

test('the turns written down are those of the moment, wherever one has wound', () => {
  const readings = openReadings();
  const { notation } = chessSkin();
  const notes = notesKeeper(notation, 2);
  for (const match of played()) {
    const told = notes(readings.of(match, 0).steps);
    expect(told).toEqual(notesKeeper(notation, 2)(readingOf(match, 0).steps));
    const turns = match.log.flatMap(({ events }) => notation(events) ?? []);
    expect(told.flatMap(({ cells }) => cells)).toEqual(turns);
  }
});
