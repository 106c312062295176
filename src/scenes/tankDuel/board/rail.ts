import type { View } from '../../../rules/tankDuel/view';
import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { box, panel, ruleTag, widthOf } from './panel';
import { pierceBody } from './pierceTicket';
import type { DuelTable } from './places';
import type { ShotStory } from './story';
import { damageBody, hitBody, locationBody, nextBody, type Ticket } from './ticketBodies';
import { type Words, wordsOf } from './words';

const GOLD = 0xffd447;
/** The row of dots under a single ticket. */
const DOTS = 24;

/** A rail longer than this has room for four tickets with all their working. */
const WHOLE = 1500;

export const tickets: readonly Ticket[] = ['toHit', 'location', 'penetration', 'damage'];

/** How much of the rail each ticket takes, whole. */
const shares: { readonly [ticket in Ticket]: number } = {
  toHit: 0.435,
  location: 0.145,
  penetration: 0.2,
  damage: 0.22,
};
const rules: { readonly [ticket in Ticket]: string } = {
  toHit: 'TD-11.1.3b',
  location: 'TD-11.1.3e.2',
  penetration: 'TD-11.1.3h.1',
  damage: 'TD-12.1.3b.1',
};

/** Which ticket is being written; null: there is no shot. */
export function currentTicket(story: ShotStory | null): Ticket | null {
  if (story === null) return null;
  if (story.damage !== null || story.consequences.length > 0) return 'damage';
  if (story.piercePull !== null || story.pierce !== null || (story.location !== null && !story.saved))
    return 'penetration';
  if (story.locationPull !== null || story.location !== null) return 'location';
  return 'toHit';
}

/** Where the tickets lie: all whole where there is room, else the current one whole and the others as verdicts. */
export function ticketBoxes(
  { rail, tall }: Pick<DuelTable, 'rail' | 'tall'>,
  current: Ticket | null,
): { readonly [ticket in Ticket]: Box } | null {
  if (rail === null) return null;
  // Held upright one of them is read at a time; dots under it lead to the others.
  if (tall) {
    const only = { ...rail, height: rail.height - DOTS };
    return { toHit: only, location: only, penetration: only, damage: only };
  }
  const gap = 10;
  const share = (ticket: Ticket) => {
    if (rail.width > WHOLE) return shares[ticket];
    return ticket === (current ?? 'toHit') ? 0.5 : 0.5 / 3;
  };
  const room = rail.width - gap * 3;
  let x = rail.x;
  const place = (ticket: Ticket): Box => {
    const at = box(x, rail.y, room * share(ticket), rail.height);
    x += at.width + gap;
    return at;
  };
  return {
    toHit: place('toHit'),
    location: place('location'),
    penetration: place('penetration'),
    damage: place('damage'),
  };
}

/** Whether a ticket shows its working or the verdict alone: on a short rail only the one being written does. */
export function isWhole(
  ticket: Ticket,
  { width }: Box,
  { rail, tall }: Pick<DuelTable, 'rail' | 'tall'>,
  current: Ticket | null,
): boolean {
  const least = ticket === 'toHit' ? (tall ? 340 : 480) : ticket === 'damage' ? 230 : 190;
  return width > least && (tall || (rail?.width ?? 0) > WHOLE || ticket === (current ?? 'toHit'));
}

/** The one ticket a narrow screen shows: the one asked for, or the one being written. */
function shownTicket({ ticket }: DuelTable, story: ShotStory | null): Ticket {
  return ticket ?? currentTicket(story) ?? 'toHit';
}

/** Where a narrow screen has the dots that lead from ticket to ticket, large enough for a thumb. */
function dotBoxes({ rail }: DuelTable): readonly (readonly [Ticket, Box])[] {
  if (rail === null) return [];
  const wide = 48;
  const left = rail.x + (rail.width - wide * tickets.length) / 2;
  return tickets.map((ticket, index) => [ticket, box(left + index * wide, rail.y + rail.height - DOTS, wide, DOTS)]);
}

/** The tickets one can turn to on a narrow screen; the ticket itself leads to the next. */
export function ticketSpots(table: DuelTable, story: ShotStory | null, look: Style): readonly Spot[] {
  const boxes = table.tall && story !== null ? ticketBoxes(table, null) : null;
  if (boxes === null) return [];
  const { tickets: names } = wordsOf(look).table;
  const now = shownTicket(table, story);
  const next = tickets[(tickets.indexOf(now) + 1) % tickets.length] ?? now;
  return [
    { id: 'ticket', words: names[next], box: boxes[now], does: { do: 'look', id: `ticket:${next}` } },
    ...dotBoxes(table).map(
      ([ticket, at]): Spot => ({
        id: `ticket:${ticket}`,
        words: names[ticket],
        box: at,
        on: ticket === now,
        does: { do: 'look', id: `ticket:${ticket}` },
      }),
    ),
  ];
}

/** The four tickets of the last shot; they stay readable until the next. */
export function drawRail(table: DuelTable, view: View, story: ShotStory | null, stage: Surface, look: Style): void {
  const current = currentTicket(story);
  const boxes = ticketBoxes(table, current);
  if (boxes === null) return;
  const words = wordsOf(look);
  const only = table.tall ? shownTicket(table, story) : null;
  if (only !== null && story === null) return;
  for (const [id, at] of only === null ? [] : dotBoxes(table)) {
    const on = id === only;
    const long = on ? 26 : 10;
    const dot = box(at.x + (at.width - long) / 2, at.y + at.height / 2 - 5, long, 10);
    stage.put('control', `dot:${id}`, plate(dot, on ? GOLD : PAPER, { round: 5, stroke: INK, width: 1 }));
  }
  for (const ticket of only === null ? tickets : [only]) {
    const at = boxes[ticket];
    const whole = isWhole(ticket, at, table, current);
    stage.put(
      'control',
      `ticket:${ticket}`,
      panel(at, ticketItems(ticket, at, view, story, current === ticket, whole, words, look)),
    );
  }
}

function reached(ticket: Ticket, story: ShotStory | null): boolean {
  if (story === null) return false;
  if (ticket === 'toHit') return true;
  if (ticket === 'location') return story.location !== null;
  if (ticket === 'penetration') return story.piercePull !== null;
  return (
    story.damage !== null ||
    story.consequences.length > 0 ||
    story.hit === false ||
    story.saved ||
    story.pierce?.through === false
  );
}

function ticketItems(
  ticket: Ticket,
  at: Box,
  view: View,
  story: ShotStory | null,
  current: boolean,
  whole: boolean,
  words: Words,
  look: Style,
): readonly Item[] {
  const { width, height } = at;
  const { table } = words;
  const head = Math.max(20, Math.min(34, height * 0.27));
  const size = Math.max(15, head * 0.56);
  const done = reached(ticket, story);
  const rule = rules[ticket];
  const body = box(8, head + 2, width - 16, height - head - 6);
  const write = { toHit: hitBody, location: locationBody, penetration: pierceBody, damage: damageBody }[ticket];
  // Where a ticket is short, its tick gives way to the rule.
  const left = width - widthOf(table.tickets[ticket], size, 'stencil') - widthOf(rule, 13);
  const [ticked, tagged] = [left > 52, left > 24];
  return [
    plate(box(1, 1, width - 2, height - 2), done ? 0xf0e8d2 : 0xb9b294, {
      stroke: current ? GOLD : INK,
      width: current ? 4 : 2,
      round: 8,
    }),
    label(table.tickets[ticket], 12, head / 2 + 2, size, INK, 'stencil', {
      align: 'left',
      most: width - 24,
      alpha: done ? 1 : 0.7,
    }),
    ...(done && !current && ticked
      ? [
          picture(
            'icon-check',
            box(20 + widthOf(table.tickets[ticket], size, 'stencil'), head * 0.22, head * 0.62, head * 0.62),
          ),
        ]
      : []),
    ...(!tagged ? [] : ruleTag(rule, width - 10, head / 2 + 2, Math.max(12, head * 0.38))),
    {
      kind: 'shape',
      points: [
        { x: 4, y: head },
        { x: width - 4, y: head },
      ],
      closed: false,
      stroke: INK,
      width: 1.2,
      alpha: 0.35,
    },
    ...(story === null || !done ? nextBody(ticket, body, words, look) : write(body, view, story, whole, words, look)),
  ];
}
