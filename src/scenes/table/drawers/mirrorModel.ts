import { plainRef } from '../../../i18n/describe';
import { namedSitters } from '../../../i18n/sitterName';
import { tableTexts } from '../../../i18n/table';
import type { Command, Ref } from '../../../rules/core/game';
import { readBlocks } from '../../blocks/readBlocks';
import { refusalBlocks } from '../../board/refusal';
import { promptOf } from '../hud/model';
import type { TableScreen } from '../tableController';
import type { DrawerContext } from './desk';

/** What a thing is called at this stage of pointing. */
export function refWords(desk: DrawerContext, screen: TableScreen, ref: Ref): string {
  return desk.describe()?.ref(screen.view, ref, screen.selection.picked) ?? plainRef(desk.session.text(), ref);
}

/** What was picked so far, each called as it was when it was chosen. */
export function pickedWords(desk: DrawerContext, screen: TableScreen): readonly string[] {
  const { picked } = screen.selection;
  return picked.map(
    (ref, index) =>
      desk.describe()?.ref(screen.view, ref, picked.slice(0, index)) ?? plainRef(desk.session.text(), ref),
  );
}

export function commandWords(desk: DrawerContext, view: unknown, command: Command): string {
  const described = desk.describe()?.command(view, command);
  if (described !== undefined) return described;
  const path = desk.session.module.game.path(command);
  return path.map((ref) => plainRef(desk.session.text(), ref)).join(' → ');
}

/** What the canvas is told from, for whoever listens. */
function heard(desk: DrawerContext, screen: TableScreen) {
  return {
    screen,
    text: desk.session.text(),
    ui: desk.shell.text(),
    words: tableTexts[desk.shell.settings().language],
    sitters: namedSitters(desk.session.held.sitters, desk.shell.text()),
    locale: desk.locale(),
    skin: desk.skin,
    aloud: true,
  };
}

export function promptWords(desk: DrawerContext, screen: TableScreen): string {
  const { act, more } = promptOf(heard(desk, screen));
  return `${act} ${more}`.trim();
}

/** Why not: the panel beside the board, read aloud. */
export function refusalWords(desk: DrawerContext, screen: TableScreen): string {
  return screen.whyNot === null ? '' : readBlocks(refusalBlocks(heard(desk, screen), screen, screen.whyNot));
}
