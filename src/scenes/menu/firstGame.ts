import type { GameId } from '../../rules/gameId';
import { dealGame } from '../../session/heldGame';
import { freshSeed } from '../../session/record/seal';
import { loadGame } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import { goToNew } from '../frame/newTable';
import { firstTime } from '../frame/onlyOnce';
import { dealOf, sittersOf, welcome } from './setupChoice';

/** Deals the small game against an easy bot that is proposed to whoever is new, and sits down to it; once for whoever asks. */
export async function playFirstGame(shell: MenuShell, id: GameId, asked: object): Promise<void> {
  if (!firstTime(asked)) return;
  const { module, sequence } = await loadGame(shell.games, id, shell.settings().language);
  const choice = welcome(module.game, shell.games.table(id)?.firstGame);
  const seed = freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
  const game = dealGame(module.game, sequence, dealOf(choice, seed), sittersOf(choice));
  void goToNew(shell, shell.saves.add(game, { name: null }));
}
