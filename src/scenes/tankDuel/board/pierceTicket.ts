import { cardOf } from '../../../rules/tankDuel/cards';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, picture, plate } from '../../paint/marks';
import { box, panel, widthOf } from './panel';
import type { ShotStory } from './story';
import { decidedBy, verdict } from './ticketBodies';
import type { Words } from './words';

const RED = 0xb3281f;
const GREEN = 0x2f6d45;

export function pierceBody(
  body: Box,
  view: View,
  story: ShotStory,
  whole: boolean,
  words: Words,
  look: Style,
): readonly Item[] {
  const { table } = words;
  const { pierce } = story;
  if (pierce === null) return [];
  const says = pierce.through ? table.through : table.bounced;
  const sign = pierce.penetration >= pierce.armour ? '≥' : '<';
  if (!whole) return verdict(body, `${pierce.penetration} ${sign} ${pierce.armour}`, says, pierce.through);
  const { rest, items } = decidedBy(body, view, story.piercePull?.card ?? null, 'right', look);
  return [...gauge(rest, view, story, pierce, words), ...items];
}

/** What the gun brings and what the card does to it; letters on a card decide without a sum. */
export function pierceSum(view: View, { piercePull, pierce }: ShotStory) {
  const pen = piercePull === null ? 0 : cardOf(view, piercePull.card).pen;
  const change = typeof pen === 'number' ? pen : 0;
  return { base: (pierce?.penetration ?? 0) - change, change, letter: typeof pen === 'number' ? null : pen };
}

/** The brass bar of the gun, what the card adds or takes off, and the plate it meets. */
function gauge(
  body: Box,
  view: View,
  story: ShotStory,
  { penetration, armour, through }: NonNullable<ShotStory['pierce']>,
  { say, table, signed, word }: Words,
): readonly Item[] {
  const { base, change, letter } = pierceSum(view, story);
  const most = Math.max(16, base + 1, penetration + 1, armour + 2);
  const left = body.x + 6;
  const step = (body.width - 14) / most;
  const top = body.y + body.height * 0.34;
  const high = body.height * 0.32;
  const at = (value: number) => left + Math.max(0, value) * step;
  const plateAt = at(armour);
  const heavy = story.damage?.severity === 'heavy';
  const bar = box(left + 1, top + 1, Math.max(4, at(Math.min(base, penetration)) - left - 1), high - 2);
  const small = Math.min(16, body.height * 0.2);
  const gun =
    story.distance === null ? String(base) : say(table.atRange, { value: base, metres: String(story.distance) });
  const changed = letter ?? (change === 0 ? '' : `${signed(change)}${heavy && through ? ' H' : ''}`);
  return [
    plate(box(left, top, step * most, high), INK, { fillAlpha: 0.14, stroke: INK, width: 1.5, round: 4 }),
    plate(bar, 0xc9a24a, { round: 3 }),
    ...(change === 0
      ? []
      : [
          plate(box(at(Math.min(base, penetration)), top + 1, Math.abs(change) * step, high - 2), RED, {
            round: 0,
            ...(change > 0 ? { fill: heavy ? RED : INK } : { fillAlpha: 0.18, pattern: 'hatch' as const }),
          }),
        ]),
    ...Array.from({ length: most + 1 }, (_, value): readonly Item[] =>
      value % 2 === 1
        ? []
        : [label(String(value), at(value), top + high + body.height * 0.17, small * 0.94, INK, 'stencil')],
    ).flat(),
    label(gun, left + 6, top + high / 2, high * 0.56, INK, 'stencil', {
      align: 'left',
      most: Math.max(24, bar.width - 10),
    }),
    picture(through ? 'gauge-plate-broken' : 'gauge-plate', box(plateAt - 6, top - high * 0.5, 12, high * 2)),
    ...(through ? [picture('spark', box(plateAt - high * 0.4, top + high * 0.1, high * 0.9, high * 0.9))] : []),
    label(
      `${word(story.location ?? 'hull')} ${armour}`,
      plateAt - 9,
      body.y + body.height * 0.16,
      small,
      INK,
      'condensed',
      { align: 'right', bold: true },
    ),
    label(changed, plateAt + 12, body.y + body.height * 0.16, small * 1.1, heavy ? RED : INK, 'stencil', {
      align: 'left',
      most: body.x + body.width - plateAt - 14,
    }),
    ...stamp(through ? table.through : table.bounced, through ? GREEN : RED, body, plateAt, top + high / 2),
  ];
}

/** The verdict, stamped over the free end of the bar. */
function stamp(text: string, colour: number, body: Box, plateAt: number, y: number): readonly Item[] {
  const room = body.x + body.width - plateAt - 14;
  const size = Math.max(13, Math.min(21, body.height * 0.24, room / Math.max(1, text.length * 0.62)));
  const width = Math.min(widthOf(text, size, 'stencil') + size * 0.9, room);
  const at = box(plateAt + 10 + (room - width) / 2, y, width, size * 1.7);
  return [
    {
      ...panel(at, [
        plate(box(1, 1, width - 2, at.height - 2), 0xf0e8d2, { fillAlpha: 0.88, stroke: colour, width: 2.6, round: 4 }),
        label(text, width / 2, at.height / 2, size, colour, 'stencil', { most: width - 6 }),
      ]),
      x: at.x + width / 2,
      y,
      pivot: { x: 0.5, y: 0.5 },
      angle: -6,
    },
  ];
}
