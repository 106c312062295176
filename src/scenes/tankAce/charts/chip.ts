import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box, Layer } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, plate } from '../../paint/marks';
import { putSheet } from '../battle/sheet';
import { wordsOf } from '../battle/words';
import type { Corner } from '../screen';

/** The chips that open the charts and ask the Aide: in the upper right corner of what is looked at, from the right. */
export function chipBox({ box: { x, y, width: room }, unit, form }: Corner, index = 0): Box {
  const [width, height] = form === 'wide' ? [138, 42] : [106, 34];
  const edge = form === 'wide' ? 16 : 8;
  return {
    x: x + room - (width + edge) * (index + 1) * unit,
    y: y + edge * unit,
    width: width * unit,
    height: height * unit,
  };
}

/** `advised`: the Aide can be asked. */
export function binderSpots(corner: Corner | null, on: boolean, advised: boolean, look: Style): readonly Spot[] {
  // A phone has them among its tabs.
  if (corner === null) return [];
  const { table } = wordsOf(look);
  const does = { do: 'overlay', id: 'charts' } as const;
  const { name, about } = table.aide;
  const asked = look.advice === true;
  return [
    { id: 'charts', words: table.charts, key: 'C', on, tip: table.chartsAbout, box: chipBox(corner), does },
    ...(!advised
      ? []
      : [
          {
            id: 'aide',
            words: name,
            key: 'H',
            on: asked,
            tip: about,
            box: chipBox(corner, 1),
            does: { do: 'advice' } as const,
          },
        ]),
  ];
}

export function drawBinderChip(
  corner: Corner | null,
  open: boolean,
  advised: boolean,
  stage: Surface,
  look: Style,
): void {
  if (corner === null) return;
  const { table } = wordsOf(look);
  const mark = open ? '✕' : 'C';
  const id = open ? 'binder/close' : 'binder/chip';
  drawChip(corner, chipBox(corner), open ? 'stage' : 'tag', id, { words: table.charts, mark, lit: open }, stage, look);
  if (!advised) return;
  const aide = { words: table.aide.name, mark: 'H', lit: look.advice === true };
  drawChip(corner, chipBox(corner, 1), 'tag', 'aide/chip', aide, stage, look);
}

/** A word and its key on a dark plate, rimmed while what it opens is open. */
function drawChip(
  { unit }: Corner,
  box: Box,
  layer: Layer,
  id: string,
  { words, mark, lit }: { readonly words: string; readonly mark: string; readonly lit: boolean },
  stage: Surface,
  look: Style,
): void {
  const [width, height] = [box.width / unit, box.height / unit];
  const key = { x: width - height + 4, y: 7, width: height - 14, height: height - 14 };
  const night = {
    fillAlpha: lit ? 1 : 0.92,
    stroke: lit ? look.palette.tracer : CREAM,
    width: lit ? 2.5 : 1.5,
    round: 7,
  };
  putSheet(stage, layer, id, box, unit, [
    plate({ x: 1, y: 1, width: width - 2, height: height - 2 }, NIGHT, night),
    label(words, 14, height / 2, height * 0.42, PAPER, 'condensed', {
      bold: true,
      align: 'left',
      most: width - height - 14,
    }),
    plate(key, INK, { fillAlpha: 0.01, stroke: CREAM, width: 1.5, round: 4 }),
    label(mark, key.x + key.width / 2, key.y + key.height / 2, height * 0.36, PAPER, 'condensed', {
      bold: true,
    }),
  ]);
}
