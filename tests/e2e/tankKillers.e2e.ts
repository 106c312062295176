import type { Page } from 'playwright-core';
import type { Ref } from '../../src/rules/core/game';
import { expect, test } from './harness';
import { at, newGame, ready } from './visitor';

/** A person against a bot, which need not think long. */
const path = await newGame('tankKillers', 'easy');

interface Moment {
  readonly seat: number | null;
  readonly next: readonly Ref[];
  readonly length: number;
  readonly over: boolean;
  readonly busy: boolean;
  readonly hand: readonly string[];
}

function momentOf(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const table = window.__GAME_TEST__?.table;
    if (table === undefined) return { seat: null, next: [], length: -1, over: false, busy: true, hand: [] };
    const { seat, selection, reading, view } = table.screen();
    const sides = typeof view === 'object' && view !== null && 'sides' in view ? view.sides : [];
    const own: unknown = Array.isArray(sides) ? sides[seat ?? 0] : null;
    const held: unknown = typeof own === 'object' && own !== null && 'hand' in own ? own.hand : [];
    const hand = Array.isArray(held) ? held.map(String) : [];
    const over = reading.result !== null;
    return { seat, next: selection.next, length: reading.steps.length, over, busy: table.playing(), hand };
  });
}

/** Waits until the person at the screen is asked, skipping what is shown. */
async function asked(page: Page): Promise<Moment> {
  const isAsked = async () => {
    const { seat, busy, over, length } = await momentOf(page);
    if (busy && length >= 0) await page.keyboard.press('Space');
    return over || (seat !== null && !busy);
  };
  await expect.poll(isAsked).toBe(true);
  return momentOf(page);
}

const placeOf = (page: Page, ref: Ref) =>
  page.evaluate((name) => {
    const table = window.__GAME_TEST__?.table;
    return (name.startsWith('button:') ? table?.control(name) : table?.place(name)) ?? null;
  }, ref);

async function spotOf(page: Page, ref: Ref) {
  const spot = await placeOf(page, ref);
  if (spot === null) throw new Error(`${ref} is not on the screen`);
  return spot;
}

test('a second press on start deals no second game', async ({ open }) => {
  const page = await open({ path: at('/setup/tankKillers') });
  await ready(page);
  await page.locator('dialog.setup .dialog-foot .button-primary').click();
  await page.keyboard.press('Space');
  await asked(page);
  await page.evaluate(() => window.location.assign('#/games'));
  await expect.poll(() => page.locator('.game-list .game').count()).toBe(1);
});

test('eight decisions against a bot by clicking what glows', async ({ open }) => {
  const page = await open({ path });
  let moment = await asked(page);
  for (let i = 0; i < 8 && !moment.over; i++) {
    const ref = moment.next[i % moment.next.length];
    if (ref === undefined) throw new Error('nothing to choose');
    const { x, y } = await spotOf(page, ref);
    const before = moment.length;
    await page.mouse.click(x, y);
    await expect.poll(async () => (await momentOf(page)).length).toBeGreaterThan(before);
    moment = await asked(page);
  }
  expect(moment.length).toBeGreaterThanOrEqual(8);
});

test('a card that cannot be played says why when it is clicked', async ({ open }) => {
  const page = await open({ path });
  let moment = await asked(page);
  const useless = () => moment.hand.find((id) => !moment.next.includes(`card:${id}`));
  while (useless() === undefined) {
    const { x, y } = await spotOf(page, moment.next[0] ?? 'button:pass');
    await page.mouse.click(x, y);
    moment = await asked(page);
  }
  const card = useless() ?? '';
  const { x, y } = await spotOf(page, `card:${card}`);
  await page.mouse.click(x, y);
  const rule = () => page.evaluate(() => window.__GAME_TEST__?.table?.screen().whyNot?.refusal.rule ?? '');
  await expect.poll(rule).toMatch(/^TK-/);
  expect((await momentOf(page)).length).toBe(moment.length);
  await page.keyboard.press('Escape');
  await expect.poll(rule).toBe('');
});

test('the card counter can be switched off', async ({ open }) => {
  const page = await open({ path });
  await asked(page);
  const counter = page.locator('[data-control="overlay:counter"]');
  await expect.poll(() => counter.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('c');
  await expect.poll(() => counter.getAttribute('aria-pressed')).toBe('false');
});

test('on a phone the first touch reads a card and the second plays it, however soon it follows', async ({ open }) => {
  const page = await open({
    path,
    viewport: { width: 390, height: 844 },
    touch: true,
    locale: 'ja-JP',
  });
  let moment = await asked(page);
  const touchable = () => moment.next.find((one) => !one.startsWith('button:'));
  // Everybody is asked, also who has nothing to play but a pass, which a touch gives at once.
  for (let windows = 0; windows < 40 && touchable() === undefined; windows++) {
    await page.evaluate((only) => window.__GAME_TEST__?.table?.point(only), moment.next[0] ?? 'button:pass');
    moment = await asked(page);
  }
  const ref = touchable() ?? 'button:pass';
  const { x, y } = await spotOf(page, ref);
  await page.touchscreen.tap(x, y);
  const offered = () => page.evaluate((name) => window.__GAME_TEST__?.table?.controls().includes(name), ref);
  await expect.poll(offered).toBe(true);
  expect((await momentOf(page)).length).toBe(moment.length);
  await page.touchscreen.tap(x, y);
  await expect.poll(async () => (await momentOf(page)).length).toBeGreaterThan(moment.length);
});
