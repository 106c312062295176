import type { Seat } from '../core/game';
import { drive, shake } from './acting';
import { leaveFireCheck, leaveMoraleCheck } from './administration';
import { targetsOf } from './aim';
import { aimAt } from './commands/sets';
import { type Personality, personalities } from './data/robots';
import { closeReply, lapse, proceed, stepOf, useWeapon } from './flow';
import { discardHidden, takeFromHand } from './piles';
import { robotFightsFire, robotRallies, robotSetsHatches } from './robot/administration';
import { robotAnswersOffer, robotWeapon } from './robot/replies';
import { robotDecides } from './robot/sets';
import { newRobot } from './setup';
import { acquire, spot } from './spotting';
import { currentTank, flankersOf, handOf, tankOf } from './tanks';
import type { State, Tank, Writer } from './types';

/** A player has left: the hand is laid off, and robots drive the tanks on. */
export function leave(draft: State, seat: Seat, scribe: Writer): void {
  const hand = [...handOf(draft, seat)];
  takeFromHand(draft, seat, hand);
  discardHidden(draft, seat, hand);
  scribe.emit({ type: 'seatLeft', seat });
  const asked = draft.active.includes(seat);
  draft.active = draft.active.filter((each) => each !== seat);
  const [personality]: readonly Personality[] = scribe.dice.shuffle(personalities);
  for (const tank of draft.tanks) {
    if (tank.seat !== seat) continue;
    tank.seat = null;
    tank.robot = newRobot(personality ?? 'alert');
    // The Tank Action the player has begun is the only one (TD-8.2).
    if (tank.id === draft.current && (draft.step?.taken === true || draft.phase === 'attempt'))
      tank.robot.done = ['primary', 'secondary'];
  }
  if (asked) goOn(draft, scribe);
}

/** Whatever the player was being asked, the robot now answers. */
function goOn(draft: State, scribe: Writer): void {
  draft.exit = null;
  switch (draft.phase) {
    case 'excess':
      if (draft.active.length === 0) draft.exit = 'refill';
      break;
    case 'bid':
      if (draft.active.length === 0) draft.exit = 'reveal';
      break;
    case 'offer':
      acceptOffers(draft, scribe);
      break;
    case 'reply':
      closeReply(draft, scribe);
      proceed(draft, scribe);
      break;
    case 'discard':
      draft.exit = 'tankEnd';
      break;
    case 'ammunition':
      proceed(draft, scribe);
      break;
    default:
      driveOn(draft, scribe, currentTank(draft));
  }
}

function acceptOffers(draft: State, scribe: Writer): void {
  for (const { spotter, spotted } of draft.offers) {
    const tank = tankOf(draft, spotter);
    if (tank.seat !== null) continue;
    if (robotAnswersOffer(draft, tank, tankOf(draft, spotted))) spot(draft, scribe, tank, spotted);
    else scribe.emit({ type: 'declined', tank: spotter, enemy: spotted });
  }
  draft.offers = draft.offers.filter(({ spotter }) => tankOf(draft, spotter).seat !== null);
  if (draft.offers.length === 0) proceed(draft, scribe);
}

/** The decisions of the active tank itself. */
function driveOn(draft: State, scribe: Writer, tank: Tank): void {
  switch (draft.phase) {
    case 'fireCheck':
      robotFightsFire(draft, scribe, tank);
      leaveFireCheck(draft, scribe);
      break;
    case 'moraleCheck':
      robotRallies(draft, scribe, tank);
      leaveMoraleCheck(draft);
      break;
    case 'hatches':
      robotSetsHatches(draft, scribe, tank);
      draft.exit = 'action';
      break;
    case 'action':
      stepOf(draft).boost = null;
      draft.exit = 'action';
      break;
    case 'attempt':
      proceed(draft, scribe);
      break;
    case 'keepAcquired':
      acceptOffers(draft, scribe);
      break;
    case 'move':
      drive(draft, scribe, tank.range, stepOf(draft).set[0]?.card ?? 0);
      break;
    case 'shake':
      shake(draft, scribe, tank, flankersOf(draft, tank)[0] ?? tank.id);
      break;
    case 'target':
      aimOrLapse(draft, scribe, tank);
      break;
    case 'acquire':
      if (draft.shot !== null) acquire(scribe, tank, draft.shot.target, 10);
      draft.shot = null;
      proceed(draft, scribe);
      break;
    case 'weapon':
      useWeapon(draft, scribe, robotWeapon(draft));
      proceed(draft, scribe);
      break;
    default:
      robotDecides(draft, scribe, tank);
  }
}

function aimOrLapse(draft: State, scribe: Writer, tank: Tank): void {
  const [enemy] = targetsOf(draft, tank);
  if (enemy !== undefined) {
    aimAt(draft, scribe, enemy.id);
    return;
  }
  lapse(
    draft,
    scribe,
    tank,
    stepOf(draft).set.map(({ card }) => card),
  );
  proceed(draft, scribe);
}
