import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { type TankId, tankIds, tanks } from '../../../rules/tankAce/data/tanks';
import { tankOffer } from '../../../rules/tankAce/offers';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { INK, PAPER } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { sideOf } from './icons';
import { paper, SHEET, type Sheet } from './sheet';
import { careerWords } from './words';

const isIssue = ({ phase }: View) => phase === 'enlist' || phase === 'assign';

/** All ten models: yours, those to be had with their price, and why the others are not. */
export function drawPark(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { career } = careerWords(look);
  const { box } = sheet;
  paper(sheet);
  const issue = isIssue(view);
  const note = issue ? career.parkIssue : career.parkNote;
  const rule = issue ? 'ATA-8.3.1f' : 'ATA-4.5c';
  if (box.width > 800) {
    sheet.text(career.park, 20, 24, 20, { face: 'stencil' });
    sheet.text(note, box.width - 108, 24, 16, { align: 'right', most: box.width - 300 });
    sheet.rule(rule, box.width - 20, 24);
    cells(5, { x: 18, y: 42, width: box.width - 36, height: box.height - 54 }, 8, drawTile);
  } else {
    const phone = box.width <= 500;
    sheet.text(note, phone ? 10 : 18, 20, phone ? 13 : 15, { most: box.width - (phone ? 20 : 110) });
    if (!phone) sheet.rule(rule, box.width - 14, 20);
    cells(2, { x: phone ? 6 : 14, y: 36, width: box.width - (phone ? 12 : 28), height: box.height - 44 }, 6, drawStrip);
  }

  function cells(columns: number, zone: Box, gap: number, draw: typeof drawTile): void {
    const width = (zone.width + gap) / columns;
    const height = (zone.height + gap) / Math.ceil(tankIds.length / columns);
    tankIds.forEach((tank, index) => {
      const at = {
        x: zone.x + (index % columns) * width,
        y: zone.y + Math.floor(index / columns) * height,
        width: width - gap,
        height: height - gap,
      };
      draw(sheet, facts(view, seat, tank, look), look, at);
    });
  }
}

interface TankFacts {
  readonly tank: TankId;
  readonly state: 'yours' | 'can' | 'old' | 'no';
  readonly note: string;
  readonly tip: string;
  readonly command: 'enlist' | 'changeTank';
}

function facts(view: View, seat: Seat, tank: TankId, look: Style): TankFacts {
  const { career, say, word } = careerWords(look);
  const own = careerOf(view, seat);
  const { price, why } = tankOffer(view, seat, tank);
  const { from, prestige } = tanks[tank];
  const told = { tank: word(tank), price, month: word(from), date: career.dates[from], level: prestige };
  const command = isIssue(view) ? 'enlist' : 'changeTank';
  if (own.tank === tank)
    return { tank, state: 'yours', note: career.yours, tip: say(career.tankTip.yours, told), command };
  if (why === null) {
    const [note, tip] =
      command === 'enlist' ? [career.tank.free, career.tankTip.take] : [career.tank.points, career.tankTip.can];
    return { tank, state: 'can', note: say(note, told), tip: say(tip, told), command };
  }
  const known = why === 'newer' || why === 'date' || why === 'level' || why === 'points' ? why : 'time';
  const both = known === 'date' && prestige > own.level;
  const note = say(both ? career.tank.dateAndLevel : career.tank[known], told);
  return { tank, state: known === 'newer' ? 'old' : 'no', note, tip: say(career.tankTip[known], told), command };
}

const looks = {
  yours: { fill: 0xdfe2bf, stroke: 0x5b6236, width: 3, colour: 0x3d4322, alpha: 1 },
  can: { fill: SHEET.light, stroke: 0xf26b21, width: 2.5, colour: SHEET.ember, alpha: 1 },
  old: { fill: SHEET.dim, stroke: 0xa39c85, width: 1.5, colour: 0x6b665a, alpha: 0.5 },
  no: { fill: SHEET.dim, stroke: 0x8b8672, width: 1.5, colour: 0x6b665a, alpha: 0.35 },
} as const;

function drawFrame(
  sheet: Sheet,
  { tank, state, tip, command }: TankFacts,
  at: Box,
): (typeof looks)[TankFacts['state']] {
  const style = looks[state];
  const dash = state === 'no' ? ({ dash: [5, 4] } as const) : {};
  sheet.plate(at, style.fill, { stroke: style.stroke, width: style.width, ...dash });
  if (state === 'can')
    sheet.spot({
      id: `tank-${tank}`,
      words: tip,
      box: at,
      tip,
      does: { do: 'point', refs: [`button:${command}`, `card:${tank}`] },
    });
  return style;
}

/** Turret, hull and side armour on dark squares; the answer is where they begin. */
function drawArmour(sheet: Sheet, tank: TankId, right: number, middle: number, alpha: number): number {
  const { turret, hull, side } = tanks[tank];
  const left = right - 72;
  [turret, hull, side].forEach((value, index) => {
    const x = left + index * 24;
    sheet.plate({ x, y: middle - 12, width: 21, height: 23 }, INK, { round: 3, alpha });
    sheet.text(String(value), x + 10.5, middle, 17, { face: 'stencil', align: 'centre', colour: PAPER, alpha });
  });
  return left;
}

function gunOf(tank: TankId, look: Style): string {
  const { career, say } = careerWords(look);
  return say(career.gun, { gun: tanks[tank].firepower });
}

function drawTile(sheet: Sheet, fact: TankFacts, look: Style, at: Box): void {
  const { word } = careerWords(look);
  const { tank, note } = fact;
  const { colour, alpha } = drawFrame(sheet, fact, at);
  const wide = at.width * 0.74;
  sheet.image(sideOf(tank), { x: at.x + 10, y: at.y + 8, width: wide, height: wide / 2 }, alpha);
  const gun = gunOf(tank, look);
  const room = at.width - roughWidth(gun, 14, 0.5) - 22;
  sheet.text(word(tank), at.x + 8, at.y + 14, 16, { bold: true, most: room });
  sheet.text(gun, at.x + at.width - 7, at.y + 14, 14, { align: 'right', alpha: Math.max(0.6, alpha) });
  const left = drawArmour(sheet, tank, at.x + at.width - 4, at.y + at.height - 17, Math.max(0.6, alpha));
  sheet.text(note, at.x + 8, at.y + at.height - 15, 15, { bold: true, colour, most: left - at.x - 14 });
}

function drawStrip(sheet: Sheet, fact: TankFacts, look: Style, at: Box): void {
  const { word } = careerWords(look);
  const { tank, note } = fact;
  const { colour, alpha } = drawFrame(sheet, fact, at);
  const phone = at.width < 220;
  const wide = phone ? at.width * 0.5 : at.width * 0.42;
  const name = phone ? at.x + 8 : at.x + at.width * 0.45;
  sheet.image(
    sideOf(tank),
    phone
      ? { x: at.x + 2, y: at.y + at.height - wide / 2 - 2, width: wide, height: wide / 2 }
      : { x: at.x + 4, y: at.y + (at.height - wide / 2) / 2, width: wide, height: wide / 2 },
    alpha,
  );
  const gun = gunOf(tank, look);
  const right = at.x + at.width - 8;
  const gunWide = roughWidth(gun, phone ? 12 : 14, 0.5);
  sheet.text(word(tank), name, at.y + (phone ? 14 : 18), phone ? 14 : 16, {
    bold: true,
    most: right - gunWide - name - 6,
  });
  sheet.text(gun, right, at.y + (phone ? 14 : 18), phone ? 12 : 14, { align: 'right', alpha: Math.max(0.6, alpha) });
  const left = drawArmour(sheet, tank, right + 2, at.y + at.height - 19, Math.max(0.6, alpha));
  const [x, y] = phone ? [name, at.y + 32] : [name, at.y + 40];
  sheet.text(note, x, y, phone ? 12.5 : 15, { bold: true, colour, most: phone ? at.width - 16 : left - x - 6 });
}
