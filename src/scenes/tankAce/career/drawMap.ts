import type { Seat } from '../../../rules/core/game';
import { eventNumbers, majorEvents } from '../../../rules/tankAce/data/calendar';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box, Point } from '../../paint/items';
import { CREAM, INK, NIGHT, PAPER } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { monthsGone, pinsOf } from './facts';
import { cities, eventPlaces, MAP, roadAfter } from './road';
import type { Sheet } from './sheet';
import { careerWords } from './words';

type Onto = (point: Point) => Point;

/** Smaller than this part of its drawing, the map is that of a phone. */
const PHONE = 0.5;

/** The road from Normandy to Germany: how far it has been driven, and how each major event stands. */
export function drawMap(sheet: Sheet, view: View, seat: Seat, look: Style, zone: Box = sheet.box): void {
  const k = zone.width / MAP.width;
  const onto: Onto = ({ x, y }) => ({ x: zone.x + x * k, y: zone.y + y * k });
  const size = (wide: number, least: number) => Math.max(least, wide * k);
  sheet.image('opmap', { ...zone, height: MAP.height * k });
  drawRoad(sheet, onto, k, monthsGone(view, seat));
  drawNames(sheet, onto, look, size);
  drawPins(sheet, view, seat, onto, Math.max(0.62, k));
  sheet.item({
    kind: 'shape',
    points: [
      { x: zone.x + 1.5, y: zone.y + 1.5 },
      { x: zone.x + zone.width - 1.5, y: zone.y + 1.5 },
      { x: zone.x + zone.width - 1.5, y: zone.y + MAP.height * k - 1.5 },
      { x: zone.x + 1.5, y: zone.y + MAP.height * k - 1.5 },
    ],
    closed: true,
    stroke: INK,
    width: 3,
    round: 8,
  });
  drawStanding(sheet, view, seat, look, { ...zone, height: MAP.height * k }, k < PHONE);
}

function drawRoad(sheet: Sheet, onto: Onto, k: number, months: number): void {
  const { behind, ahead } = roadAfter(months);
  const line = (points: readonly Point[], stroke: number, width: number, more: object = {}) =>
    sheet.item({ kind: 'shape', points: points.map(onto), closed: false, stroke, width: width * k, ...more });
  if (ahead.length > 1) line(ahead, 0x5a4526, 4, { dash: [3, 8], alpha: 0.75 });
  if (behind.length > 1) {
    line(behind, 0xfff8e4, 10);
    line(behind, 0x5b6236, 6);
    line(behind, 0xc9cf9a, 1.6, { dash: [8, 8] });
  }
  const here = onto(ahead[0] ?? behind.at(-1) ?? { x: 0, y: 0 });
  const wide = 62 * Math.max(0.62, k);
  sheet.image('route-tank', { x: here.x - wide * 0.5, y: here.y - wide * 0.34, width: wide, height: wide * 0.63 });
}

function drawNames(sheet: Sheet, onto: Onto, look: Style, size: (wide: number, least: number) => number): void {
  const { career } = careerWords(look);
  const land = (words: string, x: number, y: number, colour: number) => {
    const at = onto({ x, y });
    sheet.text(words, at.x, at.y, size(26, 15), { face: 'stencil', colour, align: 'centre', alpha: 0.8 });
  };
  // On a phone the pins need the room: capitals alone are named.
  const narrow = size(1, 0) < PHONE;
  land(career.lands.channel, 215, 205, 0x4d6b6c);
  land(career.lands.france, 440, 462, 0x8f8663);
  land(career.lands.germany, 850, 320, 0x8f8663);
  for (const { name, at, side, capital } of cities) {
    if (narrow && capital !== true) continue;
    const { x, y } = onto(at);
    const words = career.places[name];
    const r = size(capital === true ? 5.5 : 4, 3);
    sheet.plate({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, capital === true ? INK : PAPER, {
      stroke: INK,
      width: 1.6,
      round: r,
    });
    const type = size(capital === true ? 18 : 16, 13);
    const [dx, dy] = side === 'east' ? [r + 4, 0] : side === 'west' ? [-r - 4, 0] : [0, -r - type * 0.6];
    const align = side === 'east' ? 'left' : side === 'west' ? 'right' : 'centre';
    sheet.text(words, x + dx, y + dy, type, { align, bold: capital === true, halo: 4 });
  }
}

function drawPins(sheet: Sheet, view: View, seat: Seat, onto: Onto, k: number): void {
  const pins = pinsOf(view, seat);
  for (const event of eventNumbers) {
    const { x, y } = onto(eventPlaces[event]);
    sheet.image(`pin-${pins[event]}`, { x: x - 24 * k, y: y - 54 * k, width: 48 * k, height: 62 * k });
    sheet.text(String(event), x, y - 32 * k, 23 * k, {
      face: 'stencil',
      align: 'centre',
      colour: pins[event] === 'later' ? INK : PAPER,
    });
  }
}

/** Which events were won and which have passed, and those to come with their dates. */
function drawStanding(sheet: Sheet, view: View, seat: Seat, look: Style, zone: Box, narrow: boolean): void {
  const { career, say } = careerWords(look);
  const pins = pinsOf(view, seat);
  const those = (...kinds: readonly string[]) => eventNumbers.filter((event) => kinds.includes(pins[event]));
  const list = (events: readonly number[]) => events.join(', ');
  const type = zone.width > 800 ? 16 : zone.width > 500 ? 15 : 13;
  drawComing(sheet, those('active', 'later').slice(0, narrow ? 2 : 3), look, zone, type);
  if (narrow) return;
  const told = [
    ...(those('won').length > 0 ? [say(career.eventsWon, { list: list(those('won')) })] : []),
    ...(those('past').length > 0 ? [say(career.eventsPast, { list: list(those('past')) })] : []),
  ];
  const line = told.length === 0 ? career.noEvents : told.join(' · ');
  const width = Math.max(roughWidth(career.road, type + 7, 0.62), roughWidth(line, type, 0.46)) + 28;
  const head = { x: zone.x + 12, y: zone.y + 12, width: Math.min(width, zone.width - 24), height: type * 3.6 };
  sheet.plate(head, NIGHT, { fillAlpha: 0.92, round: 7 });
  sheet.text(career.road, head.x + 14, head.y + type * 1.15, type + 6, {
    face: 'stencil',
    colour: CREAM,
    most: head.width - 28,
  });
  sheet.text(line, head.x + 14, head.y + type * 2.6, type, { colour: CREAM, most: head.width - 28 });
}

function drawComing(
  sheet: Sheet,
  events: ReturnType<typeof eventNumbers.filter>,
  look: Style,
  zone: Box,
  type: number,
): void {
  if (events.length === 0) return;
  const { career } = careerWords(look);
  const texts = events.map((event) => `${career.events[event]} ${career.dates[majorEvents[event]]}`);
  const disc = type * 1.5;
  const widths = texts.map((words) => roughWidth(words, type, look.language === 'ja' ? 0.55 : 0.46) + disc + 18);
  const width = widths.reduce((sum, each) => sum + each, 12);
  const at = {
    x: zone.x + zone.width - 12 - width,
    y: zone.y + zone.height - 12 - type * 2.2,
    width,
    height: type * 2.2,
  };
  sheet.plate(at, NIGHT, { fillAlpha: 0.92, round: 7 });
  let x = at.x + 10;
  const y = at.y + at.height / 2;
  events.forEach((event, index) => {
    sheet.plate({ x, y: y - disc / 2, width: disc, height: disc }, PAPER, { round: disc / 2 });
    sheet.text(String(event), x + disc / 2, y, type * 1.05, { face: 'stencil', align: 'centre' });
    sheet.text(texts[index] ?? '', x + disc + 6, y, type, { colour: CREAM });
    x += widths[index] ?? 0;
  });
}
