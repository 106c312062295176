import { fillRack, issueOf } from './ammunition';
import { careerOf, classOf, decideNext, fightOf, groupOf, isDefence, matOf, missionOf, nearer } from './base';
import { hurt, isFought } from './crew';
import { bombard, leave } from './damage';
import { posts } from './data/crewCharts';
import { rollOn } from './roll';
import { areas, type Fight, limited, type Reach, type State, type Writer } from './types';

/** A battle that would never end is broken off. */
const LONGEST = 200;

/** Prepared artillery strikes before anything else: the bonus of an assault, and what was paid for. */
export function beginPrelude(draft: State, to: Writer): void {
  const { kind, counter } = missionOf(draft);
  for (const seat of groupOf(draft)) {
    const fight = fightOf(draft, seat);
    fight.strikes = counter ? 0 : (kind === 'assault' ? 1 : 0) + (fight.tally.bought ? 1 : 0);
  }
  seekStrikes(draft, to);
}

/** Whoever still has a fire mission and a target chooses; then the first round opens. */
export function seekStrikes(draft: State, to: Writer): void {
  draft.queue = groupOf(draft).filter((seat) => {
    const { strikes, outcome } = fightOf(draft, seat);
    return strikes > 0 && outcome === null;
  });
  decideNext(draft);
  if (draft.queue.length > 0) return;
  if (isFought(draft)) {
    draft.exit = 'battle';
    return;
  }
  openRound(draft, to);
  draft.exit = 'done';
}

function openRound(draft: State, to: Writer): void {
  const mission = missionOf(draft);
  mission.round += 1;
  to.emit({ type: 'roundOpened', round: mission.round });
  for (const seat of groupOf(draft)) {
    const { tank } = fightOf(draft, seat);
    tank.orders = null;
    tank.given = 0;
    tank.shots = 0;
    tank.turned = false;
    tank.refillOrdered = false;
    tank.stowed = 0;
    tank.rush = false;
    tank.busy = [];
    tank.flankTarget = null;
    tank.stoodIn = false;
    tank.supported = false;
  }
  draft.queue = [];
}

/** Smoke thins, calls come nearer, dispersed units rally. */
export function beginHousekeeping(draft: State, to: Writer): void {
  const { round, counter } = missionOf(draft);
  for (const seat of groupOf(draft)) {
    const fight = fightOf(draft, seat);
    if (round > 1 || counter) {
      for (const area of areas) {
        if (fight.smoke[area] === 0) continue;
        fight.smoke[area] -= 1;
        to.emit({ type: 'smokeSet', seat, area, level: fight.smoke[area] });
      }
      if (fight.tank.smoke > 0) {
        fight.tank.smoke -= 1;
        to.emit({ type: 'smokeSet', seat, area: 'own', level: fight.tank.smoke });
      }
    }
    // What the artillery before round one has dispersed stays so until round two.
    if (round > 1) for (const unit of fight.units) unit.dispersed = false;
    for (const call of fight.calls) call.delay -= 1;
  }
  draft.exit = 'done';
}

const nextDue = ({ calls }: Fight) => calls.find(({ delay }) => delay <= 0);

/** Fire that was called for arrives. */
export function beginCalls(draft: State, to: Writer): void {
  for (const seat of groupOf(draft)) {
    const fight = fightOf(draft, seat);
    if (fight.outcome !== null) continue;
    // One after the other: what was called on a unit that is gone by then is lost.
    for (let due = nextDue(fight); due !== undefined; due = nextDue(fight)) {
      fight.calls.splice(fight.calls.indexOf(due), 1);
      bombard(draft, to, due.by, due.unit, due.kind);
    }
  }
  draft.exit = isFought(draft) ? 'battle' : 'done';
}

const stepsToClose: { readonly [range in Reach]: number } = { long: 2, medium: 1, close: 0 };

function closeIn(draft: State, to: Writer, seat: number, fight: Fight): void {
  if (!isDefence(draft) || fight.range === 'close') return;
  if (draft.switches.closingLimit && fight.closed >= stepsToClose[fight.startRange]) return;
  fight.range = nearer(fight.range);
  fight.closed += 1;
  to.emit({ type: 'rangeSet', seat, range: fight.range, rule: 'ATA-7.1.4b' });
  for (const area of areas) {
    if (fight.smoke[area] === 0) continue;
    fight.smoke[area] = 0;
    to.emit({ type: 'smokeSet', seat, area, level: 0 });
  }
}

/** Trucks leave, the attacker closes in, the seriously wounded may die. */
export function beginRoundEnd(draft: State, to: Writer): void {
  const mission = missionOf(draft);
  for (const seat of groupOf(draft)) {
    const fight = fightOf(draft, seat);
    if (fight.refill) resupply(draft, to, seat, fight);
    if (fight.outcome !== null) continue;
    if (mission.round === 1) {
      const trucks = fight.units.filter((unit) => classOf(unit) === 'W');
      for (const truck of trucks) leave(draft, to, truck.id, 'ATA-6.3c');
    }
    if (fight.outcome !== null) continue;
    closeIn(draft, to, seat, fight);
    bleed(draft, to, seat);
    if (mission.round >= LONGEST && fight.outcome === null) {
      fight.outcome = 'withdrawn';
      to.emit({ type: 'withdrew', seat, rule: 'ATA-Q69' });
    }
  }
  if (isFought(draft)) {
    draft.exit = 'battle';
    return;
  }
  openRound(draft, to);
  draft.exit = 'done';
}

function bleed(draft: State, to: Writer, seat: number): void {
  for (const post of posts) {
    if (careerOf(draft, seat).crew[post].hurt !== 'SW') continue;
    const good = (result: string) => result === '-';
    if (rollOn(to, { seat, chart: 'wounds', who: post, good }).result === '-') continue;
    to.emit({ type: 'diedOfWounds', seat, post });
    hurt(draft, to, seat, post, 'KIA', 'ATA-7.4.3e');
  }
}

/** A runner has brought ammunition: rack and limited rounds are full again. */
function resupply(draft: State, to: Writer, seat: number, fight: Fight): void {
  fight.refill = false;
  const { tank } = fight;
  const issue = issueOf(draft, seat);
  for (const round of limited) tank.stock[round] = Math.max(tank.stock[round], issue[round]);
  fillRack(tank, matOf(draft, seat).rack, careerOf(draft, seat).rack);
  to.emit({ type: 'ammunitionCame', seat });
}
