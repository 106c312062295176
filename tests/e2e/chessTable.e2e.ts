import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { choosing, comesToRest, home, newGame, ready, settled, sitDown } from './visitor';

const path = await newGame('tankChess', 'person');

/** Seconds on the clocks; a clock shows minutes and seconds. */
async function secondsLeft(page: Page): Promise<readonly number[]> {
  const faces = await page.evaluate(() => window.__GAME_TEST__?.table?.clocks() ?? []);
  return faces.map((face) => {
    const [minutes = NaN, seconds = NaN] = face.split(':').map(Number);
    return minutes * 60 + seconds;
  });
}

/** Milliseconds left as the browser's store has them. */
function storedClock(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('hull-down'));
    const rows = await answer<{ clock?: number[] }[]>(database.transaction('saves').objectStore('saves').getAll());
    database.close();
    return rows.flatMap(({ clock }) => clock ?? []);
  });
}

/** Two people at a game by a clock that the test winds. */
async function sitByTheClock(page: Page) {
  // A page that is still starting when its clock is changed may wait for good.
  await ready(page);
  await page.clock.install();
  await page.evaluate((to) => location.assign(to), new URL(path, page.url()).hash);
  const visitor = await sitDown(page);
  await expect.poll(() => secondsLeft(page)).toHaveLength(2);
  return visitor;
}

test('a game by the clock is found again after a reload with the clock where it was', async ({ open }) => {
  const page = await open({ path: home });
  const visitor = await sitByTheClock(page);
  await page.clock.fastForward('05:00');
  await expect.poll(async () => (await secondsLeft(page))[0]).toBeLessThanOrEqual(25 * 60);
  await visitor.tap('square:f1');
  await visitor.tap('square:f2');
  await visitor.press('button:hold');
  await settled(page, 1);
  await page.clock.fastForward('03:00');
  await expect.poll(async () => (await secondsLeft(page))[1]).toBeLessThanOrEqual(27 * 60);
  // Time goes on until it has been written down, which takes the store as long as it takes.
  await expect
    .poll(async () => {
      await page.clock.runFor(3000);
      return (await storedClock(page))[1];
    })
    .toBeLessThanOrEqual(27 * 60_000);
  const [white = 0, black = 0] = await secondsLeft(page);
  await page.reload();
  await ready(page);
  await choosing(page);
  const [whiteNow = 0, blackNow = 0] = await secondsLeft(page);
  await expect.poll(() => visitor.log()).toBe(1);
  expect(whiteNow).toBe(white);
  // What was spent in the last moments before it may be given back, no more.
  expect(blackNow).toBeLessThanOrEqual(black + 10);
  expect(blackNow).toBeGreaterThan(black - 60);
});

/** The hidden buttons over the engine's lines, as a reader hears them. */
const lines = (page: Page) => page.locator('[data-control^="line:"]');

test('a clock that runs out ends the game, and the log says by which rule', async ({ open }) => {
  const page = await open({ path: home });
  const visitor = await sitByTheClock(page);
  await page.clock.fastForward('29:55');
  await page.clock.runFor(10_000);
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().reading.result?.rule === 'flagged');
  await expect.poll(() => visitor.log()).toBe(1);
  await page.keyboard.press('l');
  await page.clock.runFor(1000);
  const line = page.locator('.log-line');
  await expect.poll(() => line.locator('.log-words').textContent()).toBe('White runs out of time');
  await expect.poll(() => line.locator('.rule').textContent()).toBe('TC-Q16');
});

test('the evaluation bar comes with a key, follows the game, and its lines can be tried', async ({ open }) => {
  const page = await open({ path });
  const visitor = await sitDown(page);
  const bar = page.locator('[data-control="balance"]');
  await expect.poll(() => bar.count()).toBe(0);
  await page.keyboard.press('e');
  await expect.poll(() => lines(page).count()).toBe(3);
  await expect.poll(() => bar.textContent()).toMatch(/^Evaluation: /);

  await visitor.press('line:0');
  await expect.poll(() => visitor.picked().then(({ length }) => length)).toBe(3);
  await expect.poll(() => visitor.log()).toBe(0);
  const refs = await visitor.picked();
  await page.keyboard.press('Enter');
  await settled(page, 1);
  const whole = await page.evaluate(() => window.__GAME_TEST__?.table?.screen().reading.steps.at(0)?.command);
  expect(whole).toMatchObject({ type: 'drive', seat: 0, from: refs[0]?.slice('square:'.length) });

  await expect.poll(() => lines(page).count()).toBe(3);
  await visitor.press('line:0');
  await expect.poll(() => visitor.picked().then(({ length }) => length)).toBe(3);
  await page.keyboard.press('Enter');
  await settled(page, 2);
  expect(await page.evaluate(() => window.__GAME_TEST__?.table?.screen().reading.steps.at(1)?.seat)).toBe(1);

  await page.reload();
  await ready(page);
  await choosing(page);
  await expect.poll(() => lines(page).count()).toBe(3);
  await page.keyboard.press('e');
  await expect.poll(() => bar.count()).toBe(0);
});

test('with the engine at the table an idle screen still draws nothing', async ({ open }) => {
  const page = await open({ path });
  await sitDown(page);
  await page.keyboard.press('e');
  await expect.poll(() => lines(page).count()).toBe(3);
  await comesToRest(page);
});
