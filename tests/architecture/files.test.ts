import { describe, expect, test } from 'vitest';
import { files, read, sources } from './sources';

const LONGEST = 400;

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
      .filter((file) => file !== 'tests/architecture/files.test.ts')
      .filter((file) => marks.test(read(file)));
    expect(found).toEqual([]);
  });
});
