import type { Locator, Page } from 'playwright-core';
import { loadPlay } from '../../src/games/loadPlay';
import { firstChoice } from '../../src/scenes/menu/setupChoice';
import { openMatch } from '../../src/session/match';
import { linkOf } from '../../src/session/record/link';
import { recordOf } from '../../src/session/record/record';
import { expect, test } from './harness';
import { at, choosing, holdBack, home, ready } from './visitor';

const person = { name: '', controller: { kind: 'human' } } as const;

const to = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

/** Long enough for what comes late to do whatever it does. */
const breath = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));

/** The second press comes before anything the first began. */
const pressTwice = (button: Locator) =>
  button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    pressed.click();
  });

async function oneGameIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  await to(page, '#/games');
  await page.locator('.game').first().waitFor();
  expect(await page.locator('.game').count()).toBe(1);
}

const japaneseWords = /\/words-ja-[^/]*\.js$/;

test('a language whose words are still on their way reaches what was opened meanwhile', async ({ open }) => {
  const page = await ready(await open({ path: at('/settings') }));
  const release = await holdBack(page, japaneseWords);
  await page.locator('.settings .segment', { hasText: '日本語' }).click();
  await page.locator('.settings .segment', { hasText: 'Largest' }).click();
  await to(page, '#/setup/tankChess');
  await page.locator('.setup .button-primary', { hasText: 'Start' }).waitFor();
  expect(await page.locator('html').getAttribute('lang'), 'nobody speaks it yet').toBe('en');
  release();
  await page.locator('.setup h2', { hasText: 'タンクチェス' }).waitFor();
  await page.locator('.setup legend', { hasText: '白' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  expect(await page.evaluate(() => window.__GAME_TEST__?.settings())).toMatchObject({ language: 'ja', textSize: 1.3 });
});

test('a language taken back before its words have come is not spoken', async ({ open }) => {
  const page = await ready(await open({ path: home }));
  const release = await holdBack(page, japaneseWords);
  await page.locator('[data-keep=language-ja]').click();
  await page.locator('[data-keep=language-en]').click();
  const arrived = page.waitForResponse(japaneseWords);
  release();
  await arrived;
  await breath(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('.cabinet h2').textContent()).toBe('Go on playing');
});

test('a language that cannot be fetched changes nothing and offers a reload', async ({ open }) => {
  const page = await ready(await open({ path: home, expectErrors: [/ERR_FAILED/] }));
  await page.route(japaneseWords, (route) => route.abort());
  await page.locator('[data-keep=language-ja]').click();
  await page.locator('.toast button').waitFor();
  expect(await page.locator('dialog.crash').count()).toBe(0);
  expect(await page.locator('.cabinet h2').textContent()).toBe('Go on playing');
  await page.unroute(japaneseWords);
  await page.locator('.toast button').click();
  await page.locator('.cabinet h2', { hasText: '続きから' }).waitFor();
});

test('a rule asked for twice opens once, and not over a place that was left', async ({ open }) => {
  const page = await ready(await open({ path: home }));
  await to(page, '#/setup/tankChess');
  const chip = page.locator('.setup .rule').first();
  await chip.waitFor();
  const release = await holdBack(page, /\/en-[^/]*\.js$/);
  await chip.click();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  release();
  await breath(page);
  expect(await page.locator('dialog').count()).toBe(0);
  await to(page, '#/setup/tankChess');
  await chip.waitFor();
  await pressTwice(chip);
  await page.locator('.rule-panel').waitFor();
  await breath(page);
  expect(await page.locator('.rule-panel').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('.rule-panel').waitFor({ state: 'detached' });
});

test('a rule book that cannot be fetched is a sentence, not a crash', async ({ open }) => {
  const page = await ready(await open({ path: at('/setup/tankChess'), expectErrors: [/ERR_FAILED/] }));
  await page.route(/\/en-[^/]*\.js$/, (route) => route.abort());
  await page.locator('.setup .rule').first().click();
  await page.locator('.toast button').waitFor();
  expect(await page.locator('dialog.crash').count()).toBe(0);
  await page.locator('.setup .button-primary').waitFor();
});

test('a game being opened for an import that was left is not gone to and not kept', async ({ open }) => {
  const { module, sequence } = await loadPlay('tankKillers');
  const { game } = module;
  const { setup, options } = firstChoice(game);
  const match = openMatch(game, sequence, { setup, seats: 2, options, seed: 'late' });
  const link = linkOf(recordOf(match, [person, person]));
  const page = await ready(await open({ path: home }));
  await to(page, '#/import');
  const release = await holdBack(page, /\/rules-tankKillers-[^/]*\.js$/);
  await page.locator('.import textarea').fill(link);
  await page.locator('.import .button-primary').click();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  release();
  await breath(page);
  expect(new URL(page.url()).hash).toBe('#/');
  await to(page, '#/games');
  await page.locator('dialog.games').waitFor();
  expect(await page.locator('.game').count()).toBe(0);

  await to(page, '#/import');
  await page.locator('.import textarea').fill(link);
  await pressTwice(page.locator('.import .button-primary'));
  await oneGameIsKept(page);
});

test('a list of games closed while it is being changed stays closed, and delete pressed twice deletes once', async ({
  open,
}) => {
  const page = await ready(await open({ path: at('/setup/tankChess') }));
  await page.locator('.setup .button-primary').click();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  await to(page, '#/');
  await page.locator('.save').first().waitFor();
  await to(page, '#/games');
  await page.locator('.game [data-keep^=rename]').click();
  await page.locator('.game .text-field').fill('Revenge');
  await page.evaluate(() => {
    const press = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });
    document.activeElement?.dispatchEvent(press('Enter'));
    document.querySelector('dialog.games .dialog-head button')?.dispatchEvent(new MouseEvent('click'));
  });
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.save-name', { hasText: 'Revenge' }).waitFor();
  await breath(page);
  expect(await page.locator('dialog').count()).toBe(0);
  await to(page, '#/games');
  await pressTwice(page.locator('.game [data-keep^=delete]'));
  await page.locator('.toast').waitFor();
  await breath(page);
  expect(await page.locator('.toast').allTextContents()).toEqual([expect.stringContaining('“Revenge” deleted.')]);
});

test('who goes elsewhere in a game while a turn is still being shown stays there', async ({ open }) => {
  const page = await ready(await open({ path: at('/analysis/tankChess'), motion: true }));
  await page.locator('.extra-write input').fill('LT C3>C5/N');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('.extra-write')?.requestSubmit();
    document.querySelector<HTMLButtonElement>('.extra-moves .extra-move')?.click();
  });
  await page.locator('.extra-moves .extra-move').nth(1).waitFor();
  await breath(page);
  expect(await page.locator('.extra-move[aria-current]').textContent()).toBe('Start');
});

test('a table lives without a part of its drawers that cannot be fetched, and offers a reload', async ({ open }) => {
  const page = await ready(await open({ path: at('/setup/tankChess'), expectErrors: [/ERR_FAILED/] }));
  await page.route(/\/events-[^/]*\.js$/, (route) => route.abort());
  await page.locator('.setup .button-primary').click();
  await page.locator('.toast button').waitFor();
  await choosing(page);
  expect(await page.locator('dialog').count()).toBe(0);
});

test('the card of the day speaks the language of the cabinet, also when it comes late', async ({ open }) => {
  const page = await ready(await open({ path: home }));
  const release = await holdBack(page, /\/daily-[^/]*\.js$/);
  const asked = page.waitForRequest(/\/daily-[^/]*\.js$/);
  await page.reload();
  await ready(page);
  await asked;
  await page.locator('[data-keep=language-ja]').click();
  await page.locator('.cabinet h2', { hasText: '続きから' }).waitFor();
  release();
  await page.locator('.save.daily .save-name', { hasText: '今日の局面' }).waitFor();
});

test('a link to a rule that does not exist drags nobody back who has gone on', async ({ open }) => {
  const page = await ready(await open({ path: home }));
  const release = await holdBack(page, /\/en-[^/]*\.js$/);
  await to(page, '#rule=TC-NONE');
  await to(page, '#/games');
  await page.locator('dialog.games').waitFor();
  release();
  await breath(page);
  expect(new URL(page.url()).hash).toBe('#/games');
  expect(await page.locator('dialog.games').count()).toBe(1);
  expect(await page.locator('.toast').count()).toBe(0);
});

test('a game begun from the workshop by two presses is one game', async ({ open }) => {
  const page = await ready(await open({ path: at('/workshop/tankChess') }));
  await pressTwice(page.getByRole('button', { name: 'Play from here' }));
  await oneGameIsKept(page);
});
