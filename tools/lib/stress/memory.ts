import type { CDPSession, Page } from 'playwright-core';
import { manifests } from '../../../src/games';
import { playableIds } from '../../../src/games/play';
import { type DoorReport, openReport } from './report';
import { atTable, go, newTables, openSite, PATIENCE, ready } from './visit';

/** What a page holds once everything that can go is gone. */
interface Held {
  readonly listeners: number;
  /** That are in no page any more: whether one in the page is among the objects of the script is up to the browser. */
  readonly buttons: number;
  readonly nodes: number;
  readonly megabytes: number;
}

/** Every table and every room: its name and its address. */
export async function places(): Promise<readonly (readonly [string, string])[]> {
  const tables = (await newTables('people')).map(([id, link]) => [`table of ${id}`, link] as const);
  const rooms = playableIds.flatMap((id) => [
    [`set-up of ${id}`, `#/setup/${id}`] as const,
    ...(manifests[id].table?.extras?.names ?? []).map((room) => [`${room} of ${id}`, `#/${room}/${id}`] as const),
  ]);
  const others = ['lab/hex', 'lab/square', 'lab/gun', 'lab/lessons', 'settings', 'games', 'import'];
  return [...tables, ...rooms, ...others.map((name) => [name, `#/${name}`] as const)];
}

/** Goes to a place and back to the cabinet; answers with the address it has there, by which it is visited again. */
export async function visit(page: Page, hash: string): Promise<string> {
  await go(page, hash);
  if (/^#(game=|\/table)/.test(hash)) await atTable(page);
  else await page.locator('#overlay > :not([data-toasts])').first().waitFor({ timeout: PATIENCE });
  await settle(page);
  const address = await page.evaluate(() => location.hash);
  await go(page, '#/');
  await page.locator('.cabinet').waitFor({ timeout: PATIENCE });
  await settle(page);
  return address;
}

/** What a place does of its own accord when it is opened or left is done. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));

/** Elements of a kind that somebody still holds though they are out of the page. */
async function detached(session: CDPSession, prototype: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.filter((each) => !each.isConnected).length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(counted.result.value);
}

export async function held(session: CDPSession): Promise<Held> {
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const buttons = await detached(session, 'HTMLButtonElement.prototype');
  return { listeners: jsEventListeners, buttons, nodes, megabytes: Math.round(usedSize / 1e5) / 10 };
}

/** The first visit fetches what is kept for later ones; the next few are what the last few are held against. */
const FIRST = 1;
const FEW = 2;

/** Visits, shared out among all places; how much more there is after the last ones than after the first. */
export async function tryMemory(count: number, _seed: string): Promise<DoorReport> {
  const report = openReport('memory');
  const site = await openSite();
  try {
    const page = await (await site.context()).newPage();
    page.on('pageerror', (error) => report.fault('crashes', error.message));
    await page.goto(site.address);
    await ready(page);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const all = await places();
    const each = Math.max(FIRST + 2 * FEW, Math.ceil(count / all.length));
    for (const [name, hash] of all) {
      const counts: Held[] = [];
      let address = hash;
      for (let number = 0; number < each; number++) {
        report.tried();
        address = await visit(page, address);
        counts.push(await held(session));
      }
      const growth = growthIn(counts);
      report.grown(growth, `${name}: ${counts.map(({ listeners, buttons }) => `${listeners}+${buttons}`).join(' ')}`);
      const [early, late] = [counts[FIRST], counts.at(-1)];
      report.more[name] = `${early?.nodes} to ${late?.nodes} nodes, ${early?.megabytes} to ${late?.megabytes} MB`;
    }
  } finally {
    await site.close();
  }
  return report.report();
}

type Left = Pick<Held, 'listeners' | 'buttons'>;

/**
 * Listeners and buttons each visit leaves behind. A browser may hold on to one room that is gone, the last that had the
 * focus, so that the counts go up and down a little; what is left behind only adds up, so that in the end even the least
 * lies above the most of the beginning.
 */
export function growthIn(counts: readonly Left[]): number {
  const [early, late] = [counts.slice(FIRST, FIRST + FEW), counts.slice(-FEW)];
  const grown = (of: (held: Left) => number) => Math.max(0, Math.min(...late.map(of)) - Math.max(...early.map(of)));
  const all = grown(({ listeners }) => listeners) + grown(({ buttons }) => buttons);
  return all / Math.max(1, counts.length - FIRST - FEW);
}
