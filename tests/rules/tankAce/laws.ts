import { readFileSync } from 'node:fs';
import words from '../../../src/i18n/tankAce/en/game';
import { isEnemyId } from '../../../src/rules/tankAce/data/enemies';
import type { Event, State } from '../../../src/rules/tankAce/types';

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
    if (event.type === 'hatchesShut' && event.posts.length === 0) fail('nobody closes up');
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

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** What is told of a board is true afterwards, and was not so before. */
export function checkTrue(before: State, after: State, events: readonly Event[]): void {
  const fail = (what: string) => {
    throw new Error(`told, but not so: ${what}`);
  };
  after.fights.forEach((fight, seat) => {
    const was = before.fights[seat]?.tank;
    if (fight === null) return;
    const { tank, range, smoke } = fight;
    const told = <T extends Event['type']>(type: T) =>
      events.filter((event): event is Told<T> => event.type === type && 'seat' in event && event.seat === seat);
    const turned = [
      { part: 'hull', told: told('hullTurned'), was: was?.hull, is: tank.hull },
      { part: 'turret', told: told('turretTurned'), was: was?.turret, is: tank.turret },
    ];
    for (const { part, told: turns, was: from, is } of turned) {
      if (turns.length > 0 && (turns[0]?.facing === from || turns.at(-1)?.facing !== is)) fail(part);
    }
    if (told('tankImmobilised').length > (was?.immobile === false ? 1 : 0)) fail('immobilised again');
    const ranged = told('rangeSet').at(-1);
    if (ranged !== undefined && ranged.range !== range) fail('range');
    if (told('rangeSet').some((each) => !each.rule.startsWith('ATA-6.2') && each.range === before.fights[seat]?.range))
      fail('range as before');
    const hidden = told('hullDownSet');
    if (hidden.length > 0 && (hidden[0]?.on === was?.hullDown || hidden.at(-1)?.on !== tank.hullDown))
      fail('hull down');
    for (const [at, { area, level }] of told('smokeSet').entries()) {
      const last = told('smokeSet').findLastIndex((each) => each.area === area) === at;
      if (last && level !== (area === 'own' ? tank.smoke : smoke[area])) fail(`smoke in ${area}`);
    }
    const rounds = events.filter(
      (event) => (event.type === 'loaded' || event.type === 'chambered') && event.seat === seat,
    );
    const round = rounds.at(-1);
    if (round !== undefined && 'round' in round && round.round !== tank.loaded) fail('loaded');
  });
  checkUnits(before, after, events);
  checkMen(after, events);
}

const unitFlags = {
  unitButtoned: 'buttoned',
  unitImmobilised: 'immobile',
  unitReduced: 'reduced',
  unitShocked: 'shock',
  unitDispersed: 'dispersed',
} as const;

function checkUnits(before: State, after: State, events: readonly Event[]): void {
  const unitIn = (state: State, id: string) =>
    state.fights.flatMap((fight) => fight?.units ?? []).find((unit) => unit.id === id);
  const sameRound = !events.some(({ type }) => type === 'roundOpened');
  const gone = new Set<string>();
  for (const event of events) {
    if (!('unit' in event) || !('kind' in event)) continue;
    const { type, unit: id } = event;
    if (gone.has(id) && type !== 'callLost') throw new Error(`${type} of ${id}, which is gone`);
    if (type === 'unitLeft' || type === 'unitDestroyed') gone.add(id);
    const is = unitIn(after, id);
    const flag = Object.entries(unitFlags).find(([name]) => name === type)?.[1];
    if (flag !== undefined && sameRound && unitIn(before, id)?.[flag] === true) throw new Error(`${type} twice: ${id}`);
    if (type === 'unitMoved' && is !== undefined && is.area !== event.area) throw new Error(`${id} is not there`);
    if ((type === 'unitLeft' || type === 'unitDestroyed') && is !== undefined) throw new Error(`${id} is still there`);
  }
  const twice = events.flatMap((event) =>
    event.type in unitFlags && 'unit' in event ? [`${event.type} ${event.unit}`] : [],
  );
  if (sameRound && new Set(twice).size !== twice.length) throw new Error(`told twice: ${twice.join(', ')}`);
}

/** A wound is written down: on the man, in the tally, as a gap in the crew, and by a hatch that closes. */
function checkMen(after: State, events: readonly Event[]): void {
  const replaced = events.flatMap((event) => (event.type === 'crewReplaced' ? [event.post] : []));
  for (const event of events) {
    if (event.type === 'careerEnded' && after.careers[event.seat]?.fate !== event.fate)
      throw new Error('still serving');
    if (event.type !== 'crewHurt' || event.rule === 'ATA-CH.F1') continue;
    const { seat, post, wound } = event;
    const fight = after.fights[seat];
    if (fight === null || fight === undefined) continue;
    const { gaps, open } = fight.tank;
    const fail = (what: string) => {
      throw new Error(`${post} ${wound}: ${what}`);
    };
    if (fight.tally.hurt.filter((each) => each === post).length !== 1) fail('not in the tally');
    if (!replaced.includes(post) && after.careers[seat]?.crew[post].hurt === null) fail('unhurt');
    if (wound === 'LW') continue;
    if (gaps.filter((gap) => gap.post === post).length !== 1) fail('no gap');
    if (post === 'commander' && open.includes('commander')) fail('his hatch is open');
  }
  const out = events.flatMap((event) => (event.type === 'crewOut' ? [`${event.seat} ${event.post}`] : []));
  if (new Set(out).size !== out.length) throw new Error('out twice');
}
