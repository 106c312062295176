import { expect, test } from 'vitest';
import { read, sources } from './sources';

const scenes = sources.filter((file) => file.startsWith('src/scenes/'));

/** The whole truth of a game, the seed of its dice, and what winds back to either. */
const TRUTHS = [/session\/match'/, /\bmatchIn\b/, /\.rewind\(/, /\bdeal\.seed\b/, /\bmatch\.state\b/];

/** What is spelt the same and tells nothing of a game: of the browser, of a tab of the ribbon, of a check of the rules. */
const OTHERS = /\b(?:history|audioContext|fresh|tab|check)\.state\b/g;

/** Lessons, puzzles, analysis, workshops and the benches of the Lab lay out positions of their own, in which nobody hides anything from anybody. */
const isLaidOut = (file: string) => /\/(?:extras|lab)\//.test(file);

test('screens are given no match, read no seed and wind nothing back', () => {
  expect(scenes.filter((file) => TRUTHS.some((truth) => truth.test(read(file))))).toEqual([]);
});

test('screens of a table read no state', () => {
  const reads = (file: string) => /\.state\b/.test(read(file).replace(OTHERS, ''));
  expect(scenes.filter((file) => !isLaidOut(file) && reads(file))).toEqual([]);
});
