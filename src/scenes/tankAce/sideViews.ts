import type { EnemyId } from '../../rules/tankAce/data/enemies';

/** Every enemy from the side. */
export const sideViews: { readonly [kind in EnemyId]: string } = {
  pz3: 'pz3-side',
  pz4: 'pz4-side',
  panther: 'panther-side',
  tiger1: 'tiger-side',
  tiger2: 'king-tiger-side',
  stug3: 'stug3-side',
  jpz4: 'jagdpanzer4-side',
  hetzer: 'hetzer-side',
  marder: 'marder-side',
  nashorn: 'nashorn-side',
  pak38: 'pak38-side',
  pak40: 'pak40-side',
  pak43: 'pak43-side',
  car20: 'sdkfz222-side',
  carMG: 'sdkfz221-side',
  puma: 'puma-side',
  halftrack: 'halftrack-de-side',
  truck: 'truck-de-side',
  inf: 'squad-de-side',
};
