import type { MapId } from '../../../rules/tankOnTank/data/maps';
import { shooterOf, targetOf } from '../../../rules/tankOnTank/lab/bench';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import { type LabPicture, openLabPicture } from '../../lab/picture';
import type { Presenter } from '../../lab/presenter';
import type { Box, Item } from '../../paint/items';
import { backdrop } from '../board/backdrop';
import { hexBox, hexUnder, sheetBox } from '../board/geometry';
import { type BenchLook, benchItems } from './drawBench';
import type { HexKit } from './kit';

/** The map of the bench. */
export interface HexPicture {
  readonly picture: LabPicture;
  show(reading: BenchReading, look: Omit<BenchLook, 'seen' | 'scale' | 'larger'>): void;
  /** Shows shooter, line and target. */
  frame(reading: BenchReading): void;
  /** The ground in sight and what lies on it, for a picture to take away. */
  items(): readonly Item[];
}

interface HexPictureHands {
  press(hex: string | null): boolean;
  drag(hex: string | null): void;
  drop(hex: string | null, still: boolean): void;
  hover(hex: string | null): void;
  /** Another part is in sight: what is written on it is set anew. */
  moved(): void;
}

/** Ground that comes late stays as it was until it is there. */
export function openGround(kit: HexKit, arrived: () => void): (map: MapId, snow: boolean) => readonly Item[] {
  let now: { readonly key: string; readonly items: readonly Item[] } | null = null;
  let asked = '';
  const paint = (map: MapId, snow: boolean, key: string) => {
    now = { key, items: backdrop({ map, snow }, false) };
  };
  return (map, snow) => {
    const key = `${map} ${snow}`;
    if (now === null) paint(map, snow, key);
    else if (now.key !== key && asked !== key) {
      asked = key;
      void kit.need(map, snow).then(() => {
        if (asked !== key) return;
        paint(map, snow, key);
        arrived();
      });
    }
    return now?.items ?? [];
  };
}

export function openHexPicture(kit: HexKit, hands: HexPictureHands, presenter: Presenter): HexPicture {
  let shown: { readonly reading: BenchReading; readonly look: Omit<BenchLook, 'seen' | 'scale' | 'larger'> } | null =
    null;
  let items: readonly Item[] = [];
  const groundOf = openGround(kit, () => lay());
  const picture = openLabPicture({
    drawings: kit.drawings,
    class: 'lab-map',
    pixelRatio: () => kit.lab.shell.pixelRatio(),
    hands: {
      press: (at) => presenter.press(at) || hands.press(hexUnder(at)),
      drag(at) {
        if (!presenter.drag(at)) hands.drag(hexUnder(at));
      },
      drop(at, still) {
        if (!presenter.drop()) hands.drop(hexUnder(at), still);
      },
      hover(at) {
        presenter.hover(at);
        hands.hover(at === null ? null : hexUnder(at));
      },
    },
    over: (ink, seen) => presenter.over(ink, seen),
    moved: () => {
      hands.moved();
      lay();
    },
  });
  const lay = () => {
    if (shown === null || picture.size().width === 0) return;
    const { reading, look } = shown;
    items = benchItems(kit, reading, {
      ...look,
      seen: picture.seen(),
      scale: picture.scale(),
      larger: presenter.larger(),
    });
    picture.show({ ground: groundOf(reading.map, reading.bench.snow), world: sheetBox, items });
  };
  return {
    picture,
    show(reading, look) {
      shown = { reading, look };
      if (picture.size().width === 0)
        picture.show({ ground: groundOf(reading.map, reading.bench.snow), world: sheetBox, items });
      lay();
    },
    frame: (reading) => picture.frame(framedBox(reading, kit.lab.embedded)),
    items: () => (shown === null ? [] : [...groundOf(shown.reading.map, shown.reading.bench.snow), ...items]),
  };
}

/** Shooter and target with room for what is written beside them; nearer in the small frame of another page. */
function framedBox({ bench }: BenchReading, embedded: boolean): Box {
  const boxes = [shooterOf(bench), targetOf(bench)].flatMap((unit) => (unit === null ? [] : [hexBox(unit.at)]));
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const [wide, high] = embedded ? [480, 246] : [580, 330];
  const [width, height] = [Math.max(wide, right - left + 120), Math.max(high, bottom - top + 130)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
