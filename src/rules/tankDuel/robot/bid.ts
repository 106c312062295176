import { cardOf } from '../cards';
import { type PerilTerm, perilBounds, perilTerms, robotRules } from '../data/robots';
import { settleMarks } from '../flow';
import { coverOf } from '../ground';
import { reveal } from '../piles';
import { byId, flankersOf, isImmobilized, killedIn } from '../tanks';
import type { Card, Known, KnownTank, State, Tank, Writer } from '../types';
import { calmFace, hasHq, isSeen, threat } from './shots';

/** What makes up the Peril value of a robot tank: ours, from the list of the data. */
export function perilOf(state: Known, tank: KnownTank): { term: PerilTerm; value: number }[] {
  const face = calmFace(tank);
  const danger = threat(state, tank, face);
  const acquired = state.tanks.some((enemy) => enemy.inPlay && enemy.acquired?.tank === tank.id);
  const counts: { readonly [term in PerilTerm]: number } = {
    base: 0,
    onFire: Number(tank.fire !== null),
    broken: Number(tank.broken !== null),
    immobilized: Number(isImmobilized(tank)),
    trackDamage: Number(tank.trackDamage),
    flanked: Math.min(2, flankersOf(state, tank).length),
    acquired: Number(acquired),
    eHQ: Number(danger === 'hq'),
    eLQ: Number(danger === 'lq'),
    kia: killedIn(tank),
    unseen: Number(!isSeen(state, tank)),
    hullDown: Number(tank.hullDown),
    cover: Number(coverOf(tank.box) >= 20),
    elite: Number(tank.quality === 'elite'),
    green: Number(tank.quality === 'green'),
  };
  const terms = Object.keys(perilTerms) as PerilTerm[];
  return terms.map((term) => ({ term, value: counts[term] * perilTerms[term] })).filter(({ value }) => value !== 0);
}

export function perilValue(terms: readonly { readonly value: number }[]): number {
  const sum = terms.reduce((total, { value }) => total + value, 0);
  return Math.max(perilBounds.least, Math.min(perilBounds.most, sum));
}

/** After the players have bid, every robot tank reveals three cards, in ascending id. */
export function revealRobots(draft: State, scribe: Writer): void {
  for (const tank of draft.tanks.filter(({ inPlay, robot }) => inPlay && robot !== null).toSorted(byId)) {
    if (draft.ended) return;
    const live = draft.tanks.find(({ id }) => id === tank.id);
    if (live === undefined) continue;
    revealFor(draft, scribe, live);
    settleMarks(draft, scribe);
  }
}

/** The first card says whether the tank is in peril, one of the three is its bid, the others are its row. */
function revealFor(draft: State, scribe: Writer, tank: Tank): void {
  const { robot } = tank;
  if (robot === null || tank.bid !== null) return;
  const cards: Card[] = [];
  while (cards.length < robotRules.revealed) {
    const card = reveal(draft, scribe);
    if (card === null) break;
    cards.push(card);
  }
  robot.pulls = 0;
  robot.done = [];
  robot.hindered = [];
  scribe.emit({ type: 'robotRevealed', tank: tank.id, cards, reveals: true });
  const [first] = cards;
  if (first === undefined) return;
  const terms = perilOf(draft, tank);
  const value = perilValue(terms);
  const { target } = cardOf(draft, first);
  const peril = target <= value;
  robot.state = peril ? 'peril' : 'operational';
  const { personality } = robot;
  scribe.emit({ type: 'robotPeril', tank: tank.id, personality, terms, value, target, peril });
  const sorted = cards.toSorted((a, b) => a - b);
  robot.row = [];
  const hurries = peril || hasHq(draft, tank, calmFace(tank));
  const bid = (hurries ? sorted[0] : sorted[1]) ?? first;
  tank.bid = bid;
  robot.row = cards.filter((card) => card !== bid);
  scribe.emit({ type: 'robotBid', tank: tank.id, card: bid, place: hurries ? 'lowest' : 'middle' });
}
