import { type Browser, chromium, type Page } from 'playwright-core';
import { openMatch } from '../../src/session/match';
import { linkOf } from '../../src/session/record/link';
import { recordOf } from '../../src/session/record/record';
import { browserFlags, findBrowser } from '../browser';
import { buildBarePage } from './barePage';
import { benchLabScreen, type LabTimes } from './benchLab';
import { dist } from './build';
import { loadGame, optionsFor } from './loadGame';
import { median } from './measure';
import { serveFolder } from './staticServer';

export interface ScreenFigures {
  /** From navigation to the first picture of a table one can play at, against the bare page's first picture. */
  readonly open: Ratio;
  /** One frame of a table at rest, if it were drawn, and of one in motion, against a frame of the bare page. */
  readonly idleFrame: Ratio;
  readonly busyFrame: Ratio;
  /** Frames that a table at rest really draws in a second. */
  readonly idleFrames: number;
  readonly lab: LabTimes;
}

export interface Ratio {
  readonly ratio: number;
  readonly ms: number;
  readonly bareMs: number;
}

const VISITS = 21;
const FRAMES = 60;
const viewport = { width: 1280, height: 720 };

/** Measures in one browser, each pair of visits one after the other, so that a busy machine slows both alike. */
export async function benchScreen(): Promise<ScreenFigures> {
  const [found, bareFolder, table] = await Promise.all([findBrowser(), buildBarePage(), tableLink()]);
  const [ours, bare] = await Promise.all([serveFolder(dist, 0), serveFolder(bareFolder, 0)]);
  const browser = await chromium.launch({ executablePath: found.path, args: [...browserFlags] });
  try {
    const ourPage = `${ours.url}?renderer=canvas${table}`;
    const bridged = `${ours.url}?test=1&renderer=canvas${table}`;
    const barePage = `${bare.url}?renderer=canvas`;
    // The first visit of each pays for packing the files; it does not count.
    await openingTime(browser, ourPage);
    await openingTime(browser, barePage);
    const pairs: (readonly [number, number])[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      pairs.push([await openingTime(browser, ourPage), await openingTime(browser, barePage)]);
    }
    const lab = await benchLabScreen(browser, ours.url);
    return { open: ratioOf(pairs), ...(await frames(browser, bridged, barePage)), lab };
  } finally {
    await browser.close();
    await Promise.all([ours.close(), bare.close()]);
  }
}

/** The standard board of the first game, two people, nothing moved yet. */
async function tableLink(): Promise<string> {
  const { game, sequence } = await loadGame('tankChess');
  // A running clock changes the picture every second; this table is to be at rest.
  const match = openMatch(game, sequence, { ...optionsFor(game, { options: { clockMinutes: 0 } }), seed: 'bench' });
  const person = { name: '', controller: { kind: 'human' } } as const;
  return linkOf(recordOf(match, [person, person]));
}

async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  return page;
}

/** Milliseconds from navigation to the first picture, for a visitor who comes for the first time. */
async function openingTime(browser: Browser, address: string): Promise<number> {
  const page = await visit(browser, address);
  const time = await page.evaluate(() => performance.getEntriesByName('drawn')[0]?.startTime ?? Number.NaN);
  await page.context().close();
  return time;
}

async function frames(browser: Browser, ourPage: string, barePage: string) {
  const bare = await visit(browser, barePage);
  const ours = await visit(browser, ourPage);
  await ours.waitForFunction(() => window.__GAME_TEST__?.table?.screen().table.name === 'choosing');
  const idle: (readonly [number, number])[] = [];
  for (let round = 0; round < 5; round++) idle.push([await forcedFrame(ours), await forcedFrame(bare)]);
  await ours.waitForFunction(() => window.__GAME_TEST__?.game.loop.running === false);
  const idleFrames = await ours.evaluate(async () => {
    const before = window.__GAME_TEST__?.frames() ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return (window.__GAME_TEST__?.frames() ?? 0) - before;
  });
  const busy: (readonly [number, number])[] = [];
  for (let round = 0; round < 5; round++) busy.push([await movingFrame(ours), await forcedFrame(bare)]);
  await Promise.all([bare.context().close(), ours.context().close()]);
  return { idleFrame: ratioOf(idle), busyFrame: ratioOf(busy), idleFrames };
}

/** Milliseconds for one frame of the page as it stands, drawn many times by hand. */
function forcedFrame(page: Page): Promise<number> {
  return page.evaluate((count) => {
    const game: { step(time: number, delta: number): void } =
      window.__GAME_TEST__?.game ?? Reflect.get(window, '__BARE__');
    const start = performance.now();
    for (let frame = 0; frame < count; frame++) game.step(start + frame * 16, 16);
    return (performance.now() - start) / count;
  }, FRAMES);
}

/** The middle frame of a tank driving across the board: one move played and taken back. */
async function movingFrame(page: Page): Promise<number> {
  await page.evaluate(() => {
    const bridge = window.__GAME_TEST__;
    if (bridge === undefined) throw new Error('no bridge');
    // Methods of an object: a function with a name of its own does not survive the way into the page.
    const watch = {
      times: [] as number[],
      start: 0,
      begin() {
        this.start = performance.now();
      },
      end() {
        if (bridge.table?.playing() === true) this.times.push(performance.now() - this.start);
      },
    };
    bridge.game.events.on('prestep', watch.begin, watch).on('postrender', watch.end, watch);
    Reflect.set(window, '__WATCH__', watch);
    const screen = bridge.table?.screen();
    const legal = screen === undefined || screen.seat === null ? [] : screen.reading.legal();
    const longest = legal.filter((command) => Reflect.get(command, 'fireAt') === null).at(-2);
    if (screen === undefined || longest === undefined) throw new Error('nothing to move');
    for (const ref of screen.reading.game.path(longest)) bridge.table?.point(ref);
  });
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.playing() === true);
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.playing() === false);
  const times: number[] = await page.evaluate(() => {
    const watch = Reflect.get(window, '__WATCH__');
    window.__GAME_TEST__?.game.events.off('prestep', watch.begin, watch).off('postrender', watch.end, watch);
    return watch.times;
  });
  await page.keyboard.press('u');
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().reading.steps.length === 0);
  return median(times);
}

export function ratioOf(pairs: readonly (readonly [number, number])[]): Ratio {
  return {
    ratio: median(pairs.map(([ours, bare]) => ours / bare)),
    ms: median(pairs.map(([ours]) => ours)),
    bareMs: median(pairs.map(([, bare]) => bare)),
  };
}
