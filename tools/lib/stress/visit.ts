import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { playableIds } from '../../../src/games/play';
import { dealOf, firstChoice, seatCounts, withSeats } from '../../../src/scenes/menu/setupChoice';
import type {} from '../../../src/scenes/table/tableBridge';
import { openMatch } from '../../../src/session/match';
import { linkOf } from '../../../src/session/record/link';
import { recordOf } from '../../../src/session/record/record';
import { browserFlags, findBrowser } from '../../browser';
import { dist, ensureBuilt } from '../build';
import { loadGame } from '../loadGame';
import { serveFolder } from '../staticServer';
import { person } from './goods';

const viewport = { width: 1280, height: 720 };
/** Milliseconds a page may take on a busy machine. */
export const PATIENCE = 60_000;

/** The built page on a port of its own, and a browser to visit it with. */
export interface Site {
  readonly address: string;
  /** Opens a browser window that keeps what it stores in this folder; without one, in memory. */
  context(folder?: string): Promise<BrowserContext>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  ensureBuilt();
  const [served, found] = await Promise.all([serveFolder(dist, 0), findBrowser()]);
  const launch = { executablePath: found.path, args: [...browserFlags] };
  const settings = { viewport, locale: 'en-GB', serviceWorkers: 'block' } as const;
  let browser: Browser | null = null;
  return {
    address: `${served.url}?test=1&renderer=canvas`,
    async context(folder) {
      if (folder !== undefined) return chromium.launchPersistentContext(folder, { ...launch, ...settings });
      browser ??= await chromium.launch(launch);
      return browser.newContext({ ...settings, reducedMotion: 'reduce' });
    },
    async close() {
      await browser?.close();
      await served.close();
    },
  };
}

/** The hash of a new game of each kind as its set-up would deal it, a person alone or with other people, or with a bot. */
export async function newTables(others: 'people' | 'bot'): Promise<readonly (readonly [string, string])[]> {
  const bot = { name: '', controller: { kind: 'bot', level: 'easy' } } as const;
  return Promise.all(
    playableIds.map(async (id) => {
      const { game, sequence } = await loadGame(id);
      const first = firstChoice(game);
      // Where somebody may play alone there would be no bot to wait for.
      const choice = others === 'bot' && seatCounts(game, first).includes(2) ? withSeats(first, 2) : first;
      const match = openMatch(game, sequence, dealOf(choice, 'visit'));
      const seats = Array.from({ length: match.deal.seats }, (_, seat) =>
        seat === 0 || others === 'people' ? person : bot,
      );
      return [id, linkOf(recordOf(match, seats))] as const;
    }),
  );
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__GAME_TEST__?.ready === true, undefined, { timeout: PATIENCE });
}

export async function atTable(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined, undefined, { timeout: PATIENCE });
}

export const go = (page: Page, hash: string): Promise<void> =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);
