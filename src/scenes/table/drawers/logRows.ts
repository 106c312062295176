import { say } from '../../../i18n';
import type { Seat } from '../../../rules/core/game';
import type { Listed } from '../../../session/growing';
import { button } from '../../dom/controls';
import { el, icon } from '../../dom/el';
import { withSoftBreaks } from '../../paint/wrap';
import { ruleChip } from '../../rulebook/blocks';
import { type DrawerContext, sideName } from './desk';
import { type LogLine, percent } from './logModel';
import { windowedRows } from './windowedRows';

interface LogRows {
  readonly element: HTMLElement;
  /** Oldest first. */
  show(lines: Listed<LogLine>): void;
  /** Marks the row of a moment, and brings it onto the page; `place` is where it stands among the lines. */
  mark(moment: number, place: number): void;
}

/** The rows of the log in their scrolling place, over a word where there are none. */
export function logRows(desk: DrawerContext, empty: HTMLElement): LogRows {
  const words = desk.words();
  let now = -1;
  const rows = windowedRows<LogLine>({
    class: 'log-lines',
    words: words.log,
    make: (line) => lineRow(desk, line),
    place(row, line, above) {
      row.classList.toggle('turn-first', line.turn !== above?.turn);
      row.toggleAttribute('data-now', line.moment === now);
    },
    focus: '.log-words',
  });
  const scroll = el(
    'div',
    { class: 'drawer-scroll', tabindex: 0, role: 'region', 'aria-label': words.log.title },
    ...rows.elements,
    empty,
  );
  rows.comeWith(scroll);
  scroll.addEventListener('pointerleave', () => desk.controller.light([]));
  return {
    element: scroll,
    show: rows.show,
    mark(moment, place) {
      if (moment === now) return;
      now = moment;
      rows.bring(place);
      for (const [line, row] of rows.rows()) row.toggleAttribute('data-now', line.moment === now);
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
