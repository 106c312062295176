import { loadPlay } from '../../src/games/loadPlay';
import { isPlayable, playableIds } from '../../src/games/play';
import type { Game, Json, TableOptions } from '../../src/rules/core/game';
import type { GameModule } from '../../src/rules/core/module';
import type { Sequence } from '../../src/rules/core/sequence';
import { BadArgument } from './args';

export interface Loaded {
  readonly module: GameModule;
  readonly game: Game;
  readonly sequence: Sequence;
}

export async function loadGame(id: unknown): Promise<Loaded> {
  if (typeof id !== 'string' || !isPlayable(id)) throw new BadArgument('game', `not one of ${playableIds.join(', ')}`);
  const { module, sequence } = await loadPlay(id);
  return { module, game: module.game, sequence };
}

export interface Wishes {
  readonly setup?: string | undefined;
  readonly seats?: number | undefined;
  readonly options?: { readonly [id: string]: Json } | undefined;
}

/** Options that the game can deal: what is not wished for is the standard. */
export function optionsFor(game: Game, wishes: Wishes): TableOptions {
  const setup = wishes.setup ?? game.setups[0];
  if (setup === undefined || !game.setups.includes(setup)) {
    throw new BadArgument('setup', `not one of ${game.setups.join(', ')}`);
  }
  const { least, most } = game.seats;
  const seats = wishes.seats ?? least;
  if (!Number.isInteger(seats) || seats < least || seats > most) {
    throw new BadArgument('seats', least === most ? `${game.id} has ${least}` : `${game.id} has ${least} to ${most}`);
  }
  const standard = Object.fromEntries(game.options.map((spec) => [spec.id, spec.standard]));
  const options: TableOptions = { setup, seats, options: { ...standard, ...wishes.options } };
  const fault = game.checkOptions(options);
  if (fault !== null) throw new BadArgument(`options.${fault.where}`, fault.problem);
  return options;
}
