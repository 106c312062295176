import { recordOf } from '../../session/record';
import { linkOf } from '../../session/recordLink';
import { copyText } from './copyText';
import type { Desk } from './desk';

/** Copies a link that opens this game at this moment. */
export function shareMoment(desk: Desk, moment: number): Promise<void> {
  const { match, sitters } = desk.controller.screen().table;
  const link = desk.shell.linkTo({ screen: 'shared', link: linkOf(recordOf(match, sitters), moment) });
  const { replay } = desk.words();
  const told = match.game.secrets && match.result === null ? replay.shareSecrets : replay.shareCopied;
  return copyText(desk, link, replay.shareByHand, told);
}
