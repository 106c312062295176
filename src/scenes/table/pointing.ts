import type { Ref } from '../../rules/core/game';
import type { PlacedButton } from '../blocks/control';
import type { TableScene } from '../board/BoardScene';
import { GHOST_TAG, type Skin } from '../board/gameScene';
import { likeliest, listenGestures, openTaps } from '../board/pointer';
import type { Point } from '../paint/items';
import type { BoardView } from './boardView';
import type { openHud } from './hudDriver';
import { openPageTurn } from './pageTurn';
import type { TableController } from './tableController';

interface Pointing {
  /** What the pointer, or the last tap, is on. */
  hovered(): Ref | null;
  /** What has been tapped to learn what it can do. */
  studied(): Ref | null;
  /** The table changed under the pointer: what it was on may be gone. */
  settle(): void;
  close(): void;
}

interface Pointed {
  readonly scene: TableScene;
  readonly canvas: HTMLCanvasElement;
  readonly skin: Skin;
  readonly controller: TableController;
  readonly view: BoardView;
  hud(): ReturnType<typeof openHud>;
  pixelRatio(): number;
  press(control: PlacedButton): void;
  /** Whether a tag that is drawn lies over a point of the board. */
  onTag(id: string, at: Point): boolean;
  /** The whole board into sight. */
  fit(): void;
  skip(): void;
  refresh(): void;
}

/** Mouse and fingers on the table: controls of the HUD first, then the board under them. */
export function openPointing(on: Pointed): Pointing {
  const { scene, skin, controller, view, hud } = on;
  let hovered: Ref | null = null;
  let studied: Ref | null = null;
  /** What the panel tells of: where nothing lies under the pointer, what is being studied. */
  const about = () => hovered ?? studied;
  let pointer: Point | null = null;

  const refsUnder = (at: Point, seen: unknown = controller.screen().view): readonly Ref[] =>
    hud().covers(at) || !scene.holds(at) ? [] : skin.refsAt(seen, scene.worldAt(at), controller.screen().selection);
  const onGhost = (at: Point) => !hud().covers(at) && scene.holds(at) && on.onTag(GHOST_TAG, scene.worldAt(at));
  const meantAt = (at: Point | null): Ref | null =>
    at === null ? null : likeliest(refsUnder(at), controller.screen().selection);
  const hover = (at: Point | null) => {
    pointer = at;
    const { view: seen, selection, whyNot } = controller.screen();
    const next = meantAt(at);
    const overControl = at !== null && (hud().controlAt(at) !== null || (whyNot !== null && onGhost(at)));
    const cursor = overControl || (next !== null && selection.next.includes(next)) ? 'pointer' : '';
    if (on.canvas.style.cursor !== cursor) on.canvas.style.cursor = cursor;
    const changed = next !== hovered;
    hovered = next;
    if (changed) view.draw();
    hud().point(at, next === null || whyNot !== null || selection.next.includes(next) ? '' : skin.name(seen, next));
    if (changed) hud().refresh(about());
  };
  const taps = openTaps({
    controller,
    skin,
    playing: view.isPlaying,
    under: refsUnder,
    onGhost,
    drawn: view.drawn,
    offered: view.offered,
    hovered: () => hovered,
    hover(ref) {
      hovered = ref;
    },
    studied: {
      now: () => studied,
      take(ref) {
        studied = ref;
      },
    },
    skip: on.skip,
    whole: on.fit,
    done: on.refresh,
  });

  let held: PlacedButton | null = null;
  const pageTurn = openPageTurn(() => hud().controls(), on.press);
  const stop = listenGestures(scene.input, on.pixelRatio, {
    press(at) {
      pageTurn.begin();
      held = hud().controlAt(at);
      hud().pressing(held?.id ?? null);
      return held !== null || hud().covers(at);
    },
    release(at) {
      const control = held;
      held = null;
      hud().pressing(null);
      if (control?.id === 'sheet' && hud().settleSheet()) return;
      if (control !== null && hud().controlAt(at)?.id === control.id) on.press(control);
    },
    cancel() {
      held = null;
      hud().pressing(null);
    },
    ...taps,
    hold(at) {
      hovered = meantAt(at);
      view.draw();
      on.refresh();
    },
    drag(dx, dy, _, taken) {
      if (held?.id === 'sheet') hud().dragSheet(dy);
      else if (taken && hud().swipe(dx)) held = null;
      else if (!taken && !pageTurn.draw(dx, dy)) scene.drag(dx, dy);
    },
    zoom(at, by) {
      if (!hud().covers(at) && scene.holds(at)) scene.zoomAbout(at, by);
    },
    hover,
    leave: () => hover(null),
  });
  return {
    hovered: about,
    studied: () => studied,
    settle() {
      studied = null;
      if (pointer !== null) hovered = meantAt(pointer);
    },
    close() {
      stop();
      on.canvas.style.cursor = '';
    },
  };
}
