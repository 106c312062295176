import type { MortarRing } from '../../../rules/tankChess/lab/reading';
import type { State } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import { centre, pieceAt } from '../board/geometry';
import { putEach } from '../board/marks';

const NOW = 0xa33d09;
const TURNED = 0x55513f;
const RADIUS = 17;

/** Where a mortar's shell can fall, with how far it is: ahead as it stands, and paler all round, as far as it would turn first. */
export function drawRing(state: State, { piece, squares }: MortarRing, stage: Surface): void {
  for (const { at, distance, ahead } of squares) {
    const { x, y } = centre(state.size, at);
    const taken = pieceAt(state, at) !== null;
    const colour = ahead ? NOW : TURNED;
    const points = Array.from({ length: 20 }, (_, i) => ({
      x: x + Math.sin((i * Math.PI) / 10) * RADIUS,
      y: y - Math.cos((i * Math.PI) / 10) * RADIUS,
    }));
    const look = { fill: 0xfff8e4, fillAlpha: ahead ? 0.5 : 0.35, stroke: colour, width: 2.5, alpha: ahead ? 1 : 0.85 };
    // A piece is not covered: it has the number at its corner.
    const away = taken ? RADIUS + 3 : 0;
    putEach(stage, 'plate', `ring:${piece.at}:${at}`, [
      ...(taken ? [] : [{ kind: 'shape', points, closed: true, dash: [5, 4], ...look } as const]),
      {
        kind: 'label',
        text: String(distance),
        x: x + away,
        y: y + away,
        size: taken ? 18 : 20,
        colour,
        face: 'stencil',
        halo: 3,
        alpha: look.alpha,
      },
    ]);
  }
}
