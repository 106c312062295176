import { type HitCounts, hitsTogether } from './hitClasses';
import { wilson } from './wilson';

/** A set-up played out by equals. */
export interface BalanceRow {
  readonly name: string;
  /** What the seats are called in this set-up. */
  readonly sides: readonly [string, string];
  readonly games: number;
  /** Wins of the first and of the second seat. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly meanCommands: number;
  /** What became of the shots, in a game that tells hits apart. */
  readonly hits?: HitCounts;
}

export type Counts = Omit<BalanceRow, 'name' | 'sides'>;

export const nothingPlayed: Counts = { games: 0, wins: [0, 0], draws: 0, meanCommands: 0 };

/** Two parts of one run taken together. */
export function together(one: Counts, other: Counts): Counts {
  const games = one.games + other.games;
  const commands = one.meanCommands * one.games + other.meanCommands * other.games;
  const hits = one.hits && other.hits ? hitsTogether(one.hits, other.hits) : (one.hits ?? other.hits);
  return {
    ...(hits === undefined ? {} : { hits }),
    games,
    wins: [one.wins[0] + other.wins[0], one.wins[1] + other.wins[1]],
    draws: one.draws + other.draws,
    meanCommands: games === 0 ? 0 : commands / games,
  };
}

export const percent = (share: number) => `${Math.round(100 * share)} %`;

/** The side that the chance alone does not explain; null while even play is still in the interval of either side. */
export function favoured({ games, wins }: BalanceRow): 0 | 1 | null {
  if (wilson(wins[0], games).low > 0.5) return 0;
  return wilson(wins[1], games).low > 0.5 ? 1 : null;
}

/** Where the sides are not called the same in every row, the columns only tell them apart by their seats. */
export function balanceTable(rows: readonly BalanceRow[]): string {
  const [one] = rows;
  const same = one !== undefined && rows.every(({ sides }) => sides.join() === one.sides.join());
  const [first, second] = same ? one.sides : ['first', 'second'];
  const head = [
    'set-up',
    'games',
    `${first} wins`,
    `${second} wins`,
    'draws',
    `${first} rate`,
    '95 %',
    'favours',
    'length',
  ];
  const lines = rows.map((row) => {
    const { low, high } = wilson(row.wins[0], row.games);
    const side = favoured(row);
    return [
      row.name,
      row.games,
      ...row.wins,
      row.draws,
      percent(row.wins[0] / Math.max(1, row.games)),
      `${percent(low)} to ${percent(high)}`,
      side === null ? '–' : row.sides[side],
      Math.round(row.meanCommands),
    ];
  });
  const rule = head.map((_, index) => (index === 0 || index === 7 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The page with one section (`## title`) replaced, or added at its end; the others stay as they are. */
export function withSection(page: string, title: string, body: string): string {
  const [intro = '', ...sections] = page.trimEnd().split(/\n(?=## )/);
  const fresh = `## ${title}\n\n${body.trim()}\n`;
  const place = sections.findIndex((section) => section.split('\n')[0] === `## ${title}`);
  const kept = place < 0 ? [...sections, fresh] : sections.with(place, fresh);
  return `${[intro, ...kept].map((part) => part.trimEnd()).join('\n\n')}\n`;
}
