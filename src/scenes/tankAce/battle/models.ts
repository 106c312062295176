import type { EnemyId } from '../../../rules/tankAce/data/enemies';
import type { TankId } from '../../../rules/tankAce/data/tanks';

/** How a vehicle is drawn from above, in a picture of 256 by 256. */
export interface Model {
  readonly hull: string;
  readonly turret: string | null;
  /** Where on the hull the turret turns. */
  readonly ring: number;
}

const whole = (hull: string): Model => ({ hull, turret: null, ring: 128 });
const turreted = (name: string, ring: number): Model => ({
  hull: `${name}-hull-grey`,
  turret: `${name}-turret-grey`,
  ring,
});
const ours = (name: string, ring: number): Model => ({ hull: `${name}-hull`, turret: `${name}-turret`, ring });

export const enemyModels: { readonly [kind in EnemyId]: Model } = {
  pz3: turreted('pz3', 119.6),
  pz4: turreted('pz4', 118.4),
  panther: turreted('panther', 123.2),
  tiger1: turreted('tiger', 123.2),
  tiger2: turreted('king-tiger', 125.6),
  stug3: whole('stug3-hull-grey'),
  jpz4: whole('jagdpanzer4-hull-grey'),
  hetzer: whole('hetzer-hull-grey'),
  marder: whole('marder-hull-grey'),
  nashorn: whole('nashorn-hull-grey'),
  pak38: whole('pak38'),
  pak40: whole('at-gun-de'),
  pak43: whole('flak88'),
  car20: turreted('armoured-car-de', 126.8),
  carMG: turreted('armoured-car-de', 126.8),
  puma: turreted('puma', 124.4),
  halftrack: whole('halftrack-de-hull-grey'),
  truck: whole('truck-de-hull-grey'),
  inf: whole('infantry-de'),
};

const sherman = ours('sherman', 120.8);
const sherman76 = ours('sherman-76', 119.6);

export const ownModels: { readonly [tank in TankId]: Model } = {
  m4: sherman,
  'm4a1-early': sherman,
  'm4a1-late': sherman,
  m4a3: sherman,
  'm4a3-75w': sherman,
  'm4a1-76w': sherman76,
  'm4a3-76w': sherman76,
  m4a3e2: ours('sherman-jumbo', 118.4),
  m4a3e8: ours('sherman-e8', 118.4),
  m26: ours('pershing', 114.8),
};
