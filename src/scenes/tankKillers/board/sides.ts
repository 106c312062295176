import { withColon } from '../../../i18n/formats';
import type { Seat } from '../../../rules/core/game';
import type { Nation, View } from '../../../rules/tankKillers/types';
import { kindOf } from '../../../rules/tankKillers/units';
import type { Plate, Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { badge, CREAM, corners, INK, label, middleOf, NIGHT, PAPER, plate } from '../../paint/marks';
import type { CardTable } from './cardTable';
import { platesHeight } from './cardTable';
import { cardBack, tacticsCard, unitCard } from './faces';
import { type SidePlaces, sidePlaces, stockPlaces } from './places';
import { FLIGHT, flies, portraitOf } from './portraits';
import { sideAt } from './sight';
import { wordsOf } from './words';

export const nationColours: { readonly [nation in Nation]: { readonly plain: number; readonly dark: number } } = {
  german: { plain: 0x495357, dark: 0x3d4549 },
  american: { plain: 0x474f2a, dark: 0x3a4124 },
  british: { plain: 0x6d5d36, dark: 0x55482a },
};

/** The panel of one side: distance to defeat, its piles, its casualties. */
export function drawSide(table: CardTable, view: View, seat: Seat, stage: Surface, look: Style): void {
  const box = table.sides[seat === 0 ? 0 : 1];
  const places = sidePlaces(table, seat, platesHeight(box));
  const side = sideAt(view, seat);
  const edge = view.active.includes(seat) ? look.palette.tracer : INK;
  const id = (part: string) => `side:${seat}/${part}`;
  stage.put('arc', id('panel'), plate(box, nationColours[side.nation].plain, { stroke: edge, width: 3, round: 8 }));
  drawDistance(table, view, seat, places, stage, look);
  if (table.tall) return;
  drawPiles(table, view, seat, places, stage, look);
  drawCasualties(table, view, seat, places, stage, look);
}

function drawDistance(table: CardTable, view: View, seat: Seat, places: SidePlaces, stage: Surface, look: Style): void {
  const { table: says, say } = wordsOf(look);
  const { casualties, limit, deckSize, reserve, exhausted } = sideAt(view, seat);
  const { scale, tall } = table;
  const id = (part: string) => `side:${seat}/${part}`;
  const small = tall ? 12.5 : Math.max(13.5, 17 * scale);
  const lost = casualties.length;
  const { bar } = places;
  const colour = look.palette.act;
  stage.put('arc', id('bar'), plate(bar, 0x1b1f19, { stroke: CREAM, width: 1.5, round: 4 }));
  if (lost > 0) {
    const done = { ...bar, width: (bar.width * Math.min(lost, limit)) / limit };
    stage.put('arc', id('bar/lost'), plate(done, colour, { round: 4, pattern: 'hatch' }));
  }
  const cells = Array.from({ length: limit - 1 }, (_, index) => bar.x + ((index + 1) * bar.width) / limit);
  if (!tall) {
    for (const [index, x] of cells.entries()) {
      stage.put('arc', id(`bar/${index}`), {
        kind: 'shape',
        points: [
          { x, y: bar.y + 1 },
          { x, y: bar.y + bar.height - 1 },
        ],
        closed: false,
        stroke: 0x000000,
        width: 1,
        alpha: 0.45,
      });
    }
    stage.put(
      'arc',
      id('distance'),
      label(says.distance, places.label.x, places.label.y, small, PAPER, 'condensed', { align: 'left', bold: true }),
    );
    stage.put(
      'arc',
      id('left'),
      label(String(limit - lost), places.number.x, places.number.y, Math.max(22, 30 * scale), PAPER, 'stencil', {
        align: 'right',
      }),
    );
    stage.put(
      'arc',
      id('lost'),
      label(
        `${say(says.casualtiesOf, { casualties: lost, limit })}  ·  TK-WIN1`,
        places.note.x,
        places.note.y,
        Math.max(13, 15 * scale),
        CREAM,
        'condensed',
        { align: 'left', most: bar.width },
      ),
    );
    return;
  }
  const piles = `${says.formation} ${deckSize} · ${says.reserve} ${reserve.length}`;
  const facts = exhausted ? says.exhaustedShort : piles;
  if (exhausted) {
    const at = { x: bar.x, y: places.note.y - 9, width: bar.width - 26, height: 18 };
    stage.put('arc', id('exhausted'), plate(at, look.palette.blocked, { stroke: PAPER, width: 1.5, round: 4 }));
  }
  stage.put(
    'arc',
    id('left'),
    label(`${limit - lost}`, places.number.x, places.number.y, 17, PAPER, 'stencil', { align: 'right' }),
  );
  stage.put(
    'arc',
    id('facts'),
    label(facts, places.note.x + (exhausted ? 3 : -2), places.note.y, small, PAPER, 'condensed', {
      align: 'left',
      most: bar.width - 36,
    }),
  );
}

function drawPiles(table: CardTable, view: View, seat: Seat, places: SidePlaces, stage: Surface, look: Style): void {
  const { table: says } = wordsOf(look);
  const side = sideAt(view, seat);
  const { scale } = table;
  const size = Math.max(16, 22 * scale);
  const piles = [
    { id: 'deck', box: places.deck, count: side.deckSize, name: says.formation },
    { id: 'reserve', box: places.reserve, count: side.reserve.length, name: says.reserve },
  ] as const;
  for (const { id, box, count, name } of piles) {
    const key = (part: string) => `side:${seat}/${id}/${part}`;
    stage.put('reach', key('slot'), plate(box, 0x000000, { fillAlpha: 0.22, stroke: CREAM, width: 1.5, dash: [6, 6] }));
    const layers = Math.min(3, Math.ceil(count / 5));
    for (let i = 0; i < layers; i++) {
      const { x, y } = middleOf(box);
      const pose = { x: x - i * 2, y: y - i * 2, height: box.height };
      const top = i === layers - 1 && id === 'deck' ? side.top : null;
      const mood = id === 'reserve' ? 'dim' : 'plain';
      stage.put(
        'reach',
        key(`card${i}`),
        top === null ? cardBack('formation', pose, mood, look) : unitCard(kindOf(top), pose, 'plain', look),
      );
    }
    for (const [index, item] of badge(
      String(count),
      box.x + box.width - size * 0.4,
      box.y + box.height - size * 0.2,
      size,
    ).entries()) {
      stage.put('reach', key(`badge${index}`), item);
    }
    stage.put(
      'reach',
      key('name'),
      label(name, box.x, box.y + box.height + Math.max(12, 17 * scale), Math.max(14, 16 * scale), PAPER, 'condensed', {
        align: 'left',
        bold: true,
      }),
    );
  }
  if (!side.exhausted) return;
  const at = {
    x: places.deck.x - 4,
    y: places.deck.y + places.deck.height * 0.36,
    width: places.reserve.x + places.reserve.width - places.deck.x + 8,
    height: Math.max(24, 34 * scale),
  };
  stage.put('mark', `side:${seat}/exhausted`, plate(at, look.palette.blocked, { stroke: PAPER, width: 2 }));
  stage.put(
    'mark',
    `side:${seat}/exhausted/says`,
    label(says.exhausted, at.x + at.width / 2, at.y + at.height / 2, Math.max(13, 16 * scale), PAPER, 'condensed', {
      bold: true,
      most: at.width - 12,
    }),
  );
}

function drawCasualties(
  table: CardTable,
  view: View,
  seat: Seat,
  places: SidePlaces,
  stage: Surface,
  look: Style,
): void {
  const { table: says } = wordsOf(look);
  const { casualties } = sideAt(view, seat);
  const { wrecks, wrecksLabel } = places;
  const { scale } = table;
  if (wrecks.height < 30) return;
  const words = casualties.length === 0 ? withColon(says.casualties, says.none, look.language) : says.casualties;
  stage.put(
    'reach',
    `side:${seat}/wrecks`,
    label(words, wrecksLabel.x, wrecksLabel.y, Math.max(14, 16 * scale), PAPER, 'condensed', {
      align: 'left',
      bold: true,
      most: wrecks.width,
    }),
  );
  const size = Math.min(wrecks.width * 0.56, wrecks.height * 1.1);
  const last = casualties.slice(-4).reverse();
  const way = seat === 0 ? 'right' : 'left';
  for (const [index, unit] of last.entries()) {
    const kind = kindOf(unit);
    const foot = {
      x: wrecks.x + wrecks.width * (0.2 + (index % 3) * 0.3) + (index > 2 ? wrecks.width * 0.3 : 0),
      y: wrecks.y + wrecks.height * (index % 2 === 0 ? 0.52 : 0.98) + (flies(kind) ? size * (FLIGHT - 0.04) : 0),
    };
    for (const [part, item] of portraitOf(kind, foot, size, way, 0.62).entries()) {
      stage.put('reach', `side:${seat}/wreck${index}/${part}`, item);
    }
    const flame: Item = {
      kind: 'picture',
      texture: `fire-${(index % 3) + 1}`,
      x: foot.x,
      y: foot.y - size * 0.14,
      width: size * 0.32,
      height: size * 0.32,
      pivot: { x: 0.5, y: 1 },
    };
    stage.put('reach', `side:${seat}/wreck${index}/fire`, flame);
  }
}

/** The common deck and the discard pile. */
export function drawStock(table: CardTable, view: View, stage: Surface, look: Style): void {
  const { table: says } = wordsOf(look);
  const { stock, tall, scale } = table;
  const { deck, discard } = stockPlaces(table);
  const size = tall ? 15 : Math.max(16, 22 * scale);
  if (!tall) {
    stage.put('arc', 'stock', plate(stock, NIGHT, { fillAlpha: 0.82, stroke: CREAM, width: 1 }));
    const pad = Math.max(9, 16 * scale);
    stage.put(
      'arc',
      'stock/name',
      label(says.tacticsDeck, stock.x + pad, stock.y + pad + 4, Math.max(16, 20 * scale), PAPER, 'stencil', {
        align: 'left',
        most: stock.width - pad * 2,
      }),
    );
  }
  pile('deck', deck, view.deckSize, cardBack('tactics', { ...middleOf(deck), height: deck.height }, 'plain', look));
  const top = view.discard.at(-1);
  const pose = { ...middleOf(discard), height: discard.height };
  pile('discard', discard, view.discard.length, top === undefined ? null : tacticsCard(top, pose, 'dim', look));

  function pile(id: string, box: Box, count: number, item: Item | null): void {
    stage.put('reach', `stock/${id}/slot`, {
      kind: 'shape',
      points: corners(box),
      closed: true,
      stroke: CREAM,
      width: 1.5,
      dash: [6, 6],
      round: 6,
      alpha: 0.6,
    });
    if (item !== null && count > 0) stage.put('reach', `stock/${id}`, item);
    const spot = tall
      ? { x: box.x + box.width + 16, y: box.y + box.height / 2 }
      : { x: box.x + box.width - size * 0.3, y: box.y + box.height - size * 0.1 };
    for (const [index, part] of badge(String(count), spot.x, spot.y, size).entries()) {
      stage.put('reach', `stock/${id}/badge${index}`, part);
    }
  }
}

export function plateOf(view: View, seat: Seat, look: Style): Plate {
  const { word, table, say } = wordsOf(look);
  const { nation, casualties, limit } = sideAt(view, seat);
  return {
    name: word(nation),
    tone: 'dark',
    emblem: [{ kind: 'picture', texture: `emblem-${nation}`, x: 0, y: 0, width: 62, height: 62 }],
    facts: say(table.casualtiesOf, { casualties: casualties.length, limit }),
    lost: [],
  };
}
