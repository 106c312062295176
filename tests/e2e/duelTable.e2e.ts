import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { loadPlay } from '../../src/games/loadPlay';
import { openMatch } from '../../src/session/match';
import { linkOf } from '../../src/session/record/link';
import { recordOf } from '../../src/session/record/record';
import { expect, test } from './harness';
import { at, dealForTwo, home, newGame, sitDown } from './visitor';

/** A person against a bot, and two people at one screen. */
const alone = await newGame('tankDuel', 'easy');
const together = await newGame('tankDuel', 'person');

const person = { name: '', controller: { kind: 'human' } } as const;

interface Moment {
  readonly phase: string;
  readonly next: readonly string[];
  readonly picked: readonly string[];
  readonly waits: boolean;
  readonly steps: number;
}

function momentOf(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const table = window.__GAME_TEST__?.table;
    const screen = table?.screen();
    return {
      phase: screen?.view.phase ?? '',
      next: screen?.selection.next ?? [],
      picked: screen?.selection.picked ?? [],
      waits: screen?.table.name === 'choosing' && screen.seat !== null && table?.playing() === false,
      steps: screen?.reading.steps.length ?? -1,
    };
  });
}

/** Waits until the person at the screen is asked, skipping what is shown. */
async function asked(page: Page): Promise<Moment> {
  await expect
    .poll(async () => {
      const { waits } = await momentOf(page);
      if (!waits) await page.keyboard.press('Space');
      return waits;
    })
    .toBe(true);
  return momentOf(page);
}

/** Bids with the first card for as many tanks as are asked for. */
async function bidAll(page: Page): Promise<Moment> {
  const visitor = await sitDown(page);
  let now = await asked(page);
  while (now.phase === 'bid') {
    const [card] = now.next;
    if (card === undefined) throw new Error('no card to bid');
    await visitor.tap(card as `card:${string}`);
    await expect.poll(async () => (await momentOf(page)).steps).toBeGreaterThan(now.steps);
    now = await asked(page);
  }
  return now;
}

/** A game that stands where the person at the screen may declare a Tank Action, whatever was dealt on the way there. */
async function beforeDeclaring(): Promise<string> {
  const { module, sequence } = await loadPlay('tankDuel');
  const { game } = module;
  for (let deal = 0; deal < 50; deal++) {
    let match = openMatch(game, sequence, dealForTwo(game, undefined, `declare ${inject('seed')} ${deal}`));
    for (let step = 0; step < 40 && match.result === null; step++) {
      const [seat = 0] = match.state.active;
      const legal = match.legal(seat);
      const declares = legal.some(({ type }) => type === 'declare');
      if (seat === 0 && match.state.phase === 'action' && declares)
        return `${home}${linkOf(recordOf(match, [person, { name: '', controller: { kind: 'bot', level: 'easy' } }]))}`;
      const [first] = legal;
      if (first === undefined) break;
      match = match.play(first);
    }
  }
  throw new Error('nobody was dealt a card for a Tank Action');
}

const declaring = await beforeDeclaring();

test('bids are laid by clicks, and the table goes on to what the first tank does', async ({ open }) => {
  const page = await open({ path: alone });
  const visitor = await sitDown(page);
  let now = await bidAll(page);
  for (let step = 0; step < 12 && now.phase !== 'action'; step++) {
    const [ref] = now.next;
    if (ref === undefined) throw new Error('nothing to point at');
    if (ref.startsWith('button:')) await visitor.press(ref);
    else await visitor.tap(ref as `unit:${string}`);
    now = await asked(page);
  }
  expect(now.phase).toBe('action');
});

test('a declaration is laid into the tray by clicks, taken up again, and declared by its word', async ({ open }) => {
  const page = await open({ path: declaring });
  const visitor = await sitDown(page);
  const now = await asked(page);
  expect(now.phase).toBe('action');
  const face = now.next.find((ref) => ref.startsWith('face:'));
  if (face === undefined) throw new Error('no card for a Tank Action');
  await visitor.tap(face as `face:${string}`);
  await expect.poll(async () => (await momentOf(page)).picked).toEqual([face]);
  const before = (await momentOf(page)).steps;
  // What lies in the tray is taken up again before it is declared.
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await momentOf(page)).picked).toEqual([]);
  expect((await momentOf(page)).steps).toBe(before);
  await visitor.tap(face as `face:${string}`);
  await visitor.press('commit');
  await expect.poll(async () => (await momentOf(page)).steps).toBeGreaterThan(before);
  const events = await page.evaluate(
    (from) =>
      window.__GAME_TEST__?.table
        ?.screen()
        .reading.steps.slice(from)
        .flatMap((step) => step.events.map(({ type }) => type)) ?? [],
    before,
  );
  expect(events).toContain('declared');
});

test('between two people the curtain hides hands and bids', async ({ open }) => {
  const page = await open({ path: together });
  const curtain = page.locator('.curtain');
  await curtain.locator('button').click();
  const now = await asked(page);
  expect(now.phase).toBe('bid');
  const visitor = await sitDown(page);
  const [card] = now.next;
  if (card === undefined) throw new Error('no card to bid');
  await visitor.tap(card as `card:${string}`);
  await expect.poll(() => curtain.count()).toBe(1);
  const seen = await page.evaluate(() => {
    const screen = window.__GAME_TEST__?.table?.screen();
    const view = screen?.view as
      | { readonly seat: number | null; readonly tanks: readonly { readonly bid: number | null }[] }
      | undefined;
    return { seat: view?.seat, bids: view?.tanks.map(({ bid }) => bid) };
  });
  expect(seen.seat).toBeNull();
  expect(seen.bids).toHaveLength(2);
  expect(seen.bids?.every((bid) => bid === null)).toBe(true);
});

test('forces are chosen tank by tank, made equal by a press, and are the ones that stand on the table', async ({
  open,
}) => {
  const page = await open({ path: at('/setup/tankDuel') });
  const sheet = page.locator('dialog.setup .briefing');
  await sheet.waitFor();
  await expect.poll(() => page.locator('dialog.setup .seat.alone').count()).toBe(1);
  await sheet.locator('.row .segment').last().click();
  await sheet.getByRole('button', { name: '+ tank' }).first().click();
  await sheet.locator('select').first().selectOption('panther');
  await page.locator('dialog.setup .dialog-foot .button-primary').click();
  await expect.poll(() => page.locator('dialog.setup [role=alert]').first().textContent()).not.toBe('');
  await sheet.locator('.duel-sum').last().getByRole('button').last().click();
  const chosen = await sheet
    .locator('.duel-choice > select')
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLSelectElement ? each.value : '')));
  await expect.poll(() => sheet.locator('.duel-unequal').count()).toBe(0);
  await page.locator('dialog.setup .dialog-foot .button-primary').click();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const view: unknown = window.__GAME_TEST__?.table?.screen().view;
        const tanks: unknown = typeof view === 'object' && view !== null ? Reflect.get(view, 'tanks') : [];
        return Array.isArray(tanks) ? tanks.map((tank: { vehicle: string }) => tank.vehicle) : [];
      }),
    )
    .toEqual(chosen);
});
