import type { Command } from '../../../rules/core/game';
import type { View } from '../../../rules/tankChess/types';
import type { Look, Stage } from '../skin';
import { along, centre, corners, squareBox } from './geometry';
import { arrow, putEach } from './marks';
import { isDrive } from './whyNot';

/** Where the last drive began and ended, faint enough not to be taken for a choice. */
export function drawLast(view: View, command: Command, stage: Stage, look: Look): void {
  if (!isDrive(command)) return;
  const colour = look.palette.tracer;
  const trail = { kind: 'shape', closed: true, stroke: colour, width: 3, round: 5, alpha: 0.75 } as const;
  stage.put('control', 'last/from', { ...trail, points: corners(squareBox(view.size, command.from), 5), dash: [3, 6] });
  if (command.to === 'off' || command.to === command.from) return;
  const [from, to] = [centre(view.size, command.from), centre(view.size, command.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const line = arrow(from, along(to, way, -26), colour, 4, [3, 8]);
  const faint = line.map((item) => ({ ...item, alpha: 0.7 }));
  putEach(stage, 'control', 'last/way', faint);
}
