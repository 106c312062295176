import type { Ref } from '../../../rules/core/game';
import { ordersIn } from '../../../rules/tankDuel/cards';
import { seenState } from '../../../rules/tankDuel/chances';
import { atGuns } from '../../../rules/tankDuel/data/guns';
import { crewOrders } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, picture, plate } from '../../paint/marks';
import { box, lines, panel, ruleTag, widthOf } from './panel';
import type { DuelTable } from './places';
import { handOf } from './sight';
import { type Words, wordsOf } from './words';

/** What an order costs: order icons, or one card laid off. */
type Price = { readonly icons: number } | 'card';

interface OrderLine {
  readonly ref: Ref;
  readonly price: Price;
  readonly offered: boolean;
  readonly picked: boolean;
  readonly says: string;
  /** Why it buys nothing now. */
  readonly why: string;
}

const cardOrders: readonly string[] = [...crewOrders, 'stop', 'takeHill', 'takeRoad', 'advance', 'assault'];

function pricesOf(view: View): readonly { readonly id: string; readonly price: Price }[] {
  const guns = view.guns.map(({ gun }) => ({ id: `gun-${gun}`, price: { icons: atGuns[gun].orders } }));
  const icons = [
    { id: 'extinguish', price: { icons: view.phase === 'action' ? 3 : 4 } },
    { id: 'rally', price: { icons: 4 } },
    { id: 'quick-true', price: { icons: 3 } },
    { id: 'quick-false', price: { icons: 3 } },
    { id: 'boost-fire', price: { icons: 2 } },
    { id: 'boost-move', price: { icons: 2 } },
    { id: 'by-1', price: { icons: 2 } },
    { id: 'by-2', price: { icons: 4 } },
    ...guns,
  ];
  return [
    ...icons,
    { id: 'repair', price: 'card' as const },
    ...cardOrders.map((id) => ({ id, price: 'card' as const })),
  ];
}

/** How many order icons a line of the list costs; null: one card. */
export function priceOf(view: View, id: string): number | null {
  const price = pricesOf(view).find((line) => line.id === id)?.price ?? 'card';
  return price === 'card' ? null : price.icons;
}

/** Orders that are always named, so that one learns what they would cost. */
const always: readonly string[] = ['spot', 'boost-fire', 'boost-move', 'hullDown', 'quick-true', 'extinguish'];

/** What can be bought for order icons or a card laid off, what is possible first. */
export function orderLines(
  view: View,
  next: readonly Ref[],
  picked: readonly Ref[],
  look: Style,
): readonly OrderLine[] {
  const { table, word } = wordsOf(look);
  const all = pricesOf(view).map(({ id, price }): OrderLine => {
    const ref: Ref = `button:${id}`;
    return {
      ref,
      price,
      offered: next.includes(ref),
      picked: picked.includes(ref),
      says: table.orders.names[id] ?? word(id),
      why: table.orders.why[id] ?? '',
    };
  });
  const open = all.filter(({ offered, picked: taken }) => offered || taken);
  const closed = all.filter(({ ref, offered, picked: taken }) => !offered && !taken && always.includes(ref.slice(7)));
  return view.phase === 'action' || view.phase === 'target' ? [...open, ...closed] : open;
}

export function orderBoxes({ orders, tall }: DuelTable, count: number): readonly Box[] {
  if (orders === null || count === 0) return [];
  if (tall) {
    const across = 3;
    const rows = Math.min(2, Math.max(1, Math.ceil(count / across)));
    const [wide, high] = [(orders.width - 6) / across, orders.height / 2];
    return Array.from({ length: Math.min(count, rows * across) }, (_, index) =>
      box(orders.x + 3 + (index % across) * wide, orders.y + Math.floor(index / across) * high, wide - 4, high - 4),
    );
  }
  const head = headHeight(orders);
  const each = Math.min(54, Math.max(27, (orders.height - head - 8) / count));
  const most = Math.floor((orders.height - head - 4) / each);
  return Array.from({ length: Math.min(count, most) }, (_, index) =>
    box(orders.x + 8, orders.y + head + index * each, orders.width - 16, each - 5),
  );
}

const headHeight = ({ height }: Box) => Math.max(54, Math.min(78, height * 0.19));

/** The price list: stars for order icons, a card where one is laid off. */
export function drawOrders(
  table: DuelTable,
  view: View,
  next: readonly Ref[],
  picked: readonly Ref[],
  stage: Surface,
  look: Style,
): void {
  const { orders, tall } = table;
  if (orders === null) return;
  const listed = orderLines(view, next, picked, look);
  const boxes = orderBoxes(table, listed.length);
  const words = wordsOf(look);
  if (!tall)
    stage.put(
      'arc',
      'orders',
      panel(orders, [...headOf(view, orders, words), ...nothing(orders, listed.length, words, look)]),
    );
  for (const [index, at] of boxes.entries()) {
    const line = listed[index];
    if (line !== undefined) stage.put('control', `line:${line.ref}`, panel(at, lineItems(line, at, tall, look)));
  }
}

/** What an empty list says. */
function nothing(at: Box, count: number, { table }: Words, look: Style): readonly Item[] {
  if (count > 0) return [];
  const said = { x: 12, y: headHeight(at), width: at.width - 24, most: 3 };
  return lines(table.orders.none, look.language, said, 14, 0x55533f);
}

function headOf(view: View, { width, height }: Box, { table, say }: Words): readonly Item[] {
  const hand = handOf(view) ?? [];
  const stars = ordersIn(seenState(view), hand);
  const size = Math.max(15, Math.min(21, width * 0.075));
  const star = size * 1.15;
  const shown = Math.min(stars, 6);
  return [
    plate(box(1, 1, width - 2, height - 2), 0xe6dcc0, { stroke: INK, width: 2, round: 9 }),
    label(table.orders.title, 12, size * 1.05, size, INK, 'stencil', {
      align: 'left',
      most: width - shown * star - 24,
    }),
    ...Array.from({ length: shown }, (_, index) =>
      picture('counter-order-1', box(width - 10 - (shown - index) * star, size * 1.05 - star / 2, star, star)),
    ),
    label(say(table.orders.says, { count: stars }), 12, size * 2.35, Math.max(12.5, size * 0.7), INK, 'condensed', {
      align: 'left',
      most: width - 26 - widthOf('TD-4.2.3a', 12),
    }),
    ...ruleTag('TD-4.2.3a', width - 8, size * 2.35, 12),
  ];
}

function lineItems(
  { price, offered, picked, says, why }: OrderLine,
  { width, height }: Box,
  tall: boolean,
  look: Style,
): readonly Item[] {
  const on = offered || picked;
  const size = Math.max(13, Math.min(16, height * (tall ? 0.4 : 0.42)));
  const star = Math.min(20, height * 0.5);
  const icons = price === 'card' ? 1 : price.icons;
  const stars =
    price === 'card'
      ? [picture('icon-cards', box(7, height / 2 - star / 2, star, star))]
      : tall || icons > 3
        ? [
            picture('counter-order-1', box(5, height / 2 - star / 2, star, star)),
            label(String(icons), 7 + star, height / 2, size, INK, 'stencil', { align: 'left' }),
          ]
        : Array.from({ length: icons }, (_, index) =>
            picture('counter-order-1', box(5 + index * star * 0.86, height / 2 - star / 2, star, star)),
          );
  const left = price === 'card' ? star + 14 : tall || icons > 3 ? star + size + 10 : icons * star * 0.86 + 12;
  // What could only be set too small to be read is left to the name of the line.
  const legible = widthOf(why, 12.5) < (width - left - 6) * 1.3;
  const two = !on && why !== '' && height > 36 && legible;
  return [
    plate(box(1, 1, width - 2, height - 2), picked ? look.palette.act : on ? 0xfbe6d6 : 0xdbd0b0, {
      stroke: on ? look.palette.act : 0x8d8772,
      width: on ? 2.4 : 1.4,
      round: 6,
      alpha: on ? 1 : 0.75,
    }),
    ...stars,
    label(says, left, two ? height * 0.32 : height / 2, size, picked ? 0xfff6e6 : on ? INK : 0x55533f, 'condensed', {
      align: 'left',
      bold: true,
      most: width - left - 6,
    }),
    ...(two
      ? [
          label(why, left, height * 0.7, Math.max(12.5, size * 0.88), 0x55533f, 'condensed', {
            align: 'left',
            most: width - left - 6,
          }),
        ]
      : []),
  ];
}
