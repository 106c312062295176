import { cardOf } from '../../../rules/tankDuel/cards';
import { vehicleOf } from '../../../rules/tankDuel/tanks';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import { miniCard } from './battleCard';
import { box, lines, widthOf } from './panel';
import { tankAt } from './sight';
import { type Consequence, type ShotStory, strikesSide } from './story';
import type { Words } from './words';

const RED = 0xb3281f;
const GREEN = 0x2f6d45;
const GOLD = 0xffd447;

/** What the tickets of a shot are about. */
export type Ticket = 'toHit' | 'location' | 'penetration' | 'damage';

/** What a ticket will need, before it is written. */
export function nextBody(ticket: Ticket, body: Box, { table }: Words, look: Style): readonly Item[] {
  const size = Math.max(13, Math.min(16, body.height * 0.22));
  return lines(
    table.next[ticket],
    look.language,
    { x: body.x + 2, y: body.y + 4, width: body.width - 4, most: 3 },
    size,
    0x4b4a3e,
  );
}

/** A finished ticket in short. */
export function verdict(body: Box, large: string, small: string, good: boolean | null): readonly Item[] {
  const size = Math.max(17, Math.min(34, body.height * 0.42));
  const said = Math.max(13, Math.min(17, body.height * 0.24));
  const colour = good === null ? INK : good ? GREEN : RED;
  const wide = Math.min(widthOf(large, size, 'stencil'), body.width - 4);
  const beside = body.width - wide > widthOf(small, said) + 14;
  return [
    label(large, body.x + 2, body.y + body.height * (beside ? 0.45 : 0.32), size, INK, 'stencil', {
      align: 'left',
      most: body.width - 4,
    }),
    label(small, body.x + body.width - 2, body.y + body.height * (beside ? 0.45 : 0.76), said, colour, 'condensed', {
      align: 'right',
      bold: true,
      most: body.width - 4,
    }),
  ];
}

export function hitBody(
  body: Box,
  view: View,
  story: ShotStory,
  whole: boolean,
  words: Words,
  look: Style,
): readonly Item[] {
  const { table, say, number } = words;
  const pulled = story.hitPull?.card ?? null;
  const says =
    story.hit === null ? say(table.orLess, { value: number(story.toHit) }) : story.hit ? table.hit : table.miss;
  if (!whole) {
    const sign = pulled === null ? '≤' : pulled <= story.toHit && story.hit !== false ? '≤' : '>';
    return verdict(
      body,
      pulled === null ? `≤ ${number(story.toHit)}` : `${pulled} ${sign} ${number(story.toHit)}`,
      says,
      story.hit,
    );
  }
  const card = pulled === null ? 0 : body.height * 0.74 + 64;
  const chips = [
    ...story.terms.map(({ rule, value }, index) => ({
      value: index === 0 ? String(value) : String(Math.abs(value)),
      says: termName(rule, story, view, words),
      sign: index === 0 ? '' : value < 0 ? '−' : '+',
      total: false,
    })),
    { value: number(story.toHit), says: table.orLessShort, sign: '=', total: true },
  ];
  const each = Math.min(92, (body.width - card) / chips.length);
  const high = Math.min(64, body.height * 0.82);
  const top = body.y + (body.height - high) / 2;
  const items = chips.flatMap(({ value, says: term, sign, total }, index): readonly Item[] => {
    const x = body.x + index * each;
    const gap = index === 0 ? 0 : 17;
    const at = box(x + gap, top, each - gap - 1, high);
    return [
      ...(sign === '' ? [] : [label(sign, x + gap / 2, top + high / 2, 19, INK, 'stencil')]),
      plate(at, total ? INK : 0xfbf6e8, { stroke: INK, width: 1.8, round: 6 }),
      label(value, at.x + at.width / 2, top + high * 0.36, Math.min(28, high * 0.46), total ? PAPER : INK, 'stencil', {
        most: at.width - 6,
      }),
      label(term, at.x + at.width / 2, top + high * 0.78, Math.min(14, high * 0.26), total ? PAPER : INK, 'condensed', {
        bold: true,
        most: at.width - 4,
      }),
    ];
  });
  if (pulled === null) return items;
  const x = body.x + body.width - card + 10;
  // Until the shot is told, the number stands beside the sum without a verdict.
  const colour = story.hit === null ? INK : story.hit ? GREEN : RED;
  return [
    ...items,
    miniCard(
      view,
      pulled,
      { x: x + body.height * 0.32, y: body.y + body.height / 2, height: body.height * 0.94 },
      'plain',
      look,
    ),
    label(
      String(pulled),
      x + body.height * 0.74 + 26,
      body.y + body.height * 0.32,
      Math.min(30, body.height * 0.36),
      colour,
      'stencil',
    ),
    label(
      story.hit === null ? '' : says,
      x + body.height * 0.74 + 26,
      body.y + body.height * 0.74,
      Math.min(22, body.height * 0.26),
      colour,
      'stencil',
      { most: 56 },
    ),
  ];
}

/** What a term of the sum is called: the ground by its own name. */
function termName(
  rule: string,
  story: Pick<ShotStory, 'distance' | 'target'>,
  view: View,
  { table, say, word }: Words,
): string {
  if (rule === 'TD-11.1.3b' && story.distance !== null) return say(table.metres, { metres: String(story.distance) });
  const terrain = tankAt(view, story.target)?.box.terrain?.id;
  if (rule === 'TD-11.1.3c.vi' && terrain !== undefined) return word(terrain);
  return table.terms[rule] ?? rule;
}

/** The card that decided a ticket, small, at one end of it; what is left of the ticket. */
export function decidedBy(
  body: Box,
  view: View,
  card: number | null,
  end: 'left' | 'right',
  look: Style,
): { readonly rest: Box; readonly items: readonly Item[] } {
  const wide = body.height * 0.72;
  if (card === null || body.width < wide * 3.4) return { rest: body, items: [] };
  const x = end === 'left' ? body.x + wide / 2 : body.x + body.width - wide / 2;
  const pose = { x, y: body.y + body.height / 2, height: body.height * 0.94 };
  const left = end === 'left' ? wide + 6 : 0;
  return {
    rest: box(body.x + left, body.y, body.width - wide - 6, body.height),
    items: [miniCard(view, card, pose, 'plain', look)],
  };
}

export function locationBody(
  body_: Box,
  view: View,
  story: ShotStory,
  whole: boolean,
  words: Words,
  look: Style,
): readonly Item[] {
  const { table, word, say } = words;
  const target = tankAt(view, story.target);
  const location = story.location ?? 'hull';
  const digit = story.locationPull === null ? null : cardOf(view, story.locationPull.card).target;
  const place = say(strikesSide(view, story) ? table.sideHit : table.frontHit, { location: word(location) });
  const says = story.saved ? table.saved : place;
  if (!whole || target === null)
    return verdict(body_, digit === null ? word(location) : String(digit), says, !story.saved);
  const { rest: body, items } = decidedBy(body_, view, story.locationPull?.card ?? null, 'left', look);
  const { locations } = vehicleOf(target);
  const each = Math.min(19, (body.width - 4) / 10);
  const high = Math.min(30, body.height * 0.4);
  const left = body.x + (body.width - each * 10) / 2;
  const small = Math.max(12, Math.min(15, body.height * 0.18));
  return [
    ...items,
    ...(['turret', 'hull', 'track'] as const).flatMap((zone): readonly Item[] => {
      const [from, to] = [locations.indexOf(zone), locations.lastIndexOf(zone)];
      if (from < 0) return [];
      const x = left + ((from + to + 1) / 2) * each;
      const bold = zone === location;
      return [label(word(zone), x, body.y + high + 3 + small * 0.7, small, INK, 'condensed', { bold })];
    }),
    ...locations.flatMap((zone, index): readonly Item[] => {
      const on = index === digit;
      const fill = on ? INK : { turret: 0xcfc39c, hull: 0xdfd5b5, track: 0xbfb48e }[zone];
      return [
        plate(box(left + index * each + 0.5, body.y + 3, each - 1.5, high), fill, {
          stroke: on ? GOLD : INK,
          width: on ? 3 : 1.2,
          round: 3,
        }),
        label(
          String(index),
          left + (index + 0.5) * each,
          body.y + 3 + high / 2,
          high * 0.6,
          on ? GOLD : INK,
          'stencil',
        ),
      ];
    }),
    label(
      says,
      body.x + body.width / 2,
      body.y + high + 3 + small * 1.3 + (body.height - high - small * 1.3) * 0.45,
      Math.min(20, body.height * 0.24),
      story.saved ? RED : INK,
      'stencil',
      { most: body.width - 6 },
    ),
  ];
}

function consequenceWords(consequence: Consequence, { table, say, word }: Words): string {
  switch (consequence.what) {
    case 'wounded':
    case 'escaped':
      return say(table.consequences[consequence.what], { person: table.seats[consequence.person] });
    case 'killed':
      return say(table.consequences.killed, { person: table.seats[consequence.person], vp: consequence.vp });
    case 'special':
      return word(consequence.special);
    case 'eliminated':
      return say(table.consequences.eliminated, { vp: consequence.vp });
    default:
      return table.consequences[consequence.what];
  }
}

export function damageBody(
  body: Box,
  _view: View,
  story: ShotStory,
  whole: boolean,
  words: Words,
  look: Style,
): readonly Item[] {
  const { table, say, word } = words;
  const told = story.consequences.map((consequence) => consequenceWords(consequence, words));
  const size = Math.max(13, Math.min(16, body.height * 0.2));
  if (told.length === 0) {
    const why =
      story.hit === false
        ? table.noDamage.missed
        : story.saved
          ? table.noDamage.saved
          : story.pierce?.through === false
            ? table.noDamage.bounced
            : '';
    const severity = story.damage?.severity ?? null;
    if (why === '') return verdict(body, severity === null ? '…' : word(severity), '', null);
    return lines(why, look.language, { x: body.x + 2, y: body.y + 4, width: body.width - 4, most: 3 }, size, INK);
  }
  // Who got out stands beside the wreck; here there is room for what was lost.
  const weighed = weightiest(story.consequences).filter(
    ({ what }, _, all) => what !== 'escaped' || all.every((each) => each.what === 'escaped'),
  );
  const [first = '', ...rest] = weighed.map((consequence) => consequenceWords(consequence, words));
  const harmless = weighed.every(({ what }) => what === 'held' || what === 'escaped');
  const large = Math.max(15, Math.min(23, body.height * 0.3));
  const severity = story.damage?.severity ?? null;
  const more = [...(severity === null ? [] : [say(table.severity, { severity: word(severity) })]), ...rest].join(' · ');
  return [
    label(first, body.x + 2, body.y + body.height * 0.22, large, harmless ? INK : RED, 'stencil', {
      align: 'left',
      most: body.width - 4,
    }),
    ...lines(
      more,
      look.language,
      {
        x: body.x + 2,
        y: body.y + body.height * 0.44,
        width: body.width - 4,
        most: whole ? Math.max(1, Math.floor((body.height * 0.62) / (size * 1.22))) : 1,
      },
      size,
      INK,
    ),
  ];
}

const weights: readonly Consequence['what'][] = [
  'exploded',
  'outOfControl',
  'bailedOut',
  'eliminated',
  'killed',
  'caughtFire',
  'immobilized',
  'trackDamaged',
  'wounded',
  'broke',
  'special',
  'escaped',
  'held',
];

function weightiest(consequences: readonly Consequence[]): readonly Consequence[] {
  return consequences.toSorted((a, b) => weights.indexOf(a.what) - weights.indexOf(b.what));
}
