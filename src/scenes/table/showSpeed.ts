import type { Settings } from '../frame/settings';

/** So long a bot's turn is shown as fast as is set, in milliseconds at 1x; what follows goes ever faster. */
const CALM = 1500;
/** After so many milliseconds more it goes nearly three times as fast. */
const HURRY = 800;

/** How much faster a bot's turn is shown once it has been watched for so long. */
export const hasteAfter = (watched: number): number => Math.max(1, Math.exp((watched - CALM) / HURRY));

/** What somebody does: in which turn, whether a bot, and whether it is shown ever faster. */
interface Doing {
  readonly turn: number;
  readonly bot: boolean;
  readonly hurried: boolean;
}

/** How fast what happens is shown at a table. */
export interface ShowSpeed {
  /** How much faster than the settings say the record is being played. */
  times: number;
  /** What is shown from now on; null: nothing. */
  shows(doing: Doing | null): void;
  now(): number;
}

/**
 * A bot's doing may be shown faster than a person's. Where it is hurried, a long turn is kept short as well: its first attack
 * is watched in peace, its fifth is not waited for.
 */
export function openShowSpeed(settings: () => Pick<Settings, 'speed' | 'botSpeed'>, clock: () => number): ShowSpeed {
  let turn: number | null = null;
  let doing: Doing | null = null;
  let watched = 0;
  let since = 0;
  const plain = () => settings().speed * speed.times * (doing?.bot === true ? settings().botSpeed : 1);
  const watch = () => {
    const time = clock();
    if (doing?.hurried === true) watched += (time - since) * plain();
    since = time;
  };
  const speed: ShowSpeed = {
    times: 1,
    shows(next) {
      watch();
      doing = next;
      if (next === null || !next.hurried || next.turn === turn) return;
      turn = next.turn;
      watched = 0;
    },
    now() {
      watch();
      return plain() * (doing?.hurried === true ? hasteAfter(watched) : 1);
    },
  };
  return speed;
}
