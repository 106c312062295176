import { cardIds, cardOf } from '../../../rules/tankKillers/data/tactics';
import { replyOdds } from '../../../rules/tankKillers/odds';
import type { View } from '../../../rules/tankKillers/types';
import { unseenCards } from '../../../rules/tankKillers/view';
import type { Overlay, Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { CREAM, label, NIGHT, PAPER, paragraphLines, plate } from '../../paint/marks';
import type { CardTable } from './cardTable';
import { effects, listing, stockPlaces } from './places';
import { nearSeat, sideAt } from './sight';
import { wordsOf } from './words';

const BRASS = 0xc79a4b;
const percent = (chance: number) => `${Math.round(chance * 100)}%`;

/** The card counter: what is still unseen, and how likely the other hand holds it. */
export function counterOf(table: () => CardTable, look: () => Style): Overlay<View> {
  return {
    id: 'counter',
    key: 'C',
    byDefault: true,
    draw(view, _seat, _pointed, stage) {
      if (table().tall) drawStrip(table(), view, stage, look());
      else {
        drawUnseen(table(), view, stage, look());
        drawOdds(table(), view, stage, look());
      }
    },
  };
}

/** A kind of card on one line: its name, how much of the whole as a bar, and the same as a number. */
function putLine(
  stage: Surface,
  id: string,
  line: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
  told: { readonly name: string; readonly part: number; readonly count: string; readonly colour: number },
): void {
  const { x, y, width, size } = line;
  const bar = { x: x + width * 0.54, y: y - 4, width: width * 0.24, height: 8 };
  stage.put('reach', id, label(told.name, x, y, size, PAPER, 'condensed', { align: 'left', most: width * 0.52 }));
  putBar(stage, id, bar, told.part);
  stage.put('reach', `${id}/count`, label(told.count, x + width, y, size, told.colour, 'stencil', { align: 'right' }));
}

function putBar(stage: Surface, id: string, bar: Box, part: number): void {
  stage.put('reach', `${id}/bar`, plate(bar, CREAM, { fillAlpha: 0.18, round: 4 }));
  if (part > 0.01) stage.put('reach', `${id}/part`, plate({ ...bar, width: bar.width * part }, BRASS, { round: 4 }));
}

function drawUnseen(table: CardTable, view: View, stage: Surface, look: Style): void {
  const { list } = stockPlaces(table);
  const { table: says, say } = wordsOf(look);
  const { size, head, top, step } = listing(table);
  const unseen = unseenCards(view);
  if (list.height < top + step) return;
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
  const rows = effects.slice(0, Math.floor((list.height - top + 1) / step));
  for (const [index, effect] of rows.entries()) {
    const of = cardIds.filter((card) => cardOf(card).effect === effect).length;
    const left = unseen.filter((card) => cardOf(card).effect === effect).length;
    const line = { x: list.x, y: list.y + top + step * (index + 0.5), width: list.width, size };
    const told = { name: says.odds[effect], part: left / of, count: `${left}/${of}`, colour: PAPER };
    putLine(stage, `unseen/${effect}`, line, told);
  }
}

/** The other hand, or for an audience that of the first seat. */
function counted(view: View) {
  const seat = 1 - nearSeat(view);
  return { side: sideAt(view, seat), odds: replyOdds(view, seat) };
}

function drawOdds(table: CardTable, view: View, stage: Surface, look: Style): void {
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
  const each = (box.y + box.height - foot - 4 - top) / effects.length;
  const { step: least } = listing(table);
  // A bar of its own under every name, or where the panel is low all on one line.
  const roomy = each >= size * 1.9;
  const step = roomy ? Math.min(size * 2.4, each) : Math.max(least, each);
  const room = Math.floor((each * effects.length + 1) / step);
  for (const [index, effect] of effects.slice(0, room).entries()) {
    const y = top + step * (index + (roomy ? 0.42 : 0.5));
    const id = `odds/${effect}`;
    const chance = odds.find((row) => row.effect === effect)?.chance ?? 0;
    const told = { name: says.odds[effect], part: chance, count: percent(chance), colour: look.palette.tracer };
    if (!roomy) {
      putLine(stage, id, { x: box.x + pad, y, width: box.width - pad * 2, size }, told);
      continue;
    }
    const bar = { x: box.x + pad, y: y + size * 0.62, width: box.width - pad * 2, height: Math.max(5, 8 * scale) };
    stage.put(
      'reach',
      id,
      label(told.name, bar.x, y, size, PAPER, 'condensed', { align: 'left', most: bar.width * 0.74 }),
    );
    stage.put(
      'reach',
      `${id}/count`,
      label(told.count, bar.x + bar.width, y, size * 1.15, told.colour, 'stencil', { align: 'right' }),
    );
    putBar(stage, id, bar, chance);
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

/** One line on a phone. */
function drawStrip(table: CardTable, view: View, stage: Surface, look: Style): void {
  const { odds: box } = table;
  if (box.height === 0) return;
  const { table: says } = wordsOf(look);
  const { odds } = counted(view);
  stage.put('arc', 'odds', plate(box, NIGHT, { fillAlpha: 0.82, stroke: CREAM, width: 1, round: 5 }));
  const each = box.width / effects.length;
  for (const [index, effect] of effects.entries()) {
    const chance = odds.find((row) => row.effect === effect)?.chance ?? 0;
    const x = box.x + each * (index + 0.5);
    stage.put(
      'reach',
      `odds/${effect}`,
      label(says.short[effect], x, box.y + 9, 11.5, CREAM, 'condensed', { most: each - 4 }),
    );
    stage.put(
      'reach',
      `odds/${effect}/count`,
      label(percent(chance), x, box.y + 21.5, 13, look.palette.tracer, 'stencil'),
    );
  }
}
