import type { Describe, MakeDescribe } from '../../../i18n/describe';
import { drawerTexts } from '../../../i18n/drawers';
import { tableTexts } from '../../../i18n/table';
import type { DrawerName } from '../../blocks/control';
import { el } from '../../dom/el';
import type { Shell } from '../../frame/shell';
import type { BoardPort, Drawers } from '../boardPort';
import type { PanelSkin } from '../hud/model';
import type { TableController, TableScreen } from '../tableController';
import { curtainFor } from './curtain';
import type { DrawerContext, DrawerSession } from './desk';
import type { EventSigns } from './eventLook';
import { listenKeys } from './keys';
import { linesKeeper } from './linesKeeper';
import type { LogEyes } from './logModel';
import { type Mirror, tableMirror } from './mirror';
import { openShelves, type Shelves } from './shelves';
import { tableKeys } from './tableKeys';

/** Words and signs of the game come after the table; everybody who writes asks here. */
function openContext(
  parts: Pick<DrawerContext, 'shell' | 'session' | 'controller' | 'board' | 'skin'>,
  root: HTMLElement,
) {
  const { shell, session, controller, board } = parts;
  const keepLines = linesKeeper();
  let look: EventSigns | null = null;
  let makeDescribe: MakeDescribe | null = null;
  let describe: Describe | null = null;
  let reader: LogEyes | null = null;
  const locale = () => shell.text().locale;
  const readerNow = (): LogEyes => {
    const { viewer, sitters } = controller.screen().table;
    const looks = look?.events ?? null;
    const text = session.text();
    const old = reader;
    if (old !== null && old.viewer === viewer && old.text === text && old.looks === looks && old.locale === locale())
      return old;
    const { concessions } = tableTexts[shell.settings().language];
    reader = { viewer, sitters, text, concessions, looks, locale: locale() };
    return reader;
  };
  const desk: DrawerContext = {
    ...parts,
    locale,
    words: () => drawerTexts[shell.settings().language],
    reader: readerNow,
    lines: () => keepLines(controller.screen().seen, readerNow()),
    describe: () => describe,
    dice: () => look?.dice ?? true,
    written: () => look?.written ?? null,
    openRule: (id) => shelves.showRule(id),
    openReceipt: (moment) => shelves.showReceipt(moment),
    jump(line) {
      controller.showMoment(line.moment);
      board.frame(line.refs);
      shelves.uncover();
    },
  };
  const shelves = openShelves(desk, root);
  return {
    desk,
    shelves,
    /** The words of the game in the language of now. */
    redescribe(): void {
      describe = makeDescribe?.(session.text(), locale()) ?? null;
    },
    async load(): Promise<void> {
      const table = shell.games.table(session.gameId);
      const [signs, words] = await Promise.all([table?.events(), table?.describe()]);
      look = signs ?? null;
      makeDescribe = words ?? null;
    },
  };
}

/** The table for readers, or the curtain before it: then nothing of the table may be seen, read or reached. */
function openFront(desk: DrawerContext, shelves: Shelves, root: HTMLElement) {
  let mirror: Mirror = tableMirror(desk);
  let curtain: HTMLElement | null = null;
  root.append(mirror.element);
  const hold = (still: boolean) => {
    for (const child of desk.shell.overlayRoot.children) {
      if (child instanceof HTMLElement && child !== root) child.inert = still;
    }
  };
  const cover = (screen: TableScreen) => {
    shelves.closeAll();
    mirror.element.remove();
    curtain = curtainFor(desk, screen);
    root.append(curtain);
    hold(true);
    curtain.querySelector<HTMLElement>('button')?.focus();
  };
  const uncover = () => {
    curtain?.remove();
    curtain = null;
    hold(false);
    mirror = tableMirror(desk);
    root.prepend(mirror.element);
    mirror.element.querySelector<HTMLElement>('h1')?.focus();
  };
  const update = (screen: TableScreen) => {
    const covered = screen.table.name === 'handover';
    if (covered && curtain === null) cover(screen);
    else if (!covered && curtain !== null) uncover();
    if (covered) return;
    mirror.update(screen);
    shelves.update(screen);
  };
  return {
    mirror: () => mirror,
    update,
    /** Other words for the game's things; what is open, typed or played stays as it is. */
    rename(): void {
      const held = mirror.element.contains(document.activeElement);
      const stood = mirror.focused();
      const fresh = tableMirror(desk);
      if (mirror.element.isConnected) mirror.element.replaceWith(fresh.element);
      mirror = fresh;
      update(desk.controller.screen());
      if (stood !== null) fresh.focus(stood);
      else if (held) fresh.element.querySelector<HTMLElement>('h1')?.focus();
    },
    /** The curtain is written anew with the next change. */
    dropCurtain(): void {
      curtain?.remove();
      curtain = null;
    },
    // What was held still under the curtain outlives the table: the notices of the next screen.
    close(): void {
      if (curtain !== null) hold(false);
    },
  };
}

/** Log, rules, luck, receipts, replay, curtain, keys and mirror of one table, until `close`. */
export function mountDrawers(
  shell: Shell,
  session: DrawerSession,
  controller: TableController,
  board: BoardPort,
  skin: PanelSkin,
): Drawers {
  const root = el('main', { class: 'drawers' });
  const context = openContext({ shell, session, controller, board, skin }, root);
  const { desk, shelves } = context;
  const front = openFront(desk, shelves, root);
  shell.overlayRoot.append(root);
  const redescribe = () => {
    context.redescribe();
    front.rename();
  };
  let { language } = shell.settings();
  let closed = false;
  const stops = [
    controller.subscribe(front.update),
    shell.onSettings((settings) => {
      if (settings.language === language) return shelves.place();
      // Another language: everything is written anew.
      language = settings.language;
      shelves.rewrite();
      front.dropCurtain();
      redescribe();
    }),
    listenKeys(
      document,
      tableKeys(desk, { mirror: front.mirror, ...shelves }),
      () => controller.screen().table.name === 'showing',
    ),
  ];
  const resized = () => {
    shelves.update(controller.screen());
    shelves.place();
  };
  window.addEventListener('resize', resized);
  front.update(controller.screen());
  context.load().then(() => {
    if (!closed) redescribe();
  }, session.crash);
  return {
    toggle: (name: DrawerName) => {
      if (controller.screen().table.name !== 'handover') shelves.toggle(name);
    },
    showRule: (id) => shelves.showRule(id),
    reel: () => shelves.reel(),
    close() {
      closed = true;
      for (const stop of stops) stop();
      window.removeEventListener('resize', resized);
      shelves.closeAll();
      front.close();
      root.remove();
    },
  };
}
