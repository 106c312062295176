import type { Effects, Frozen, Seat } from '../core/game';
import { isBoolean, oneOf } from '../core/guards';
import type { Ref } from '../core/ref';
import { type Kind, unitTypes } from './data/units';
import { opponent, oppositeEdge, publicName, rowsFrom } from './plan';
import { command, isHex } from './row';
import { newUnit } from './setup';
import type { CommandOf, Event, State } from './types';
import { isKind, pointsOf, typeOf } from './unitValues';

/** What a side has spent on its force. */
export function pointsSpent(state: Frozen<State>, seat: Seat): number {
  return state.units.filter((unit) => unit.seat === seat).reduce((sum, unit) => sum + pointsOf(unit), 0);
}

/** Counters of a kind that are still in the box. */
export function countersLeft(state: Frozen<State>, kind: Kind, hq: boolean): number {
  const type = typeOf(state.switches, kind);
  const used = state.units.filter((unit) => unit.kind === kind && unit.hq === hq).length;
  return (hq ? type.headquarters : type.counters) - used;
}

const buyable: readonly { readonly kind: Kind; readonly hq: boolean; readonly seat: Seat }[] = unitTypes.flatMap(
  ({ kind, seat, headquarters }) => [
    { kind, seat, hq: false },
    ...(headquarters > 0 ? [{ kind, seat, hq: true }] : []),
  ],
);

const buyRow = command('buy', {
  phases: ['purchase'],
  fields: { kind: isKind, hq: isBoolean },
  path: {
    print: ({ kind, hq }) => [`button:buy-${kind}${hq ? '-hq' : ''}`],
    read: (_, seat, refs) => {
      const bought = ({ kind, hq }: (typeof buyable)[number]): Ref => `button:buy-${kind}${hq ? '-hq' : ''}`;
      const wanted = refs.length === 1 ? buyable.find((each) => bought(each) === refs[0]) : undefined;
      return wanted === undefined ? null : { type: 'buy', seat, kind: wanted.kind, hq: wanted.hq };
    },
  },
  tries: (_, seat) =>
    buyable.filter((each) => each.seat === seat).map(({ kind, hq }) => ({ type: 'buy', seat, kind, hq })),
  checks: [
    { id: 'buying', rule: 'TOT-11.1b', holds: ({ state, command: { seat } }) => state.bought[seat] === false },
    {
      id: 'nation',
      rule: 'TOT-2.1b',
      holds: ({ state, command: { seat, kind } }) => typeOf(state.switches, kind).seat === seat,
    },
    {
      id: 'counters',
      rule: 'TOT-Q48',
      holds: ({ state, command: { kind, hq } }) => countersLeft(state, kind, hq) > 0,
    },
    {
      id: 'points',
      rule: 'TOT-11.1b',
      holds: ({ state, command: bought }) =>
        pointsSpent(state, bought.seat) + pointsOf(bought) <= state.switches.points,
    },
  ],
  apply(draft, { seat, kind, hq }, scribe) {
    const count = draft.units.filter((unit) => unit.seat === seat).length;
    const unit = newUnit(`${seat}${count}`, seat, seat, { kind, hq });
    draft.units.push(unit);
    scribe.emit({ type: 'unitBought', seat, unit: unit.id, name: publicName(unit) });
  },
});

/** Ends a side's purchase. */
export function closePurchase(draft: State, seat: Seat, scribe: Effects<Event>): void {
  draft.bought[seat] = true;
  draft.active = draft.active.filter((each) => each !== seat);
  scribe.emit({ type: 'purchaseClosed', seat, points: pointsSpent(draft, seat) });
}

/** Both roll until one is higher: he decides map, snow and edges (TOT-11.1c). */
export function rollDecider(draft: State, scribe: Effects<Event>): void {
  for (;;) {
    const american = scribe.dice.roll(6, 'decider', 0);
    const german = scribe.dice.roll(6, 'decider', 1);
    if (american === german) continue;
    const seat = american > german ? 0 : 1;
    draft.decider = seat;
    draft.active = [seat];
    scribe.emit({ type: 'deciderRolled', american, german, seat });
    return;
  }
}

const mapRow = command('chooseMap', {
  phases: ['terms'],
  fields: { map: oneOf('A', 'B') },
  path: ['button:map-{map}'],
  tries: (_, seat) => (['A', 'B'] as const).map((map) => ({ type: 'chooseMap', seat, map })),
  checks: [
    {
      id: 'decider',
      rule: 'TOT-11.1c',
      holds: ({ state, command: { seat } }) => state.decider === seat && !state.mapChosen,
    },
  ],
  apply(draft, { seat, map }, scribe) {
    draft.map = map;
    draft.mapChosen = true;
    scribe.emit({ type: 'mapChosen', seat, map });
  },
});

const snowRow = command('chooseSnow', {
  phases: ['terms'],
  fields: { snow: isBoolean },
  path: {
    print: ({ snow }) => [snow ? 'button:snow' : 'button:summer'],
    read: (_, seat, [ref, ...more]) => {
      const named = more.length === 0 && (ref === 'button:snow' || ref === 'button:summer');
      return named ? { type: 'chooseSnow', seat, snow: ref === 'button:snow' } : null;
    },
  },
  tries: (_, seat) => [false, true].map((snow) => ({ type: 'chooseSnow', seat, snow })),
  checks: [
    {
      id: 'decider',
      rule: 'TOT-11.1c',
      holds: ({ state, command: { seat } }) => state.decider === seat && !state.snowChosen,
    },
  ],
  apply(draft, { seat, snow }, scribe) {
    draft.snow = snow;
    draft.snowChosen = true;
    scribe.emit({ type: 'snowChosen', seat, snow, season: snow ? 'snow' : 'summer' });
  },
});

/** An own battle: one side takes an edge and leaves the other the opposite one. */
export function takeSide(draft: State, { seat, edge }: CommandOf<'chooseEdge'>, scribe: Effects<Event>): void {
  draft.edges[seat] = edge;
  draft.edges[opponent(seat)] = oppositeEdge(edge);
  scribe.emit({ type: 'edgeChosen', seat, edge });
}

/** The three hex rows nearest to the opponent's edge (TOT-11.2d). */
export function objectiveZone(state: Frozen<State>, seat: Seat): readonly string[] {
  const edge = state.edges[opponent(seat)];
  return edge ? rowsFrom(edge, 3) : [];
}

const objectiveRow = command('placeObjective', {
  phases: ['objectives'],
  fields: { to: isHex },
  path: ['hex:{to}'],
  tries: (state, seat) => objectiveZone(state, seat).map((to) => ({ type: 'placeObjective', seat, to })),
  checks: [
    { id: 'placed', rule: 'TOT-11.2d', holds: ({ state, command: { seat } }) => state.objectives[seat] === null },
    {
      id: 'zone',
      rule: 'TOT-11.2d',
      holds: ({ state, command: { seat, to } }) => objectiveZone(state, seat).includes(to),
      evidence: ({ command: { to } }) => [`hex:${to}`],
    },
  ],
  apply(draft, { seat, to }, scribe) {
    draft.objectives[seat] = to;
    draft.active = draft.active.filter((each) => each !== seat);
    scribe.emit({ type: 'objectivePlaced', seat, at: to });
  },
});

/** What is decided before an own battle is set up. */
export const purchaseRows = { buy: buyRow, chooseMap: mapRow, chooseSnow: snowRow, placeObjective: objectiveRow };

/** Whether nothing is left to agree before setting up. */
export function isAgreed(state: Frozen<State>): boolean {
  switch (state.phase) {
    case 'purchase':
      return state.bought.every((done) => done);
    case 'terms':
      return state.mapChosen && state.snowChosen && state.edges[0] !== null;
    default:
      return state.objectives.every((hex) => hex !== null);
  }
}
