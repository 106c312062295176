import type { GameEvent } from '../../../rules/core/game';
import { isHexName } from '../../../rules/tankOnTank/hexes';
import type { Style, Surface } from '../../board/gameScene';
import { centre } from './geometry';
import { hexShape } from './marks';

const text = (event: GameEvent, field: string): string => {
  const value: unknown = Reflect.get(event, field);
  return typeof value === 'string' && isHexName(value) ? value : '';
};

/** Where the last unit came from and what was shot at, faint enough not to be taken for a choice. */
export function drawLast(events: readonly GameEvent[], stage: Surface, look: Style): void {
  const colour = look.palette.tracer;
  for (const [index, event] of events.entries()) {
    if (event.type === 'unitMoved') {
      const [from, to] = [text(event, 'from'), text(event, 'at')];
      if (from === '' || to === '') continue;
      stage.put(
        'control',
        `last:${index}`,
        hexShape(from, 0.86, { stroke: colour, width: 2, dash: [3, 6], alpha: 0.8 }),
      );
      const points = [centre(from), centre(to)];
      stage.put('control', `last:${index}/way`, {
        kind: 'shape',
        points,
        closed: false,
        stroke: colour,
        width: 3,
        dash: [3, 7],
        alpha: 0.7,
      });
    }
    if (event.type === 'volleyFired') {
      const at = text(event, 'at');
      if (at !== '')
        stage.put('control', `last:${index}`, hexShape(at, 0.9, { stroke: colour, width: 2.5, dash: [3, 6] }));
    }
  }
}
