import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, picture, plate } from '../../paint/marks';
import { box, panel, ruleTag, widthOf } from './panel';
import type { DuelTable } from './places';
import type { ShotStory } from './story';
import { damageBody, hitBody, locationBody, nextBody, pierceBody, type Ticket } from './ticketBodies';
import { type Words, wordsOf } from './words';

const GOLD = 0xffd447;

const tickets: readonly Ticket[] = ['toHit', 'location', 'penetration', 'damage'];

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
  const gap = tall ? 3 : 10;
  const whole = rail.width > 1500;
  const share = (ticket: Ticket) => {
    if (whole) return shares[ticket];
    if (tall) return ticket === (current ?? 'toHit') ? 0.52 : 0.16;
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

/** The four tickets of the last shot; they stay readable until the next. */
export function drawRail(table: DuelTable, view: View, story: ShotStory | null, stage: Surface, look: Style): void {
  const current = currentTicket(story);
  const boxes = ticketBoxes(table, current);
  if (boxes === null) return;
  const words = wordsOf(look);
  for (const ticket of tickets) {
    const at = boxes[ticket];
    const whole =
      at.width > (ticket === 'toHit' ? 480 : ticket === 'damage' ? 230 : 190) &&
      !(table.tall && ticket !== (current ?? 'toHit'));
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
  const small = widthOf(table.tickets[ticket], size, 'stencil') + widthOf(rule, 13) + 52 > width;
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
    ...(done && !current && !small
      ? [
          picture(
            'icon-check',
            box(20 + widthOf(table.tickets[ticket], size, 'stencil'), head * 0.22, head * 0.62, head * 0.62),
          ),
        ]
      : []),
    ...(small ? [] : ruleTag(rule, width - 10, head / 2 + 2, Math.max(12, head * 0.38))),
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
