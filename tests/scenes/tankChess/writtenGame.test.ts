import { expect, test } from 'vitest';
import enTable from '../../../src/i18n/app/en/table';
import jaTable from '../../../src/i18n/app/ja/table';
import en from '../../../src/i18n/tankChess/en/game';
import ja from '../../../src/i18n/tankChess/ja/game';
import type { Command } from '../../../src/rules/core/game';
import { isPositionFault, printSnapshot, readSnapshot } from '../../../src/rules/tankChess/positionText';
import { isGameFault, readAnnotated } from '../../../src/rules/tankChess/readAnnotated';
import { logLines } from '../../../src/scenes/table/drawers/logModel';
import { tankChessLook } from '../../../src/scenes/tankChess/events';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import { writtenGame } from '../../../src/scenes/tankChess/extras/writtenGame';
import { type Match, replay } from '../../../src/session/match';
import { readingOf } from '../../../src/session/reading';
import { recordOf } from '../../../src/session/record/record';
import { chessMatch, picturePosition, twoPeople } from '../../support/chessTable';
import { cite } from '../../support/cite';

function play(match: Match, ...commands: readonly Command[]): Match {
  const played = replay(match, commands);
  if (!('log' in played)) throw new Error('refused');
  return played;
}

/** White's medium tank drives to j9 and destroys the light tank on l7. */
const shot = { type: 'drive', seat: 0, from: 'i9', to: 'j9', facing: 'E', fireAt: 'l7' } as const;
const match = play(chessMatch(picturePosition), shot);
const told = { record: recordOf(match, twoPeople), seats: en.seats };

const readers = [
  { text: en, concessions: enTable.concessions, locale: 'en' },
  { text: ja, concessions: jaTable.concessions, locale: 'ja' },
].map((spoken) => ({ ...spoken, viewer: 0, sitters: twoPeople, looks: tankChessLook.events }));

test('the game in writing is read in again as it was played', async () => {
  const text = await writtenGame.game(told);
  expect(text).toContain('[White "Mika"]');
  expect(text).toContain('1. MT I9>J9/E xL7');
  const read = readAnnotated(text, follow);
  expect(isGameFault(read) ? read : read.line.turns.map(({ command }) => command)).toEqual([shot]);
});

test('a game given up says so, and at any moment the position is that of the board', async () => {
  const text = await writtenGame.game({
    ...told,
    record: recordOf(play(match, { type: 'resign', seat: 1 }), twoPeople),
  });
  expect(text).toContain('[Termination "resigned"]');
  expect(text).toContain('[Result "1-0"]');
  const before = await writtenGame.position(told, 0);
  const after = await writtenGame.position(told, 1);
  expect(
    await writtenGame.position({ ...told, record: recordOf(play(match, { type: 'resign', seat: 1 }), twoPeople) }, 2),
  ).toBe(after);
  for (const [position, turn] of [
    [before, 0],
    [after, 1],
  ] as const) {
    const read = readSnapshot(position);
    if (isPositionFault(read)) throw new Error(read.fault);
    expect(printSnapshot(read)).toBe(position);
    expect(read.turn).toBe(turn);
  }
  expect(before).toContain('Me');
  expect(after).toContain('*');
});

test(`${cite('TC-KILL1')} guns and armour stand in the log as on the board, in Roman figures`, () => {
  const words = readers.map((reader) =>
    logLines(readingOf(match, reader.viewer), reader)
      .flatMap(({ title, details }) => [title, ...details.map((each) => each.words)])
      .join('\n'),
  );
  expect(words[0]).toContain('gun II beats side armour 0');
  expect(words[1]).toContain('火力IIが側面装甲0を上回る');
});

test(`${cite('TC-Q16')} the log says who gave up or ran out of time, to everybody, and by which rule`, () => {
  const lines = (type: 'flag' | 'resign') => {
    const ended = play(match, { type, seat: 1 });
    return readers.map((reader) => logLines(readingOf(ended, reader.viewer), reader).at(-1));
  };
  expect(lines('flag').map((line) => [line?.title, line?.rule])).toEqual([
    ['Black runs out of time', 'TC-Q16'],
    ['黒、時間切れ', 'TC-Q16'],
  ]);
  expect(lines('resign').map((line) => [line?.title, line?.rule])).toEqual([
    ['Black resigns', null],
    ['黒、投了', null],
  ]);
});
