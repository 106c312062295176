import type { Seat } from '../core/game';
import { careerOf } from './base';
import { owe } from './battleEnd';
import { endCareer } from './crew';
import { type Post, posts } from './data/crewCharts';
import { rollOn } from './roll';
import { schoolMan } from './school';
import { newMan } from './setup';
import type { Patient, State, Writer } from './types';

/** From so many missions on a man goes to hospital for good, as far as his crew is concerned. */
const HOSPITAL = 8;

interface Verdict {
  readonly post: Post;
  readonly result: string;
}

/** What becomes of the seriously wounded. */
export function rollSerious(draft: State, to: Writer, seat: Seat): readonly Verdict[] {
  const career = careerOf(draft, seat);
  return posts
    .filter((post) => career.crew[post].hurt === 'SW')
    .map((post) => {
      const good = (each: string) => each === '2' || each === '4' || each === '6';
      const { result } = rollOn(to, { seat, chart: 'C2', who: post, good });
      if (post === 'commander' && result === 'discharge') endCareer(draft, to, seat, 'discharged');
      if (result === 'dies') {
        career.crew[post].hurt = 'KIA';
        to.emit({ type: 'diedOfWounds', seat, post });
        if (post === 'commander') endCareer(draft, to, seat, 'killed');
      }
      return { post, result };
    });
}

/** The wounded leave, the dead are replaced; a new man has been through Fort Knox and has no skills. */
export function fillSeats(draft: State, to: Writer, seat: Seat, verdicts: readonly Verdict[]): void {
  const career = careerOf(draft, seat);
  if (career.fate !== null) return;
  let broken = false;
  for (const { post, result } of verdicts) {
    // The commander finds a new crew when he is back: nobody waits for the old one.
    if (career.needsTank) break;
    const lines = Number(result);
    if (post === 'commander') broken = restCommander(draft, to, seat, lines);
    else if (Number.isNaN(lines))
      to.emit(result === 'discharge' ? { type: 'crewDischarged', seat, post } : { type: 'crewOut', seat, post });
    else {
      const hospital = lines >= HOSPITAL;
      const man = { ...career.crew[post], hurt: null, used: [] };
      career.away.push({ post, man, lines, hospital });
      to.emit({ type: 'crewAway', seat, post, lines, hospital });
      broken ||= hospital;
      replace(draft, to, seat, post, !hospital);
    }
    if (result === 'discharge') {
      replace(draft, to, seat, post, false);
      broken = true;
    }
  }
  for (const post of posts) {
    if (career.crew[post].hurt !== 'KIA') continue;
    broken = true;
    replace(draft, to, seat, post, false);
  }
  if (broken) loseSynergy(draft, to, seat);
}

/** The commander's own absence skips lines; after a long one he finds a new tank and a new crew: whether it is long. */
function restCommander(draft: State, to: Writer, seat: Seat, lines: number): boolean {
  const career = careerOf(draft, seat);
  const hospital = lines >= HOSPITAL;
  career.crew.commander.hurt = null;
  to.emit({ type: 'crewAway', seat, post: 'commander', lines, hospital });
  owe(draft, seat, lines, 'wound');
  if (!hospital) return false;
  career.needsTank = true;
  career.away = [];
  for (const post of posts) if (post !== 'commander') replace(draft, to, seat, post, false);
  return true;
}

/**
 * A man who was away takes his seat again. Those of the others who were to come back to it on their own find another crew:
 * after a recall all of them, else those who only stood in for him.
 */
export function comeBack(draft: State, to: Writer, seat: Seat, patient: Patient, others: readonly Patient[]): void {
  const career = careerOf(draft, seat);
  const { post, man } = patient;
  const shutOut = others.filter((each) => each !== patient && each.post === post && !each.hospital);
  career.away = career.away.filter((each) => each !== patient && !shutOut.includes(each));
  career.crew[post] = man;
  to.emit({ type: 'crewReturned', seat, post, no: man.no });
  for (const each of shutOut) to.emit({ type: 'crewShutOut', seat, post, no: each.man.no });
}

function replace(draft: State, to: Writer, seat: Seat, post: Post, standIn: boolean): void {
  const career = careerOf(draft, seat);
  const no = career.men;
  career.men += 1;
  career.crew[post] = newMan(no);
  to.emit({ type: 'crewReplaced', seat, post, standIn, no });
  schoolMan(draft, to, seat, post);
}

/** A crew that has lost a man has to find together again. */
function loseSynergy(draft: State, to: Writer, seat: Seat): void {
  const career = careerOf(draft, seat);
  const { commander } = career.crew;
  if (!commander.skills.includes('synergy')) return;
  commander.skills = commander.skills.filter((skill) => skill !== 'synergy');
  career.synergyLost = true;
  to.emit({ type: 'synergyLost', seat });
}
