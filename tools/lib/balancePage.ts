import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Json } from '../../src/rules/core/game';
import { asObject } from './args';
import { withSection } from './balanceTable';
import { inRoot } from './paths';

const PAGE = inRoot('docs', 'BALANCE.md');
const INTRO = `# Balance

Games among bots of equal level, sides as the set-up gives them; the same command plays the same games again. The rate is
that of the first side over all games, draws included, with Wilson's 95 % interval; "favours" names a side whose interval
lies above one half. The length is the mean number of commands. It tells how these bots fare, which is not always
how people would.`;

export const balancePage = (): string => (existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : INTRO);

/** Puts a section in its place on the page, which is begun where there is none. */
export function writeBalance(title: string, body: string): void {
  writeFileSync(PAGE, withSection(balancePage(), title, body));
}

/** What earlier runs of a long report have left behind, so that it may be broken off and taken up again. */
export interface Played {
  readonly before: { readonly [key: string]: Json };
  keep(now: object): void;
}

/** `fresh`: what was played before is forgotten. */
export function playedBefore(tool: string, name: readonly (string | number)[], fresh: boolean): Played {
  const folder = inRoot('.cache', tool);
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${encodeURIComponent(name.join('-'))}.json`;
  return {
    before: fresh || !existsSync(file) ? {} : asObject(file, readFileSync(file, 'utf8')),
    keep: (now) => writeFileSync(file, JSON.stringify(now)),
  };
}
