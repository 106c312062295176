import { printRecord, recordOf } from '../../session/record';
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

/** The whole game as a file. */
export function exportGame(desk: Desk): void {
  const { match, sitters } = desk.controller.screen().table;
  const file = new Blob([printRecord(recordOf(match, sitters))], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `hull-down-${desk.session.gameId}-${match.log.length}.json`;
  anchor.click();
  URL.revokeObjectURL(address);
}
