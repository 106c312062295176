import { say } from '../../../i18n';
import type { Seat } from '../../../rules/core/game';
import { button } from '../../dom/controls';
import { copyText } from '../../dom/copy';
import { el, icon } from '../../dom/el';
import { softly } from '../../paint/wrap';
import type { TableScreen } from '../tableController';
import { type Desk, type Part, sideName } from './desk';
import type { Written } from './eventLook';
import { drawerFrame, ruleChip } from './frame';
import { type Filter, filtersOf, type LogLine, logAsText, passes, percent } from './logModel';

/** The log: newest first, every line leads to its moment, its rule and its pieces. */
export function logDrawer(desk: Desk, close: () => void): Part {
  const words = desk.words();
  const list = el('ol', { class: 'log-lines', reversed: true });
  const chips = el('div', { class: 'chips', role: 'group', 'aria-label': words.log.filters });
  const empty = el('p', { class: 'drawer-empty' });
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
    content: [
      chips,
      copying,
      el('div', { class: 'drawer-scroll', tabindex: 0, role: 'region', 'aria-label': words.log.title }, list, empty),
    ],
    close,
  });
  list.addEventListener('pointerleave', () => desk.controller.light([]));

  let shown: readonly LogLine[] = [];
  let written: Written | null = null;
  let filter: Filter = 'all';
  let rows = new Map<LogLine, HTMLElement>();

  const fillChips = () => {
    const filters = filtersOf(shown);
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
    const lines = shown.filter((line) => passes(line, filter));
    list.replaceChildren(
      ...lines
        .map((line, index) => {
          const row = rows.get(line) ?? lineRow(desk, line);
          rows.set(line, row);
          const first = line.turn !== lines[index + 1]?.turn;
          row.classList.toggle('turn-first', first);
          return row;
        })
        .toReversed(),
    );
    empty.textContent = lines.length > 0 ? '' : words.log[shown.length === 0 ? 'empty' : 'none'];
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
        if (lines[0] !== shown[0]) rows = new Map();
        shown = lines;
        frame.note(say(words.log.entries, { count: lines.length }, desk.locale()));
        fillChips();
        fillList();
      }
      const moment = screen.moment ?? screen.told.steps.length;
      for (const [line, row] of rows) row.toggleAttribute('data-now', line.moment === moment);
    },
  };
}

/** The game and the position on the board as text, in games that are written down. */
function copies(desk: Desk, written: Written): readonly HTMLElement[] {
  const { log } = desk.words();
  const told = () => ({ record: desk.session.record(), seats: desk.session.text().seats });
  const position = () => {
    const { moment, live } = desk.controller.screen();
    return written.position(told(), moment ?? live.steps.length);
  };
  const act = (words: string, text: () => string, copied: string) =>
    button({ words, small: true, run: () => void copyText(desk, text(), words, copied) });
  return [
    act(log.copyGame, () => written.game(told()), log.gameCopied),
    act(log.copyPosition, position, log.positionCopied),
  ];
}

function hiddenWords(desk: Desk, seat: Seat): string {
  return say(desk.words().log.hidden, { side: sideName(desk, seat) }, desk.locale());
}

function lineRow(desk: Desk, line: LogLine): HTMLElement {
  const words = desk.words();
  const title = line.title === '' && line.seat !== null ? hiddenWords(desk, line.seat) : line.title;
  const details = line.details.map(({ words: told, tone }) =>
    el('span', { class: `log-detail tone-${tone}` }, softly(told, desk.locale())),
  );
  const turn = line.turn === 0 && line.moment === 0 ? '' : say(words.log.turn, { turn: line.turn }, desk.locale());
  return el(
    'li',
    {
      class: 'log-line',
      on: {
        pointerenter: () => desk.controller.light(line.refs),
        focusin: () => desk.controller.light(line.refs),
        focusout: () => desk.controller.light([]),
      },
    },
    el('span', { class: 'log-turn display' }, turn),
    icon(line.icon, 28),
    el(
      'button',
      { class: 'log-words', type: 'button', title: words.log.show, on: { click: () => desk.jump(line) } },
      el('b', {}, softly(title, desk.locale())),
      ...details,
    ),
    el(
      'span',
      { class: 'log-side' },
      line.chance === null ? null : el('span', { class: 'log-chance display' }, percent(line.chance, desk.locale())),
      line.rule === null
        ? null
        : ruleChip(line.rule, say(words.openRule, { rule: line.rule }, desk.locale()), desk.openRule),
      line.bot && desk.session.receipt(line.moment - 1) !== undefined
        ? button({
            words: words.log.receipt,
            icon: 'robot',
            iconOnly: true,
            kind: 'bare',
            class: 'log-receipt',
            run: () => desk.openReceipt(line.moment - 1),
          })
        : null,
    ),
  );
}
