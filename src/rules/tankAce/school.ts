import type { Seat } from '../core/game';
import { careerOf, decideNext } from './base';
import { hurt } from './crew';
import type { Post, Skill } from './data/crewCharts';
import type { Series } from './data/tanks';
import { gainPrestige } from './prestige';
import { rollOn } from './roll';
import type { State, Training, Writer } from './types';

interface Course {
  readonly column: string;
  readonly skill: Skill;
}
const machineGuns: Course = { column: 'machineGun', skill: 'weaponMaintenance' };

/** What each man is taught at Fort Knox; the commander chooses for himself. */
const courses: { readonly [post in Post]: readonly Course[] } = {
  commander: [],
  gunner: [{ column: 'gunnery', skill: 'gunnery' }, machineGuns],
  driver: [{ column: 'driving', skill: 'eyeForTerrain' }],
  loader: [machineGuns],
  assistant: [machineGuns],
};

export function schoolMan(draft: State, to: Writer, seat: Seat, post: Post): void {
  for (const { column, skill } of courses[post]) {
    const roll = { seat, chart: 'F1', column, who: post, good: (result: string) => result === 'discount' };
    if (rollOn(to, roll).result === 'discount') discount(draft, to, seat, post, skill);
  }
}

function discount(draft: State, to: Writer, seat: Seat, post: Post, skill: Skill): void {
  careerOf(draft, seat).crew[post].discounts.push(skill);
  to.emit({ type: 'discounted', seat, post, skill });
}

export function beginSchool(draft: State, to: Writer): void {
  draft.queue = draft.careers.map((_, seat) => seat);
  for (const seat of draft.queue) {
    for (const post of ['gunner', 'driver', 'loader', 'assistant'] as const) schoolMan(draft, to, seat, post);
    to.emit({ type: 'xpGained', seat, xp: careerOf(draft, seat).xp });
  }
  decideNext(draft);
}

/** The commander's own choice: training, study or the bar. */
export function trainCommander(draft: State, to: Writer, seat: Seat, choice: Training, series: Series): void {
  const career = careerOf(draft, seat);
  career.training = choice;
  to.emit({ type: 'trained', seat, post: 'commander', choice });
  if (choice === 'study') {
    career.studied = series;
    const roll = {
      seat,
      chart: 'F1',
      column: 'study',
      who: 'commander',
      good: (result: string) => result === 'discount',
    };
    if (rollOn(to, roll).result === 'discount') discount(draft, to, seat, 'commander', 'expert');
  }
  if (choice === 'brawl') {
    const roll = {
      seat,
      chart: 'F1',
      column: 'barFight',
      who: 'commander',
      good: (result: string) => result === 'won',
    };
    const { result } = rollOn(to, roll);
    if (result === 'won') gainPrestige(draft, to, seat, 'ATA-CH.F1');
    if (result === 'lost') hurt(draft, to, seat, 'commander', 'LW', 'ATA-CH.F1');
  }
}
