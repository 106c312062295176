import type { Seat } from '../core/game';
import { endGame } from './ending';
import { canFlank, canUnflank, placeFlank } from './flanking';
import { clearTable, pull, shuffleDeck } from './piles';
import { enemyGround, laySmoke, ownTerrain } from './placing';
import { robotAnswersOffer, robotWeapon } from './robot/replies';
import { arm, fightHandToHand, goOnDamaging, locate, mayAcquire, pierce, shoot, turnCounter } from './shot';
import { acquire, canSpot, spot } from './spotting';
import { currentTank, enemiesOf, tankOf } from './tanks';
import type { Task } from './tasks';
import type { Phase, Played, Reply, State, Tank, Writer } from './types';

/** The step in progress. */
export function stepOf(draft: State) {
  if (draft.step === null) throw new Error('no Action Step');
  return draft.step;
}

/** The next thing to do goes on top. */
export function push(draft: State, ...tasks: readonly Task[]): void {
  draft.agenda.push(...tasks.toReversed());
}

/** Works the agenda off until somebody has to decide; when it is empty the Action Step is open again. */
export function proceed(draft: State, scribe: Writer): void {
  draft.exit = null;
  while (draft.exit === null && !draft.ended) {
    const task = draft.agenda.pop();
    if (task === undefined) {
      draft.exit = 'action';
      return;
    }
    const next = perform(draft, scribe, task);
    if (!draft.ended) draft.exit = next;
  }
}

/** Carries one thing out; answers the phase where somebody has to decide first. */
function perform(draft: State, scribe: Writer, task: Task): Phase | null {
  switch (task.do) {
    case 'nextSet':
      return nextSet(draft, scribe);
    case 'unitOver':
      unitOver(draft, scribe);
      return null;
    case 'offer':
      return offer(draft, scribe, tankOf(draft, task.tank));
    case 'spotAttempt':
      return attemptSpot(draft, scribe, task);
    case 'flank':
      placeFlank(scribe, currentTank(draft), task.tank);
      return null;
    case 'enemyGround':
      push(draft, ...enemyGround(draft, scribe, tankOf(draft, task.tank), task.card));
      return null;
    case 'shoot':
      push(draft, ...shoot(draft, scribe));
      return null;
    case 'locate':
      if (draft.shot !== null && draft.shot.fire.length > 1) return 'location';
      push(draft, ...locate(draft, scribe, null));
      return null;
    case 'pierce':
      push(draft, ...pierce(draft, scribe));
      return null;
    case 'damage': {
      const rest = goOnDamaging(draft, scribe, task);
      if (rest.length === 0) return null;
      push(draft, ...rest);
      return 'ammunition';
    }
    case 'assault':
      if (tankOf(draft, currentTank(draft).id).seat !== null) return 'weapon';
      useWeapon(draft, scribe, robotWeapon(draft));
      return null;
    case 'shotOver':
      return endShot(draft, scribe);
  }
}

export function useWeapon(draft: State, scribe: Writer, weapon: 'atr' | 'handToHand'): void {
  if (weapon === 'handToHand') {
    fightHandToHand(draft, scribe);
    return;
  }
  arm(draft, scribe, 'atr');
  push(draft, { do: 'locate' });
}

/** An action is complete: its cards go, then the Shuffle or the Game End card takes effect (TD-Q67). */
export function unitOver(draft: State, scribe: Writer): void {
  clearTable(draft);
  settleMarks(draft, scribe);
}

export function settleMarks(draft: State, scribe: Writer): void {
  if (draft.gameEndPending) endGame(draft, scribe);
  else if (draft.shufflePending) shuffleDeck(draft, scribe);
}

/** Sets: all Move cards, Fire cards with Leadership, and every other card by itself. */
function takeSet(declared: Played[]): Played[] {
  const first = declared[0];
  if (first === undefined) return [];
  const together = (as: Played['as']) =>
    as === first.as ? as === 'move' || as === 'fire' : first.as === 'fire' && as === 'leadership';
  const count = declared.findIndex((played, index) => index > 0 && !together(played.as));
  return declared.splice(0, count < 0 ? declared.length : count);
}

function nextSet(draft: State, scribe: Writer): Phase | null {
  const step = stepOf(draft);
  const set = takeSet(step.declared);
  const [first] = set;
  if (first === undefined) return null;
  push(draft, { do: 'nextSet' });
  const tank = currentTank(draft);
  const cards = set.map(({ card }) => card);
  scribe.emit({ type: 'setBegan', tank: tank.id, cards, as: first.as, reveals: true });
  step.set = set;
  switch (first.as) {
    case 'move':
      return 'move';
    case 'flank':
      if (canFlank(draft, tank) || canUnflank(draft, tank)) return 'flank';
      return lapse(draft, scribe, tank, cards);
    case 'terrain':
      step.set = [];
      ownTerrain(draft, scribe, tank, first.card);
      return null;
    case 'smoke':
      step.set = [];
      laySmoke(draft, scribe, tank, first.card);
      return null;
    case 'leadership':
      settleSet(draft);
      return 'leadership';
    default:
      return 'target';
  }
}

/** A later card has become impossible: it is discarded without effect (TD-Q25). */
export function lapse(draft: State, scribe: Writer, tank: Tank, cards: readonly number[]): null {
  for (const card of cards) scribe.emit({ type: 'cardLapsed', tank: tank.id, card });
  settleSet(draft);
  return null;
}

/** The cards of the set in progress go to the middle of the table. */
export function settleSet(draft: State): void {
  const step = stepOf(draft);
  draft.table.push(...step.set.map(({ card }) => card));
  step.set = [];
}

/** Opens the reply window, unless a robot is asked: it plays no Tactics. */
export function openReply(draft: State, to: Reply['to'], target: Tank): boolean {
  if (target.seat === null) return false;
  draft.reply = { to, tank: currentTank(draft).id, target: target.id, played: 0, turn: target.seat };
  return true;
}

/** The chain is over: with an odd number of cards the target's effect stands (TD-Q46). */
export function closeReply(draft: State, scribe: Writer): void {
  const { reply } = draft;
  if (reply === null) throw new Error('no reply');
  draft.reply = null;
  if (reply.played % 2 === 0) return;
  if (reply.to === 'fire' || reply.to === 'gun') {
    if (draft.shot !== null) draft.shot.tactics = true;
    return;
  }
  scribe.emit({ type: 'cancelled', tank: reply.tank, enemy: reply.target, what: reply.to });
  const dropped = draft.agenda.pop();
  if (dropped?.do === 'enemyGround') draft.table.push(dropped.card);
}

/** Who may answer the last Tactics card: the other of the two; nobody, where that is a robot. */
export function otherReplier(draft: State, seat: Seat): Seat | null {
  const { reply } = draft;
  if (reply === null) return null;
  const [active, target] = [tankOf(draft, reply.tank).seat, tankOf(draft, reply.target).seat];
  return seat === target ? active : target;
}

/** Every enemy able to spot that has not spotted the tank yet is offered it (TD-Q14). */
function offer(draft: State, scribe: Writer, tank: Tank): Phase | null {
  for (const spotter of enemiesOf(draft, tank)) {
    if (!canSpot(draft, spotter, tank)) continue;
    if (spotter.seat !== null) draft.offers.push({ spotter: spotter.id, spotted: tank.id });
    else if (robotAnswersOffer(draft, spotter, tank)) spot(draft, scribe, spotter, tank.id);
    else scribe.emit({ type: 'declined', tank: spotter.id, enemy: tank.id });
  }
  return draft.offers.length > 0 ? 'offer' : null;
}

function attemptSpot(draft: State, scribe: Writer, task: Extract<Task, { do: 'spotAttempt' }>): Phase | null {
  const tank = currentTank(draft);
  const sees = ({ icons }: { readonly icons: readonly string[] }) => icons.includes('binoculars');
  const pulls = Array.from({ length: task.pulls }, () =>
    pull(draft, scribe, { why: 'spot', tank: tank.id, good: sees }),
  );
  if (!pulls.some(sees)) {
    scribe.emit({ type: 'notSpotted', tank: tank.id, enemy: task.tank });
    return null;
  }
  if (tank.acquired !== null && tank.seat !== null) {
    draft.offers = [{ spotter: tank.id, spotted: task.tank }];
    return 'keepAcquired';
  }
  if (tank.acquired === null || robotAnswersOffer(draft, tank, tankOf(draft, task.tank))) {
    spot(draft, scribe, tank, task.tank);
  } else scribe.emit({ type: 'declined', tank: tank.id, enemy: task.tank });
  return null;
}

/** After the Fire action: acquire, be spotted by all, and get over the panic. */
function endShot(draft: State, scribe: Writer): Phase | null {
  const { shot } = draft;
  if (shot === null) return null;
  const tank = tankOf(draft, shot.firer);
  if (shot.by !== 'tank') {
    draft.shot = null;
    return null;
  }
  tank.firePanic = null;
  turnCounter(draft, scribe);
  settleSet(draft);
  push(draft, { do: 'offer', tank: tank.id });
  if (mayAcquire(draft)) {
    if (tank.seat !== null) return 'acquire';
    acquire(scribe, tank, shot.target, 10);
  }
  draft.shot = null;
  return null;
}
