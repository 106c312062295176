import type { Ref } from '../../../rules/core/game';
import { idOfKind } from '../../../rules/core/ref';
import type { CardKind } from '../../../rules/tankDuel/data/battleCards';
import type { Played } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { CREAM, label, NIGHT, plate } from '../../paint/marks';
import { MINI_SHAPE, miniCard } from './battleCard';
import { box, frame, panel } from './panel';
import type { DuelTable } from './places';
import { wordsOf } from './words';

/** Cards pointed at so far, as halves. */
export function laidOf(picked: readonly Ref[]): readonly Played[] {
  return picked.flatMap((ref) => {
    const id = idOfKind('face', ref);
    if (id === null) return [];
    const [card = '', as = ''] = id.split('.');
    return [{ card: Number(card), as: as as CardKind }];
  });
}

const SLOTS = 3;

export function slotBoxes({ tray, tall }: DuelTable): readonly Box[] {
  if (tray === null) return [];
  const pad = tall ? 3 : 6;
  const height = tray.height - pad * 2;
  const width = tall
    ? Math.min(height * MINI_SHAPE, (tray.width - pad) / SLOTS)
    : Math.min((tray.width - pad * 5) / SLOTS, height * MINI_SHAPE);
  const gap = tall ? 8 : (tray.width - pad - SLOTS * width) / SLOTS;
  return Array.from({ length: SLOTS }, (_, index) =>
    box(tray.x + pad * 1.6 + index * (width + gap), tray.y + pad, width, height),
  );
}

/** Three places for the cards of a Tank Action; what lies in them can still be taken up. */
export function drawTray(
  table: DuelTable,
  view: View,
  laid: readonly Played[],
  paid: readonly number[],
  stage: Surface,
  look: Style,
): void {
  const { tray, tall } = table;
  if (tray === null) return;
  const { table: says } = wordsOf(look);
  stage.put(
    'arc',
    'tray',
    panel(tray, [
      plate(box(1, 1, tray.width - 2, tray.height - 2), NIGHT, {
        stroke: laid.length > 0 ? look.palette.act : 0x6d6a5d,
        width: 2,
        round: 8,
      }),
      plate(box(1, 1, 6, tray.height - 2), laid.length > 0 ? look.palette.act : 0x6d6a5d, { round: 3 }),
    ]),
  );
  const cards = [...laid.map(({ card, as }) => ({ card, as })), ...paid.map((card) => ({ card, as: null }))];
  for (const [index, at] of slotBoxes(table).entries()) {
    const held = cards[index];
    if (held === undefined) {
      const names = [says.firstCard, says.secondCard, says.thirdCard];
      stage.put(
        'reach',
        `slot:${index}`,
        panel(at, [
          frame(box(1.5, 1.5, at.width - 3, at.height - 3), 0x8b8776, 2, 8, [6, 5]),
          ...(tall
            ? []
            : [
                label(
                  names[index] ?? '',
                  at.width / 2,
                  at.height / 2,
                  Math.max(12.5, 14 * table.scale),
                  CREAM,
                  'condensed',
                  { bold: true, most: at.width - 8 },
                ),
              ]),
        ]),
      );
      continue;
    }
    const pose = {
      x: at.x + at.width / 2,
      y: at.y + at.height / 2,
      height: Math.min(at.height, at.width / MINI_SHAPE),
    };
    stage.put('unit', `slot:${index}`, miniCard(view, held.card, pose, 'lit', look, held.as));
  }
}
