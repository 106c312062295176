import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { posts, wareNames } from '../../../rules/tankAce/data/crewCharts';
import { tankIds } from '../../../rules/tankAce/data/tanks';
import { skillOffer, skillsOf, tankOffer, wareOffer } from '../../../rules/tankAce/offers';
import type { View } from '../../../rules/tankAce/types';
import type { Spot, Style } from '../../board/gameScene';
import type { Box, Group } from '../../paint/items';
import { INK, PAPER } from '../../paint/marks';
import { drawCalendar } from './drawCalendar';
import { drawCommander } from './drawCommander';
import { drawCrew } from './drawCrew';
import { drawLog } from './drawLog';
import { drawMap } from './drawMap';
import { drawPark } from './drawPark';
import { drawMedals, drawSchool, drawUnits } from './drawSmallPapers';
import { drawTrade } from './drawTrade';
import type { Desk, Paper } from './layout';
import { MAP } from './road';
import { drawSheet, SHEET, type Sheet } from './sheet';
import { careerWords } from './words';

/** The whole desk at one moment: its papers as pictures, and what can be pressed on them. */
export interface Composed {
  readonly groups: readonly { readonly id: string; readonly group: Group }[];
  readonly spots: readonly Spot[];
}

/** Which papers a phase is about, the first on top. */
function papersOf({ phase, setup }: View): readonly Paper[] {
  if (phase === 'enlist') return setup === 'mission' ? ['tanks', 'units'] : ['units', 'tanks'];
  if (phase === 'school') return ['school', 'crew'];
  if (phase === 'skills') return ['crew', 'tanks'];
  if (phase === 'assign') return ['crew', 'tanks'];
  return ['crew', 'tanks', 'trade'];
}

/** The tabs of a desk that cannot show them all at once. */
function tabsOf(view: View, desk: Desk): readonly Paper[] {
  const papers = papersOf(view);
  const more: readonly Paper[] = papers.includes('trade') ? ['medals'] : [];
  return desk.spread === 'phone' ? ['road', ...papers, ...more] : [...papers, ...more];
}

/** The paper that lies on top: the one asked for, or the first that is about this phase. */
function leafOf(view: View, desk: Desk, asked: Paper | null): Paper {
  const tabs = tabsOf(view, desk);
  if (asked !== null && tabs.includes(asked)) return asked;
  const [first = 'crew'] = papersOf(view);
  return view.phase === 'assign' ? 'tanks' : first;
}

const drawers: { readonly [name in Paper]: (sheet: Sheet, view: View, seat: Seat, look: Style) => void } = {
  road: drawRoadLeaf,
  crew: drawCrew,
  tanks: drawPark,
  trade: drawTrade,
  medals: drawMedals,
  units: drawUnits,
  school: (sheet, view, _, look) => drawSchool(sheet, view, look),
};

/** On a phone map, calendar and log are one paper. */
function drawRoadLeaf(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { width, height } = sheet.box;
  const map = { x: 0, y: 0, width, height: (width * MAP.height) / MAP.width };
  drawMap(sheet, view, seat, look, map);
  const calendar = { x: 0, y: map.height + 4, width, height: 136 };
  drawCalendar(sheet, view, seat, look, calendar);
  const log = calendar.y + calendar.height + 4;
  if (height - log > 60) drawLog(sheet, view, seat, look, { x: 0, y: log, width, height: height - log });
}

/** How many things on a paper can be paid for now. */
function offersOn(name: Paper, view: View, seat: Seat): number {
  switch (name) {
    case 'crew':
      return posts.flatMap((post) => skillsOf(post).filter((skill) => skillOffer(view, seat, post, skill).why === null))
        .length;
    case 'tanks':
      return tankIds.filter((tank) => careerOf(view, seat).tank !== tank && tankOffer(view, seat, tank).why === null)
        .length;
    case 'trade':
      return wareNames.filter((ware) => wareOffer(view, seat, ware).why === null).length;
    default:
      return 0;
  }
}

function drawTabs(sheet: Sheet, view: View, seat: Seat, look: Style, desk: Desk, leaf: Paper): void {
  const { career } = careerWords(look);
  const tabs = tabsOf(view, desk);
  const phone = desk.spread === 'phone';
  const width = sheet.box.width / Math.max(phone ? 1 : 4, tabs.length);
  tabs.forEach((name, index) => {
    const on = name === leaf;
    const at = {
      x: index * width,
      y: on ? 0 : 4,
      width: width - (phone ? 3 : 6),
      height: sheet.box.height + (on ? 6 : 0),
    };
    sheet.plate(at, on ? SHEET.paper : 0xb3a982, { stroke: INK, width: 2, round: 9 });
    const offers = offersOn(name, view, seat);
    const type = phone ? 14 : 19;
    const middle = at.x + at.width / 2 - (offers > 0 ? (phone ? 9 : 15) : 0);
    sheet.text(career.tabs[name], middle, at.y + 20, type, {
      face: 'stencil',
      align: 'centre',
      most: at.width - (offers > 0 ? 30 : 8),
    });
    if (offers > 0) {
      const r = phone ? 9 : 12;
      const x = at.x + at.width - r - (phone ? 4 : 14);
      sheet.plate({ x: x - r, y: at.y + 20 - r, width: 2 * r, height: 2 * r }, look.palette.act, { round: r });
      sheet.text(String(offers), x, at.y + 20, phone ? 12 : 16, { face: 'stencil', align: 'centre', colour: PAPER });
    }
    sheet.spot({
      id: `tab-${name}`,
      words: career.tabs[name],
      box: at,
      on,
      does: { do: 'look', id: `career/${name}` },
    });
  });
}

export function composeDesk(view: View, seat: Seat, look: Style, desk: Desk, asked: Paper | null): Composed {
  const groups: { id: string; group: Group }[] = [];
  const spots: Spot[] = [];
  const lay = (id: string, zone: Box | null, paint: (sheet: Sheet) => void) => {
    if (zone === null) return;
    const { group, spots: pressed } = drawSheet(desk, `${id} ${look.language}`, zone, paint);
    groups.push({ id, group });
    spots.push(...pressed);
  };
  lay('map', desk.map, (sheet) => drawMap(sheet, view, seat, look));
  lay('calendar', desk.calendar, (sheet) => drawCalendar(sheet, view, seat, look));
  lay('log', desk.log, (sheet) => drawLog(sheet, view, seat, look));
  lay('commander', desk.commander, (sheet) => drawCommander(sheet, view, seat, look));
  const leaf = leafOf(view, desk, asked);
  lay('tabs', desk.tabs, (sheet) => drawTabs(sheet, view, seat, look, desk, leaf));
  lay('leaf', desk.leaf, (sheet) => drawers[leaf](sheet, view, seat, look));
  papersOf(view).forEach((name, index) => {
    lay(name, desk.slots[index] ?? null, (sheet) => drawers[name](sheet, view, seat, look));
  });
  return { groups, spots };
}
