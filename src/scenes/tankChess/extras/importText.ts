import { sayGameFault, sayPositionFault } from '../../../i18n/tankChess/extras';
import { isPositionFault, printCode, readSnapshot } from '../../../rules/tankChess/positionText';
import { isGameFault, readingAnnotated } from '../../../rules/tankChess/readAnnotated';
import { breathing } from '../../frame/breath';
import type { ReadText } from '../../menu/importPanel';
import { follow } from './follow';
import { loadTexts } from './kit';
import { recordOfGame } from './study';

/** A position in one line begins with the size of its board. */
export const isPosition = (text: string): boolean => /^\s*\d+\s/.test(text);

/** Reads a written game or a position in one line; what is wrong with it is said in a sentence. */
export const importText: ReadText = async (shell, text) => {
  const [{ module, text: game }, words] = await loadTexts(shell, shell.settings().language);
  const { locale } = shell.text();
  if (isPosition(text)) {
    const snapshot = readSnapshot(text);
    if (isPositionFault(snapshot)) return { wrong: sayPositionFault(snapshot, words, locale) };
    return { board: printCode(snapshot) };
  }
  const read = await breathing(readingAnnotated(text, follow));
  if (isGameFault(read)) return { wrong: sayGameFault(read, words, game, locale) };
  return { record: recordOfGame(read, module.game.version) };
};
