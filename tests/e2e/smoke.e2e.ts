import { expect, test } from './harness';

test('the page opens without an error', async ({ open }) => {
  const page = await open();
  expect(await page.title()).toBe('Hull Down');
  await page.waitForLoadState('networkidle');
});

test('a page that does not exist is not found', async ({ open }) => {
  const page = await open();
  const response = await page.request.get(new URL('../package.json', page.url()).href);
  expect(response.status()).toBe(404);
});
