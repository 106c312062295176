import { listsIn } from '../../../i18n/formats';
import type { Chapter } from '../../../rules/tankAce/chronicle';
import type { Style } from '../../board/gameScene';
import type { Point } from '../../paint/items';
import { INK, label, PAPER, paragraphLines, picture, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { monthsGone } from '../career/facts';
import { eventPlaces, MAP, roadAfter } from '../career/road';
import { careerWords } from '../career/words';
import type { Put } from './drawRecord';
import type { ServiceFacts } from './facts';
import { recordWords } from './words';

/** The right of the record: the road, the months, the days worth telling, and the verdict. */
export function drawSummary(put: Put, facts: ServiceFacts, look: Style, seal: string): void {
  drawRoad(put, facts);
  drawBars(put, facts, look);
  const { record } = recordWords(look);
  const size = 15;
  const lines = days(facts, look).flatMap((sentence) => paragraphLines(sentence, look.language, 352, size + 1));
  lines.slice(0, 7).forEach((line, index) => {
    put(label(line, 866, 416 + index * 19.5, size, INK, 'text', { align: 'left', most: 352 }));
  });
  drawVerdict(put, facts, look);
  const { say, word } = careerWords(look);
  put(picture('mark-dark', { x: 866, y: 640, width: 38, height: 34 }));
  put(label(say(record.career, { seal }), 914, 648, 14, INK, 'condensed', { align: 'left', bold: true, most: 300 }));
  const judged = facts.over ? word(facts.degree) : record.running;
  put(
    label(`${say(record.degreeRule, { degree: judged })} · ${facts.rule}`, 914, 667, 13.5, INK, 'condensed', {
      align: 'left',
      most: 300,
    }),
  );
}

function drawRoad(put: Put, { view, seat, eventsWon }: ServiceFacts): void {
  const [left, top, width] = [866, 64, 352];
  const k = width / MAP.width;
  const onto = ({ x, y }: Point): Point => ({ x: left + x * k, y: top + y * k });
  put(picture('opmap', { x: left, y: top, width, height: MAP.height * k }));
  const { behind } = roadAfter(monthsGone(view, seat));
  const points = behind.map(onto);
  if (points.length > 1) {
    put({ kind: 'shape', points, closed: false, stroke: 0xfff8e4, width: 8 });
    put({ kind: 'shape', points, closed: false, stroke: 0xc7372f, width: 4.5 });
  }
  for (const event of eventsWon) {
    const { x, y } = onto(eventPlaces[event]);
    put(plate({ x: x - 8, y: y - 8, width: 16, height: 16 }, 0x3e8e5a, { stroke: INK, width: 1.8, round: 8 }));
    put(label(String(event), x, y, 12, PAPER, 'stencil'));
  }
  put(
    plate({ x: left, y: top, width, height: MAP.height * k }, INK, { fillAlpha: 0, stroke: INK, width: 2, round: 3 }),
  );
}

function drawBars(put: Put, { bars }: ServiceFacts, look: Style): void {
  const { record } = recordWords(look);
  const { career } = careerWords(look);
  const column = 352 / Math.max(11, bars.length);
  bars.forEach(({ month, won, lost, lines }, index) => {
    const x = 866 + index * column;
    for (let line = 0; line < lines; line++) {
      const at = { x: x + 2, y: 346 - line * 10, width: column - 6, height: 8 };
      if (line < won) put(plate(at, look.palette.olive, { round: 2 }));
      else if (line < won + lost)
        put(
          plate({ ...at, x: at.x + 1, width: at.width - 2 }, PAPER, {
            stroke: look.palette.blocked,
            width: 2.4,
            round: 2,
          }),
        );
      else put(plate(at, PAPER, { fillAlpha: 0, stroke: 0xa39c85, width: 1, dash: [3, 2], round: 2 }));
    }
    put(label(career.months[month], x + column / 2, 366, 12, INK, 'condensed', { bold: true, most: column }));
  });
  let x = 866;
  for (const [kind, words] of [
    ['won', record.bars.won],
    ['lost', record.bars.lost],
    ['other', record.bars.other],
  ] as const) {
    const at = { x, y: 383, width: 15, height: 9 };
    if (kind === 'other') put(plate(at, PAPER, { fillAlpha: 0, stroke: 0xa39c85, width: 1, dash: [3, 2], round: 2 }));
    else if (kind === 'lost') put(plate(at, PAPER, { stroke: look.palette.blocked, width: 2.4, round: 2 }));
    else put(plate(at, look.palette.olive, { round: 2 }));
    put(label(words, x + 20, 388, 14, INK, 'condensed', { align: 'left' }));
    x += roughWidth(words, 14, 0.48) + 38;
  }
}

/** Events won, the best day and the worst, each in a sentence. */
function days({ eventsWon, best, worst, told, seat, fought }: ServiceFacts, look: Style): readonly string[] {
  const { record } = recordWords(look);
  const { say, word, career, surname } = careerWords(look);
  if (fought === 0) return [record.noDay];
  const named = ({ mission, event, month }: Chapter) => ({
    mission: event === null ? word(mission) : word(`event${event}`),
    month: word(month),
  });
  const kills = ({ met }: Chapter) => {
    const kinds = met.filter(({ destroyed }) => destroyed).map(({ kind }) => kind);
    const counted = [...new Set(kinds)].map((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      return count > 1 ? say(record.some, { count, unit: career.units[kind] }) : career.units[kind];
    });
    return listsIn(look.language).format(counted);
  };
  const lost =
    worst === null
      ? []
      : worst.wounds.filter(({ wound }) => wound === 'KIA').map(({ no }) => surname(told.unit, no, seat));
  return [
    say(record.events, { won: eventsWon.length }),
    ...(best === null ? [] : [say(record.best, { ...named(best), kills: kills(best), rounds: best.rounds })]),
    ...(worst === null
      ? []
      : [
          say(lost.length > 0 ? record.worstMen : record.worst, {
            ...named(worst),
            men: listsIn(look.language).format(lost),
          }),
        ]),
  ];
}

const stamps: { readonly [degree: string]: { readonly texture: string; readonly width: number } } = {
  defeat: { texture: 'stamp-defeat', width: 153.5 },
  draw: { texture: 'stamp-draw', width: 123.2 },
  marginal: { texture: 'stamp-marginal', width: 329 },
  substantial: { texture: 'stamp-substantial', width: 384.8 },
  decisive: { texture: 'stamp-decisive', width: 312.2 },
};

/** The degree of victory as a stamp across the paper; while he serves there is none. */
function drawVerdict(put: Put, { degree, over }: ServiceFacts, look: Style): void {
  put({ kind: 'picture', texture: 'form-seal', x: 1172, y: 578, width: 92, height: 92, alpha: 0.6 });
  if (!over) return;
  const stamp = stamps[degree];
  if (stamp !== undefined && look.language === 'en') {
    const width = Math.min(320, stamp.width);
    put({
      kind: 'picture',
      texture: stamp.texture,
      x: 868 + width / 2,
      y: 582,
      width,
      height: (64 * width) / stamp.width,
      angle: -4,
    });
    return;
  }
  const words = careerWords(look).word(degree);
  const colour = degree === 'defeat' || degree === 'failure' ? look.palette.blocked : look.palette.clear;
  const width = roughWidth(words, 34, 0.66) + 36;
  put(plate({ x: 868, y: 554, width, height: 56 }, PAPER, { fillAlpha: 0, stroke: colour, width: 4, round: 8 }));
  put(label(words, 868 + width / 2, 582, 34, colour, 'stencil', { most: width - 20 }));
}
