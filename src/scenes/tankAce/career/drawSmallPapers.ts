import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { units } from '../../../rules/tankAce/data/calendar';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { PAPER, paragraphLines } from '../../paint/marks';
import { drawCase, promotionWords } from './drawCommander';
import { paper, SHEET, type Sheet } from './sheet';
import { careerWords } from './words';

/** The medal case with names, the next promotion, and what a repeated award means. */
export function drawMedals(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { career } = careerWords(look);
  const { box } = sheet;
  const phone = box.width <= 500;
  paper(sheet);
  const tall = Math.min(box.height - 96, phone ? 330 : 268);
  drawCase(sheet, view, seat, look, { x: 14, y: 12, width: box.width - 28, height: tall }, true);
  const [first, second] = promotionWords(view, seat, look);
  const type = phone ? 13.5 : 15;
  const y = tall + 34;
  const most = box.width - (phone ? 36 : 210);
  sheet.text([first, second].filter((words) => words !== '').join(' · '), 18, y, type, { bold: true, most });
  sheet.text(career.oakLeaf, 18, y + 28, type, { most });
  if (phone) return;
  sheet.rule('ATA-8.2.2b', box.width - 16, y);
  sheet.rule('ATA-8.1.9b', box.width - 16, y + 28);
}

/** Ten units to join. */
export function drawUnits(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { career, word, fullName } = careerWords(look);
  const { box } = sheet;
  const phone = box.width <= 500;
  paper(sheet);
  sheet.text(career.units10, phone ? 10 : 20, 24, phone ? 16 : 20, { face: 'stencil' });
  if (!phone)
    sheet.text(career.unitNote, box.width - 20, 24, box.width > 800 ? 16 : 14, {
      align: 'right',
      most: box.width * 0.6,
    });
  const columns = box.width > 800 ? 5 : 2;
  const zone = { x: phone ? 6 : 18, y: 42, width: box.width - (phone ? 12 : 36), height: box.height - 52 };
  const rows = units.length / columns;
  const own = careerOf(view, seat);
  units.forEach((unit, index) => {
    const at = cellAt(zone, columns, rows, index);
    const mine = own.unit === unit;
    sheet.plate(at, mine ? 0xdfe2bf : SHEET.light, {
      stroke: mine ? look.palette.olive : look.palette.act,
      width: mine ? 3 : 2,
    });
    const middle = at.y + at.height / 2;
    sheet.text(word(unit), at.x + at.width / 2, middle - 9, phone ? 13.5 : 15, {
      align: 'centre',
      bold: true,
      most: at.width - 10,
    });
    sheet.text(fullName(unit, 0, seat), at.x + at.width / 2, middle + 12, phone ? 12.5 : 14, {
      align: 'centre',
      most: at.width - 10,
      colour: 0x55533f,
    });
    if (mine || view.phase !== 'enlist') return;
    sheet.spot({
      id: `unit-${unit}`,
      words: word(unit),
      box: at,
      does: { do: 'point', refs: ['button:join', `card:${unit}`] },
    });
  });
}

const courses = [
  { choice: 'physical', series: 'sherman' },
  { choice: 'study', series: 'sherman' },
  { choice: 'study', series: 'pershing' },
  { choice: 'brawl', series: 'sherman' },
] as const;

/** The commander's own choice at Fort Knox. */
export function drawSchool(sheet: Sheet, view: View, look: Style): void {
  const { career, word } = careerWords(look);
  const { box } = sheet;
  const wide = box.width > 800;
  paper(sheet);
  sheet.text(career.school, wide ? 20 : 14, 24, wide ? 20 : 16, { face: 'stencil', most: box.width - 130 });
  sheet.rule('ATA-4.6b', box.width - 14, 24);
  const zone = { x: 18, y: 46, width: box.width - 36, height: Math.min(box.height - 60, wide ? 999 : 330) };
  courses.forEach(({ choice, series }, index) => {
    const at = wide ? cellAt(zone, 4, 1, index) : cellAt(zone, 1, 4, index);
    sheet.plate(at, SHEET.light, { stroke: look.palette.act, width: 2.5 });
    const name = choice === 'study' ? `${career.courses.study}: ${word(series)}` : career.courses[choice];
    const middle = at.x + at.width / 2;
    if (wide)
      sheet.plate({ x: at.x + 12, y: at.y + 16, width: at.width - 24, height: 44 }, look.palette.olive, { round: 5 });
    const y = wide ? at.y + 38 : at.y + at.height / 2 - 12;
    sheet.text(name, middle, y, wide ? 17 : 16, {
      align: 'centre',
      bold: true,
      colour: wide ? PAPER : 0x23261f,
      most: at.width - 32,
    });
    paragraphLines(career.coursesAbout[choice], look.language, at.width - 28, 15).forEach((line, row) => {
      sheet.text(line, middle, y + (wide ? 50 : 24) + row * 21, wide ? 15 : 14, {
        align: 'centre',
        most: at.width - 20,
      });
    });
    if (view.phase !== 'school') return;
    sheet.spot({
      id: `train-${choice}-${series}`,
      words: `${name}. ${career.coursesAbout[choice]}`,
      box: at,
      does: { do: 'point', refs: [`button:${choice}`, `card:${series}`] },
    });
  });
}

function cellAt(zone: Box, columns: number, rows: number, index: number): Box {
  const gap = 8;
  const width = (zone.width + gap) / columns;
  const height = (zone.height + gap) / rows;
  return {
    x: zone.x + (index % columns) * width,
    y: zone.y + Math.floor(index / columns) * height,
    width: width - gap,
    height: height - gap,
  };
}
