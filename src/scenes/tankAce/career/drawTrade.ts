import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { type Trophy, trophies, type Ware, wareNames } from '../../../rules/tankAce/data/crewCharts';
import { trophiesWorth, wareOffer } from '../../../rules/tankAce/offers';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { roughWidth } from '../../paint/textWidth';
import { trophyIcons, wareIcons } from './icons';
import { paper, SHEET, type Sheet } from './sheet';
import { careerWords } from './words';

/** What was found on the field, and what it can be traded for. */
export function drawTrade(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { career, say } = careerWords(look);
  const { box } = sheet;
  const own = careerOf(view, seat);
  paper(sheet);
  const worth = say(career.worth, { worth: trophiesWorth(own) });
  if (box.width > 800) {
    heading(20, 24, 20, 16);
    drawTrophies(sheet, own.trophies, look, { x: 14, y: 38, width: 330, height: box.height - 46 });
    sheet.plate({ x: 350, y: 16, width: 2, height: box.height - 32 }, SHEET.line, { round: 0 });
    sheet.text(career.barter, 366, 24, 20, { face: 'stencil' });
    sheet.text(career.barterNote, box.width - 100, 24, 15, { align: 'right' });
    sheet.rule('ATA-8.4c', box.width - 20, 24);
    drawWares(sheet, view, seat, look, { x: 362, y: 40, width: box.width - 378, height: box.height - 50 }, 8);
    return;
  }
  const phone = box.width <= 500;
  heading(phone ? 10 : 16, 20, phone ? 16 : 18, phone ? 13 : 15);
  const upper = box.height * 0.28;
  drawTrophies(sheet, own.trophies, look, {
    x: phone ? 6 : 14,
    y: 36,
    width: box.width - (phone ? 12 : 28),
    height: upper,
  });
  const y = 36 + upper + 18;
  sheet.text(career.barter, phone ? 10 : 16, y, phone ? 16 : 18, { face: 'stencil' });
  sheet.text(career.barterNote, box.width - (phone ? 10 : 96), y, phone ? 13 : 15, { align: 'right' });
  if (!phone) sheet.rule('ATA-8.4c', box.width - 14, y);
  const wares = { x: phone ? 6 : 14, y: y + 16, width: box.width - (phone ? 12 : 28), height: box.height - y - 24 };
  drawWares(sheet, view, seat, look, wares, 4);

  function heading(x: number, at: number, size: number, small: number): void {
    sheet.text(career.trophies, x, at, size, { face: 'stencil' });
    sheet.text(worth, x + roughWidth(career.trophies, size, 0.66) + 10, at, small);
  }
}

function drawTrophies(sheet: Sheet, owned: readonly Trophy[], look: Style, zone: Box): void {
  const { career } = careerWords(look);
  const kinds = [...new Set(owned)].sort((a, b) => trophies[b] - trophies[a]);
  if (kinds.length === 0) {
    sheet.text(career.noTrophies, zone.x + 6, zone.y + zone.height / 2, zone.height > 100 ? 15 : 14, {
      colour: 0x6b665a,
      most: zone.width - 12,
    });
    return;
  }
  const column = Math.min(zone.width / kinds.length, zone.width / 4);
  kinds.forEach((kind, index) => {
    const count = owned.filter((each) => each === kind).length;
    const at = { x: zone.x + index * column, y: zone.y, width: column - 6, height: zone.height };
    if (zone.height > 100) sheet.plate(at, SHEET.light, { stroke: SHEET.line, width: 1.2 });
    const size = Math.min(at.width - 8, at.height - 24);
    sheet.image(trophyIcons[kind], { x: at.x + (at.width - size) / 2, y: at.y + 2, width: size, height: size });
    const name = `${career.trophy[kind]} ${trophies[kind]}${count > 1 ? ` ×${count}` : ''}`;
    sheet.text(name, at.x + at.width / 2, at.y + at.height - 11, 14, {
      align: 'centre',
      bold: true,
      most: at.width - 4,
    });
  });
}

function drawWares(sheet: Sheet, view: View, seat: Seat, look: Style, zone: Box, columns: number): void {
  const rows = wareNames.length / columns;
  const gap = columns === 8 ? 4 : 6;
  const width = (zone.width + gap) / columns;
  const height = (zone.height + gap) / rows;
  wareNames.forEach((ware, index) => {
    const at = {
      x: zone.x + (index % columns) * width,
      y: zone.y + Math.floor(index / columns) * height,
      width: width - gap,
      height: height - gap,
    };
    drawWare(sheet, view, seat, ware, look, at);
  });
}

function drawWare(sheet: Sheet, view: View, seat: Seat, ware: Ware, look: Style, at: Box): void {
  const { career, word } = careerWords(look);
  const { price, why } = wareOffer(view, seat, ware);
  const can = why === null;
  const dash = can ? {} : ({ dash: [5, 4] } as const);
  sheet.plate(at, can ? SHEET.light : SHEET.dim, {
    stroke: can ? look.palette.act : 0x8b8672,
    width: can ? 2 : 1.4,
    round: 6,
    ...dash,
  });
  const size = Math.min(at.width - 18, at.height - 32, 64);
  const top = at.y + Math.max(4, (at.height - size - 28) / 2);
  sheet.image(
    wareIcons[ware],
    { x: at.x + (at.width - size) / 2 - 4, y: top, width: size, height: size },
    can ? 1 : 0.45,
  );
  sheet.text(String(price), at.x + at.width - 7, at.y + 14, 17, {
    face: 'stencil',
    align: 'right',
    colour: can ? SHEET.ember : 0x6b665a,
  });
  const small = at.width < 80;
  const told =
    why !== null && Object.hasOwn(career.wareWhy, why) ? career.wareWhy[why as keyof typeof career.wareWhy] : '';
  // On a small tile the price says itself that it is too high.
  const reason = small && (why === 'price' || why === 'owned') ? '' : told;
  const two = !small && !can && reason !== '' && at.height > 74;
  const type = small ? 13 : 14;
  const name = { align: 'centre', bold: !small, most: at.width - 6 } as const;
  if (small || !two) {
    const words = can || reason === '' ? career.wares[ware] : reason;
    sheet.text(words, at.x + at.width / 2, at.y + at.height - 12, type, {
      ...name,
      ...(can || reason === '' ? {} : { colour: 0x8f241e, bold: true }),
    });
  } else {
    sheet.text(career.wares[ware], at.x + at.width / 2, at.y + at.height - 27, type, { ...name, colour: 0x6b665a });
    sheet.text(reason, at.x + at.width / 2, at.y + at.height - 11, 13, { ...name, colour: 0x8f241e });
  }
  if (!can) return;
  const tip = `${word(ware)} (${price}): ${career.wareTips[ware]}`;
  sheet.spot({
    id: `ware-${ware}`,
    words: tip,
    box: at,
    tip,
    does: { do: 'point', refs: ['button:barter', `card:${ware}`] },
  });
}
