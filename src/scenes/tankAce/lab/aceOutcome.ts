import type { AceLabText } from '../../../i18n/tankAce/lab';
import { enemies } from '../../../rules/tankAce/data/enemies';
import type { Fraction } from '../../../rules/tankAce/fraction';
import type { AceReading, DiceTable } from '../../../rules/tankAce/lab/reading';
import type { BenchKit } from '../../lab/benchKit';
import type { GunFill, GunOutcome } from '../../lab/gun/gunSheet';

type Kit = BenchKit<AceLabText>;

export const shareOf = ({ n, d }: Fraction): number => Number(n) / Number(d);
export const percentOf = (chance: Fraction): number => Math.round(shareOf(chance) * 100);

const fills: { readonly [result: string]: GunFill } = {
  DE: 'lost',
  '2': 'lost',
  hit: 'lost',
  use: 'lost',
  'B+hit': 'lost',
  IMM: 'harmed',
  'IMM**': 'harmed',
  '1+S': 'harmed',
  '1': 'harmed',
  S: 'struck',
  B: 'struck',
  smoke: 'struck',
  '-': 'bounced',
  ST: 'bounced',
};
const fillOf = (result: string): GunFill => fills[result] ?? 'missed';

/** A result as the chart has it; where a roll hits or misses, signs are enough. */
const signs: { readonly [result: string]: string } = { hit: '✓', miss: '✕', use: '✓', 'IMM**': 'IMM', '-': '–' };
const signOf = (result: string) => signs[result] ?? result;

export function countOf(kit: Kit, { n, d }: Fraction): string {
  return kit.say(kit.words().of, { n: `${n}`, d: `${d}` });
}

export function resultWords(kit: Kit, result: string): string {
  return Object.entries(kit.words().results).find(([id]) => id === result)?.[1] ?? result;
}

/** The dice of the shot, throw by throw, and what comes of them. */
export function outcomeOf(kit: Kit, reading: AceReading): GunOutcome {
  const words = kit.words();
  const { hit, harmed, lost, outcomes, tables, bench, refused } = reading;
  const men = bench.fires === 'tank' && ['INF', 'AT'].includes(enemies[bench.unit].class);
  const allowed = refused.length === 0;
  const chip = (chance: Fraction | null, name: string, note: string, sign: string, hot = false) => ({
    value: chance === null || !allowed ? '–' : `${percentOf(chance)}%`,
    name,
    note: chance === null || !allowed ? '' : kit.say(note, { count: countOf(kit, chance) }),
    sign,
    hot,
  });
  return {
    title: words.dice,
    note: words.counted,
    chips: [
      {
        ...chip(hit, words.hit, '', ''),
        note: hit === null || !allowed ? '' : kit.say(words.hitNote, { count: Math.round(shareOf(hit) * 36) }),
      },
      chip(harmed, men ? words.harmedMen : words.harmed, words.harmedNote, '→'),
      chip(lost, words.lost, words.lostNote, '→', true),
    ],
    grid: { columns: 6, cells: throwsOf(tables.find(({ cells }) => cells.length === 11)) },
    legend: allowed
      ? outcomes.map(({ result, chance }) => ({
          fill: result === 'miss' ? ('missed' as const) : fillOf(result),
          count: countOf(kit, chance),
          words: resultWords(kit, result),
        }))
      : [],
    table: tableOf(kit, tables),
    lines: [],
  };
}

/** Each of the thirty-six throws with its sum, as the first roll of two dice reads it. */
function throwsOf(table: DiceTable | undefined): GunOutcome['grid']['cells'] {
  return Array.from({ length: 36 }, (_, index) => {
    const sum = Math.floor(index / 6) + (index % 6) + 2;
    const result = table?.cells.find((cell) => cell.sum === sum)?.result;
    return { fill: result === undefined ? 'missed' : fillOf(result), text: String(sum) };
  });
}

function tableOf(kit: Kit, tables: readonly DiceTable[]): GunOutcome['table'] {
  const { rolls, places } = kit.words();
  if (tables.length === 0) return [];
  const named = (chart: string) => Object.entries(rolls).find(([id]) => id === chart)?.[1] ?? chart;
  const sums = Array.from({ length: 11 }, (_, index) => ({ fill: 'missed' as const, text: String(index + 2) }));
  return [
    { words: rolls.sums, cells: sums },
    ...tables.map(({ chart, part, cells }) => ({
      words: kit.say(named(chart), { part: part === null ? '' : places[part] }),
      cells: cells.map(({ sum, result }) => ({
        fill: fillOf(result),
        text: cells.length === 11 ? signOf(result) : `${sum} ${signOf(result)}`,
      })),
    })),
  ];
}
