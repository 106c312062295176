import type { GameEvent } from '../../../rules/core/game';
import type { Event, View } from '../../../rules/tankChess/types';
import type { Style, Surface } from '../../board/gameScene';
import { along, centre, corners, squareBox } from './geometry';
import { arrow, putEach } from './marks';
import { wayOf } from './ways';

type Drove = Extract<Event, { type: 'drove' }>;

function isDrove(event: GameEvent): event is Drove {
  return event.type === 'drove';
}

function isFired(event: GameEvent): event is Extract<Event, { type: 'fired' }> {
  return event.type === 'fired';
}

/** The way of the last drive and the line of its shot, faint enough not to be taken for a choice. */
export function drawLast(view: View, events: readonly GameEvent[], stage: Surface, look: Style): void {
  drawDrive(view, events, stage, look);
  const fired = events.find(isFired);
  if (fired === undefined) return;
  const red = look.palette.blocked;
  const [from, to] = [centre(view.size, fired.from), centre(view.size, fired.at)];
  putEach(
    stage,
    'control',
    'last/shot',
    arrow(from, to, red, 5, [12, 8]).map((item) => ({ ...item, alpha: 0.8 })),
  );
}

function drawDrive(view: View, events: readonly GameEvent[], stage: Surface, look: Style): void {
  const drove = events.find(isDrove);
  if (drove === undefined) return;
  const colour = look.palette.tracer;
  const faint = { closed: false, stroke: colour, width: 4, halo: 3, dash: [3, 8] as const, alpha: 0.7 };
  const start = { kind: 'shape', stroke: colour, width: 3, round: 5, alpha: 0.75, closed: true, dash: [3, 6] } as const;
  stage.put('control', 'last/from', { ...start, points: corners(squareBox(view.size, drove.from), 5) });
  const points = wayOf(view.size, drove.from, drove.route);
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined || before === undefined) return;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  const way = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  stage.put('control', 'last/way', {
    kind: 'shape',
    points: [...points.slice(0, -1), along(before, way, 1)],
    ...faint,
  });
  const head = arrow(before, along(tip, way, -26), colour, 4, [3, 8]).map((item) => ({ ...item, alpha: 0.7 }));
  putEach(stage, 'control', 'last/head', head);
}
