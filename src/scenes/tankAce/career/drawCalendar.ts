import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import type { View } from '../../../rules/tankAce/types';
import { levelFor } from '../../../rules/tankAce/victory';
import type { Style } from '../../board/gameScene';
import type { Box, Point } from '../../paint/items';
import { INK, PAPER } from '../../paint/marks';
import { type Cell, calendarOf, countsOf, winsToNext } from './facts';
import { paper, type Sheet } from './sheet';
import { careerWords } from './words';

const fills: { readonly [cell in Cell]: number | null } = {
  won: 0x5b6236,
  event: 0x3e8e5a,
  lost: 0xc7372f,
  tank: 0x7a5c3a,
  refit: 0x8b8672,
  skipped: 0xcfc6ac,
  next: 0xf26b21,
  ahead: null,
};

/** Every line of the log as a square, month by month, and what is still missing for the next degree of victory. */
export function drawCalendar(sheet: Sheet, view: View, seat: Seat, look: Style, zone: Box = sheet.box): void {
  const { career, say, word } = careerWords(look);
  const big = zone.width > 800;
  const type = big ? 16 : zone.width > 500 ? 15 : 13;
  paper(sheet, zone);
  const counts = countsOf(view, seat);
  const told = say(career.tally, {
    won: counts.wins,
    lost: counts.lost + counts.tank,
    refits: counts.refit,
    skipped: counts.skipped,
  });
  const y = zone.y + (big ? 26 : 22);
  const head = zone.x + (big ? 20 : 14);
  sheet.text(career.calendar, head, y, type + 4, { face: 'stencil' });
  const phone = zone.width <= 500;
  const left = head + (big ? 116 : phone ? 74 : 96);
  // What was and what is still to come share the line, up to the rule at its end.
  const right = zone.x + zone.width - (big ? 18 : 14);
  const room = right - 98 - left - 14;
  sheet.text(told, left, y, type, { most: phone ? zone.width * 0.76 : room * 0.52 });
  const { successes } = careerOf(view, seat);
  const next = winsToNext(careerOf(view, seat));
  const degree = word(levelFor(successes).degree);
  const goal =
    next === null
      ? say(career.top, { degree })
      : say(big ? career.toNext : career.toNextShort, { degree, wins: next.wins, next: word(next.degree) });
  if (view.setup === 'career' && !phone) {
    const { rule } = next === null ? levelFor(successes) : levelFor(successes + next.wins);
    sheet.rule(rule, right, y);
    sheet.text(goal, right - 98, y, type, { align: 'right', most: room * 0.48 });
  }
  drawMonths(sheet, view, seat, look, { ...zone, y: zone.y + (big ? 44 : 36), height: zone.height - (big ? 50 : 42) });
}

function drawMonths(sheet: Sheet, view: View, seat: Seat, look: Style, zone: Box): void {
  const { career } = careerWords(look);
  const all = calendarOf(view, seat);
  const inset = zone.width > 500 ? 14 : 6;
  const column = (zone.width - 2 * inset) / Math.max(11, all.length);
  const big = zone.width > 800;
  const type = big ? 17 : zone.width > 500 ? 16 : 13;
  const cell = Math.min((column - 6) / 2, (zone.height - type - 18) / 4);
  all.forEach(({ month, cells, now }, index) => {
    const x = zone.x + inset + index * column;
    const left = x + (column - 2 * cell - 2) / 2;
    const top = zone.y + type + 12;
    if (now) {
      const at = { x: x + 1, y: zone.y + 1, width: column - 2, height: type + 16 + 4 * (cell + 1) };
      sheet.plate(at, 0xfbe0cc, { stroke: look.palette.act, width: 2, round: 6 });
    }
    sheet.text(career.months[month], x + column / 2, zone.y + type * 0.8 + 2, type, {
      face: 'stencil',
      align: 'centre',
      most: column - 2,
    });
    cells.forEach((kind, line) => {
      drawCell(sheet, kind, {
        x: left + (line % 2) * (cell + 2),
        y: top + Math.floor(line / 2) * (cell + 1),
        width: cell,
        height: cell,
      });
    });
  });
}

/** One line of the log: star won, gold star event won, cross lost, flame tank lost, R refit, bar skipped, arrow next. */
function drawCell(sheet: Sheet, kind: Cell, at: Box): void {
  const inner = { x: at.x + 1, y: at.y + 1, width: at.width - 2, height: at.height - 2 };
  const fill = fills[kind];
  const z = at.width / 30;
  const point = (x: number, y: number): Point => ({ x: at.x + x * z, y: at.y + y * z });
  if (fill === null) {
    sheet.plate(inner, 0xe9e0c8, { fillAlpha: 0, stroke: 0x8f8663, width: 1.2, dash: [3, 3], round: 4 });
    return;
  }
  sheet.plate(inner, fill, { stroke: INK, width: 1.6, round: 5 * z });
  const shape = (points: readonly Point[], colour: number) =>
    sheet.item({ kind: 'shape', points, closed: true, fill: colour });
  const line = (points: readonly Point[], colour: number) =>
    sheet.item({ kind: 'shape', points, closed: false, stroke: colour, width: 3.2 * z });
  if (kind === 'won') shape(star(point, 9.5), PAPER);
  if (kind === 'event') shape(star(point, 10.5), 0xffd447);
  if (kind === 'lost') {
    line([point(9, 9), point(21, 21)], 0xfff8e4);
    line([point(21, 9), point(9, 21)], 0xfff8e4);
  }
  if (kind === 'tank')
    shape(
      [
        point(15, 5),
        point(20, 13),
        point(19, 17),
        point(22, 12),
        point(24, 19),
        point(20, 24),
        point(13, 25),
        point(8, 22),
        point(8, 16),
      ],
      0xffd447,
    );
  if (kind === 'refit')
    sheet.text('R', at.x + at.width / 2, at.y + at.height / 2, 17 * z, {
      face: 'stencil',
      align: 'centre',
      colour: PAPER,
    });
  if (kind === 'skipped') line([point(9, 15), point(21, 15)], 0x55533f);
  if (kind === 'next') shape([point(11, 8), point(21, 15), point(11, 22)], 0xfff6e6);
}

function star(point: (x: number, y: number) => Point, radius: number): readonly Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const r = index % 2 === 0 ? radius : radius * 0.44;
    return point(15 + r * Math.sin(angle), 15.5 - r * Math.cos(angle));
  });
}
