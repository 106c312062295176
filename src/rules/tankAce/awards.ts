import type { Frozen, Seat } from '../core/game';
import { careerOf, fightOf } from './base';
import { enemies } from './data/enemies';
import { gainPrestige } from './prestige';
import type { Award, Career, State, Tally, Writer } from './types';

/** Vehicles and AT guns destroyed; infantry never counts. */
export function bigKills({ kills }: Frozen<Pick<Tally, 'kills'>>): number {
  return kills.filter((kind) => enemies[kind].class !== 'INF').length;
}

function armourKills({ kills }: Frozen<Tally>): number {
  return kills.filter((kind) => enemies[kind].class === 'T' || enemies[kind].class === 'SPG').length;
}

/** The one award for heroism: the highest that was earned. */
export function heroism(tally: Frozen<Pick<Tally, 'kills' | 'damaged' | 'hurt'>>, won: boolean): Award | null {
  const kills = bigKills(tally);
  if (kills >= 5 && tally.hurt.includes('commander')) return 'medalOfHonor';
  if (kills >= 4 && won) return 'dsc';
  if (kills >= 3 && won) return 'silverStar';
  return kills + tally.damaged >= 2 ? 'bronzeStar' : null;
}

const everyTime: readonly Award[] = ['medalOfHonor'];
const never: readonly Award[] = ['campaign'];

export const awardRules: { readonly [award in Award]: string } = {
  campaign: 'ATA-8.1.1a',
  commendation: 'ATA-8.1.2a',
  purpleHeart: 'ATA-8.1.3a',
  bronzeStar: 'ATA-8.1.4a',
  silverStar: 'ATA-8.1.5a',
  dsc: 'ATA-8.1.6a',
  medalOfHonor: 'ATA-8.1.7a',
  valorousUnit: 'ATA-8.1.10a',
  presidentialUnit: 'ATA-8.1.10b',
};

function give(draft: State, to: Writer, seat: Seat, award: Award): void {
  const career = careerOf(draft, seat);
  career.awards[award] += 1;
  const count = career.awards[award];
  const prestige = !never.includes(award) && (count === 1 || everyTime.includes(award));
  if (award === 'silverStar' || award === 'dsc') career.stars += 1;
  to.emit({ type: 'medal', seat, award, count, prestige });
  if (prestige) gainPrestige(draft, to, seat, awardRules[award]);
}

/** Unit awards: a row of successes with as many tanks and SPGs destroyed in it. */
function unitAward({ streak }: Career, valorous: boolean): Award | null {
  if (streak.missions >= 8 && streak.armour >= 8) return 'presidentialUnit';
  return valorous && streak.missions >= 5 && streak.armour >= 5 ? 'valorousUnit' : null;
}

/** Everything a mission earns in medals; its result has been written into the career before. */
export function giveAwards(draft: State, to: Writer, seat: Seat, won: boolean): void {
  const career = careerOf(draft, seat);
  const { tally } = fightOf(draft, seat);
  if (career.completed === 1) give(draft, to, seat, 'campaign');
  if (career.completed === 5) give(draft, to, seat, 'commendation');
  for (const post of tally.hurt) {
    career.crew[post].hearts += 1;
    if (post === 'commander') give(draft, to, seat, 'purpleHeart');
    else to.emit({ type: 'purpleHeart', seat, post });
  }
  const hero = heroism(tally, won);
  if (hero !== null) give(draft, to, seat, hero);
  career.streak = won
    ? { missions: career.streak.missions + 1, armour: career.streak.armour + armourKills(tally) }
    : { missions: 0, armour: 0 };
  const unit = unitAward(career, draft.switches.valorousUnit);
  if (unit !== null) {
    give(draft, to, seat, unit);
    career.streak = { missions: 0, armour: 0 };
  }
  if (tally.correspondent && won && bigKills(tally) > 0) {
    to.emit({ type: 'markerUsed', seat, marker: 'correspondent' });
    gainPrestige(draft, to, seat, 'ATA-CH.C1');
  }
}
