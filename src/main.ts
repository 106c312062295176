import './assets/common/styles/base.css';
import './assets/common/styles/kit.css';
import './assets/common/styles/cabinet.css';
import './assets/common/styles/panels.css';
import './assets/common/styles/drawers.css';
import './assets/common/styles/rules.css';
import { manifests } from './games';
import { showBoot } from './scenes/frame/boot';
import { gamesOf } from './scenes/frame/games';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the game');

const boot = showBoot(root);
const games = gamesOf(manifests, () => new Worker(new URL('./games/worker.ts', import.meta.url), { type: 'module' }));
const switches = new URLSearchParams(location.search);
// What fails here is asked for again where it is needed, and told there.
import('./scenes/opening/warmUp').then(({ warmUp }) => warmUp(location.hash, games)).catch(() => undefined);
import('./scenes/start')
  .then(({ startShell }) => startShell(root, boot, switches, games))
  .catch((error: unknown) => boot.fail(error));
