import type { Seat } from '../core/game';
import { bigKills, giveAwards } from './awards';
import { careerOf, decideNext, fightOf, groupOf, missionOf, monthNow, serves } from './base';
import { isWon } from './battleEnd';
import { nextGroup } from './campaign';
import { isTrophy } from './data/crewCharts';
import { enemies } from './data/enemies';
import { fillSeats, rollSerious } from './hospital';
import { codeOf, type LogLine, markKills } from './missionLog';
import { creditMissions } from './prestige';
import { rollOn } from './roll';
import { awardNames, type Career, type State, type Writer } from './types';

/** What a mission leaves: trophies, wounds, medals, experience; then the player sees to tank and crew. */
export function beginAfter(draft: State, to: Writer): void {
  const { event } = missionOf(draft);
  const won = isWon(draft);
  if (event !== null) {
    draft.events = draft.events.filter((each) => each !== event);
    to.emit({ type: 'eventUsed', event: `event${event}` });
  }
  for (const seat of groupOf(draft)) settle(draft, to, seat, won);
  draft.queue = draft.setup === 'mission' ? [] : groupOf(draft).filter((seat) => serves(draft, seat));
  decideNext(draft);
  if (draft.queue.length === 0) leaveField(draft);
}

function settle(draft: State, to: Writer, seat: Seat, won: boolean): void {
  const career = careerOf(draft, seat);
  const fight = fightOf(draft, seat);
  const { tally } = fight;
  if (won && career.fate === null) findTrophy(draft, to, seat);
  const verdicts = career.fate === null ? rollSerious(draft, to, seat) : [];
  career.tankLost = fight.outcome === 'destroyed';
  career.completed += 1;
  if (won) career.successes += 1;
  career.vehicles += bigKills(tally);
  career.infantry += tally.kills.filter((kind) => enemies[kind].class === 'INF').length;
  logMission(draft, to, seat, won);
  const before = { awards: { ...career.awards }, xp: career.xp };
  giveAwards(draft, to, seat, won);
  const { event } = missionOf(draft);
  // A counterattack counts as a second mission; a major event that was won as three.
  creditMissions(draft, to, seat, (event !== null && won ? 3 : 1) + tally.battles - 1);
  career.log.push(codeOf(foughtLine(draft, seat, won, before)));
  fillSeats(draft, to, seat, verdicts);
}

/** What the log keeps of a mission once it is settled. */
function foughtLine(draft: State, seat: Seat, won: boolean, before: Pick<Career, 'awards' | 'xp'>): LogLine {
  const career = careerOf(draft, seat);
  const { kind: mission, event, terrain, weather } = missionOf(draft);
  const { tally, outcome } = fightOf(draft, seat);
  const awards = awardNames.filter((award) => career.awards[award] > before.awards[award]);
  const result = won ? 'won' : outcome === 'destroyed' ? 'tank' : 'lost';
  const { met, kills, hurt } = tally;
  const xp = career.xp - before.xp;
  return { type: 'fought', mission, event, result, terrain, weather, met: markKills(met, kills), hurt, awards, xp };
}

function logMission(draft: State, to: Writer, seat: Seat, won: boolean): void {
  const career = careerOf(draft, seat);
  const { kind } = missionOf(draft);
  const { tally, outcome } = fightOf(draft, seat);
  to.emit({
    type: 'missionLogged',
    seat,
    month: monthNow(draft),
    line: draft.line,
    mission: kind,
    won,
    met: tally.met,
    kills: tally.kills,
    damaged: tally.damaged,
    tankLost: outcome === 'destroyed',
    successes: career.successes,
  });
}

/** Whoever holds the field looks for a trophy. */
function findTrophy(draft: State, to: Writer, seat: Seat): void {
  const { result } = rollOn(to, { seat, chart: 'W1', column: 'find', good: (each) => each !== '-' });
  if (!isTrophy(result)) return;
  careerOf(draft, seat).trophies.push(result);
  to.emit({ type: 'trophyFound', seat, trophy: result });
}

/** Everybody has seen to his own: the next company or the next line. */
export function leaveField(draft: State): void {
  draft.exit = nextGroup(draft);
  if (draft.careers.every((_, seat) => !serves(draft, seat))) draft.ended = true;
}

/** A former crewman whose release was due and who was not asked for goes elsewhere. */
export function closeAfter(draft: State, seat: Seat): void {
  const career = careerOf(draft, seat);
  career.away = career.away.filter(({ hospital, lines }) => !hospital || lines > 0);
}
