import type { Ref } from '../../../rules/core/game';
import { isRefOf } from '../../../rules/core/ref';
import { plainHit } from '../../../rules/tankDuel/chances';
import { coverOf } from '../../../rules/tankDuel/ground';
import { isMoving } from '../../../rules/tankDuel/tanks';
import type { TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Overlay, Style, Surface } from '../../board/gameScene';
import type { Item } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import type { openChances } from './chancesTable';
import { box, panel, widthOf } from './panel';
import type { DuelTable } from './places';
import { rangeAt, type StripPlan, stripPlan, type TankSpot, tankSpots } from './stripPlan';
import { wordsOf } from './words';

interface Laid {
  table(): DuelTable;
  look(): Style;
  readonly chances: ReturnType<typeof openChances>;
}

/** A bow from one tank to another, higher for those farther apart, so that lines there and back lie side by side. */
function bow(from: TankSpot, to: TankSpot, hull: number): readonly { readonly x: number; readonly y: number }[] {
  const way = Math.sign(to.x - from.x) || 1;
  const [x1, x2] = [from.x + way * 92 * hull, to.x - way * 96 * hull];
  const lift = (from.tank.nation === 'de' ? -1 : 1) * Math.min(26, 10 + Math.abs(x2 - x1) * 0.02);
  return Array.from({ length: 13 }, (_, step) => {
    const part = step / 12;
    return { x: x1 + (x2 - x1) * part, y: from.y + (to.y - from.y) * part + lift * 4 * part * (1 - part) };
  });
}

function arrowHead(points: readonly { readonly x: number; readonly y: number }[], colour: number, size: number): Item {
  const [tip, before] = [points.at(-1) ?? { x: 0, y: 0 }, points.at(-3) ?? { x: 0, y: 0 }];
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const at = (turn: number) => ({ x: tip.x - Math.cos(angle + turn) * size, y: tip.y - Math.sin(angle + turn) * size });
  return { kind: 'shape', points: [tip, at(0.45), at(-0.45)], closed: true, fill: colour, stroke: INK, width: 1.5 };
}

/** With more tanks than this, lines of all of them cannot be told apart. */
const FEW = 4;

/** Whom the lines are about: the tank pointed at; of many, else the one whose turn it is. */
function meantBy(pointed: Ref | null, view: View, all: readonly TankSpot[]): Ref | null {
  if (pointed !== null && isRefOf('unit', pointed)) return pointed;
  return all.length > FEW && view.current !== null ? `unit:${view.current}` : null;
}

/** Whether a line is one of those that are drawn. */
function shown(pointed: Ref | null, from: TankSpot, to: TankSpot): boolean {
  return (
    pointed === null ||
    !isRefOf('unit', pointed) ||
    pointed === `unit:${from.tank.id}` ||
    pointed === `unit:${to.tank.id}`
  );
}

function tagAt(stage: Surface, id: string, x: number, y: number, text: string, size: number, fill: number): void {
  const width = widthOf(text, size, 'stencil') + size;
  const at = box(x - width / 2, y - size * 0.75, width, size * 1.5);
  stage.put(
    'tag',
    id,
    panel(at, [
      plate(box(1, 1, width - 2, size * 1.5 - 2), fill, { stroke: INK, width: 2, round: 5 }),
      label(text, width / 2, size * 0.75, size, INK, 'stencil'),
    ]),
  );
}

/** Who has spotted whom, who could hit whom now, and what the ground gives. */
export function overlaysOf({ table, look, chances }: Laid): readonly Overlay<View>[] {
  const spots = (view: View) => tankSpots(table(), view, look());
  return [
    {
      id: 'spotted',
      key: 'S',
      pointed: true,
      draw(view, _, pointed, stage) {
        const plan = stripPlan(table());
        if (plan === null) return;
        const all = spots(view);
        const meant = meantBy(pointed, view, all);
        for (const from of all) {
          for (const to of all.filter(({ tank }) => from.tank.spotted.includes(tank.id))) {
            if (!shown(meant, from, to)) continue;
            const acquired = from.tank.acquired?.tank === to.tank.id;
            const points = bow(from, to, plan.hull);
            const id = `spotted:${from.tank.id}:${to.tank.id}`;
            const colour = from.tank.nation === 'de' ? 0xc9d4d8 : 0xe2bd86;
            stage.put('mark', `${id}/dark`, { kind: 'shape', points, closed: false, stroke: INK, width: 6 });
            stage.put('mark', id, {
              kind: 'shape',
              points,
              closed: false,
              stroke: colour,
              width: 3,
              ...(acquired ? {} : { dash: [9, 6] as const }),
            });
            stage.put('mark', `${id}/head`, arrowHead(points, colour, 13));
          }
        }
      },
    },
    {
      id: 'threat',
      key: 'T',
      pointed: true,
      draw(view, _, pointed, stage) {
        const plan = stripPlan(table());
        if (plan === null) return;
        const gunnery = chances.gunnery(view);
        const all = spots(view);
        const meant = meantBy(pointed, view, all);
        const size = Math.max(13, 16 * plan.k);
        for (const from of all) {
          for (const to of all) {
            if (from.tank.nation === to.tank.nation || !shown(meant, from, to)) continue;
            const hit = plainHit(gunnery, from.tank, to.tank);
            if (hit === null) continue;
            const points = bow(from, to, plan.hull);
            const id = `threat:${from.tank.id}:${to.tank.id}`;
            const colour = hit >= 0.6 ? look().palette.blocked : hit >= 0.35 ? 0xe9a413 : 0xd8cf9c;
            stage.put('mark', `${id}/dark`, { kind: 'shape', points, closed: false, stroke: INK, width: 6 });
            stage.put('mark', id, { kind: 'shape', points, closed: false, stroke: colour, width: 3.4 });
            stage.put('mark', `${id}/head`, arrowHead(points, colour, 14));
            // There and back the numbers stand at different parts of the way.
            const at = points[from.tank.nation === 'de' ? 4 : 8];
            if (at !== undefined) tagAt(stage, `${id}/chance`, at.x, at.y, wordsOf(look()).percent(hit), size, PAPER);
          }
        }
      },
    },
    {
      id: 'cover',
      key: 'C',
      draw(view, _, __, stage) {
        const plan = stripPlan(table());
        if (plan === null) return;
        const words = wordsOf(look());
        const size = Math.max(13, 15 * plan.k);
        for (const { tank, x, hull } of spots(view)) {
          const cover = coverOf(tank.box);
          const says = isMoving(tank)
            ? words.say(words.table.inMotion, { cover })
            : [
                tank.box.terrain === null ? words.table.flat : words.word(tank.box.terrain.id),
                words.say(words.table.cover, { cover }),
                tank.hullDown ? words.word('hullDown') : '',
              ]
                .filter((part) => part !== '')
                .join(' · ');
          // Under the tank, and above the scale, which tells the distances.
          const y = Math.min(hull.y + hull.height + size * 0.6, footOf(plan) - size * 0.75);
          tagAt(stage, `cover:${tank.id}`, x, y, says, size, PAPER);
        }
        drawBands(view, stage, plan, words.table.metres, size);
      },
    },
  ];
}

/** Where the scale of the battlefield begins. */
const footOf = ({ strip, foot }: StripPlan) => strip.y + strip.height - foot;

/** Distances from the tank whose turn it is, every 400 m; they are told on the scale, clear of tanks and plates. */
function drawBands(view: View, stage: Surface, plan: StripPlan, metres: string, size: number): void {
  const current = view.tanks.find(({ id }: { id: TankId }) => id === view.current);
  if (current === undefined) return;
  const other = current.nation === 'de' ? 'su' : 'de';
  for (let distance = 0; distance <= 2000; distance += 400) {
    const range = distance - current.range;
    if (Math.abs(range) > 1000) continue;
    const x = rangeAt(plan, other, range);
    if (x < plan.strip.x || x > plan.strip.x + plan.strip.width) continue;
    stage.put('reach', `band:${distance}`, {
      kind: 'shape',
      points: [
        { x, y: plan.strip.y + plan.head },
        { x, y: footOf(plan) },
      ],
      closed: false,
      stroke: 0xffd447,
      width: 2,
      dash: [8, 6],
    });
    tagAt(
      stage,
      `band:${distance}/says`,
      x,
      footOf(plan) + plan.foot / 2,
      metres.replace('{metres}', String(distance)),
      size * 0.9,
      0xffe58a,
    );
  }
}
