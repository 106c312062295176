import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import text from '../../src/i18n/tankChess/ja/game';
import { opening } from '../../src/scenes/opening';
import { readRecord, recordOf } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';
import { allGames } from '../support/allGames';
import { chessMatch, picturePosition, twoPeople } from '../support/chessTable';

const record = recordOf(chessMatch(picturePosition), twoPeople);
const games = opening(allGames);

test('a game opened ahead of time is handed over once, to whoever asks for the same in the same language', async () => {
  const early = await games.openAhead(record, 'en');
  if (isRecordError(early)) throw new Error(early.error);
  const copy = structuredClone(record);
  expect(await games.open(copy, 'en')).toBe(early);
  const again = await games.open(copy, 'en');
  expect(again).not.toBe(early);
  expect(isRecordError(again) ? again : again.held.view(null)).toEqual(early.held.view(null));
});

test('another game, or the same in another language, is opened by itself', async () => {
  const early = games.openAhead(record, 'en');
  const inJapanese = await games.open(record, 'ja');
  expect(inJapanese).not.toBe(await early);
  expect(isRecordError(inJapanese) ? null : inJapanese.text).toBe(text);
});

test('what cannot be opened is an answer, early or not', async () => {
  const strange = { ...record, game: 'checkers' };
  const answer = { error: 'unknownGame', where: 'game', found: 'checkers' };
  expect(await games.openAhead(strange, 'en')).toEqual(answer);
  expect(await games.open(strange, 'en')).toEqual(answer);
  expect(await games.open({ ...record, game: 'toString' }, 'en')).toMatchObject({ error: 'unknownGame' });
});

test('who waits for a long game hears how far it has come, until he stops listening', async () => {
  const text = readFileSync(new URL('../golden/tankChess-1.json', import.meta.url), 'utf8');
  const long = readRecord(text);
  if (isRecordError(long)) throw new Error(long.error);
  const heard: number[] = [];
  // A clock that is always late: every breath ends a slice, however fast the machine.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const stop = games.onProgress((done, of) => {
    expect(of).toBe(long.commands.length);
    heard.push(done);
  });
  await games.open(long, 'en');
  expect(heard.length).toBeGreaterThan(3);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
  stop();
  const before = heard.length;
  await games.open(long, 'en');
  clock.mockRestore();
  expect(heard).toHaveLength(before);
});
