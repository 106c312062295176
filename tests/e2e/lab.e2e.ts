import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { framing, seenBox, within } from '../../src/scenes/lab/camera';
import { centre, hexBox, sheetBox } from '../../src/scenes/tankOnTank/board/geometry';
import { seriousFaults } from './axe';
import { expect, test } from './harness';
import { at, newGame, ready, sitDown } from './visitor';

const says = (page: Page) => page.locator('.lab-verdict strong').textContent();
const hash = (page: Page) => page.evaluate(() => location.hash);
const LINK = '/lab/hex/A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE';

/** Where a hex lies on the screen: the map frames A6 and E6, which lie level. */
async function spotOf(page: Page, between: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.lab-map .lab-canvas').boundingBox();
  if (box === null) throw new Error('no map');
  const scale = Math.min(box.width / 580, box.height / 330);
  // A6 lies 288 units west of E6, and the map ends just west of A6.
  const left = 5 * scale;
  return { x: box.x + (87 * scale - left) + between * 288 * scale, y: box.y + box.height / 2 };
}

/** Presses a key that copies a picture, and looks at what then lies on the clipboard. */
async function copiedBy(page: Page, key: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press(key);
  const types = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  await expect.poll(types).toEqual(['image/png']);
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    if (item === undefined) throw new Error('nothing was copied');
    const image = await createImageBitmap(await item.getType('image/png'));
    const { width, height } = image;
    const ink = new OffscreenCanvas(width, height).getContext('2d');
    if (ink === null) throw new Error('nothing to draw on');
    ink.drawImage(image, 0, 0);
    const colours = new Set(new Uint32Array(ink.getImageData(0, 0, width, height).data.buffer)).size;
    return { width, height, colours };
  });
}

describe('the hex bench', () => {
  test('opens by its link, says the sentence, and follows a dragged tank', async ({ open }) => {
    const page = await ready(await open({ path: at(LINK) }));
    await expect.poll(() => says(page)).toBe('The Tiger in A6 sees the Sherman in E6.');
    expect(await page.locator('.lab-places li').count()).toBe(3);
    expect(await page.locator('.lab-odds strong').textContent()).toBe('58%');
    const [from, to] = [await spotOf(page, 0), await spotOf(page, 0)];
    const hex = await page.locator('.lab-map .lab-canvas').boundingBox();
    const step = Math.min((hex?.width ?? 0) / 580, (hex?.height ?? 0) / 330) * 83;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - step * 0.5);
    await page.mouse.move(to.x, to.y - step);
    await page.mouse.up();
    await expect.poll(() => says(page)).toContain('The Tiger in A5');
    await expect.poll(() => hash(page)).toContain('tiger-A5-NE');
    await page.keyboard.press('Control+z');
    await expect.poll(() => says(page)).toBe('The Tiger in A6 sees the Sherman in E6.');
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('a painted wood stops the line, a place is lit by a key, and the address says both', async ({ open }) => {
    const page = await ready(await open({ path: at(`${LINK}?paint=woods-D5,woods-D6`) }));
    await expect.poll(() => says(page)).toBe('The Tiger in A6 does not see the Sherman in E6.');
    await expect.poll(() => page.locator('.lab-verdict').getAttribute('class')).toContain('stop');
    // In front it lies, but nobody sees it: nothing beside the map may say that the tank could fire.
    expect(await page.locator('.lab-facings').textContent()).toMatch(/E6 lies in its front(?!: may fire)/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.lab-places [aria-current]').count()).toBe(1);
    await expect.poll(() => hash(page)).toContain('step=1');
  });

  test('the keys alone: a tank is taken, carried and put down', async ({ open }) => {
    const page = await ready(await open({ path: at(LINK) }));
    await page.locator('.lab-map .lab-canvas').focus();
    for (const key of ['Enter', 'Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => says(page)).toContain('The Tiger in A5');
    await page.keyboard.press('e');
    await expect.poll(() => hash(page)).toContain('tiger-A5-SE');
    // Nothing but the picture, as wide as the page, and back.
    const wide = async () => (await page.locator('.lab-map .lab-canvas').boundingBox())?.width ?? 0;
    const before = await wide();
    await page.keyboard.press('h');
    await expect.poll(wide).toBe(page.viewportSize()?.width);
    await page.keyboard.press('h');
    await expect.poll(wide).toBe(before);
  });

  test('the sweep counts as drawn, and in Japanese on a telephone too', async ({ open }) => {
    const viewport = { width: 390, height: 844 };
    const path = at('/lab/hex/A/tiger-F4-SW?show=sweep');
    const page = await ready(await open({ path, viewport, touch: true, locale: 'ja-JP' }));
    const counts = () => page.locator('.lab-legend strong').allTextContents();
    await expect.poll(counts).toEqual(['15', '10', '8', '24', '37']);
    await expect.poll(() => says(page)).toBe('一方的に撃てるヘクス：15');
  });

  test('the picture is made as PNG in two sizes and as SVG, and is not blank', async ({ open }) => {
    const page = await ready(await open({ path: at(LINK) }));
    const taken = async (name: string) => {
      await page.getByRole('button', { name: /^PNG/ }).first().click();
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      const stream = await file.createReadStream();
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part));
      return Buffer.concat(parts);
    };
    const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;
    const single = await taken('PNG, normal size');
    const double = await taken('PNG, twice the size');
    const [width, height] = sizeOf(single);
    expect(width).toBeGreaterThan(400);
    expect(sizeOf(double).map((length, index) => length / ([width, height][index] ?? 1))).toEqual([
      expect.closeTo(2, 1),
      expect.closeTo(2, 1),
    ]);
    // A blank picture of that size is a few kilobytes.
    expect(single.length).toBeGreaterThan(60_000);
    const svg = (await taken('SVG, for print and slides')).toString('utf8');
    expect(svg.startsWith('<svg')).toBe(true);
    expect(svg).toContain('The Tiger in A6 sees the Sherman in E6.');
    expect(svg).toContain('TOT-8.2e');
    // Of the sweep, who has the picture alone reads what its colours count.
    await page.goto(new URL(at('/lab/hex/A/tiger-F4-SW?show=sweep'), inject('address')).href);
    await expect.poll(() => page.locator('.lab-legend strong').count()).toBe(5);
    const swept = (await taken('SVG, for print and slides')).toString('utf8');
    expect(swept).toContain('Tiger in F4 against Sherman: 15 hexes alone, 10 both, 8 the other.');
    expect(swept).toContain('TOT-8.1a');
    // Both maps are in it, side by side under their titles.
    const titles = [...swept.matchAll(/>([^<>]+)<\/text>/g)].map(([, words]) => words?.toLowerCase());
    expect(titles).toEqual(expect.arrayContaining(['what it sees', 'both ways']));
    const [wide, high] = sizeOf(await taken('PNG, normal size'));
    expect(wide).toBeGreaterThan(high);
  });

  test('another position is framed: its units lie under the hand', async ({ open }) => {
    const page = await ready(await open({ path: at(LINK) }));
    const ground = page.getByRole('button', { name: 'Ground', exact: true });
    await ground.click();
    await page.locator('.lab-ground select').selectOption('scenario:S4');
    await ground.click();
    await expect.poll(() => says(page)).toBe('The Panzer IV in A8 does not see the Sherman in A1.');
    await page.locator('.lab-ground select').waitFor({ state: 'hidden' });
    const box = await page.locator('.lab-map .lab-canvas').boundingBox();
    if (box === null) throw new Error('no map');
    const [one, other] = [hexBox('A1'), hexBox('A8')];
    // From A1 to A8 with room above and below; the map ends just beyond.
    const room = { x: one.x, y: one.y - 65, width: 580, height: other.y + other.height - one.y + 130 };
    const seen = seenBox(within(framing(room, box), sheetBox, box), box);
    const scale = box.width / seen.width;
    const { x, y } = centre('A2');
    await page.mouse.click(box.x + (x - seen.x) * scale, box.y + (y - seen.y) * scale);
    await expect.poll(() => says(page)).toContain('the Sherman in A2');
  });

  test('a presenter draws on the sweep: the arrow is drawn, and the tank under the hand stays', async ({ open }) => {
    const page = await ready(await open({ path: at('/lab/hex/A/tiger-F4-SW?show=sweep,both') }));
    await expect.poll(() => page.locator('.lab-legend strong').count()).toBe(5);
    const box = await page.locator('.lab-sweeps .both .lab-canvas').boundingBox();
    if (box === null) throw new Error('no map');
    const seen = seenBox(within(framing(sheetBox, box), sheetBox, box), box);
    const spot = (hex: string) => {
      const { x, y } = centre(hex);
      const scale = box.width / seen.width;
      return [box.x + (x - seen.x) * scale, box.y + (y - seen.y) * scale] as const;
    };
    const draw = async () => {
      await page.mouse.move(...spot('F4'));
      await page.mouse.down();
      await page.mouse.move(...spot('E5'));
      await page.mouse.move(...spot('D6'));
      await page.mouse.up();
    };
    await page.keyboard.press('d');
    await draw();
    expect(await page.locator('.lab-title .note').textContent()).toContain('F4');
    // The pen goes on to circles, and then lies by: the same hand carries the tank.
    for (const _ of [1, 2]) await page.keyboard.press('d');
    await draw();
    await expect.poll(() => page.locator('.lab-title .note').textContent()).toContain('D6');
  });

  test('on a telephone the map stays above the brushes, and a finger paints on it', async ({ open }) => {
    const viewport = { width: 390, height: 844 };
    const page = await ready(await open({ path: at(LINK), viewport, touch: true }));
    await page.getByRole('button', { name: 'Ground', exact: true }).last().tap();
    await page.locator('.lab-brush').nth(1).tap();
    const map = page.locator('.lab-map .lab-canvas');
    // The brushes are laid out anew once one is in the hand.
    await expect
      .poll(async () => {
        const [board, brush] = [await map.boundingBox(), await page.locator('.lab-brush').nth(1).boundingBox()];
        return board !== null && brush !== null && board.height > 220 && brush.y > board.y + board.height;
      })
      .toBe(true);
    const box = await map.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => hash(page)).toContain('paint=woods-');
  });

  test('its picture is copied by one key: on the clipboard lies a PNG of its size that is not blank', async ({
    open,
  }) => {
    const page = await ready(await open({ path: at(LINK) }));
    await expect.poll(() => says(page)).toBe('The Tiger in A6 sees the Sherman in E6.');
    const copied = await copiedBy(page, 'c');
    expect(copied.width).toBeGreaterThan(400);
    expect(copied.height).toBeGreaterThan(200);
    expect(copied.colours).toBeGreaterThan(50);
  });

  test('an address that is no position opens the usual one with a sentence', async ({ open }) => {
    const page = await ready(await open({ path: at('/lab/hex/C/nobody') }));
    // First, since it goes by itself.
    await expect.poll(() => page.locator('[data-toasts]').textContent()).toContain('no position of the bench');
    await expect.poll(() => says(page)).toBe('The Tiger in A6 sees the Sherman in E6.');
  });
});

test('the square bench: lines, rose and kill table, and a turned tank', async ({ open }) => {
  const page = await ready(await open({ path: at('/lab/square/16/MT-F8-E,HM-M5-N/HT-J8-N,LT-H10-SW,MT-M10-S') }));
  await expect.poll(() => says(page)).toBe('Medium tank F8 facing east: 1 kill, 1 bounce, and 1 wall.');
  expect(await page.locator('.lab-kills .now').count()).toBe(3);
  await page.keyboard.press('e');
  await expect.poll(() => hash(page)).toContain('MT-F8-SE');
  expect(await seriousFaults(page)).toEqual([]);
  // Without command tanks there is no game, which is said; with them it begins from here.
  await page.keyboard.press('k');
  await expect.poll(() => page.locator('.lab-dialog .about').textContent()).toBe('Each side needs a command tank.');
  expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await page.goto(new URL(at('/lab/square/16/MT-F8-E,CLT-H2-N/CLT-I14-S'), inject('address')).href);
  await expect.poll(() => says(page)).toContain('Medium tank F8');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => hash(page)).toMatch(/^#\/table\//);
});

test('the gun bench: by one key from a table and back, the range slid, the sentence read, the picture copied', async ({
  open,
}) => {
  const page = await open({ path: await newGame('tankDuel', 'easy') });
  await sitDown(page);
  const table = await hash(page);
  await page.keyboard.press('b');
  await expect.poll(() => hash(page)).toMatch(/^#\/lab\/gun\/duel\/[\w-]+\/[\w-]+\?range=\d+/);
  await expect.poll(() => page.locator('.lab-verdict strong').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => hash(page)).toBe(table);
  await page.goto(new URL(at('/lab/gun/duel/pz4/t34-85?range=800&on=fire5,acq10,woods'), inject('address')).href);
  await expect.poll(() => says(page)).toMatch(/^Hits 7[12] times in 100/);
  await page.locator('.slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hash(page)).toContain('range=1000');
  expect(await says(page)).not.toMatch(/^Hits 7[12] times/);
  const copied = await copiedBy(page, 'c');
  expect(copied.width).toBeGreaterThan(400);
  expect(copied.colours).toBeGreaterThan(50);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect.poll(() => page.locator('.lab-dialog .about').textContent()).toContain('the game begins at 1600 m');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => hash(page)).toMatch(/^#\/table\//);
});

test('a lesson is answered by pointing, checked by the rules, and the list remembers nothing half done', async ({
  open,
}) => {
  const page = await ready(await open({ path: at('/lab/lessons/units'), viewport: { width: 1280, height: 720 } }));
  await expect.poll(() => says(page)).toBe('What stops the line to the Sherman first?');
  await page.getByRole('button', { name: /^Check/ }).click();
  await expect.poll(() => page.locator('.lab-verdict').getAttribute('class')).toContain('stop');
  const box = await page.locator('.lab-map .lab-canvas').boundingBox();
  if (box === null) throw new Error('no map');
  // Five hexes of column C fill the height: C3 lies 226 units from the left and 223 from the top of the sheet.
  const scale = box.height / 495.6;
  await page.mouse.click(box.x + 226 * scale, box.y + 223 * scale);
  await page.getByRole('button', { name: /^Check/ }).click();
  await expect.poll(() => page.locator('.lab-verdict').getAttribute('class')).toContain('clear');
  expect(await page.locator('.lab-lesson-list .done').count()).toBe(0);
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect.poll(() => page.locator('.lab-verdict').textContent()).toContain('The answer is marked');
  // What was shown is not solved by it.
  expect(await page.getByRole('button', { name: /^Check/ }).count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await page.locator('.lab-lesson-list .done').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

/** A page of another origin that shows something in a frame. */
async function hostOf(framed: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>article</title><iframe src="${framed}" width="800" height="450"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, server };
}

test('a bench stands in a page of another origin, steps there, and leads into the Lab', async ({ open }) => {
  // What empties the store before a test does so in every frame, and a blank one has none.
  const page = await open({ path: at('/'), expectErrors: [/localStorage/] });
  const bench = new URL(`?embed=1&renderer=canvas#${LINK}`, inject('address')).href;
  const host = await hostOf(bench.replaceAll('&', '&amp;'));
  try {
    await page.goto(host.address);
    const frame = page.frameLocator('iframe');
    await expect
      .poll(() => frame.locator('.lab-embed-strip strong').textContent())
      .toBe('The Tiger in A6 sees the Sherman in E6.');
    await frame.getByRole('button', { name: 'One place on' }).click();
    await expect.poll(() => frame.locator('.lab-embed-strip .words span').textContent()).toContain('1 of 3');
    const link = await frame.locator('.lab-open').getAttribute('href');
    expect(link).toContain('#/lab/hex/A/tiger-A6-NE');
    expect(link).not.toContain('embed');
    expect(await frame.locator('.lab-bar').isVisible()).toBe(false);
    // The article narrows, as a phone does that is turned, and later leaves no room for a strip: the bench follows.
    const resize = (width: number, height: number) =>
      page.evaluate(
        ([wide, high]) => Object.assign(document.querySelector('iframe') ?? {}, { width: wide, height: high }),
        [width, height],
      );
    const pixels = () =>
      frame.locator('.lab-map .lab-canvas').evaluate((of: HTMLCanvasElement) => [of.width, of.height]);
    await resize(420, 320);
    await expect.poll(async () => (await pixels())[0]).toBe(420);
    expect(await frame.locator('.lab-open').isVisible()).toBe(false);
    expect(await frame.getByRole('button', { name: 'One place on' }).isVisible()).toBe(true);
    await resize(420, 200);
    await expect.poll(pixels).toEqual([420, 200]);
    await resize(800, 450);
    await expect.poll(() => frame.locator('.lab-open').isVisible()).toBe(true);
    await expect.poll(async () => (await pixels())[0]).toBe(800);
  } finally {
    host.server.close();
  }
});

test('a sweep in a frame is a sweep: both maps, what they count, and buttons that turn the tank', async ({ open }) => {
  const path = `${at('/lab/hex/A/tiger-F4-SW?show=sweep,both')}`.replace('?', '?embed=1&');
  const page = await ready(await open({ path, viewport: { width: 800, height: 450 } }));
  const strip = page.locator('.lab-embed-strip');
  await expect.poll(() => strip.locator('strong').textContent()).toBe('15 hexes are a free shot.');
  expect(await strip.locator('.words span').textContent()).toContain('15 hexes alone, 10 both, 8 the other');
  const maps = page.locator('.lab-sweeps .lab-canvas');
  for (const map of await maps.all()) expect((await map.boundingBox())?.height ?? 0).toBeGreaterThan(200);
  expect(await maps.count()).toBe(2);
  expect(await page.locator('.lab-map').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(() => strip.locator('.lab-open').getAttribute('href')).toContain('tiger-F4-NW?show=sweep,both');
});

test('a hostile address in an embed: a sentence, the usual bench that steps, and nothing of it runs', async ({
  open,
}) => {
  const page = await open({ path: at('/') });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const strip = page.locator('.lab-embed-strip');
  const hostile = [
    [
      '/lab/hex/A/tiger-A6-NE/sherman-E6-SE?show=<img src=x onerror=alert(1)>',
      'The Tiger in A6 sees the Sherman in E6.',
    ],
    ['/lab/gun/duel/"><svg onload=alert(2)>/t34-85?range=-1e9', 'Hits 71 times in 100 and goes through 47 times.'],
  ] as const;
  for (const [address, says] of hostile) {
    await page.goto('about:blank');
    await page.goto(new URL(`${at(address).replace('?', '?embed=1&')}`, inject('address')).href);
    await expect.poll(() => strip.locator('strong').textContent()).toBe(says);
    await expect.poll(() => page.locator('[data-toasts]').textContent()).toContain('no position of the bench');
    const facts = await strip.textContent();
    await strip.locator('.on').click();
    await expect.poll(() => strip.textContent()).not.toBe(facts);
    expect(await page.locator('[onerror], [onload]').count()).toBe(0);
  }
  expect(asked).toEqual([]);
});
