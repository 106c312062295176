import type { Settings } from '../frame/settings';

/** So long a bot's turn is shown as fast as is set, in milliseconds at 1x; what follows goes ever faster. */
const CALM = 1500;
/** After so many milliseconds more it goes nearly three times as fast. */
const HURRY = 1100;

/** How much faster a bot's turn is shown once it has been watched for so long. */
export const hasteAfter = (watched: number): number => Math.max(1, Math.exp((watched - CALM) / HURRY));

/** How fast what happens is shown at a table. */
export interface ShowSpeed {
  /** How much faster than the settings say the record is being played. */
  times: number;
  /** In which turn a bot did what is shown from now on; null: it is not a bot's doing, or nothing is shown. */
  shows(botTurn: number | null): void;
  now(): number;
}

/**
 * A bot's doing may be shown faster than a person's. Where it `hurries`, a long turn is kept short as well: its first attack
 * is watched in peace, its fifth is not waited for.
 */
export function openShowSpeed(
  settings: () => Pick<Settings, 'speed' | 'botSpeed'>,
  hurries: boolean,
  clock: () => number,
): ShowSpeed {
  let turn: number | null = null;
  let watched = 0;
  let since: number | null = null;
  const plain = () => settings().speed * speed.times * (since === null ? 1 : settings().botSpeed);
  const watch = () => {
    if (since === null) return;
    const time = clock();
    watched += (time - since) * plain();
    since = time;
  };
  const speed: ShowSpeed = {
    times: 1,
    shows(botTurn) {
      watch();
      since = botTurn === null ? null : clock();
      if (botTurn === null || botTurn === turn) return;
      turn = botTurn;
      watched = 0;
    },
    now() {
      watch();
      return plain() * (hurries && since !== null ? hasteAfter(watched) : 1);
    },
  };
  return speed;
}
