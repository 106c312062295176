import type { EnemyId } from '../../../src/rules/tankAce/data/enemies';
import type { Award } from '../../../src/rules/tankAce/types';
import { battle, type Scene, type Table } from './table';

export interface Fought extends Scene {
  readonly kills?: EnemyId[];
  readonly damaged?: number;
  readonly hurt?: ('commander' | 'gunner')[];
  readonly won?: boolean;
  readonly battles?: number;
  readonly correspondent?: boolean;
}

/** The battle is over; what follows is still to come. */
export function fought({
  won = true,
  kills = [],
  damaged = 0,
  hurt = [],
  battles = 1,
  correspondent = false,
  ...scene
}: Fought = {}): Table {
  return battle([], { ...scene, fight: { outcome: won ? 'cleared' : 'withdrawn', ...scene.fight } }).change((state) => {
    const fight = state.fights[0];
    if (fight) Object.assign(fight.tally, { kills, damaged, hurt, battles, correspondent });
  });
}
/** Dice for the trophy where the field is held. */
export const settled = (scene: Fought = {}, ...more: number[]) =>
  fought(scene).begin('after', ...(scene.won === false ? [] : [3, 4]), ...more);
export const medals = (table: Table): readonly Award[] => table.told('medal').map(({ award }) => award);
export const old = {
  completed: 9,
  awards: {
    campaign: 1,
    commendation: 1,
    purpleHeart: 0,
    bronzeStar: 0,
    silverStar: 0,
    dsc: 0,
    medalOfHonor: 0,
    valorousUnit: 0,
    presidentialUnit: 0,
  },
};
export const tanks = (count: number): EnemyId[] => Array.from({ length: count }, () => 'pz4');
