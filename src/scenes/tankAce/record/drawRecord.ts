import { fill } from '../../../i18n/text';
import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { CREAM, INK, label, PAPER, picture, plate } from '../../paint/marks';
import { medalIcons, medals, portraitOf, rankIcons, ribbonIcons, sideOf } from '../career/icons';
import { SHEET } from '../career/sheet';
import { careerWords } from '../career/words';
import { sideViews } from '../sideViews';
import { drawSummary } from './drawSummary';
import type { ServiceFacts } from './facts';
import { recordWords } from './words';

/** The record is always drawn at this size, larger ones are the same picture. */
export const RECORD = { width: 1280, height: 720 } as const;

/** The commander and the four who came with him. */
const FIRST_CREW = 5;

/** Where items are put; one after the other, the later over the earlier. */
export type Put = (...items: readonly Item[]) => void;

/** The whole service record as a picture: who he was, what he did, and how it is judged. */
export function recordItems(facts: ServiceFacts, look: Style, seal: string): readonly Item[] {
  const items: Item[] = [];
  const put: Put = (...more) => void items.push(...more);
  put(plate({ x: 0, y: 0, ...RECORD }, 0x2b3324, { round: 0 }));
  put(plate({ x: 14, y: 8, width: 1252, height: 702 }, 0xc9a766, { stroke: 0x7a5f2c, width: 3, round: 14 }));
  put(plate({ x: 32, y: 38, width: 1216, height: 652 }, 0xf0e6cf, { stroke: 0xb9a878, width: 2, round: 4 }));
  put(
    plate({ x: 40, y: 46, width: 1200, height: 636 }, 0xf0e6cf, { fillAlpha: 0, stroke: 0xb9a878, width: 1, round: 3 }),
  );
  drawPerson(put, facts, look);
  drawDeeds(put, facts, look);
  drawSummary(put, facts, look, seal);
  return items;
}

function drawPerson(put: Put, facts: ServiceFacts, look: Style): void {
  const { record } = recordWords(look);
  const { say, word, surname } = careerWords(look);
  const { told, seat } = facts;
  const fallen = facts.told.men[0]?.end === 'killed';
  put(plate({ x: 62, y: 66, width: 204, height: 238 }, 0xfbf6e8, { stroke: 0xc9bf9f, width: 2, round: 3 }));
  put(picture(portraitOf(0, fallen ? 'KIA' : null), { x: 74, y: 78, width: 180, height: 172 }));
  const title = say(record.ranks[told.rank], { name: surname(told.unit, 0, seat) });
  put(label(title, 164, 276, 21, INK, 'stencil', { most: 190 }));
  put(picture('form-clip', { x: 226, y: 38, width: 35, height: 84 }));
  put(picture(rankIcons[told.rank], { x: 62, y: 322, width: 38, height: 38 }));
  put(label(word(told.rank), 110, 332, 18, INK, 'text', { align: 'left', bold: true, most: 190 }));
  put(label(say(record.began, { month: told.start }), 110, 354, 15, INK, 'condensed', { align: 'left', most: 190 }));
  put(label(word(told.unit), 62, 378, 14, 0x6b5a37, 'condensed', { align: 'left', bold: true, most: 236 }));
  put(label(record.crew, 62, 402, 17, INK, 'stencil', { align: 'left' }));
  drawMen(put, facts, look);
}

/** The men who served longest and last; each with what became of him. */
function drawMen(put: Put, { told, seat }: ServiceFacts, look: Style): void {
  const { record } = recordWords(look);
  const { say, word, surname } = careerWords(look);
  const ROWS = 6;
  const men = told.men.filter(({ no }) => no !== 0);
  const shown = [...men.filter(({ to }) => to === null), ...men.filter(({ to }) => to !== null).toReversed()].slice(
    0,
    ROWS,
  );
  shown.forEach((man, index) => {
    const y = 418 + index * 43;
    put(plate({ x: 62, y, width: 236, height: 1 }, 0x5a4526, { fillAlpha: 0.35, round: 0 }));
    const hurt = man.end === 'killed' ? 'KIA' : man.end === 'serves' ? null : 'SW';
    put(picture(portraitOf(man.no, hurt), { x: 62, y: y + 4, width: 35, height: 35 }));
    const name = say(record.man, { name: surname(told.unit, man.no, seat), post: word(man.post) });
    put(label(name, 106, y + 13, 15, INK, 'condensed', { align: 'left', bold: true, most: 190 }));
    put(label(fateOf(man), 106, y + 31, 14, INK, 'condensed', { align: 'left', most: 190 }));
  });

  function fateOf({ no, end, from, to }: (typeof men)[number]): string {
    if (end !== 'serves') return say(record[end], { month: to ?? told.month });
    if (to !== null) return say(record.until, { month: to });
    return no < FIRST_CREW ? record.whole : say(record.serves, { month: from });
  }
}

function drawDeeds(put: Put, facts: ServiceFacts, look: Style): void {
  const { record } = recordWords(look);
  const { say, word } = careerWords(look);
  const { told } = facts;
  const span = say(record.span, { from: told.start, to: told.month });
  put(
    label(look.language === 'ja' ? span : span.toUpperCase(), 322, 70, 14, 0x6b5a37, 'condensed', {
      align: 'left',
      bold: true,
      most: 520,
    }),
  );
  put(label(record.title, 322, 112, 50, INK, 'stencil', { align: 'left', most: 520 }));
  const boxes = [
    [facts.won, record.boxes.won],
    [facts.fought, record.boxes.fought],
    [facts.destroyed, record.boxes.destroyed],
    [facts.tanksLost, record.boxes.lost],
  ] as const;
  boxes.forEach(([value, name], index) => {
    const first = index === 0;
    const at = first
      ? { x: 322, y: 146, width: 150, height: 92 }
      : { x: 484 + (index - 1) * 123, y: 146, width: 112, height: 92 };
    put(plate(at, first ? INK : SHEET.light, { stroke: first ? INK : SHEET.line, width: 2, round: 8 }));
    put(label(String(value), at.x + at.width / 2, at.y + 36, first ? 48 : 38, first ? 0xffd447 : INK, 'stencil'));
    put(
      label(name, at.x + at.width / 2, at.y + 76, 15, first ? PAPER : INK, 'condensed', {
        bold: true,
        most: at.width - 10,
      }),
    );
  });
  drawMedalCase(put, facts, look, { x: 322, y: 252, width: 520, height: 152 });
  drawKills(put, facts, look);
  put(plate({ x: 322, y: 574, width: 520, height: 1.5 }, 0x5a4526, { fillAlpha: 0.4, round: 0 }));
  put(label(record.tanks, 322, 590, 18, INK, 'stencil', { align: 'left' }));
  const tanks = facts.told.tanks.slice(-4);
  tanks.forEach(({ tank, from, to }, index) => {
    const x = 322 + index * 132;
    put(picture(sideOf(tank), { x: x - 8, y: 598, width: 104, height: 52 }));
    const { career } = careerWords(look);
    const dates = from === to ? career.months[from] : `${career.months[from]}–${career.months[to]}`;
    put(label(`${word(tank)} ${dates}`, x, 660, 14, INK, 'condensed', { align: 'left', bold: true, most: 126 }));
  });
}

function drawMedalCase(put: Put, { view, seat }: ServiceFacts, look: Style, at: Box): void {
  const { career, say } = careerWords(look);
  const awards = view.careers[seat]?.awards;
  put(plate(at, 0x2e191e, { stroke: SHEET.brown, width: 3, round: 8 }));
  if (awards === undefined) return;
  const earned = medals.filter((medal) => awards[medal] > 0);
  const ribbons = (['valorousUnit', 'presidentialUnit'] as const).filter((award) => awards[award] > 0);
  const column = Math.min(80, (at.width - 24 - (ribbons.length > 0 ? 100 : 0)) / Math.max(1, earned.length));
  earned.forEach((medal, index) => {
    const middle = at.x + 12 + column * (index + 0.5);
    put(picture(medalIcons[medal], { x: middle - 31, y: at.y + 9, width: 62, height: 108 }));
    for (let leaf = 1; leaf < Math.min(awards[medal], 5); leaf++)
      put(
        picture('ribbon-oak-leaf', {
          x: middle - 9 + (leaf - 1) * 12 - (Math.min(awards[medal], 5) - 2) * 6,
          y: at.y + 22,
          width: 17,
          height: 17,
        }),
      );
    const count = awards[medal];
    const name = count > 1 ? say(career.times, { award: career.medals[medal], count }) : career.medals[medal];
    put(label(name, middle, at.y + 134, 13.5, CREAM, 'condensed', { most: column - 4 }));
  });
  ribbons.forEach((award, index) => {
    const y = at.y + 26 + index * 60;
    put(picture(ribbonIcons[award], { x: at.x + at.width - 104, y, width: 88, height: 30 }));
    const count = awards[award];
    const name = count > 1 ? say(career.times, { award: career.medals[award], count }) : career.medals[award];
    put(label(name, at.x + at.width - 60, y + 42, 13.5, CREAM, 'condensed', { most: 100 }));
  });
}

function drawKills(put: Put, { armour, guns, light, infantry }: ServiceFacts, look: Style): void {
  const { record } = recordWords(look);
  const { career, say } = careerWords(look);
  put(label(record.kills, 322, 426, 18, INK, 'stencil', { align: 'left', most: 220 }));
  const others = say(record.others, { guns, light, infantry });
  put(label(others, 842, 426, 15, INK, 'condensed', { align: 'right', most: 290 }));
  if (armour.length === 0) put(label(record.noKills, 322, 470, 15, 0x6b665a, 'condensed', { align: 'left' }));
  armour.slice(0, 8).forEach(({ kind, count }, index) => {
    const x = 322 + (index % 4) * 132;
    const y = 438 + Math.floor(index / 4) * 66;
    put(picture(sideViews[kind], { x: x - 10, y: y - 5, width: 104, height: 52 }));
    put(label(String(count), x + 4, y + 54, 21, SHEET.ember, 'stencil', { align: 'left' }));
    put(
      label(career.units[kind], x + 12 + String(count).length * 13, y + 54, 15, INK, 'condensed', {
        align: 'left',
        bold: true,
        most: 88,
      }),
    );
  });
}

/** What the picture tells, in one sentence, for whoever does not see it. */
export function recordAlt({ told, seat, won, destroyed }: ServiceFacts, look: Style): string {
  const { record } = recordWords(look);
  const { fullName } = careerWords(look);
  return fill(record.alt, { name: fullName(told.unit, 0, seat), won, destroyed }, look.text, look.language);
}
