import type { Kind } from '../../../rules/tankOnTank/data/units';
import type { Show } from '../../../rules/tankOnTank/lab/link';
import { el } from '../../dom/el';
import { showKey } from '../../lab/labPage';
import { presenterCard } from '../../lab/presenter';
import { openPieces, type Piece } from '../../lab/rewrite';
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
import { walkPiece } from './walkBar';

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
}

interface ColumnParts {
  readonly kit: HexKit;
  readonly desk: HexDesk;
  readonly map: HexPicture;
  readonly page: HTMLElement;
  readonly look: PageLook;
  share(): HTMLElement;
  play(): void;
  refresh(): void;
}

/** Everything of the bench that is read: what of it has changed is written, and no more. */
export function openColumns(all: ColumnParts, parts: ReturnType<typeof layOut>): (sweeping: boolean) => void {
  const { kit, desk, look, refresh } = all;
  const write = {
    rail: openPieces(parts.rail),
    keys: openPieces(parts.keys),
    tools: openPieces(parts.tools),
    sideNote: openPieces(parts.sideNote),
    walk: openPieces(parts.walk),
    tabs: openPieces(parts.tabs),
    right: openPieces(parts.right),
    foot: openPieces(parts.foot),
  };
  const walk = { step: desk.stepBy, to: desk.step, play: all.play };
  return (sweeping) => {
    const { age } = look;
    const link = desk.link();
    const reading = desk.reading();
    all.page.dataset.fly = look.fly ?? 'none';
    write.rail(railPieces(all));
    write.keys([{ of: [age], make: () => el('span', {}, kit.lab.words().show) }, ...keyPieces(all)]);
    write.tools(mapTools(kit, desk, all.map, age));
    write.sideNote([{ of: [age], make: () => sideNote(kit) }]);
    const walks = walkPiece(kit, reading, link.step, { ...walk, playing: look.playing });
    write.walk([{ ...walks, of: [age, ...walks.of] }]);
    write.tabs(
      tabs.map((tab) => {
        const turn = () => {
          look.tab = tab;
          refresh();
        };
        const on = tab === look.tab;
        return { of: [age, on], make: () => tabButton(kit.words().tabs[tab], on, turn) };
      }),
    );
    const spoken = spokenWords(kit, reading, link.against);
    const told = { of: [age, spoken], make: () => wordsSheet(kit.lab, spoken) };
    const share = { of: [age], make: all.share };
    write.right(
      sweeping
        ? [...sweepColumn(kit, reading, link.against, desk.against, age), told, share]
        : lineColumn(kit, desk, told, share, age),
    );
    write.foot(sweeping ? [{ of: [age], make: () => sweepFoot(kit) }] : []);
  };
}

function keyPieces({ kit, desk, look }: ColumnParts): readonly Piece[] {
  return Object.entries(showKeys).map(([key, show]) => {
    const on = desk.link().show.includes(show);
    return {
      of: [look.age, on],
      make: () => showKey(key.toUpperCase(), kit.words().show[show], on, () => desk.toggle(show), icons[show]),
    };
  });
}

function railPieces({ kit, desk, map, look, refresh }: ColumnParts): readonly Piece[] {
  const { age } = look;
  const flying = (name: Fly, of: readonly unknown[], make: () => HTMLElement): Piece => ({
    of: [age, ...of],
    make() {
      const section = make();
      section.dataset.fly = name;
      return section;
    },
  });
  const hands = {
    hold: desk.hold,
    sheet(choice: string) {
      desk.sheet(choice);
      // Another position has its line elsewhere.
      map.frame(desk.reading());
    },
    snow: desk.snow,
    wipe: desk.wipe,
    turn: desk.turn,
    remove: desk.remove,
    carry: (kind: Kind, event: PointerEvent) => carry(event, (hex) => desk.place(kind, hex), map),
  };
  const fly = (next: Fly | null) => {
    look.fly = next;
    refresh();
  };
  const { bench } = desk.link();
  const hand = desk.hand();
  return [
    { of: [age, look.fly], make: () => railTabs(kit, look.fly, fly) },
    flying('ground', [bench.sheet, bench.snow, bench.paint, bench.roads], () =>
      groundSheet(kit, bench, ownMaps(kit), hands),
    ),
    flying('brush', [hand], () => brushSheet(kit, hand, hands)),
    flying('pieces', [hand], () => piecesSheet(kit, hand, hands)),
    flying('presenter', [], () => presenterCard(kit.lab)),
  ];
}
