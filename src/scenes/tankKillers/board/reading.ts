import type { Ref } from '../../../rules/core/game';
import { partsOf, refId } from '../../../rules/core/ref';
import { isCardId } from '../../../rules/tankKillers/data/tactics';
import { isUnitId, kindOf } from '../../../rules/tankKillers/units';
import type { Style, Surface } from '../../board/gameScene';
import { CARD, paragraph } from '../../paint/cards';
import type { Box, Group } from '../../paint/items';
import { INK, label, middleOf, plate, SAND } from '../../paint/marks';
import type { CardTable } from './cardTable';
import { tacticsCard, unitCard } from './faces';
import { wordsOf } from './words';

/** A card held up to be read, in the middle of the table; beside the duel where it would hide what is meant. */
export function drawReading(
  table: CardTable,
  ref: Ref,
  from: Box | null,
  hint: string,
  stage: Surface,
  look: Style,
): void {
  const { field, tall } = table;
  // Upright the sum stays in sight below: a card that is read may be tried in it.
  const height = tall ? field.height : Math.min(field.height * 0.92, 520);
  const width = (height * CARD.width) / CARD.height;
  const words = wordsOf(look);
  const middle = field.x + field.width / 2;
  const near = from !== null && from.y < field.y + field.height && Math.abs(middleOf(from).x - middle) < width;
  const x = tall
    ? field.x + width / 2 + 4
    : near
      ? middle + (middleOf(from).x < middle ? 1 : -1) * width * 1.25
      : middle;
  const pose = { x, y: field.y + height / 2 + 2, height: height * 0.97 };
  const item = faceOf(ref, pose, look);
  if (item === null) return;
  stage.put('tag', 'reading', item);
  if (tall) {
    const box = { x: field.x + width + 6, y: field.y, width: field.width - width - 8, height: height - 2 };
    stage.put('tag', 'reading/paper', plate(box, SAND, { stroke: INK, width: 2 }));
    const id = refId(ref);
    const told = isCardId(id) ? words.cards[id] : isUnitId(id) ? words.units[kindOf(id)] : null;
    if (told === null) return;
    const lines = paragraph(told.text, look, box.x + 10, box.y + 40, box.width - 18, box.height - 76, 17);
    stage.put(
      'tag',
      'reading/name',
      label(told.name, box.x + 10, box.y + 22, 18, INK, 'stencil', { align: 'left', most: box.width - 18 }),
    );
    for (const [index, line] of lines.entries()) stage.put('tag', `reading/line${index}`, line);
    if (hint !== '') {
      stage.put(
        'tag',
        'reading/hint',
        label(hint, box.x + 10, box.y + box.height - 20, 14, look.palette.actInk, 'condensed', {
          align: 'left',
          bold: true,
          most: box.width - 18,
        }),
      );
    }
    return;
  }
  if (hint === '') return;
  const tag = {
    x: x - width * 0.46,
    y: pose.y + height * 0.5 - 6,
    width: width * 0.92,
    height: Math.max(20, field.height * 0.08),
  };
  stage.put('tag', 'reading/tag', plate(tag, 0x10161f, { stroke: look.palette.act, width: 2 }));
  stage.put(
    'tag',
    'reading/hint',
    label(hint, x, tag.y + tag.height / 2, Math.min(16, tag.height * 0.68), 0xf6f0de, 'condensed', {
      bold: true,
      most: tag.width - 12,
    }),
  );
}

function faceOf(ref: Ref, pose: { x: number; y: number; height: number }, look: Style): Group | null {
  const [kind, id] = partsOf(ref);
  if (kind === 'card' && isCardId(id)) return tacticsCard(id, pose, 'plain', look);
  if (kind === 'unit' && isUnitId(id)) return unitCard(kindOf(id), pose, 'plain', look);
  return null;
}
