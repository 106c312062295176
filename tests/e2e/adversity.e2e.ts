import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { at, choosing, newGame } from './visitor';

const given = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().live.steps.length ?? -1);
const told = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.log.join('\n') ?? '');

/** Somebody gives the command of this number by pointing; the table shows it and asks for the next. */
async function playOn(page: Page, number = 0): Promise<void> {
  await choosing(page);
  const before = await given(page);
  await page.evaluate((lot) => {
    const table = window.__GAME_TEST__?.table;
    const command = table?.screen().reading.legal().at(lot);
    if (table === undefined || command === undefined) throw new Error('nothing to do');
    for (const ref of table.screen().reading.game.path(command)) table.point(ref);
  }, number);
  await page.waitForFunction(
    (length) => (window.__GAME_TEST__?.table?.screen().live.steps.length ?? 0) > length,
    before,
  );
  await choosing(page);
}

/** As it is found after the page was loaded anew. */
async function foundAgain(page: Page): Promise<number> {
  await page.reload();
  await choosing(page);
  return given(page);
}

/** From now on the store answers to writing with this, or does it again. */
const refuse = (page: Page, name: string | null) =>
  page.evaluate((error) => {
    const known: unknown = Reflect.get(IDBObjectStore.prototype, 'truePut');
    const put = typeof known === 'function' ? known : IDBObjectStore.prototype.put;
    Reflect.set(IDBObjectStore.prototype, 'truePut', put);
    IDBObjectStore.prototype.put = function (...asked) {
      if (error !== null) throw new DOMException('refused', error);
      return Reflect.apply(put, this, asked);
    };
  }, name);

test('a full disk is a sentence; the game goes on and is kept whole once there is room', async ({ open }) => {
  const page = await open({ path: await newGame('tankChess', 'person') });
  await playOn(page);
  await refuse(page, 'QuotaExceededError');
  await playOn(page);
  await expect.poll(() => told(page)).toContain('no room left');
  await playOn(page);
  await refuse(page, null);
  await playOn(page);
  await expect.poll(() => told(page)).toContain('Saving works again');
  expect(await foundAgain(page)).toBe(4);
});

test('a store cleared between two commands, or that begins to refuse, loses no game on the table', async ({ open }) => {
  const page = await open({ path: await newGame('tankChess', 'person') });
  await playOn(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await playOn(page);
  await playOn(page);
  await refuse(page, 'SecurityError');
  await playOn(page);
  await expect.poll(() => told(page)).toContain('does not let this page save');
  await refuse(page, null);
  await playOn(page);
  expect(await page.locator('dialog.crash').count()).toBe(0);
  expect(await foundAgain(page)).toBe(5);
});

test('a page that dies before the store has its game finds it again at whatever address it had come to', async ({
  open,
}) => {
  const page = await open({ path: at('/') });
  const dying = await page.context().newPage();
  await dying.addInitScript(() => {
    // The store takes nothing and says nothing: a write is put off for as long as the page lives.
    IDBObjectStore.prototype.put = function () {
      const none = () => this.get('none');
      const again = () => {
        none().onsuccess = again;
      };
      again();
      return none();
    };
    // Nobody is told of a death.
    for (const news of ['pagehide', 'beforeunload', 'visibilitychange'])
      window.addEventListener(news, (event) => event.stopImmediatePropagation(), true);
  });
  await dying.goto(new URL(await newGame('tankChess', 'person'), page.url()).href);
  await dying.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  const address = dying.url();
  await dying.close();
  // Loaded anew: what follows the `#` alone would not do that.
  await page.goto('about:blank');
  await page.goto(address);
  await choosing(page);
  expect(await told(page)).toBe('');
});

test('two windows on one game: the later is told, both go on, and both games are there', async ({ open }) => {
  const page = await open({ path: await newGame('tankChess', 'person') });
  await playOn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await choosing(other);
  await playOn(other, 0);
  await playOn(page, 5);
  await expect.poll(() => told(page)).toContain('in another window');
  await playOn(other);
  await playOn(page);
  expect(await told(other)).not.toContain('in another window');
  await page.evaluate(() => {
    location.hash = '#/games';
  });
  await expect.poll(() => page.locator('.game').count()).toBe(2);
  expect(await foundAgain(other)).toBe(3);
});

test('a clock set back and forward, and an hour asleep, stop nothing', async ({ open }) => {
  const page = await open({ path: await newGame('tankOnTank', 'easy') });
  await choosing(page);
  await playOn(page);
  for (const hours of [-24, 48]) {
    await page.evaluate((by) => {
      const { now } = Date;
      Date.now = () => now() + by * 3_600_000;
    }, hours);
    await playOn(page);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  // What an hour of sleep looks like from within: the steady clock has gone on without a frame.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3_600_000;
  });
  await playOn(page);
  const length = await given(page);
  expect(length).toBeGreaterThanOrEqual(4);
  expect(await page.locator('dialog.crash').count()).toBe(0);
  expect(await foundAgain(page)).toBe(length);
});

test('a worker that dies while a bot thinks is replaced, and the bot moves', async ({ open }) => {
  const page = await open({ path: await newGame('tankChess', 'easy') });
  await choosing(page);
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker) {
      Worker.prototype.postMessage = postMessage;
      this.terminate();
      this.dispatchEvent(new ErrorEvent('error', { message: 'died' }));
    };
  });
  await playOn(page);
  await expect.poll(() => given(page)).toBe(2);
  expect(await page.locator('dialog.crash').count()).toBe(0);
});
