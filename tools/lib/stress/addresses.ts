import { playableIds } from '../../../src/games/play';
import { type Dice, openDice, seedDice } from '../../../src/rules/core/dice';
import { parseAddress, printAddress } from '../../../src/scenes/frame/router';
import { damagedText, oneOf } from './damage';
import { type DoorReport, openReport, tryOne } from './report';
import { go, newTables, openSite, PATIENCE, ready } from './visit';

/** Of so many addresses one is opened in a browser; all are read. */
const OPENED = 20;

const good: readonly string[] = [
  '#/',
  '#/games',
  '#/settings',
  '#/import',
  '#/table/tankChess-abc/12',
  '#rule=TC-ARMOR2',
  '#/lab/hex/A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE?show=arc,sight,num&step=2&paint=woods-D5&road=A1-A2',
  '#/lab/square/16/MT-F8-E,HM-M5-N/HT-J8-N,LT-H10-SW,MT-M10-S?wall=H6&show=lines,rose',
  '#/lab/gun/duel/pz4/t34-85?range=800&on=fire5,acq10,woods',
  '#/lab/lessons/hexside',
  '#/analysis/tankChess/~8-cs6cs-8-8-8-8-8-8-7Cn-w',
  '#/workshop/tankChess/~8-cs6cs-8-8-8-8-8-8-7Cn-w',
  ...playableIds.flatMap((id) => [
    `#/setup/${id}`,
    `#/learn/${id}/1`,
    `#/puzzles/${id}/2`,
    `#/workshop/${id}`,
    `#/campaign/${id}`,
  ]),
];

/** Addresses: read, and a part of them opened: each ends at a place that answers, at most with a sentence. */
export async function tryAddresses(count: number, seed: string): Promise<DoorReport> {
  const report = openReport('addresses');
  const links = (await newTables('people')).map(([, link]) => link);
  const site = await openSite();
  try {
    const page = await (await site.context()).newPage();
    page.on('pageerror', (error) => report.fault('crashes', `${page.url().slice(0, 200)}: ${error.message}`));
    await page.goto(site.address);
    await ready(page);
    for (let index = 0; index < count; index++) {
      const dice = openDice(seedDice(`${seed} address ${index}`));
      const hash = hostileAddress([...good, ...links], dice);
      const what = `address ${index} of seed ${seed}`;
      await tryOne(report, what, () => {
        const address = parseAddress(hash);
        if (address === null) return 'no address';
        // What is printed is read back as the same place.
        const again = printAddress(address);
        if (printAddress(parseAddress(again) ?? { screen: 'cabinet' }) !== again)
          throw new Error(`${hash} and ${again}`);
        return address.screen;
      });
      if (index % OPENED !== 0) continue;
      report.more.opened = Number(report.more.opened ?? 0) + 1;
      await go(page, hash);
      const answers = await page
        .waitForFunction(() => window.__GAME_TEST__?.ready === true, undefined, { timeout: PATIENCE })
        .then(() => page.evaluate(() => new Promise<boolean>((done) => setTimeout(() => done(true), 150))))
        .catch(() => false);
      if (!answers) report.fault('hangs', `${what}: ${hash.slice(0, 200)}`);
      else if ((await page.locator('dialog.crash').count()) > 0) {
        report.fault('crashes', `${what}: ${hash.slice(0, 200)}`);
        await page.goto('about:blank');
        await page.goto(site.address);
        await ready(page);
      }
    }
  } finally {
    await site.close();
  }
  return report.report();
}

function hostileAddress(good: readonly string[], dice: Dice): string {
  const [one, other] = [oneOf(dice, good), oneOf(dice, good)];
  if (dice.roll(4, 'join') > 1) return `#${damagedText(one.slice(1), dice).replaceAll('\uD800', '')}`;
  // The beginning of one place and the end of another.
  return one.slice(0, dice.roll(one.length, 'cut')) + other.slice(dice.roll(other.length, 'rest'));
}
