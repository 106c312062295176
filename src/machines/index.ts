import type { Sequence } from '../rules/core/sequence';
import type { GameId } from '../rules/index';
import type { Chart } from './chart';
import { sequenceOf } from './order';

/** Every game's phase machine, loaded with its game. */
export const charts: { readonly [id in GameId]: () => Promise<Chart> } = {
  tankChess: () => import('./tankChess').then((module) => module.tankChessChart),
  tankOnTank: () => import('./tankOnTank').then((module) => module.tankOnTankChart),
  tankKillers: () => import('./tankKillers').then((module) => module.tankKillersChart),
};

export async function loadSequence(id: GameId): Promise<Sequence> {
  return sequenceOf(await charts[id]());
}
