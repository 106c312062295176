import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectKnown } from './ratchet';
import { read, sources } from './sources';

const RULES = fileURLToPath(new URL('../../src/rules', import.meta.url));
const ids = readdirSync(RULES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'core')
  .map(({ name }) => name);

/** The games are listed in one place: what plays without a screen, and the manifests. */
const LISTS = ['src/rules/gameId.ts', 'src/games/play.ts', 'src/games/index.ts'];

test('a game is named in its own folders alone', () => {
  expect(ids.length).toBeGreaterThan(2);
  const named = sources
    .filter((file) => !LISTS.includes(file))
    .flatMap((file) =>
      ids
        .filter((id) => !file.includes(`/${id}`) && new RegExp(`'${id}'|\\b${id}:|\\.${id}\\b`).test(read(file)))
        .map((id) => `${file} ${id}`),
    );
  expectKnown('gameIds', named);
});
