import { type EnemyId, enemies } from '../../../rules/tankAce/data/enemies';
import type { TankId } from '../../../rules/tankAce/data/tanks';
import type { GunSide } from '../../lab/gun/gunSheet';
import { byFileName } from '../../paint/drawings';
import { enemyModels } from '../battle/models';
import { careerPictures } from '../career/pictures';

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

const shermans: { readonly [id in TankId]: string } = {
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

const drawn: { readonly [id in EnemyId]?: string } = {
  pz3: 'pz3',
  pz4: 'pz4',
  panther: 'panther',
  tiger1: 'tiger',
  tiger2: 'king-tiger',
  stug3: 'stug3',
  jpz4: 'jagdpanzer4',
  hetzer: 'hetzer',
  nashorn: 'nashorn',
  pak38: 'at-gun-de',
  pak40: 'at-gun-de',
  pak43: 'at-gun-de',
  inf: 'infantry-de',
};

export const tankDrawing = (id: TankId): GunSide['drawing'] => ({ side: shermans[id] });

/** From above where nobody has drawn it from the side. */
export function unitDrawing(id: EnemyId): GunSide['drawing'] {
  const side = drawn[id];
  const { hull, turret } = enemyModels[id];
  return side === undefined ? { above: [hull, ...(turret === null ? [] : [turret])] } : { side };
}

/** From ahead; null: it has no armour. */
export function frontDrawing(id: EnemyId): string | null {
  const { class: sort, hull } = enemies[id];
  if (hull === null) return null;
  return sort === 'SPG' ? 'front-casemate-de' : 'front-turreted-de';
}
