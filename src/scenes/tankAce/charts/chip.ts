import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box, Layer } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, plate } from '../../paint/marks';
import type { BattlePlaces } from '../battle/places';
import { putSheet } from '../battle/sheet';
import { wordsOf } from '../battle/words';

/** The chips that open the charts and ask the Aide: in the upper right corner of what is looked at, from the right. */
function chipBox({ board, unit, form }: BattlePlaces, index = 0): Box {
  const [width, height] = form === 'wide' ? [138, 42] : [106, 34];
  const edge = form === 'wide' ? 16 : 8;
  return {
    x: board.x + board.width - (width + edge) * (index + 1) * unit,
    y: board.y + edge * unit,
    width: width * unit,
    height: height * unit,
  };
}

export function binderSpots(places: BattlePlaces, on: boolean, look: Style): readonly Spot[] {
  if (places.form === 'phone') return [];
  const { table } = wordsOf(look);
  const does = { do: 'overlay', id: 'charts' } as const;
  const { name, about } = table.aide;
  const asked = look.advice === true;
  return [
    { id: 'charts', words: table.charts, key: 'C', on, tip: table.chartsAbout, box: chipBox(places), does },
    ...(on
      ? []
      : [
          {
            id: 'aide',
            words: name,
            key: 'H',
            on: asked,
            tip: about,
            box: chipBox(places, 1),
            does: { do: 'advice' } as const,
          },
        ]),
  ];
}

export function drawBinderChip(places: BattlePlaces, open: boolean, stage: Surface, look: Style): void {
  // A phone has it among its tabs.
  if (places.form === 'phone') return;
  const { table } = wordsOf(look);
  const mark = open ? '✕' : 'C';
  const id = open ? 'binder/close' : 'binder/chip';
  drawChip(places, chipBox(places), open ? 'stage' : 'tag', id, { words: table.charts, mark, lit: open }, stage, look);
  if (open) return;
  const aide = { words: table.aide.name, mark: 'H', lit: look.advice === true };
  drawChip(places, chipBox(places, 1), 'tag', 'aide/chip', aide, stage, look);
}

/** A word and its key on a dark plate, rimmed while what it opens is open. */
function drawChip(
  { unit }: BattlePlaces,
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
