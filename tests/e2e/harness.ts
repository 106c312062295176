import { type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { browserFlags } from '../../tools/browser';
import { openWaiting, type Visit } from './visits';

/** Software WebGL says this on every read of a pixel; it is no fault of the page. */
const HARMLESS = /GPU stall due to ReadPixels/;

const launchTest = base.extend('launch', { scope: 'worker' }, () => ({
  executablePath: inject('browserPath'),
  args: [...browserFlags],
}));

const browserTest = launchTest.extend('browser', { scope: 'worker' }, async ({ launch }, { onCleanup }) => {
  const browser = await chromium.launch(launch);
  onCleanup(() => browser.close());
  return browser;
});

const waitingTest = browserTest.extend('waiting', { scope: 'worker' }, ({ browser }) => openWaiting(browser));

/** A test with a browser: `open` gives a fresh visitor's page, and any error the page reports fails the test. */
export const test = waitingTest.extend('open', async ({ waiting }, { onCleanup }) => {
  const errors: string[] = [];
  const leavers: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    for (const leave of leavers) await leave();
    expect(errors, 'the page reported errors').toEqual([]);
  });
  return async (visit: Visit = {}): Promise<Page> => {
    const { page, leave } = await waiting.take(visit);
    const expected = [HARMLESS, ...(visit.expectErrors ?? [])];
    const note = (text: string) => {
      if (!expected.some((form) => form.test(text))) errors.push(text);
    };
    const onError = (error: Error) => note(`uncaught: ${error.stack ?? error.message}`);
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    };
    page.on('pageerror', onError).on('console', onConsole);
    leavers.push(() => {
      page.off('pageerror', onError).off('console', onConsole);
      return leave();
    });
    await page.goto(new URL(visit.path ?? '', inject('address')).href);
    return page;
  };
});

export { expect } from 'vitest';
