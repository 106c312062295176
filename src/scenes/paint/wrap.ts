import { wordsIn } from '../../i18n/formats';

/** What may not stand at the head of a line, and what may not stand at its end. */
const NOT_FIRST = /^[、。，．・：；？！ー〜～）」』】〉》〕…‥ゝゞ々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)\]}%]/;
const NOT_LAST = /[（「『【〈《〔([{]$/;

const HAN_LAST = /\p{Script=Han}$/u;
const HAN_FIRST = /^\p{Script=Han}/u;
/** What is no word of its own: 軽 before 戦車, 部 after 司令, 向き after 南東. */
const isAffix = (word: string) => word.length === 1 || word === '向き';

/** Pieces that are not to be broken: words where the language has spaces, phrases of words where it has none. */
function pieces(text: string, locale: string): string[] {
  const words =
    locale === 'ja' ? [...wordsIn(locale).segment(text)].map(({ segment }) => segment) : (text.match(/\s+|\S+/g) ?? []);
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const clings = NOT_FIRST.test(word) || /^\s+$/.test(word) || isEnding(word, locale);
    if (last !== undefined && (clings || NOT_LAST.test(last) || joinsOn(last, word, locale)))
      joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}

/** Particles and endings cling to the word before them, so that no line begins with one. */
function isEnding(word: string, locale: string): boolean {
  return locale === 'ja' && word.length <= 3 && /^[ぁ-ん]+$/.test(word);
}

/**
 * Between spaces nothing is broken; in Japanese that holds for ids and names in Latin letters, and for a number with what
 * it counts (45度, 4ステップ) or what it is the value of (装甲0, 砲II).
 */
function joinsOn(last: string, word: string, locale: string): boolean {
  if (/\s$/.test(last) || /^\s/.test(word)) return false;
  if (locale !== 'ja' || (/[!-~]$/.test(last) && /^[!-~]/.test(word))) return true;
  if (HAN_LAST.test(last) && HAN_FIRST.test(word) && (isAffix(word) || isAffix(last))) return true;
  return /\d$/.test(last) ? /^[\p{Script=Han}ァ-ヶ]/u.test(word) : /^(?:\d+|[IVX]+)$/.test(word) && HAN_LAST.test(last);
}

/** The same places to break at for lines that the browser breaks; it must be told to keep the rest together. */
export function withSoftBreaks(text: string, locale: string): string {
  return locale === 'ja' ? pieces(text, locale).join('\u200b') : text;
}

/** Breaks text into lines no wider than `width`, by the language's own words. `measure` gives the width of a string. */
export function wrapLines(text: string, locale: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of pieces(paragraph, locale)) {
      if (line === '' || measure((line + piece).trimEnd()) <= width) line += piece;
      else {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      }
    }
    lines.push(line.trimEnd());
    return lines;
  });
}
