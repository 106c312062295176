import { marks, pairOf } from '../../../rules/tankChess/annotated';
import { button, select } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import { isMain, lineFrom, type TreeNode } from './gameTree';
import type { Kit } from './kit';

interface MoveHands {
  go(moment: TreeNode): void;
  returnToGame(): void;
  remove(moment: TreeNode): void;
  annotate(moment: TreeNode, part: Partial<Pick<TreeNode, 'mark' | 'comment'>>): void;
}

/** The game as it is written, every turn a button; variations in their own lines. */
export function movesSheet(kit: Kit, root: TreeNode, here: TreeNode, hands: MoveHands): HTMLElement {
  const words = kit.words().analysis;
  const line = lineFrom(here);
  const end = (sign: string, words: string, disabled: boolean, goal: TreeNode) =>
    el(
      'button',
      {
        type: 'button',
        class: 'button small extra-end',
        'aria-label': words,
        title: words,
        disabled,
        on: { click: () => hands.go(goal) },
      },
      sign,
    );
  const step = (icon: 'step' | 'step-back', named: string, disabled: boolean, goal: TreeNode) =>
    button({ words: named, icon, iconOnly: true, small: true, disabled, run: () => hands.go(goal) });
  const [next = here] = line;
  const none = line.length === 0;
  const steps = [
    end('«', words.first, here.parent === null, root),
    step('step-back', words.back, here.parent === null, here.parent ?? root),
    step('step', words.forward, none, next),
    end('»', words.last, none, line.at(-1) ?? here),
  ];
  const main = isMain(here);
  return sheet(
    words.moves,
    el('div', { class: 'extra-acts extra-steps-row' }, ...steps),
    main
      ? null
      : el(
          'div',
          { class: 'extra-acts' },
          button({ words: words.returnToGame, small: true, kind: 'olive', run: () => hands.returnToGame() }),
          button({ words: words.remove, small: true, icon: 'close', run: () => hands.remove(here) }),
        ),
    el(
      'div',
      { class: 'extra-moves', tabindex: 0, role: 'group', 'aria-label': words.moves },
      ...turnsAround(kit, root, here, hands),
    ),
    here.parent === null ? null : annotation(kit, here, hands),
  );
}

/** So many turns before the moment one is at are on the page, and so many words in all: a page of thousands would be slow. */
const BEFORE = 200;
const WORDS = 800;

/** The game round the moment one is at; where it goes on beyond that, a word leads there. */
function turnsAround(kit: Kit, root: TreeNode, here: TreeNode, hands: MoveHands): HTMLElement[] {
  const words = kit.words().analysis;
  let first = here;
  for (let back = 0; back < BEFORE && first.parent !== null; back++) first = first.parent;
  const page: Page = { kit, here, hands, room: WORDS, last: first };
  const parts = follow(page, first);
  const more = (name: string, goal: TreeNode) => {
    const made = word('…', goal, here, hands);
    made.setAttribute('aria-label', name);
    return made;
  };
  return [
    first === root ? word(words.start, root, here, hands) : more(words.earlier, first),
    ...parts,
    ...(page.room > 0 ? [] : [more(words.later, page.last)]),
  ];
}

/** The words being put on the page: how many more there is room for, and the last turn among them. */
interface Page {
  readonly kit: Kit;
  readonly here: TreeNode;
  readonly hands: MoveHands;
  room: number;
  last: TreeNode;
}

function word(text: string, moment: TreeNode, here: TreeNode, hands: MoveHands): HTMLElement {
  const made = el('button', { type: 'button', class: 'extra-move', on: { click: () => hands.go(moment) } }, text);
  if (moment === here) made.setAttribute('aria-current', 'true');
  return made;
}

/** All that follows a moment: its first continuation, then the others as variations, and on. */
function follow(page: Page, from: TreeNode): HTMLElement[] {
  const parts: HTMLElement[] = [];
  let at: TreeNode | undefined = from;
  let numbered = false;
  while (at !== undefined) {
    const [main, ...others]: readonly TreeNode[] = at.children;
    if (main === undefined || page.room <= 0) break;
    parts.push(...written(page, main, !numbered));
    numbered = others.length === 0 && main.comment === '';
    for (const other of others) {
      if (page.room <= 0) break;
      parts.push(el('div', { class: 'extra-variation' }, ...written(page, other, true), ...follow(page, other)));
    }
    at = main;
  }
  return parts;
}

function written(page: Page, moment: TreeNode, first: boolean): HTMLElement[] {
  const { kit, here, hands } = page;
  page.room -= 1;
  page.last = moment;
  const before = moment.parent?.state;
  const talk = moment.command === null ? '' : (kit.game().text.words[moment.command.type] ?? moment.command.type);
  const text = `${moment.record ?? talk}${moment.mark}`;
  const white = before?.mover === 0;
  const number = before === undefined || (!white && !first) ? '' : `${pairOf(before)}${white ? '.' : '…'}`;
  const turn = word(text, moment, here, hands);
  return [
    number === '' || moment.record === null
      ? turn
      : el('span', { class: 'extra-numbered' }, el('span', { class: 'extra-number' }, number), turn),
    ...(moment.comment === '' ? [] : [el('em', {}, moment.comment)]),
  ];
}

function annotation(kit: Kit, here: TreeNode, hands: MoveHands): HTMLElement {
  const words = kit.words().analysis;
  const id = freshId('comment');
  const comment = el('input', {
    id,
    type: 'text',
    class: 'text-field',
    value: here.comment,
    maxlength: 500,
    placeholder: words.comment,
    autocomplete: 'off',
  });
  comment.addEventListener('change', () => hands.annotate(here, { comment: comment.value }));
  const mark = select(
    ['', ...marks].map((value) => ({ value, words: value === '' ? '—' : value })),
    here.mark,
    (value) => hands.annotate(here, { mark: (['', ...marks] as const).find((each) => each === value) ?? '' }),
  );
  mark.setAttribute('aria-label', words.mark);
  return el(
    'div',
    { class: 'extra-pair extra-note' },
    el('label', { for: id, class: 'unseen' }, words.comment),
    comment,
    mark,
  );
}
