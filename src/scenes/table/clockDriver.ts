import type { Table } from '../../machines/table';
import type { Seat } from '../../rules/core/game';
import { addIncrement, type Clock, seatOutOfTime, startClock, type TimeLimits, takeTime } from '../../session/clock';

interface ClockDriver {
  /** What each plate shows; null where nobody's time is limited. */
  faces(): readonly string[] | null;
  /** Milliseconds every seat has left; null where nobody's time is limited. */
  left(): readonly number[] | null;
  close(): void;
}

/** Where the time left is kept between two visits. */
interface ClockMemory {
  readonly saved: readonly number[] | null;
  keep(left: readonly number[]): void;
}

/** Where the table waits for somebody: a person here, a bot, or a person elsewhere. */
const WAITED: ReadonlySet<string> = new Set(['choosing', 'thinking', 'waiting']);
const TICK_MS = 1000;
/** Writing is dearer than counting: so many ticks pass between two writings. */
const KEEP_EVERY = 3;

/** Whole seconds, rounded up, so that a clock shows nothing only when nothing is left. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Lets the time of all who are to act run out, while the table waits for them: not while something is shown or a curtain
 * is down, and not while the page is closed. Looking at an earlier moment does not stop it.
 */
export function openClock(
  table: Table,
  pace: TimeLimits,
  now: () => number,
  ticked: () => void,
  memory: ClockMemory,
): ClockDriver {
  if (pace.kind === 'none') return { faces: () => null, left: () => null, close: () => undefined };
  const fresh = startClock(pace, table.now().sitters.length);
  let clock: Clock = memory.saved?.length === fresh.left?.length ? { ...fresh, left: memory.saved } : fresh;
  let since = now();
  let ticks = 0;
  let { turn } = table.read(null).view;

  const waitsFor = (): readonly Seat[] => {
    return WAITED.has(table.now().name) ? table.read(null).view.active : [];
  };
  const charge = (seats: readonly Seat[]) => {
    const time = now();
    clock = takeTime(clock, seats, time - since);
    since = time;
  };
  let waiting = waitsFor();
  const stopTable = table.subscribe(() => {
    charge(waiting);
    waiting = waitsFor();
  });
  const stopNotice = table.notice((notice) => {
    if (notice.type !== 'played') return;
    // Words about a draw are no turn: nothing is added for them.
    if (notice.turn !== turn) clock = addIncrement(clock, notice.seat);
    turn = notice.turn;
  });
  const keep = () => {
    if (clock.left !== null) memory.keep(clock.left);
  };
  const timer = setInterval(() => {
    charge(waiting);
    for (const seat of seatOutOfTime(clock)) {
      const { result, left } = table.read(null);
      if (result === null && !left.includes(seat)) {
        table.send({ type: 'play', command: { type: 'flag', seat } });
      }
    }
    if (waiting.length === 0) return;
    ticks += 1;
    if (ticks % KEEP_EVERY === 0) keep();
    ticked();
  }, TICK_MS);
  return {
    faces: () => clock.left?.map(clockFace) ?? null,
    left: () => clock.left,
    close() {
      charge(waiting);
      keep();
      clearInterval(timer);
      stopTable();
      stopNotice();
    },
  };
}
