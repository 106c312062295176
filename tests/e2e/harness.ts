import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { browserFlags } from '../../tools/browser';

export interface Visit {
  /** What follows the address: `?test=1`, `#/tankChess`. */
  readonly path?: string;
  readonly locale?: 'en-GB' | 'ja-JP';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** The page may keep itself for a visit without a network, which means fetching all of it once. */
  readonly keepsItself?: boolean;
  /** Console errors that this test provokes on purpose. */
  readonly expectErrors?: readonly RegExp[];
}

/** Software WebGL says this on every read of a pixel; it is no fault of the page. */
const HARMLESS = /GPU stall due to ReadPixels/;

/** How long a page may take for one step, as long as a poll may. */
const PATIENCE = 60_000;

const launchTest = base.extend('launch', { scope: 'worker' }, () => ({
  executablePath: inject('browserPath'),
  args: [...browserFlags],
}));

const browserTest = launchTest.extend('browser', { scope: 'worker' }, async ({ launch }, { onCleanup }) => {
  const browser = await chromium.launch(launch);
  onCleanup(() => browser.close());
  return browser;
});

/** A test with a browser: `open` gives a fresh visitor's page, and any error the page reports fails the test. */
export const test = browserTest.extend('open', async ({ browser }, { onCleanup }) => {
  const errors: string[] = [];
  const closers: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    for (const close of closers) await close();
    expect(errors, 'the page reported errors').toEqual([]);
  });
  return async (visit: Visit = {}): Promise<Page> => {
    const context = await browser.newContext(contextOptions(visit));
    closers.push(() => context.close());
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(fixSeeds, inject('seed'));
    const page = await context.newPage();
    const expected = [HARMLESS, ...(visit.expectErrors ?? [])];
    const note = (text: string) => {
      if (!expected.some((form) => form.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    await page.goto(new URL(visit.path ?? '', inject('address')).href);
    return page;
  };
});

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

function contextOptions(visit: Visit): BrowserContextOptions {
  return {
    locale: visit.locale ?? 'en-GB',
    viewport: visit.viewport ?? { width: 1280, height: 720 },
    hasTouch: visit.touch ?? false,
    reducedMotion: visit.reducedMotion === true ? 'reduce' : 'no-preference',
    serviceWorkers: visit.keepsItself === true ? 'allow' : 'block',
  };
}

export { expect } from 'vitest';
