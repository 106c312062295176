import { say } from '../../../i18n';
import { playerName } from '../../../i18n/sitterName';
import { isHere } from '../../../session/players';
import { button } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import type { TableScreen } from '../tableController';
import type { DrawerContext } from './desk';

/** Covers everything between two people with secrets; opened by whoever sits down next. */
export function curtainFor(desk: DrawerContext, { table, live }: TableScreen): HTMLElement {
  const words = desk.words().curtain;
  const next = live.view.active.find((seat) => isHere(table.holders, seat)) ?? 0;
  const sitter = table.sitters[next];
  const name = sitter === undefined ? '' : playerName(sitter, next, desk.shell.text());
  const side = desk.board.side(next);
  const about = live.steps.length === 0 ? words.first : words.about;
  const titleId = freshId('curtain');
  return el(
    'section',
    { class: 'curtain', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': titleId },
    el('div', { class: 'curtain-folds', 'aria-hidden': 'true' }),
    el(
      'div',
      { class: 'curtain-card' },
      el(
        'h2',
        { id: titleId, class: 'display', tabindex: -1 },
        say(words.title, { name: name === '' ? side : name }, desk.locale()),
      ),
      el('p', {}, say(about, { side }, desk.locale())),
      button({ words: words.ready, kind: 'primary', icon: 'eye', run: () => desk.controller.ready() }),
    ),
  );
}
