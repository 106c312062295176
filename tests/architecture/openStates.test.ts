import { expect, test } from 'vitest';
import { expectKnown } from './ratchet';
import { read, sources } from './sources';

const scenes = sources.filter((file) => file.startsWith('src/scenes/'));

/** The whole truth of a game, the seed of its dice, and what winds back to either. */
const TRUTHS = [
  /\b\w*[mM]atch(?:\(\))?\.state\b/,
  /\{[^}]*\bstate\b[^}]*\} = [\w.()]*[mM]atch(?:\(\))?;/,
  /\.rewind\(/,
  /\bdeal\.seed\b/,
];

test('screens read no state, no seed and wind nothing back', () => {
  const tells = (file: string) => TRUTHS.some((truth) => truth.test(read(file)));
  expect(scenes.filter(tells)).toEqual([]);
});

test('screens are given no match', () => {
  expectKnown(
    'matches',
    scenes.filter((file) => /from '[./]*session\/match'/.test(read(file))),
  );
});
