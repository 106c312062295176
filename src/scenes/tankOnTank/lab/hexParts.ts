import { isBattle, readSketch } from '../../../rules/tankOnTank/data/battleText';
import { mapOf } from '../../../rules/tankOnTank/data/customBattle';
import { isPainted } from '../../../rules/tankOnTank/data/maps';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { openKept } from '../../extras/savedBoards';
import { labButton } from '../../lab/labIcons';
import { verdict } from '../../lab/labPage';
import type { Piece } from '../../lab/rewrite';
import { ruleLink } from '../../menu/rulePanel';
import { hexUnder } from '../board/geometry';
import type { HexDesk } from './hexDesk';
import { facingPiece, firePiece, linePiece } from './hexPanels';
import type { HexPicture } from './hexPicture';
import { toneOf, verdictWords } from './hexWords';
import type { HexKit } from './kit';

export const tabs = ['line', 'fire', 'ground', 'share'] as const;
export type Tab = (typeof tabs)[number];
const flights = { ground: 'bench-hex', brush: 'brush', pieces: 'turn', presenter: 'present' } as const;
export type Fly = keyof typeof flights;

/** The places of the bench, empty. */
export function layOut(floor: HTMLElement, map: HTMLElement, side: HTMLElement, sweep: HTMLElement, told: HTMLElement) {
  const part = (name: string) => el('div', { class: `lab-${name}` });
  const parts = {
    rail: part('rail'),
    keys: part('keys'),
    tools: part('tools-map'),
    walk: part('walking'),
    right: part('right'),
    foot: part('foot'),
    sideNote: part('side-note'),
    tabs: el('nav', { class: 'lab-tabs' }),
  };
  map.append(parts.tools);
  side.append(parts.sideNote);
  floor.append(parts.rail, map, sweep, parts.keys, side, parts.walk, parts.foot, parts.tabs, parts.right, told);
  return parts;
}

export function tabButton(words: string, on: boolean, run: () => void): HTMLElement {
  const made = button({ words, kind: 'night', run });
  made.setAttribute('aria-pressed', String(on));
  return made;
}

/** Where the rail is narrow, a sign for each of its sheets. */
export function railTabs(kit: HexKit, now: Fly | null, choose: (fly: Fly | null) => void): HTMLElement {
  const words = kit.words();
  const names: { readonly [fly in Fly]: string } = {
    ground: words.ground.title,
    brush: words.brush.title,
    pieces: words.pieces.title,
    presenter: kit.lab.words().presenter.title,
  };
  const made = (['ground', 'brush', 'pieces', 'presenter'] as const).map((fly) => {
    const run = () => choose(fly === now ? null : fly);
    const each = labButton(flights[fly], { words: names[fly], iconOnly: true, kind: 'night', run });
    each.setAttribute('aria-pressed', String(fly === now));
    return each;
  });
  return el('nav', { class: 'lab-rail-tabs' }, ...made);
}

/** Zoom, fit and the way back, on the map. */
export function mapTools(kit: HexKit, desk: HexDesk, map: HexPicture, age: number): readonly Piece[] {
  const words = kit.lab.words();
  const night = { iconOnly: true, kind: 'night' } as const;
  const tool = (make: () => HTMLElement, ...of: readonly unknown[]): Piece => ({ of: [age, ...of], make });
  return [
    tool(() => button({ ...night, words: words.nearer, icon: 'zoom-in', run: () => map.picture.zoom(1.3) })),
    tool(() => labButton('zoom-out', { ...night, words: words.further, run: () => map.picture.zoom(1 / 1.3) })),
    tool(() => button({ ...night, words: words.whole, icon: 'fullscreen', run: () => map.frame(desk.reading()) })),
    tool(
      () => button({ ...night, words: words.undo, icon: 'undo', disabled: !desk.canUndo(), run: desk.undo }),
      desk.canUndo(),
    ),
  ];
}

export function sideNote(kit: HexKit): HTMLElement {
  const words = kit.words().side;
  const title = el('b', { class: 'display' }, words.title);
  return el('p', {}, title, `${words.about} `, ruleLink(kit.lab.shell, 'TOT-8.2b'));
}

/** The column of the line: sentence, places, facing, fire, what else can be done with it. */
export function lineColumn(kit: HexKit, desk: HexDesk, told: Piece, share: Piece, age: number): readonly Piece[] {
  const reading = desk.reading();
  const { step } = desk.link();
  const { says, more } = verdictWords(kit, reading);
  const tone = toneOf(reading.fire?.line);
  const tagged = ({ make, ...piece }: Piece, name: Tab): Piece => ({
    ...piece,
    of: ['line', age, ...piece.of],
    make() {
      const section = make();
      if (section instanceof HTMLElement) section.dataset.tab = name;
      return section;
    },
  });
  return [
    { of: ['line', age, tone, says, more], make: () => verdict(tone, says, [more]) },
    tagged(linePiece(kit, reading, step, desk.step), 'line'),
    tagged(facingPiece(kit, reading), 'fire'),
    tagged(firePiece(kit, reading, desk.aim), 'fire'),
    tagged(told, 'share'),
    tagged(share, 'share'),
  ];
}

/** Maps somebody has made in the workshop. */
export function ownMaps(kit: HexKit): readonly { readonly value: string; readonly words: string }[] {
  const found = new Map<string, string>();
  for (const board of openKept(kit.lab.shell.store, 'tankOnTank').list()) {
    const battle = readSketch(board.code);
    const map = isBattle(battle) ? mapOf(battle) : 'A';
    if (isPainted(map) && !found.has(map))
      found.set(map, `${kit.words().ground.workshop}: ${board.name ?? board.number}`);
  }
  return [...found].map(([value, words]) => ({ value, words }));
}

/** A piece dragged out of the rail: where it is let go over the map, it stands. */
export function carry(event: PointerEvent, put: (hex: string) => void, { picture }: HexPicture): void {
  const begun = { x: event.clientX, y: event.clientY };
  const done = (up: PointerEvent) => {
    removeEventListener('pointerup', done);
    removeEventListener('pointercancel', done);
    const box = picture.canvas.getBoundingClientRect();
    const inside = up.clientX > box.left && up.clientX < box.right && up.clientY > box.top && up.clientY < box.bottom;
    if (!inside || Math.hypot(up.clientX - begun.x, up.clientY - begun.y) < 8) return;
    const seen = picture.seen();
    const unit = seen.width / box.width;
    const hex = hexUnder({ x: seen.x + (up.clientX - box.left) * unit, y: seen.y + (up.clientY - box.top) * unit });
    if (hex !== null) put(hex);
  };
  addEventListener('pointerup', done);
  addEventListener('pointercancel', done);
}
