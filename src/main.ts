import './assets/common/styles/base.css';
import './assets/common/styles/kit.css';
import './assets/common/styles/cabinet.css';
import './assets/common/styles/panels.css';
import './assets/common/styles/drawers.css';
import './assets/common/styles/rules.css';
import { manifests } from './games';
import { showBoot } from './scenes/boot';
import { gamesOf } from './scenes/frame/games';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the game');

const boot = showBoot(root);
const games = gamesOf(manifests, () => new Worker(new URL('./games/worker.ts', import.meta.url), { type: 'module' }));
const switches = new URLSearchParams(location.search);
const opening = import('./scenes/opening').then((module) => module.opening(games));
// What fails here is asked for again where it is needed, and told there.
opening.then(({ prepare }) => prepare(location.hash)).catch(() => undefined);
Promise.all([import('./scenes/start'), opening])
  .then(([{ startShell }, open]) => startShell(root, boot, switches, games, open))
  .catch((error: unknown) => boot.fail(error));
