import { FACING_NAMES } from '../../../rules/core/square';
import { looseShapes, shapeIds } from '../../../rules/tankChess/data/looseShapes';
import { kinds } from '../../../rules/tankChess/types';
import { button, segments, select } from '../../dom/controls';
import { el } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import { type Hand, tools } from './hand';
import type { Kit } from './kit';

/** The palette: which tool, which shape or piece, how it is turned. */
export function toolSheet(kit: Kit, hand: Hand, change: (part: Partial<Hand>) => void): HTMLElement {
  const words = kit.words().workshop;
  const tool = segments(
    tools.map((value) => ({ value, words: words.tool[value] })),
    hand.tool,
    (value) => change({ tool: value, from: null }),
    'tool',
  );
  tool.setAttribute('aria-label', words.tools);
  const more =
    hand.tool === 'shape' ? shapes(kit, hand, change) : hand.tool === 'piece' ? pieces(kit, hand, change) : [];
  return sheet(words.tools, tool, ...more);
}

function shapes(kit: Kit, hand: Hand, change: (part: Partial<Hand>) => void): HTMLElement[] {
  const words = kit.words().workshop;
  const palette = el(
    'div',
    { class: 'extra-shapes', role: 'group', 'aria-label': words.shapes },
    ...shapeIds.map((shape) => {
      const look = shape === hand.shape ? hand : { ...hand, quarters: 0, mirrored: false };
      return el(
        'button',
        {
          type: 'button',
          'aria-label': `${words.tool.shape} ${shape}`,
          'aria-pressed': String(shape === hand.shape),
          'data-keep': `shape-${shape}`,
          on: { click: () => change({ shape }) },
        },
        shapePicture(shape, look.quarters, look.mirrored),
      );
    }),
  );
  return [
    palette,
    el(
      'div',
      { class: 'extra-acts' },
      button({
        words: words.rotate,
        small: true,
        icon: 'reload',
        run: () => change({ quarters: (hand.quarters + 1) & 3 }),
      }),
      button({ words: words.flip, small: true, icon: 'fork', run: () => change({ mirrored: !hand.mirrored }) }),
    ),
  ];
}

/** The shape in squares, as it will lie. */
function shapePicture(shape: (typeof shapeIds)[number], quarters: number, mirrored: boolean): SVGElement {
  const cells = looseShapes[shape].map(([east, north]) => {
    let [x, y]: [number, number] = [mirrored ? -east : east, north];
    for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [y, -x];
    return [x, -y] as const;
  });
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  const [wide, high] = [Math.max(...cells.map(([x]) => x)) - left + 1, Math.max(...cells.map(([, y]) => y)) - top + 1];
  const side = Math.max(wide, high, 3) + 0.4;
  picture.setAttribute('viewBox', `${(wide - side) / 2} ${(high - side) / 2} ${side} ${side}`);
  picture.setAttribute('aria-hidden', 'true');
  for (const [x, y] of cells) {
    const square = document.createElementNS(space, 'rect');
    for (const [name, value] of Object.entries({ x: x - left, y: y - top, width: 0.94, height: 0.94, rx: 0.1 })) {
      square.setAttribute(name, String(value));
    }
    picture.append(square);
  }
  return picture;
}

function pieces(kit: Kit, hand: Hand, change: (part: Partial<Hand>) => void): HTMLElement[] {
  const words = kit.words().workshop;
  const { text } = kit.game();
  const side = segments(
    [
      { value: '0', words: words.white },
      { value: '1', words: words.black },
    ],
    String(hand.seat),
    (value) => change({ seat: Number(value), facing: value === '0' ? 'N' : 'S' }),
    'side',
  );
  side.setAttribute('aria-label', words.army);
  const kind = select(
    kinds.map((value) => ({ value, words: `${value} · ${text.words[value] ?? ''}` })),
    hand.kind,
    (value) => change({ kind: value }),
  );
  kind.setAttribute('aria-label', words.army);
  const facing = select(
    FACING_NAMES.map((value) => ({ value, words: `${value} · ${text.words[value] ?? ''}` })),
    hand.facing,
    (value) => change({ facing: value }),
  );
  facing.setAttribute('aria-label', words.facing);
  return [side, el('div', { class: 'extra-pair' }, kind, facing)];
}
