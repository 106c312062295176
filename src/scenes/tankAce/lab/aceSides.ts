import { type EnemyId, enemies } from '../../../rules/tankAce/data/enemies';
import type { TankId } from '../../../rules/tankAce/data/tanks';
import { byFileName } from '../../paint/drawings';
import { careerPictures } from '../career/pictures';
import { sideViews } from '../sideViews';

/** Vehicles from the side; those of the career, and the men and guns of the theatre. */
export const aceSides: { readonly [key: string]: string } = {
  ...careerPictures,
  ...byFileName(
    import.meta.glob<string>('/src/assets/theatre/{at-gun-de,infantry-de}-side.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
};

export const shermans: { readonly [id in TankId]: string } = {
  m4: 'sherman',
  'm4a1-early': 'sherman',
  'm4a1-late': 'sherman',
  m4a3: 'sherman',
  'm4a3-75w': 'sherman',
  'm4a1-76w': 'sherman-76',
  'm4a3-76w': 'sherman-76',
  m4a3e2: 'sherman-jumbo',
  m4a3e8: 'sherman-e8',
  m26: 'pershing',
};

/** Guns and men as the theatre has them. */
const ofTheTheatre: { readonly [id in EnemyId]?: string } = {
  pak38: 'at-gun-de',
  pak40: 'at-gun-de',
  pak43: 'at-gun-de',
  inf: 'infantry-de',
};

export const unitDrawing = (id: EnemyId): string => ofTheTheatre[id] ?? sideViews[id].replace(/-side$/, '');

/** From ahead; null: it has no armour. */
export function frontDrawing(id: EnemyId): string | null {
  const { class: sort, hull } = enemies[id];
  if (hull === null) return null;
  return sort === 'SPG' ? 'front-casemate-de' : 'front-turreted-de';
}
