import type { Ref, Seat } from '../../../src/rules/core/game';
import type { Skin, Style, Surface } from '../../../src/scenes/board/gameScene';
import { boardManners } from '../../../src/scenes/board/manners';
import type { Box, Item } from '../../../src/scenes/paint/items';
import type { Selection } from '../../../src/session/selection';
import { worth } from './game';
import type { Event, View } from './types';

const CARD = { width: 90, height: 130 };
const TABLE: Box = { x: 0, y: 0, width: 640, height: 460 };
const TONES = ['light', 'dark', 'olive', 'grey'] as const;

const corners = ({ x, y, width, height }: Box) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const rectangle = (box: Box, fill: number, stroke: number, width = 3): Item => ({
  kind: 'shape',
  points: corners(box),
  closed: true,
  fill,
  stroke,
  width,
  round: 8,
});
const label = (text: string, x: number, y: number, size: number, colour: number): Item => ({
  kind: 'label',
  ...{ text, x, y, size, colour, face: 'stencil', align: 'centre' },
});

function cardBox(view: View, ref: Ref): Box | null {
  const at = view.hand.indexOf(Number(ref.slice('card:'.length)));
  if (!ref.startsWith('card:') || at < 0) return null;
  return { x: 60 + at * 106, y: 300, ...CARD };
}

/** Salvage as plainly as it can be drawn: the prize, who has bid, the hand of whoever looks. */
export function bidSkin(look: () => Style): Skin<View, Event> {
  const { palette } = look();
  const drawHand = (view: View, picked: readonly Ref[], stage: Surface) => {
    for (const card of view.hand) {
      const box = cardBox(view, `card:${card}`);
      if (box === null) continue;
      const chosen = picked.includes(`card:${card}`);
      stage.put('unit', `card:${card}`, rectangle(box, palette.paperLight, chosen ? palette.act : palette.ink));
      const middle = box.x + CARD.width / 2;
      stage.put('tag', `card:${card}:worth`, label(String(worth(card)), middle, box.y + 65, 48, palette.ink));
      if (chosen) stage.put('tag', `card:${card}:mark`, label('✓', middle, box.y + 112, 26, palette.actInk));
    }
  };
  const backdrop: readonly Item[] = [rectangle(TABLE, palette.olive, palette.ink)];
  return {
    pictures: {},
    manners: boardManners,
    bounds: () => TABLE,
    backdrop: () => backdrop,
    draw(view, stage, selection?: Selection) {
      stage.begin();
      stage.put('tag', 'prize', label(String(view.prize), 320, 90, 90, palette.paperLight));
      for (const [seat, placed] of view.placed.entries()) {
        const box = { x: 60 + seat * 66, y: 190, width: 50, height: 70 };
        stage.put('unit', `bid:${seat}`, rectangle(box, placed ? palette.paperDark : palette.olive, palette.ink, 2));
        stage.put('tag', `bid:${seat}:points`, label(String(view.points[seat] ?? 0), box.x + 25, 225, 24, palette.ink));
      }
      drawHand(view, selection?.picked ?? [], stage);
      stage.end();
    },
    drawPicking(view, _, selection, __, stage) {
      for (const ref of selection.next) {
        const box = cardBox(view, ref);
        if (box === null) continue;
        stage.put('mark', `pick:${ref}`, { ...rectangle(box, palette.act, palette.act, 7), kind: 'shape' } as Item);
      }
    },
    drawLast: () => undefined,
    drawPointed: () => undefined,
    drawWhyNot: () => undefined,
    refsAt: (view, { x, y }) =>
      view.hand.flatMap((card): Ref[] => {
        const box = cardBox(view, `card:${card}`);
        const inside = box !== null && x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
        return inside ? [`card:${card}`] : [];
      }),
    place: cardBox,
    name: (_, ref) => (ref === 'button:bid' ? (look().text.words.bid ?? ref) : String(worth(Number(ref.slice(5))))),
    main: () => [],
    proposals: () => [],
    describe: (_, command) => look().text.words[command.type] ?? command.type,
    plate: ({ points, held }, seat: Seat) => ({
      tone: TONES[seat % TONES.length] ?? 'light',
      emblem: [label(String.fromCharCode(65 + seat), 0, 0, 40, palette.act)],
      facts: `${points[seat] ?? 0} · ${held[seat] ?? 0}`,
      lost: [],
    }),
    notation: () => null,
    overlays: [],
    overlayName: (id) => id,
    animations: { offered: null, bidLaid: null, bidShown: null, sold: null },
  };
}
