import type { TableScreen } from '../tableController';
import type { DrawerContext } from './desk';

export type Speed = '1' | '2' | '4';
/** How long a move stands at least at single speed; one that takes longer to show is shown to its end. */
const STEP_MS = 1600;

interface Film {
  runs(): boolean;
  moment(): number;
  step(by: number): void;
  /** Runs it from here, from the beginning where it is at its end; stops it where it runs. */
  play(): void;
  /** Shows these moments one after the other, each as it happens. */
  watch(moments: readonly number[]): void;
  stop(): void;
  scrub(to: number): void;
  pace(speed: Speed): void;
  /** Stops where the table went live by other ways than the film's own end. */
  follow(screen: TableScreen): void;
}

/** Shows the game move by move; `changed` hears when it starts and stops. */
export function replayFilm({ controller, board }: DrawerContext, changed: () => void): Film {
  let speed = 1;
  let film: AbortController | null = null;
  /** The film is showing its last move: after it the table is live again. */
  let ending = false;

  const length = () => controller.screen().live.steps.length;
  const moment = () => controller.screen().moment ?? length();
  const stop = () => {
    film?.abort();
    film = null;
    ending = false;
    board.hasten(1);
    changed();
  };
  const step = (by: number) => {
    const to = moment() + by;
    if (to >= 0 && to <= length()) controller.showMoment(to);
  };
  const run = async (signal: AbortSignal) => {
    await rest(STEP_MS / speed / 2);
    while (!signal.aborted) {
      ending = moment() + 1 >= length();
      step(1);
      await Promise.all([board.still(), rest(STEP_MS / speed)]);
      if (!signal.aborted && ending) stop();
    }
  };

  const runEach = async (moments: readonly number[], signal: AbortSignal) => {
    for (const each of moments) {
      ending = each >= length();
      controller.showMoment(each - 1);
      await Promise.all([board.still(), rest(STEP_MS / speed / 2)]);
      if (signal.aborted) return;
      step(1);
      await Promise.all([board.still(), rest(STEP_MS / speed)]);
      if (signal.aborted) return;
    }
    stop();
  };
  const begin = (run: (signal: AbortSignal) => Promise<void>) => {
    film = new AbortController();
    board.hasten(speed);
    void run(film.signal);
    changed();
  };

  return {
    runs: () => film !== null,
    moment,
    step,
    play() {
      if (film !== null) return stop();
      if (moment() >= length()) controller.showMoment(0);
      begin(run);
    },
    watch(moments) {
      stop();
      begin((signal) => runEach(moments, signal));
    },
    stop,
    scrub(to) {
      stop();
      controller.showMoment(to);
    },
    pace(next) {
      speed = Number(next);
      if (film !== null) board.hasten(speed);
    },
    follow(screen) {
      if (screen.moment === null && film !== null && !ending) stop();
    },
  };
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
