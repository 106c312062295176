import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectKnown } from './ratchet';
import { read, sources } from './sources';

const RULES = fileURLToPath(new URL('../../src/rules', import.meta.url));
const ids = readdirSync(RULES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'core')
  .map(({ name }) => name);

/** Folders of one game that do not bear its id. */
const OWN: { readonly [folder: string]: string } = {
  'src/scenes/chess/': 'tankChess',
  'src/scenes/westFront/': 'tankOnTank',
  'src/scenes/killers/': 'tankKillers',
};

function belongs(file: string, id: string): boolean {
  const own = Object.entries(OWN).find(([folder]) => file.startsWith(folder))?.[1];
  return own === id || file.includes(`/${id}`);
}

test('a game is named in its own folders alone', () => {
  expect(ids.length).toBeGreaterThan(2);
  const named = sources.flatMap((file) =>
    ids
      .filter((id) => !belongs(file, id) && new RegExp(`'${id}'|\\b${id}:|\\.${id}\\b`).test(read(file)))
      .map((id) => `${file} ${id}`),
  );
  expectKnown('gameIds', named);
});
