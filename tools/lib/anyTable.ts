import type { Dice } from '../../src/rules/core/dice';
import type { Game, TableOptions } from '../../src/rules/core/game';

const pick = <T>(dice: Dice, from: readonly T[], why: string): T => {
  const found = from[dice.roll(from.length, why) - 1];
  if (found === undefined) throw new Error(`nothing to draw for ${why}`);
  return found;
};

/** A table drawn by lot: number of seats (at least two where the game can have them), set-up and every switch. */
export function anyTable(game: Game, dice: Dice): TableOptions {
  const { most } = game.seats;
  const least = Math.max(game.seats.least, Math.min(2, most));
  const seats = least - 1 + dice.roll(most - least + 1, 'seats');
  for (let tries = 0; tries < 10_000; tries++) {
    const options = Object.fromEntries(game.options.map(({ id, values }) => [id, pick(dice, values, id)]));
    const table = { setup: pick(dice, game.setups, 'setup'), seats, options };
    if (game.checkOptions(table) === null) return table;
  }
  throw new Error(`no table of ${game.id} was found`);
}
