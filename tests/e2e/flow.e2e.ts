import type { Page } from 'playwright-core';
import { layCabinet } from '../../src/scenes/menu/cabinetLayout';
import { seriousFaults } from './axe';
import { expect, test } from './harness';
import { choosing, home, ready, settled, visitorOf } from './visitor';

const TURNS = 5;
const size = { width: 1280, height: 720 };

/** One drive of a piece that has not moved yet, where a turn needs no more than piece, square and “hold fire”. */
function quietDrive(page: Page, used: readonly string[]) {
  return page.evaluate((done) => {
    const screen = window.__GAME_TEST__?.table?.screen();
    if (screen === undefined || screen.seat === null) throw new Error('nobody is to move');
    for (const command of screen.reading.legal()) {
      const [from, to, fireAt] = ['from', 'to', 'fireAt'].map((field): unknown => Reflect.get(command, field));
      if (typeof from !== 'string' || typeof to !== 'string' || to === 'off' || fireAt !== null) continue;
      if (!done.includes(from)) return { from, to };
    }
    throw new Error('no quiet drive');
  }, used);
}

const length = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().live.steps.length ?? -1);
const result = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().live.result ?? null);
const shown = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().reading.steps.length ?? -1);
/** Faster than anything opens: both presses come before what the first began. */
const pressTwice = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
const refusal = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().whyNot?.refusal.rule ?? null);

test('a whole evening by clicking: menu, set-up, some turns, why not, undo, reload, resume, resign, replay, fork, rematch', async ({
  open,
}) => {
  const page = await ready(await open({ path: home, viewport: size, motion: true }));
  const machine = layCabinet(size.width, size.height, 0, 5).machines[0];
  if (machine === undefined) throw new Error('no machine');
  await page.mouse.click(machine.x + 150 * machine.scale, machine.foot - 320 * machine.scale);
  await page.locator('dialog.setup').waitFor();
  await page.locator('[data-keep="seat-1-human"]').evaluate((input: HTMLElement) => input.click());
  await page.locator('dialog.setup .button-primary').click();
  await choosing(page);
  const visitor = visitorOf(page);

  const used: string[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    const { from, to } = await quietDrive(page, used);
    used.push(from, to);
    await visitor.tap(`square:${from}`);
    await visitor.tap(`square:${to}`);
    await visitor.press('button:hold');
    await settled(page, turn);
  }
  const last = await page.evaluate(() => window.__GAME_TEST__?.table?.screen().reading.steps.at(-1)?.command);
  expect(last).toMatchObject({ from: used.at(-2), to: used.at(-1) });

  const { from } = await quietDrive(page, used);
  await visitor.tap(`square:${from}`);
  await visitor.tap('square:h8');
  await expect.poll(() => refusal(page)).toMatch(/^TC-/);
  const ghost = await page.evaluate(() => {
    const instead = window.__GAME_TEST__?.table?.screen().whyNot?.refusal.instead;
    return String(instead === undefined ? '' : Reflect.get(instead, 'to'));
  });
  expect(ghost).toMatch(/^[a-p]\d+$/);
  await visitor.tap(`square:${ghost}`);
  await settled(page, TURNS + 1);

  await visitor.press('undo');
  await settled(page, TURNS);
  const address = page.url();
  await page.reload();
  await settled(page, TURNS);
  expect(page.url()).toBe(address);

  await visitor.press('home');
  await page.locator('.save').first().click();
  await settled(page, TURNS);
  expect(page.url()).toBe(address);

  await visitor.press('resign');
  await visitor.press('resign');
  await expect.poll(() => result(page)).toMatchObject({ rule: 'resigned' });
  await visitor.press('replay');
  const bar = page.locator('.replay-bar');
  await bar.getByRole('button', { name: 'One step back' }).click();
  await bar.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => shown(page)).toBe(TURNS - 1);
  await bar.getByRole('button', { name: 'Fight from here' }).click();
  await pressTwice(page, 'dialog .dialog-foot .button-primary');
  await page.waitForFunction((old) => location.href !== old, address);
  await settled(page, TURNS - 1);
  await expect.poll(() => result(page)).toBeNull();

  const fork = page.url();
  await visitor.press('resign');
  await visitor.press('resign');
  await expect.poll(() => result(page)).toMatchObject({ rule: 'resigned' });
  await pressTwice(page, '[data-control="rematch"]');
  await page.waitForFunction((old) => location.href !== old, fork);
  await settled(page, 0);
  await page.evaluate(() => location.assign('#/games'));
  await expect.poll(() => page.locator('dialog.games .game').count()).toBe(3);
});

const focusedIs = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 90; step++) {
    if (await focusedIs(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** The choice the reader stands on. */
const choice = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-ref') ?? null);

/** A piece by arrow, then the first choice at every stage. */
async function turnByKeys(page: Page, aside: number): Promise<void> {
  const before = await length(page);
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < aside; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  while ((await visitorOf(page).picked()).length > 0) await page.keyboard.press('Enter');
  await settled(page, before + 1);
  await page.keyboard.press('Escape');
}

test('the same in Japanese without touching the mouse', async ({ open }) => {
  const page = await ready(await open({ path: home, locale: 'ja-JP', viewport: size }));
  await page.keyboard.press('Enter');
  await page.locator('dialog.setup:lang(ja)').waitFor();
  await tabTo(page, '[name^="seat-1"], [data-keep^="seat-1-"]');
  if (!(await focusedIs(page, '[data-keep="seat-1-human"]'))) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await tabTo(page, 'dialog.setup .dialog-foot .button-primary');
  await page.keyboard.press('Enter');
  await choosing(page);
  const people = await page.evaluate(() =>
    window.__GAME_TEST__?.table?.screen().table.sitters.map(({ controller }) => controller.kind),
  );
  expect(people).toEqual(['human', 'human']);

  for (let turn = 0; turn < TURNS; turn++) await turnByKeys(page, Math.floor(turn / 2));
  await expect.poll(() => length(page)).toBe(TURNS);

  await page.keyboard.press('ArrowUp');
  expect(await choice(page)).toMatch(/^square:/);
  await page.keyboard.press('Enter');
  for (let step = 0; step < 9; step++) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => refusal(page)).toMatch(/^TC-/);
  await expect.poll(() => page.locator('.mirror [role=alert]').textContent()).toMatch(/できない理由.*TC-/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.keyboard.press('u');
  const left = TURNS - 1;
  await settled(page, left);
  await page.reload();
  await settled(page, left);
  await tabTo(page, '[data-control="home"]');
  await page.keyboard.press('Enter');
  await page.locator('.save').first().waitFor();
  await page.keyboard.press('c');
  await settled(page, left);

  await tabTo(page, '[data-control="resign"]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => result(page)).toMatchObject({ rule: 'resigned' });
  await page.keyboard.press('p');
  await page.locator('.replay-bar').waitFor();
  await tabTo(page, '.track-range');
  await page.keyboard.press('Home');
  await expect.poll(() => shown(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);
  await tabTo(page, '.replay-fork');
  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog .dialog-foot .button-primary');
  await page.keyboard.press('Enter');
  await settled(page, 2);
  await expect.poll(() => result(page)).toBeNull();
});
