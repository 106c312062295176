import { distanceOf } from '../../../rules/tankKillers/sum';
import type { View } from '../../../rules/tankKillers/types';
import { formationOf, isSupport } from '../../../rules/tankKillers/units';
import type { Style, Surface } from '../../board/gameScene';
import type { Layer } from '../../paint/items';
import { corners, INK, label, PAPER, plate } from '../../paint/marks';
import type { CardTable } from './cardTable';
import { cardBack, tacticsCard, unitCard } from './faces';
import { type Duellist, duelOf, fieldSpots, playedSpots } from './places';
import { flies, groundShadow, portraitOf } from './portraits';
import { drawScenery, groundOf } from './scenery';
import { nationColours } from './sides';
import { sideAt } from './sight';
import { wordsOf } from './words';

/** The duel: ground, weather, the two that face each other, the cards between them. */
export function drawField(table: CardTable, view: View, stage: Surface, look: Style): void {
  const { field } = table;
  stage.put('arc', 'ground', groundOf(table, view));
  drawScenery(table, view, stage);
  for (const one of duelOf(table, view)) drawDuellist(one, stage);
  drawRuler(table, view, stage, look);
  const frame = { kind: 'shape', points: corners(field), closed: true, round: 10 } as const;
  stage.put('mark', 'frame', { ...frame, stroke: INK, width: 4 });
  for (const one of duelOf(table, view)) drawName(one, table, view, stage, look);
  for (const { ref, kind, pose, seat } of fieldSpots(table, view)) {
    const item = kind === null ? cardBack('formation', pose, 'plain', look) : unitCard(kind, pose, 'plain', look);
    stage.put('mark', `field:${seat}:${ref}`, item);
  }
  for (const { card, negated, waits, pose } of playedSpots(table, view)) {
    const mood = negated ? 'void' : waits ? 'lit' : 'plain';
    stage.put('unit', `played:${card}`, tacticsCard(card, pose, mood, look));
  }
}

export function drawDuellist(
  { kind, foot, width, way, seat, gone }: Duellist,
  stage: Surface,
  layer: Layer = 'control',
): void {
  if (!flies(kind)) stage.put(layer, `duel:${seat}/shadow`, groundShadow(foot, width));
  for (const [index, part] of portraitOf(kind, foot, width, way, gone ? 0.55 : 1).entries()) {
    stage.put(layer, `duel:${seat}/${index}`, part);
  }
  if (!gone) return;
  const fire = { kind: 'picture', pivot: { x: 0.5, y: 1 }, width: width * 0.34, height: width * 0.34 } as const;
  stage.put(layer, `duel:${seat}/smoke`, {
    ...fire,
    texture: 'smoke-2',
    x: foot.x + width * 0.06,
    y: foot.y - width * 0.24,
    width: width * 0.4,
    height: width * 0.4,
    alpha: 0.85,
  });
  stage.put(layer, `duel:${seat}/fire`, { ...fire, texture: 'fire-1', x: foot.x, y: foot.y - width * 0.12 });
}

function drawName(one: Duellist, table: CardTable, view: View, stage: Surface, look: Style): void {
  const { field, scale, tall } = table;
  const words = wordsOf(look);
  const { pen, inf, def, range, code } = formationOf(one.unit);
  const attacks = one.seat === view.player;
  const wished = Math.max(field.width * 0.3, 236);
  const width = Math.min(field.width * 0.48, tall ? field.width : wished, 330 * Math.max(scale, 0.72));
  const height = tall ? 36 : Math.max(44, 62 * scale);
  const inset = tall ? 4 : Math.max(8, 16 * scale);
  const x = one.seat === 0 ? field.x + inset : field.x + field.width - inset - width;
  const y = field.y + inset;
  const acting = view.active.includes(one.seat);
  const { dark } = nationColours[sideAt(view, one.seat).nation];
  stage.put(
    'line',
    `name:${one.seat}`,
    plate({ x, y, width, height }, dark, { fillAlpha: 0.94, stroke: acting ? look.palette.tracer : PAPER, width: 2 }),
  );
  const most = width - 20;
  const facts = attacks
    ? words.say(words.table.attacks, { pen, inf, range: words.range(range) })
    : isSupport(one.unit)
      ? words.say(words.table.isSupport, { code })
      : words.say(words.table.defends, { code, def });
  const title = words.units[one.kind].name + (one.gone ? ` · ${words.table.wreck}` : '');
  const left = { align: 'left', most } as const;
  stage.put(
    'line',
    `name:${one.seat}/title`,
    label(title, x + 12, y + height * 0.32, tall ? 15 : Math.max(17, 25 * scale), PAPER, 'stencil', left),
  );
  stage.put(
    'line',
    `name:${one.seat}/facts`,
    label(facts, x + 12, y + height * 0.73, tall ? 12 : Math.max(13.5, 17 * scale), PAPER, 'condensed', left),
  );
}

/** The range that was played, on a ruler between the two. */
function drawRuler(table: CardTable, view: View, stage: Surface, look: Style): void {
  const range = view.attack === null ? null : distanceOf(view.attack);
  if (range === null) return;
  const { field, scale, tall } = table;
  const words = wordsOf(look);
  const [x, y] = [field.x + field.width / 2, field.y + field.height * 0.9];
  const half = field.width * 0.135;
  const marks = Array.from({ length: 7 }, (_, index) => x - half + (index * half) / 3);
  const line = { kind: 'shape', closed: false, stroke: INK, width: 3 } as const;
  stage.put('mark', 'ruler', {
    ...line,
    points: [
      { x: x - half, y },
      { x: x + half, y },
    ],
  });
  for (const [index, at] of marks.entries()) {
    const tick = index % 6 === 0 ? 9 : 5;
    stage.put('mark', `ruler/${index}`, {
      ...line,
      points: [
        { x: at, y: y - tick },
        { x: at, y: y + tick },
      ],
    });
  }
  const size = tall ? 15 : Math.max(17, 24 * scale);
  const box = { x: x - size * 3.4, y: y - size * 2, width: size * 6.8, height: size * 1.45 };
  stage.put('mark', 'ruler/tag', plate(box, PAPER, { stroke: INK, width: 2.5, round: 5 }));
  stage.put(
    'mark',
    'ruler/says',
    label(words.range(range), x, box.y + box.height / 2, size, INK, 'stencil', { most: box.width - 12 }),
  );
}
