import type { Seat } from '../core/game';
import { careerOf, classOf, decideNext, fightOf, groupOf, isHeavy, missionOf } from './base';
import { isFought } from './crew';
import { destroy, immobilise, leave, loseSteps } from './damage';
import { addUnit, ensureMorale, rollArea, rollType } from './deploy';
import { exposeMan, immobiliseTank, shutHatches } from './hits';
import { pickOne, rollOn } from './roll';
import { setSmoke } from './shots';
import { areas, type Enemy, hatches, type State, type Writer } from './types';

/** The event check of every board on which the battle goes on. */
export function beginEvent(draft: State, to: Writer): void {
  draft.checks ??= groupOf(draft).filter((seat) => fightOf(draft, seat).outcome === null);
  for (let seat = draft.checks.shift(); seat !== undefined; seat = draft.checks.shift()) {
    check(draft, to, seat);
    if (draft.pending !== null) return;
  }
  draft.checks = null;
  draft.exit = isFought(draft) ? 'battle' : 'done';
}

function check(draft: State, to: Writer, seat: Seat): void {
  const { tally } = fightOf(draft, seat);
  const column = `${Math.min(tally.twelves, 2)}`;
  const { sum, result } = rollOn(to, { seat, chart: 'B9', column });
  if (sum === 12) tally.twelves += 1;
  if (result === '-') return;
  to.emit({ type: 'eventCame', seat, event: result });
  happen(draft, to, seat, result);
}

const others = (seat: Seat, rule: string) => ({ by: seat, credit: false, fire: false, rule });

function happen(draft: State, to: Writer, seat: Seat, event: string): void {
  const fight = fightOf(draft, seat);
  const unlucky = (suits: (unit: Enemy) => boolean) =>
    pickOne(
      to,
      seat,
      fight.units.filter((unit) => unit.rides === null && suits(unit)),
    );
  switch (event) {
    case 'artillery':
      shellTank(draft, to, seat, 'artillery');
      return;
    case 'mortars':
      shellTank(draft, to, seat, 'mortar');
      return;
    case 'spg':
    case 'inf':
      reinforce(draft, to, seat, event);
      return;
    case 'armour': {
      const unit = unlucky((each) => isHeavy(each) && !each.immobile);
      if (unit === null) nothing(to, seat);
      else immobilise(draft, to, unit.id, others(seat, 'ATA-CH.B9'));
      return;
    }
    case 'atGun': {
      const unit = unlucky((each) => classOf(each) === 'AT');
      if (unit === null) nothing(to, seat);
      else destroy(draft, to, unit.id, others(seat, 'ATA-CH.B9'));
      return;
    }
    case 'infantry': {
      const unit = unlucky((each) => classOf(each) === 'INF');
      if (unit === null) nothing(to, seat);
      else loseSteps(draft, to, unit, seat, 1, others(seat, 'ATA-CH.B9'));
      return;
    }
    case 'withdraws': {
      const unit = unlucky(() => true);
      if (unit === null) nothing(to, seat);
      else leave(draft, to, unit.id, 'ATA-CH.B9');
      return;
    }
    case 'mines':
      mines(draft, to, seat);
      return;
    case 'random': {
      const { result } = rollOn(to, { seat, chart: 'C1' });
      to.emit({ type: 'eventCame', seat, event: result });
      surprise(draft, to, seat, result);
    }
  }
}

function nothing(to: Writer, seat: Seat): void {
  to.emit({ type: 'nothingCame', seat });
}

/** Enemy mortars or artillery, or friendly bombs: hatches close, and heavy shells break a track. */
function shellTank(draft: State, to: Writer, seat: Seat, weapon: 'mortar' | 'artillery'): void {
  const good = (result: string) => result === '-';
  const { result } = rollOn(to, { seat, chart: 'B2', column: 'armour', given: { [weapon]: 1 }, good });
  if (result === '-') return;
  if (result === 'B+IMM') immobiliseTank(draft, to, seat, 'ATA-7.6j');
  shutHatches(draft, to, seat, hatches);
}

/** Each kind of reinforcement comes once in a battle. */
function reinforce(draft: State, to: Writer, seat: Seat, kind: 'spg' | 'inf'): void {
  const fight = fightOf(draft, seat);
  if (fight.reinforced.includes(kind)) {
    nothing(to, seat);
    return;
  }
  fight.reinforced.push(kind);
  if (kind === 'inf') ensureMorale(draft, to, seat);
  const type = kind === 'inf' ? 'inf' : rollType(draft, to, seat, 'SPG');
  addUnit(draft, to, seat, type, rollArea(to, seat, type), { reinforcement: true });
}

function mines(draft: State, to: Writer, seat: Seat): void {
  const good = (result: string) => result === '-';
  const { result } = rollOn(to, { seat, chart: 'mines', good });
  if (result === '-') return;
  immobiliseTank(draft, to, seat, 'ATA-9.0b');
  if (result !== 'blast') return;
  for (const place of ['driver', 'assistant'] as const) exposeMan(draft, to, seat, place);
}

/** Random events: some act at once, others leave a marker for a later mission. */
function surprise(draft: State, to: Writer, seat: Seat, event: string): void {
  const fight = fightOf(draft, seat);
  const career = careerOf(draft, seat);
  const flies = ['clear', 'mud'].includes(missionOf(draft).weather);
  switch (event) {
    case 'friendlyFire':
      if (flies) shellTank(draft, to, seat, 'artillery');
      else nothing(to, seat);
      return;
    case 'airStrike':
      if (!flies) {
        nothing(to, seat);
        return;
      }
      draft.pending = { kind: 'airStrike', seat };
      draft.exit = 'strike';
      return;
    case 'sniper':
      shutHatches(draft, to, seat, ['commander']);
      return;
    case 'ammunition':
      fight.refill = true;
      return;
    case 'intercept':
      career.intercept = true;
      to.emit({ type: 'markerGained', seat, marker: 'intercept' });
      return;
    case 'prisoner':
      career.prisoner = true;
      to.emit({ type: 'markerGained', seat, marker: 'prisoner' });
      return;
    case 'correspondent':
      fight.tally.correspondent = true;
      to.emit({ type: 'markerGained', seat, marker: 'correspondent' });
      return;
    case 'jam':
      fight.tank.stuck = true;
      to.emit({ type: 'traverseJammed', seat });
      return;
    case 'smoke':
      for (const area of areas) setSmoke(draft, to, seat, area, 1);
      return;
    case 'ambush': {
      const kind = rollType(draft, to, seat, 'T');
      const { result } = rollOn(to, { seat, chart: 'side', who: kind });
      addUnit(draft, to, seat, kind, result === 'D' ? 'D' : 'E', { reinforcement: true, targets: seat });
    }
  }
}

/** The air strike waits for its target. */
export function beginStrike(draft: State): void {
  if (draft.pending?.kind !== 'airStrike') return;
  draft.queue = [draft.pending.seat];
  decideNext(draft);
}
