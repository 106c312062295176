import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, imports, sources, target } from './sources';

/** What each folder may import: folders of `src` and packages. `main.ts` alone joins everything. */
const MAY: Record<string, readonly string[]> = {
  rules: ['rules', 'honeycomb-grid', 'pure-rand'],
  session: ['session', 'rules', 'valibot', 'fflate', 'idb-keyval', '@noble/hashes'],
  machines: ['machines', 'session', 'rules', 'xstate'],
  i18n: ['i18n', 'rules'],
  scenes: ['scenes', 'machines', 'session', 'rules', 'i18n', 'assets', 'phaser', 'zzfx'],
  'main.ts': ['scenes', 'machines', 'session', 'rules', 'i18n', 'assets', 'phaser'],
};

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
      .filter(({ file, from, typeOnly }) => target(file, from) === 'rules' && !typeOnly && !from.includes('/rulebook/'))
      .map(({ file, from }) => `${file} → ${from}`);
    expect(trespasses).toEqual([]);
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
