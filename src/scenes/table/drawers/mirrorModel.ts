import { plainRef } from '../../../i18n/describe';
import { namedSitters } from '../../../i18n/sitterName';
import { tableTexts } from '../../../i18n/table';
import type { GameText } from '../../../i18n/text';
import type { Command, Ref } from '../../../rules/core/game';
import type { HeldGame } from '../../../session/heldGame';
import { readBlocks } from '../../blocks/readBlocks';
import { refusalBlocks } from '../../board/refusal';
import type { Shell } from '../../frame/shell';
import { promptOf } from '../hud/model';
import type { TableScreen } from '../tableController';
import type { DrawerContext } from './desk';
import type { LogLine } from './logModel';

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

/** What is asked of the table for whoever listens. */
interface Hearing extends Pick<DrawerContext, 'locale' | 'skin'> {
  readonly session: { readonly held: Pick<HeldGame, 'sitters'>; text(): GameText };
  readonly shell: Pick<Shell, 'text' | 'settings'>;
}

/** What the canvas is told from, for whoever listens. */
function heard(desk: Hearing, screen: TableScreen) {
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

export function promptWords(desk: Hearing, screen: TableScreen): string {
  const { act, more } = promptOf(heard(desk, screen));
  return `${act} ${more}`.trim();
}

/** What whoever listens is told: what has happened, then what is to be done, in the order a person at the table would say it. */
export function liveWords(news: readonly LogLine[], prompt: string): string {
  const told = news.map((line) => [line.title, ...line.details.map(({ words }) => words)].join('. '));
  return [...told, prompt].filter((words) => words !== '').join('. ');
}

/** Why not: the panel beside the board, read aloud. */
export function refusalWords(desk: Hearing, screen: TableScreen): string {
  return screen.whyNot === null ? '' : readBlocks(refusalBlocks(heard(desk, screen), screen, screen.whyNot));
}
