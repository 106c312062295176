import { shooterOf, terrainOn, unitIn } from '../../../rules/tankOnTank/lab/bench';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import { hexBeside, hexIn } from '../extras/hexes';
import type { HexDesk } from './hexDesk';
import type { HexKit } from './kit';

/** Arrow keys over the map: Enter takes what stands there and puts it down again, or uses what lies in the hand. */
interface HexCursor {
  at(): string | null;
  /** True: the key was for the cursor. */
  key(key: string): boolean;
}

const ways: { readonly [key: string]: readonly [right: number, up: number] } = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function openHexCursor(kit: HexKit, desk: HexDesk, tell: (words: string) => void, moved: () => void): HexCursor {
  let at: string | null = null;
  let carrying = false;
  const leave = () => {
    if (carrying) desk.drop(null, false);
    at = null;
    carrying = false;
    moved();
  };
  const walk = (right: number, up: number) => {
    const next = hexIn([hexBeside(at === null ? null : `hex:${at}`, right, up) ?? 'hex:none']);
    if (next === null) return;
    at = next;
    if (carrying) desk.dragTo(next);
    tell(placeWords(kit, desk.reading(), next));
    moved();
  };
  const use = (hex: string) => {
    const words = kit.words().cursor;
    if (carrying) {
      const carried = desk.selected();
      desk.drop(hex, false);
      carrying = false;
      const unit = carried === null ? null : unitIn(desk.link().bench, carried);
      if (unit !== null) tell(kit.say(words.put, { unit: unit.kind, hex: unit.at }));
      return;
    }
    const unit = unitIn(desk.link().bench, hex);
    const { tool } = desk.hand();
    const held = desk.press(hex);
    carrying = held && unit !== null && tool === 'none';
    if (!carrying) desk.drop(hex, false);
    if (carrying && unit !== null) tell(kit.say(words.took, { unit: unit.kind, hex }));
    else tell(placeWords(kit, desk.reading(), hex));
  };
  return {
    at: () => at,
    key(key) {
      if (at === null) {
        if (key !== 'Enter') return false;
        at = shooterOf(desk.link().bench).at;
        tell(placeWords(kit, desk.reading(), at));
        moved();
        return true;
      }
      const way = ways[key];
      if (way !== undefined) walk(...way);
      else if (key === 'Enter') use(at);
      else if (key === 'Escape') leave();
      else return false;
      return true;
    },
  };
}

/** A hex in words: its ground and who stands there. */
function placeWords(kit: HexKit, { map, bench }: BenchReading, hex: string): string {
  const words = kit.words();
  const unit = unitIn(bench, hex);
  const stands =
    unit === null ? '' : kit.say(words.cursor.unit, { unit: unit.kind, facing: words.facings[unit.facing] });
  return kit.say(words.cursor.at, { hex, ground: words.side[terrainOn(map, hex)], unit: stands });
}
