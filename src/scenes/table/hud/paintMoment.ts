import { control, type PlacedButton } from '../../blocks/control';
import { paintSum, sumHeight } from '../../blocks/paintSum';
import { CREAM, focusRing, INK, paperPanel, place, ruleSpot, typeSize } from '../../blocks/paper';
import type { Box } from '../../paint/items';
import { css } from '../../paint/paintItem';
import type { Pen } from '../../paint/pen';
import type { MomentCard } from '../lastMoment';
import type { HudLayout } from './layout';
import type { Canvas } from './painting';

const BUTTON = 40;
const PAD = 14;
/** Height to width of the picture. */
const SHAPE = 460 / 1400;
/** What the words of the game need under the card, at least; and where its picture is to stand over them too. */
const LEAST_PANEL = 96;
const AMPLE_PANEL = 190;

/** The card over the panel, and what is left of the panel; null where there is no room for both. */
export function cardZones(layout: HudLayout): { readonly card: Box; readonly panel: Box } | null {
  const { panel } = layout;
  const phone = layout.mode === 'phone';
  const gap = phone ? 2 : 8;
  const bare = phone ? BUTTON + 8 : PAD * 2 + 28 + sumHeight({ layout }) + 8 + BUTTON;
  const picture = phone ? 0 : Math.min(panel.width * 0.42, panel.height - bare - gap - AMPLE_PANEL);
  const tall = bare + (picture > 130 ? picture - 20 : 0);
  if (panel.height < tall + gap + (phone ? 60 : LEAST_PANEL)) return null;
  return {
    card: { ...panel, height: tall },
    panel: { ...panel, y: panel.y + tall + gap, height: panel.height - tall - gap },
  };
}

/** The last close-up as it ended, with its sum, to be watched again and looked up. */
export function paintMoment(canvas: Canvas, card: MomentCard): readonly PlacedButton[] {
  const placed: PlacedButton[] = [];
  if (canvas.layout.mode === 'phone') paintLine(canvas, card, placed);
  else paintWhole(canvas, card, placed);
  return placed.map((one) => ({ ...one, id: `moment:${one.id}` }));
}

function paintWhole(canvas: Canvas, card: MomentCard, placed: PlacedButton[]): void {
  const { pen, box, layout } = canvas;
  paperPanel(pen, box);
  const x = PAD + 4;
  const width = box.width - 2 * x;
  const high = card.picture === '' ? 0 : box.height - 2 * PAD - sumHeight(canvas) - BUTTON - 16;
  let y = PAD;
  if (high > 60) {
    paintPicture(canvas, card, { x, y, width, height: high });
    y += high + 8;
  } else {
    const word = { face: 'stencil', size: typeSize(layout, 28, 20), colour: INK } as const;
    const used = pen.line(card.word, x, y + 12, word, width * 0.5);
    const who = { face: 'condensed', size: typeSize(layout, 17, 14), bold: true, colour: INK } as const;
    pen.line(card.who, x + used + 14, y + 13, who, width - used - 14);
    y = box.height - PAD - BUTTON - 8 - sumHeight(canvas);
  }
  const odds = card.chance === null ? 0 : Math.max(64, 96 * layout.scale);
  if (card.terms.length > 0)
    paintSum(
      canvas,
      { kind: 'sum', terms: card.terms },
      { x, y, width: width - odds, height: sumHeight(canvas) },
      placed,
      'even',
    );
  if (card.chance !== null) {
    const right = { colour: css(pen.palette.act), align: 'right' } as const;
    const at = y + sumHeight(canvas) / 2;
    pen.line(
      card.chance.large,
      x + width,
      at - 8,
      { ...right, face: 'stencil', size: typeSize(layout, 34, 24) },
      odds - 8,
    );
    const small = { face: 'condensed', size: typeSize(layout, 15, 13), colour: INK, align: 'right' } as const;
    pen.line(card.chance.small, x + width, at + 15, small, odds - 8);
  }
  const row: Box = { x, y: box.height - PAD - BUTTON, width, height: BUTTON };
  const chip = ruleSpot(
    canvas,
    card.rule,
    x + width - pen.width(card.rule, { face: 'condensed', size: 14, bold: true, colour: INK }) - 14,
    row.y + BUTTON / 2,
  );
  placed.push(chip, paintAgain(canvas, card, { ...row, width: chip.box.x - x - 12 }));
}

/** What it looked like, who it was, and what made it worth telling. */
function paintPicture({ pen, layout }: Canvas, card: MomentCard, zone: Box): void {
  const { ink } = pen;
  const { x, y, width, height } = zone;
  ink.save();
  ink.beginPath();
  ink.roundRect(x, y, width, height, 6);
  ink.clip();
  // Whatever the shape of the room, the middle of the picture fills it.
  const tall = Math.max(height, width * SHAPE);
  const whole = { kind: 'picture', texture: card.picture, x: 0, y: 0, width: tall / SHAPE, height: tall } as const;
  pen.items([whole], x + width / 2, y + height - tall / 2, 1);
  paintStamp(pen, card.word, x + 10, y + 8, typeSize(layout, 40, 24), width * 0.5);
  const size = typeSize(layout, 17, 14);
  const foot = pen.size(size) * 1.7;
  pen.fill({ x, y: y + height - foot, width, height: foot }, 'rgba(16,22,31,.82)');
  pen.line(card.who, x + 12, y + height - foot / 2, { face: 'condensed', size, bold: true, colour: CREAM }, width - 24);
  if (card.caption !== '') {
    const type = { face: 'stencil', size: typeSize(layout, 20, 15), colour: INK, align: 'right' } as const;
    const most = width * 0.4;
    const words = Math.min(most, pen.width(card.caption, type));
    pen.fill({ x: x + width - words - 26, y: y + 8, width: words + 18, height: 28 }, css(pen.palette.tracer), 5);
    pen.line(card.caption, x + width - 17, y + 22, type, most);
  }
  ink.restore();
  pen.rim(zone, INK, 2, 6);
}

/** The result on a plate that leans. */
function paintStamp(pen: Pen, word: string, x: number, y: number, size: number, most: number): void {
  const type = { face: 'stencil', size, colour: CREAM } as const;
  const width = Math.min(most, pen.width(word, type));
  const height = pen.size(size) * 1.3;
  pen.ink.save();
  pen.ink.translate(x, y + height * 0.28);
  pen.ink.rotate((-4 * Math.PI) / 180);
  pen.fill({ x: 0, y: 0, width: width + 24, height }, css(pen.palette.act), 5);
  pen.rim({ x: 0, y: 0, width: width + 24, height }, INK, 3, 5);
  pen.line(word, 12, height / 2, type, most);
  pen.ink.restore();
}

function paintAgain({ pen, touch }: Canvas, { again }: MomentCard, zone: Box): PlacedButton {
  const lit = touch.over === 'moment:again' || touch.pressed === 'moment:again';
  pen.fill(zone, lit ? '#fff3df' : '#f8f2e2', 7);
  pen.rim(zone, INK, 2, 7);
  const type = { face: 'stencil', size: 19, colour: INK } as const;
  pen.icon('play', zone.x + 12, zone.y + zone.height / 2 - 11, 22);
  pen.line(again, zone.x + 42, zone.y + zone.height / 2, type, zone.width - 84);
  pen.key('W', zone.x + zone.width - 36, zone.y + zone.height / 2, INK, 15);
  if (touch.focused === 'moment:again') focusRing(pen, zone, css(pen.palette.act));
  return place(control({ id: 'again', words: again, key: 'W', style: 'plain', act: { do: 'again' } }), zone);
}

/** On a phone one line: what came of it, by how much, and the two buttons. */
function paintLine(canvas: Canvas, card: MomentCard, placed: PlacedButton[]): void {
  const { pen, box } = canvas;
  const middle = box.height / 2;
  const again: Box = { x: box.width - 14 - 44, y: middle - 20, width: 44, height: BUTTON };
  const sum = card.terms
    .slice(-2)
    .map(({ sign, value }, index) => (index === 0 ? value : `${sign} ${value}`))
    .join(' ');
  const used = pen.line(card.word, 14, middle - 9, { face: 'stencil', size: 20, colour: INK }, box.width * 0.5);
  pen.line(sum, 14 + used + 10, middle - 9, { face: 'condensed', size: 17, bold: true, colour: INK }, 70);
  pen.line(card.who, 14, middle + 12, { face: 'condensed', size: 14, colour: INK }, box.width - 150);
  placed.push(ruleSpot(canvas, card.rule, again.x - 84, middle), paintPlay(canvas, card, again));
}

function paintPlay({ pen, touch }: Canvas, { again }: MomentCard, zone: Box): PlacedButton {
  pen.fill(zone, touch.pressed === 'moment:again' ? '#fff3df' : '#f8f2e2', 7);
  pen.rim(zone, INK, 2, 7);
  pen.icon('play', zone.x + 11, zone.y + 9, 22);
  if (touch.focused === 'moment:again') focusRing(pen, zone, css(pen.palette.act));
  return place(control({ id: 'again', words: again, key: 'W', style: 'plain', act: { do: 'again' } }), zone);
}
