import { expect, test } from './harness';
import { home, ready } from './visitor';

test('the page opens without an error', async ({ open }) => {
  const page = await open({ keepsItself: true });
  await expect.poll(() => page.title()).toBe('Hull Down');
  await page.waitForLoadState('networkidle');
});

test('the first load carries the shell and no table or game', async ({ open }) => {
  const page = await open();
  const html = await (await page.request.get(page.url())).text();
  const parts = html.split('<link').flatMap((tag) => /modulepreload.*assets\/(\w+)-/.exec(tag)?.[1] ?? []);
  expect(parts).toContain('start');
  expect(parts.filter((name) => /table|rules|skin/.test(name))).toEqual([]);
});

test('a page that does not exist is not found', async ({ open }) => {
  const page = await open();
  const response = await page.request.get(new URL('../package.json', page.url()).href);
  expect(response.status()).toBe(404);
});

test("the page runs no script but its own: a stranger's is stopped wherever it was put", async ({ open }) => {
  const page = await ready(await open({ path: home, expectErrors: [/Content Security Policy/] }));
  await page.evaluate(() => {
    const found: string[] = [];
    Reflect.set(window, 'stopped', found);
    document.addEventListener('securitypolicyviolation', (event) => found.push(event.effectiveDirective));
    const put = (name: string, fields: Record<string, string>) => {
      const made = document.createElement(name);
      for (const [field, value] of Object.entries(fields)) Reflect.set(made, field, value);
      document.body.append(made);
      return made;
    };
    put('script', { textContent: 'window.hostile = 1' });
    put('script', { src: 'data:text/javascript,window.hostile = 1' });
    put('object', { data: 'https://example.org/' });
    put('base', { href: 'https://example.org/' });
    put('img', {}).setAttribute('onerror', 'window.hostile = 1');
  });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'stopped').toSorted()))
    .toEqual(['base-uri', 'object-src', 'script-src-attr', 'script-src-elem', 'script-src-elem']);
  expect(await page.evaluate(() => [Reflect.has(window, 'hostile'), document.baseURI])).toEqual([false, page.url()]);
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

test('a visit that takes its time shows how far it has come; one that fails says so and can be tried again', async ({
  open,
}) => {
  const page = await open({ path: home });
  await ready(page);
  await expect.poll(() => page.locator('.boot').count()).toBe(0);
  let fails = true;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // In a tab that has kept nothing, so that it has to ask.
  const fresh = await page.context().newPage();
  await fresh.route(/phaser-/, async (route) => {
    await held;
    return fails ? route.abort() : route.continue();
  });
  await fresh.goto(page.url(), { waitUntil: 'commit' });
  await fresh.locator('.boot progress').waitFor();
  letGo();
  await fresh.locator('.boot [role=alert]').waitFor();
  fails = false;
  await fresh.locator('.boot button').click();
  await ready(fresh);
  await expect.poll(() => fresh.locator('.boot').count()).toBe(0);
});

test('where the first script does not come, or may not run, the page itself says so', async ({ open, browser }) => {
  const page = await open({ path: home, locale: 'ja-JP', expectErrors: [/ERR_FAILED/] });
  await page.route(/\/index-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await page.locator('.boot [role=alert]:lang(ja)', { hasText: '読み込めませんでした' }).waitFor();
  await page.unrouteAll();
  await page.locator('.boot button').click();
  await ready(page);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  expect(await plain.locator('noscript [lang=en]').textContent()).toContain('JavaScript');
  expect(await plain.locator('noscript [lang=ja]').isVisible()).toBe(true);
  await plain.close();
});
