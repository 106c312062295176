import type { Page } from 'playwright-core';
import { loadPlay } from '../../src/games/loadPlay';
import { playableIds } from '../../src/games/play';
import { layCabinet } from '../../src/scenes/menu/cabinetLayout';
import { firstChoice, welcome } from '../../src/scenes/menu/setupChoice';
import { openMatch } from '../../src/session/match';
import { linkOf } from '../../src/session/record/link';
import { recordOf } from '../../src/session/record/record';
import { seriousFaults } from './axe';
import { expect, test } from './harness';
import { at, choosing, comesToRest, frames, home, ready } from './visitor';

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

const person = (name: string) => ({ name, controller: { kind: 'human' } }) as const;

const hash = (page: Page) => new URL(page.url()).hash;
const inLight = (page: Page) => page.locator('nav.unseen button[aria-current=true]').textContent();
const told = (page: Page) => page.evaluate(() => window.__GAME_TEST__?.log ?? []);

/** The middle of a machine on the canvas while another is in the light. */
function machineAt(size: { width: number; height: number }, index: number, focus: number) {
  const standing = layCabinet(size.width, size.height, focus, 5).machines[index];
  if (standing === undefined) throw new Error(`no machine ${index}`);
  return { x: standing.x + 150 * standing.scale, y: standing.foot - 320 * standing.scale };
}

test('the cabinet is walked by keys, opens a set-up, and Esc and the back button return', async ({ open }) => {
  const page = await ready(await open({ path: home, motion: true }));
  // Five machines, and the bench of the Lab beside them.
  await expect.poll(() => page.locator('nav.unseen button').count()).toBe(6);
  await expect.poll(() => inLight(page)).toContain('Tank Chess');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inLight(page)).toContain('Tank on Tank');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => inLight(page)).toContain('Tank Chess');
  await page.keyboard.press('Enter');
  await page.locator('dialog.setup').waitFor();
  expect(hash(page)).toBe('#/setup/tankChess');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.locator('dialog.setup').waitFor();
  await page.goBack();
  await page.locator('dialog').waitFor({ state: 'detached' });
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => inLight(page)).toContain('The Lab');
  await page.keyboard.press('Enter');
  await page.locator('.lab-hex .lab-verdict').waitFor();
  await page.goBack();
  await expect.poll(() => inLight(page)).toContain('The Lab');
});

test('machines answer to the pointer, every one with its set-up', async ({ open }) => {
  const page = await ready(await open({ path: home, viewport: desktop }));
  const duel = machineAt(desktop, 3, 0);
  await page.mouse.move(duel.x, duel.y);
  await page.locator('nav.unseen button[aria-current=true]', { hasText: 'Tank Duel' }).waitFor({ state: 'attached' });
  await page.mouse.click(duel.x, duel.y);
  await page.locator('dialog.setup').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  const chess = machineAt(desktop, 0, 3);
  await page.mouse.click(chess.x, chess.y);
  await page.locator('dialog.setup').waitFor();
});

test.for(playableIds)('the set-up of %s has the opponent and the start on its first screen', async (id, { open }) => {
  const page = await open({ path: at(`/setup/${id}`), viewport: desktop });
  await page.locator('dialog.setup').waitFor();
  const edges = await page.evaluate(() => {
    const box = (name: string) => document.querySelector(`dialog.setup ${name}`)?.getBoundingClientRect();
    return { start: box('.dialog-foot .button-primary'), foot: box('.dialog-foot'), opponent: box('fieldset select') };
  });
  expect(edges.start?.bottom).toBeLessThanOrEqual(desktop.height);
  // Where nobody sits opposite at first, nobody's strength is asked.
  const { seats } = welcome((await loadPlay(id)).module.game, undefined);
  const opposed = seats.some(({ human }) => !human);
  expect(edges.opponent !== undefined).toBe(opposed);
  if (opposed) expect(edges.opponent?.bottom).toBeLessThanOrEqual(edges.foot?.top ?? 0);
});

test('on a phone the machines are swiped and the big button sets up', async ({ open }) => {
  const page = await ready(await open({ path: home, viewport: phone, touch: true, motion: true }));
  const swipe = async (from: number, to: number) => {
    const canvas = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      canvas.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }] });
    await touch('touchStart', from);
    await touch('touchMove', (from + to) / 2);
    await touch('touchMove', to);
    await touch('touchEnd', to);
  };
  await swipe(300, 80);
  await expect.poll(() => inLight(page)).toContain('Tank on Tank');
  await page.locator('nav.unseen button', { hasText: 'Tank Duel' }).focus();
  await page.locator('.cabinet-play .button-primary:visible').waitFor();
  await page.locator('nav.unseen button', { hasText: 'Tank on Tank' }).focus();
  await swipe(80, 300);
  await expect.poll(() => inLight(page)).toContain('Tank Chess');
  await page.locator('.cabinet-play .button-primary:visible').tap();
  await page.locator('dialog.setup').waitFor();
});

test('a game is set up, left, found on the strip and resumed by a key', async ({ open }) => {
  const page = await ready(await open({ path: at('/setup/tankChess') }));
  await page.locator('.seat').first().getByRole('textbox').fill('Ann');
  await page.locator('.setup .button-primary').click();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  const table = hash(page);
  expect(table).toMatch(/^#\/table\/tankChess-\w+$/);
  await page.reload();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  await page.goto(new URL(home, page.url()).href);
  await ready(page);
  await expect.poll(() => page.locator('.save-name').first().textContent()).toContain('Ann');
  await page.keyboard.press('c');
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  expect(hash(page)).toBe(table);
  await page.goto(new URL(at('/setup/tankChess'), page.url()).href);
  await page.reload();
  await ready(page);
  await expect.poll(() => page.locator('.seat').first().getByRole('textbox').inputValue()).toBe('Ann');
});

test('games are renamed, thrown away and taken back', async ({ open }) => {
  const page = await ready(await open({ path: at('/setup/tankChess') }));
  await page.locator('.setup .button-primary').click();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  await page.goto(new URL(at('/games'), page.url()).href);
  await page.reload();
  await ready(page);
  await page.locator('.game [data-keep^=rename]').click();
  await page.locator('.game .text-field').fill('Revenge');
  await page.keyboard.press('Enter');
  await page.locator('.game-words b', { hasText: 'Revenge' }).waitFor();
  await page.locator('.game [data-keep^=delete]').click();
  await page.locator('.game').waitFor({ state: 'detached' });
  await page.locator('.games .dialog-foot button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.game-words b', { hasText: 'Revenge' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
});

test('settings change at once and are there on the next visit', async ({ open }) => {
  const page = await ready(await open({ path: at('/settings') }));
  await page.locator('.settings .segment', { hasText: '日本語' }).click();
  await page.locator('.settings h2', { hasText: '設定' }).waitFor();
  const held = await page.evaluate(() => document.activeElement?.getAttribute('value'));
  expect(held, 'keys go on where they were').toBe('ja');
  await page.locator('.settings .segment', { hasText: '特大' }).click();
  await page.locator('.settings select').selectOption('tritanopia');
  await page.reload();
  await ready(page);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  const kept = await page.evaluate(() => window.__GAME_TEST__?.settings());
  expect(kept).toMatchObject({ language: 'ja', textSize: 1.3, palette: 'tritanopia' });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
});

test('a file that holds no settings changes none', async ({ open }) => {
  const page = await ready(await open({ path: at('/settings') }));
  const before = await page.evaluate(() => window.__GAME_TEST__?.settings());
  await page
    .locator('.settings input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"speed":4}') });
  await page.locator('.toast').waitFor();
  await expect.poll(() => told(page)).toContain('That file holds no settings.');
  expect(await page.evaluate(() => window.__GAME_TEST__?.settings())).toEqual(before);
});

test('a wrong address leads to the cabinet with a sentence, at the start and later', async ({ open }) => {
  const wrong = ['#/table/none', '#game=constructor.abc', '#nowhere', '#/setup/checkers', '#rule=ZZ-1', '#game=abc'];
  const page = await ready(await open({ path: `${home}${wrong[0]}` }));
  const cabinet = async (times: number) => {
    await expect.poll(() => told(page)).toHaveLength(times);
    await page.locator('.toast').last().waitFor();
    await expect.poll(() => hash(page)).toBe('#/');
    await expect.poll(() => page.locator('nav.unseen button').count()).toBe(6);
  };
  await cabinet(1);
  const start = new URL(`${home}${wrong[1]}`, page.url()).href;
  await page.goto('about:blank');
  await page.goto(start);
  await ready(page);
  await cabinet(1);
  for (const [again, address] of [...wrong.slice(2), '#/learn/tankChess/none'].entries()) {
    await page.evaluate((next) => location.assign(next), address);
    await cabinet(again + 2);
  }
});

test('the rule of a link is opened, however its letters are typed, and its neighbours can be followed', async ({
  open,
}) => {
  const page = await ready(await open({ path: `${home}#rule=tc-armor2` }));
  await page.locator('.rule-panel h2', { hasText: 'TC-ARMOR2' }).waitFor();
  await page.locator('.rule-panel .rule', { hasText: 'TC-ARMOR3' }).click();
  await page.locator('.rule-panel h2', { hasText: 'TC-ARMOR3' }).waitFor();
});

test('a link to a moment opens the game there and keeps it', async ({ open }) => {
  const { module, sequence } = await loadPlay('tankChess');
  const deal = { setup: 'standard16', seats: 2, options: firstChoice(module.game).options, seed: 'link' };
  let match = openMatch(module.game, sequence, deal);
  for (let move = 0; move < 6; move++) {
    const [command] = match.legal(match.state.active[0] ?? 0);
    if (command === undefined) throw new Error('nothing to do');
    match = match.play(command);
  }
  const sitters = [person('Ann'), person('Ben')];
  const page = await open({ path: `${home}${linkOf(recordOf(match, sitters), 4)}` });
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  expect(hash(page)).toMatch(/^#\/table\/tankChess-\w+\/4$/);
  await page.goto(new URL(at('/games'), page.url()).href);
  await page.locator('.game-words', { hasText: 'Shared game' }).waitFor();
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.locator('.settings .segment', { hasText: '日本語' }).click();
  await page.locator('.settings h2', { hasText: '設定' }).waitFor();
  await page.evaluate(() => {
    location.hash = '#/games';
  });
  await page.locator('.game-words', { hasText: '共有されたゲーム' }).waitFor();

  const guest = await open({ path: `${home}${linkOf(recordOf(match, sitters), 6)}` });
  await choosing(guest);
  expect(hash(guest), 'the end of a running game is no past').toMatch(/^#\/table\/tankChess-\w+$/);
});

test('a broken file and a broken link are answered in words and nothing is kept', async ({ open }) => {
  const page = await ready(await open({ path: at('/import') }));
  const trouble = page.locator('.import .trouble');
  await page.locator('.import .button-primary').click();
  await expect.poll(() => trouble.textContent()).toBe('Choose a file or paste a link first.');
  await page.locator('.import textarea').fill('https://example.org/#game=abcdefgh');
  await page.locator('.import .button-primary').click();
  await expect.poll(() => trouble.textContent()).toMatch(/damaged/);
  await page
    .locator('.import input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') });
  await page.locator('.import .trouble', { hasText: 'cannot be read' }).waitFor();
  await page.evaluate(() => {
    Blob.prototype.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await page
    .locator('.import input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.locator('.import .trouble', { hasText: 'moved or deleted' }).waitFor();
  await page.goto(new URL(at('/games'), page.url()).href);
  await page.locator('dialog.games').waitFor();
  await expect.poll(() => page.locator('.game').count()).toBe(0);
});

test('a part that could not be fetched comes with the reload that is offered', async ({ open }) => {
  const page = await ready(await open({ path: home, expectErrors: [/ERR_FAILED/] }));
  const parts = '**/assets/*tankKillers*.js';
  await page.route(parts, (route) => route.abort());
  await page.evaluate(() => {
    location.hash = '#/setup/tankKillers';
  });
  await page.locator('.toast button').waitFor();
  await page.unroute(parts);
  await page.locator('.toast button').click();
  await page.locator('dialog.setup').waitFor();
  expect(hash(page)).toBe('#/setup/tankKillers');
});

test('a fault ends on the crash screen, which leads back', async ({ open }) => {
  const page = await open({ path: `${home}&crash=1`, expectErrors: [/planted/] });
  await page.locator('dialog.crash').waitFor();
  await expect.poll(() => page.locator('.report').textContent()).toContain('planted by ?crash=1');
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => page.locator('.crash .button-primary').isEnabled()).toBe(true);
});

test('a store that never answers keeps nobody waiting, and the page says so', async ({ open }) => {
  const page = await open({ path: home });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype);
    // The request above is none of the browser's: nobody can listen to it.
    for (const name of ['onsuccess', 'onerror', 'onupgradeneeded', 'oncomplete', 'onabort'])
      Object.defineProperty(IDBOpenDBRequest.prototype, name, { set: () => undefined, configurable: true });
  });
  await page.reload();
  await ready(page);
  await expect.poll(() => told(page)).toEqual([expect.stringContaining('The browser does not answer')]);
});

test('a browser that keeps nothing says so and plays on', async ({ open }) => {
  const page = await open({ path: home });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(new URL(at('/setup/tankChess'), page.url()).href);
  await page.reload();
  await ready(page);
  await expect.poll(() => told(page)).toEqual([expect.stringContaining('This browser cannot save games.')]);
  await page.locator('.setup .button-primary').click();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.toast button').click()]);
  expect(file.suggestedFilename()).toBe('Tank-Chess-Against-Marlow-Easy.json');
  await page.evaluate(() => {
    location.hash = '#/games';
  });
  await page.locator('.game .not-stored').waitFor();
  await page.evaluate(() => {
    location.hash = '#/';
  });
  for (const viewport of [desktop, phone, { width: phone.height, height: phone.width }]) {
    await page.setViewportSize(viewport);
    await page.locator('.save .not-stored').waitFor();
  }
});

test('a cabinet at rest draws no frame', async ({ open }) => {
  const page = await ready(await open({ path: home }));
  await page.waitForLoadState('networkidle');
  await comesToRest(page);
  const asleep = await frames(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frames(page)).toBeGreaterThan(asleep);
});

test('the cabinet stands under WebGL too', async ({ open }) => {
  const page = await ready(await open({ path: '?test=1&renderer=webgl', viewport: { width: 640, height: 360 } }));
  expect(await page.evaluate(() => window.__GAME_TEST__?.game.renderer.type)).toBe(2);
  await expect.poll(() => page.locator('canvas').count()).toBe(1);
});

test('where the main processor would have to draw WebGL, the canvas is chosen', async ({ open }) => {
  const page = await ready(await open({ path: '?test=1', viewport: { width: 640, height: 360 } }));
  const driver = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl');
    const names = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : 'none';
  });
  const drawsItself = /SwiftShader|llvmpipe|none/.test(driver);
  expect(await page.evaluate(() => window.__GAME_TEST__?.game.renderer.type)).toBe(drawsItself ? 1 : 2);
});

test('after the first visit a game can be played without a network, and read in Japanese', async ({ open }) => {
  const page = await ready(await open({ path: home, locale: 'ja-JP', keepsItself: true }));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(new URL(at('/setup/tankChess'), page.url()).href);
  await page.locator('.setup .button-primary').click();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  await page.reload();
  await page.waitForFunction(() => window.__GAME_TEST__?.table !== undefined);
  const missing = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length);
  expect(missing, 'letters that could not be fetched').toBe(0);
  await page.context().setOffline(false);
});

const addresses = ['#/', '#/setup/tankChess', '#/games', '#/settings', '#/import', '#rule=TC-ARMOR2'];

test.for(['en-GB', 'ja-JP'] as const)(
  'axe finds nothing serious and nothing sticks out at any size: %s',
  async (locale, { open }) => {
    const page = await ready(await open({ path: home, locale }));
    const found: string[] = [];
    const lookAt = async (place: string) => {
      for (const viewport of [{ width: 1920, height: 1080 }, { width: 1024, height: 768 }, phone]) {
        await page.setViewportSize(viewport);
        await page.waitForFunction((width) => window.__GAME_TEST__?.game.scale.width === width, viewport.width);
        const at = `${place} ${viewport.width}`;
        found.push(...(await seriousFaults(page)).map((fault) => `${at} ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${at} sticks out by ${wide}`);
      }
    };
    for (const address of addresses) {
      await page.evaluate((next) => location.assign(next), address);
      if (address !== '#/') await page.locator('dialog').waitFor();
      await lookAt(address);
      await page.evaluate(() => location.assign('#/'));
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.keyboard.press('?');
    await page.locator('dialog').waitFor();
    await lookAt('keys');
    expect(found).toEqual([]);
  },
);
