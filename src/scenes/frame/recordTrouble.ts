import { recordProblemText } from '../../i18n/errorText';
import type { RecordError } from '../../session/record/recordProblem';
import { loadGame } from './games';
import type { MenuShell } from './menuShell';

type Speaker = Pick<MenuShell, 'games' | 'settings' | 'errors' | 'text'>;

/** What is wrong with a record, in the words of its game where that is known. */
export async function explainRecordProblem(shell: Speaker, error: RecordError, game: string): Promise<string> {
  const { locale } = shell.text();
  if (error.rule === undefined || !shell.games.isPlayable(game))
    return recordProblemText(error, shell.errors(), locale);
  const { text } = await loadGame(shell.games, game, shell.settings().language);
  const rules = Object.entries(text.rules).map(([id, words]) => [id, `${words} [${id}]`]);
  return recordProblemText(error, shell.errors(), locale, { ...text.faults, ...Object.fromEntries(rules) });
}
