import { say } from '../../../i18n';
import type { Describe } from '../../../i18n/describe';
import { withColon } from '../../../i18n/formats';
import type { Command } from '../../../rules/core/game';
import type { BotAnswer } from '../../../rules/core/module';
import { equalJson } from '../../../rules/core/play';
import type { Reading } from '../../../session/reading';
import { select } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import { type DrawerContext, type Part, sideName } from './desk';
import { drawerFrame } from './frame';
import { commandWords } from './mirrorModel';

export interface ReceiptDrawer extends Part {
  show(moment: number): void;
}

/** Why a bot moved as it did: what it saw, what it weighed, how far it looked. */
export function receiptDrawer(desk: DrawerContext, close: () => void): ReceiptDrawer {
  const words = desk.words();
  const body = el('div', {
    class: 'drawer-scroll receipt-body',
    tabindex: 0,
    role: 'region',
    'aria-label': words.receipt.title,
  });
  const frame = drawerFrame({
    title: words.receipt.title,
    icon: 'robot',
    side: 'right',
    class: 'receipt-drawer',
    closeWords: words.close,
    content: [body],
    close,
  });
  let chosen: number | null = null;
  let drawn = '';
  let describe: Describe | null = null;

  const draw = () => {
    const { live } = desk.controller.screen();
    const moments = live.steps.map(({ index }) => index).filter((index) => desk.session.receipt(index) !== undefined);
    const moment = chosen !== null && moments.includes(chosen) ? chosen : moments.at(-1);
    const over = live.result !== null;
    const key = `${moment} of ${moments.length} ${over}`;
    if (key === drawn && describe === desk.describe()) return;
    drawn = key;
    describe = desk.describe();
    const answer = moment === undefined ? undefined : desk.session.receipt(moment);
    if (answer === undefined || moment === undefined) {
      body.replaceChildren(el('p', { class: 'drawer-empty' }, words.receipt.none));
      return;
    }
    const { atOnce, positions } = words.receipt;
    frame.note(answer.positions === 0 ? atOnce : say(positions, { count: answer.positions }, desk.locale()));
    body.replaceChildren(chooser(moments, moment), ...receipt(desk, answer, moment));
  };
  const chooser = (moments: readonly number[], moment: number): HTMLElement => {
    const id = freshId('receipt');
    const choices = moments
      .toReversed()
      .map((one) => ({ value: String(one), words: say(words.receipt.move, { move: one + 1 }, desk.locale()) }));
    const control = select(choices, String(moment), (value) => {
      chosen = Number(value);
      draw();
    });
    control.id = id;
    return el('p', { class: 'receipt-choose' }, el('label', { for: id }, words.receipt.choose), control);
  };

  return {
    element: frame.element,
    update: draw,
    show(moment) {
      chosen = moment;
      draw();
    },
  };
}

/** What a bot holds and weighed would give it away while the game goes on. */
export function keepsSecrets({ game, result, seat }: Reading, { command }: BotAnswer): boolean {
  return game.secrets && result === null && seat !== command.seat;
}

function receipt(desk: DrawerContext, answer: BotAnswer, moment: number): HTMLElement[] {
  const { receipt: words } = desk.words();
  const { live } = desk.controller.screen();
  if (keepsSecrets(live, answer)) return [el('p', { class: 'luck-none' }, words.later)];
  const told = (command: Command) => commandWords(desk, answer.view, command);
  const scores = new Intl.NumberFormat(desk.locale(), { maximumFractionDigits: 2 });
  const top = Math.max(...answer.best.map(({ score }) => Math.abs(score)), 1);
  const alike = equalJson(answer.view, live.at(moment).view);
  return [
    el('p', { class: 'about' }, words.about),
    el('h3', { class: 'display' }, words.played),
    el(
      'p',
      { class: 'rule-words' },
      withColon(sideName(desk, answer.command.seat), told(answer.command), desk.locale()),
    ),
    el('h3', { class: 'display' }, words.best),
    el(
      'ol',
      { class: 'receipt-best' },
      ...answer.best.map(({ command, score }) =>
        el(
          'li',
          equalJson(command, answer.command) ? { 'data-now': true } : {},
          el('span', {}, told(command)),
          el(
            'span',
            { class: 'receipt-score', title: words.score },
            el('span', { class: 'display' }, scores.format(score)),
          ),
          el(
            'span',
            { class: 'bar', 'aria-hidden': 'true' },
            el('i', { style: `width:${(Math.abs(score) / top) * 100}%` }),
          ),
        ),
      ),
    ),
    el('h3', { class: 'display' }, words.saw),
    el('p', {}, alike ? words.sameAsYou : words.otherThanYou),
    ...(alike ? [] : [tree('', answer.view, true)]),
  ];
}

/** Plain JSON to be opened branch by branch. */
function tree(name: string, value: unknown, open = false): HTMLElement {
  if (typeof value !== 'object' || value === null) {
    return el('div', { class: 'tree-leaf condensed' }, el('b', {}, name), ` ${String(value)}`);
  }
  const inner = Object.entries(value);
  const size = Array.isArray(value) ? `[${inner.length}]` : `{${inner.length}}`;
  const branch = el('details', { class: 'tree condensed', open }, el('summary', {}, `${name} ${size}`));
  const grow = () => {
    if (branch.open && branch.childElementCount === 1) branch.append(...inner.map(([key, one]) => tree(key, one)));
  };
  branch.addEventListener('toggle', grow);
  grow();
  return branch;
}
