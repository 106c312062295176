import { say } from '../../../i18n';
import { plainRef } from '../../../i18n/describe';
import { namedSitters } from '../../../i18n/sitterName';
import { tableTexts } from '../../../i18n/table';
import type { Command, Ref } from '../../../rules/core/game';
import { promptOf, ruleWords } from '../hud/model';
import type { TableScreen } from '../tableController';
import type { Desk } from './desk';

/** What a thing is called at this stage of pointing. */
export function refWords(desk: Desk, screen: TableScreen, ref: Ref): string {
  return desk.describe()?.ref(screen.view, ref, screen.picking.picked) ?? plainRef(desk.session.text(), ref);
}

/** What was picked so far, each called as it was when it was chosen. */
export function pickedWords(desk: Desk, screen: TableScreen): readonly string[] {
  const { picked } = screen.picking;
  return picked.map(
    (ref, index) =>
      desk.describe()?.ref(screen.view, ref, picked.slice(0, index)) ?? plainRef(desk.session.text(), ref),
  );
}

export function commandWords(desk: Desk, view: unknown, command: Command): string {
  const described = desk.describe()?.command(view, command);
  if (described !== undefined) return described;
  const path = desk.session.module.game.path(command);
  return path.map((ref) => plainRef(desk.session.text(), ref)).join(' → ');
}

export function promptWords(desk: Desk, screen: TableScreen): string {
  const { act, more } = promptOf({
    screen,
    text: desk.session.text(),
    ui: desk.shell.text(),
    words: tableTexts[desk.shell.settings().language],
    sitters: namedSitters(desk.session.sitters, desk.shell.text()),
    locale: desk.locale(),
  });
  return `${act} ${more}`.trim();
}

/** Why not, with its rule. */
export function refusalWords(desk: Desk, { whyNot }: TableScreen): string {
  if (whyNot === null) return '';
  const { rule } = whyNot.refusal;
  const words = ruleWords({ text: desk.session.text(), words: tableTexts[desk.shell.settings().language] }, rule);
  return say(desk.words().mirror.refused, { words, rule }, desk.locale());
}
