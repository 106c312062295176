import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserFlags } from '../../browser';

/** A browser with a folder of its own, started as a player starts it, that can be killed and comes back. */
export interface RealBrowser {
  newPage(): Promise<Page>;
  /** Every page dies at once, without a word to it. */
  killPages(): Promise<void>;
  /** The browser itself dies, and is started again. */
  killAll(): Promise<void>;
  end(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly browser: Browser;
}

export async function startBrowser(path: string, folder: string): Promise<RealBrowser> {
  let running = await start(path, folder);
  const context = () => {
    const [first] = running.browser.contexts();
    if (first === undefined) throw new Error('the browser has no window');
    return first;
  };
  const closeAll = () =>
    Promise.all(
      context()
        .pages()
        .map((page) => page.close().catch(() => undefined)),
    );
  const kill = async () => {
    const { child } = running;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // With all its children: a page that stands still in a loop would outlive it and go round for ever.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  return {
    async newPage() {
      const made = await context().newPage();
      await made.setViewportSize({ width: 1280, height: 720 });
      return made;
    },
    async killPages() {
      const session = await running.browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      await session.detach();
      for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
      await closeAll();
    },
    async killAll() {
      await kill();
      running = await start(path, folder);
    },
    end: kill,
  };
}

/** What a browser keeps ready besides our pages: it would die with them, and be made again after every kill. */
const SPARE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

function start(path: string, folder: string): Promise<Running> {
  const args = [
    ...browserFlags,
    '--headless=new',
    `--disable-features=${SPARE.join(',')}`,
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ];
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`the browser did not start: ${said.slice(-300)}`)));
    child.stderr?.on('data', (part) => {
      said = `${said}${part}`.slice(-5000);
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      child.stderr?.removeAllListeners('data').resume();
      chromium.connectOverCDP(address).then((browser) => resolve({ child, browser }), reject);
    });
  });
}
