import { beginUpkeep, leaveFireCheck, leaveMoraleCheck } from './administration';
import { robotActs } from './robot/act';
import { robotFightsFire, robotRallies, robotSetsHatches } from './robot/administration';
import { robotDecides } from './robot/sets';
import { beginBid, beginDiscard, beginExcess, beginRefill, beginReinforce, beginReveal, beginTankEnd } from './round';
import { currentTank, tankOf } from './tanks';
import type { ActionStep, State, Tank, Writer } from './types';

/** What happens by itself as a phase opens. */
export function beginPhase(draft: State, scribe: Writer): void {
  draft.exit = null;
  switch (draft.phase) {
    case 'excess':
      beginExcess(draft, scribe);
      break;
    case 'refill':
      beginRefill(draft, scribe);
      break;
    case 'bid':
      beginBid(draft);
      break;
    case 'reveal':
      beginReveal(draft, scribe);
      break;
    case 'upkeep':
      beginUpkeep(draft, scribe);
      break;
    case 'fireCheck':
      beginFireCheck(draft, scribe);
      break;
    case 'moraleCheck':
      beginMoraleCheck(draft, scribe);
      break;
    case 'hatches':
      beginHatches(draft, scribe);
      break;
    case 'action':
      beginAction(draft, scribe);
      break;
    case 'reply':
      draft.active = draft.reply === null ? [] : [draft.reply.turn];
      break;
    case 'offer':
      beginOffer(draft);
      break;
    case 'ammunition':
      beginAmmunition(draft);
      break;
    case 'discard':
      beginDiscard(draft, scribe);
      break;
    case 'tankEnd':
      beginTankEnd(draft, scribe);
      break;
    case 'reinforce':
      beginReinforce(draft, scribe);
      break;
    case 'over':
      draft.active = [];
      break;
    default:
      beginSet(draft, scribe);
      break;
  }
}

/** The player of the current tank decides; false where a robot drives it. */
function asks(draft: State, tank: Tank): boolean {
  draft.active = tank.seat === null ? [] : [tank.seat];
  return tank.seat !== null;
}

function beginFireCheck(draft: State, scribe: Writer): void {
  const tank = currentTank(draft);
  if (tank.fire === null) {
    draft.exit = 'moraleCheck';
  } else if (!asks(draft, tank)) {
    robotFightsFire(draft, scribe, tank);
    leaveFireCheck(draft, scribe);
  }
}

function beginMoraleCheck(draft: State, scribe: Writer): void {
  const tank = currentTank(draft);
  if (tank.broken === null) {
    draft.exit = 'hatches';
  } else if (!asks(draft, tank)) {
    robotRallies(draft, scribe, tank);
    leaveMoraleCheck(draft);
  }
}

function beginHatches(draft: State, scribe: Writer): void {
  const tank = currentTank(draft);
  draft.step = newStep(tank);
  if (!draft.ground.hatches) {
    draft.exit = 'action';
  } else if (!asks(draft, tank)) {
    robotSetsHatches(draft, scribe, tank);
    draft.exit = 'action';
  }
}

function newStep(tank: Tank): ActionStep {
  return {
    burning: tank.fire !== null,
    taken: false,
    boost: null,
    declared: [],
    declaredLevel: 0,
    infantry: false,
    quick: false,
    set: [],
  };
}

function beginAction(draft: State, scribe: Writer): void {
  const tank = currentTank(draft);
  if (!asks(draft, tank)) robotActs(draft, scribe, tank);
}

/** A decision within a Tank Action. */
function beginSet(draft: State, scribe: Writer): void {
  const tank = currentTank(draft);
  if (!asks(draft, tank)) robotDecides(draft, scribe, tank);
}

function beginOffer(draft: State): void {
  const seats = draft.offers.map(({ spotter }) => tankOf(draft, spotter).seat);
  draft.active = [...new Set(seats.filter((seat) => seat !== null))].toSorted((a, b) => a - b);
}

function beginAmmunition(draft: State): void {
  const task = draft.agenda.at(-1);
  const seat = task?.do === 'damage' ? tankOf(draft, task.damage.tank).seat : null;
  draft.active = seat === null ? [] : [seat];
}
