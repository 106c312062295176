import type { Browser, Page } from 'playwright-core';
import { firstAceBench } from '../../src/rules/tankAce/lab/bench';
import { readAceBench } from '../../src/rules/tankAce/lab/reading';
import { firstGunBench, readGunBench } from '../../src/rules/tankDuel/lab/bench';
import { boardFor } from '../../src/rules/tankOnTank/board';
import { COUNT, placeOf } from '../../src/rules/tankOnTank/hexes';
import { readHexLink } from '../../src/rules/tankOnTank/lab/link';
import { readBench } from '../../src/rules/tankOnTank/lab/reading';
import { sweepAt } from '../../src/rules/tankOnTank/lab/sweep';
import { occupied } from '../../src/rules/tankOnTank/sight';
import { allLines, scattered } from './benchSight';
import { median, race } from './measure';

const DRAWN = 'A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE';

/** What the rules work out for a bench, against drawing lines with honeycomb-grid between all hexes. */
export function benchLab() {
  const link = readHexLink(DRAWN);
  if (link === null) throw new Error('the drawn position is no bench');
  const grounds = Array.from({ length: 12 }, (_, lot) => scattered(lot)).map(({ map, units }) => ({
    board: boardFor(map),
    units: occupied(units),
  }));
  return race('honeycomb', {
    honeycomb: allLines(),
    // From every hex of the largest battle, so that nothing is at hand from the one before.
    sweep: () => {
      for (const { board, units } of grounds)
        for (let from = 0; from < COUNT; from++) sweepAt(board, units, from, null);
      return grounds.length * COUNT;
    },
    // Another hex each time, as under a hand that drags.
    reading: () => {
      const [shooter, ...rest] = link.bench.own;
      if (shooter === undefined) throw new Error('nobody looks');
      const free = ['A5', 'A4', 'B7', 'B8', 'C8'].filter((at) => placeOf(at) >= 0);
      for (const at of free) readBench({ ...link.bench, own: [{ ...shooter, at }, ...rest] }, link.against);
      return free.length;
    },
    duelShot: () => {
      for (let range = 0; range <= 2000; range += 200) readGunBench({ ...firstGunBench, range });
      return 11;
    },
    aceShot: () => {
      readAceBench(firstAceBench);
      return 1;
    },
  });
}

/** Milliseconds on the screen. */
export interface LabTimes {
  /** From the cabinet, which stands, to the picture and the sentence of a bench. */
  readonly open: { readonly [bench: string]: number };
  /** What one step of a dragged tank costs the page: hand, rules, page and picture. */
  readonly drag: number;
}

const benches = { hex: '#/lab/hex', square: '#/lab/square', duel: '#/lab/gun/duel', ace: '#/lab/gun/ace' } as const;
const VISITS = 7;
const viewport = { width: 1280, height: 720 };

export async function benchLabScreen(browser: Browser, url: string): Promise<LabTimes> {
  const open: { [bench: string]: number } = {};
  for (const [bench, hash] of Object.entries(benches)) {
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) times.push(await openingTime(browser, url, hash));
    open[bench] = median(times);
  }
  return { open, drag: await dragTime(browser, url) };
}

async function cabinet(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}?test=1&renderer=canvas`);
  await page.waitForFunction(() => window.__GAME_TEST__?.ready === true);
  return page;
}

/** Goes to a bench and waits until it stands. No function in it has a name: such do not survive the way into the page. */
const stands = async (hash: string) => {
  const began = performance.now();
  location.hash = hash;
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const canvas = document.querySelector<HTMLCanvasElement>('.lab-map .lab-canvas');
    const said = document.querySelector('.lab-verdict strong')?.textContent ?? '';
    if (canvas !== null && canvas.width > 0 && said !== '') break;
  }
  // The picture is painted in the frame after the sentence is written.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - began;
};

async function openingTime(browser: Browser, url: string, hash: string): Promise<number> {
  const page = await cabinet(browser, url);
  const time = await page.evaluate(stands, hash);
  await page.context().close();
  return time;
}

/** The middle step of a tank that is dragged up and down its column. */
async function dragTime(browser: Browser, url: string): Promise<number> {
  const page = await cabinet(browser, url);
  await page.evaluate(stands, `#/lab/hex/${DRAWN}`);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const watch = { busy: 0, begun: 0 };
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) =>
      frame((time) => {
        const began = performance.now();
        run(time);
        watch.busy += performance.now() - began;
      });
    addEventListener('pointermove', () => (watch.begun = performance.now()), true);
    addEventListener('pointermove', () => (watch.busy += performance.now() - watch.begun));
    Reflect.set(window, '__WATCH__', watch);
    Reflect.set(window, '__FRAME__', frame);
  });
  const box = await page.locator('.lab-map .lab-canvas').boundingBox();
  if (box === null) throw new Error('no map');
  const scale = Math.min(box.width / 580, box.height / 330);
  const at = { x: box.x + 82 * scale, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const times: number[] = [];
  for (let step = 0; step < 40; step++) {
    await page.evaluate(() => (Reflect.get(window, '__WATCH__').busy = 0));
    await page.mouse.move(at.x, at.y - (step % 2 === 0 ? 83 : 0) * scale);
    times.push(
      await page.evaluate(async () => {
        const frame: typeof requestAnimationFrame = Reflect.get(window, '__FRAME__');
        for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => frame(resolve));
        return Reflect.get(window, '__WATCH__').busy as number;
      }),
    );
  }
  await page.mouse.up();
  await page.context().close();
  return median(times);
}
