import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly optionalDependencies?: { readonly [name: string]: string };
}

const lock: { packages: { [path: string]: Locked } } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);

test('the lock file names the packages of every platform, or npm ci stops on the others', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`${path}/node_modules/${name}` in lock.packages) && !(`node_modules/${name}` in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});
