import type { Frozen, Seat } from '../core/game';
import { monthAt } from './data/calendar';
import { type EnemyClass, type EnemyCounter, enemies } from './data/enemies';
import { type TankMat, tanks } from './data/tanks';
import type { Career, Enemy, Fight, Known, Mission, Reach, State } from './types';

export function careerOf(state: State, seat: Seat): Career;
export function careerOf(state: Known, seat: Seat): Frozen<Career>;
export function careerOf(state: Known, seat: Seat): Frozen<Career> {
  const career = state.careers[seat];
  if (career === undefined) throw new Error(`no commander in seat ${seat}`);
  return career;
}

export function fightOf(state: State, seat: Seat): Fight;
export function fightOf(state: Known, seat: Seat): Frozen<Fight>;
export function fightOf(state: Known, seat: Seat): Frozen<Fight> {
  const fight = state.fights[seat] ?? null;
  if (fight === null) throw new Error(`seat ${seat} is not in battle`);
  return fight;
}

export function missionOf(state: State): Mission;
export function missionOf(state: Known): Frozen<Mission>;
export function missionOf(state: Known): Frozen<Mission> {
  if (state.mission === null) throw new Error('no mission is being fought');
  return state.mission;
}

/** Your battle is a defence, the counterattack included. */
export function isDefence(state: Known): boolean {
  const { kind, counter } = missionOf(state);
  return counter || kind === 'defense';
}

/** Who fights now. */
export function groupOf(state: Known): readonly Seat[] {
  return state.groups[0] ?? [];
}

export function matOf(state: Known, seat: Seat): TankMat {
  return tanks[careerOf(state, seat).tank];
}

export function counterOf({ kind }: Pick<Enemy, 'kind'>): EnemyCounter {
  return enemies[kind];
}

export function classOf({ kind }: Pick<Enemy, 'kind'>): EnemyClass {
  return enemies[kind].class;
}

/** Tanks and self-propelled guns: what HE does not harm. */
export function isHeavy(unit: Pick<Enemy, 'kind'>): boolean {
  const kind = classOf(unit);
  return kind === 'T' || kind === 'SPG';
}

export function isVehicle(unit: Pick<Enemy, 'kind'>): boolean {
  const kind = classOf(unit);
  return kind !== 'INF' && kind !== 'AT';
}

/** The unit and the board it stands on. */
export function findUnit(state: State, id: string): { unit: Enemy; seat: Seat; fight: Fight } | null;
export function findUnit(state: Known, id: string): { unit: Frozen<Enemy>; seat: Seat; fight: Frozen<Fight> } | null;
export function findUnit(state: Known, id: string): { unit: Frozen<Enemy>; seat: Seat; fight: Frozen<Fight> } | null {
  for (const seat of groupOf(state)) {
    const fight = state.fights[seat] ?? null;
    const unit = fight?.units.find((each) => each.id === id);
    if (fight !== null && unit !== undefined) return { unit, seat, fight };
  }
  return null;
}

/** The same of a unit that is there. */
export function unitOf(state: State, id: string): { unit: Enemy; seat: Seat; fight: Fight };
export function unitOf(state: Known, id: string): { unit: Frozen<Enemy>; seat: Seat; fight: Frozen<Fight> };
export function unitOf(state: Known, id: string): { unit: Frozen<Enemy>; seat: Seat; fight: Frozen<Fight> } {
  const found = findUnit(state, id);
  if (found === null) throw new Error(`no unit ${id} on the board`);
  return found;
}

/** Rain and snow hamper fire like smoke. */
export function isDim({ weather }: Pick<Mission, 'weather'>): boolean {
  return weather === 'rain' || weather === 'snow';
}

export const rangeBonus: { readonly [range in Reach]: number } = { close: 1, medium: 0, long: -1 };

const nearerThan: { readonly [range in Reach]: Reach } = { long: 'medium', medium: 'close', close: 'close' };
const fartherThan: { readonly [range in Reach]: Reach } = { close: 'medium', medium: 'long', long: 'long' };
export const nearer = (range: Reach): Reach => nearerThan[range];
export const farther = (range: Reach): Reach => fartherThan[range];

export function monthNow(state: Known) {
  return monthAt(state.month);
}

/** Whether this seat's commander still serves. */
export function serves(state: Known, seat: Seat): boolean {
  return careerOf(state, seat).fate === null;
}

/** The next who has to decide; the active seat follows. */
export function decideNext(draft: State): void {
  const [next] = draft.queue;
  draft.active = next === undefined ? [] : [next];
}

/** The word itself, known for one of a list. */
export function among<T extends string>(values: readonly T[], text = ''): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`the charts know no ${text}`);
  return found;
}
