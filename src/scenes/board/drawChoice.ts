import type { Ref } from '../../rules/core/game';
import type { ChoiceNow } from '../../session/controller';
import type { Skin, Surface } from './gameScene';

/** A refusal that leads nowhere, before anything was chosen, leaves the first choice open. */
export function mayChooseElse({ whyNot, selection, seat }: ChoiceNow, { manners }: Pick<Skin, 'manners'>): boolean {
  const open = seat !== null && selection.picked.length === 0 && selection.next.length > 0;
  return whyNot !== null && whyNot.refusal.instead === undefined && open && manners.refusalGhost;
}

/** Over the pieces: why not, or what may be chosen, and what is pointed at. */
export function drawChoice(
  skin: Skin,
  now: ChoiceNow,
  hovered: Ref | null,
  pointed: readonly Ref[],
  stage: Surface,
): void {
  const { view, seat, selection, whyNot } = now;
  const under = whyNot === null ? hovered : null;
  if (whyNot !== null) skin.drawWhyNot(view, whyNot, stage);
  if (seat !== null && (whyNot === null || mayChooseElse(now, skin)))
    skin.drawPicking(view, seat, selection, under, stage);
  skin.drawPointed(view, under === null ? pointed : [...pointed, under], stage);
}
