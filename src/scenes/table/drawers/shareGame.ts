import { linkOf } from '../../../session/record/link';
import { copyText } from '../../dom/copy';
import type { DrawerContext } from './desk';

/** Copies a link that opens this game at this moment. */
export function shareMoment(desk: DrawerContext, moment: number): Promise<void> {
  const { whole, shown } = desk.session.leaving(moment);
  const link = desk.shell.linkTo({
    screen: 'shared',
    link: shown === null ? linkOf(whole, desk.session.commandsAt(moment)) : linkOf(shown),
  });
  const { replay } = desk.words();
  const told = shown === null ? replay.shareCopied : replay.shareSecrets;
  return copyText(desk, link, replay.shareByHand, told);
}
