import { putOut } from '../administration';
import { carryOut } from '../commands/tankAction';
import type { RobotStep } from '../data/robots';
import { canHullDown } from '../declare';
import type { RobotThought } from '../events';
import { stepOf, unitOver } from '../flow';
import { type RobotPart, robotParts, type State, type Tank, type Writer } from '../types';
import { hinder, playCommand, takeGround, useGun, useInfantry } from './fieldSteps';
import { payFromRow, rowPayment } from './row';
import { faceOf } from './shots';
import { fire, hide, lead, loadRound, lookOut, mend, move, pursue } from './tankSteps';
import { type Try, think } from './thought';

/** One step of a robot's Action Step at a time; what it starts may open windows before the next. */
export function robotActs(draft: State, scribe: Writer, tank: Tank): void {
  const { robot } = tank;
  if (robot === null) throw new Error(`${tank.id} is no robot`);
  const step = stepOf(draft);
  if (step.burning && payOut(draft, scribe, tank)) return;
  if (takeGround(draft, scribe, tank)) return;
  for (const part of robotParts) {
    if (robot.done.includes(part)) continue;
    robot.done.push(part);
    if (step.burning && (part === 'primary' || part === 'secondary')) continue;
    if (doPart(draft, scribe, tank, part)) return;
    if (draft.ended) return;
  }
  draft.exit = 'discard';
}

/** Three order icons put a fire out in the Action Step and end the phase. */
function payOut(draft: State, scribe: Writer, tank: Tank): boolean {
  const cards = rowPayment(draft, tank, 3);
  if (cards === null) return false;
  payFromRow(draft, scribe, tank, cards, 'extinguish');
  putOut(scribe, tank);
  unitOver(draft, scribe);
  draft.exit = 'tankEnd';
  return true;
}

function doPart(draft: State, scribe: Writer, tank: Tank, part: RobotPart): boolean {
  switch (part) {
    case 'command':
      return tryStep(scribe, tank, 'command', () => playCommand(draft, scribe, tank));
    case 'terrain':
      return tryStep(scribe, tank, 'terrain', () => hinder(draft, scribe, tank));
    case 'primary':
      if (tryStep(scribe, tank, 'repair', () => mend(draft, scribe, tank))) return true;
      return faceOf(tank).primary.some(
        (step) => tryStep(scribe, tank, step, () => act(draft, scribe, tank, step)) || draft.ended,
      );
    case 'secondary':
      return faceOf(tank).secondary.some((step) => tryStep(scribe, tank, step, () => act(draft, scribe, tank, step)));
    case 'gun':
      return draft.guns.length > 0 && tryStep(scribe, tank, 'gun', () => useGun(draft, scribe, tank));
    case 'infantry':
      return draft.ground.infantry && tryStep(scribe, tank, 'infantry', () => useInfantry(draft, scribe, tank));
  }
}

/** What is possible is told before it happens, what is not after it was looked at. */
function tryStep(scribe: Writer, tank: Tank, step: RobotThought, attempt: () => Try): boolean {
  const reason = attempt();
  if (reason !== null) think(scribe, tank, step, reason);
  return reason === null;
}

function act(draft: State, scribe: Writer, tank: Tank, step: RobotStep): Try {
  switch (step) {
    case 'fireHQ':
      return fire(draft, scribe, tank, 'hq');
    case 'fireLQ':
      return fire(draft, scribe, tank, 'lq');
    case 'mission':
      return pursue(draft, scribe, tank);
    case 'moveFlankOrCover':
    case 'move':
      return move(draft, scribe, tank, step);
    case 'leadership':
      return lead(draft, scribe, tank);
    case 'spot':
      return lookOut(draft, scribe, tank);
    case 'hullDown':
      if (!canHullDown(tank)) return 'notPossible';
      think(scribe, tank, 'hullDown', null);
      carryOut(draft, scribe, 'hullDown');
      return null;
    case 'loadApcr':
      return loadRound(draft, scribe, tank);
    case 'smoke':
    case 'smokeLate':
      return hide(draft, scribe, tank, step);
  }
}
