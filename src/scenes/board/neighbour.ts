import type { Ref } from '../../rules/core/game';
import type { ChoiceNow } from '../../session/controller';
import type { Skin } from './gameScene';

const steps = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
} as const;

/** What lies next to a thing that way, found the way a finger would find it: by pointing one place further. */
export function beside(
  skin: Pick<Skin, 'place' | 'refsAt'>,
  { view, selection }: Pick<ChoiceNow, 'view' | 'selection'>,
  ref: Ref,
  way: keyof typeof steps,
): Ref | null {
  const box = skin.place(view, ref);
  if (box === null) return null;
  const { x, y } = steps[way];
  const at = { x: box.x + box.width * (0.5 + x), y: box.y + box.height * (0.5 + y) };
  return skin.refsAt(view, at, selection).find((found) => found !== ref && skin.place(view, found) !== null) ?? null;
}
