import type { Frozen } from '../../core/game';
import { spotters, strikeModifier } from '../airStrike';
import { defenceOf, eligible, hasSight, volleyOf } from '../fire';
import { NOWHERE, nameOf, neighbourAt } from '../hexes';
import { hitChance } from '../odds';
import { fallenHq } from '../promotion';
import type { State, Unit } from '../types';
import { type Shift, worthOf } from './field';
import { changed, type Plan, type Study } from './study';

/** Who fires at a target: all who can, but for those whose shot is better kept for another. */
export function firersAt(study: Study, target: Frozen<Unit>): readonly Frozen<Unit>[] {
  const { state, seat, more } = study;
  let firers = eligible(state, seat, target);
  const share = (units: readonly Frozen<Unit>[], at: Frozen<Unit>) => {
    const { ways, of } = volleyOf(state, units, at).overall;
    return ways / of;
  };
  const others = state.units.filter((unit) => unit.seat !== seat && unit.at !== null && unit.id !== target.id);
  for (const unit of [...firers]) {
    const rest = firers.filter((each) => each !== unit);
    if (!rest.some((each) => hasSight(state, each, target))) continue;
    const lost = (share(firers, target) - share(rest, target)) * worthOf(state, target);
    const elsewhere = others
      .filter((other) => eligible(state, seat, other).includes(unit))
      .map((other) => share([unit], other) * worthOf(state, other) * more * 0.6);
    if (Math.max(0, ...elsewhere) > lost) firers = rest;
  }
  return firers;
}

/** The positions after an attack: destroyed, and missed. */
export function outcomes(
  state: Frozen<State>,
  firers: readonly Frozen<Unit>[],
  target: Frozen<Unit>,
): NonNullable<Plan['after']> {
  const { ways, of } = volleyOf(state, firers, target).overall;
  const fired = {
    ...state,
    units: state.units.map((unit) => (firers.includes(unit) ? { ...unit, fired: true, veiled: false } : unit)),
  };
  return [
    { position: changed(fired, target.id, { at: null, where: 'dead' }), chance: ways / of },
    { position: fired, chance: 1 - ways / of },
  ];
}

/** Attacks on every target in reach: the expected change of hit and miss. */
export function attacks(study: Study): readonly Plan[] {
  const { state, seat, base } = study;
  const plans: Plan[] = [];
  for (const target of state.units) {
    if (target.seat === seat || target.at === null) continue;
    const firers = firersAt(study, target);
    const first = firers.find((unit) => hasSight(state, unit, target));
    if (!first || study.left() <= 1) continue;
    const after = outcomes(state, firers, target);
    const worth = after.reduce((sum, { position, chance }) => sum + chance * study.judge(position), 0);
    const gain = worth - base + (volleyOf(state, firers, target).cost === 0 ? 4 : 0);
    plans.push({ command: { type: 'aim', seat, unit: first.id, target: target.id }, gain, after });
  }
  return plans;
}

/** A headquarters back: whoever stands beside it drives with it again. */
export function promotions(study: Study): readonly Plan[] {
  const { state, seat, field, base } = study;
  return state.units.flatMap((unit, index): Plan[] => {
    const counter = field.counters[index];
    if (unit.seat !== seat || !counter || counter.place === NOWHERE || unit.hq || fallenHq(state, unit) === null)
      return [];
    const { place, facing } = counter;
    const gain =
      study.judgeShift({ index, place, facing, where: 'map', through: [], hq: true, moved: unit.moved }) - base;
    return [{ command: { type: 'promote', seat, unit: unit.id }, gain }];
  });
}

/** How much is lost or won if what stands in a hex is bombed, as far as it is likely. */
function bombed({ state, field, judgeShift, base }: Study, place: number): number {
  const index = field.counters.findIndex((counter) => counter.place === place);
  const [unit, counter] = [state.units[index], field.counters[index]];
  if (!unit || !counter) return 0;
  const { ways, of } = hitChance(strikeModifier(state, unit), defenceOf(state, unit).value);
  const gone: Shift = { index, place: NOWHERE, facing: counter.facing, where: 'dead', through: [] };
  return (ways / of) * (judgeShift(gone) - base);
}

/** An air strike is worth its chance on the hex and what scatters beside it, if both points are there. */
export function strikes(study: Study): readonly Plan[] {
  const { state, seat, more, field } = study;
  if ((state.strikes[seat] ?? 0) === 0) return [];
  const worth = new Map<number, number>();
  const value = (place: number) => {
    const known = worth.get(place) ?? bombed(study, place);
    worth.set(place, known);
    return known;
  };
  return field.counters.flatMap(({ seat: owner, place }): Plan[] => {
    if (owner === seat || place === NOWHERE || spotters(state, seat, nameOf(place)).length === 0) return [];
    const beside = [0, 1, 2, 3, 4, 5].map((facing) => neighbourAt(place, facing)).filter((each) => each !== NOWHERE);
    const spread = beside.reduce((sum, each) => sum + value(each), 0) / 6;
    const sure = state.spent === 0 ? 1 : more;
    return [
      { command: { type: 'strike', seat, to: nameOf(place) }, gain: (value(place) + 1.6 * spread) * 0.75 * sure },
    ];
  });
}
