import type { GameEvent } from '../../../rules/core/game';
import { charts } from '../../../rules/tankAce/charts';
import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, plate } from '../../paint/marks';
import type { BattlePlaces } from '../battle/places';
import { cornerOf } from '../battle/places';
import { putSheet } from '../battle/sheet';
import { wordsOf } from '../battle/words';
import { chainItems } from './chainArt';
import { drawBinderChip } from './chip';
import { chartName, type Page, pageOf, type Rolled, signOf } from './page';
import { indexChips, pageItems } from './pageArt';
import { type ChartTheatre, type Pace, paces } from './theatre';

/** Which page the binder lies open at. */
interface Opened {
  readonly chart: string;
  readonly column: string | null;
  /** Which of the last rolls it shows; null: the chart as such. */
  readonly roll: number | null;
}

interface Binder {
  /** What happened in the last step: its rolls are to be read, the latest first. */
  tell(events: readonly GameEvent[]): void;
  look(id: string): void;
  draw(places: BattlePlaces, stage: Surface, look: Style): void;
  spots(places: BattlePlaces, look: Style): readonly Spot[];
}

interface Shelf {
  readonly box: Box;
  readonly chart: string;
}

/** Where the charts stand in the index, under the rolls of the last step; in units of the form. */
function shelves({ form, board, unit }: BattlePlaces): {
  readonly rolls: readonly Box[];
  readonly charts: readonly Shelf[];
} {
  const [width, height] = [board.width / unit, board.height / unit];
  const phone = form === 'phone';
  const edge = phone ? 8 : 20;
  const across = phone ? 7 : 4;
  const cards = phone ? 3 : form === 'wide' ? 5 : 4;
  const cardTall = phone ? 64 : form === 'wide' ? 118 : 92;
  const top = phone ? 34 : 66;
  const cardWide = (width - 2 * edge - (cards - 1) * 8) / cards;
  const rolls = Array.from({ length: cards }, (_, index) => ({
    x: edge + index * (cardWide + 8),
    y: top,
    width: cardWide,
    height: cardTall,
  }));
  const from = top + cardTall + (phone ? 8 : 46);
  const gap = phone ? 4 : 7;
  const rows = Math.ceil(charts.length / across);
  const tall = Math.min(phone ? 27 : 52, (height - from - edge - (rows - 1) * gap) / rows);
  const wide = (width - 2 * edge - (across - 1) * gap) / across;
  return {
    rolls,
    charts: charts.map(({ id }, index) => ({
      chart: id,
      box: {
        x: edge + (index % across) * (wide + gap),
        y: from + Math.floor(index / across) * (tall + gap),
        width: wide,
        height: tall,
      },
    })),
  };
}

/** How long rolls are shown is chosen at the top of the index. */
function paceBoxes({ form, board, unit }: BattlePlaces): readonly { readonly pace: Pace; readonly box: Box }[] {
  const width = board.width / unit;
  const phone = form === 'phone';
  const [wide, tall] = phone ? [44, 24] : [74, 34];
  // The chip that closes the binder lies to the right of them.
  const right = phone ? 8 : form === 'wide' ? 170 : 124;
  return paces.map((pace, index) => ({
    pace,
    box: {
      x: width - right - (paces.length - index) * (wide + 6) + 6,
      y: phone ? 6 : 20,
      width: wide,
      height: tall,
    },
  }));
}

const isRolled = (event: GameEvent): event is Rolled => event.type === 'rolled' && 'chart' in event && 'faces' in event;

/** Every chart of the game to read at any time, and the rolls of the last step with their rows lit. */
export function openBinder(theatre: ChartTheatre): Binder {
  let opened: Opened = { chart: 'B1', column: null, roll: null };
  let last: readonly Rolled[] = [];
  let told = '';
  const shown = () => (opened.roll === null ? null : (last[opened.roll] ?? null));
  const page = (look: Style): Page | null => pageOf(shown()?.chart ?? opened.chart, opened.column, shown(), look);
  const latest = (count: number) => last.map((roll, index) => ({ roll, index })).slice(-count);
  return {
    tell(events) {
      const rolls = events.filter(isRolled);
      const key = JSON.stringify(rolls);
      // The same step is told with every picture: only another one turns the page.
      if (rolls.length === 0 || key === told) return;
      told = key;
      last = rolls;
      opened = { ...opened, roll: rolls.length - 1 };
    },
    look(id) {
      const pace = paces.find((each) => id === `pace:${each}`);
      if (pace !== undefined) theatre.setPace(pace);
      const value = id.slice(id.indexOf(':') + 1);
      if (id.startsWith('chart:')) opened = { chart: value, column: null, roll: null };
      if (id.startsWith('roll:')) opened = { ...opened, roll: Number(value) };
      if (id.startsWith('column:')) opened = { chart: shown()?.chart ?? opened.chart, column: value, roll: null };
    },
    draw(places, stage, look) {
      const now = page(look);
      const { page: zone, unit, board } = places;
      putSheet(
        stage,
        'stage',
        'binder/index',
        board,
        unit,
        indexItems(places, now, latest(99), opened.roll, theatre.pace(), look),
      );
      drawBinderChip(cornerOf(places), true, false, stage, look);
      if (now !== null)
        putSheet(
          stage,
          'stage',
          'binder/page',
          zone,
          unit,
          pageItems(now, zone.width / unit, zone.height / unit, 'read', look),
        );
    },
    spots(places, look) {
      const { board, unit, page: zone } = places;
      const at = (from: Box, { x, y, width, height }: Box): Box => ({
        x: from.x + x * unit,
        y: from.y + y * unit,
        width: width * unit,
        height: height * unit,
      });
      const plan = shelves(places);
      const now = page(look);
      return [
        ...paceBoxes(places).map(
          ({ pace, box }): Spot => ({
            id: `pace-${pace}`,
            words: wordsOf(look).table.paces[pace],
            on: theatre.pace() === pace,
            box: at(board, box),
            does: { do: 'look', id: `pace:${pace}` },
          }),
        ),
        ...latest(plan.rolls.length).map(
          ({ roll, index }, place): Spot => ({
            id: `roll-${index}`,
            words: chartName(roll.chart, look),
            on: opened.roll === index,
            box: at(board, plan.rolls[place] ?? board),
            does: { do: 'look', id: `roll:${index}` },
          }),
        ),
        ...plan.charts.map(
          ({ chart, box }): Spot => ({
            id: `chart-${chart}`,
            words: `${chart} ${chartName(chart, look)}`,
            on: now?.id === chart,
            box: at(board, box),
            does: { do: 'look', id: `chart:${chart}` },
          }),
        ),
        ...indexChips(now ?? { index: [] }, zone.width / unit).map(
          ({ column, words, on, box }): Spot => ({
            id: `column-${column}`,
            words,
            on,
            box: at(zone, box),
            does: { do: 'look', id: `column:${column}` },
          }),
        ),
      ];
    },
  };
}

function indexItems(
  places: BattlePlaces,
  now: Page | null,
  rolls: readonly { readonly roll: Rolled; readonly index: number }[],
  current: number | null,
  pace: Pace,
  look: Style,
): readonly Item[] {
  const { table } = wordsOf(look);
  const { form, board, unit } = places;
  const [width, height] = [board.width / unit, board.height / unit];
  const phone = form === 'phone';
  const plan = shelves(places);
  const first = plan.rolls[0];
  const seen = rolls.slice(-plan.rolls.length);
  const cards = seen.flatMap(({ roll, index }, place): readonly Item[] => {
    const box = plan.rolls[place];
    const page = pageOf(roll.chart, null, roll, look);
    if (box === undefined || page === null) return [];
    return [
      {
        kind: 'group',
        key: `chain ${JSON.stringify(roll)} ${index === current} ${look.language}`,
        items: chainItems(page, roll.who, box.width, box.height, index === current, look),
        inner: { width: box.width, height: box.height },
        ...box,
        pivot: { x: 0, y: 0 },
      },
    ];
  });
  const shelf = plan.charts.flatMap(({ chart, box }): readonly Item[] => {
    const on = now?.id === chart;
    const named = isNumbered(chart);
    return [
      plate(box, on ? look.palette.act : 0xe9e0c8, {
        stroke: on ? look.palette.tracer : INK,
        width: on ? 3 : 1.5,
        round: 5,
      }),
      label(
        phone ? short(chart, look) : signOf(chart, ''),
        phone ? box.x + box.width / 2 : box.x + 10,
        box.y + box.height / 2,
        phone ? 13 : named ? 20 : 0.1,
        on ? 0xfff6e6 : INK,
        'stencil',
        { align: phone ? 'centre' : 'left', most: phone ? box.width - 4 : 40 },
      ),
      ...(phone
        ? []
        : [
            label(
              chartName(chart, look),
              box.x + (named ? 54 : 10),
              box.y + box.height / 2,
              15.5,
              on ? 0xfff6e6 : INK,
              'condensed',
              { align: 'left', bold: true, most: box.width - (named ? 60 : 18) },
            ),
          ]),
    ];
  });
  return [
    plate({ x: 1, y: 1, width: width - 2, height: height - 2 }, NIGHT, {
      fillAlpha: 0.97,
      stroke: CREAM,
      width: 1.5,
      round: 8,
    }),
    label(
      seen.length === 0 ? table.noRolls : table.chain,
      phone ? 10 : 20,
      phone ? 18 : 38,
      phone ? 16 : 24,
      PAPER,
      'stencil',
      { align: 'left', most: width - (phone ? 170 : 440) },
    ),
    ...paceBoxes(places).flatMap(({ pace: each, box }): readonly Item[] => [
      plate(box, each === pace ? look.palette.act : 0x2b3441, { stroke: CREAM, width: 1.5, round: 6 }),
      label(table.paces[each], box.x + box.width / 2, box.y + box.height / 2, phone ? 12 : 15, PAPER, 'condensed', {
        bold: true,
        most: box.width - 6,
      }),
    ]),
    ...cards,
    ...(phone || first === undefined
      ? []
      : [label(table.charts, 20, first.y + first.height + 26, 22, PAPER, 'stencil', { align: 'left' })]),
    ...shelf,
  ];
}

/** Charts that the rules call by a letter and a number. */
const isNumbered = (chart: string) => signOf(chart, '') !== '';
const short = (chart: string, look: Style) => signOf(chart, '') || chartName(chart, look);
