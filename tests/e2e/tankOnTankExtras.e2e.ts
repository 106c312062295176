import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { seriousFaults } from './axe';
import { expect, test } from './harness';
import { at, ready } from './visitor';

const verdict = (page: Page) => page.locator('.extra-verdict');
const hash = (page: Page) => page.evaluate(() => location.hash);

describe('campaign', () => {
  test('from the set-up to the tour, along it, and to the set-up of the battle on show', async ({ open }) => {
    const page = await ready(await open({ path: at('/setup/tankOnTank') }));
    await page.getByRole('button', { name: 'Campaign' }).click();
    await expect.poll(() => page.locator('.tot-route li').count()).toBe(15);
    await page.getByRole('button', { name: '5. Stab to the flank' }).click();
    await page.getByRole('button', { name: 'Next battle' }).click();
    await expect.poll(() => hash(page)).toBe('#/campaign/tankOnTank/S6');
    await expect
      .poll(() => page.locator('.extra-sheet').first().textContent())
      .toContain('no road from south to north is open');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'To battle' }).click();
    await expect.poll(() => hash(page)).toBe('#/setup/tankOnTank/S6');
    await expect.poll(() => page.locator('.choice-cards :checked').getAttribute('value')).toBe('S6');
  });

  test('the record kept on the device is shown, in Japanese on a telephone', async ({ open }) => {
    const viewport = { width: 390, height: 844 };
    const page = await ready(
      await open({ path: at('/campaign/tankOnTank/S3'), viewport, touch: true, locale: 'ja-JP' }),
    );
    await page.evaluate(() => {
      const line = { game: 'x', setup: 'S3', seat: 1, rival: 'hard', verdict: 'won' };
      localStorage.setItem('hull-down/tour/tankOnTank', JSON.stringify([line]));
    });
    await page.reload();
    await ready(page);
    await expect.poll(() => page.locator('.tot-record .won').allTextContents()).toEqual(['1勝 0分 0敗']);
    await expect.poll(() => page.locator('.tot-route .done').count()).toBe(1);
  });
});

test('a lesson is solved, counted and kept; one only shown is marked as seen', async ({ open }) => {
  const page = await ready(await open({ path: at('/learn/tankOnTank/combine') }));
  await page.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => verdict(page).getAttribute('class')).toContain('wrong');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect.poll(() => verdict(page).getAttribute('class')).toContain('shown');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await expect.poll(() => hash(page)).toBe('#/learn/tankOnTank/flank');
  await page.reload();
  await ready(page);
  await expect.poll(() => page.locator('.extra-steps .shown').count()).toBe(1);
  await expect.poll(() => page.locator('.extra-steps .done').count()).toBe(0);
});

test('a battle from the workshop is checked, kept, and played at once', async ({ open }) => {
  const page = await ready(await open({ path: at('/workshop/tankOnTank') }));
  const field = page.locator('.text-area');
  const code = await field.inputValue();
  await field.fill(code.replace('.8.0.', '.99.0.'));
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect.poll(() => page.locator('.trouble').textContent()).toContain('1 to 30 turns');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect.poll(() => page.locator('.extra-kept .button').count()).toBeGreaterThan(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play this battle' }).click();
  await expect.poll(() => hash(page)).toMatch(/^#\/table\//);
});

test('a mouse drawn over the map paints every hex on its way, once', async ({ open }) => {
  const page = await ready(await open({ path: at('/workshop/tankOnTank') }));
  const field = page.locator('.text-area');
  const before = await field.inputValue();
  const box = await page.locator('.extra-canvas').boundingBox();
  if (box === null) throw new Error('no board');
  const [x, top, bottom] = [box.x + box.width * 0.5, box.y + box.height * 0.3, box.y + box.height * 0.6];
  await page.mouse.move(x, top);
  await page.mouse.down();
  await page.mouse.move(x, bottom, { steps: 12 });
  await page.mouse.up();
  const undo = page.getByRole('button', { name: 'Undo' });
  let strokes = 0;
  while ((await field.inputValue()) !== before && strokes < 10) {
    await undo.click();
    strokes += 1;
  }
  // Three to five hexes lie on three tenths of a column of eleven.
  expect(strokes).toBeGreaterThanOrEqual(3);
  expect(strokes).toBeLessThanOrEqual(5);
  await expect.poll(() => undo.isDisabled()).toBe(true);
});

test('a battle under work outlives the page, though it cannot be played yet', async ({ open }) => {
  const page = await ready(await open({ path: at('/workshop/tankOnTank') }));
  const field = page.locator('.text-area');
  const first = await field.inputValue();
  await page.getByRole('button', { name: 'New step' }).click();
  await page.getByRole('button', { name: 'New group' }).first().click();
  await expect.poll(() => field.inputValue()).not.toBe(first);
  const laid = await field.inputValue();
  await page.reload();
  await ready(page);
  await expect.poll(() => field.inputValue()).toBe(laid);
  await expect.poll(() => page.locator('.toast').textContent()).toContain('here again');
});

test('a printed battle is a beginning; a bad text leaves it as it was', async ({ open }) => {
  const page = await ready(await open({ path: at('/workshop/tankOnTank') }));
  const begin = page.locator('.extra-sheet select').first();
  await begin.selectOption('S10');
  const field = page.locator('.text-area');
  await expect.poll(() => field.inputValue()).toContain('.00v0e0.');
  await field.fill('2.nonsense');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect.poll(() => page.locator('.trouble').textContent()).toContain('no scenario of this form');
  await expect.poll(() => begin.inputValue()).toBe('S10');
  await page.getByRole('switch', { name: 'Night: nobody sees far' }).check();
  await expect.poll(() => field.inputValue()).toContain('.00nv0e0.');
  await expect.poll(() => begin.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => begin.inputValue()).toBe('S10');
});

test('every option of the set-up has room for its choices', async ({ open }) => {
  const page = await open({ path: at('/setup/tankOnTank/S5') });
  await ready(page);
  const rows = page.locator('dialog.setup .row');
  await rows.first().waitFor();
  // Rulings are folded away: they too need room once somebody looks at them.
  await page.locator('dialog.setup details.rulings summary').click();
  const cramped = await rows.evaluateAll((all) =>
    all.flatMap((row) => (row.scrollHeight > row.clientHeight + 1 ? [row.textContent] : [])),
  );
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  expect(cramped).toEqual([]);
});
