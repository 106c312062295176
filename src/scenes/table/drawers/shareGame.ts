import { linkOf } from '../../../session/record/link';
import { copyText } from '../../dom/copy';
import type { Desk } from './desk';

/** Copies a link that opens this game at this moment. */
export function shareMoment(desk: Desk, moment: number): Promise<void> {
  const { live } = desk.controller.screen();
  const link = desk.shell.linkTo({
    screen: 'shared',
    link: linkOf(desk.session.record(), desk.session.commandsAt(moment)),
  });
  const { replay } = desk.words();
  const told = live.game.secrets && live.result === null ? replay.shareSecrets : replay.shareCopied;
  return copyText(desk, link, replay.shareByHand, told);
}
