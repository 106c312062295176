import type { GameEvent } from '../../../rules/core/game';
import { isHexName } from '../../../rules/tankOnTank/hexes';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style, Surface } from '../../board/gameScene';
import { along, centre, wayTo } from './geometry';
import { unitById } from './ground';
import { arrowItems, hexShape, putEach } from './marks';

const text = (event: GameEvent, field: string): string => {
  const value: unknown = Reflect.get(event, field);
  return typeof value === 'string' && isHexName(value) ? value : '';
};

const listOf = (event: GameEvent, field: string): readonly string[] => {
  const value: unknown = Reflect.get(event, field);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** Where the units that moved came from and who shot at whom, faint enough not to be taken for a choice. */
export function drawLast(view: View, events: readonly GameEvent[], stage: Surface, look: Style): void {
  for (const [index, event] of events.entries()) {
    if (event.type === 'unitMoved' || event.type === 'infantryAdvanced') drawMove(event, index, stage, look);
    if (event.type === 'volleyFired') drawVolley(view, events, index, stage, look);
  }
}

function drawMove(event: GameEvent, index: number, stage: Surface, look: Style): void {
  const colour = look.palette.tracer;
  const [from, to] = [text(event, 'from'), text(event, 'at')];
  if (from === '' || to === '') return;
  stage.put('control', `last:${index}`, hexShape(from, 0.86, { stroke: colour, width: 2, dash: [3, 6], alpha: 0.8 }));
  const points = [centre(from), centre(to)];
  const line = { kind: 'shape', points, closed: false, stroke: colour, width: 3, dash: [3, 7], alpha: 0.7 } as const;
  stage.put('control', `last:${index}/way`, line);
}

/** Its lines stay until somebody chooses: one sees from where it came. */
function drawVolley(view: View, events: readonly GameEvent[], index: number, stage: Surface, look: Style): void {
  const event = events[index];
  const at = event === undefined ? '' : text(event, 'at');
  if (event === undefined || at === '') return;
  const red = look.palette.blocked;
  stage.put('control', `last:${index}`, hexShape(at, 0.9, { stroke: red, width: 2.5, dash: [3, 6] }));
  for (const firer of listOf(event, 'firers')) {
    const from = standing(view, events.slice(index + 1), firer);
    if (from === null || from === at) continue;
    const [start, goal] = [centre(from), centre(at)];
    const { way } = wayTo(start, goal);
    const line = arrowItems(along(start, way, 40), along(goal, way, -40), red, 3.5, [10, 6]);
    putEach(
      stage,
      'control',
      `last:${index}/${firer}`,
      line.map((item) => ({ ...item, alpha: 0.8 })),
    );
  }
}

/** Where a unit stood before these things happened. */
function standing(view: View, after: readonly GameEvent[], unit: string): string | null {
  const moved = after.find((event) => 'unit' in event && event.unit === unit && text(event, 'from') !== '');
  return moved === undefined ? (unitById(view, unit)?.at ?? null) : text(moved, 'from');
}
