import { readFileSync } from 'node:fs';
import words from '../../../src/i18n/tankAce/en/game';
import { isEnemyId } from '../../../src/rules/tankAce/data/enemies';
import type { Event } from '../../../src/rules/tankAce/types';

const book = readFileSync(new URL('../../../src/rules/tankAce/rulebook/en.md', import.meta.url), 'utf8');
const ruleIds = new Set([...book.matchAll(/\*\*(ATA-[^*]+)\*\*/g)].map(([, id]) => id));
const sentences = new Map<string, string>(Object.entries(words.events));

/** Throws that are about a man or a unit, and those of them that are about one unit on the board. */
const aboutSomebody = ['F2', 'F1', 'B5', 'B5a', 'B6', 'B7', 'C2', 'hatch', 'wounds', 'promotion', 'side', 'pick'];
const aboutUnit = ['targeting', 'B1', 'B3', 'B3-location', 'B4', 'B4-use', 'phosphorus', 'abandons', 'pick'];

function lacks(event: Event): boolean {
  if (event.type !== 'rolled') return false;
  const { chart, who, unit } = event;
  return ([...aboutSomebody, ...aboutUnit].includes(chart) && who === '') || (aboutUnit.includes(chart) && unit === '');
}

/** Whatever is told has a sentence, everything that sentence speaks of, and rules that exist. */
export function checkTold(events: readonly Event[]): void {
  for (const event of events) {
    const told = event as unknown as { readonly [field: string]: unknown };
    const fail = (what: string) => {
      throw new Error(`${what}: ${JSON.stringify(event)}`);
    };
    const sentence = sentences.get(event.type);
    if (sentence === undefined) fail('an event without a sentence');
    for (const [, field = ''] of (sentence ?? '').matchAll(/\{(\w+)/g)) {
      if (told[field] === undefined || (told[field] === '' && event.type !== 'rolled'))
        fail(`no ${field} in what is told`);
    }
    if (lacks(event)) fail('a throw about nobody');
    if ('rule' in told && !ruleIds.has(String(told.rule))) fail('no such rule');
    if ('kind' in told && !isEnemyId(told.kind)) fail('no such unit');
    if ('seat' in told && typeof told.seat !== 'number') fail('no seat');
  }
}

/** A throw that had a better and a worse: its purpose, and whether the seat was told that it went well. */
export interface Judged {
  readonly why: string;
  readonly success: boolean;
}

const wishes: { readonly [chart: string]: readonly string[] } = {
  targeting: ['-'],
  hatch: ['-'],
  spalling: ['-'],
  phosphorus: ['DE'],
  abandons: ['DE'],
  digIn: ['-'],
  repair: ['repaired'],
  counterattack: ['-'],
  promotion: ['promoted'],
  wounds: ['-'],
  mines: ['-'],
  'B4-use': ['-'],
  B4: ['-'],
  B5: ['-'],
  B5a: ['hullDown'],
  'B6-fire': ['-'],
  B6: ['out'],
  B7: ['LW'],
  C2: ['2', '4', '6'],
  F1: ['discount', 'won'],
};

/** What the player hopes for when he fires himself, and when he is fired at. */
const shots: { readonly [chart: string]: (result: string, mine: boolean) => boolean } = {
  B1: (result, mine) => result === (mine ? 'hit' : 'miss'),
  B2: (result, mine) => (result === '-' || result === 'ST') !== mine,
  B3: (result, mine) => result === (mine ? 'DE' : '-'),
  W1: (result) => result !== '-',
};

function goesWell(chart: string, result: string, mine: boolean): boolean {
  return shots[chart]?.(result, mine) ?? wishes[chart]?.includes(result) ?? false;
}

const own: readonly string[] = ['fired', 'expertUsed', 'rollKept', 'bombarded'];
const theirs: readonly string[] = ['enemyFired', 'eventCame'];

/** The luck ledger calls good what is good for the player, in every throw. */
export function checkLuck(judged: readonly Judged[], events: readonly Event[]): void {
  let mine = true;
  const left = [...judged];
  for (const event of events) {
    if (own.includes(event.type)) mine = true;
    if (theirs.includes(event.type)) mine = false;
    if (event.type !== 'rolled' || left[0]?.why !== event.chart) continue;
    const success = left.shift()?.success;
    if (success !== goesWell(event.chart, event.result, mine))
      throw new Error(`${event.chart} ${event.result} is told as ${success ? 'good' : 'bad'} luck`);
  }
  if (left.length > 0) throw new Error(`thrown, but not told: ${left.map(({ why }) => why).join(', ')}`);
}
