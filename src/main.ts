import './assets/common/styles/base.css';
import './assets/common/styles/kit.css';
import './assets/common/styles/cabinet.css';
import './assets/common/styles/panels.css';
import { showBoot } from './scenes/boot';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the game');

const boot = showBoot(root);
const switches = new URLSearchParams(location.search);
import('./scenes/shell')
  .then(({ startShell }) => startShell(root, boot, switches))
  .catch((error: unknown) => boot.fail(error));
