import type { PositionFault } from '../../rules/tankChess/positionText';
import type { GameFault } from '../../rules/tankChess/readAnnotated';
import type { Language } from '../index';
import { fill, type GameText } from '../text';
import type { extras } from './en/extras';

/** Words of the rooms around Tank Chess; English says which there are. */
export type ExtrasText = typeof extras;

export const extrasTexts: { readonly [language in Language]: () => Promise<ExtrasText> } = {
  en: () => import('./en/extras').then((module) => module.extras),
  ja: () => import('./ja/extras').then((module) => module.extras),
};

/** What comes from outside must not find the words of the game by chance. */
const noWords = { words: {}, seats: [] };

/** One sentence on what is wrong with a position and where. */
export function sayPositionFault(fault: PositionFault, text: ExtrasText, locale: string): string {
  return fill(text.positionFaults[fault.fault], { ...fault }, noWords, locale);
}

/** One sentence on what is wrong with a written game and where. */
export function sayGameFault(fault: GameFault, text: ExtrasText, game: GameText, locale: string): string {
  const fields = {
    ...fault,
    line: String(fault.line),
    column: String(fault.column),
    rule: fault.rule === undefined ? '' : (game.rules[fault.rule] ?? fault.rule),
    start: fault.start === undefined ? '' : (game.faults[fault.start] ?? fault.start),
    position: fault.position === undefined ? '' : sayPositionFault(fault.position, text, locale),
  };
  return fill(text.gameFaults[fault.fault], fields, noWords, locale);
}
