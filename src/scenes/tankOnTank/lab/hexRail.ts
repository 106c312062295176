import type { Terrain } from '../../../rules/tankOnTank/data/maps';
import { scenarios } from '../../../rules/tankOnTank/data/scenarios';
import { type Kind, unitTypes } from '../../../rules/tankOnTank/data/units';
import type { Bench } from '../../../rules/tankOnTank/lab/bench';
import { seatOf } from '../../../rules/tankOnTank/lab/bench';
import { button, select, switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import { labButton, labIcon } from '../../lab/labIcons';
import { labSheet } from '../../lab/labPage';
import { stamp } from '../../lab/thumb';
import type { Item } from '../../paint/items';
import { backdrop } from '../board/backdrop';
import { counterItems } from '../board/counters';
import { centre, ring } from '../board/geometry';
import type { HexKit } from './kit';

/** What lies in the hand: nothing, a brush, the eraser, or a new piece. */
export type HexHand =
  | { readonly tool: 'none' }
  | { readonly tool: Terrain | 'road' | 'erase' }
  | { readonly tool: 'piece'; readonly kind: Kind };

export const brushes = ['clear', 'woods', 'town', 'hill', 'road', 'erase'] as const;

interface RailHands {
  hold(hand: HexHand): void;
  sheet(choice: string): void;
  snow(on: boolean): void;
  wipe(): void;
  turn(steps: number): void;
  remove(): void;
  /** A piece is dragged from the rail. */
  carry(kind: Kind, event: PointerEvent): void;
}

/** Which hexes of map A show a kind of ground, for the little pictures. */
const samples = { clear: 'F3', woods: 'B3', town: 'E6', hill: 'H5', road: 'C8' } as const;

export function groundSheet(
  kit: HexKit,
  bench: Bench,
  own: readonly { readonly value: string; readonly words: string }[],
  hands: RailHands,
): HTMLElement {
  const words = kit.words().ground;
  const painted = Object.keys(bench.paint).length + bench.roads.length;
  const choices = [
    ...(['A', 'B', 'open'] as const).map((value) => ({ value: value as string, words: words[value] })),
    ...own,
    ...scenarios.map(({ id }) => ({
      value: `scenario:${id}`,
      words: kit.game().text.setups[id]?.name ?? kit.say(words.scenario, { number: id }),
    })),
  ];
  const known = choices.some(({ value }) => value === bench.sheet);
  const shown = known ? choices : [{ value: bench.sheet, words: words.own }, ...choices];
  const choice = select(shown, bench.sheet, (value) => hands.sheet(value));
  choice.setAttribute('aria-label', words.choose);
  const snow = switchControl(bench.snow, (on) => hands.snow(on));
  return labSheet(
    words.title,
    painted === 0 ? words.printed : kit.say(words.painted, { count: painted }),
    el(
      'div',
      { class: 'lab-ground' },
      choice,
      el('label', { class: 'lab-switch' }, snow, words.season),
      painted === 0 ? null : button({ words: words.wipe, small: true, run: () => hands.wipe() }),
    ),
  );
}

export function brushSheet(kit: HexKit, hand: HexHand, hands: RailHands): HTMLElement {
  const words = kit.words().brush;
  const cells = brushes.map((tool, index) => {
    const held = hand.tool === tool;
    const picture = tool === 'erase' ? labIcon('eraser', 32) : sample(kit, samples[tool]);
    const cell = el(
      'button',
      {
        type: 'button',
        class: 'lab-brush',
        'aria-pressed': String(held),
        on: { click: () => hands.hold(held ? { tool: 'none' } : { tool }) },
      },
      el('span', { class: 'face' }, picture, el('kbd', {}, String(index + 1))),
      el('span', {}, words[tool]),
    );
    return cell;
  });
  return labSheet(words.title, null, el('div', { class: 'lab-brushes' }, ...cells));
}

/** One hex of the printed sheet. */
function sample(kit: HexKit, hex: string): HTMLElement {
  const { x, y } = centre(hex);
  const box = { x: x - 48, y: y - 42, width: 96, height: 84 };
  const rim: Item = { kind: 'shape', points: ring({ x, y }, 30, 330, 45), closed: true, stroke: 0x23261f, width: 3 };
  const corners = [30, 90, 150, 210, 270, 330].map((angle) => ring({ x, y }, angle, angle, 45)[0] ?? { x, y });
  const picture = stamp(
    [...backdrop({ map: 'A', snow: false }, false), { ...rim, points: corners }],
    box,
    62,
    kit.lab.shell.pixelRatio(),
    kit.prints,
  );
  return el('span', { class: 'lab-hexagon' }, picture);
}

const usual: readonly Kind[] = [
  'sherman',
  'wolverine',
  'priest',
  'pershing',
  'panzer4',
  'panther',
  'tiger',
  'kingTiger',
];

export function piecesSheet(kit: HexKit, hand: HexHand, hands: RailHands): HTMLElement {
  const words = kit.words().pieces;
  const name = (kind: Kind) => kit.say('{unit}', { unit: kind });
  const cells = usual.map((kind) => {
    const picture = Object.values(
      counterItems({ kind, seat: seatOf(kind), facing: 'N' }, { x: 0, y: 0 }, kit.look(), { bare: true }),
    );
    const held = hand.tool === 'piece' && hand.kind === kind;
    const cell = el(
      'button',
      {
        type: 'button',
        class: `lab-piece seat-${seatOf(kind)}`,
        'aria-label': name(kind),
        title: name(kind),
        'aria-pressed': String(held),
      },
      stamp(picture, { x: -31, y: -46, width: 62, height: 88 }, 38, kit.lab.shell.pixelRatio(), kit.prints),
    );
    cell.addEventListener('click', () => hands.hold(held ? { tool: 'none' } : { tool: 'piece', kind }));
    cell.addEventListener('pointerdown', (event) => hands.carry(kind, event));
    return cell;
  });
  const others = unitTypes.filter(({ kind }) => !usual.includes(kind));
  const chosen = hand.tool === 'piece' && !usual.includes(hand.kind) ? hand.kind : '';
  const more = select(
    [{ value: '', words: words.more }, ...others.map(({ kind }) => ({ value: kind as string, words: name(kind) }))],
    chosen,
    (value) => {
      const found = others.find(({ kind }) => kind === value);
      hands.hold(found === undefined ? { tool: 'none' } : { tool: 'piece', kind: found.kind });
    },
  );
  more.setAttribute('aria-label', words.more);
  const turn = (icon: string, told: string, key: string, steps: number) =>
    labButton(icon, { words: told, iconOnly: true, small: true, key, run: () => hands.turn(steps) });
  return labSheet(
    words.title,
    hand.tool === 'piece' ? kit.say(words.held, { unit: hand.kind }) : words.note,
    el('div', { class: 'lab-pieces' }, ...cells),
    more,
    el(
      'div',
      { class: 'lab-turns' },
      turn('rotate-left', words.left, 'Q', -1),
      turn('rotate-right', words.right, 'E', 1),
      button({ words: words.remove, icon: 'delete', iconOnly: true, small: true, run: () => hands.remove() }),
    ),
  );
}
