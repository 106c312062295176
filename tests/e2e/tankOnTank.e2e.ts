import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { newGame, type Visitor, visitorOf } from './visitor';

async function sit(page: Page): Promise<Visitor> {
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  return visitorOf(page);
}

async function chooses(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const table = window.__GAME_TEST__?.table;
    return table?.screen().table.name === 'choosing' && !table.playing();
  });
}

const phase = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().view.phase);
const control = (page: Page, head: string) =>
  page.evaluate((wanted) => window.__GAME_TEST__?.table?.controls().find((id) => id.startsWith(wanted)), head);

test.for([
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
])('at $width by $height one key sets up, and a headquarters leads its group', async (viewport, { open }) => {
  const page = await open({ path: await newGame('tankOnTank', 'easy', 'S2'), viewport });
  const visitor = await sit(page);
  await chooses(page);
  await visitor.press('deploy');
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().view.phase === 'action');
  await chooses(page);
  const hq = await page.evaluate(() =>
    window.__GAME_TEST__?.table?.screen().selection.next.find((ref) => ref === 'unit:00'),
  );
  expect(hq).toBe('unit:00');
  await visitor.tap('unit:00');
  await expect.poll(() => visitor.picked()).toEqual(['unit:00']);
  await visitor.press('button:lead');
  await expect.poll(() => phase(page)).toBe('movement');
  await page.keyboard.press('e');
  await expect.poll(() => phase(page)).not.toBe('movement');
});

test('units enter from the list, take a facing with Enter, and undo takes it back', async ({ open }) => {
  const page = await open({ path: await newGame('tankOnTank', 'easy', 'S1') });
  const visitor = await sit(page);
  await chooses(page);
  // Who begins is a matter of dice: the bot may have acted already.
  const before = await visitor.log();
  const row = await control(page, 'row:');
  await visitor.press(row ?? '');
  await expect.poll(async () => (await visitor.picked()).length).toBe(1);
  await visitor.tap('hex:D1');
  await expect.poll(() => phase(page)).toBe('movement');
  await page.keyboard.press('Enter');
  await expect.poll(() => phase(page)).toBe('action');
  await expect.poll(() => visitor.log()).toBe(before + 2);
  await page.keyboard.press('u');
  await expect.poll(() => visitor.log()).toBe(before + 1);
});

test('a friend takes over behind a curtain, and never sees the chit', async ({ open }) => {
  const page = await open({ path: await newGame('tankOnTank', 'person', 'S1') });
  await sit(page);
  await page.locator('.curtain button').click();
  await chooses(page);
  const chit = () => page.evaluate(() => Reflect.get(Object(window.__GAME_TEST__?.table?.screen().view), 'chit'));
  expect(await chit()).toBeNull();
  // Two points are sure to come: that they are given up is asked once.
  await page.keyboard.press('e');
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().pending !== null);
  // What is asked is what the button says.
  await page.getByRole('button', { name: 'End phase' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().table.name === 'handover');
  expect(await chit()).toBeNull();
  await page.locator('.toasts[inert]').waitFor({ state: 'attached' });
  await page.goto(new URL('#/', page.url()).href);
  await page.locator('.cabinet').waitFor();
  expect(await page.locator('#overlay > [inert]').count(), 'held still for good').toBe(0);
});
