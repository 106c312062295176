import { isRefOf } from '../../rules/core/ref';
import type { Skin } from '../board/gameScene';
import type { Box } from '../paint/items';
import type { HudLayout } from './hud/layout';
import type { TableScreen } from './tableController';

const CLOSE_UP = 2.4;

/** A finger needs larger squares than a whole board on a phone has: the camera comes closer while something is picked. */
export function closeUpOn(
  skin: Skin,
  layout: () => HudLayout,
  show: (boxes: readonly Box[], zoom: number) => void,
): (screen: TableScreen) => void {
  let closeTo = '';
  return ({ reading, selection, whyNot, view, seat }) => {
    if (layout().mode !== 'phone' || skin.manners.camera === 'fixed' || seat === null || whyNot !== null) return;
    const about = selection.picked.length > 0 ? selection.picked : (skin.focus?.(view, seat) ?? []);
    // What stays picked after a command has come to another place by it.
    const key = about.length === 0 ? '' : `${reading.steps.length} ${about.join(' ')}`;
    if (key === closeTo) return;
    closeTo = key;
    const refs = about.length === 0 ? [] : [...about, ...selection.next];
    // An area may be as long as the board: what leads to it is near enough.
    const near = refs.filter((ref) => !isRefOf('area', ref));
    const boxes = near.flatMap((ref) => skin.place(view, ref) ?? []);
    const more = selection.picked.length > 1 ? (skin.attention?.(view, selection) ?? []) : [];
    show([...boxes, ...more], selection.picked.length > 1 ? CLOSE_UP * 0.8 : CLOSE_UP);
  };
}
