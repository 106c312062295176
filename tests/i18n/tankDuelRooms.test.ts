import { describe, expect, test } from 'vitest';
import { extras as en } from '../../src/i18n/tankDuel/en/extras';
import type { DuelText } from '../../src/i18n/tankDuel/extras';
import { extras as ja } from '../../src/i18n/tankDuel/ja/extras';
import { lessonIds } from '../../src/rules/tankDuel/data/lessons';
import { puzzleIds } from '../../src/rules/tankDuel/data/puzzles';

const languages: readonly [string, DuelText][] = [
  ['en', en],
  ['ja', ja],
];

describe.each(languages)('the rooms of Tank Duel in %s', (language, words) => {
  test('every lesson has a name, something to learn, a task and a hint', () => {
    for (const id of lessonIds) {
      const { name, teach, task, hint } = words.lessons[id];
      for (const said of [name, teach, task, hint]) expect(said.length).toBeGreaterThan(1);
    }
  });

  test('every puzzle has a name and a reason', () => {
    expect(Object.keys(words.puzzles.names)).toEqual([...puzzleIds]);
    expect(Object.keys(words.puzzles.why)).toEqual([...puzzleIds]);
  });

  test('no sentence is left in the other language', () => {
    const said = lessonIds.flatMap((id) => Object.values(words.lessons[id]));
    const japanese = said.filter((each) => /[ぁ-んァ-ン一-龥]/.test(each));
    expect(japanese).toHaveLength(language === 'ja' ? said.length : 0);
  });
});
