import { expect } from 'vitest';
import { tankDuel } from '../../../src/rules/tankDuel';
import type { Command, Event, Phase, State, TankId } from '../../../src/rules/tankDuel/types';
import { citableIds } from '../../support/rulebooks';
import { checkSane } from './sane';
import { cardsOf, checkSight, same } from './sight';
import { checkThought } from './thoughts';
import { follow, followCommand, toldOf } from './told';

const ids = citableIds('tankDuel');

/** Every kind of event there is; what is told to some only says to whom, and what shows hidden cards says so. */
const kinds: { readonly [type in Event['type']]: 'open' | 'reveals' | 'own' } = {
  roundOpened: 'open',
  drew: 'open',
  drewCards: 'own',
  laidOff: 'open',
  laidOffCards: 'own',
  shuffleCame: 'reveals',
  gameEndCame: 'reveals',
  shuffled: 'open',
  reused: 'open',
  damageShuffled: 'open',
  bidPlaced: 'open',
  bidRevealed: 'reveals',
  noBid: 'open',
  pulled: 'reveals',
  damagePulled: 'reveals',
  paid: 'reveals',
  rowPaid: 'open',
  phaseOpened: 'open',
  weather: 'open',
  scored: 'open',
  teamScored: 'open',
  smokeStays: 'open',
  smokeGone: 'open',
  fireOut: 'open',
  burnsOn: 'open',
  rallied: 'open',
  hatches: 'open',
  declared: 'open',
  setBegan: 'open',
  cardLapsed: 'open',
  moved: 'open',
  stopped: 'open',
  shookOff: 'open',
  stillFlanked: 'open',
  flanked: 'open',
  unflanked: 'open',
  terrainPlaced: 'open',
  bogged: 'open',
  freed: 'open',
  concealed: 'open',
  notConcealed: 'open',
  hullDown: 'open',
  notHullDown: 'open',
  smokeLaid: 'open',
  spotted: 'open',
  notSpotted: 'open',
  declined: 'open',
  acquired: 'open',
  acquisitionLost: 'open',
  stole: 'open',
  stoleCard: 'own',
  loaded: 'open',
  unloaded: 'open',
  transferred: 'open',
  passed: 'open',
  repaired: 'open',
  commanded: 'open',
  tookHill: 'open',
  tookRoad: 'open',
  tacticsPlayed: 'reveals',
  letStand: 'open',
  cancelled: 'open',
  aimed: 'open',
  gunAimed: 'open',
  infantryAimed: 'open',
  infantryAdvanced: 'open',
  infantryHit: 'open',
  hit: 'open',
  missed: 'open',
  located: 'open',
  savedByGround: 'open',
  pierced: 'open',
  bounced: 'open',
  damaged: 'open',
  wounded: 'open',
  killed: 'open',
  escaped: 'open',
  special: 'open',
  trackDamaged: 'open',
  immobilized: 'open',
  caughtFire: 'open',
  exploded: 'open',
  outOfControl: 'open',
  bailedOut: 'open',
  broke: 'open',
  held: 'open',
  eliminated: 'open',
  left: 'open',
  reinforced: 'open',
  discarded: 'open',
  lostCards: 'reveals',
  robotRevealed: 'reveals',
  robotPeril: 'open',
  robotBid: 'open',
  robotStep: 'open',
  seatLeft: 'open',
  gameEnded: 'open',
};

/** Where the rules may stand when somebody has to decide, or when all is over. */
const asking: readonly Phase[] = [
  'excess',
  'bid',
  'fireCheck',
  'moraleCheck',
  'hatches',
  'action',
  'attempt',
  'keepAcquired',
  'move',
];
const more: readonly Phase[] = [
  'shake',
  'flank',
  'leadership',
  'target',
  'location',
  'ammunition',
  'acquire',
  'weapon',
  'reply',
  'offer',
];
const stands: readonly Phase[] = [...asking, ...more, 'discard', 'over'];

const reasons = [
  'weather',
  'smoke',
  'fire',
  'explosion',
  'escapeFire',
  'escapeExplosion',
  'spot',
  'hullDown',
  'conceal',
];
const moreReasons = ['bog', 'shake', 'hit', 'location', 'pierce', 'mines', 'handToHand', 'searchFire'];
const unsure = ['location'];

/** What each command shows order icons for. */
const prices: { readonly [type: string]: readonly string[] } = {
  extinguish: ['extinguish'],
  rally: ['rally'],
  boost: ['boostMove', 'boostFire'],
  attempt: ['spot'],
  quickLoad: ['load'],
  fireGun: ['gun'],
};
const rowPrices = ['extinguish', 'rally', 'spot', 'gun'];
const played = ['move', 'fire', 'flank', 'leadership', 'smoke', 'terrain'];

/** What is paid is paid for what was asked, and a set shows the cards it is made of. */
function checkPrice(event: Event, command: Command | null, seat: (tank: TankId) => number | null): void {
  if (event.type === 'paid') expect(prices[command?.type ?? '']).toContain(event.price);
  if (event.type === 'paid' && command?.type === 'boost')
    expect(event.price).toBe(command.level === 'move' ? 'boostMove' : 'boostFire');
  if (event.type === 'rowPaid') expect(rowPrices).toContain(event.price);
  if (event.type === 'cancelled') expect(['spot', 'flank', 'terrain', 'infantry']).toContain(event.what);
  if (event.type !== 'setBegan' && event.type !== 'commanded') return;
  if (seat(event.tank) !== null) expect(event.reveals).toBe(true);
  if (event.type !== 'setBegan') return;
  expect(played).toContain(event.as);
  expect(event.cards.length).toBeGreaterThan(0);
}

const sorted = (command: Command) =>
  JSON.stringify(
    Object.entries(command)
      .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );

/** Whatever may be given is among what is tried, can be pointed at, and is read again from text as it was. */
export function checkGiven(state: State, command: Command): void {
  const read: unknown = JSON.parse(JSON.stringify(command));
  expect(tankDuel.parse(read)).toEqual(command);
  const pointed = tankDuel.commandAt(state, command.seat, tankDuel.path(command));
  expect(pointed === null ? null : sorted(pointed)).toBe(sorted(command));
  const tried = tankDuel.candidates(state, command.seat).filter(({ type }) => type === command.type);
  expect(tried.map(sorted)).toContain(sorted(command));
}

/** What a ref names, whichever half of a card is meant. */
const named = (ref: string) => ref.replace(/^face:(\d+)\..*$/, 'card:$1');

/**
 * A refusal names a rule of the index and proves it by what was pointed at; the list of questions tells the same story;
 * and what it offers instead may be done by the same player.
 */
export function checkRefused(state: State, command: Command): string | null {
  const refusal = tankDuel.refuse(state, command);
  const asked = tankDuel.check?.(state, command) ?? [];
  for (const { rule } of asked) checkRule(rule);
  const failed = asked.filter(({ state: answer }) => answer === 'fails');
  expect(tankDuel.allows?.(state, command)).toBe(refusal === null);
  expect(failed[0]?.rule ?? null).toBe(refusal?.rule ?? null);
  if (refusal === null) return null;
  const pointed = tankDuel.path(command).map(named);
  for (const { id, evidence, numbers } of failed) {
    for (const ref of evidence) expect(pointed).toContain(named(ref));
    if (id === 'held' || id === 'price' || id === 'lean') expect(evidence.length).toBe(cardsIn(command).length);
    if (id === 'price') expect(numbers.paid).toBeLessThan(Number(numbers.price));
  }
  same(refusal.evidence ?? [], failed[0]?.evidence ?? []);
  const { instead } = refusal;
  if (instead === undefined) return refusal.rule;
  expect(instead.seat).toBe(command.seat);
  const read = tankDuel.parse(instead);
  same(read, instead);
  expect(read === null ? null : tankDuel.refuse(state, read)).toBeNull();
  return refusal.rule;
}

const cardsIn = (command: Command): readonly unknown[] =>
  'card' in command ? [command.card] : 'cards' in command ? command.cards : [];

/** A refusal, or a line of a sum, names a rule of the index. */
function checkRule(rule: string): void {
  expect(ids.has(rule), rule).toBe(true);
}

/** An event is one of ours, says whom it is for, and holds nothing that is not so. */
function checkEvent(event: Event): void {
  const kind = kinds[event.type];
  expect(kind, `an event of type ${JSON.stringify(event)}`).toBeDefined();
  expect(Object.values(event), event.type).not.toContain(undefined);
  if (kind === 'reveals') expect(event, event.type).toMatchObject({ reveals: true });
  if (event.type === 'drewCards' || event.type === 'laidOffCards') expect(event.only).toEqual([event.seat]);
  if (event.type === 'stoleCard') expect(event.only).toEqual([event.seat, event.from]);
  if (event.type === 'drewCards' || event.type === 'stoleCard') expect(event.reveals).toBe(true);
  if (event.type === 'discarded') expect(event.count).toBeGreaterThan(0);
  if ('terms' in event) for (const term of event.terms) if ('rule' in term) checkRule(term.rule);
  if (event.type !== 'pulled') return;
  expect([...reasons, ...moreReasons]).toContain(event.why);
  expect(event.success === null, event.why).toBe(unsure.includes(event.why));
  expect(event.ways).toBeLessThanOrEqual(event.of);
}

/** Two events that tell the same to everybody and to one seat agree. */
function checkPairs(events: readonly Event[]): void {
  const counts = (type: 'drew' | 'laidOff') => events.flatMap((event) => (event.type === type ? [event.count] : []));
  const cards = (type: 'drewCards' | 'laidOffCards') =>
    events.flatMap((event) => (event.type === type ? [event.cards.length] : []));
  expect(cards('drewCards')).toEqual(counts('drew'));
  expect(cards('laidOffCards')).toEqual(counts('laidOff'));
  const stolen = (type: 'stole' | 'stoleCard') => events.filter((event) => event.type === type).length;
  expect(stolen('stoleCard')).toBe(stolen('stole'));
}

/**
 * Watches one change of a state: no card is lost or made, and everything that changes on the boards has been told, so
 * that somebody who follows the events alone stands where the rules stand.
 */
export function watch(state: State, command: Command | null): (events: readonly Event[], after?: State) => void {
  const told = toldOf(state);
  const cards = cardsOf(state);
  const current = told.tanks.find(({ id }) => id === state.current) ?? null;
  const of = (id: TankId) => {
    const board = told.tanks.find((each) => each.id === id);
    if (board === undefined) throw new Error(`an event tells of ${id}`);
    return board;
  };
  return (events, after = state) => {
    if (command !== null) followCommand(told, command, current);
    checkPairs(events);
    for (const [at, event] of events.entries()) {
      checkEvent(event);
      if (event.type === 'robotStep') checkThought(event, of(event.tank), events.slice(at + 1));
      checkPrice(event, command, (id) => of(id).seat);
      if (event.type === 'moved') expect(event.from).toBe(of(event.tank).range);
      if (event.type === 'spotted' || event.type === 'aimed')
        expect(event.distance).toBe(Math.abs(of(event.tank).range + of(event.enemy).range));
      follow(told, event, of);
    }
    const now = toldOf(after);
    for (const id of told.freed) {
      const board = now.tanks.find((each) => each.id === id);
      if (board !== undefined && board.bog === null) of(id).bog = null;
    }
    told.freed.length = 0;
    same(now, told);
    same(cardsOf(after), cards);
    checkSane(after);
    checkSight(after);
    expect(after.exit === null || after.phase === 'over', `${after.phase} goes on to ${after.exit}`).toBe(true);
    expect(stands).toContain(after.phase);
    expect(after.active.every((seat) => Number.isInteger(seat) && seat < after.sides.length)).toBe(true);
    same(JSON.parse(JSON.stringify(after)), after);
    expect(tankDuel.result(after) === null).toBe(!after.ended);
  };
}
