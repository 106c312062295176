import { inject } from 'vitest';
import { expect, test } from './harness';
import { at, comesToRest, frames, ready, settled, sitDown } from './visitor';

const path = at('/setup/tankChess');

test('a turn by clicking, a refusal and its ghost, undo, resignation', async ({ open }) => {
  const page = await open({ path });
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
  await page.waitForFunction(() => (window.__GAME_TEST__?.table?.screen().match.log.length ?? 9) < 2);
  await visitor.press('resign');
  await visitor.press('resign');
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().match.result !== null);
  const controls = await page.evaluate(() => window.__GAME_TEST__?.table?.controls() ?? []);
  expect(controls).toEqual(expect.arrayContaining(['rematch', 'replay', 'menu']));
});

test('an idle table draws no frame', async ({ open }) => {
  const page = await open({ path });
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

test.for([
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])('at $width by $height a turn can be played by tapping', async (viewport, { open }) => {
  const page = await open({ path, viewport, touch: viewport.width < 700, locale: 'ja-JP', reducedMotion: true });
  const visitor = await sitDown(page);
  await visitor.tap('square:f1');
  await expect.poll(() => visitor.picked()).toEqual(['square:f1']);
  await visitor.tap('square:f2');
  await expect.poll(() => visitor.picked()).toEqual(['square:f1', 'square:f2']);
  await visitor.press('button:hold');
  await settled(page, 1);
  await expect.poll(() => visitor.log()).toBe(1);
});

test('the same in WebGL', async ({ open }) => {
  const page = await open({ path: '?test=1&renderer=webgl#/setup/tankChess', viewport: { width: 760, height: 460 } });
  const visitor = await sitDown(page);
  await visitor.tap('square:c1');
  await visitor.tap('square:c2');
  await visitor.press('button:hold');
  await settled(page, 1);
  await expect.poll(() => visitor.log()).toBe(1);
});

test('a table left while its drawings are still coming gives way to the next', async ({ open }) => {
  const page = await open({ path });
  await sitDown(page);
  const slow = new URL(page.url()).hash;
  await page.goto(new URL(at('/setup/tankOnTank'), page.url()).href);
  await page.locator('dialog.setup .dialog-foot .button-primary').click();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  const next = new URL(page.url()).hash;
  await page.goto('about:blank');
  await page.goto(new URL(at('/import'), inject('address')).href);
  await ready(page);
  const visit = (hash: string) => page.evaluate((to) => location.assign(to), hash);
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
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().match.game.id === 'tankOnTank');
  await page.evaluate(async () => {
    dispatchEvent(new Event('drawings'));
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  await expect.poll(() => page.locator('.busy').count()).toBe(0);
  expect(await page.evaluate(() => window.__GAME_TEST__?.table?.screen().match.game.id)).toBe('tankOnTank');
});
