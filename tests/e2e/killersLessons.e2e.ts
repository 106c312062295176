import type { Page } from 'playwright-core';
import { seriousFaults } from './axe';
import { expect, test } from './harness';
import { at, ready } from './visitor';

const verdict = (page: Page) => page.locator('.extra-verdict');
const state = (page: Page) => verdict(page).getAttribute('class');
const hash = (page: Page) => page.evaluate(() => location.hash);
const steps = ['target', 'hit', 'compare', 'free', 'equal', 'stop', 'range', 'defend'];

/** Walks with the arrow keys along the hand, then the units on the field, then the face-down card, and picks what is there. */
async function pick(page: Page, number: number): Promise<void> {
  await page.locator('.extra-canvas').focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < number; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('steps along the example of play are solved by keys, from the set-up on, and kept', async ({ open }) => {
  const page = await ready(await open({ path: at('/setup/tankKillers') }));
  await press(page, 'Learn');
  const done = () => expect.poll(() => state(page)).toContain('done');
  const next = () => press(page, 'Next step');
  const canvas = page.locator('.extra-canvas');
  await canvas.waitFor();
  const trouble = page.locator('.extra-desk .trouble');

  await pick(page, 0);
  await expect.poll(() => trouble.textContent()).toContain('not allowed');
  await pick(page, 7);
  await done();
  await next();
  await pick(page, 1);
  await expect.poll(() => state(page)).toContain('wrong');
  await press(page, 'Try again');
  await pick(page, 0);
  await done();
  await page.evaluate(() => location.assign('#/learn/tankKillers/stop'));
  await expect.poll(() => page.locator('.extra-steps [aria-current]').textContent()).toBe('6');
  await pick(page, 3);
  await expect.poll(() => trouble.textContent()).toContain('infantry');
  await press(page, 'Pass');
  await done();
  await page.evaluate(() => location.assign('#/learn/tankKillers/free'));
  await expect.poll(() => page.locator('.extra-steps [aria-current]').textContent()).toBe('4');
  await pick(page, 1);
  await expect.poll(() => page.getByRole('button', { name: 'Panther', exact: false }).count()).toBe(1);
  await page.getByRole('button', { name: 'Panther' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Panther' }).count()).toBe(0);
  await pick(page, 4);
  await done();

  await expect.poll(() => page.locator('.extra-steps .done').count()).toBe(4);
  expect(await seriousFaults(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await expect.poll(() => page.locator('.extra-steps .done').count()).toBe(4);
});

test('every step can be shown, in Japanese on a telephone', async ({ open }) => {
  const viewport = { width: 390, height: 844 };
  const visit = {
    path: at('/learn/tankKillers'),
    viewport,
    touch: true,
    locale: 'ja-JP',
  } as const;
  const page = await ready(await open(visit));
  for (const [index, id] of steps.entries()) {
    await expect.poll(() => page.locator('.extra-steps [aria-current]').textContent()).toBe(String(index + 1));
    await press(page, '手本を見る');
    await expect.poll(() => state(page)).toContain('shown');
    if (id !== 'defend') await press(page, '次の場面');
  }
  await expect.poll(() => page.locator('.extra-steps .shown').count()).toBe(steps.length);
  await expect.poll(() => page.locator('.extra-steps .done').count()).toBe(0);
  await press(page, '対戦へ');
  await expect.poll(() => hash(page)).toBe('#/setup/tankKillers');
});

test('the first touch of a card reads it, the second plays it', async ({ open }) => {
  const viewport = { width: 390, height: 844 };
  const path = at('/learn/tankKillers/hit');
  const page = await ready(await open({ path, viewport, touch: true }));
  const canvas = page.locator('.extra-canvas');
  await canvas.waitFor();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('no table');
  const card = { x: box.x + box.width * 0.1, y: box.y + box.height * 0.82 };
  await page.touchscreen.tap(card.x, card.y);
  await expect.poll(() => page.getByRole('button', { name: 'Play Topside Hit' }).count()).toBe(1);
  await page.touchscreen.tap(card.x, card.y);
  await expect.poll(() => state(page)).toContain('done');
});

test('on a phone on its side the bar says what is asked, and then how it went', async ({ open }) => {
  const viewport = { width: 844, height: 390 };
  const page = await ready(await open({ path: at('/learn/tankKillers/hit'), viewport, touch: true }));
  const asked = page.locator('.extra-asked');
  await expect.poll(() => asked.isVisible()).toBe(true);
  expect(await asked.textContent()).toBe(await page.locator('.extra-task').textContent());
  await pick(page, 0);
  await expect.poll(() => state(page)).toContain('done');
  expect(await asked.textContent()).toBe(await verdict(page).textContent());
});
