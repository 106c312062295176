import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.ts';

/** A part of the Japanese face in a file of its own. */
export interface Slice {
  readonly file: string;
  has(letter: string): boolean;
}

/** The face comes in slices, each for some letters: a browser fetches those it is going to show. */
export function japaneseSlices(): readonly Slice[] {
  const sheet = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-jp/index.css'),
    'utf8',
  );
  return sheet.split('@font-face').flatMap((face) => {
    const file = /files\/([\w-]+)\.woff2/.exec(face)?.[1];
    if (file === undefined) return [];
    const ranges = [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => ({
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to ?? from, 16),
    }));
    const has = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(({ from, to }) => code >= from && code <= to);
    };
    return [{ file, has }];
  });
}

/** The sources of everything the game says in Japanese. */
export function japaneseTexts(): { readonly [file: string]: string } {
  const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const spoken = files.filter((file) => /^i18n\/\w+\/ja\/\w+\.ts$|\/rulebook\/ja\.md$/.test(file));
  return Object.fromEntries(spoken.map((file) => [file, readFileSync(inRoot('src', file), 'utf8')]));
}

/** Slices without a letter of ours: only a name that somebody types can need them. */
export function idleSlices(): readonly string[] {
  const letters = [...new Set(Object.values(japaneseTexts()).join(''))];
  return japaneseSlices().flatMap(({ file, has }) => (letters.some(has) ? [] : [file]));
}
