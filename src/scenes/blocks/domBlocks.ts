import { button } from '../dom/controls';
import { el, icon } from '../dom/el';
import type { Action, Block, Blocks, Row } from './block';

type Press = (does: Action) => void;

const strong = (text: string) =>
  text.split('**').map((part, index) => (index % 2 === 1 ? el('b', {}, part) : document.createTextNode(part)));

const line = (tag: 'p' | 'h3', name: string, text: string | undefined) =>
  text === undefined || text === '' ? [] : [el(tag, { class: name }, ...strong(text))];

/** A list of blocks in a page. */
export function domBlocks(blocks: Blocks, press: Press): HTMLElement[] {
  return blocks.flatMap((block) => domBlock(block, press));
}

function domBlock(block: Block, press: Press): HTMLElement[] {
  switch (block.kind) {
    case 'heading': {
      const { kicker, title, note, meter } = block;
      const used = meter === undefined ? [] : [el('b', {}, String(meter.used)), ` ${meter.says}`];
      return [
        ...line('p', 'extra-kicker', kicker),
        ...line('h3', 'display', title),
        ...line('p', '', note),
        ...(used.length === 0 ? [] : [el('p', { class: 'extra-meter' }, ...used)]),
      ];
    }
    case 'rows':
      return [
        ...line('p', 'extra-heading', block.title),
        el('ul', { class: 'extra-rows' }, ...block.rows.map((row) => domRow(row, press))),
      ];
    case 'sum':
      return line('p', '', block.terms.map(({ sign, value, says }) => `${sign}${value} ${says}`.trim()).join(' '));
    case 'odds':
      return line('p', 'extra-heading', `${block.value} · ${block.ways}`);
    case 'columns':
      return [
        el(
          'ul',
          { class: 'extra-rows' },
          ...block.cells.map(({ label, says }) => domRow({ title: label, says }, press)),
        ),
      ];
    case 'notice':
      return line('p', block.tone === 'warning' ? 'extra-warning' : '', block.says);
    case 'choice':
      // What may be done instead has a button of its own below.
      if (block.title !== undefined)
        return block.options.flatMap(({ says, note }) =>
          line('p', '', [`${block.title}: ${says}`, note].filter(Boolean).join(' — ')),
        );
      return block.options.flatMap(({ says, value = '', state, does }) =>
        state !== 'best' || does === null || does === 'instead' || (does.undo ?? 0) > 0
          ? []
          : [button({ words: `${says} ${value}`, small: true, run: () => press(does) })],
      );
  }
}

/** Somebody who takes part stands out, and of the things the rules ask what does not hold. */
const standsOut = ({ mark, picture, tone }: Row): boolean =>
  tone === 'act' || mark === (picture === undefined ? 'no' : 'in');

/** Who may join is a button; what else could be pressed lies on the board as well. */
function domRow(row: Row, press: Press): HTMLElement {
  const { mark, title, note = '', says = '', value = '', does } = row;
  const joins = mark === 'can' && does != null && (does.undo ?? 0) === 0 ? does : null;
  return el(
    'li',
    { class: standsOut(row) ? 'act' : 'plain' },
    el('b', {}, mark === 'no' ? icon('close', 16) : mark === 'in' ? icon('check', 16) : null, title),
    el('span', {}, ...strong(says === '' ? note : says)),
    joins === null
      ? el('em', {}, value)
      : button({ words: value === '' ? '+' : value, small: true, run: () => press(joins) }),
  );
}
