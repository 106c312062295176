import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { type PromotionChance, promotionChance } from '../../../rules/tankAce/promotion';
import { ranks, type View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { CREAM, INK } from '../../paint/marks';
import { type Medal, medalIcons, medals, portraitOf, rankIcons, ribbonIcons } from './icons';
import { paper, SHEET, type Sheet } from './sheet';
import { careerWords } from './words';

/** Name, rank, kills, both purses; on the wide desk his medals too. */
export function drawCommander(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { box } = sheet;
  paper(sheet);
  if (box.width > 800) drawWide(sheet, view, seat, look);
  else if (box.width > 500) drawSmall(sheet, view, seat, look);
  else drawPhone(sheet, view, seat, look);
}

function rankName(view: View, seat: Seat) {
  return ranks[careerOf(view, seat).rank] ?? 'staffSergeant';
}

function drawFace(sheet: Sheet, view: View, seat: Seat, at: Box): void {
  const { commander } = careerOf(view, seat).crew;
  sheet.image(portraitOf(commander.no, commander.hurt), at);
  sheet.plate(at, INK, { fillAlpha: 0, stroke: INK, width: 2, round: 6 });
}

/** Kills as they are told: vehicles and guns count, infantry stands beside. */
function killsOf(view: View, seat: Seat, look: Style): string {
  const { career, say } = careerWords(look);
  return say(career.kills, { kills: careerOf(view, seat).vehicles });
}

function drawWide(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { word, fullName } = careerWords(look);
  const { unit } = careerOf(view, seat);
  drawFace(sheet, view, seat, { x: 16, y: 16, width: 112, height: 112 });
  sheet.text(killsOf(view, seat, look), 72, 150, 16, { align: 'centre', bold: true });
  sheet.text(fullName(unit, 0, seat), 142, 30, 25, { face: 'stencil', most: 206 });
  const rank = rankName(view, seat);
  sheet.image(rankIcons[rank], { x: 142, y: 48, width: 34, height: 34 });
  sheet.text(word(rank), 184, 65, 18, { face: 'text', bold: true, most: 164 });
  sheet.text(word(unit), 142, 96, 15, { most: 206, colour: 0x55533f });
  const [first, second] = promotionWords(view, seat, look);
  sheet.text(first, 142, 120, 15, { most: 206 });
  if (second !== '') sheet.text(second, 142, 139, 15, { most: 206 });
  sheet.rule('ATA-8.2.2b', 142, 160, 'left');
  drawCase(sheet, view, seat, look, { x: 354, y: 16, width: 322, height: 144 }, false);
  drawPurses(sheet, view, seat, look, [
    { x: 690, y: 16, width: 206, height: 64 },
    { x: 690, y: 92, width: 206, height: 64 },
  ]);
  sheet.plate({ x: 690, y: 86, width: 206, height: 1.5 }, INK, { fillAlpha: 0.35, round: 0 });
}

function drawSmall(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { word, fullName } = careerWords(look);
  const { unit } = careerOf(view, seat);
  drawFace(sheet, view, seat, { x: 12, y: 9, width: 64, height: 64 });
  sheet.text(fullName(unit, 0, seat), 88, 22, 20, { face: 'stencil', most: 176 });
  const rank = rankName(view, seat);
  sheet.image(rankIcons[rank], { x: 88, y: 34, width: 20, height: 20 });
  sheet.text(word(rank), 114, 44, 15, { face: 'text', bold: true, most: 150 });
  sheet.text(killsOf(view, seat, look), 88, 66, 15, { most: 176 });
  drawPurses(sheet, view, seat, look, [
    { x: 272, y: 10, width: 150, height: 62 },
    { x: 434, y: 10, width: 150, height: 62 },
  ]);
}

function drawPhone(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { career, word, fullName, say } = careerWords(look);
  const { unit, points, level, xp, credit } = careerOf(view, seat);
  drawFace(sheet, view, seat, { x: 7, y: 7, width: 52, height: 52 });
  sheet.text(fullName(unit, 0, seat), 68, 17, 16, { face: 'stencil', most: 160 });
  const rank = rankName(view, seat);
  sheet.image(rankIcons[rank], { x: 68, y: 25, width: 16, height: 16 });
  sheet.text(word(rank), 88, 33, 13, { bold: true, most: 140 });
  sheet.text(killsOf(view, seat, look), 68, 52, 13, { most: 160 });
  const purse = (x: number, name: string, value: number, more: string) => {
    sheet.text(name, x, 15, 13, { bold: true, most: 70 });
    sheet.text(String(value), x, 35, 22, { face: 'stencil', colour: SHEET.ember });
    sheet.text(more, x, 54, 12, { most: 70 });
  };
  purse(238, career.prestige, points, say(career.level, { level }));
  purse(312, career.experience, xp, say(career.next, { credit }));
}

/** Prestige and experience: level or progress as pips, what can be spent as a number. */
function drawPurses(sheet: Sheet, view: View, seat: Seat, look: Style, [left, right]: readonly [Box, Box]): void {
  const { career, say } = careerWords(look);
  const { points, level, xp, credit } = careerOf(view, seat);
  const purse = (
    at: Box,
    name: string,
    note: string,
    full: number,
    pips: number,
    colour: number,
    value: number,
    unit: string,
  ) => {
    const big = at.width > 180;
    sheet.text(name, at.x, at.y + 10, big ? 19 : 18, { face: 'stencil', most: at.width * 0.6 });
    const [wide, tall] = big ? [22, 14] : [17, 12];
    for (let index = 0; index < pips; index++) {
      const pip = { x: at.x + index * (wide + 4), y: at.y + (big ? 30 : 25), width: wide, height: tall };
      sheet.plate(pip, index < full ? colour : SHEET.paper, { stroke: INK, width: 2, round: 3 });
    }
    sheet.text(note, big ? at.x + at.width : at.x, at.y + (big ? 10 : 52), big ? 16 : 14, {
      align: big ? 'right' : 'left',
      most: at.width * 0.6,
    });
    const end = at.x + at.width;
    sheet.text(String(value), end - (big ? 52 : 22), at.y + (big ? 38 : 26), 31, {
      face: 'stencil',
      align: 'centre',
      colour: 0xc24a0c,
    });
    sheet.text(unit, end - (big ? 0 : 22), at.y + (big ? 42 : 52), big ? 15 : 14, {
      align: big ? 'right' : 'centre',
      most: 44,
    });
  };
  purse(left, career.prestige, say(career.level, { level }), level, 5, look.palette.olive, points, career.pointsWord);
  purse(right, career.experience, say(career.next, { credit }), credit, 3, 0xc79a4b, xp, 'XP');
}

/** The medal case: what was earned in colour, what was not as a shadow. */
export function drawCase(sheet: Sheet, view: View, seat: Seat, look: Style, at: Box, named: boolean): void {
  const { career, say } = careerWords(look);
  const { awards } = careerOf(view, seat);
  sheet.plate(at, 0x2e191e, { stroke: SHEET.brown, width: 3, round: 8 });
  const rows: readonly (readonly Medal[])[] = named ? [medals.slice(0, 4), medals.slice(4)] : [medals];
  const tall = at.height / rows.length;
  rows.forEach((row, line) => {
    const column = at.width / (named ? 4 : row.length);
    const left = at.x + (at.width - column * row.length) / 2;
    const room = tall - (named ? 34 : 34);
    const height = Math.min(room, column * 1.75 * (named ? 1 : 1.2));
    row.forEach((medal, index) => {
      const count = awards[medal];
      const middle = left + column * (index + 0.5);
      const width = (height * 96) / 168;
      const top = at.y + line * tall + 8;
      sheet.image(medalIcons[medal], { x: middle - width / 2, y: top, width, height }, count > 0 ? 1 : 0.16);
      for (let leaf = 1; leaf < Math.min(count, 5); leaf++) {
        const size = width * 0.3;
        const x = middle - ((Math.min(count, 5) - 1) * size) / 2 + (leaf - 1) * size;
        sheet.image('ribbon-oak-leaf', { x, y: top + height * 0.14, width: size, height: size });
      }
      if (!named) return;
      const name = count > 1 ? say(career.times, { award: career.medals[medal], count }) : career.medals[medal];
      sheet.text(name, middle, at.y + (line + 1) * tall - 14, at.width > 500 ? 15 : 13, {
        align: 'centre',
        colour: CREAM,
        alpha: count > 0 ? 1 : 0.65,
        most: column - 6,
      });
    });
  });
  const ribbons = (['valorousUnit', 'presidentialUnit'] as const).filter((award) => awards[award] > 0);
  ribbons.forEach((award, index) => {
    sheet.image(ribbonIcons[award], { x: at.x + 12 + index * 60, y: at.y + at.height - 28, width: 52, height: 18 });
  });
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** When the next promotion is tried and how likely it is; with Leadership where that is still to be learnt. */
export function promotionWords(view: View, seat: Seat, look: Style): readonly [string, string] {
  const { career, say } = careerWords(look);
  const next: PromotionChance | null = promotionChance(view, seat);
  if (careerOf(view, seat).rank === ranks.length - 1) return [career.promotionTop, ''];
  if (next === null) return ['', ''];
  const month = career.months[next.month];
  if (next.sure) return [say(career.promotionSure, { month }), ''];
  const led = next.withLeadership === null ? '' : say(career.withLeadership, { chance: percent(next.withLeadership) });
  return [say(career.promotion, { month, chance: percent(next.chance) }), led];
}
