import { say } from '../../../i18n';
import type { Seat } from '../../../rules/core/game';
import { button } from '../../dom/controls';
import { el, icon } from '../../dom/el';
import { withSoftBreaks } from '../../paint/wrap';
import { type DrawerContext, sideName } from './desk';
import { ruleChip } from './frame';
import { type LogLine, percent } from './logModel';
import { around, beyond, newestRows, shifted } from './rowWindow';

/** In pixels: so near to the end of what is on the page, more of it comes. */
const NEAR = 200;

interface LogRows {
  readonly element: HTMLElement;
  /** Newest first. */
  show(lines: readonly LogLine[]): void;
  /** Marks the row of a moment, and brings it onto the page. */
  mark(moment: number): void;
}

/** The rows of the log in their scrolling place, over a word where there are none. */
export function logRows(desk: DrawerContext, empty: HTMLElement): LogRows {
  const words = desk.words();
  const list = el('ol', { class: 'log-lines', reversed: true });
  list.addEventListener('pointerleave', () => desk.controller.light([]));
  const key = (told: string) => el('button', { class: 'log-more', type: 'button', hidden: true }, told);
  const newerKey = key(words.log.newer);
  const olderKey = key(words.log.older);
  const scroll = el(
    'div',
    { class: 'drawer-scroll', tabindex: 0, role: 'region', 'aria-label': words.log.title },
    ...[newerKey, list, olderKey, empty],
  );
  /** All lines, newest first; what is not on the page is one step away. */
  let passing: readonly LogLine[] = [];
  let window = newestRows(0);
  let rows = new Map<LogLine, HTMLElement>();
  /** However long the game, so many rows are on the page; each says how far it is from the newest. */
  const drawRows = () => {
    const seen = new Map<LogLine, HTMLElement>();
    for (const [at, line] of passing.slice(window.top, window.top + window.rows).entries()) {
      const place = window.top + at;
      const row = rows.get(line) ?? lineRow(desk, line);
      row.classList.toggle('turn-first', line.turn !== passing[place - 1]?.turn);
      row.setAttribute('aria-setsize', String(passing.length));
      row.setAttribute('aria-posinset', String(place + 1));
      seen.set(line, row);
    }
    rows = seen;
    list.start = passing.length - window.top;
    list.replaceChildren(...rows.values());
    const { newer, older } = beyond(window, passing.length);
    newerKey.hidden = newer === 0;
    olderKey.hidden = older === 0;
    markNow();
  };
  let now = -1;
  const markNow = () => {
    for (const [line, row] of rows) row.toggleAttribute('data-now', line.moment === now);
  };
  /** What was on the page and still is stays where it was. */
  const shift = (by: 1 | -1) => {
    const before = [...rows.values()];
    const top = before.map((row) => row.offsetTop);
    // Asked for now: where the rows that have come are lower, the browser moves it by itself.
    const from = scroll.scrollTop;
    window = shifted(window, by, passing.length);
    drawRows();
    const at = before.findIndex((row) => row.isConnected);
    scroll.scrollTop = from + (before[at]?.offsetTop ?? 0) - (top[at] ?? 0);
  };
  /** By key or pointer: the first row that has come is focused. */
  const goOn = (by: 1 | -1) => {
    const before = new Set(rows.values());
    shift(by);
    const come = [...rows.values()].filter((row) => !before.has(row));
    (by > 0 ? come[0] : come.at(-1))?.querySelector<HTMLElement>('.log-words')?.focus();
  };
  newerKey.addEventListener('click', () => goOn(-1));
  olderKey.addEventListener('click', () => goOn(1));
  scroll.addEventListener('scroll', () => {
    // A key somebody has come to stays until it is pressed: it would vanish under the finger.
    if (newerKey.matches(':focus') || olderKey.matches(':focus')) return;
    const { newer, older } = beyond(window, passing.length);
    if (older > 0 && scroll.scrollTop + scroll.clientHeight > scroll.scrollHeight - NEAR) shift(1);
    else if (newer > 0 && scroll.scrollTop < NEAR) shift(-1);
  });

  return {
    element: scroll,
    show(lines) {
      // Who reads further back stays where he reads.
      const top = window.top === 0 ? 0 : window.top + lines.length - passing.length;
      passing = lines;
      window = around({ top, rows: window.rows }, -1, passing.length);
      drawRows();
    },
    mark(moment) {
      if (moment === now) return;
      now = moment;
      const row = passing.findIndex((line) => line.moment === now);
      const wanted = around(window, row, passing.length);
      if (wanted.top === window.top) return markNow();
      window = wanted;
      drawRows();
    },
  };
}

export function hiddenWords(desk: DrawerContext, seat: Seat): string {
  return say(desk.words().log.hidden, { side: sideName(desk, seat) }, desk.locale());
}

function lineRow(desk: DrawerContext, line: LogLine): HTMLElement {
  const words = desk.words();
  const title = line.title === '' && line.seat !== null ? hiddenWords(desk, line.seat) : line.title;
  const details = line.details.map(({ words: told, tone }) =>
    el('span', { class: `log-detail tone-${tone}` }, withSoftBreaks(told, desk.locale())),
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
      el('b', {}, withSoftBreaks(title, desk.locale())),
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
