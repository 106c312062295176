import { expect, test } from './harness';
import { at } from './visitor';

test('a class of Fort Knox is shown, then passed with the orders of the table', async ({ open }) => {
  const page = await open({ path: at('/learn/tankAce/driving') });
  const side = page.locator('.extra-side');
  await side.getByRole('button', { name: 'Show me' }).click();
  await side.getByText('That is one way to do it').waitFor();
  await side.getByRole('button', { name: 'Try it yourself' }).click();
  // Whoever has no mouse finds what is pressed on the board as buttons.
  const spots = page.locator('.extra-spots');
  for (const range of ['medium', 'close']) {
    await spots.getByRole('button', { name: 'Driver' }).press('Enter');
    await side.getByRole('button', { name: 'One step nearer' }).click();
    if (range === 'medium') await side.getByRole('button', { name: 'Try again' }).waitFor();
  }
  await side.getByText('Done!').waitFor();
  expect(await page.locator('.extra-spots button').count()).toBe(0);
});
