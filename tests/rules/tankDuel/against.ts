import type { Personality } from '../../../src/rules/tankDuel/data/robots';
import { SOLO, type State, type Tank, type TankId } from '../../../src/rules/tankDuel/types';
import { cardsWhere, type Duel, type Layout, lay, sighted } from './duel';

/** A player with a Pz IV against one robot tank. */
export function against(personality: Personality, more: Layout = {}): Duel {
  return lay({ seats: 1, settings: { personality }, ...more });
}

export const thoughts = (duel: Duel) =>
  duel.all('robotStep').map(({ step, possible, reason }) => [step, possible, reason]);

/** Everybody at +200, in sight of everybody. */
export const close = (state: State) => {
  sighted(state);
  for (const tank of state.tanks) tank.range = 200;
};

/** The robot's phase with this row. */
export function act(duel: Duel, row: readonly number[], state: 'operational' | 'peril' = 'operational'): Duel {
  return plan(duel, row, state).phaseOf('su1', ['de1']);
}

/** The same, before the phase begins. */
export function plan(duel: Duel, row: readonly number[], state: 'operational' | 'peril' = 'operational'): Duel {
  const { robot } = duel.tank('su1');
  if (robot) Object.assign(robot, { row: [...row], state, done: [], hindered: [], pulls: 0 });
  return duel;
}

/** Nothing is played against what the robot tries. */
export function settle(duel: Duel): Duel {
  while (duel.state.phase === 'reply' || duel.state.phase === 'offer') {
    if (duel.state.phase === 'reply') duel.give({ type: 'letStand' });
    else duel.give({ type: 'spotOffer', tank: duel.state.offers[0]?.spotter ?? 'de1', accept: false });
  }
  return duel;
}

/** A card of nothing but this terrain. */
export const ground = (id: string, place = 0): number =>
  cardsWhere((each) => each.halves.length === 1 && each.halves[0]?.terrain === id)[place] ?? 0;

/** The steps a robot found possible, in order. */
export const done = (duel: Duel) => duel.all('robotStep').flatMap(({ step, possible }) => (possible ? [step] : []));

/** Why a robot did not do a step. */
export const whyNot = (duel: Duel, step: string) =>
  duel.all('robotStep').find((each) => each.step === step && !each.possible)?.reason ?? null;

/** A tank In Motion with its solo Move card. */
export const driving = (duel: Duel, id: TankId = 'su1'): Duel => {
  duel.tank(id).box.move = SOLO;
  return duel;
};

export const robotOf = (duel: Duel): Tank => duel.tank('su1');

/** The robot can neither drive nor fire, nor have anybody take those seats. */
export const cripple = (duel: Duel): void => {
  robotOf(duel).immobilized = true;
  for (const member of robotOf(duel).crew)
    if (member.person === 'gunner' || member.person === 'commander') member.seat = null;
};

/** Cards of no use to a robot, without order icons or a soldier. */
export const [blank = 0, otherBlank = 0] = cardsWhere(
  ({ halves, orders: paid, icons }) =>
    paid === 0 && !icons.includes('infantry') && halves.every(({ kind }) => kind === 'tactics' || kind === 'move'),
);

/** A card of so many order icons and no use otherwise. */
export const orders = (count: number): number =>
  cardsWhere((each) => each.orders === count && each.halves.every(({ kind }) => kind === 'tactics'))[0] ?? 0;
