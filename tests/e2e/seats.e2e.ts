import { afterAll, beforeAll, describe } from 'vitest';
import { serveFolder } from '../../tools/lib/staticServer';
import { seriousFaults } from './axe';
import { expect, test } from './harness';
import { ensureToysBuilt, toyDist } from './toyBuild';
import { at, choosing, ready, visitorOf } from './visitor';

/** Salvage, a toy for one to eight seats, in a build of its own. */
let served: Awaited<ReturnType<typeof serveFolder>>;
const toy = (hash: string) => `${served.url}${at(hash)}`;

describe('a table for more than two', () => {
  beforeAll(async () => {
    await ensureToysBuilt();
    served = await serveFolder(toyDist, 0);
  });
  afterAll(() => served.close());

  test('is set up by number and team; bots bid side by side, a person bids cards in any order', async ({ open }) => {
    const page = await ready(await open({ path: toy('/setup/tankDuel') }));
    await page.locator('[data-keep="board-teams"]').check({ force: true });
    await page.locator('[data-keep="seat-count-4"]').check({ force: true });
    await expect.poll(() => page.locator('.team').count()).toBe(2);
    await expect.poll(() => page.locator('fieldset.seat').count()).toBe(4);
    // The person at the first seat goes to the other team.
    await page.locator('.team').first().locator('fieldset').first().locator('select').last().selectOption('1');
    await expect.poll(() => page.locator('[data-keep="seat-1-human"]').isChecked()).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();
    await choosing(page);
    const seen = await page.evaluate(() => {
      const screen = window.__GAME_TEST__?.table?.screen();
      return { seat: screen?.seat, log: screen?.reading.steps.length };
    });
    // The three bots have bid side by side before the person is waited for.
    expect(seen).toEqual({ seat: 1, log: 3 });
    const visitor = visitorOf(page);
    const cards = await page.evaluate(() => window.__GAME_TEST__?.table?.screen().selection.next ?? []);
    const [first, second] = cards.filter((ref) => ref.startsWith('card:'));
    if (first === undefined || second === undefined) throw new Error('too few cards');
    await visitor.tap(second);
    await visitor.tap(first);
    expect(await visitor.picked()).toEqual([second, first]);
    await visitor.tap(second);
    expect(await visitor.picked()).toEqual([first]);
    await visitor.press('button:bid');
    await expect.poll(() => visitor.log()).toBeGreaterThan(3);
  });
});
