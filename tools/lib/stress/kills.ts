import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Dice, openDice, seedDice } from '../../../src/rules/core/dice';
import { SETTINGS_KEY } from '../../../src/scenes/frame/settingsStore';
import { findBrowser } from '../../browser';
import { dist, ensureBuilt } from '../build';
import { serveFolder } from '../staticServer';
import { oneOf } from './damage';
import { type Aim, aims, freezeAt, type Seen, watchStore } from './killPoints';
import { type RealBrowser, startBrowser } from './realBrowser';
import { type DoorReport, openReport, type Report } from './report';
import { newTables, PATIENCE } from './visit';

/** Every so many kills it is the whole browser that dies, not the page alone. */
const WHOLE = 25;
/** After so many kills another game is begun. */
const TURNS = 12;

/** A game being played in a browser that dies again and again. */
interface Victim {
  readonly report: Report;
  readonly browser: RealBrowser;
  readonly page: string;
  hash: string;
  /** The same game at its beginning, for when it is over. */
  start: string;
  /** How many commands of it the store is known to have; null: perhaps it has not heard of it yet. */
  stored: number | null;
  notes: Seen[];
  /** The page that was opened to see what had been kept: it is the next to die. */
  seated: Page | null;
}

/**
 * A real Chromium, killed at every point of a command of a person and of a bot, and opened again: what had been seen to
 * happen must be there.
 */
export async function tryKills(count: number, seed: string): Promise<DoorReport> {
  ensureBuilt();
  const report = openReport('kills');
  const folder = mkdtempSync(join(tmpdir(), 'hull-down-kills-'));
  const [served, found, tables] = await Promise.all([serveFolder(dist, 0), findBrowser(), newTables('bot')]);
  const browser = await startBrowser(found.path, folder);
  const victim: Victim = {
    report,
    browser,
    page: `${served.url}?test=1&renderer=canvas`,
    hash: '',
    start: '',
    stored: null,
    notes: [],
    seated: null,
  };
  try {
    for (let number = 0; number < count; number++) {
      const dice = openDice(seedDice(`${seed} kill ${number}`));
      const [id, link] = tables[Math.floor(number / TURNS) % tables.length] ?? ['', ''];
      if (number % TURNS === 0) {
        victim.start = link;
        beginAgain(victim);
      }
      const aim = aims[number % aims.length] ?? oneOf(dice, aims);
      report.tried();
      await killOnce(victim, aim, number % WHOLE === WHOLE - 1, dice, `kill ${number} (${id}) of seed ${seed}`);
    }
  } finally {
    await browser.end();
    await served.close();
    // Children of the browser write for a moment after it has died.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
  return report.report();
}

/** The game from its beginning, as the next to be killed. */
function beginAgain(victim: Victim): void {
  Object.assign(victim, { hash: victim.start, stored: null, seated: null });
}

async function killOnce(victim: Victim, aim: Aim, whole: boolean, dice: Dice, what: string): Promise<void> {
  const { report, browser } = victim;
  const named = `${aim.who} ${aim.point}`;
  const seated = victim.seated;
  victim.notes = [];
  victim.seated = null;
  try {
    const page = seated ?? (await sitDown(victim));
    if (page === 'over') {
      report.answered('game over');
      return beginAgain(victim);
    }
    const lot = dice.roll(1_000_000, 'command');
    // The page stands still from there on and never answers.
    const frozen = page.evaluate(freezeAt, { ...aim, lot }).then(() => null);
    const seen = await Promise.race([note(victim), frozen]);
    frozen.catch(() => undefined);
    await (whole ? browser.killAll() : browser.killPages());
    if (seen === null) return report.answered(`${named}: not reached`);
    victim.stored = seen.stored ?? victim.stored;
    report.answered(whole ? `${named}, whole browser` : named);
    const again = await sitDown(victim);
    if (again === 'over') return beginAgain(victim);
    const kept = await again.evaluate(() => window.__GAME_TEST__?.table?.screen().live.steps.length ?? -1);
    const due = Math.max(seen.begun, victim.stored ?? 0);
    if (kept < due)
      report.fault('lost', `${what}, ${named}: ${seen.begun} seen, ${victim.stored} stored, ${kept} kept`);
    victim.stored = kept;
    victim.seated = again;
  } catch (error) {
    const known = victim.stored === null ? 'never stored' : `${victim.stored} stored`;
    report.fault('crashes', `${what}, ${named}, ${known}, ${victim.hash}: ${String(error).split('\n')[0]}`);
    await browser.killAll();
    // What has gone once is gone for the next kill too, and would be counted again.
    beginAgain(victim);
  }
}

/** Opens the game where it was left; throws where it cannot be. */
async function sitDown(victim: Victim) {
  const page = await victim.browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.exposeFunction('stressNote', (seen: Seen) => void victim.notes.push(seen));
  // The compiler of the tools names functions by a helper of its own, which a page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (made) => made' });
  await page.addInitScript(watchStore);
  // Who serves the files has no part in what is kept, and would have to be started again with every page.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  // What is shown is shown, but nobody waits for it longer than need be.
  await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ speed: 4 })), SETTINGS_KEY);
  await page.goto(`${victim.page}${victim.hash}`);
  await page.waitForFunction(
    () => window.__GAME_TEST__?.table !== undefined || document.querySelector('dialog.crash, .cabinet') !== null,
  );
  const hash = await page.evaluate(() => (window.__GAME_TEST__?.table === undefined ? null : location.hash));
  if (hash === null)
    throw new Error(`not at the table: ${await page.evaluate(() => window.__GAME_TEST__?.log.join(' | '))}`);
  victim.hash = hash;
  await page.waitForFunction(() => /choosing|over/.test(window.__GAME_TEST__?.table?.screen().table.name ?? ''));
  const over = await page.evaluate(() => window.__GAME_TEST__?.table?.screen().table.name === 'over');
  return over ? ('over' as const) : page;
}

/** What was on the board when the page froze; null where it did not come to that. */
async function note(victim: Victim): Promise<Seen | null> {
  for (let waited = 0; waited < PATIENCE / 2; waited += 50) {
    if (victim.notes[0] !== undefined) return victim.notes[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}
