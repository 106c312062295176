import type { Skill, Trophy, Ware } from '../../../rules/tankAce/data/crewCharts';
import type { TankId } from '../../../rules/tankAce/data/tanks';
import type { Award, Rank, Wound } from '../../../rules/tankAce/types';

/** Drawings by what they stand for. */
export const skillIcons: { readonly [skill in Skill]: string } = {
  gunnery: 'icon-skill-gunnery',
  aim: 'icon-skill-aim',
  sixthSense: 'icon-skill-sixth-sense',
  expert: 'icon-skill-expert',
  synergy: 'icon-skill-synergy',
  leadership: 'icon-skill-leadership',
  eyeForTerrain: 'icon-skill-eye-for-terrain',
  adrenalineRush: 'icon-skill-adrenaline',
  weaponMaintenance: 'icon-skill-maintenance',
};

export const wareIcons: { readonly [ware in Ware]: string } = {
  belts: 'ware-belts',
  smoke: 'ware-smoke',
  booze: 'ware-booze',
  sergeant: 'ware-ordnance',
  mortar: 'ware-mortar',
  apcr: 'ware-apcr',
  sandbags: 'ware-sandbags',
  surgeon: 'ware-surgeon',
};

export const trophyIcons: { readonly [trophy in Trophy]: string } = {
  knightsCross: 'trophy-knights-cross',
  luger: 'trophy-luger',
  ironCross: 'trophy-iron-cross',
  mp40: 'trophy-mp40',
  knife: 'trophy-knife',
  helmet: 'trophy-helmet',
};

/** Medals in the order they hang; unit awards are ribbons. */
export const medalIcons = {
  campaign: 'medal-campaign-eame',
  commendation: 'medal-army-commendation',
  bronzeStar: 'medal-bronze-star',
  purpleHeart: 'medal-purple-heart',
  silverStar: 'medal-silver-star',
  dsc: 'medal-dsc',
  medalOfHonor: 'medal-medal-of-honor',
} as const satisfies { readonly [award in Award]?: string };
export type Medal = keyof typeof medalIcons;
export const medals = Object.keys(medalIcons).filter((name): name is Medal => Object.hasOwn(medalIcons, name));

export const ribbonIcons = {
  valorousUnit: 'ribbon-valorous-unit',
  presidentialUnit: 'ribbon-presidential-unit',
} as const satisfies { readonly [award in Award]?: string };

export const rankIcons: { readonly [rank in Rank]: string } = {
  staffSergeant: 'rank-ssg',
  sergeantFirstClass: 'rank-sfc',
  secondLieutenant: 'rank-2lt',
  firstLieutenant: 'rank-1lt',
  captain: 'rank-cpt',
};

const sides: { readonly [tank in TankId]?: string } = {
  'm4a1-76w': 'sherman-76',
  'm4a3-76w': 'sherman-76',
  m4a3e2: 'sherman-jumbo',
  m4a3e8: 'sherman-e8',
  m26: 'pershing',
};

export function sideOf(tank: TankId): string {
  return `${sides[tank] ?? 'sherman'}-side`;
}

const FACES = 7;

/** A man's face: the first is the commander's, the others go round among the crews. */
export function portraitOf(no: number, hurt: Wound | null): string {
  if (hurt === 'KIA') return 'portrait-kia';
  const face = no === 0 ? 1 : ((no - 1) % FACES) + 2;
  return `portrait-${face}-${hurt === null ? 'ok' : hurt.toLowerCase()}`;
}
