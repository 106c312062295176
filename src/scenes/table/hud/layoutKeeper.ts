import type { Skin } from '../../board/gameScene';
import type { OpenedTable, Shell } from '../../frame/shell';
import type { Sides } from '../boardPort';
import type { TableController } from '../tableController';
import { type HudLayout, layoutHud, NARROW, type Room, sheetsFor, withBand } from './layout';
import { layoutSides } from './layoutSides';
import { layoutWhole } from './layoutWhole';
import { bandHeight } from './paintBand';
import { stripHeight } from './paintStrip';

interface LayoutParts {
  readonly shell: Shell;
  readonly session: OpenedTable;
  readonly controller: TableController;
  readonly skin: Skin;
  /** Whether an engine looks on. */
  advised(): boolean;
}

/** Where everything of the HUD lies, and what that depends on: the window, what drawers cover, how high a phone's sheet stands. */
export function openLayoutKeeper({ shell, session, controller, skin, advised }: LayoutParts) {
  let sides: Sides = { left: 0, right: 0, top: 0, bottom: 0 };
  let sheet = sheetsFor(shell.settings().textSize).middle;
  let overlaysOpen = false;
  let goalOpen = false;

  const size = () => {
    const { width, height } = shell.game.scale.gameSize;
    const ratio = shell.pixelRatio();
    return { width: width / ratio, height: height / ratio, ratio };
  };
  const strip = (width: number) => {
    const { view, viewer } = controller.screen();
    return stripHeight(skin.column?.(view, viewer) ?? [], width, shell.settings().textSize);
  };
  const arrangement = () => {
    const { view, viewer, moment, seen } = controller.screen();
    return skin.arrangement?.(moment === null ? seen.view : view, viewer) ?? '';
  };
  const lay = (inset = sides): HudLayout => {
    const { width, height } = size();
    const { textSize } = shell.settings();
    const seats = session.held.sitters.length;
    // Several overlays need a row of their own beside what else a phone with pages has there.
    const moreRows = skin.pages !== undefined && skin.overlays.length > 1 ? 2 : 1;
    const room = { width, height, inset, sheet, seats, advised: advised(), textSize, strip, overlaysOpen, moreRows };
    if (skin.goal === undefined) return layoutAs(skin, room, arrangement());
    const band = bandHeight(width < NARROW, Math.min(width / 1920, height / 1080), textSize);
    return withBand(layoutAs(skin, { ...room, height: height - band }, arrangement()), band, goalOpen);
  };
  let layout = lay();
  /** What besides sizes the layout depends on. */
  const needs = () => {
    const chips = layout.mode === 'wide' ? 0 : strip(layout.strip?.width ?? layout.board.width);
    return `${advised()} ${shell.settings().textSize} ${chips} ${arrangement()}`;
  };
  let laidFor = needs();
  return {
    now: () => layout,
    size,
    /** As it would be with so much covered. */
    lay,
    isStale: () => needs() !== laidFor,
    renew(): void {
      layout = lay();
      laidFor = needs();
    },
    inset(next: Sides): void {
      sides = next;
    },
    sheetTo(height: number): void {
      sheet = height;
    },
    /** The height a sheet comes to rest at, and whether it is not there yet. */
    rest(): { readonly height: number; readonly moves: boolean } {
      const heights = Object.values(sheetsFor(shell.settings().textSize));
      const height = heights.reduce((best, each) => (Math.abs(each - sheet) < Math.abs(best - sheet) ? each : best));
      return { height, moves: height !== sheet };
    },
    toggleOverlays(): void {
      overlaysOpen = !overlaysOpen;
    },
    toggleGoal(): void {
      goalOpen = !goalOpen;
    },
  };
}

function layoutAs(skin: Skin, room: Room, arrangement: string): HudLayout {
  const { places } = skin;
  if (places !== undefined) {
    return layoutWhole(room, (width, height) => places(width, height, room.seats, arrangement));
  }
  return skin.manners.layout === 'boardAndColumn' ? layoutSides(room) : layoutHud(room);
}
