import { describe, expect, test } from 'vitest';
import { extras as en } from '../../src/i18n/tankChess/en/extras';
import game from '../../src/i18n/tankChess/en/game';
import { sayGameFault, sayPositionFault } from '../../src/i18n/tankChess/extras';
import { extras as ja } from '../../src/i18n/tankChess/ja/extras';
import { placeholders } from '../../src/i18n/text';
import { positionFaults, readSnapshot } from '../../src/rules/tankChess/positionText';
import { gameFaults, isGameFault, readAnnotated } from '../../src/rules/tankChess/readAnnotated';
import { follow } from '../../src/scenes/tankChess/extras/follow';

type Words = { readonly [key: string]: string | Words };

function* sentences(words: Words, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') yield [`${path}${key}`, value];
    else yield* sentences(value, `${path}${key}.`);
  }
}

test('both languages say everything with the same placeholders', () => {
  const english = new Map(sentences(en));
  const japanese = new Map(sentences(ja));
  expect([...japanese.keys()]).toEqual([...english.keys()]);
  for (const [key, sentence] of english) {
    expect([key, placeholders(japanese.get(key) ?? '').toSorted()]).toEqual([key, placeholders(sentence).toSorted()]);
  }
});

test('every fault has its sentence', () => {
  expect(Object.keys(en.positionFaults).toSorted()).toEqual([...positionFaults].toSorted());
  expect(Object.keys(en.gameFaults).toSorted()).toEqual([...gameFaults].toSorted());
});

describe('bad input is told what and where', () => {
  const say = (text: string) => {
    const read = readSnapshot(text);
    if (!('fault' in read)) throw new Error('that is a position');
    return sayPositionFault(read, en, 'en');
  };
  test.each([
    ['8 cs3cs3/8/8/8/8/8/8/8 w', 'On E8 stands a second command tank of the same side.'],
    ['8 3q4/8/8/8/8/8/8/8 w', 'At D8 stands “q”, which is no piece (h m l c t a), obstacle (#), wreck (*) or number.'],
    ['7 7/7/7/7/7/7/7 w', 'A board has 8 to 24 squares a side, not “7”.'],
    ['8 8/8/8 w', 'The board should have 8 ranks, but 3 are given.'],
  ])('%s', (text, sentence) => {
    expect(say(text)).toBe(sentence);
  });

  test('a game names line, column and rule', () => {
    const read = readAnnotated('1. HT C1>C9/N', follow);
    if (!isGameFault(read)) throw new Error('that is a game');
    expect(sayGameFault(read, en, game, 'en')).toMatch(/^Line 1, column 4: “HT C1>C9\/N” is not allowed\. .+/);
  });

  test('words of the objects every object inherits do not leak in', () => {
    expect(say('8 8/8 constructor')).not.toContain('function');
  });
});
