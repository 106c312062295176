import type { Seat } from '../../core/game';
import { halfOf } from '../cards';
import { flankersOf } from '../tanks';
import type { Known, TankId } from '../types';
import { driveGain, flanksFor, keptCard, rangesFor, worstFlanker } from './drivePlans';
import { shotWorth } from './shotWorth';
import { costIn, type Plan, payment, type Study, studyOf } from './study';

/** Ground and flank that the rest of the declaration brings. */
function rest({ state }: Study) {
  const declared = state.step?.declared ?? [];
  const ground = declared.find(({ as }) => as === 'terrain');
  return {
    terrain: ground === undefined ? null : (halfOf(state, ground.card, 'terrain')?.terrain ?? null),
    flanks: declared.some(({ as }) => as === 'flank'),
  };
}

/** Where to, with what follows in mind. */
export function movePlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const cards = (state.step?.set ?? []).map(({ card }) => card);
  const { terrain, flanks } = rest(study);
  const targets: readonly (TankId | null)[] = flanks ? flanksFor(study) : [null];
  return rangesFor(study, cards.length).map(
    (to): Plan => ({
      command: { type: 'move', seat, to, card: keptCard(study, cards) },
      gain: Math.max(...targets.map((flank) => driveGain(study, { to, moves: cards.length, flank, terrain }))),
    }),
  );
}

export function flankPlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const { terrain } = rest(study);
  const { tank } = study;
  const backs: readonly (TankId | null)[] = tank.flanking.length < 2 ? [null] : tank.flanking;
  const offensive = study.enemies.flatMap(({ id }) =>
    backs.map(
      (takeBack): Plan => ({
        command: { type: 'flank', seat, tank: id, takeBack },
        gain: driveGain(study, { to: tank.range, moves: 0, flank: id, terrain }),
      }),
    ),
  );
  const worst = worstFlanker(study, study.enemies);
  const defensive = flankersOf(state, tank).map(
    (id): Plan => ({
      command: { type: 'unflank', seat, tank: id },
      gain: id === worst ? 0.3 : 0.2,
    }),
  );
  return [...offensive, ...defensive];
}

export function shakePlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const worst = worstFlanker(study, study.enemies);
  return flankersOf(state, study.tank).map(
    (id): Plan => ({
      command: { type: 'shake', seat, tank: id },
      gain: id === worst ? 1 : 0,
    }),
  );
}

/** At whom; and whether the round in the gun should be another. */
export function targetPlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const { tank, enemies } = study;
  const set = state.step?.set ?? [];
  const fire = set.filter(({ as }) => as === 'fire').map(({ card }) => halfOf(state, card, 'fire')?.toHit ?? 0);
  const declared = {
    toHit: Math.max(0, ...fire),
    names: fire.length > 1,
    leadership: fire.length < set.length,
    tactics: false,
  };
  const worth = (loaded: boolean) =>
    enemies.map((enemy) => ({ id: enemy.id, gain: shotWorth(state, { ...tank, loaded }, enemy, declared) }));
  const plans = worth(tank.loaded).map(({ id, gain }): Plan => ({ command: { type: 'target', seat, tank: id }, gain }));
  const cards = tank.rounds > 0 && !tank.loaded ? payment(study, 3) : null;
  if (cards === null) return plans;
  const best = Math.max(
    0,
    ...worth(true)
      .filter(({ id }) => tank.spotted.includes(id))
      .map(({ gain }) => gain),
  );
  return [
    ...plans,
    { command: { type: 'quickLoad', seat, load: true, cards }, gain: best - costIn(study, cards) - 0.2 },
  ];
}
