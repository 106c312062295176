import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { linkOf } from '../../src/session/record/link';
import { checkRecord, type GameRecord, recordOf } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';
import { chessMatch, picturePosition, twoPeople } from '../support/chessTable';
import { expect, test } from './harness';
import { at, home, ready, settled } from './visitor';

/** A short game with one kill: the second of its commands. */
function shortGame() {
  let match = chessMatch(picturePosition);
  const play = (choose: (command: object) => boolean) => {
    const command = match.legal(match.state.active[0] ?? 0).find(choose);
    if (command === undefined) throw new Error('not legal');
    match = match.play(command);
  };
  const quiet = (command: object) => Reflect.get(command, 'fireAt') === null;
  play((command) => Reflect.get(command, 'from') === 'j4' && quiet(command));
  play((command) => Reflect.get(command, 'from') === 'd11' && quiet(command));
  play((command) => Reflect.get(command, 'from') === 'i9' && Reflect.get(command, 'fireAt') === 'l7');
  play((command) => Reflect.get(command, 'from') === 'i15' && quiet(command));
  return recordOf(match, twoPeople);
}

/** A whole game; of one of Tank Chess, some hundred turns long, every turn is a line of the log. */
function keptGame(name: string): GameRecord {
  const read = checkRecord(JSON.parse(readFileSync(`tests/golden/${name}-sha256.json`, 'utf8')));
  if (isRecordError(read)) throw new Error('the record is not one');
  return read;
}

const moment = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().moment ?? null);
const length = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.table?.screen().live.steps.length ?? -1);

test('the record is stepped, played at every speed and jumped to its kill', async ({ open }) => {
  const page = await open({ path: `${home}${linkOf(shortGame(), 0)}`, motion: true });
  const bar = page.locator('.replay-bar');
  await bar.waitFor();
  await expect.poll(() => moment(page)).toBe(0);
  await bar.getByRole('button', { name: 'Next kill' }).click();
  await expect.poll(() => moment(page)).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => moment(page)).toBe(2);
  for (const speed of ['1x', '4x']) {
    await bar.locator('.track-range').fill('2');
    await bar.locator('.segment', { hasText: speed }).click();
    await bar.getByRole('button', { name: 'Play', exact: true }).click();
    await bar.getByRole('button', { name: 'Pause' }).waitFor();
    await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().reading.steps.length === 4);
    await bar.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.waitForFunction(() => window.__GAME_TEST__?.table?.playing() === false);
    // At its end the table is live again, and the arrow winds back from there.
    await expect.poll(() => moment(page)).toBeNull();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment(page)).toBe(3);
  }
});

test('the most surprising moments of a game are listed after it, watched as they happened and again, and shared', async ({
  open,
}) => {
  const page = await open({ path: `${home}${linkOf(keptGame('tankOnTank-2'))}` });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.control('reel'));
  await page.locator('[data-control="reel"]').evaluate((button: HTMLElement) => button.click());
  const rows = page.locator('.reel-moment');
  await expect.poll(() => rows.count()).toBe(3);
  const chances = (await page.locator('.reel-chance b').allTextContents()).map((told) => Number.parseFloat(told));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  await rows.first().getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#game=tankOnTank');
  await rows.first().getByRole('button', { name: 'Watch' }).click();
  await expect.poll(() => rows.count()).toBe(0);
  await expect.poll(() => moment(page)).toBeGreaterThan(0);
  await page.locator('.replay-bar').getByRole('button', { name: 'Play', exact: true }).waitFor();
  // The sum of what was seen stays beside the board.
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.control('moment:again'));
  await page.keyboard.press('w');
  await page.locator('.theatre.asked').waitFor();
  await page.keyboard.press(' ');
  await expect.poll(() => page.locator('.theatre').count()).toBe(0);
  await page.locator('[data-control="moment:again"]').evaluate((button: HTMLElement) => button.click());
  await page.locator('.theatre.asked').click();
  await expect.poll(() => page.locator('.theatre').count()).toBe(0);
});

test('a shared moment opens there in another browser, a saved file in a third', async ({ open }) => {
  const page = await open({ path: `${home}${linkOf(shortGame())}` });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await settled(page, 4);
  await page.keyboard.press('p');
  const bar = page.locator('.replay-bar');
  await bar.locator('.track-range').fill('3');
  await bar.getByRole('button', { name: 'Share' }).click();
  await page.locator('.toast').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Save to file' }).click(),
  ]);
  const whole = (visitor: Page) =>
    visitor.evaluate(() => window.__GAME_TEST__?.table?.screen().live.steps.map(({ command }) => command));
  const file = readFileSync(await saved.path());
  const played = await whole(page);
  await page.goto(new URL(at('/games'), page.url()).href);
  const [again] = await Promise.all([page.waitForEvent('download'), page.locator('.game [data-keep^=export]').click()]);
  expect(again.suggestedFilename(), 'one game, one name').toBe(saved.suggestedFilename());
  expect(readFileSync(await again.path())).toEqual(file);

  const friend = await open({ path: `${home}${new URL(link).hash}` });
  await friend.locator('.replay-bar').waitFor();
  await expect.poll(() => moment(friend)).toBe(3);
  await expect.poll(() => length(friend)).toBe(4);

  const stranger = await ready(await open({ path: at('/import') }));
  await stranger
    .locator('.import input[type=file]')
    .setInputFiles({ name: saved.suggestedFilename(), mimeType: 'application/json', buffer: file });
  await settled(stranger, 4);
  expect(await whole(stranger)).toEqual(played);
});

test('a page that is left in the very moment of a command has kept it', async ({ open }) => {
  const page = await open({ path: `${home}${linkOf(shortGame())}` });
  await settled(page, 4);
  for (const left of [3, 2, 1]) {
    await page.keyboard.press('u');
    await settled(page, left);
    await page.reload();
    await settled(page, left);
  }
});

test('a fault at the table keeps the game, copies a report and leads back to it', async ({ open }) => {
  const page = await open({ path: `${home}${linkOf(shortGame())}`, expectErrors: [/planted at the table/] });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await settled(page, 4);
  await page.keyboard.press('u');
  await expect.poll(() => length(page)).toBe(3);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted at the table');
    }, 0);
  });
  const crash = page.locator('dialog.crash');
  await crash.locator('[role=status]', { hasText: 'saved' }).waitFor();
  await crash.getByRole('button', { name: 'Copy report' }).click();
  await crash.locator('[role=status]', { hasText: 'copied' }).waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('planted at the table');
  expect(report).toContain('hull-down/1');
  await crash.locator('.button-primary').click();
  await page.locator('.save').first().click();
  await settled(page, 3);
});

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`a log longer than its page is read back to its first line (${width} x ${height})`, async ({ open }) => {
    const record = keptGame('tankChess-1');
    const total = record.commands.length;
    const page = await open({ path: `${home}${linkOf(record, 0)}`, viewport: { width, height } });
    await page.waitForFunction((wanted) => window.__GAME_TEST__?.table?.screen().live.steps.length === wanted, total);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    const rows = page.locator('.log-line');
    const place = async (row: 'first' | 'last') => Number(await rows[row]().getAttribute('aria-posinset'));
    await expect.poll(() => rows.count()).toBe(120);
    expect(await place('first')).toBe(1);
    expect(await rows.first().getAttribute('aria-setsize')).toBe(String(total));
    const scroll = page.locator('.log-drawer .drawer-scroll');
    // Whoever scrolls to the end is given more, and reads on where he was.
    await scroll.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => place('last')).toBe(180);
    const seen = await page.locator('.log-line[aria-posinset="120"]').boundingBox();
    const room = await scroll.boundingBox();
    if (seen === null || room === null) throw new Error('what was read has left the page');
    expect(seen.y).toBeGreaterThan(room.y);
    expect(seen.y + seen.height).toBeLessThan(room.y + room.height);
    const older = page.getByRole('button', { name: 'Earlier entries' });
    for (const last of [240, 300, total]) {
      await older.press('Enter');
      await expect.poll(() => place('last')).toBe(last);
      const focused = page.locator('.log-line:focus-within');
      expect(Number(await focused.getAttribute('aria-posinset'))).toBe(last - (last === total ? total - 301 : 59));
    }
    expect(await older.isVisible()).toBe(false);
    await expect.poll(() => rows.count()).toBe(120);
    await rows.last().locator('.log-words').click();
    await expect.poll(() => moment(page)).toBe(1);
  });
}
