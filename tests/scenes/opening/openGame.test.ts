import { expect, test } from 'vitest';
import text from '../../../src/i18n/tankChess/ja/game';
import { openEarly, openGame } from '../../../src/scenes/opening/openGame';
import { recordOf } from '../../../src/session/record/record';
import { isRecordError } from '../../../src/session/record/recordProblem';
import { allGames } from '../../support/allGames';
import { chessMatch, picturePosition, twoPeople } from '../../support/chessTable';

const record = recordOf(chessMatch(picturePosition), twoPeople);

test('a game opened ahead of time is handed over once, to whoever asks for the same in the same language', async () => {
  const early = await openEarly(allGames, record, 'en');
  if (isRecordError(early)) throw new Error(early.error);
  const copy = structuredClone(record);
  expect(await openGame(allGames, copy, 'en')).toBe(early);
  const again = await openGame(allGames, copy, 'en');
  expect(again).not.toBe(early);
  expect(isRecordError(again) ? again : again.match.view(null)).toEqual(early.match.view(null));
});

test('another game, or the same in another language, is opened by itself', async () => {
  const early = openEarly(allGames, record, 'en');
  const inJapanese = await openGame(allGames, record, 'ja');
  expect(inJapanese).not.toBe(await early);
  expect(isRecordError(inJapanese) ? null : inJapanese.text).toBe(text);
});

test('what cannot be opened is an answer, early or not', async () => {
  const strange = { ...record, game: 'checkers' };
  const answer = { error: 'unknownGame', where: 'game', found: 'checkers' };
  expect(await openEarly(allGames, strange, 'en')).toEqual(answer);
  expect(await openGame(allGames, strange, 'en')).toEqual(answer);
  expect(await openGame(allGames, { ...record, game: 'toString' }, 'en')).toMatchObject({ error: 'unknownGame' });
});
