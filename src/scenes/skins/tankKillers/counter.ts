import { cardIds, cardOf, type Effect } from '../../../rules/tankKillers/data/tactics';
import { replyOdds } from '../../../rules/tankKillers/odds';
import type { View } from '../../../rules/tankKillers/types';
import { unseenCards } from '../../../rules/tankKillers/view';
import type { CardTable } from '../cardTable';
import type { Look, Overlay, Stage } from '../skin';
import { CREAM, label, NIGHT, PAPER, paragraphLines, plate } from './marks';
import { stockPlaces } from './places';
import { nearSeat, sideAt } from './sight';
import { wordsOf } from './words';

const effects: readonly Effect[] = [
  'lostAction',
  'modify',
  'endTurn',
  'outOfAction',
  'negate',
  'freeAction',
  'recover',
];
const BRASS = 0xc79a4b;

/** The card counter: what is still unseen, and how likely the other hand holds it. */
export function counterOf(table: () => CardTable, look: () => Look): Overlay<View> {
  return {
    id: 'counter',
    key: 'C',
    standard: true,
    draw(view, _seat, _pointed, stage) {
      if (table().tall) drawStrip(table(), view, stage, look());
      else {
        drawUnseen(table(), view, stage, look());
        drawOdds(table(), view, stage, look());
      }
    },
  };
}

function drawUnseen(table: CardTable, view: View, stage: Stage, look: Look): void {
  const { list } = stockPlaces(table);
  const { table: says, say } = wordsOf(look);
  const { scale } = table;
  const unseen = unseenCards(view);
  const size = Math.max(13.5, 16 * scale);
  const step = size * 1.45;
  const head = Math.max(15, 18 * scale);
  if (list.height < head + step) return;
  stage.put(
    'reach',
    'unseen/name',
    label(says.unseen, list.x, list.y + head * 0.5, head, PAPER, 'stencil', { align: 'left', most: list.width * 0.66 }),
  );
  stage.put(
    'reach',
    'unseen/count',
    label(
      say(says.cards, { count: unseen.length }),
      list.x + list.width,
      list.y + head * 0.5,
      size,
      CREAM,
      'condensed',
      { align: 'right' },
    ),
  );
  const rows = effects.slice(0, Math.floor((list.height - head * 1.4) / step));
  for (const [index, effect] of rows.entries()) {
    const y = list.y + head * 1.4 + step * (index + 0.5);
    const of = cardIds.filter((card) => cardOf(card).effect === effect).length;
    const left = unseen.filter((card) => cardOf(card).effect === effect).length;
    const bar = { x: list.x + list.width * 0.54, y: y - 4, width: list.width * 0.24, height: 8 };
    stage.put(
      'reach',
      `unseen/${effect}`,
      label(says.odds[effect], list.x, y, size, PAPER, 'condensed', { align: 'left', most: list.width * 0.52 }),
    );
    stage.put('reach', `unseen/${effect}/bar`, plate(bar, CREAM, { fillAlpha: 0.18, round: 4 }));
    if (left > 0)
      stage.put(
        'reach',
        `unseen/${effect}/part`,
        plate({ ...bar, width: (bar.width * left) / of }, BRASS, { round: 4 }),
      );
    stage.put(
      'reach',
      `unseen/${effect}/left`,
      label(`${left}/${of}`, list.x + list.width, y, size, PAPER, 'stencil', { align: 'right' }),
    );
  }
}

/** The other hand, or for an audience that of the first seat. */
function counted(view: View) {
  const seat = 1 - nearSeat(view);
  return { side: sideAt(view, seat), odds: replyOdds(view, seat) };
}

function drawOdds(table: CardTable, view: View, stage: Stage, look: Look): void {
  const { odds: box, scale } = table;
  const { table: says, say, word } = wordsOf(look);
  const { side, odds } = counted(view);
  const pad = Math.max(9, 16 * scale);
  stage.put('arc', 'odds', plate(box, NIGHT, { fillAlpha: 0.82, stroke: CREAM, width: 1 }));
  const title = say(says.holds, { who: word(side.nation), count: side.handSize });
  const head = Math.max(15, 19 * scale);
  const left = { align: 'left', most: box.width - pad * 2 } as const;
  stage.put('reach', 'odds/name', label(title, box.x + pad, box.y + pad + head * 0.3, head, PAPER, 'stencil', left));
  const size = Math.max(13.5, 16 * scale);
  const note = paragraphLines(says.counted, look.language, box.width - pad * 2, size * 0.92);
  const foot = note.length * size * 1.15 + 6;
  const top = box.y + pad + head * 1.1;
  const step = Math.max(
    size * 1.9,
    Math.min(size * 2.4, (box.height - pad * 1.6 - head * 1.1 - foot) / effects.length),
  );
  const room = Math.floor((box.y + box.height - foot - 4 - top) / step);
  for (const [index, effect] of effects.slice(0, room).entries()) {
    const y = top + step * (index + 0.42);
    const chance = odds.find((row) => row.effect === effect)?.chance ?? 0;
    const bar = { x: box.x + pad, y: y + size * 0.62, width: box.width - pad * 2, height: Math.max(5, 8 * scale) };
    stage.put(
      'reach',
      `odds/${effect}`,
      label(says.odds[effect], bar.x, y, size, PAPER, 'condensed', { align: 'left', most: bar.width * 0.74 }),
    );
    stage.put(
      'reach',
      `odds/${effect}/chance`,
      label(`${Math.round(chance * 100)}%`, bar.x + bar.width, y, size * 1.15, look.palette.tracer, 'stencil', {
        align: 'right',
      }),
    );
    stage.put('reach', `odds/${effect}/bar`, plate(bar, CREAM, { fillAlpha: 0.18, round: 4 }));
    if (chance > 0.01)
      stage.put('reach', `odds/${effect}/part`, plate({ ...bar, width: bar.width * chance }, BRASS, { round: 4 }));
  }
  for (const [index, line] of note.entries()) {
    const y = box.y + box.height - foot + size * (0.5 + index * 1.1);
    stage.put(
      'reach',
      `odds/note${index}`,
      label(line, box.x + pad, y, size * 0.92, CREAM, 'condensed', { ...left, alpha: 0.8 }),
    );
  }
}

/** One line on a phone: the kinds that matter in a duel. */
function drawStrip(table: CardTable, view: View, stage: Stage, look: Look): void {
  const { odds: box } = table;
  const { table: says } = wordsOf(look);
  const { odds } = counted(view);
  stage.put('arc', 'odds', plate(box, NIGHT, { fillAlpha: 0.82, stroke: CREAM, width: 1, round: 5 }));
  const rows = effects.slice(0, 6);
  const each = box.width / rows.length;
  for (const [index, effect] of rows.entries()) {
    const chance = odds.find((row) => row.effect === effect)?.chance ?? 0;
    const x = box.x + each * (index + 0.5);
    stage.put(
      'reach',
      `odds/${effect}`,
      label(says.short[effect], x, box.y + 9, 11.5, CREAM, 'condensed', { most: each - 4 }),
    );
    stage.put(
      'reach',
      `odds/${effect}/chance`,
      label(`${Math.round(chance * 100)}%`, x, box.y + 21.5, 13, look.palette.tracer, 'stencil'),
    );
  }
}
