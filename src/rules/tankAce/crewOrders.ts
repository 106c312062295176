import type { CheckRow } from '../core/check';
import type { Seat } from '../core/game';
import { stowedRounds } from './ammunition';
import { fightOf, matOf } from './base';
import { hasSkill, isOut } from './crew';
import { afterOrder, isRackFull, type OrderFacts, spendOrder } from './orders';
import type { Rule } from './rulebook';
import { type Hatch, hatches, type Known, type Round, type State, type Writer } from './types';

/** Rounds the loader can move in one round. */
const IN_A_ROUND = 4;
const IN_A_RUSH = 6;

/** Every set of hatches as one word. */
export const hatchSets: readonly string[] = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  hatches.filter((_, index) => (bits & (1 << index)) !== 0).join('+'),
);

export const isHatchSet = (raw: unknown): raw is string => typeof raw === 'string' && hatchSets.includes(raw);

const hatchesIn = (posts: string): readonly Hatch[] => hatches.filter((hatch) => posts.split('+').includes(hatch));

type HatchFacts = OrderFacts & { readonly posts: string };

export const allOpen: CheckRow<HatchFacts, Rule> = {
  id: 'open',
  rule: 'ATA-7.2M1',
  holds: ({ tank, posts }) => hatchesIn(posts).every((hatch) => tank.open.includes(hatch)),
};
export const allShut: CheckRow<HatchFacts, Rule> = {
  id: 'shut',
  rule: 'ATA-7.2N1',
  holds: ({ tank, posts }) => hatchesIn(posts).every((hatch) => !tank.open.includes(hatch)),
};
export const commanderThere: CheckRow<HatchFacts, Rule> = {
  id: 'commander',
  rule: 'ATA-Q63',
  holds: ({ state, seat, posts }) => !hatchesIn(posts).includes('commander') || !isOut(state, seat, 'commander'),
};

export function setHatches(draft: State, to: Writer, seat: Seat, posts: string, open: boolean): void {
  const chosen = hatchesIn(posts);
  const tank = spendOrder(draft, to, seat, open ? 'N' : 'M', open ? 'ATA-7.2N1' : 'ATA-7.2M1');
  tank.open = hatches.filter((hatch) => (chosen.includes(hatch) ? open : tank.open.includes(hatch)));
  for (const post of chosen) to.emit({ type: 'hatchSet', seat, post, open });
  afterOrder(draft, to, seat);
}

export const mortarChecks: readonly CheckRow<OrderFacts, Rule>[] = [
  { id: 'mortar', rule: 'ATA-7.2K1', holds: ({ state, seat }) => matOf(state, seat).mortar },
  { id: 'bombs', rule: 'ATA-4.4.4a', holds: ({ tank }) => tank.bombs > 0 },
];

/** Smoke over the own position. */
export function screen(draft: State, to: Writer, seat: Seat): void {
  const tank = spendOrder(draft, to, seat, 'K', 'ATA-7.2K1', 'loader');
  tank.bombs -= 1;
  tank.smoke = 2;
  to.emit({ type: 'smokeSet', seat, area: 'own', level: 2 });
  afterOrder(draft, to, seat);
}

/** The round in the gun against one of the rack. */
export function switchRound(draft: State, to: Writer, seat: Seat, round: Round): void {
  const tank = spendOrder(draft, to, seat, 'O', 'ATA-7.2O1', 'loader');
  tank.rack[tank.loaded] += 1;
  tank.rack[round] -= 1;
  tank.loaded = round;
  to.emit({ type: 'chambered', seat, round });
  afterOrder(draft, to, seat);
}

export const inStowage: CheckRow<OrderFacts & { readonly round: Round }, Rule> = {
  id: 'stock',
  rule: 'ATA-4.4.3b',
  holds: ({ tank, round }) => stowedRounds(tank, round) > 0,
};

export function moveRound(draft: State, to: Writer, seat: Seat, round: Round, out: boolean): void {
  const { tank } = fightOf(draft, seat);
  tank.rack[round] += out ? -1 : 1;
  tank.stowed += 1;
  to.emit({ type: 'rackStowed', seat, round, out });
}

/** The loader has moved all he can, or the rack is full. */
export function stowingOver(state: Known, seat: Seat): boolean {
  const { tank } = fightOf(state, seat);
  if (isRackFull(state, seat)) return true;
  const couldRush = !tank.rush && hasSkill(state, seat, 'loader', 'adrenalineRush');
  return tank.stowed >= (tank.rush ? IN_A_RUSH : IN_A_ROUND) && !couldRush;
}
