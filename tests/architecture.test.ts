import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each folder may import: folders of `src` and packages. `main.ts` alone joins everything. */
const MAY: Record<string, readonly string[]> = {
  rules: ['rules', 'honeycomb-grid', 'pure-rand'],
  session: ['session', 'rules', 'valibot', 'fflate', 'idb-keyval', '@noble/hashes'],
  machines: ['machines', 'session', 'rules', 'xstate'],
  i18n: ['i18n', 'rules'],
  scenes: ['scenes', 'machines', 'session', 'rules', 'i18n', 'assets', 'phaser', 'zzfx'],
  'main.ts': ['scenes', 'machines', 'session', 'rules', 'i18n', 'assets', 'phaser'],
};

const LONGEST = 400;

function files(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = files('src').filter((file) => !file.endsWith('.d.ts'));

/** Every module a file names, for values or for types. */
function imports(file: string): readonly { from: string; typeOnly: boolean }[] {
  const text = read(file);
  const named = [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;'"]*?\sfrom\s+['"]([^'"]+)['"]/gm)];
  const bare = [
    ...text.matchAll(/^import\s+()['"]([^'"]+)['"]/gm),
    ...text.matchAll(/\bimport\(\s*()['"]([^'"]+)['"]/g),
  ];
  const urls = [...text.matchAll(/new URL\(\s*()['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g)];
  return [...named, ...bare, ...urls].map(([, type, from = '']) => ({
    from,
    typeOnly: type !== undefined && type !== '',
  }));
}

/** The folder of `src`, or the package, that an import leads to. */
function target(file: string, from: string): string {
  if (from.startsWith('.')) return relative('src', join(dirname(file), from)).split('/')[0] ?? '';
  return from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? '');
}

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

describe('what every file keeps to', () => {
  test(`no more than ${LONGEST} lines`, () => {
    const long = [...files('src'), ...files('tests'), ...files('tools')]
      .map((file) => [file, read(file).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > LONGEST);
    expect(long).toEqual([]);
  });

  test('rules and bots use no chance, clock or library arithmetic but their own', () => {
    const forbidden = /\b(Math\.(random|sin|cos|tan|pow|exp|log\w*|atan2?)|Date|performance|setTimeout|crypto)\b/;
    const guarded = sources.filter((file) => file.startsWith('src/rules/') || /^src\/session\/bot\w*\.ts$/.test(file));
    const calls = guarded.flatMap((file) =>
      read(file)
        .split('\n')
        .map((line, index) => ({ line: line.replace(/\/\/.*|\/?\*.*/, ''), at: `${file}:${index + 1}` }))
        .filter(({ line }) => forbidden.test(line.replace(/'[^']*'/g, '')))
        .map(({ at, line }) => `${at} ${line.trim()}`),
    );
    expect(guarded.length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  test('named exports only, dictionaries apart', () => {
    const unnamed = sources.filter((file) => /^export default/m.test(read(file)) && !file.startsWith('src/i18n/'));
    expect(unnamed).toEqual([]);
  });

  test('nothing is skipped, left open or switched off', () => {
    const marks =
      /\b(?:test|it|describe)\.(?:skip|only|todo|fails)\b|\bTODO\b|\bFIXME\b|@ts-(?:ignore|expect-error|nocheck)/;
    const found = [...files('src'), ...files('tests'), ...files('tools')]
      .filter((file) => file !== 'tests/architecture.test.ts')
      .filter((file) => marks.test(read(file)));
    expect(found).toEqual([]);
  });
});
