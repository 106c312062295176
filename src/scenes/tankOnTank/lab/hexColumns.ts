import type { Kind } from '../../../rules/tankOnTank/data/units';
import type { Show } from '../../../rules/tankOnTank/lab/link';
import { el } from '../../dom/el';
import { showKey } from '../../lab/labPage';
import { presenterCard } from '../../lab/presenter';
import { rewrite } from '../../lab/rewrite';
import { wordsSheet } from '../../lab/wordsSheet';
import type { HexDesk } from './hexDesk';
import {
  carry,
  type Fly,
  type layOut,
  lineColumn,
  mapTools,
  ownMaps,
  railTabs,
  sideNote,
  type Tab,
  tabButton,
  tabs,
} from './hexParts';
import type { HexPicture } from './hexPicture';
import { brushSheet, groundSheet, piecesSheet } from './hexRail';
import { spokenWords } from './hexWords';
import type { HexKit } from './kit';
import { sweepColumn, sweepFoot } from './sweepPane';
import { walkBar } from './walkBar';

export const showKeys: { readonly [key: string]: Show } = {
  a: 'arc',
  s: 'sight',
  n: 'num',
  g: 'side',
  v: 'sweep',
  b: 'both',
  t: 'threat',
};
const icons: { readonly [show in Show]?: string } = { side: 'side-view', sweep: 'sweep', both: 'both-ways' };

/** How the page stands, besides what lies on the bench. */
export interface PageLook {
  tab: Tab;
  fly: Fly | null;
  playing: boolean;
  /** Grows with what comes from outside: other settings, and pictures that arrive late. */
  age: number;
  /** What the rail was last written for. */
  rail: string;
}

interface ColumnParts {
  readonly kit: HexKit;
  readonly desk: HexDesk;
  readonly map: HexPicture;
  readonly parts: ReturnType<typeof layOut>;
  readonly page: HTMLElement;
  readonly look: PageLook;
  readonly sweeping: boolean;
  share(): HTMLElement;
  play(): void;
  refresh(): void;
}

/** Everything of the bench that is read. */
export function writeColumns(all: ColumnParts): void {
  const { kit, desk, parts, look, sweeping, refresh } = all;
  const link = desk.link();
  const reading = desk.reading();
  writeRail(all);
  const keys = Object.entries(showKeys).map(([key, show]) => {
    const on = link.show.includes(show);
    return showKey(key.toUpperCase(), kit.words().show[show], on, () => desk.toggle(show), icons[show]);
  });
  rewrite(parts.keys, [el('span', {}, kit.lab.words().show), ...keys]);
  rewrite(parts.tools, mapTools(kit, desk, all.map));
  rewrite(parts.sideNote, [sideNote(kit)]);
  const walk = { step: desk.stepBy, to: desk.step, play: all.play, playing: look.playing };
  rewrite(parts.walk, [walkBar(kit, reading, link.step, walk)]);
  const turnTo = (tab: Tab) => () => {
    look.tab = tab;
    refresh();
  };
  rewrite(
    parts.tabs,
    tabs.map((tab) => tabButton(kit.words().tabs[tab], tab === look.tab, turnTo(tab))),
  );
  const told = wordsSheet(kit.lab, spokenWords(kit, reading, link.against));
  const column = sweeping
    ? [...sweepColumn(kit, reading, link.against, desk.against), told, all.share()]
    : lineColumn(kit, desk, told, all.share());
  rewrite(parts.right, column);
  rewrite(parts.foot, sweeping ? [sweepFoot(kit)] : []);
}

function writeRail({ kit, desk, map, parts, page, look, refresh }: ColumnParts): void {
  const flying = (name: Fly, section: HTMLElement) => {
    section.dataset.fly = name;
    return section;
  };
  const hands = {
    hold: desk.hold,
    sheet: desk.sheet,
    snow: desk.snow,
    wipe: desk.wipe,
    turn: desk.turn,
    remove: desk.remove,
    carry: (kind: Kind, event: PointerEvent) => carry(event, (hex) => desk.place(kind, hex), map),
  };
  page.dataset.fly = look.fly ?? 'none';
  // Its many little pictures cost more than all the rest, and a dragged tank changes none of them.
  const { sheet, snow, paint, roads } = desk.link().bench;
  const shown = JSON.stringify([sheet, snow, paint, roads, desk.hand(), look.fly, look.age]);
  if (shown === look.rail) return;
  look.rail = shown;
  const fly = (next: Fly | null) => {
    look.fly = next;
    refresh();
  };
  rewrite(parts.rail, [
    railTabs(kit, look.fly, fly),
    flying('ground', groundSheet(kit, desk.link().bench, ownMaps(kit), hands)),
    flying('brush', brushSheet(kit, desk.hand(), hands)),
    flying('pieces', piecesSheet(kit, desk.hand(), hands)),
    flying('presenter', presenterCard(kit.lab)),
  ]);
}
