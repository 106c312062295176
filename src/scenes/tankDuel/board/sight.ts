import type { Seat } from '../../../rules/core/game';
import type { Nation, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import { type Arrangement, arrangementId } from './places';

export type TankSeen = View['tanks'][number];

export function tankAt(view: View, id: TankId | null | undefined): TankSeen | null {
  return view.tanks.find((tank) => tank.id === id) ?? null;
}

/** The number on the plate of a tank. */
export function numberOf({ id }: { readonly id: TankId }): number {
  return Number(id.slice(2));
}

export function ownTanks(view: View, seat: Seat | null): readonly TankSeen[] {
  return seat === null ? [] : view.tanks.filter((tank) => tank.seat === seat);
}

/** Cards in the hand of whoever looks, in ascending numbers; null: nobody's hand is open. */
export function handOf(view: View): readonly number[] | null {
  const cards = view.seat === null ? null : (view.hands[view.seat]?.cards ?? null);
  return cards === null ? null : cards.toSorted((a, b) => a - b);
}

/** Phases in which the table waits for bids, or shows what came of them. */
const bids: readonly View['phase'][] = ['excess', 'refill', 'bid', 'reveal'];
/** Phases in which the player of the active tank chooses among his cards. */
const choices: readonly View['phase'][] = [
  'action',
  'attempt',
  'move',
  'target',
  'fireCheck',
  'moraleCheck',
  'leadership',
  'flank',
  'shake',
  'hatches',
];

export function arrangementFor(view: View, viewer: Seat | null): Arrangement {
  const lanes = Math.max(2, ...view.tanks.map(numberOf));
  const robots = view.tanks.some(({ robot }) => robot !== null);
  if (bids.includes(view.phase)) return { scene: 'bid', lanes, robots };
  const current = tankAt(view, view.current);
  const mine = viewer !== null && current !== null && current.seat === viewer && view.active.includes(viewer);
  // Once the Tank Action is taken, what came of it stays in sight.
  const chooses = mine && choices.includes(view.phase) && !(view.phase === 'action' && view.step?.taken === true);
  const scene = mine && view.phase === 'discard' ? 'lay' : chooses ? 'choose' : 'duel';
  return { scene, lanes, robots };
}

export function arrangement(view: View, viewer: Seat | null): string {
  return arrangementId(arrangementFor(view, viewer));
}

/** The tank whose board lies open while its player chooses. */
export function chooser(view: View): TankSeen | null {
  const current = tankAt(view, view.current);
  const own = ownTanks(view, view.seat);
  if (current !== null && (view.seat === null || current.seat === view.seat)) return current;
  return own.find(({ inPlay }) => inPlay) ?? own[0] ?? current;
}

/** Two tanks in question, one of each side, and which of them acts upon the other. */
export interface Pair {
  readonly de: TankSeen | null;
  readonly su: TankSeen | null;
  readonly actor: TankId | null;
  readonly target: TankId | null;
}

/** Who faces whom: the shot in progress or just told, else the active tank and whom it looks at. */
export function pairOf(view: View, told: { readonly actor: TankId; readonly target: TankId } | null): Pair {
  const offer = told === null ? offerFor(view) : undefined;
  const actor = told?.actor ?? offer?.spotted ?? view.shot?.firer ?? view.reply?.tank ?? view.current;
  const acting = tankAt(view, actor);
  const target =
    told?.target ??
    offer?.spotter ??
    view.shot?.target ??
    view.reply?.target ??
    (acting === null ? null : enemyFor(view, acting));
  const enemy = tankAt(view, target);
  const of = (nation: Nation) => [acting, enemy].find((tank) => tank?.nation === nation) ?? fallback(view, nation);
  return { de: of('de'), su: of('su'), actor: acting?.id ?? null, target: enemy?.id ?? null };
}

/** The spotting offer that is asked about, of whoever looks first. */
function offerFor(view: View): View['offers'][number] | undefined {
  if (view.phase !== 'offer') return undefined;
  return view.offers.find(({ spotter }) => tankAt(view, spotter)?.seat === view.seat) ?? view.offers[0];
}

/** Whom a tank has to do with: its acquired enemy, the nearest it has spotted, who has spotted it, or the nearest at all. */
function enemyFor(view: View, tank: TankSeen): TankId | null {
  if (tank.acquired !== null) return tank.acquired.tank;
  const enemies = view.tanks.filter(({ nation, inPlay }) => nation !== tank.nation && inPlay);
  const far = (enemy: TankSeen) => Math.abs(tank.range + enemy.range);
  const near = (list: readonly TankSeen[]) => list.toSorted((a, b) => far(a) - far(b))[0]?.id ?? null;
  return (
    near(enemies.filter(({ id }) => tank.spotted.includes(id))) ??
    near(enemies.filter(({ spotted }) => spotted.includes(tank.id))) ??
    near(enemies)
  );
}

function fallback(view: View, nation: Nation): TankSeen | null {
  const side = view.tanks.filter((tank) => tank.nation === nation);
  return (
    side.find(({ seat, inPlay }) => inPlay && seat !== null && seat === view.seat) ??
    side.find(({ inPlay }) => inPlay) ??
    side[0] ??
    null
  );
}
