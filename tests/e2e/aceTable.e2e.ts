import type { Page } from 'playwright-core';
import { loadPlay } from '../../src/games/loadPlay';
import { openMatch } from '../../src/session/match';
import { linkOf } from '../../src/session/record/link';
import { recordOf } from '../../src/session/record/record';
import { expect, test } from './harness';
import { choosing, home, visitorOf } from './visitor';

const person = { name: '', controller: { kind: 'human' } } as const;

/** A single mission at its start, and the same at its first order: one in which nothing is asked between deployment and orders. */
async function mission(): Promise<{ readonly start: string; readonly orders: string }> {
  const { module, sequence } = await loadPlay('tankAce');
  for (let number = 0; number < 50; number++) {
    const start = openMatch(module.game, sequence, { setup: 'mission', seats: 1, options: {}, seed: `ace ${number}` });
    const orders = ['enlist', 'load', 'deploy'].reduce(
      (match, phase) => (match.state.phase === phase ? match.play({ type: 'ready', seat: 0 }) : match),
      start,
    );
    const linked = (match: typeof start) => `${home}${linkOf(recordOf(match, [person]))}`;
    if (orders.state.phase === 'orders') return { start: linked(start), orders: linked(orders) };
  }
  throw new Error('every mission begins with something else');
}
const paths = await mission();

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const table = window.__GAME_TEST__?.table;
    const screen = table?.screen();
    return {
      phase: screen?.view.phase ?? '',
      steps: screen?.reading.steps.length ?? -1,
      busy: table?.playing() ?? true,
    };
  });

const has = (page: Page, id: string) =>
  page.evaluate((name) => window.__GAME_TEST__?.table?.controls().includes(name) === true, id);

/** Whether a control that is looked at is the one, as the hidden button over it says. */
const isOn = (page: Page, id: string) =>
  page.locator(`[data-control="${id}"]`).evaluate((button) => button.getAttribute('aria-pressed') === 'true');

test('a mission is made ready by its buttons, and the first order is given on the wheel', async ({ open }) => {
  const page = await open({ path: paths.start });
  await choosing(page);
  const visitor = visitorOf(page);
  for (const phase of ['enlist', 'load', 'deploy']) {
    await expect.poll(async () => (await stateOf(page)).phase).toBe(phase);
    await choosing(page);
    await visitor.press('button:ready');
  }
  await expect.poll(async () => (await stateOf(page)).phase).toBe('orders');
  await choosing(page);
  await visitor.press('man-gunner');
  await visitor.press('order-traverse');
  const { steps } = await stateOf(page);
  await visitor.press('order-traverse');
  await expect.poll(async () => (await stateOf(page)).steps).toBe(steps + 1);
});

test('keys choose a man and give the order in mind', async ({ open }) => {
  const page = await open({ path: paths.orders });
  await choosing(page);
  await page.keyboard.press('4');
  await expect.poll(() => has(page, 'order-hullDown')).toBe(true);
  await page.keyboard.press('2');
  await expect.poll(() => isOn(page, 'man-gunner')).toBe(true);
  expect(await has(page, 'order-hullDown')).toBe(false);
  const { steps } = await stateOf(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stateOf(page)).steps).toBeGreaterThan(steps);
});

test('a refused order is looked at and never given', async ({ open }) => {
  const page = await open({ path: paths.orders });
  await choosing(page);
  const visitor = visitorOf(page);
  await visitor.press('man-gunner');
  const { steps } = await stateOf(page);
  await visitor.press('order-again');
  await expect.poll(() => isOn(page, 'order-again')).toBe(true);
  await visitor.press('order-again');
  expect((await stateOf(page)).steps).toBe(steps);
});

test('every chart can be opened at any time, and the battle is there again', async ({ open }) => {
  const page = await open({ path: paths.orders });
  await choosing(page);
  const visitor = visitorOf(page);
  await page.keyboard.press('c');
  await visitor.press('chart-B3');
  await expect.poll(() => isOn(page, 'chart-B3')).toBe(true);
  expect(await has(page, 'order-fire')).toBe(false);
  await page.keyboard.press('c');
  await expect.poll(() => has(page, 'order-fire')).toBe(true);
});
