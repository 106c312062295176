import type { Ref } from '../../rules/core/game';
import type { ChoiceNow } from '../../session/controller';
import type { Skin, Stage } from './gameScene';

/** A refusal that leads nowhere, before anything was chosen, leaves the first choice open. */
export function mayChooseElse({ whyNot, picking, seat }: ChoiceNow, { manners }: Pick<Skin, 'manners'>): boolean {
  const open = seat !== null && picking.picked.length === 0 && picking.next.length > 0;
  return whyNot !== null && whyNot.refusal.instead === undefined && open && manners.refusalGhost;
}

/** Over the pieces: why not, or what may be chosen, and what is pointed at. */
export function drawChoice(
  skin: Skin,
  now: ChoiceNow,
  hovered: Ref | null,
  pointed: readonly Ref[],
  stage: Stage,
): void {
  const { view, seat, picking, whyNot } = now;
  const under = whyNot === null ? hovered : null;
  if (whyNot !== null) skin.drawWhyNot(view, whyNot, stage);
  if (seat !== null && (whyNot === null || mayChooseElse(now, skin)))
    skin.drawPicking(view, seat, picking, under, stage);
  skin.drawPointed(view, under === null ? pointed : [...pointed, under], stage);
}
