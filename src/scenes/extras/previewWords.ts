import type { Ref } from '../../rules/core/game';
import type { Order, Preview } from '../board/gameScene';
import { button } from '../dom/controls';
import { el } from '../dom/el';

const strong = (text: string) =>
  text.split('**').map((part, index) => (index % 2 === 1 ? el('b', {}, part) : document.createTextNode(part)));

/** The panel beside the table's board, in a page. */
export function previewWords({ kicker, title, meter, heading, rows, warning }: Preview): HTMLElement[] {
  return [
    el('p', { class: 'chess-kicker' }, kicker),
    el('h3', { class: 'display' }, title),
    ...(meter === null ? [] : [el('p', { class: 'chess-meter' }, el('b', {}, String(meter.used)), ` ${meter.says}`)]),
    ...(heading === null ? [] : [el('p', { class: 'chess-heading' }, heading)]),
    el(
      'ul',
      { class: 'chess-rows' },
      ...rows.map((row) =>
        el(
          'li',
          { class: row.tone },
          el('b', {}, row.title),
          el('span', {}, ...strong(row.says)),
          el('em', {}, row.verdict),
        ),
      ),
    ),
    ...(warning === null ? [] : [el('p', { class: 'chess-warning' }, ...strong(warning.says))]),
  ];
}

/** Something being put together, in a page: who takes part and could, the sum, the chance. */
export function orderWords(order: Order, press: (refs: readonly Ref[]) => void): HTMLElement[] {
  const { head, rows, sum, chance } = order;
  const terms = sum.map(({ sign, value, says }) => `${sign}${value} ${says}`.trim()).join(' ');
  return [
    el('p', { class: 'chess-kicker' }, head.kicker),
    el('h3', { class: 'display' }, head.title),
    el('p', {}, ...strong(head.says)),
    el(
      'ul',
      { class: 'chess-rows' },
      ...rows.map(({ state, title, says, value, does }) => {
        const joins = state === 'can' && does !== null && (does.undo ?? 0) === 0 ? does.refs : null;
        return el(
          'li',
          { class: state === 'in' ? 'act' : 'plain' },
          el('b', {}, title),
          el('span', {}, ...strong(says)),
          joins === null
            ? el('em', {}, value)
            : button({ words: value === '' ? '+' : value, small: true, run: () => press(joins) }),
        );
      }),
    ),
    ...(chance === null
      ? []
      : [el('p', { class: 'chess-heading' }, `${chance.value} · ${chance.ways}`), el('p', {}, terms)]),
  ];
}
