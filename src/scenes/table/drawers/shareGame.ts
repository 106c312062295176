import { linkOf } from '../../../session/record/link';
import { recordOf } from '../../../session/record/record';
import { copyText } from '../../dom/copy';
import type { Desk } from './desk';

/** Copies a link that opens this game at this moment. */
export function shareMoment(desk: Desk, moment: number): Promise<void> {
  const { match, sitters } = desk.controller.screen().table;
  const link = desk.shell.linkTo({ screen: 'shared', link: linkOf(recordOf(match, sitters), moment) });
  const { replay } = desk.words();
  const told = match.game.secrets && match.result === null ? replay.shareSecrets : replay.shareCopied;
  return copyText(desk, link, replay.shareByHand, told);
}
