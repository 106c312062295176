import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { loadPlay } from '../../src/games/loadPlay';
import type { PlayableId } from '../../src/games/play';
import type { Game, Ref } from '../../src/rules/core/game';
import type { Level } from '../../src/rules/core/module';
import type { Deal } from '../../src/rules/core/sequence';
import { dealOf, firstChoice, seatCounts, withSeats } from '../../src/scenes/menu/setupChoice';
import type {} from '../../src/scenes/table/tableBridge';
import { openMatch } from '../../src/session/match';
import { linkOf } from '../../src/session/record/link';
import { recordOf } from '../../src/session/record/record';
import { expect } from './harness';

/** The quick renderer with the test bridge. */
export const home = '?test=1&renderer=canvas';
export const at = (hash: string) => `${home}#${hash}`;

export async function ready(page: Page): Promise<Page> {
  await page.waitForFunction(() => window.__GAME_TEST__?.ready === true);
  return page;
}

/** Somebody at the table who sees and clicks the canvas. */
export interface Visitor {
  tap(ref: Ref): Promise<void>;
  press(control: string): Promise<void>;
  log(): Promise<number>;
  picked(): Promise<readonly string[]>;
}

async function clickAt(page: Page, spot: { x: number; y: number } | null | undefined): Promise<void> {
  if (spot === null || spot === undefined) throw new Error('it is not on the screen');
  await page.mouse.click(spot.x, spot.y);
}

export function visitorOf(page: Page): Visitor {
  return {
    async tap(ref) {
      const found = await page.waitForFunction((name) => window.__GAME_TEST__?.table?.place(name), ref);
      await clickAt(page, await found.jsonValue());
    },
    async press(id) {
      const found = await page.waitForFunction((name) => window.__GAME_TEST__?.table?.control(name), id);
      await clickAt(page, await found.jsonValue());
    },
    log: () => page.evaluate(() => window.__GAME_TEST__?.table?.screen().reading.steps.length ?? -1),
    picked: () => page.evaluate(() => window.__GAME_TEST__?.table?.screen().selection.picked ?? []),
  };
}

/** What the set-up would deal for two people, where the game is played by two; else for as many as it takes. */
export function dealForTwo(game: Game, setup: string | undefined, seed: string): Deal {
  const first = firstChoice(game);
  const choice = { ...first, setup: setup ?? first.setup };
  return dealOf(seatCounts(game, choice).includes(2) ? withSeats(choice, 2) : choice, seed);
}

/**
 * The address of a new game as its set-up would deal it, but for what is told here: a person against a bot of that level, or
 * against another person at the same screen. It opens at the table, which costs a test less than the way through the set-up.
 */
export async function newGame(id: PlayableId, rival: Level | 'person', setup?: string): Promise<string> {
  const { module, sequence } = await loadPlay(id);
  const { game } = module;
  const match = openMatch(game, sequence, dealForTwo(game, setup, `visit ${inject('seed')}`));
  const person = { name: '', controller: { kind: 'human' } } as const;
  const other = rival === 'person' ? person : ({ name: '', controller: { kind: 'bot', level: rival } } as const);
  return `${home}${linkOf(recordOf(match, [person, other]))}`;
}

/** Sits down at a table that has been opened, once the first of two people is to choose. */
export async function sitDown(page: Page): Promise<Visitor> {
  await choosing(page);
  return visitorOf(page);
}

/** The table waits for somebody at the screen, wherever the record stands. */
export async function choosing(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__GAME_TEST__?.table?.screen().table.name === 'choosing');
}

/** So many commands have been given and shown, and the next is asked for. */
export async function settled(page: Page, length: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const table = window.__GAME_TEST__?.table;
    return (
      table?.screen().reading.steps.length === wanted && table.screen().table.name === 'choosing' && !table.playing()
    );
  }, length);
}

export function frames(page: Page): Promise<number> {
  return page.evaluate(() => window.__GAME_TEST__?.frames() ?? -1);
}

/** Sooner or later nothing is drawn any more. */
export async function comesToRest(page: Page): Promise<void> {
  const drawn = async () => {
    const before = await frames(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    return (await frames(page)) - before;
  };
  await expect.poll(drawn).toBe(0);
}

/** Files of such names come only after the call of what is answered. */
export async function holdBack(page: Page, names: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(names, (route) => released.then(() => route.continue()));
  return () => release();
}
