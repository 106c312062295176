import type { Box } from '../paint/items';
import type { BareScene } from './letter';
import { write } from './lettering';
import type { Ladder } from './shot';
import { BONE, HOT, TRACER } from './tints';

type Ink = CanvasRenderingContext2D;

/** Where the rungs begin, how far a step is, and how high a rung. */
function rungs({ layout }: Pick<BareScene, 'layout'>, { marks, plates }: Ladder) {
  const { graph } = layout.deck;
  const phone = layout.kind === 'phone';
  const left = graph.x + (phone ? 52 : 40);
  const step = (graph.width - (phone ? 50 : 20)) / Math.max(1, marks.length - 1);
  return { left, step, row: graph.height / plates.length, top: graph.y, height: graph.height };
}

/** Gun against plates, without dice: how far it reaches against each of them. */
export function paintLadder(ink: Ink, scene: BareScene): void {
  const { ladder } = scene.shot;
  if (ladder === null) return;
  const { left, step, row, top, height } = rungs(scene, ladder);
  ladder.marks.forEach((mark, index) => {
    const x = left + index * step;
    ink.strokeStyle = 'rgba(233,224,200,.3)';
    ink.lineWidth = 1;
    ink.beginPath();
    ink.moveTo(x, top - 6);
    ink.lineTo(x, top + height + 4);
    ink.stroke();
    write(ink, mark, x, top + height + row * 0.66, { size: row * 0.6, colour: BONE, align: 'center' });
  });
  ladder.plates.forEach((plate, index) => {
    paintRung(ink, ladder, plate, { x: left, y: top + index * row, width: step, height: row });
  });
}

function paintRung(ink: Ink, { gun }: Ladder, plate: Ladder['plates'][number], box: Box): void {
  const { x, y, width, height } = box;
  ink.globalAlpha = 0.35;
  ink.fillStyle = HOT;
  if (!plate.struck) ink.fillRect(x, y + height * 0.16, gun.steps * width, height * 0.62);
  ink.globalAlpha = 1;
  ink.fillStyle = plate.struck ? TRACER : '#C9D0D2';
  ink.fillRect(x + plate.steps * width - 4, y + 2, 8, height - 6);
  write(ink, plate.words, x - 10, y + height * 0.66, {
    ...{ size: height * 0.52, colour: plate.struck ? TRACER : BONE, align: 'right', most: 110 },
  });
}

/** The rung of the plate that is struck, as long as the gun reaches. */
export function reachBox(scene: Pick<BareScene, 'layout' | 'shot'>): Box | null {
  const { ladder } = scene.shot;
  if (ladder === null) return null;
  const { left, step, row, top } = rungs(scene, ladder);
  const struck = ladder.plates.findIndex((plate) => plate.struck);
  return { x: left, y: top + struck * row + row * 0.16, width: ladder.gun.steps * step, height: row * 0.62 };
}

/** The bar of the gun along that rung, whole. */
export function paintReach(ink: Ink, { shot, reach }: BareScene): void {
  if (reach === null || shot.ladder === null) return;
  const { x, y, width, height } = reach;
  ink.fillStyle = HOT;
  ink.fillRect(x + 5, y, width - 5, height);
  ink.strokeStyle = '#FFF8E4';
  ink.lineWidth = 2.5;
  ink.strokeRect(x + 5, y + 1, width - 6, height - 2);
  const { words } = shot.ladder.gun;
  write(ink, words, x + 14, y + height * 0.76, {
    size: height * 0.7,
    colour: '#fff6e6',
    most: Math.max(20, width - 18),
  });
}
