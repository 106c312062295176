import { manifests } from '../../src/games';
import { gamesOf } from '../../src/scenes/frame/games';

/** The games as the page hands them in, without a helper to think in. */
export const allGames = gamesOf(manifests, () => {
  throw new Error('no workers here');
});
