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
  readonly drag: Drag;
  /** A dot on a bare canvas as large as the map, dragged the same way. */
  readonly bareDrag: Drag;
}

/** What the page's main thread does for one step of something that is dragged, by its own clock. */
interface Drag {
  /** The longest frame of a step: the hand waits for no other. */
  readonly frame: number;
  /** All of a step: script, style, layout, and painting without a graphics processor. */
  readonly step: number;
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
  return { open, drag: await benchDrag(browser, url), bareDrag: await bareDrag(browser) };
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

/** A tank that is dragged up and down its column. */
async function benchDrag(browser: Browser, url: string): Promise<Drag> {
  const page = await cabinet(browser, url);
  await page.evaluate(stands, `#/lab/hex/${DRAWN}`);
  // Drawings that come late are there, and nothing is left to do.
  await page.waitForTimeout(2000);
  const box = await page.locator('.lab-map .lab-canvas').boundingBox();
  if (box === null) throw new Error('no map');
  const scale = Math.min(box.width / 580, box.height / 330);
  const at = { x: box.x + 82 * scale, y: box.y + box.height / 2 };
  const drag = await dragTimes(page, at, 83 * scale);
  await page.context().close();
  return drag;
}

const BARE = `<!doctype html><canvas width="720" height="400"></canvas><script>
const canvas = document.querySelector('canvas'), ink = canvas.getContext('2d');
let asked = 0;
canvas.onpointermove = ({ offsetX: x, offsetY: y }) => {
  asked ||= requestAnimationFrame(() => {
    asked = 0;
    ink.clearRect(0, 0, 720, 400);
    ink.beginPath();
    ink.arc(x, y, 20, 0, 7);
    ink.fill();
  });
};
</script>`;

async function bareDrag(browser: Browser): Promise<Drag> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.setContent(BARE);
  const drag = await dragTimes(page, { x: 100, y: 200 }, 100);
  await context.close();
  return drag;
}

const STEPS = 30;
const WARM = 6;

/** Drags something up and down in steps that are apart, and reads off the browser's trace what each has cost. */
async function dragTimes(page: Page, at: { readonly x: number; readonly y: number }, by: number): Promise<Drag> {
  const session = await page.context().newCDPSession(page);
  const found: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => found.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const step = async (index: number) => {
    await page.mouse.move(at.x, at.y - (index % 2 === 0 ? by : 0));
    await page.waitForTimeout(120);
  };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (let index = 0; index < WARM; index++) await step(index);
  const traceConfig = {
    includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  for (let index = 0; index < STEPS; index++) await step(index);
  await session.send('Tracing.end');
  await complete;
  await page.mouse.up();
  return costOf(found);
}

/** An event of Chromium's trace: `tdur` is what its thread worked, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Tasks of the main thread, step by step: a step begins where the hand moves. */
function costOf(events: readonly TraceEvent[]): Drag {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid).toSorted((a, b) => a.ts - b.ts);
  const moves = own.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointermove');
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const starts = moves
    .map(({ ts }) => ts)
    .filter((ts, index, all) => index === 0 || ts - (all[index - 1] ?? 0) > 60_000);
  const costs = starts.slice(0, -1).map((from, index) => {
    const to = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    // The task of the move itself has begun a little before it.
    return tasks.filter(({ ts }) => ts > from - 8000 && ts <= to - 8000).map(({ tdur = 0 }) => tdur / 1000);
  });
  return {
    frame: median(costs.map((each) => Math.max(0, ...each))),
    step: median(costs.map((each) => each.reduce((sum, one) => sum + one, 0))),
  };
}
