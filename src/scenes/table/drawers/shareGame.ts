import type { Glimpse } from '../../../session/record/glimpse';
import { linkOf } from '../../../session/record/link';
import type { GameRecord } from '../../../session/record/record';
import { button } from '../../dom/controls';
import { copyText } from '../../dom/copy';
import { openOver } from '../../dom/dialog';
import { el, icon } from '../../dom/el';
import type { DrawerContext } from './desk';

/** Shares this moment of the game; a game of many missions asks first how much of it. */
export function share(desk: DrawerContext, moment: number): void {
  if (desk.shell.games.table(desk.session.gameId)?.missions === true) askShare(desk, moment);
  else void shareMoment(desk, moment);
}

/** Copies a link that opens this game at this moment. */
export function shareMoment(desk: DrawerContext, moment: number): Promise<void> {
  const { whole, shown } = desk.session.leaving(moment);
  const { replay } = desk.words();
  const told = shown === null ? replay.shareCopied : replay.shareSecrets;
  return shown === null ? copyLink(desk, whole, moment, told) : copyLink(desk, shown, null, told);
}

function copyLink(desk: DrawerContext, game: GameRecord | Glimpse, moment: number | null, told: string): Promise<void> {
  const link = moment === null ? linkOf(game) : linkOf(game, desk.session.commandsAt(moment));
  return copyText(desk, desk.shell.linkTo({ screen: 'shared', link }), desk.words().replay.shareByHand, told);
}

/** The first and the last moment of the mission that a moment belongs to. */
export function missionAt(
  steps: { readonly length: number; at(index: number): { readonly turn: number } | undefined },
  moment: number,
): { readonly from: number; readonly to: number } {
  const turn = steps.at(Math.max(0, moment - 1))?.turn;
  let [from, to] = [Math.max(0, moment - 1), moment];
  while (from > 0 && steps.at(from - 1)?.turn === turn) from--;
  while (to < steps.length && steps.at(to)?.turn === turn) to++;
  return { from, to };
}

/** One mission, everything, or the moment alone. */
function askShare(desk: DrawerContext, moment: number): void {
  const { session, controller, shell } = desk;
  const words = desk.words();
  const { replay } = words;
  const { bound } = session.leaving();
  const at = session.commandsAt(moment);
  const mission = missionAt(controller.screen().live.steps, moment);
  const choice = (title: string, about: string, kind: 'primary' | null, run: (() => Promise<void>) | null) => {
    const press = button({
      words: title,
      icon: 'share',
      ...(kind === null ? {} : { kind }),
      run() {
        dialog.close();
        if (run !== null) void run();
      },
    });
    press.disabled = run === null;
    return el('div', { class: 'export-choice' }, el('p', {}, run === null ? replay.shareBound : about), press);
  };
  const open = (run: () => Promise<void>) => (bound ? null : run);
  const dialog = openOver(shell, {
    title: replay.shareTitle,
    icon: icon('share', 28),
    closeWords: words.close,
    content: [
      choice(
        replay.shareChapter,
        replay.shareChapterAbout,
        bound ? null : 'primary',
        open(() =>
          copyLink(desk, session.held.until(session.commandsAt(mission.to)), mission.from, replay.shareCopied),
        ),
      ),
      choice(
        replay.shareWhole,
        replay.shareWholeAbout,
        null,
        open(() => copyLink(desk, session.record(), moment, replay.shareCopied)),
      ),
      choice(replay.shareMoment, replay.shareMomentAbout, bound ? 'primary' : null, () =>
        copyLink(desk, session.held.glimpse(at), null, replay.shareMomentCopied),
      ),
    ],
    onClose: () => dialog.close(),
  });
}
