import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { linkOf } from '../../src/session/record/link';
import { recordOf } from '../../src/session/record/record';
import { aideCareer } from '../rules/tankAce/played';
import { expect, test } from './harness';
import { choosing, home, settled, visitorOf } from './visitor';

const person = { name: '', controller: { kind: 'human' } } as const;
const end = aideCareer('s25');

/** The desk of a commander who has something to spend. */
function rich(): { readonly link: string; readonly length: number; readonly spot: string } {
  for (let length = 60; length < end.log.length; length++) {
    const match = end.rewind(length);
    const skill = match.legal(0).find(({ type }) => type === 'buySkill');
    if (match.state.phase !== 'after' || skill === undefined) continue;
    const { post, skill: name } = skill as typeof skill & { post: string; skill: string };
    return { link: linkOf(recordOf(match, [person])), length, spot: `skill-${post}-${name}` };
  }
  throw new Error('nothing could ever be bought');
}

test('a skill is bought on the desk, and the record can be opened and taken away', async ({ open }) => {
  const { link, length, spot } = rich();
  const page: Page = await open({ path: `${home}${link}` });
  await choosing(page);
  const visitor = visitorOf(page);
  await visitor.press(spot);
  await settled(page, length + 1);
  await visitor.press('record');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img').waitFor();
  expect(await dialog.locator('.record-line').count()).toBeGreaterThan(3);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as large picture' }).click();
  const file = await (await saved).path();
  const png = readFileSync(file);
  // Width and height stand in the head of a PNG.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2560, 1440]);
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(0);
});

test('on a small screen the papers lie under tabs', async ({ open }) => {
  const { link } = rich();
  const page = await open({ path: `${home}${link}`, viewport: { width: 1280, height: 720 } });
  await choosing(page);
  const visitor = visitorOf(page);
  for (const tab of ['tanks', 'trade', 'medals', 'crew']) {
    await visitor.press(`tab-${tab}`);
  }
});
