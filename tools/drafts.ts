import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { manifests } from '../src/games';
import { gameIds } from '../src/rules/gameId';
import { sizeOf } from '../src/scenes/paint/svgSheets';
import { browserFlags, findBrowser } from './browser';
import { readArgs } from './lib/args';
import { bundled } from './lib/bundled';
import { digestOf } from './lib/digest';
import type { firstKeys as FirstKeys } from './lib/firstKeys';
import { inRoot } from './lib/paths';
import { writeFormatted } from './lib/writeFormatted';

/** Games whose openings show the same drawings whatever the lot decides. */
const sheeted = gameIds.filter((id) => manifests[id].table?.firstSheet !== undefined);
/** Pixels of the longer side: what a square takes on a large screen. */
const LARGEST = 64;
const WIDTH = 1024;
const GAP = 2;

interface Spot {
  readonly key: string;
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side by side in rows. */
function placed(drawings: ReadonlyMap<string, string>): readonly Spot[] {
  let [x, y] = [0, 0];
  return [...drawings].map(([key, svg]) => {
    const size = sizeOf(svg);
    const scale = LARGEST / Math.max(size.width, size.height);
    const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
    if (x + width > WIDTH) [x, y] = [0, y + LARGEST + GAP];
    const spot = { key, svg, x, y, width, height };
    x += width + GAP;
    return spot;
  });
}

readArgs(
  `Paints the small pictures that a table shows until its drawings are decoded, into src/assets/<game>/drafts.
  npm run drafts`,
  {},
);
const { firstKeys } = (await bundled('lib/firstKeys.ts')) as { firstKeys: typeof FirstKeys };
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.path, args: [...browserFlags] });
try {
  for (const id of sheeted) {
    const drawings = await firstKeys(id);
    const spots = placed(drawings);
    const page = await browser.newPage();
    const picture = await page.evaluate(
      async ({ spots, width, height }) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const ink = canvas.getContext('2d');
        if (ink === null) throw new Error('no canvas');
        for (const spot of spots) {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(spot.svg)}`;
          await image.decode();
          ink.drawImage(image, spot.x, spot.y, spot.width, spot.height);
        }
        return canvas.toDataURL('image/webp', 0.9);
      },
      { spots, width: WIDTH, height: Math.max(...spots.map(({ y }) => y)) + LARGEST },
    );
    await page.close();
    const folder = inRoot('src', 'assets', id, 'drafts');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      inRoot('src', 'assets', id, 'drafts', `drafts-${id}.webp`),
      Buffer.from(picture.split(',')[1] ?? '', 'base64'),
    );
    const places = Object.fromEntries(spots.map(({ key, x, y, width, height }) => [key, [x, y, width, height]]));
    const sheet = { digest: digestOf(drawings), spots: places };
    writeFormatted(inRoot('src', 'assets', id, 'drafts', 'spots.json'), JSON.stringify(sheet));
    console.log(`${id}: ${spots.length} drawings, ${Math.round((picture.length * 0.75) / 1024)} kB`);
  }
} finally {
  await browser.close();
}
