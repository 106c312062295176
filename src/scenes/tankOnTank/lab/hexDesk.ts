import type { Kind } from '../../../rules/tankOnTank/data/units';
import * as edit from '../../../rules/tankOnTank/lab/bench';
import { isSheet } from '../../../rules/tankOnTank/lab/ground';
import { type HexLink, type Show, shows, usualFoe } from '../../../rules/tankOnTank/lab/link';
import { type BenchReading, readBench } from '../../../rules/tankOnTank/lab/reading';
import { scenarioBench } from '../../../rules/tankOnTank/lab/scenarioBench';
import { openHistory } from '../../lab/history';
import { type HexGrip, openHexGrip } from './hexGrip';
import type { HexHand } from './hexRail';

/** The bench as hands change it: what lies on it, what is held, and the way back. */
export interface HexDesk extends HexGrip {
  link(): HexLink;
  reading(): BenchReading;
  hand(): HexHand;
  selected(): string | null;
  canUndo(): boolean;
  lay(link: HexLink): void;
  hold(hand: HexHand): void;
  turn(steps: number): void;
  remove(): void;
  toggle(show: Show): void;
  step(to: number | null): void;
  stepBy(by: number): void;
  against(kind: Kind): void;
  sheet(choice: string): void;
  snow(on: boolean): void;
  wipe(): void;
  aim(hex: string): void;
  undo(): void;
}

export function openHexDesk(first: HexLink, changed: () => void): HexDesk {
  let read: BenchReading | null = null;
  let hand: HexHand = { tool: 'none' };
  let selected: string | null = null;
  const history = openHistory(first, () => {
    read = null;
    changed();
  });
  const link = history.now;
  const reading = () => {
    read ??= readBench(link().bench, link().against);
    return read;
  };
  const put = (bench: edit.Bench) => {
    if (bench === link().bench) return;
    const { kind } = edit.shooterOf(bench);
    const against = edit.seatOf(link().against) === edit.seatOf(kind) ? usualFoe(kind) : link().against;
    history.put({ ...link(), bench, against, step: null });
  };
  const look = (part: Partial<HexLink>) => history.replace({ ...link(), ...part });
  const select = (hex: string | null) => {
    selected = hex;
    changed();
  };
  const hold = (next: HexHand) => {
    hand = next;
    changed();
  };
  const isThere = (hex: string | null): hex is string => hex !== null && edit.unitIn(link().bench, hex) !== null;
  /** The unit that is turned or taken away: the one last touched, else the shooter. */
  const chosen = () => (isThere(selected) ? selected : edit.shooterOf(link().bench).at);
  const grip = openHexGrip({
    bench: () => link().bench,
    put,
    begin: history.begin,
    settle: history.settle,
    hand: () => hand,
    hold,
    select,
  });
  return {
    ...grip,
    link,
    reading,
    hand: () => hand,
    selected: () => selected,
    canUndo: history.canUndo,
    lay: (next) => history.put(next),
    hold,
    turn: (steps) => put(edit.turned(link().bench, chosen(), steps)),
    remove() {
      put(edit.withoutUnit(link().bench, chosen()));
      select(null);
    },
    toggle(show) {
      const on = link().show.includes(show);
      look({ show: shows.filter((each) => (each === show ? !on : link().show.includes(each))) });
    },
    step: (to) => look({ step: to }),
    stepBy(by) {
      const last = reading().fire?.line.places.length ?? 0;
      const next = (link().step ?? (by > 0 ? 0 : last + 1)) + by;
      look({ step: next < 1 || next > last ? null : next });
    },
    against: (kind) => look({ against: kind }),
    sheet(choice) {
      const scenario = choice.startsWith('scenario:') ? scenarioBench(choice.slice('scenario:'.length)) : null;
      if (scenario !== null) put(scenario);
      else if (isSheet(choice)) put(edit.onSheet(link().bench, choice, link().bench.snow));
    },
    snow: (on) => put({ ...link().bench, snow: on }),
    wipe: () => put(edit.onSheet(link().bench, link().bench.sheet, link().bench.snow)),
    aim: (hex) => put(edit.withShooter(link().bench, hex)),
    undo: history.undo,
  };
}
