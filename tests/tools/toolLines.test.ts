import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';

const { scripts }: { scripts: { [name: string]: string } } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The tools of our own among the scripts: name → file under tools/. */
const tools = Object.entries(scripts).flatMap(([name, line]): [string, string][] => {
  const file = /^tsx tools\/(?:bundled\.ts )?([\w.]+)$/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file]];
});

class Ended extends Error {
  constructor(readonly code: unknown) {
    super(`ended with ${code}`);
  }
}

const before = process.argv;
afterEach(() => {
  process.argv = before;
  vi.restoreAllMocks();
});

/** Loads a tool as if it were called so, until it ends by itself; what it would do after that is not done. */
async function called(file: string, line: string) {
  process.argv = ['node', file, line];
  const said: string[] = [];
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((...words: unknown[]) => void said.push(words.join(' ')));
  }
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Ended(code);
  });
  const ending: unknown = await import(/* @vite-ignore */ `../../tools/${file}?${line}`).then(
    () => 'goes on',
    (error: unknown) => (error instanceof Ended ? error.code : error),
  );
  return { ending, lines: said.join('\n').split('\n') };
}

test('package.json names the tools', () => {
  expect(tools.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'sim', 'rules', 'bench']));
});

describe.each(tools)('npm run %s', (name, file) => {
  test('answers --help in a screenful, with the line it is called by', async () => {
    const { ending, lines } = await called(file, '--help');
    expect(ending).toBe(0);
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(130);
    expect(lines.join('\n')).toMatch(new RegExp(`npm (run (--silent )?)?${name}\\b`));
  });

  test('answers an option it does not know in one line and with a 2', async () => {
    const { ending, lines } = await called(file, '--no-such-option');
    expect(ending).toBe(2);
    expect(lines).toEqual([expect.stringContaining('--no-such-option')]);
  });
});
