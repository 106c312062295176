import type { Page } from 'playwright-core';
import { seriousFaults } from './axe';
import { expect, test } from './harness';
import { holdBack, home, newGame, ready } from './visitor';

/** A person against a bot, which need not think long. */
const path = await newGame('tankChess', 'easy');

async function sitDown(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  await page.locator('.mirror button').first().waitFor({ state: 'attached' });
}

async function screen(page: Page) {
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined && window.__GAME_TEST__.table !== null);
  return page.evaluate(() => {
    const table = window.__GAME_TEST__?.table;
    if (table === undefined) throw new Error('no table');
    const { moment, selection, live, pointed } = table.screen();
    return { moment, picked: selection.picked, length: live.steps.length, lit: pointed.length };
  });
}

async function myTurn(page: Page, length: number): Promise<void> {
  await page.waitForFunction((least) => {
    const screen = window.__GAME_TEST__?.table?.screen();
    return screen?.table.name === 'choosing' && screen.live.steps.length >= least;
  }, length);
}

/**
 * One turn by the buttons of the mirror alone, the way a screen reader presses them. The command tank stays at home: how
 * a bot answers is a matter of dice, and a tank driven in front of its guns would end the game.
 */
async function turnByReader(page: Page, piece: number): Promise<void> {
  const { length } = await screen(page);
  const choices = page.locator('.mirror li button:not([data-ref="square:h1"])');
  await choices.nth(piece).focus();
  await page.keyboard.press('Enter');
  while ((await screen(page)).picked.length > 0) await page.keyboard.press('Enter');
  await myTurn(page, length + 2);
}

test('Tank Chess is played without seeing the board', async ({ open }) => {
  const page = await open({ path });
  await sitDown(page);
  const mirror = page.locator('.mirror');
  await expect.poll(() => mirror.locator('li button').first().textContent()).toMatch(/tank [A-P]\d+, facing north/);
  for (let turn = 0; turn < 3; turn++) await turnByReader(page, turn);
  expect((await screen(page)).length).toBe(6);
  await expect.poll(() => mirror.locator('[aria-live=polite]').textContent()).toContain('Black');
  await mirror.getByRole('button', { name: 'Read the position' }).press('Enter');
  await expect.poll(() => mirror.locator('tbody tr').count()).toBe(20);
  expect(await seriousFaults(page)).toEqual([]);
});

test('arrows and Enter play a turn, U takes it back', async ({ open }) => {
  const page = await open({ path, locale: 'ja-JP' });
  await sitDown(page);
  await expect.poll(() => page.locator('.mirror li button').first().textContent()).toMatch(/戦車/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/戦車、北向き$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect((await screen(page)).picked).toEqual([]);
  await turnByReader(page, 2);
  await page.keyboard.press('u');
  await expect.poll(async () => (await screen(page)).length).toBe(0);
});

test('the log leads to the moment, to the rule and back', async ({ open }) => {
  const page = await open({ path });
  await sitDown(page);
  await turnByReader(page, 1);
  await turnByReader(page, 2);
  await page.keyboard.press('l');
  const lines = page.locator('.log-line');
  await expect.poll(() => lines.count()).toBe(4);
  await lines.last().hover();
  expect((await screen(page)).lit).toBeGreaterThan(0);
  await lines.last().locator('.rule').click();
  await page.locator('.rule-title').waitFor();
  await expect.poll(() => page.locator('.rule-title h3').textContent()).toBe('TC-MOVE4');
  await expect.poll(() => page.locator('.rule-foot').textContent()).toMatch(/Used \d times/);
  await lines.last().locator('.log-words').click();
  await expect.poll(async () => (await screen(page)).moment).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.replay-bar .track-range').focus();
  await page.keyboard.press('Escape');
  expect((await screen(page)).moment).toBeNull();
});

test('rules are found by word and number; keys typed there do nothing else', async ({ open }) => {
  const page = await open({ path });
  await sitDown(page);
  await page.keyboard.press('/');
  const field = page.locator('.rules-search-field');
  await field.fill('front armour');
  await page.locator('.rules-page mark').first().waitFor();
  await expect.poll(() => page.locator('.rules-hits').textContent()).toMatch(/^\d+ hits?$/);
  await field.fill('');
  await page.keyboard.type('rule lump');
  await expect.poll(() => page.locator('.drawer').count()).toBe(1);
  await field.fill('tc-armor2');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.rule-title h3').textContent()).toBe('TC-ARMOR2');
  expect(await seriousFaults(page)).toEqual([]);
});

test('what is asked of a rule book that is still on its way is answered when it comes', async ({ open }) => {
  const page = await ready(await open({ path: home }));
  const letBook = await holdBack(page, /\/en-[^/]*\.js$/);
  const letWords = await holdBack(page, /\/(?:events|describe)-[^/]*\.js$/);
  await page.evaluate((to) => location.assign(to), new URL(path, page.url()).hash);
  await sitDown(page);
  await page.keyboard.press('/');
  const field = page.locator('.rules-search-field');
  await field.fill('front armour');
  await expect.poll(() => page.locator('.rules-page').textContent()).toBe('Opening the rules…');
  await page.keyboard.press('Enter');
  letBook();
  await page.locator('.rule-title').waitFor();
  await expect.poll(() => page.locator('.rules-hits').textContent()).toMatch(/^\d+ hits?$/);
  await page.locator('.rules-back').click();
  await expect.poll(() => page.locator('.rules-page mark').count()).toBeGreaterThan(0);
  const piece = page.locator('.mirror li button').first();
  await expect.poll(() => piece.textContent()).not.toMatch(/facing/);
  letWords();
  await expect.poll(() => piece.textContent()).toMatch(/facing north/);
  await expect.poll(() => field.inputValue()).toBe('front armour');
  await expect.poll(() => page.locator('.rules-page mark').count()).toBeGreaterThan(0);
});

test('a game is wound back, fought on from there and shared', async ({ open }) => {
  const page = await open({ path });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(page);
  await turnByReader(page, 1);
  await turnByReader(page, 2);
  await page.keyboard.press('p');
  const bar = page.locator('.replay-bar');
  const back = bar.getByRole('button', { name: 'One step back' });
  await back.click();
  await back.click();
  await expect.poll(async () => (await screen(page)).moment).toBe(2);
  await bar.getByRole('button', { name: 'Share' }).click();
  await page.locator('.toast').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#game=tankChess\.[\w-]+&at=2$/);
  const before = page.url();
  await bar.getByRole('button', { name: 'Fight from here' }).click();
  await page.locator('dialog .dialog-foot .button-primary').click();
  await page.waitForFunction((old) => location.href !== old, before);
  await expect.poll(async () => (await screen(page)).length).toBe(2);
});

test('the game and the position on the board are copied from the log, and read in elsewhere', async ({ open }) => {
  const page = await open({ path });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(page);
  await turnByReader(page, 1);
  await page.keyboard.press('l');
  const copied = async (name: string, said: string) => {
    await page.locator('.log-copies').getByRole('button', { name }).click();
    await page.locator('.toast', { hasText: said }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const game = await copied('Copy the game', 'in notation');
  expect(game).toMatch(/\n1\. \w+ [A-P]\d+>/);
  const now = await copied('Copy the position', 'The position on the board');
  expect(now).toMatch(/ w 3 2$/);
  await page.locator('.log-words').last().click();
  await expect.poll(async () => (await screen(page)).moment).toBe(1);
  expect(await copied('Copy the position', 'The position on the board')).toMatch(/ b 2 1$/);
  await page.evaluate(() => {
    location.hash = '#/import';
  });
  await page.locator('dialog textarea').fill(game);
  await page.locator('dialog .button-primary').click();
  await expect.poll(async () => (await screen(page)).length).toBe(2);
});

for (const { width, height, locale } of [
  { width: 1920, height: 1080, locale: 'en-GB' },
  { width: 1024, height: 768, locale: 'ja-JP' },
  { width: 390, height: 844, locale: 'ja-JP' },
] as const) {
  test(`drawers fit ${width} x ${height} (${locale})`, async ({ open }) => {
    const page = await open({ path, locale, viewport: { width, height }, motion: width === 1920 });
    await sitDown(page);
    await turnByReader(page, 1);
    for (const key of ['l', 'r', 'k', 'p']) {
      await page.keyboard.press(key);
      // A motion that is broken off is over too.
      await page.evaluate(async () => {
        await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
      });
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('.drawer, .replay-bar')]
          .filter((part) => {
            const { left, right, bottom } = part.getBoundingClientRect();
            return (
              left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || part.scrollWidth > part.clientWidth + 1
            );
          })
          .map((part) => part.className),
      );
      expect(wide).toEqual([]);
      expect(await seriousFaults(page)).toEqual([]);
      if (width < 700) await page.keyboard.press(key);
    }
    if (width >= 700) return;
    const { href } = new URL(page.url());
    await page.keyboard.press('l');
    await page.locator('.drawer').waitFor();
    await page.goBack();
    await page.locator('.drawer').waitFor({ state: 'detached' });
    expect(page.url(), 'the way back closes the drawer first').toBe(href);
    // A drawer as wide as the screen makes way for what it leads to.
    await page.keyboard.press('l');
    await page.locator('.log-words').last().click();
    await expect.poll(async () => (await screen(page)).moment).toBe(1);
    await expect.poll(() => page.locator('.drawer').count()).toBe(0);
  });
}
