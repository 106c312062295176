import type { Kind } from '../../../rules/tankOnTank/data/units';
import * as edit from '../../../rules/tankOnTank/lab/bench';
import type { HexHand } from './hexRail';

/** What a hand on the map changes. */
interface GripParts {
  bench(): edit.Bench;
  put(bench: edit.Bench): void;
  /** Changes from here on are one, until `settle`. */
  begin(): void;
  settle(): void;
  hand(): HexHand;
  hold(hand: HexHand): void;
  select(hex: string | null): void;
}

/** Taking, dragging and putting down; brushing where a brush is held. */
export interface HexGrip {
  /** True: something is held and can be dragged. */
  press(hex: string | null): boolean;
  dragTo(hex: string | null): void;
  drop(hex: string | null, still: boolean): void;
  place(kind: Kind, hex: string): void;
}

const isBrush = ({ tool }: HexHand) => tool !== 'none' && tool !== 'piece';

/** The bench after one touch of the brush. */
function brushed(bench: edit.Bench, { tool }: HexHand, hex: string): edit.Bench {
  switch (tool) {
    case 'clear':
    case 'hill':
    case 'town':
    case 'woods':
      return edit.painted(bench, hex, tool);
    case 'erase':
      return edit.unitIn(bench, hex) === null ? edit.painted(bench, hex, 'clear') : edit.withoutUnit(bench, hex);
    default:
      return bench;
  }
}

export function openHexGrip(parts: GripParts): HexGrip {
  /** The hex of the unit that is dragged, or the last one a road was laid in. */
  let held: string | null = null;
  const brush = (hex: string) => {
    if (parts.hand().tool !== 'road') return parts.put(brushed(parts.bench(), parts.hand(), hex));
    if (held !== null && held !== hex) parts.put(edit.paved(parts.bench(), held, hex));
    held = hex;
  };
  const place = (kind: Kind, hex: string) => {
    parts.put(edit.withUnit(parts.bench(), { kind, at: hex, facing: edit.seatOf(kind) === 0 ? 'S' : 'N' }));
    parts.select(hex);
  };
  return {
    place,
    press(hex) {
      if (hex === null) return false;
      parts.begin();
      const hand = parts.hand();
      if (isBrush(hand)) {
        if (hand.tool !== 'road') held = null;
        brush(hex);
        return true;
      }
      if (hand.tool === 'piece') {
        place(hand.kind, hex);
        parts.hold({ tool: 'none' });
      }
      held = edit.unitIn(parts.bench(), hex) === null ? null : hex;
      if (held !== null) parts.select(hex);
      return held !== null;
    },
    dragTo(hex) {
      if (hex === null) return;
      if (isBrush(parts.hand())) return brush(hex);
      // Nobody is pushed aside by what is only carried past.
      if (held === null || held === hex || edit.unitIn(parts.bench(), hex) !== null) return;
      parts.put(edit.moved(parts.bench(), held, hex));
      held = hex;
      parts.select(hex);
    },
    drop(hex, still) {
      parts.settle();
      if (parts.hand().tool !== 'road') held = null;
      if (!still || hex === null || isBrush(parts.hand())) return;
      const bench = parts.bench();
      if (bench.others.some(({ at }) => at === hex)) parts.put(edit.withTarget(bench, hex));
      else if (bench.own.some(({ at }) => at === hex)) parts.put(edit.withShooter(bench, hex));
      else parts.select(null);
    },
  };
}
