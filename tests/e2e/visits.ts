import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { SETTINGS_KEY } from '../../src/scenes/frame/settingsStore';

export interface Visit {
  /** What follows the address: `?test=1`, `#/tankChess`. */
  readonly path?: string;
  readonly locale?: 'en-GB' | 'ja-JP';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  /** What is played is shown with all its motion; by itself it is there at once, which a test need not wait for. */
  readonly motion?: boolean;
  /** The page may keep itself for a visit without a network, which means fetching all of it once. */
  readonly keepsItself?: boolean;
  /** Console errors that this test provokes on purpose. */
  readonly expectErrors?: readonly RegExp[];
}

/** How long a page may take for one step, as long as a poll may. */
const PATIENCE = 60_000;

/** A page for one test. */
export interface Seat {
  readonly page: Page;
  /** The test is over: the page is emptied and kept for another, or closed. */
  leave(): Promise<void>;
}

/** Pages outlive a test: starting a browser's window and reading the program again is most of what a short test costs. */
export interface Waiting {
  take(visit: Visit): Promise<Seat>;
}

export function openWaiting(browser: Browser): Waiting {
  const free = new Map<string, Page[]>();
  return {
    async take(visit) {
      const kind = JSON.stringify(contextOptions(visit));
      const viewport = visit.viewport ?? { width: 1280, height: 720 };
      const kept = free.get(kind)?.pop();
      await kept?.setViewportSize(viewport);
      const page = kept ?? (await newPage(browser, visit, viewport));
      const changed = changes.get(page) ?? markChanges(page);
      return {
        page,
        async leave() {
          if (changed.lasting || visit.keepsItself === true || !(await emptied(page))) {
            await page.context().close();
            return;
          }
          free.set(kind, [...(free.get(kind) ?? []), page]);
        },
      };
    },
  };
}

function contextOptions(visit: Visit): BrowserContextOptions {
  return {
    locale: visit.locale ?? 'en-GB',
    hasTouch: visit.touch ?? false,
    reducedMotion: visit.motion === true ? 'no-preference' : 'reduce',
    serviceWorkers: visit.keepsItself === true ? 'allow' : 'block',
  };
}

async function newPage(
  browser: Browser,
  visit: Visit,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions(visit), viewport });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(fixSeeds, inject('seed'));
  if (visit.motion !== true) await context.addInitScript(showAtOnce, SETTINGS_KEY);
  return context.newPage();
}

const changes = new WeakMap<Page, { lasting: boolean }>();

/** Notes what no emptying takes back: routes, another clock, scripts at the start, no network. */
function markChanges(page: Page): { lasting: boolean } {
  const changed = { lasting: false };
  changes.set(page, changed);
  const doings: readonly (readonly [object, string])[] = [
    [page, 'route'],
    [page, 'addInitScript'],
    [page.clock, 'install'],
    [page.context(), 'setOffline'],
  ];
  for (const [owner, name] of doings) {
    const act: unknown = Reflect.get(owner, name);
    if (typeof act !== 'function') throw new Error(`a page has no ${name}`);
    Reflect.set(owner, name, (...given: unknown[]): unknown => {
      changed.lasting = true;
      return Reflect.apply(act, owner, given);
    });
  }
  return changed;
}

/** As if nobody had been here; false where it did not work. */
async function emptied(page: Page): Promise<boolean> {
  try {
    const context: BrowserContext = page.context();
    await Promise.all(context.pages().map((other) => (other === page ? null : other.close())));
    // The page goes first: what it still writes while it is left is to be cleared too.
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    const { origin } = new URL(inject('address'));
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    await context.clearPermissions();
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs in the page: games are dealt the same cards and dice in every run, so that what fails once fails again. The names
 * of saved games, which are shorter, stay as random as they are.
 */
function fixSeeds(seed: number): void {
  const SEED_LENGTH = 16;
  const random = crypto.getRandomValues.bind(crypto);
  let drawn = seed;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== SEED_LENGTH) return random(array);
    drawn += 1;
    return array
      .fill(0)
      .fill(drawn & 255, 0, 1)
      .fill((drawn >> 8) & 255, 1, 2);
  };
}

/** Runs in the page: a visitor who has set the speed of what is shown to “at once”. */
function showAtOnce(key: string): void {
  // An empty page has no storage.
  if (location.protocol !== 'http:' || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ speed: 0 }));
}
