import { among, careerOf, groupOf, monthNow } from './base';
import { nextGroup } from './campaign';
import { eventNumbers } from './data/calendar';
import { codeOf } from './missionLog';
import { rollOn } from './roll';
import { type Mission, type MissionKind, missionKinds, type State, terrains, type Writer, weathers } from './types';

/** Mission, weather and ground for those who fight together; a refit uses up their line. */
export function beginMission(draft: State, to: Writer): void {
  for (;;) {
    const [seat] = groupOf(draft);
    if (seat === undefined) return;
    const column = monthNow(draft);
    const [text = '', number = ''] = rollOn(to, { seat, chart: 'A1', column }).result.split(/[()]/);
    if (text !== 'refit') {
      openMission(draft, to, among(missionKinds, text), Number(number));
      draft.exit = 'done';
      return;
    }
    // Without a career there is no line to use up: the next mission is rolled at once.
    if (draft.setup === 'mission') continue;
    for (const each of groupOf(draft)) {
      careerOf(draft, each).log.push(codeOf({ type: 'refit' }));
      to.emit({ type: 'refitted', seat: each });
    }
    const next = nextGroup(draft);
    if (next === 'again') continue;
    draft.exit = next;
    return;
  }
}

function openMission(draft: State, to: Writer, kind: MissionKind, number: number): void {
  const [seat = 0] = groupOf(draft);
  const column = monthNow(draft);
  const weather = among(weathers, rollOn(to, { seat, chart: 'A3', column }).result);
  const terrain = among(terrains, rollOn(to, { seat, chart: 'A5', column }).result);
  const event = eventNumbers.find((each) => each === number && draft.events.includes(each)) ?? null;
  draft.mission = {
    kind,
    event,
    weather,
    terrain,
    ml: 0,
    counter: false,
    round: 0,
    enemyFirst: actsFirst(draft, kind),
    dugIn: false,
  };
  to.emit({ type: 'missionSet', mission: kind, event: event === null ? 'none' : `event${event}`, weather, terrain });
  if (draft.mission.enemyFirst) interceptFor(draft, to, draft.mission);
}

function actsFirst({ switches }: State, kind: MissionKind): boolean {
  return kind === 'attack' || kind === 'assault' || (kind === 'contact' && switches.contactLikeAttack);
}

/** A radio intercept takes the first fire from the enemy. */
function interceptFor(draft: State, to: Writer, mission: Mission): void {
  for (const seat of groupOf(draft)) {
    const career = careerOf(draft, seat);
    if (!career.intercept) continue;
    career.intercept = false;
    mission.enemyFirst = false;
    to.emit({ type: 'markerUsed', seat, marker: 'intercept' });
  }
}
