import { control, type PlacedButton } from '../../blocks/control';
import { PAPER, place, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import type { Canvas } from './painting';

/** As many of the last lines of the log as there is room for, the newest first; a press opens the whole of it. */
export function paintLastLines(canvas: Canvas): readonly PlacedButton[] {
  const { pen, box, layout, model, words, touch } = canvas;
  const spot = place(
    control({ id: 'lastLines', words: words.log, style: 'icon', act: { do: 'drawer', name: 'log' } }),
    box,
  );
  pen.fill(box, touch.over === spot.id ? 'rgba(15,20,28,.9)' : 'rgba(15,20,28,.7)', 6);
  pen.rim(box, touch.focused === spot.id ? css(pen.palette.tracer) : 'rgba(233,224,200,.2)', 1, 6);
  const size = typeSize(layout, 16, 13.5);
  const step = pen.size(size) * 1.28;
  const room = Math.max(1, Math.floor((box.height - 6) / step));
  const top = (box.height - Math.min(room, Math.max(1, model.log.length)) * step) / 2;
  model.log.slice(0, room).forEach((entry, index) => {
    const y = top + step * (index + 0.5);
    pen.icon(`${entry.icon}-light`, 10, y - size * 0.6, size * 1.2);
    const says = [entry.title, entry.more].filter((part) => part !== '').join(' · ');
    const type = { face: 'condensed', size, bold: index === 0, colour: PAPER, alpha: index === 0 ? 1 : 0.78 } as const;
    // Set smaller, a long one could not be read: it is cut, and the whole of it stands in the log.
    pen.words(says, 16 + size * 1.4, y - pen.size(size) * 0.62, box.width - 28 - size * 1.4, type, 1);
  });
  return [spot];
}
