import { expect, test } from './harness';
import { home, ready } from './visitor';

test('the page opens without an error', async ({ open }) => {
  const page = await open({ keepsItself: true });
  expect(await page.title()).toBe('Hull Down');
  await page.waitForLoadState('networkidle');
});

test('a page that does not exist is not found', async ({ open }) => {
  const page = await open();
  const response = await page.request.get(new URL('../package.json', page.url()).href);
  expect(response.status()).toBe(404);
});

test('the picture fills a window that changes its size, on a plain screen too', async ({ open }) => {
  const page = await open({ path: home });
  await ready(page);
  for (const size of [
    { width: 1000, height: 700 },
    { width: 390, height: 844 },
    { width: 1600, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => window.__GAME_TEST__?.game.scale.width === width, size.width);
    expect(await page.locator('#stage canvas').boundingBox()).toEqual({ x: 0, y: 0, ...size });
  }
});
