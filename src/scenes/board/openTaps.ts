import type { Ref } from '../../rules/core/game';
import type { Point } from '../paint/items';
import type { TableController } from '../table/tableController';
import type { Skin } from './gameScene';
import type { Gestures } from './gestures';
import { tapBoard } from './tapBoard';

export interface TapParts {
  readonly controller: TableController;
  readonly skin: Skin;
  playing(): boolean;
  /** What lies under a point in the present view, or in another. */
  under(at: Point, view?: unknown): readonly Ref[];
  /** Whether the words beside the ghost of a refusal lie there. */
  onGhost(at: Point): boolean;
  /** The view that is drawn, which an animation starts from. */
  drawn(): unknown;
  /** What glowed when somebody could choose last. */
  offered(): readonly Ref[];
  hovered(): Ref | null;
  hover(ref: Ref | null): void;
  skip(): void;
  /** Shows the whole board. */
  whole(): void;
  /** Called when a tap has changed nothing at the table: what is under the pointer may be another. */
  done(): void;
}

/** What taps on the board do. */
export function openTaps({ controller, skin, under, ...parts }: TapParts): Pick<Gestures, 'tap' | 'doubleTap'> {
  const meant = (ref: Ref) => {
    const { view, seat, picking } = controller.screen();
    return seat === null ? null : (skin.meant?.(view, seat, picking, ref) ?? null);
  };
  /** Cards shift as one leaves the hand: who clicks while that is shown means what lies there, if it glowed and still may be played. */
  const tapEarly = (at: Point) => {
    const seen = under(at, parts.drawn()).filter((ref) => parts.offered().includes(ref));
    parts.skip();
    const { next } = controller.screen().picking;
    const ref = seen.find((each) => next.includes(each));
    if (ref !== undefined) tapBoard(controller, [ref], meant);
    parts.hover(null);
  };
  /** A finger has no place to rest: with an overlay that tells of the thing pointed at, its first touch is the pointing. */
  const asks = (ref: Ref) => {
    const { overlays, picking } = controller.screen();
    if (picking.picked.length > 0 || picking.next.includes(ref)) return false;
    return skin.overlays.some(({ id, pointed }) => pointed === true && overlays.has(id));
  };
  const tap = (at: Point, touch: boolean) => {
    if (parts.playing()) {
      if (skin.manners.clickWhileShown === 'acts' && !touch) return tapEarly(at);
      parts.skip();
    }
    const { whyNot } = controller.screen();
    if (whyNot !== null && parts.onGhost(at)) return controller.playInstead();
    const refs = under(at);
    const [first = null] = refs;
    if (touch && first !== null && first !== parts.hovered()) {
      if (skin.manners.firstTouch === 'looks' && whyNot === null) return parts.hover(first);
      if (asks(first) && whyNot?.refusal.instead === undefined) {
        if (whyNot !== null) controller.back();
        return parts.hover(first);
      }
    }
    tapBoard(controller, refs, meant);
    // The card that was under the pointer has left.
    if (touch || skin.manners.layout === 'cards') parts.hover(null);
  };
  const finish = (at: Point, touch: boolean) => {
    const before = controller.screen();
    tap(at, touch);
    // What changed the table was drawn with it.
    if (controller.screen() === before) parts.done();
  };
  /** A piece that turns where it stands is clicked twice; a table of cards is always seen whole. */
  const twice = (at: Point, touch: boolean) => {
    const { next } = controller.screen().picking;
    return skin.manners.doubleTap === 'acts' || (!touch && under(at).some((ref) => next.includes(ref)));
  };
  /** The first of the two taps asked why not, which nobody wanted to know. */
  const whole = () => {
    if (controller.screen().whyNot !== null) controller.back();
    parts.whole();
  };
  return { tap: finish, doubleTap: (at, touch) => (twice(at, touch) ? finish(at, touch) : whole()) };
}
