import type { Language } from '../../i18n/index';
import type { GameId } from '../../rules/gameId';

const screens = import.meta.glob<string>('/src/assets/common/screens/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A drawn picture of each game: on its tube until a live game runs there, and on cards without a thumbnail. */
export function screenUrl(id: GameId): string {
  const url = screens[`/src/assets/common/screens/${id}.webp`];
  if (url === undefined) throw new Error(`no picture of ${id}`);
  return url;
}

/** Letters drawn on the canvas stay as they were when they were drawn, so the fonts come first. */
const LATIN = [
  '20px "HD Stencil"',
  '400 20px "HD Text"',
  '700 20px "HD Text"',
  '400 20px "HD Cond"',
  '700 20px "HD Cond"',
];

/** Loads what is needed to show `sample` in a language; the Japanese face comes in slices and only when it is shown. */
export async function loadFonts(language: Language, sample: string): Promise<void> {
  const faces = LATIN.map((font) => document.fonts.load(font));
  // The switch shows both languages by their own names.
  if (language === 'ja') await addJapanese();
  const japanese = language === 'ja' ? [document.fonts.load('700 20px "HD JP"', sample)] : [];
  await Promise.allSettled([...faces, ...japanese]);
}

let added: Promise<void> | null = null;

function addJapanese(): Promise<void> {
  added ??= import('../../assets/common/fonts/japanese.css?inline').then(({ default: sheet }) => {
    const style = document.createElement('style');
    // Under our own name, so that nothing but this file knows whose face it is.
    style.textContent = sheet.replaceAll('Noto Sans JP Variable', 'HD JP');
    document.head.append(style);
  });
  return added;
}

/** Decodes a picture for drawing. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
