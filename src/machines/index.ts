import type { Sequence } from '../rules/core/sequence';
import type { GameId } from '../rules/index';
import type { Chart } from './chart';
import { sequenceOf } from './phases';

/** Every game's phase machine, loaded with its game. */
export const charts: { readonly [id in GameId]: () => Promise<Chart> } = {
  tankChess: () => import('./tankChess').then((module) => module.tankChessMachine),
  tankOnTank: () => import('./tankOnTank').then((module) => module.tankOnTankMachine),
  tankKillers: () => import('./tankKillers').then((module) => module.tankKillersMachine),
};

export async function loadSequence(id: GameId): Promise<Sequence> {
  return sequenceOf(await charts[id]());
}
