import type { CDPSession, Page } from 'playwright-core';
import { held, places, visit } from '../../tools/lib/stress/memory';
import { expect, test } from './harness';
import { home, ready } from './visitor';

async function countsOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return session;
}

test('every table and every room, the Lab included, leaves nothing behind: a second round ends where the first did', async ({
  open,
}) => {
  const page = await ready(await open({ path: home }));
  const all = await places();
  expect(all.length).toBeGreaterThanOrEqual(25);
  const session = await countsOf(page);
  const again: string[] = [];
  for (const [, address] of all) again.push(await visit(page, address));
  const first = await held(session);
  for (const address of again) await visit(page, address);
  // What is on its way at the moment of counting goes; what a visit left behind stays.
  const left = async () => {
    const { listeners, buttons } = await held(session);
    return Math.max(0, listeners - first.listeners) + Math.max(0, buttons - first.buttons);
  };
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
  await session.detach();
});
