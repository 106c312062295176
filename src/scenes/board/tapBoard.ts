import type { Ref } from '../../rules/core/game';
import { pointAll } from '../table/perform';
import type { TableController } from '../table/tableController';

/** A tap on the board: what may be pointed at comes first, the ghost of a refusal plays it, the void steps back. */
export function tapBoard(
  controller: TableController,
  refs: readonly Ref[],
  meant: (ref: Ref) => readonly Ref[] | null = () => null,
): void {
  const { whyNot, reading, picking } = controller.screen();
  if (whyNot !== null) {
    const { instead } = whyNot.refusal;
    const ghost = instead === undefined ? [] : reading.game.path(instead).slice(1);
    if (refs.some((ref) => ghost.includes(ref))) {
      controller.playInstead();
      return;
    }
    controller.back();
  }
  const ref = refs.find((candidate) => picking.next.includes(candidate)) ?? refs[0];
  if (ref !== undefined && picking.next.includes(ref)) controller.point(ref);
  else if (ref !== undefined) pointAll(controller, meant(ref) ?? [ref]);
  else if (whyNot === null && picking.picked.length > 0) controller.back();
}
