import { say } from '../../../i18n';
import type { DrawerName } from '../../blocks/control';
import { el } from '../../dom/el';
import type { Sides } from '../boardPort';
import type { TableScreen } from '../tableController';
import type { DrawerContext, Part } from './desk';
import { logDrawer } from './logDrawer';
import { luckDrawer } from './luckDrawer';
import { type ReceiptDrawer, receiptDrawer } from './receiptDrawer';
import { type ReplayBar, replayBar } from './replayBar';
import { type RulesDrawer, rulesDrawer } from './rulesDrawer';

/** The drawers that can lie open: one on the left, one on the right, the replay bar below. */
export interface Shelves {
  toggle(name: DrawerName): void;
  showRule(id: string): void;
  showReceipt(moment: number): void;
  search(): void;
  /** Opens the bar that winds the record, with its most surprising moments. */
  reel(): void;
  replaying(): boolean;
  closeOne(within: Element | null): boolean;
  closeAll(): void;
  /** Where drawers cover the whole board, those that do make way for it. */
  uncover(): void;
  update(screen: TableScreen): void;
  /** Tells the board what is covered. */
  place(): void;
  /** Builds everything that is open anew, in other words. */
  rewrite(): void;
}

type Open =
  | { readonly name: 'log' | 'luck'; readonly part: Part }
  | { readonly name: 'rules'; readonly part: RulesDrawer }
  | { readonly name: 'receipt'; readonly part: ReceiptDrawer }
  | { readonly name: 'replay'; readonly part: ReplayBar };

/** Below this two drawers leave too little of the board between them. */
const BOARD_LEAST = 420;

/** What lies open, and what the board has to keep out of. */
function openStack(desk: DrawerContext, root: HTMLElement) {
  const open = new Map<DrawerName, Open>();
  const notice = replayNotice(desk, root, () => covered());
  let before: Element | null = null;
  const cover = openCover(desk, () => {
    const name = [...open.keys()].findLast((each) => each !== 'replay');
    if (name !== undefined) shut(name);
  });
  const put = (name: DrawerName): Open => {
    const known = open.get(name);
    if (known !== undefined) return known;
    for (const other of open.keys()) if (sameSide(name, other)) shut(other);
    const opened = build(desk, name, () => void shut(name));
    open.set(name, opened);
    root.append(opened.part.element);
    if (name !== 'replay') makeRoom(name);
    cover(open);
    opened.part.update(desk.controller.screen());
    place();
    return opened;
  };
  const makeRoom = (name: DrawerName) => {
    const { left, right } = covered();
    if (left > 0 && right > 0 && window.innerWidth - left - right < BOARD_LEAST) {
      for (const other of [...open.keys()]) if (other !== name && other !== 'replay') shut(other);
    }
  };
  const shut = (name: DrawerName): boolean => {
    const closing = open.get(name);
    if (closing === undefined) return false;
    open.delete(name);
    const held = closing.part.element.contains(document.activeElement);
    if (closing.name === 'replay') {
      closing.part.stop();
      notice.element.remove();
      if (desk.controller.screen().moment !== null) desk.controller.showMoment(null);
    }
    closing.part.element.remove();
    desk.controller.light([]);
    place();
    cover(open);
    if (held && before instanceof HTMLElement && before.isConnected) before.focus();
    else if (held) root.querySelector<HTMLElement>('.mirror h1')?.focus();
    return true;
  };
  const covered = () => {
    const wide = (side: string) => root.querySelector<HTMLElement>(`.drawer-${side}`)?.offsetWidth ?? 0;
    const replay = open.get('replay')?.part.element;
    return { left: wide('left'), right: wide('right'), top: 0, bottom: replay?.offsetHeight ?? 0 };
  };
  const place = () => {
    const sides = covered();
    // There is nothing to keep out of the way of a drawer that covers the whole board.
    const phone = coversAll();
    // Notices of the shell stand over the bar too.
    desk.shell.overlayRoot.style.setProperty('--replay-height', `${sides.bottom}px`);
    root.style.setProperty('--covered-left', `${sides.left}px`);
    notice.draw(desk.controller.screen());
    // What it says must not lie over the pieces.
    const { element } = notice;
    const top = element.isConnected ? element.offsetTop + element.offsetHeight : 0;
    desk.board.inset(phone ? { ...sides, left: 0, right: 0 } : { ...sides, top });
  };
  const reveal = (name: DrawerName) => {
    before = document.activeElement;
    const { element } = put(name).part;
    const head = element.querySelector<HTMLElement>('h2') ?? element.querySelector<HTMLElement>('.replay-play button');
    head?.focus();
  };
  return { open, notice, put, shut, place, reveal };
}

export function openShelves(desk: DrawerContext, root: HTMLElement): Shelves {
  const { open, notice, put, shut, place, reveal } = openStack(desk, root);
  const rules = (): RulesDrawer | null => {
    if (!open.has('rules')) reveal('rules');
    const opened = open.get('rules');
    return opened?.name === 'rules' ? opened.part : null;
  };
  const shownRule = (): string | null => {
    const opened = open.get('rules');
    return opened?.name === 'rules' ? opened.part.shown() : null;
  };
  return {
    toggle(name) {
      if (!shut(name)) reveal(name);
    },
    showRule: (id) => rules()?.showRule(id),
    search: () => rules()?.focusSearch(),
    showReceipt(moment) {
      reveal('receipt');
      const opened = open.get('receipt');
      if (opened?.name === 'receipt') opened.part.show(moment);
    },
    reel() {
      const opened = put('replay');
      if (opened.name === 'replay') opened.part.reel();
    },
    replaying: () => open.has('replay'),
    closeOne(within) {
      const names = [...open.keys()].toReversed();
      const name = names.find((one) => within === null || open.get(one)?.part.element === within);
      return name !== undefined && shut(name);
    },
    uncover() {
      for (const name of coversAll() ? [...open.keys()] : []) if (name !== 'replay') shut(name);
    },
    closeAll() {
      for (const name of [...open.keys()]) shut(name);
    },
    update(screen) {
      if (screen.moment !== null) put('replay');
      const { isConnected: noticed } = notice.element;
      notice.draw(screen);
      if (notice.element.isConnected !== noticed) place();
      for (const { part } of open.values()) part.update(screen);
    },
    place,
    rewrite() {
      const names = [...open.keys()];
      const rule = shownRule();
      for (const name of names) {
        const old = open.get(name);
        if (old?.name === 'replay') old.part.stop();
        old?.part.element.remove();
        open.delete(name);
      }
      for (const name of names) put(name);
      if (rule !== null) rules()?.showRule(rule);
    },
  };
}

function build(desk: DrawerContext, name: DrawerName, close: () => void): Open {
  switch (name) {
    case 'log':
      return { name, part: logDrawer(desk, close) };
    case 'luck':
      return { name, part: luckDrawer(desk, close) };
    case 'rules':
      return { name, part: rulesDrawer(desk, close) };
    case 'receipt':
      return { name, part: receiptDrawer(desk, close) };
    case 'replay':
      return { name, part: replayBar(desk, close) };
  }
}

/** On a phone a drawer covers the whole table: the way back closes it before it leaves. */
function openCover(desk: DrawerContext, stepBack: () => void): (open: ReadonlyMap<DrawerName, Open>) => void {
  let uncover: (() => void) | null = null;
  return (open) => {
    const covering = coversAll() && [...open.keys()].some((name) => name !== 'replay');
    if (covering && uncover === null) {
      uncover = desk.shell.cover(() => {
        uncover = null;
        stepBack();
      });
    } else if (!covering && uncover !== null) {
      const done = uncover;
      uncover = null;
      done();
    }
  };
}

/** Says that the past is being shown, where drawers cover the prompt that says so, and leads back. */
function replayNotice(desk: DrawerContext, root: HTMLElement, covered: () => Sides) {
  const element = el('p', { class: 'replay-notice condensed' });
  const toLive = () => {
    const { replay } = desk.words();
    return el(
      'button',
      { type: 'button', class: 'notice-live', on: { click: () => desk.controller.showMoment(null) } },
      el('b', {}, replay.escape),
      ` ${replay.returns}`,
    );
  };
  return {
    element,
    draw({ moment, live }: TableScreen): void {
      if (moment === null || desk.board.prompts(covered())) {
        element.remove();
        return;
      }
      const { replay } = desk.words();
      const where = say(replay.position, { moment, length: live.steps.length }, desk.locale());
      const told = say(replay.notice, { where }, desk.locale());
      if (element.dataset.told !== told) {
        element.dataset.told = told;
        element.replaceChildren(el('span', { role: 'status' }, told), toLive());
      }
      if (!element.isConnected) root.append(element);
    },
  };
}

const sides: { readonly [name in DrawerName]: 'left' | 'right' | 'bottom' } = {
  log: 'left',
  rules: 'right',
  luck: 'right',
  receipt: 'right',
  replay: 'bottom',
};

/** On a phone a drawer is as wide as the screen. */
function coversAll(): boolean {
  return window.innerWidth <= 700;
}

function sameSide(a: DrawerName, b: DrawerName): boolean {
  return a !== b && sides[a] === sides[b];
}
