import type { Kind } from '../../../rules/tankOnTank/data/units';
import { unitTypes } from '../../../rules/tankOnTank/data/units';
import { seatOf, shooterOf } from '../../../rules/tankOnTank/lab/bench';
import type { HexLink } from '../../../rules/tankOnTank/lab/link';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import type { Share } from '../../../rules/tankOnTank/lab/sweep';
import { el } from '../../dom/el';
import { boxed } from '../../lab/exportPicture';
import { labIcon } from '../../lab/labIcons';
import { labSheet, verdict } from '../../lab/labPage';
import { openLabPicture, type PictureHands } from '../../lab/picture';
import type { Presenter } from '../../lab/presenter';
import type { Piece } from '../../lab/rewrite';
import { stamp } from '../../lab/thumb';
import { ruleLink } from '../../menu/rulePanel';
import type { Box, Item } from '../../paint/items';
import { hexUnder, sheetBox } from '../board/geometry';
import { pictureOf } from '../board/pictureOf';
import { bothItems, legendItems, seenItems } from './drawSweep';
import type { HexDesk } from './hexDesk';
import { openGround } from './hexPicture';
import type { HexKit } from './kit';

/** Two maps: what is seen, and whose fire reaches where. */
export interface SweepPane {
  readonly element: HTMLElement;
  show(reading: BenchReading, against: Kind): void;
  repaint(): void;
  /** Both maps side by side under their titles, for a picture to take away. */
  taken(): { readonly items: readonly Item[]; readonly box: Box };
  close(): void;
}

/** Between the two maps of a picture, and over them for their titles. */
const GAP = 24;
const HEAD = 52;

/** How much larger words are set where the whole map is small, as in a frame. */
const grown = (scale: number): number => Math.max(1, Math.min(1.8, 0.6 / scale));

/** The bench shows what is seen all round in place of one line. */
export const isSweep = ({ show }: HexLink): boolean => show.some((each) => each === 'sweep' || each === 'both');

export function openSweepPane(
  kit: HexKit,
  desk: Pick<HexDesk, 'press' | 'dragTo' | 'drop'>,
  presenter: Presenter,
): SweepPane {
  let shown: BenchReading | null = null;
  let titles: readonly (readonly [title: string, note: string])[] = [];
  const groundOf = openGround(kit, () => lay());
  // What a presenter draws lies on both maps: they are the same hexes.
  const hands: PictureHands = {
    press: (at) => presenter.press(at) || desk.press(hexUnder(at)),
    drag(at) {
      if (!presenter.drag(at)) desk.dragTo(hexUnder(at));
    },
    drop(at, still) {
      if (!presenter.drop()) desk.drop(hexUnder(at), still);
    },
    hover: presenter.hover,
  };
  const parts = { drawings: kit.drawings, hands, over: presenter.over, pixelRatio: () => kit.lab.shell.pixelRatio() };
  const sees = openLabPicture({ ...parts, moved: () => lay() });
  const both = openLabPicture(parts);
  const heads = [el('h2', {}), el('h2', {})] as const;
  const element = el(
    'div',
    { class: 'lab-sweeps' },
    el('section', { class: 'sees' }, heads[0], sees.element),
    el('section', { class: 'both' }, heads[1], both.element),
  );
  const lay = () => {
    if (shown === null) return;
    const ground = groundOf(shown.map, shown.bench.snow);
    sees.show({ ground, world: sheetBox, items: seenItems(kit, shown, presenter.larger() * grown(sees.scale())) });
    both.show({ ground, world: sheetBox, items: bothItems(kit, shown) });
  };
  return {
    element,
    show(reading, against) {
      shown = reading;
      const words = kit.words().sweep;
      const { sweep } = reading;
      const of = sweep.seen.length + sweep.hidden.length;
      const fire = (sweep.fire?.you.length ?? 0) + (sweep.fire?.both.length ?? 0);
      const range = unitTypes.find(({ kind }) => kind === against)?.range ?? 0;
      titles = [
        [words.sees, kit.say(words.seesNote, { seen: sweep.seen.length, of, fire })],
        [words.both, kit.say(words.bothNote, { unit: against, range })],
      ];
      heads.forEach((head, index) => {
        const [title = '', note = ''] = titles[index] ?? [];
        const sign = labIcon(index === 0 ? 'sweep' : 'both-ways');
        head.replaceChildren(sign, el('b', { class: 'display' }, title), el('span', {}, note));
      });
      lay();
    },
    repaint() {
      sees.repaint();
      both.repaint();
    },
    taken() {
      const { width, height } = sheetBox;
      const box = { x: 0, y: 0, width: 2 * width + GAP, height: HEAD + height };
      if (shown === null) return { items: [], box };
      const ground = groundOf(shown.map, shown.bench.snow);
      const maps = [seenItems(kit, shown, 1), bothItems(kit, shown)];
      const items = maps.flatMap((items, index) => {
        const x = index * (width + GAP);
        const map = boxed(`map:${index}`, [...ground, ...items], sheetBox, { x, y: HEAD, width, height });
        return [map, ...titleItems(titles[index] ?? ['', ''], x, width)];
      });
      return { items, box };
    },
    close() {
      sees.close();
      both.close();
    },
  };
}

/** The title of a map in a picture, with what it counts. */
function titleItems([title, note]: readonly [string, string], x: number, width: number): readonly Item[] {
  const label = { kind: 'label', colour: 0xe9e0c8, y: HEAD / 2 } as const;
  return [
    { ...label, text: title, face: 'stencil', size: 26, x: x + 14, align: 'left' },
    { ...label, text: note, face: 'condensed', size: 20, x: x + width - 14, align: 'right', most: width * 0.6 },
  ];
}

/** What the two maps come to, and whom to compare with. */
export function sweepColumn(
  kit: HexKit,
  reading: BenchReading,
  against: Kind,
  choose: (kind: Kind) => void,
  age: number,
): readonly Piece[] {
  const words = kit.words().sweep;
  const { sweep, bench } = reading;
  const count = (share: Share) => sweep.fire?.[share].length ?? 0;
  const row = (share: Share | 'hidden', title: string, why: string, number: number) =>
    el(
      'li',
      {},
      stamp(legendItems(share), { x: -50, y: -46, width: 100, height: 92 }, 48, kit.lab.shell.pixelRatio(), kit.prints),
      el('span', {}, el('b', {}, title), el('span', {}, why)),
      el('strong', { class: 'display' }, String(number)),
    );
  const legend = () =>
    labSheet(
      words.read,
      null,
      el(
        'ul',
        { class: 'lab-legend' },
        row('you', words.you, words.youWhy, count('you')),
        row('both', words.bothFire, words.bothWhy, count('both')),
        row('they', words.they, words.theyWhy, count('they')),
        row('neither', words.neither, words.neitherWhy, count('neither')),
        row('hidden', words.unseen, kit.say(words.unseenWhy, { count: sweep.blockers.length }), sweep.hidden.length),
      ),
    );
  const they = count('they');
  const danger = kit.say(they === 0 ? words.safe : words.danger, { they, unit: against });
  const says = kit.say(words.free, { count: count('you') });
  const own = shooterOf(bench).kind;
  return [
    { of: ['sweep', age, says, danger], make: () => verdict('clear', says, [danger]) },
    { of: [age, sweep], make: legend },
    { of: [age, own, against], make: () => foes(kit, own, against, choose) },
  ];
}

const usual: readonly (readonly Kind[])[] = [
  ['sherman', 'wolverine', 'pershing', 'priest'],
  ['panzer4', 'panther', 'tiger', 'wespe'],
];

function foes(kit: HexKit, own: Kind, against: Kind, choose: (kind: Kind) => void): HTMLElement {
  const words = kit.words().sweep;
  const seat = 1 - seatOf(own);
  const cells = (usual[seat] ?? []).map((kind) => {
    const range = unitTypes.find((type) => type.kind === kind)?.range ?? 0;
    const name = kit.say('{unit}', { unit: kind });
    return el(
      'button',
      {
        type: 'button',
        class: 'lab-foe',
        'aria-pressed': String(kind === against),
        'aria-label': name,
        title: name,
        on: { click: () => choose(kind) },
      },
      stamp(
        pictureOf({ kind, seat, facing: 'NE' }, kit.look()),
        { x: -42, y: -42, width: 84, height: 84 },
        44,
        kit.lab.shell.pixelRatio(),
        kit.prints,
      ),
      el('b', { class: 'display' }, String(range)),
    );
  });
  return labSheet(words.other, null, el('div', { class: 'lab-foes' }, ...cells), el('p', {}, words.anyFacing));
}

/** What the signs of the two maps mean. */
export function sweepFoot(kit: HexKit): HTMLElement {
  const words = kit.words().sweep;
  const cap = (key: string) => el('kbd', { class: 'key' }, key);
  return el(
    'div',
    { class: 'lab-sweep-foot' },
    el('span', {}, cap('Q'), cap('E'), words.turnIt),
    el('span', {}, cap('V'), words.leave),
    el('span', {}, words.red, ' ', ruleLink(kit.lab.shell, 'TOT-8.2b')),
    el('span', {}, words.dots, ' ', ruleLink(kit.lab.shell, 'TOT-8.1a')),
    el('span', {}, words.mutual),
  );
}
