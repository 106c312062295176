import { basename, dirname, join } from 'node:path';
import { test } from 'vitest';
import { expectKnown } from './ratchet';
import { files, read, sources } from './sources';
import { childOf, childrenOf, nameOf, statements } from './syntax';

const everywhere = [...sources, ...files('tests'), ...files('tools')];

/** The names a file hands out. */
function exported(file: string): readonly string[] {
  return statements(file)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) => {
      const declaration = childOf(statement, 'declaration');
      const names = childrenOf(declaration, 'declarations').map((each) => nameOf(childOf(each, 'id')));
      const handed = childrenOf(statement, 'specifiers').map((each) => nameOf(childOf(each, 'exported')));
      return [...names, ...handed, nameOf(childOf(declaration, 'id'))];
    })
    .filter((name) => name !== '');
}

/** What a file takes by name out of the modules it names, by the path it gives. */
function taken(file: string): readonly { from: string; name: string }[] {
  return statements(file).flatMap((statement) => {
    const from = nameOf(childOf(statement, 'source'));
    return childrenOf(statement, 'specifiers').map((each) => ({
      from,
      name: nameOf(childOf(each, 'imported') ?? childOf(each, 'local')),
    }));
  });
}

/** A module taken whole, or fetched while the game runs, hands out what its reader spells. */
function fetched(file: string): readonly { from: string; name: string }[] {
  const text = read(file);
  const modules = [...text.matchAll(/(?:\bimport\(|\* as \w+ from)\s*['"](\.[^'"]+)['"]/g)].map(
    ([, from = '']) => from,
  );
  return modules.flatMap((from) => [...new Set(text.match(/\w+/g))].map((name) => ({ from, name })));
}

test('what is exported is imported somewhere', () => {
  const uses = new Set<string>();
  for (const file of everywhere) {
    for (const { from, name } of [...taken(file), ...fetched(file)]) {
      if (!from.startsWith('.')) continue;
      const to = join(dirname(file), from);
      for (const path of [to, `${to}.ts`, `${to}/index.ts`]) uses.add(`${path} ${name}`);
    }
  }
  const unused = sources.flatMap((file) =>
    exported(file)
      .filter((name) => !uses.has(`${file} ${name}`))
      .map((name) => `${basename(file)} ${name}`),
  );
  expectKnown('unusedExports', unused);
});
