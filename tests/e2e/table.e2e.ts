import { expect, test } from './harness';
import { at, comesToRest, frames, newGame, ready, settled, sitDown } from './visitor';

const path = await newGame('tankChess', 'person');

test('a turn by clicking, a refusal and its ghost, undo, resignation', async ({ open }) => {
  const page = await open({ path, motion: true });
  const visitor = await sitDown(page);
  await visitor.tap('square:f1');
  await visitor.tap('square:f2');
  await expect.poll(() => visitor.picked()).toEqual(['square:f1', 'square:f2']);
  await visitor.press('button:hold');
  await settled(page, 1);

  await visitor.tap('square:d16');
  await visitor.tap('square:d8');
  const rule = await page.evaluate(() => window.__GAME_TEST__?.table?.screen().whyNot?.refusal.rule);
  expect(rule).toBe('TC-MOVE4');
  await page.keyboard.press('Enter');
  await settled(page, 2);

  await page.keyboard.press('u');
  await page.waitForFunction(() => (window.__GAME_TEST__?.table?.screen().reading.steps.length ?? 9) < 2);
  await visitor.press('resign');
  await visitor.press('resign');
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().reading.result !== null);
  const controls = () => page.evaluate(() => window.__GAME_TEST__?.table?.controls() ?? []);
  await expect.poll(controls).toEqual(expect.arrayContaining(['rematch', 'replay', 'menu']));
});

test('an idle table draws no frame', async ({ open }) => {
  const page = await open({ path, motion: true });
  await sitDown(page);
  await comesToRest(page);
  const asleep = await frames(page);
  await page.mouse.move(300, 300);
  await expect.poll(() => frames(page)).toBeGreaterThan(asleep);
});

test('the hidden buttons over the canvas do what the canvas does', async ({ open }) => {
  const page = await open({ path });
  await sitDown(page);
  const threats = page.locator('[data-control="overlay:threats"]');
  await expect.poll(() => threats.getAttribute('aria-pressed')).toBe('false');
  await threats.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => threats.getAttribute('aria-pressed')).toBe('true');
});

test('Esc takes back the question whether one resigns, and a key changes the speed', async ({ open }) => {
  const page = await open({ path });
  const visitor = await sitDown(page);
  const words = (id: string) => page.locator(`[data-control="${id}"]`).textContent();
  const calm = await words('resign');
  await visitor.press('resign');
  await expect.poll(() => words('resign')).not.toBe(calm);
  await page.keyboard.press('Escape');
  await expect.poll(() => words('resign')).toBe(calm);
  const speed = () => page.evaluate(() => window.__GAME_TEST__?.settings().speed);
  const before = await speed();
  await page.keyboard.press('q');
  await expect.poll(speed).not.toBe(before);
});

test('a phone has all overlays at hand', async ({ open }) => {
  const page = await open({ path, viewport: { width: 390, height: 844 }, touch: true });
  const visitor = await sitDown(page);
  // A table that has just been laid may still move its buttons from under the finger.
  await expect
    .poll(async () => {
      const open = await page.evaluate(() => window.__GAME_TEST__?.table?.control('overlay:reach') != null);
      if (!open) await visitor.press('overlays');
      return open;
    })
    .toBe(true);
  await visitor.press('overlay:reach');
  await expect.poll(() => page.evaluate(() => window.__GAME_TEST__?.table?.screen().overlays.has('reach'))).toBe(true);
});

test('at every size a turn can be played by tapping, also after the window has changed', async ({ open }) => {
  const turns = [
    { viewport: { width: 1920, height: 1080 }, from: 'square:f1', to: 'square:f2' },
    { viewport: { width: 1024, height: 768 }, from: 'square:k16', to: 'square:k15' },
    { viewport: { width: 390, height: 844 }, from: 'square:c1', to: 'square:c2' },
  ] as const;
  const page = await open({ path, viewport: turns[0].viewport, touch: true, locale: 'ja-JP' });
  const visitor = await sitDown(page);
  for (const [played, { viewport, from, to }] of turns.entries()) {
    await page.setViewportSize(viewport);
    await page.waitForFunction((width) => window.__GAME_TEST__?.game.scale.width === width, viewport.width);
    await visitor.tap(from);
    await expect.poll(() => visitor.picked()).toEqual([from]);
    await visitor.tap(to);
    await expect.poll(() => visitor.picked()).toEqual([from, to]);
    await visitor.press('button:hold');
    await settled(page, played + 1);
  }
});

test('the same in WebGL', async ({ open }) => {
  const page = await open({ path: path.replace('canvas', 'webgl'), viewport: { width: 760, height: 460 } });
  const visitor = await sitDown(page);
  await visitor.tap('square:c1');
  await visitor.tap('square:c2');
  await visitor.press('button:hold');
  await settled(page, 1);
  await expect.poll(() => visitor.log()).toBe(1);
});

test('a table left while its drawings are still coming gives way to the next', async ({ open }) => {
  const page = await ready(await open({ path: at('/import') }));
  const visit = (hash: string) => page.evaluate((to) => location.assign(to), hash);
  const slow = new URL(path, page.url()).hash;
  const next = new URL(await newGame('tankOnTank', 'easy'), page.url()).hash;
  // The drawings of the first table come when the test says so, and until then the second stands on its own.
  await page.evaluate(() => {
    const { fetch } = window;
    const come = new Promise((resolve) => addEventListener('drawings', resolve, { once: true }));
    window.fetch = async (...asked) => {
      if (String(asked[0]).includes('drafts')) await come;
      return fetch(...asked);
    };
  });
  await visit(slow);
  await page.waitForFunction(() => window.__GAME_TEST__?.game.scene.getScene('hud')?.sys.isActive() === true);
  await visit('#/');
  await visit(next);
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().reading.game.id === 'tankOnTank');
  await page.evaluate(async () => {
    dispatchEvent(new Event('drawings'));
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  await expect.poll(() => page.locator('.busy').count()).toBe(0);
  expect(await page.evaluate(() => window.__GAME_TEST__?.table?.screen().reading.game.id)).toBe('tankOnTank');
});
