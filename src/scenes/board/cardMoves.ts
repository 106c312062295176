import { CARD, type Pose, RIM } from '../paint/cards';
import type { Box, Group } from '../paint/items';
import { middleOf } from '../paint/marks';
import type { Surface } from './gameScene';

export const FLIP = 220;
const FLIGHT = 240;

const grown = (height: number) => ({
  width: (height / CARD.height) * (CARD.width + 2 * RIM),
  height: (height / CARD.height) * (CARD.height + 2 * RIM),
});

/** Moves something that was put on the stage to another pose. */
export function glide(stage: Surface, id: string, to: Pose, ms = FLIGHT): Promise<void> {
  return stage.move(id, { x: to.x, y: to.y, angle: to.angle ?? 0, ...grown(to.height) }, ms);
}

/** How far a card is held over the table on its way, and how long it falls. */
const HELD = 1.12;
const FALL = 70;

/** A card is carried to its place and put down: held over it, it is larger, and it falls with a sound. */
export async function putDown(stage: Surface, id: string, to: Pose, ms = FLIGHT): Promise<void> {
  await glide(stage, id, { ...to, height: to.height * HELD }, ms - FALL);
  await glide(stage, id, to, FALL);
  stage.sound('chit', to);
}

/** A card turns over where it lies: its back narrows to an edge, its face widens from it. */
export async function flip(stage: Surface, id: string, pose: Pose, back: Group, face: Group): Promise<void> {
  stage.put('stage', id, back);
  if (!stage.animated) {
    stage.put('stage', id, face);
    return;
  }
  await stage.move(id, { width: 2 }, FLIP / 2);
  stage.put('stage', id, face);
  await stage.move(id, { width: 2 }, 0);
  await stage.move(id, { width: grown(pose.height).width }, FLIP / 2);
  stage.put('stage', id, face);
}

export function poseIn(box: Box): Pose {
  return { ...middleOf(box), height: box.height };
}
