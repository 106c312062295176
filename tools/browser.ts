import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { browserPlaces } from './lib/browserPlaces';
import { inRoot, root } from './lib/paths';

/** Canvas drawing is quick without a GPU only when the browser does not pretend to have one. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface FoundBrowser {
  readonly path: string;
  /** One line for people: where it came from. */
  readonly how: string;
}

interface Source {
  readonly how: string;
  get(): Promise<string | null>;
}

const cache = inRoot('.cache', 'browser');

/** Finds a Chromium that really starts, or gets one; throws only when every way has failed. */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const failures: string[] = [];
  for (const path of browserPlaces(env)) {
    const failure = await failureToStart(path);
    if (failure === null) return { path, how: `found at ${path}` };
    failures.push(`${path}: ${failure}`);
  }
  for (const { how, get } of sources) {
    try {
      const path = await get();
      if (path === null) continue;
      const failure = await failureToStart(path);
      if (failure === null) return { path, how: `${how}, at ${path}` };
      failures.push(`${how}: ${failure}`);
    } catch (error) {
      failures.push(`${how}: ${firstLine(error)}`);
    }
  }
  throw new Error(`no Chromium found and none could be got:\n  ${failures.join('\n  ')}`);
}

const sources: readonly Source[] = [
  debian('chromium-headless-shell'),
  debian('chromium'),
  { how: 'unpacked the Chromium inside the npm package @sparticuz/chromium', get: unpackFromNpm },
  {
    how: "downloaded Playwright's Chromium",
    async get() {
      process.env.PLAYWRIGHT_BROWSERS_PATH = inRoot('.cache', 'playwright');
      const cli = createRequire(import.meta.url)
        .resolve('playwright-core/package.json')
        .replace('package.json', 'cli.js');
      run(process.execPath, [cli, 'install', 'chromium']);
      return chromium.executablePath();
    },
  },
];

function debian(name: string): Source {
  return {
    how: `installed Debian's ${name} with apt-get`,
    async get() {
      if (process.getuid?.() !== 0 || !works('apt-get', ['--version'])) return null;
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      return browserPlaces(process.env)[0] ?? null;
    },
  };
}

async function unpackFromNpm(): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  const unpacked = inRoot('.cache', 'browser', 'tmp');
  mkdirSync(unpacked, { recursive: true });
  // The package unpacks some 200 MB into the system's temporary folder unless told otherwise.
  process.env.TMPDIR = unpacked;
  const before = createRequire(`${cache}/`);
  const find = () => before.resolve('@sparticuz/chromium');
  try {
    find();
  } catch {
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', cache, '@sparticuz/chromium@153']);
  }
  const shipped: unknown = await import(pathToFileURL(find()).href);
  const named: unknown = Reflect.get(Object(shipped), 'default');
  const executablePath: unknown = Reflect.get(Object(named), 'executablePath');
  if (typeof executablePath !== 'function') throw new Error('the package has no executablePath');
  return String(await executablePath.call(named));
}

async function failureToStart(path: string): Promise<string | null> {
  try {
    const browser = await chromium.launch({ executablePath: path, args: [...browserFlags], timeout: 60_000 });
    await browser.close();
    return null;
  } catch (error) {
    return firstLine(error);
  }
}

function works(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args[0]} ended with ${status}`);
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}
