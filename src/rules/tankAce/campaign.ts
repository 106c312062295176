import type { Seat } from '../core/game';
import { careerOf, monthNow, serves } from './base';
import { eventNumbers, majorEvents, monthIndex, months } from './data/calendar';
import { posts } from './data/crewCharts';
import { comeBack } from './hospital';
import { codeOf, linesIn } from './missionLog';
import { isPromotionDue, tryPromotion } from './promotion';
import type { Exit, State, Writer } from './types';

const serving = (draft: State): Seat[] => draft.careers.map((_, seat) => seat).filter((seat) => serves(draft, seat));

/** Major events come and go with their months; every second month a promotion is tried. */
export function beginMonth(draft: State, to: Writer): void {
  to.emit({ type: 'monthOpened', month: monthNow(draft) });
  for (const event of draft.events.filter((each) => monthIndex(majorEvents[each]) < draft.month)) {
    to.emit({ type: 'eventExpired', event: `event${event}` });
  }
  draft.events = eventNumbers.filter((event) => monthIndex(majorEvents[event]) === draft.month);
  for (const event of draft.events) to.emit({ type: 'eventPlaced', event: `event${event}` });
  if (isPromotionDue(draft)) for (const seat of serving(draft)) tryPromotion(draft, to, seat);
  draft.exit = 'done';
}

/** The next log line somebody can fight on; lines that are owed pass by. */
export function beginLine(draft: State, to: Writer): void {
  for (;;) {
    draft.turn += 1;
    to.emit({ type: 'lineOpened', month: monthNow(draft), line: draft.line });
    const present = serving(draft).filter((seat) => !skips(draft, to, seat));
    for (const seat of present) freshen(draft, to, seat);
    for (const { away } of draft.careers) for (const patient of away) patient.lines = Math.max(0, patient.lines - 1);
    if (present.length > 0) {
      draft.groups = draft.switches.together === 'separate' ? present.map((seat) => [seat]) : [present];
      draft.exit = present.some((seat) => careerOf(draft, seat).needsTank) ? 'assign' : 'done';
      return;
    }
    const next = passLine(draft);
    if (next === 'line' && !draft.ended) continue;
    draft.exit = next;
    return;
  }
}

function skips(draft: State, to: Writer, seat: Seat): boolean {
  const career = careerOf(draft, seat);
  if (career.owed === 0) return false;
  const reason = career.reason ?? 'tank';
  career.owed -= 1;
  career.log.push(codeOf({ type: 'skipped', reason }));
  to.emit({ type: 'lineSkipped', seat, reason });
  return true;
}

/** Before a mission: skills work again, light wounds have healed, men who were away come back. */
function freshen(draft: State, to: Writer, seat: Seat): void {
  const career = careerOf(draft, seat);
  career.reason = null;
  for (const patient of career.away.filter(({ hospital, lines }) => !hospital && lines <= 0)) {
    const place = career.away.indexOf(patient);
    // Whoever went away after him stood in for him.
    if (place >= 0) comeBack(draft, to, seat, patient, career.away.slice(place));
  }
  for (const post of posts) {
    const man = career.crew[post];
    man.used = [];
    // The wound of a lost bar fight lasts through the first mission.
    if (man.hurt === 'LW' && career.completed > 0) man.hurt = null;
  }
}

/** Ends the present log line for everybody: where the next one is found. */
function passLine(draft: State): Exit {
  draft.mission = null;
  draft.fights = draft.fights.map(() => null);
  draft.line += 1;
  if (draft.line <= linesIn(draft, draft.month)) return 'line';
  draft.month += 1;
  draft.line = 1;
  if (draft.month >= months.length) draft.ended = true;
  return 'month';
}

/** The next company of this line, or the next line. */
export function nextGroup(draft: State): Exit {
  draft.groups.shift();
  if (draft.setup === 'mission') {
    if (draft.groups.length === 0) draft.ended = true;
    return 'again';
  }
  return draft.groups.length > 0 ? 'again' : passLine(draft);
}
