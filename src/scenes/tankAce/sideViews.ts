import type { EnemyId } from '../../rules/tankAce/data/enemies';

/** The side view of whoever has one. */
export const sideViews: { readonly [kind in EnemyId]?: string } = {
  pz3: 'pz3-side',
  pz4: 'pz4-side',
  panther: 'panther-side',
  tiger1: 'tiger-side',
  tiger2: 'king-tiger-side',
  stug3: 'stug3-side',
  jpz4: 'jagdpanzer4-side',
  hetzer: 'hetzer-side',
  nashorn: 'nashorn-side',
  pak38: 'pak38-side',
  pak40: 'pak40-side',
  pak43: 'pak43-side',
  inf: 'squad-de-side',
};
