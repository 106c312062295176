import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { imports, sources } from './sources';

const SCENES = 'src/scenes';

/** The folder a file of the scenes lies in; files beside the folders are the root's. */
function folderOf(path: string): string {
  const parts = relative(SCENES, path).split('/');
  return parts.length > 1 ? (parts[0] ?? '') : 'root';
}

test('folders of the scenes import each other one way only', () => {
  const arrows = new Set(
    sources
      .filter((file) => file.startsWith(`${SCENES}/`))
      .flatMap((file) =>
        imports(file)
          .map(({ from }) => join(dirname(file), from))
          .filter((path) => path.startsWith(`${SCENES}/`))
          .map((path) => [folderOf(file), folderOf(path)])
          .filter(([from, to]) => from !== to)
          .map(([from, to]) => `${from} ↔ ${to}`),
      ),
  );
  const back = (arrow: string) => arrow.split(' ↔ ').toReversed().join(' ↔ ');
  expect(arrows.size).toBeGreaterThan(20);
  expect([...arrows].filter((arrow) => arrows.has(back(arrow)))).toEqual([]);
});
