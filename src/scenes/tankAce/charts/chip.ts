import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, plate } from '../../paint/marks';
import type { BattlePlaces } from '../battle/places';
import { putSheet } from '../battle/sheet';
import { wordsOf } from '../battle/words';

/** The chip that opens the charts: in the upper right corner of what is looked at. */
function chipBox({ board, unit, form }: BattlePlaces): Box {
  const [width, height] = form === 'wide' ? [138, 42] : [106, 34];
  const edge = form === 'wide' ? 16 : 8;
  return {
    x: board.x + board.width - (width + edge) * unit,
    y: board.y + edge * unit,
    width: width * unit,
    height: height * unit,
  };
}

export function binderSpots(places: BattlePlaces, on: boolean, look: Style): readonly Spot[] {
  if (places.form === 'phone') return [];
  const { table } = wordsOf(look);
  const does = { do: 'overlay', id: 'charts' } as const;
  return [{ id: 'charts', words: table.charts, key: 'C', on, tip: table.chartsAbout, box: chipBox(places), does }];
}

export function drawBinderChip(places: BattlePlaces, open: boolean, stage: Surface, look: Style): void {
  // A phone has it among its tabs.
  if (places.form === 'phone') return;
  const { table } = wordsOf(look);
  const box = chipBox(places);
  const [width, height] = [box.width / places.unit, box.height / places.unit];
  const key = { x: width - height + 4, y: 7, width: height - 14, height: height - 14 };
  const night = { fillAlpha: open ? 1 : 0.92, stroke: open ? look.palette.tracer : CREAM, width: 1.5, round: 7 };
  putSheet(stage, open ? 'stage' : 'tag', open ? 'binder/close' : 'binder/chip', box, places.unit, [
    plate({ x: 1, y: 1, width: width - 2, height: height - 2 }, NIGHT, night),
    label(table.charts, 14, height / 2, height * 0.42, PAPER, 'condensed', {
      bold: true,
      align: 'left',
      most: width - height - 14,
    }),
    plate(key, INK, { fillAlpha: 0.01, stroke: CREAM, width: 1.5, round: 4 }),
    label(open ? '✕' : 'C', key.x + key.width / 2, key.y + key.height / 2, height * 0.36, PAPER, 'condensed', {
      bold: true,
    }),
  ]);
}
