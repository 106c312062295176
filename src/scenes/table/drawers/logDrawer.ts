import { say } from '../../../i18n';
import type { Listed } from '../../../session/growing';
import { button } from '../../dom/controls';
import { copyText } from '../../dom/copy';
import { el } from '../../dom/el';
import type { TableScreen } from '../tableController';
import type { DrawerContext, Part } from './desk';
import type { Written } from './eventLook';
import { drawerFrame } from './frame';
import { openLogIndex } from './logIndex';
import { type Filter, type LogLine, logAsText } from './logModel';
import { hiddenWords, logRows } from './logRows';

/** The log: newest first, every line leads to its moment, its rule and its pieces. */
export function logDrawer(desk: DrawerContext, close: () => void): Part {
  const words = desk.words();
  const chips = el('div', { class: 'chips', role: 'group', 'aria-label': words.log.filters });
  const empty = el('p', { class: 'drawer-empty' });
  const rows = logRows(desk, empty);
  const copying = el('div', { class: 'log-copies' });
  const share = button({
    words: words.log.share,
    icon: 'share',
    iconOnly: true,
    kind: 'bare',
    run: () =>
      copyText(
        desk,
        logAsText(desk.lines(), (seat) => hiddenWords(desk, seat)),
        words.log.title,
      ),
  });
  const frame = drawerFrame({
    title: words.log.title,
    icon: 'log',
    side: 'left',
    class: 'log-drawer',
    closeWords: words.close,
    actions: [share],
    content: [chips, copying, rows.element],
    close,
  });

  const indexOf = openLogIndex();
  let shown: Listed<LogLine> = [];
  let written: Written | null = null;
  let filter: Filter = 'all';

  const fillChips = () => {
    const filters = indexOf(shown).filters();
    if (!filters.includes(filter)) filter = 'all';
    chips.replaceChildren(
      ...filters.map((one) =>
        el(
          'button',
          {
            class: 'chip',
            type: 'button',
            'aria-pressed': String(one === filter),
            'data-filter': one,
            on: { click: () => choose(one) },
          },
          words.log[one],
        ),
      ),
    );
  };
  const choose = (next: Filter) => {
    filter = next;
    fillChips();
    fillList();
    chips.querySelector<HTMLElement>(`[data-filter="${next}"]`)?.focus();
  };
  const fillList = () => {
    const passing = indexOf(shown).passing(filter);
    empty.textContent = passing.length > 0 ? '' : words.log[shown.length === 0 ? 'empty' : 'none'];
    rows.show(passing);
  };

  return {
    element: frame.element,
    update(screen: TableScreen) {
      if (written !== desk.written()) {
        written = desk.written();
        copying.replaceChildren(...(written === null ? [] : copies(desk, written)));
      }
      const lines = desk.lines();
      if (lines !== shown) {
        shown = lines;
        frame.note(say(words.log.entries, { count: lines.length }, desk.locale()));
        fillChips();
        fillList();
      }
      const moment = screen.moment ?? screen.seen.steps.length;
      rows.mark(moment, indexOf(shown).placeOf(moment, filter));
    },
  };
}

/** The game and the position on the board as text, in games that are written down. */
function copies(desk: DrawerContext, written: Written): readonly HTMLElement[] {
  const { log } = desk.words();
  const told = () => ({ record: desk.session.record(), seats: desk.session.text().seats });
  const position = () => {
    const { moment, live } = desk.controller.screen();
    return written.position(told(), moment ?? live.steps.length);
  };
  const act = (words: string, text: () => Promise<string>, copied: string) =>
    button({ words, small: true, run: async () => copyText(desk, await text(), words, copied) });
  return [
    act(log.copyGame, () => written.game(told()), log.gameCopied),
    act(log.copyPosition, position, log.positionCopied),
  ];
}
