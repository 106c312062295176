import type { Page } from 'playwright-core';
import type { Ref } from '../../src/rules/core/game';
import type {} from '../../src/scenes/table/tableBridge';
import { expect } from './harness';

/** The quick renderer with the test bridge. */
export const home = '?test=1&renderer=canvas';
export const at = (hash: string) => `${home}#${hash}`;

export async function ready(page: Page): Promise<Page> {
  await page.waitForFunction(() => window.__GAME_TEST__?.ready === true);
  return page;
}

/** Somebody at the table who sees and clicks the canvas. */
export interface Visitor {
  tap(ref: Ref): Promise<void>;
  press(control: string): Promise<void>;
  log(): Promise<number>;
  picked(): Promise<readonly string[]>;
}

async function clickAt(page: Page, spot: { x: number; y: number } | null | undefined): Promise<void> {
  if (spot === null || spot === undefined) throw new Error('it is not on the screen');
  await page.mouse.click(spot.x, spot.y);
}

export function visitorOf(page: Page): Visitor {
  return {
    async tap(ref) {
      const found = await page.waitForFunction((name) => window.__GAME_TEST__?.table?.place(name), ref);
      await clickAt(page, await found.jsonValue());
    },
    async press(id) {
      const found = await page.waitForFunction((name) => window.__GAME_TEST__?.table?.control(name), id);
      await clickAt(page, await found.jsonValue());
    },
    log: () => page.evaluate(() => window.__GAME_TEST__?.table?.screen().match.log.length ?? -1),
    picked: () => page.evaluate(() => window.__GAME_TEST__?.table?.screen().picking.picked ?? []),
  };
}

/** Two people at one screen, chosen in the open set-up, and the first of them is to choose. */
export async function sitDown(page: Page): Promise<Visitor> {
  await ready(page);
  const second = page.locator('[data-keep="seat-1-human"]');
  await second.waitFor({ state: 'attached' });
  await second.evaluate((input: HTMLElement) => input.click());
  await page.locator('dialog.setup .dialog-foot .button-primary').click();
  await choosing(page);
  return visitorOf(page);
}

/** The table waits for somebody at the screen, wherever the record stands. */
export async function choosing(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().table.name === 'choosing');
}

/** So many commands have been given and shown, and the next is asked for. */
export async function settled(page: Page, length: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const table = window.__GAME_TEST__?.table;
    return table?.screen().match.log.length === wanted && table.screen().table.name === 'choosing' && !table.playing();
  }, length);
}

export function frames(page: Page): Promise<number> {
  return page.evaluate(() => window.__GAME_TEST__?.frames() ?? -1);
}

/** Sooner or later nothing is drawn any more. */
export async function comesToRest(page: Page): Promise<void> {
  const drawn = async () => {
    const before = await frames(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    return (await frames(page)) - before;
  };
  await expect.poll(drawn).toBe(0);
}

/** Files of such names come only after the call of what is answered. */
export async function holdBack(page: Page, names: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(names, (route) => released.then(() => route.continue()));
  return () => release();
}
