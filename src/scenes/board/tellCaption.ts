import type { Box, Item } from '../paint/items';
import { INK, label, middleOf, NIGHT, plate } from '../paint/marks';
import { roughWidth } from '../paint/textWidth';
import { CAPTION_MS } from '../theatre/beats';
import type { Caption } from '../theatre/shot';
import type { Style, Surface } from './gameScene';

const SLIDE_MS = 120;

/** What makes a moment worth telling, over a board that is a stage of its own: it slides in to a drum and stays to be read. */
export async function tellCaption(
  stage: Surface,
  { title, lines }: Caption,
  zone: Box,
  size: number,
  look: Style,
): Promise<void> {
  const small = size * 0.56;
  const wished = Math.max(roughWidth(title, size, 0.62), ...lines.map((line) => roughWidth(line, small, 0.5)));
  const width = Math.min(zone.width - 12, wished + size * 2);
  const height = size * 1.5 + lines.length * small * 1.35 + (lines.length > 0 ? small * 0.5 : 0);
  const most = width - size;
  const items: readonly Item[] = [
    plate({ x: 3, y: 3, width: width - 6, height: height - 6 }, look.palette.tracer, {
      stroke: NIGHT,
      width: 4,
      round: 6,
    }),
    label(title, width / 2, size * 0.8, size, INK, 'stencil', { most }),
    ...lines.map((line, index) =>
      label(line, width / 2, size * 1.5 + small * (0.6 + index * 1.35), small, INK, 'condensed', { bold: true, most }),
    ),
  ];
  const at = { ...middleOf(zone), width, height };
  const item = { kind: 'group', key: JSON.stringify(items), items, inner: { width, height }, ...at } as const;
  stage.sound('drum');
  await stage.flash('caption', { ...item, x: at.x + size * 2, alpha: 0.3 }, { x: at.x, alpha: 1 }, SLIDE_MS);
  await stage.flash('caption', item, { alpha: 1 }, CAPTION_MS + lines.length * 200);
}
