import type { Score } from './levelMatch';
import { wilson } from './wilson';

/** The section of docs/BALANCE.md that these lines stand in. */
export const LEVELS = 'Bot levels';

const HEAD = `Two games at a time have the same set-up, the same luck and the same opening, and the levels change seats between them.
A draw counts as not won; the interval is Wilson's at 95 %. A row stands until its command is run again: what has changed
in rules, bots or handicaps since may turn single games of it.

| game | match | won | lost | drawn | games | rate | 95 % | command |
|---|---|---:|---:|---:|---:|---:|---:|---|`;

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** The lines of all matches told so far, with the one of this match in its place or at the end. */
export function levelTable(page: string, game: string, match: string, score: Score, command: string): string {
  const { games, won, lost, drawn } = score;
  const { low, high } = wilson(won, games);
  const rate = [percent(won / Math.max(1, games)), `${percent(low)} to ${percent(high)}`];
  const start = `| ${game} | ${match} |`;
  const line = `${start} ${[won, lost, drawn, games, ...rate, `\`${command}\``].join(' | ')} |`;
  const told = page.split('\n').filter((other) => / against (easy|normal) \|/.test(other));
  const place = told.findIndex((other) => other.startsWith(start));
  const lines = place < 0 ? [...told, line] : told.with(place, line);
  return [HEAD, ...lines].join('\n');
}
