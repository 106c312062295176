import { type LabPicture, openLabPicture } from '../../lab/picture';
import type { Presenter } from '../../lab/presenter';
import type { HexDesk } from './hexDesk';
import { type HexPicture, openHexPicture } from './hexPicture';
import type { HexKit } from './kit';
import { sideItems } from './sideView';
import { isSweep, openSweepPane, type SweepPane } from './sweepPane';

/** The pictures of the bench: map, side view, and the two maps of the sweep. */
export interface HexStage {
  readonly map: HexPicture;
  readonly side: LabPicture;
  readonly sweep: SweepPane;
  isSweeping(): boolean;
  show(): void;
  showMap(): void;
  /** What a presenter draws has changed. */
  repaint(): void;
  close(): void;
}

export function openHexStage(kit: HexKit, desk: HexDesk, presenter: Presenter, cursor: () => string | null): HexStage {
  let hovered: string | null = null;
  const map = openHexPicture(
    kit,
    {
      press: desk.press,
      drag: desk.dragTo,
      drop: desk.drop,
      hover(hex) {
        if (hex === hovered) return;
        hovered = hex;
        showMap();
      },
      moved: () => showSide(),
    },
    presenter,
  );
  const side = openLabPicture({
    drawings: kit.drawings,
    class: 'lab-side',
    pixelRatio: () => kit.lab.shell.pixelRatio(),
    moved: () => showSide(),
  });
  const sweep = openSweepPane(kit, desk, presenter);
  const showMap = () => {
    const { show, step } = desk.link();
    map.show(desk.reading(), { show: new Set(show), step, selected: desk.selected(), hovered: cursor() ?? hovered });
  };
  const showSide = () => {
    const size = side.size();
    const { picture } = map;
    if (size.width === 0 || size.height === 0) return;
    // On a phone the two are not one above the other.
    const above = picture.size().width === size.width ? { seen: picture.seen(), scale: picture.scale() } : null;
    const items = sideItems(kit, desk.reading(), size, above, desk.link().step);
    side.show({ ground: [], world: { x: 0, y: 0, ...size }, items });
  };
  const isSweeping = () => isSweep(desk.link());
  return {
    map,
    side,
    sweep,
    isSweeping,
    showMap,
    repaint: () => (isSweeping() ? sweep : map.picture).repaint(),
    show() {
      if (isSweeping()) return sweep.show(desk.reading(), desk.link().against);
      showMap();
      showSide();
    },
    close() {
      for (const each of [map.picture, side, sweep]) each.close();
    },
  };
}
