import type { TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import { CARD, type Pose } from '../../paint/cards';
import type { Box, Group, Item } from '../../paint/items';
import { CREAM, INK, label, PAPER, picture, plate } from '../../paint/marks';
import { battleCard, cardBack, miniCard } from './battleCard';
import { whoPlays } from './beside';
import { box, frame, panel, widthOf } from './panel';
import type { DuelTable } from './places';
import { numberOf, type TankSeen } from './sight';
import type { RobotStory } from './story';
import { BAND, statesOf } from './tankBoard';
import { type Words, wordsOf } from './words';

const GOLD = 0xffd447;
const SHAPE = CARD.width / CARD.height;

/** Germans left, Soviets right, each in the order of their plates. */
function seated(view: View): readonly TankSeen[] {
  return view.tanks.toSorted((a, b) =>
    a.nation === b.nation ? numberOf(a) - numberOf(b) : a.nation === 'de' ? -1 : 1,
  );
}

export function bidderBoxes({ bidders, tall }: DuelTable, view: View): ReadonlyMap<TankId, Box> {
  const tanks = seated(view);
  const boxes = new Map<TankId, Box>();
  if (bidders === null) return boxes;
  const gap = tall ? 4 : tanks.length > 4 ? 6 : 10;
  const across = tall ? 2 : tanks.length;
  const rows = Math.ceil(tanks.length / across);
  const wide = Math.min((bidders.width - gap * (across - 1)) / across, tall ? 400 : 380);
  const high = (bidders.height - gap * (rows - 1)) / rows;
  const left = bidders.x + (bidders.width - across * wide - gap * (across - 1)) / 2;
  // Held upright, each side has a column of its own.
  const counted = { de: 0, su: 0 };
  for (const [index, tank] of tanks.entries()) {
    const column = tall ? (tank.nation === 'de' ? 0 : 1) : index;
    const row = tall ? counted[tank.nation] : 0;
    counted[tank.nation] += 1;
    boxes.set(tank.id, box(left + column * (wide + gap), bidders.y + row * (high + gap), wide, high));
  }
  return boxes;
}

/** Where the bid of a tank lies on its place. */
export function bidPose(at: Box, tall: boolean): Pose {
  if (tall) return { x: at.x + at.width - at.height * 0.36, y: at.y + at.height / 2, height: at.height * 0.88 };
  const height = Math.min(at.height * 0.53, (at.width * 0.78) / SHAPE);
  return { x: at.x + at.width * 0.45, y: at.y + at.height - height * 0.52 - 4, height };
}

/** A place for each tank: who plays it, how it stands, and its bid, face down until all are in. */
export function drawBidders(
  table: DuelTable,
  view: View,
  robots: ReadonlyMap<TankId, RobotStory | null>,
  stage: Surface,
  look: Style,
): void {
  const words = wordsOf(look);
  const order = places(view);
  for (const [id, at] of bidderBoxes(table, view)) {
    const tank = view.tanks.find((each) => each.id === id);
    if (tank === undefined) continue;
    stage.put('arc', `bidder:${id}`, panel(at, seatItems(view, tank, at, table.tall, words)));
    const story = robots.get(id) ?? null;
    const place = order.get(id) ?? null;
    drawBid(table, view, tank, at, story, stage, look);
    if (place !== null)
      stage.put('line', `place:${id}`, placeDisc(at, place, tank.seat !== null && tank.seat === view.seat, table.tall));
  }
}

/** Who acts as which, once all bids are shown. */
function places(view: View): ReadonlyMap<TankId, number> {
  const shown = view.revealed
    ? view.tanks.filter(({ bid, inPlay }) => bid !== null && inPlay).toSorted((a, b) => (a.bid ?? 0) - (b.bid ?? 0))
    : [];
  return new Map(shown.map(({ id }, index) => [id, index + 1]));
}

function placeDisc(at: Box, place: number, own: boolean, tall: boolean): Group {
  const size = tall ? 22 : Math.max(26, Math.min(38, at.width * 0.17));
  const spot = box(at.x + at.width - size - 6, at.y + (tall ? 4 : at.height * 0.42), size, size);
  return panel(spot, [
    plate(box(1, 1, size - 2, size - 2), own ? GOLD : 0x10161f, {
      stroke: own ? INK : CREAM,
      width: 2,
      round: size / 2 - 1,
    }),
    label(String(place), size / 2, size / 2, size * 0.55, own ? INK : PAPER, 'stencil'),
  ]);
}

function drawBid(
  table: DuelTable,
  view: View,
  tank: TankSeen,
  at: Box,
  story: RobotStory | null,
  stage: Surface,
  look: Style,
): void {
  const pose = bidPose(at, table.tall);
  const { tall } = table;
  if (tank.robot !== null && story !== null && story.cards.length > 0 && !tall) {
    const others = story.cards.filter((card) => card !== tank.bid);
    for (const [index, card] of others.entries()) {
      const side = index === 0 ? -1 : 1;
      stage.put(
        'reach',
        `row:${tank.id}/${index}`,
        miniCard(
          view,
          card,
          { ...pose, x: at.x + at.width * 0.5 + side * pose.height * 0.36, height: pose.height * 0.72, y: pose.y },
          'dim',
          look,
        ),
      );
    }
  }
  if (tank.bid !== null) {
    const face = tall
      ? miniCard(view, tank.bid, pose, view.revealed ? 'plain' : 'lit', look)
      : battleCard(
          view,
          tank.bid,
          tank.robot === null ? pose : { ...pose, x: at.x + at.width * 0.5 },
          view.revealed ? 'plain' : 'lit',
          look,
        );
    stage.put('control', `bid:${tank.id}`, face);
  } else if (tank.hasBid) {
    stage.put('control', `bid:${tank.id}`, cardBack('battle', pose, 'plain', look));
  } else if (tank.inPlay && tank.robot === null) {
    const wide = pose.height * SHAPE;
    stage.put(
      'control',
      `bid:${tank.id}`,
      panel(box(pose.x - wide / 2, pose.y - pose.height / 2, wide, pose.height), [
        frame(box(2, 2, wide - 4, pose.height - 4), 0xb9b294, 2, 9, [8, 6]),
      ]),
    );
  }
  if (isReady(view, tank)) {
    const { table: says } = wordsOf(look);
    const { size, width, height } = stampSize(says.ready, tall);
    const spot = box(
      Math.min(pose.x - width / 2, at.x + at.width - width - 2),
      Math.min(pose.y + pose.height * 0.2, at.y + at.height - height + 3),
      width,
      height,
    );
    stage.put(
      'line',
      `ready:${tank.id}`,
      panel(spot, [
        plate(box(1, 1, width - 2, height - 2), 0x2f6d45, { stroke: PAPER, width: 1.5, round: 5 }),
        label(says.ready, width / 2, height / 2, size, PAPER, 'condensed', { bold: true, most: width - 6 }),
      ]),
    );
  }
}

const isReady = (view: View, { hasBid }: TankSeen): boolean => hasBid && !view.revealed;

/** The stamp on a bid that lies face down. */
function stampSize(ready: string, tall: boolean) {
  const size = tall ? 12.5 : 15;
  return { size, width: widthOf(ready, size) + 16, height: size * 1.9 };
}

function seatItems(view: View, tank: TankSeen, { width, height }: Box, tall: boolean, words: Words): readonly Item[] {
  const { vehicle, table, say } = words;
  const own = tank.seat !== null && tank.seat === view.seat;
  const size = tall ? 16 : Math.max(14, Math.min(23, width * 0.09));
  const small = tall ? 13 : Math.max(13, Math.min(16, width * 0.068));
  const side = size * 1.5;
  // On a phone the bid lies at the right end of its seat.
  const free = tall ? width - height * 0.75 : width;
  const range = say(table.range, {
    range: tank.range === 0 ? '000' : tank.range > 0 ? `+${tank.range}` : `−${-tank.range}`,
  });
  const states = statesOf(view, tank, words).slice(0, tall ? 1 : 2);
  const pictureWidth = Math.min(width * 0.94, height * 0.62);
  const base = [
    plate(box(1, 1, width - 2, height - 2), BAND[tank.nation], {
      stroke: own ? GOLD : 0x1c1f19,
      width: own ? 3 : 2,
      round: 8,
      alpha: tank.inPlay ? 1 : 0.6,
    }),
    picture(`counter-id-${tank.nation}-${numberOf(tank)}`, box(8, 8, side, side)),
    label(vehicle(tank.vehicle), side + 15, 8 + size * 0.5, size, PAPER, 'stencil', {
      align: 'left',
      most: free - side - 22,
    }),
    label(
      tank.inPlay ? whoPlays(view, tank, words) : table.returns,
      side + 15,
      8 + size * 1.3,
      small,
      PAPER,
      'condensed',
      { align: 'left', most: free - side - 20 },
    ),
  ];
  if (tall) {
    const stamp = isReady(view, tank) ? stampSize(table.ready, tall).width + 2 : 0;
    return [
      ...base,
      label([range, ...states.map(({ text }) => text)].join(' · '), 10, height - small, small, CREAM, 'condensed', {
        align: 'left',
        most: Math.min(free, width - stamp) - 14,
      }),
    ];
  }
  const top = 12 + side;
  const said = states.map(({ text }) => text).join(' · ');
  const lift = needTwoLines(range, said, width, small) ? small * 1.2 : 0;
  const room = height * 0.4 - top;
  return [
    ...base,
    ...(room > 24
      ? [
          picture(
            `${tank.vehicle}-side`,
            box((width - pictureWidth) / 2, top + room / 2 - lift - pictureWidth / 4, pictureWidth, pictureWidth / 2),
            tank.inPlay ? 1 : 0.4,
          ),
        ]
      : []),
    ...whereAndHow(range, said, width, height * 0.41, small),
  ];
}

const needTwoLines = (range: string, states: string, width: number, size: number): boolean =>
  states !== '' && widthOf(range, size) + widthOf(states, size) + size > width - 20;

/** Range and states in one line, or the states over the range where a seat is too narrow for both. */
function whereAndHow(range: string, states: string, width: number, y: number, size: number): readonly Item[] {
  const room = width - 20;
  const apart = needTwoLines(range, states, width, size);
  return [
    label(range, 10, y, size, PAPER, 'condensed', { align: 'left', bold: true, most: room }),
    ...(states === ''
      ? []
      : [
          label(states, apart ? 10 : width - 10, apart ? y - size * 1.2 : y, size, PAPER, 'condensed', {
            align: apart ? 'left' : 'right',
            bold: true,
            most: room,
          }),
        ]),
  ];
}

/** The order that came of the bids, the lowest first. */
export function drawOrderRow({ order }: DuelTable, view: View, stage: Surface, look: Style): void {
  if (order === null) return;
  const words = wordsOf(look);
  const { table, vehicle, say } = words;
  const tanks = view.tanks.filter(({ inPlay }) => inPlay);
  const shown = view.revealed
    ? tanks.filter(({ bid }) => bid !== null).toSorted((a, b) => (a.bid ?? 0) - (b.bid ?? 0))
    : [];
  const waiting = tanks.filter((tank) => !shown.includes(tank));
  const gap = 8;
  const each = Math.min(300, (order.width - gap * (tanks.length - 1)) / Math.max(1, tanks.length));
  const high = order.height * 0.72;
  const size = Math.max(13, Math.min(18, high * 0.34));
  stage.put(
    'arc',
    'order/title',
    panel(box(order.x, order.y, order.width, order.height - high), [
      label(
        `${table.orderTitle} · ${table.orderSays}`,
        2,
        (order.height - high) / 2,
        Math.max(13, size * 0.92),
        CREAM,
        'condensed',
        { align: 'left', bold: true, most: order.width },
      ),
    ]),
  );
  for (const [index, tank] of [...shown, ...waiting].entries()) {
    const at = box(order.x + index * (each + gap), order.y + order.height - high, each, high);
    const known = shown.includes(tank);
    const own = tank.seat !== null && tank.seat === view.seat;
    const side = high * 0.46;
    const left = known ? high * 1.1 : 6;
    const state = known
      ? ''
      : tank.robot !== null
        ? table.revealsLater
        : tank.hasBid
          ? table.ready
          : say(table.choosing, {});
    stage.put(
      'control',
      `order:${tank.id}`,
      panel(at, [
        ...(known
          ? [
              plate(box(1, 1, each - 2, high - 2), own ? GOLD : 0xf0e8d2, { stroke: INK, width: 2, round: 7 }),
              plate(box(2, 2, high, high - 4), INK, { round: 6 }),
              label(String(tank.bid), 2 + high / 2, high / 2, high * 0.5, PAPER, 'stencil'),
            ]
          : [frame(box(1.5, 1.5, each - 3, high - 3), 0xb9b294, 2, 7, [7, 5])]),
        picture(`counter-id-${tank.nation}-${numberOf(tank)}`, box(left + 4, high / 2 - side / 2, side, side)),
        label(
          vehicle(tank.vehicle),
          left + side + 10,
          high * (state === '' ? 0.5 : 0.34),
          size,
          known ? INK : CREAM,
          'stencil',
          { align: 'left', most: each - left - side - 14 },
        ),
        ...(state === ''
          ? []
          : [
              label(state, left + side + 10, high * 0.7, Math.max(12.5, size * 0.8), CREAM, 'condensed', {
                align: 'left',
                most: each - left - side - 14,
              }),
            ]),
      ]),
    );
  }
}
