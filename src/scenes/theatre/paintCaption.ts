import type { Box, Face } from '../paint/items';
import { wrapLines } from '../paint/wrap';
import type { BareScene } from './letter';
import { widthOf, write } from './lettering';
import type { Caption, Shot } from './shot';
import type { TheatreArt } from './theatreArt';
import { INK, TRACER } from './tints';

type Ink = CanvasRenderingContext2D;

/** Where it is said; on a small page there is more room where no odds are shown. */
export function captionBox({ shot, layout }: BareScene): Box {
  const { caption, chance } = layout.deck;
  if (layout.kind !== 'phone' || shot.chance !== null) return caption;
  const low = chance.y - chance.size * 0.7;
  return { x: chance.x, y: low, width: caption.x + caption.width - chance.x, height: caption.y + caption.height - low };
}

/** What there is to say of it after. */
export function paintCaption(ink: Ink, art: TheatreArt, scene: BareScene): void {
  const { caption, language } = scene.shot;
  if (caption === null) return;
  const box = captionBox(scene);
  ink.beginPath();
  ink.roundRect(box.x + 1.5, box.y + 1.5, box.width - 3, box.height - 3, 9);
  ink.fillStyle = TRACER;
  ink.fill();
  ink.strokeStyle = INK;
  ink.lineWidth = 3;
  ink.stroke();
  const { chance } = scene.shot;
  // Where there are odds its second line only repeats them.
  const few = chance === null ? caption.lines : caption.lines.slice(0, 1);
  if (scene.layout.kind === 'phone') writeSmall(ink, box, { ...caption, lines: few }, language);
  else writeWide(ink, art, box, caption);
}

function writeWide(ink: Ink, art: TheatreArt, box: Box, { title, lines, icon }: Caption): void {
  const pad = box.width * 0.06;
  const most = box.width - 2 * pad;
  const sprite = icon === undefined ? null : art.sprite(icon);
  const side = box.height * 0.4;
  if (sprite !== null) ink.drawImage(sprite.image, box.x + box.width - side - pad, box.y + pad * 0.4, side, side);
  write(ink, title, box.x + pad, box.y + box.height * 0.34, {
    ...{ size: box.height * 0.25, colour: INK, most: sprite === null ? most : most - side - pad * 0.4 },
  });
  lines.slice(0, 2).forEach((line, index) => {
    write(ink, line, box.x + pad, box.y + box.height * (0.61 + 0.24 * index), {
      ...{ size: box.height * 0.17, colour: INK, face: 'condensed', bold: index === 0, most },
    });
  });
}

/** How large a title may be on a small page, and how small. */
const TITLE = { most: 16, least: 11 } as const;
const ROWS = 2;

/** On a small page everything is broken to the box. */
function writeSmall(ink: Ink, box: Box, { title, lines }: Caption, language: Shot['language']): void {
  const pad = 6;
  const most = box.width - 2 * pad;
  const rowsOf = (words: string, size: number, face: Face) =>
    wrapLines(words, language, most, (text) => widthOf(ink, text, size, face, true));
  let y = box.y + pad - 1;
  const tell = (words: string, size: number, face: Face) => {
    for (const row of rowsOf(words, size, face)) {
      y += size * 1.1;
      write(ink, row, box.x + pad, y, { size, face, colour: INK, bold: true, most });
    }
  };
  let large: number = TITLE.most;
  while (large > TITLE.least && rowsOf(title, large, 'stencil').length > ROWS) large -= 1;
  tell(title, large, 'stencil');
  for (const line of lines.flatMap((told) => told.split(' · '))) {
    const size = 11.5;
    // What would not fit is left out whole.
    if (y + rowsOf(line, size, 'condensed').length * size * 1.1 <= box.y + box.height - 1)
      tell(line, size, 'condensed');
  }
}
