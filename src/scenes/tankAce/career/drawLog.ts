import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import type { EnemyId } from '../../../rules/tankAce/data/enemies';
import { datedLog } from '../../../rules/tankAce/missionLog';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { roughWidth } from '../../paint/textWidth';
import { paper, SHEET, type Sheet } from './sheet';
import { careerWords } from './words';

type Line = ReturnType<typeof datedLog>[number];
type Fought = Extract<Line['entry'], { type: 'fought' }>;

/** The last lines of the mission log, as many as there is room for; the latest is lit. */
export function drawLog(sheet: Sheet, view: View, seat: Seat, look: Style, zone: Box = sheet.box): void {
  const { career } = careerWords(look);
  const big = zone.width > 800;
  const phone = zone.width <= 500;
  const head = zone.height > 120;
  paper(sheet, zone);
  const inset = phone ? 12 : big ? 28 : 18;
  const top = zone.y + (head ? (big ? 44 : 34) : 9);
  if (head) {
    const y = zone.y + (big ? 26 : 20);
    sheet.text(career.log, zone.x + inset, y, big ? 20 : 17, { face: 'stencil' });
    sheet.text(career.logNote, zone.x + zone.width - inset, y, big ? 15 : 13, { align: 'right' });
  }
  const tall = phone ? 44 : big ? 38 : 34;
  const rows = Math.max(1, Math.floor((zone.y + zone.height - 6 - top) / tall));
  const lines = datedLog(view, careerOf(view, seat)).slice(-rows);
  if (lines.length === 0) {
    sheet.text(career.logEmpty, zone.x + inset, top + tall / 2, big ? 17 : 15, { colour: 0x6b665a });
    return;
  }
  lines.forEach((line, index) => {
    const at = { x: zone.x + inset, y: top + index * tall, width: zone.width - 2 * inset, height: tall };
    const last = index === lines.length - 1;
    if (last) sheet.plate(at, 0xffd447, { fillAlpha: 0.3, round: 2 });
    sheet.plate({ ...at, height: 1 }, 0x5a4526, { fillAlpha: 0.35, round: 0 });
    if (phone) drawShortLine(sheet, line, look, at);
    else drawLine(sheet, line, look, at, big);
  });
}

/** Places of the columns of a line, as parts of its width. */
const wide = { no: 0, month: 0.048, mission: 0.1, ground: 0.22, met: 0.345, event: 0.655, stamp: 0.795 };
const small = { no: 0, month: 0, mission: 0.055, ground: 0.18, met: 0.335, event: 0.335, stamp: 0.725 };

function drawLine(sheet: Sheet, { no, month, entry }: Line, look: Style, at: Box, big: boolean): void {
  const { career, word, say } = careerWords(look);
  const type = big ? 17 : 15.5;
  const y = at.y + at.height / 2;
  const place = big ? wide : small;
  const x = (part: number) => at.x + 4 + part * at.width;
  sheet.text(String(no), x(place.no), y, type + 1, { face: 'stencil' });
  if (big) sheet.text(career.months[month], x(place.month), y, type);
  if (entry.type !== 'fought') {
    sheet.text(career.noMission, x(place.mission), y, type, { bold: true, most: at.width * 0.12 });
    sheet.text(career.reasons[entry.type === 'refit' ? 'refit' : entry.reason], x(place.ground), y, type);
    return;
  }
  sheet.text(career.missions[entry.mission], x(place.mission), y, type, { bold: true, most: at.width * 0.115 });
  sheet.text(`${career.grounds[entry.terrain]}, ${word(entry.weather)}`, x(place.ground), y, type, {
    most: at.width * 0.12,
  });
  drawMet(sheet, entry, look, { x: x(place.met), y, width: at.width * (big ? 0.3 : 0.38), height: type });
  if (big && entry.event !== null)
    sheet.text(career.events[entry.event], x(place.event), y, type, {
      bold: true,
      colour: 0x8f5a12,
      most: at.width * 0.13,
    });
  drawVerdict(sheet, entry, look, {
    x: x(place.stamp),
    y: y - at.height * 0.36,
    width: at.width * 0.12,
    height: at.height * 0.72,
  });
  if (entry.xp > 0)
    sheet.text(say(career.xp, { xp: entry.xp }), at.x + at.width - 4, y, type, { face: 'stencil', align: 'right' });
}

function drawShortLine(sheet: Sheet, { no, month, entry }: Line, look: Style, at: Box): void {
  const { career, word } = careerWords(look);
  const upper = at.y + 13;
  const lower = at.y + 32;
  sheet.text(String(no), at.x + 2, upper, 15, { face: 'stencil' });
  sheet.text(career.months[month], at.x + 28, upper, 13);
  if (entry.type !== 'fought') {
    sheet.text(career.noMission, at.x + 66, upper, 14, { bold: true });
    sheet.text(career.reasons[entry.type === 'refit' ? 'refit' : entry.reason], at.x + 66, lower, 13);
    return;
  }
  const told = `${career.missions[entry.mission]}, ${career.grounds[entry.terrain]}, ${word(entry.weather)}`;
  sheet.text(told, at.x + 66, upper, 14, { bold: true, most: at.width - 150 });
  drawMet(sheet, entry, look, { x: at.x + 28, y: lower, width: at.width - 34, height: 13 });
  drawVerdict(sheet, entry, look, { x: at.x + at.width - 82, y: at.y + 3, width: 80, height: 20 });
}

/** The units met, each kind once; a ring round those destroyed. */
function drawMet(sheet: Sheet, { met }: Fought, look: Style, at: Box): void {
  const { career } = careerWords(look);
  const named = (kinds: readonly EnemyId[]) =>
    [...new Set(kinds)].map((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      return count > 1 ? `${count} ${career.units[kind]}` : career.units[kind];
    });
  const killed = named(met.filter(({ destroyed }) => destroyed).map(({ kind }) => kind));
  const left = named(met.filter(({ destroyed }) => !destroyed).map(({ kind }) => kind));
  const words = [...killed.map((text) => ({ text, ring: true })), ...left.map((text) => ({ text, ring: false }))];
  const size = at.height;
  const wide = (text: string) => roughWidth(text, size, 0.46) + 16;
  const all = words.reduce((sum, { text }) => sum + wide(text) + 2, 0);
  const k = Math.min(1, at.width / Math.max(1, all));
  let x = at.x;
  for (const { text, ring } of words) {
    const width = wide(text) * k;
    if (ring) {
      const box = { x, y: at.y - size * 0.75, width, height: size * 1.5 };
      sheet.plate(box, SHEET.paper, { fillAlpha: 0, stroke: 0xc7372f, width: 2.2, round: size * 0.75 });
    }
    sheet.text(text, x + width / 2, at.y, size * Math.max(0.8, k), { align: 'centre', most: width - 6 });
    x += width + 2;
  }
}

/** Stamped as it ended. */
function drawVerdict(sheet: Sheet, { result }: Fought, look: Style, at: Box): void {
  const { career } = careerWords(look);
  const colour = result === 'won' ? 0x2f7d4b : 0xa5452f;
  const width = Math.min(at.width, roughWidth(career.result[result], at.height * 0.62, 0.62) + 18);
  sheet.plate({ ...at, width }, SHEET.light, { fillAlpha: 0, stroke: colour, width: 2.2, round: 4 });
  sheet.text(career.result[result], at.x + width / 2, at.y + at.height / 2, at.height * 0.6, {
    face: 'stencil',
    align: 'centre',
    colour,
    most: width - 8,
  });
}
