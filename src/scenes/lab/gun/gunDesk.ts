import type { BenchKit } from '../benchKit';
import { openHistory } from '../history';
import type { GunGame } from './gunGame';
import type { GunHands } from './gunPanels';
import type { GunSheet } from './gunSheet';

/** What lies on a gun bench, what it says, and what hands do with it. */
export interface GunDesk<B> {
  now(): B;
  sheet(): GunSheet;
  /** Words have changed: the sheet is written anew. */
  reread(): void;
  /** The address of the state. */
  at(): string;
  put(bench: B): void;
  undo(): void;
  slideBy(by: number): void;
  readonly hands: GunHands;
}

export function openGunDesk<B, W>(kit: BenchKit<W>, game: GunGame<B, W>, first: B, changed: () => void): GunDesk<B> {
  let read: GunSheet | null = null;
  /** How the bench stood when the other one last fired. */
  let before: B | null = null;
  const reread = () => {
    read = null;
    changed();
  };
  const { now, put, undo } = openHistory(first, reread);
  const sheet = () => {
    read ??= game.sheet(kit, now());
    return read;
  };
  const hands: GunHands = {
    choose: (end, id) => put(game.choose(now(), end, id)),
    slide: (stop) => put(game.slide(now(), stop)),
    swap() {
      const leaving = now();
      put(game.swap(leaving, before));
      before = leaving;
    },
    turn: () => put(game.turn(now())),
    toggle: (id) => put(game.toggle(now(), id)),
    load: (weapon) => put(game.load?.(now(), weapon) ?? now()),
    goTo: (key) => kit.lab.shell.go({ screen: 'lab', bench: 'gun', at: key }),
  };
  return {
    now,
    sheet,
    reread,
    at: () => game.print(now()),
    put,
    undo,
    slideBy(by) {
      const { stop, stops } = sheet();
      hands.slide(Math.max(0, Math.min(stops.length - 1, stop + by)));
    },
    hands,
  };
}
