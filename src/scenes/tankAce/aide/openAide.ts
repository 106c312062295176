import { describeTankAce } from '../../../i18n/tankAce/describe';
import type { BotAnswer } from '../../../rules/core/module';
import type { Command, View } from '../../../rules/tankAce/types';
import { openBots } from '../../../session/bots/askBot';
import { styleOf } from '../../board/styleOf';
import { loadGame } from '../../frame/games';
import { wordsFor } from '../../frame/language';
import type { Shell } from '../../frame/shell';
import type { Advice, AdviceLine, Advisor } from '../../table/advice';
import { wordsOf } from '../battle/words';
import { lookFor, reasonFor } from './reasons';

/** The Aide at the table: what he would order, and why. He thinks beside the screen and is shown what everybody sees. */
export async function openAide(shell: Shell): Promise<Advisor<View>> {
  const spoken = await wordsFor(shell, (language) => loadGame(shell.games, 'tankAce', language));
  const bots = openBots(shell.games.startWorker);
  const look = () => styleOf(shell.settings(), spoken.now().text);
  const tell = (view: View, best: BotAnswer['best']): Advice => {
    const { table } = wordsOf(look());
    const describe = describeTankAce(look().text, look().language);
    return {
      share: 0.5,
      figure: '',
      says: table.aide.title,
      depth: 0,
      title: table.aide.title,
      note: best.length === 0 ? table.aide.nothing : table.aide.note,
      lines: best.map((each, index): AdviceLine => {
        // What the rules' own bot answers with is a command of theirs.
        const command = each.command as Command;
        const why = reasonFor(view, command, look());
        return {
          figure: String(index + 1),
          turn: describe.command(view, command),
          onward: [],
          why,
          says: why,
          refs: [],
          look: lookFor(view, command),
        };
      }),
    };
  };
  return {
    async advise(view, told, signal) {
      const [seat] = view.active;
      const answer =
        seat === undefined ? null : await bots.ask('tankAce', { view, seat, seed: 'aide', level: 'hard' }, signal);
      told({ tell: () => tell(view, answer?.best ?? []), draw: () => undefined });
    },
    close() {
      spoken.stop();
      bots.close();
    },
  };
}
