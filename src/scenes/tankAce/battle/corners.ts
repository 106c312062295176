import type { GameEvent, Seat } from '../../../rules/core/game';
import { fightOf, missionOf } from '../../../rules/tankAce/base';
import type { Threat } from '../../../rules/tankAce/outlook';
import type { View } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, picture, plate } from '../../paint/marks';
import { toldLines } from '../band';
import type { BattlePlaces } from './places';
import { putSheet } from './sheet';
import { wordsOf } from './words';

interface Corners {
  readonly mission: Box;
  readonly threat: Box;
  readonly legend: Box | null;
  readonly log: Box | null;
}

/** The cards on the board's corners. */
export function cornersOf({ board, unit, form }: BattlePlaces): Corners {
  const u = unit;
  if (form === 'phone') {
    return {
      mission: { x: board.x + 6 * u, y: board.y + 6 * u, width: 208 * u, height: 28 * u },
      threat: { x: board.x + 220 * u, y: board.y + 6 * u, width: 106 * u, height: 28 * u },
      legend: null,
      log: null,
    };
  }
  const bottom = board.y + board.height;
  if (form === 'compact') {
    return {
      mission: { x: board.x + 8 * u, y: board.y + 8 * u, width: 232 * u, height: 60 * u },
      threat: { x: board.x + 8 * u, y: bottom - 66 * u, width: 340 * u, height: 58 * u },
      legend: null,
      log: null,
    };
  }
  const right = board.x + board.width;
  return {
    mission: { x: board.x + 16 * u, y: board.y + 16 * u, width: 270 * u, height: 118 * u },
    threat: { x: board.x + 16 * u, y: bottom - 160 * u, width: 318 * u, height: 144 * u },
    legend: { x: board.x + 348 * u, y: bottom - 54 * u, width: 332 * u, height: 38 * u },
    log: { x: right - 340 * u, y: bottom - 160 * u, width: 324 * u, height: 144 * u },
  };
}

const night = (width: number, height: number, stroke = CREAM, thick = 1): Item =>
  plate({ x: 1, y: 1, width: width - 2, height: height - 2 }, NIGHT, {
    fillAlpha: 0.91,
    stroke,
    width: thick,
    round: 7,
  });

const dim = (view: View) => missionOf(view).weather === 'rain' || missionOf(view).weather === 'snow';

function missionItems(places: BattlePlaces, box: Box, view: View, look: Style): readonly Item[] {
  const { table, say, word } = wordsOf(look);
  const [width, height] = [box.width / places.unit, box.height / places.unit];
  const mission = missionOf(view);
  const kind = word(mission.counter ? 'counterattack' : mission.kind);
  const event = mission.event === null ? table.noEvent : word(`event${mission.event}`);
  const weather = dim(view) ? say(table.weatherPlus, { weather: mission.weather }) : word(mission.weather);
  const land = word(mission.terrain);
  if (places.form === 'phone') {
    return [
      night(width, height),
      label(`${kind} · ${weather} · ${land}`, 8, height / 2, 14, PAPER, 'condensed', {
        bold: true,
        align: 'left',
        most: width - 14,
      }),
    ];
  }
  if (places.form === 'compact') {
    return [
      night(width, height),
      label(kind, 12, 18, 19, PAPER, 'stencil', { align: 'left', most: width - 24 }),
      label([event, weather, land].join(' · '), 12, 43, 14, look.palette.tracer, 'condensed', {
        bold: true,
        align: 'left',
        most: width - 24,
      }),
    ];
  }
  return [
    night(width, height),
    label(kind, 16, 26, 27, PAPER, 'stencil', { align: 'left', most: width - 30 }),
    label(event, 16, 56, 17, look.palette.tracer, 'condensed', { align: 'left', bold: true, most: width - 30 }),
    picture('icon-hull-down-light', { x: 14, y: 78, width: 26, height: 26 }),
    label(land, 46, 92, 16, PAPER, 'condensed', { bold: true, align: 'left', most: 92 }),
    picture(`icon-${mission.weather}-light`, { x: 142, y: 78, width: 26, height: 26 }),
    label(weather, 174, 92, 16, PAPER, 'condensed', { bold: true, align: 'left', most: 88 }),
  ];
}

function threatItems(
  places: BattlePlaces,
  box: Box,
  view: View,
  seat: Seat,
  threat: Threat,
  after: number | null,
  look: Style,
): readonly Item[] {
  const { table, say, percent, word } = wordsOf(look);
  const [width, height] = [box.width / places.unit, box.height / places.unit];
  const { units } = fightOf(view, seat);
  const big = percent(threat.destroyed);
  const red = 0xff7a6e;
  const rows = threat.dangers
    .map(({ unit, fires, destroyed }) => ({
      kind: units.find(({ id }) => id === unit)?.kind ?? '',
      chance: fires * destroyed,
    }))
    .filter(({ chance }) => chance >= 0.005)
    .sort((a, b) => b.chance - a.chance);
  const who = rows.slice(0, 3).map(({ kind, chance }) => `${word(kind)} ${percent(chance)}`);
  const aimed = units.some(({ targets }) => targets === seat);
  const told = who.length === 0 ? (aimed ? table.noHarm : table.nobody) : who.join(' · ');
  const later = after === null ? '' : say(table.after, { chance: percent(after) });
  const rim = night(width, height, look.palette.blocked, 2.5);
  if (places.form === 'phone') {
    return [
      rim,
      label(table.threatShort, 8, height / 2, 13.5, PAPER, 'condensed', { align: 'left', bold: true, most: 46 }),
      label(big, width - 8, height / 2, 18, red, 'stencil', { align: 'right' }),
    ];
  }
  if (places.form === 'compact') {
    return [
      rim,
      label(big, 14, height / 2, 34, red, 'stencil', { align: 'left' }),
      label([table.threat, later].filter((each) => each !== '').join(' · '), 104, 19, 14.5, PAPER, 'condensed', {
        bold: true,
        align: 'left',
        most: width - 114,
      }),
      label(told, 104, 40, 14, CREAM, 'condensed', { align: 'left', most: width - 114 }),
    ];
  }
  return [
    rim,
    label(table.threat, 18, 30, 20, PAPER, 'stencil', { align: 'left', most: 190 }),
    label(big, width - 16, 32, 40, red, 'stencil', { align: 'right' }),
    label(table.threatMore, 18, 62, 16, CREAM, 'condensed', { align: 'left', most: width - 34 }),
    label(told, 18, 92, 16, PAPER, 'condensed', { align: 'left', bold: true, most: width - 34 }),
    label(later, 18, 120, 16, look.palette.tracer, 'condensed', { align: 'left', bold: true, most: width - 34 }),
  ];
}

function legendItems(box: Box, unit: number, look: Style): readonly Item[] {
  const { table } = wordsOf(look);
  const [width, height] = [box.width / unit, box.height / unit];
  const bar = (x: number, fill: number, hatch: boolean): Item =>
    plate({ x, y: height / 2 - 5, width: 28, height: 10 }, fill, {
      stroke: PAPER,
      width: 2,
      round: 0,
      ...(hatch ? { pattern: 'hatch' as const, fillAlpha: 0.25 } : {}),
    });
  return [
    night(width, height),
    bar(14, look.palette.clear, false),
    label(table.front, 48, height / 2, 15, PAPER, 'condensed', { align: 'left', most: 50 }),
    bar(104, look.palette.blocked, true),
    label(table.flank, 138, height / 2, 15, PAPER, 'condensed', { align: 'left', most: 50 }),
    label(table.rings, width - 12, height / 2, 15, PAPER, 'condensed', { align: 'right', most: width - 206 }),
  ];
}

export function drawCorners(
  places: BattlePlaces,
  view: View,
  seat: Seat,
  threat: Threat,
  after: number | null,
  stage: Surface,
  look: Style,
): void {
  const { mission, threat: danger, legend } = cornersOf(places);
  putSheet(stage, 'plate', 'corner/mission', mission, places.unit, missionItems(places, mission, view, look));
  putSheet(
    stage,
    'plate',
    'corner/threat',
    danger,
    places.unit,
    threatItems(places, danger, view, seat, threat, after, look),
  );
  if (legend !== null)
    putSheet(stage, 'plate', 'corner/legend', legend, places.unit, legendItems(legend, places.unit, look));
}

const LOG_ROWS = 3;

/** The last things that happened, where there is room for them. */
export function drawLog(places: BattlePlaces, events: readonly GameEvent[], stage: Surface, look: Style): void {
  const { log } = cornersOf(places);
  if (log === null) return;
  const { table, say } = wordsOf(look);
  const [width, height] = [log.width / places.unit, log.height / places.unit];
  const told = toldLines(events, look);
  const lines = (told.length > 0 ? told : events.map((event) => say(look.text.events[event.type] ?? '', { ...event })))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.charAt(0).toLocaleUpperCase(look.language) + line.slice(1));
  putSheet(stage, 'plate', 'corner/log', log, places.unit, [
    night(width, height),
    label(table.log, 16, 24, 20, PAPER, 'stencil', { align: 'left' }),
    plate({ x: width - 38, y: 12, width: 24, height: 22 }, INK, {
      fillAlpha: 0.001,
      stroke: CREAM,
      width: 1.5,
      round: 4,
    }),
    label('L', width - 26, 23, 14, PAPER, 'condensed', { bold: true }),
    ...lines
      .slice(-LOG_ROWS)
      .map((line, index) =>
        label(line, 16, 58 + index * 30, 16, PAPER, 'condensed', { align: 'left', most: width - 30 }),
      ),
  ]);
}
