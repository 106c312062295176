import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, imports, read, sources, target } from './sources';

/** What each folder may import: folders of `src` and packages. `main.ts` alone joins everything. */
const MAY: Record<string, readonly string[]> = {
  rules: ['rules', 'honeycomb-grid', 'pure-rand'],
  session: ['session', 'rules', 'valibot', 'fflate', 'idb-keyval', '@noble/hashes'],
  machines: ['machines', 'session', 'rules', 'xstate'],
  i18n: ['i18n', 'rules'],
  scenes: ['scenes', 'machines', 'session', 'rules', 'i18n', 'assets', 'phaser', 'games'],
  games: ['games', 'scenes', 'machines', 'session', 'rules', 'i18n', 'assets'],
  'main.ts': ['games', 'scenes', 'machines', 'session', 'rules', 'i18n', 'assets', 'phaser'],
};

/** Modules whose values a file has from its first moment on. */
const staticValues = (file: string) =>
  [...read(file).matchAll(/^(?:import|export)\s+(?!type\s)[^;'"]*?\sfrom\s+['"]([^'"]+)['"]/gm)].map(
    ([, from = '']) => from,
  );

describe('the walls', () => {
  test('every folder imports only what it may', () => {
    const trespasses = sources.flatMap((file) => {
      const folder = relative('src', file).split('/')[0] ?? '';
      const may = MAY[folder];
      if (may === undefined && file.split('/').length === 2) return [];
      return imports(file)
        .map(({ from }) => target(file, from))
        .filter((to) => !(may ?? []).includes(to))
        .map((to) => `${file} → ${to}`);
    });
    expect(trespasses).toEqual([]);
  });

  test('words know the rules by their types alone', () => {
    const trespasses = sources
      .filter((file) => file.startsWith('src/i18n/'))
      .flatMap((file) => imports(file).map((each) => ({ file, ...each })))
      // How a ref is spelt is no rule.
      .filter(({ from, typeOnly }) => !typeOnly && !/\/rulebook\/|\/core\/ref$/.test(from))
      .filter(({ file, from }) => target(file, from) === 'rules')
      .map(({ file, from }) => `${file} → ${from}`);
    expect(trespasses).toEqual([]);
  });

  test('the frame is handed the games: it knows the form of their manifests and nothing else of them', () => {
    const trespasses = sources
      .filter((file) => file.startsWith('src/scenes/'))
      .flatMap((file) => imports(file).map((each) => ({ file, ...each })))
      .filter(({ file, from }) => target(file, from) === 'games')
      .filter(({ from, typeOnly }) => !typeOnly || !from.endsWith('/games/manifest'))
      .map(({ file, from }) => `${file} → ${from}`);
    expect(trespasses).toEqual([]);
  });

  test('manifests name heavy parts by loaders alone', () => {
    const loaded = sources
      .filter((file) => file.startsWith('src/games/') && !/(worker|loadPlay)\.ts$/.test(file))
      .flatMap((file) => staticValues(file).map((from) => `${file} → ${from}`))
      .filter((arrow) => !arrow.includes('→ ./'));
    expect(loaded).toEqual([]);
  });

  test('no game knows another', () => {
    const game = (path: string) => /^src\/rules\/(tank\w+)/.exec(path)?.[1];
    const trespasses = sources.flatMap((file) =>
      imports(file)
        .filter(({ from }) => from.startsWith('.') && game(file) !== undefined)
        .map(({ from }) => game(join(dirname(file), from)) ?? game(file))
        .filter((other) => other !== game(file))
        .map((other) => `${file} → ${other}`),
    );
    expect(trespasses).toEqual([]);
  });

  test('tools and tests do without Phaser', () => {
    const trespasses = [...files('tools'), ...files('tests')].filter((file) =>
      imports(file).some(({ from, typeOnly }) => from === 'phaser' && !typeOnly),
    );
    expect(trespasses).toEqual([]);
  });
});
