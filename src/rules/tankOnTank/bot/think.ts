import { type Dice, openDice, seedDice } from '../../core/dice';
import type { Frozen, Seat } from '../../core/game';
import { FACING_NAMES } from '../../core/hex';
import type { BotAnswer, BotQuestion, Level } from '../../core/module';
import { commands } from '../commands';
import { gatesOf } from '../entry';
import { facingOf, NOWHERE } from '../hexes';
import { unitOf } from '../plan';
import type { Command, State, Unit } from '../types';
import { pointsOf } from '../unitValues';
import { imagine, type View } from '../view';
import { deployNext } from './deploySensibly';
import { bestMarch, groups } from './march';
import { bestMove, entries, isPosted, outlook } from './moves';
import { attacks, firersAt, promotions, strikes } from './plans';
import { changed, type Plan, type Study, studyOf } from './study';

/** How hard a level looks, and by how many points of force its judgement strays. */
const skill: { readonly [level in Level]: { readonly positions: number; readonly noise: number } } = {
  easy: { positions: 40, noise: 400 },
  normal: { positions: 300, noise: 160 },
  hard: { positions: 12000, noise: 0 },
};

/** How many plans are looked at further, and with how many positions each. */
const WIDTH = 5;
const FOLLOW = 350;

/** Of two orders that promise the same, the one that has it sooner. */
const SOONER = 0.999;

/** Below this an action point is not worth showing one's hand. */
const IDLE = 0.05;

function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'hidden' in view && 'standing' in view && 'units' in view;
}

/** The bot: one action point at a time, never knowing how many there are; sees the view, not the state. */
export function think(question: BotQuestion): BotAnswer {
  const { view, seat, level } = question;
  if (!isView(view)) throw new Error('not a view of this game');
  const dice = openDice(seedDice(`${question.seed} tankOnTank`));
  const state: Frozen<State> = imagine(view, dice);
  const budget = Math.max(1, question.positions ?? skill[level].positions);
  const study = studyOf(state, seat, budget);
  const plans = plansFor(study, level, dice);
  // Errors are made in choosing what to do; whoever has begun something ends it as well as he can.
  const noise = state.activity === null ? skill[level].noise : 0;
  const stray = () => (noise === 0 ? 0 : ((dice.roll(2001, 'noise') - 1001) / 1000) * noise);
  const judged = plans
    .filter(({ command }) => commands.allows(state, command))
    .map(({ command, gain }) => ({ command, score: gain + stray() }))
    .sort((a, b) => b.score - a.score);
  const [first] = judged;
  if (first) return { command: first.command, best: judged.slice(0, 3), positions: budget - study.left(), view };
  const [any] = commands.candidates(state, seat).filter((command) => commands.allows(state, command));
  if (!any) throw new Error(`seat ${seat} has nothing to choose from`);
  return { command: any, best: [{ command: any, score: 0 }], positions: budget - study.left(), view };
}

function plansFor(study: Study, level: Level, dice: Dice): readonly Plan[] {
  const { state, seat } = study;
  switch (state.phase) {
    case 'purchase':
      return shopping(state, seat, dice);
    case 'terms':
    case 'objectives':
      return lots(state, seat, dice);
    case 'deployment': {
      const next = level === 'easy' ? null : deployNext(state, seat);
      return next ? [{ command: next, gain: 1000 }] : lots(state, seat, dice);
    }
    default:
      if (state.activity !== null) return insidePlans(study, state.activity);
      return level === 'hard' && study.left() > FOLLOW
        ? lookFurther(study, openPlans(study, dice), dice)
        : openPlans(study, dice);
  }
}

/** Any legal command is as good as another. */
function lots(state: Frozen<State>, seat: Seat, dice: Dice): readonly Plan[] {
  const able = commands.candidates(state, seat).filter((command) => commands.allows(state, command));
  const [drawn] = dice.shuffle(able);
  return drawn ? [{ command: drawn, gain: 1000 }] : [];
}

/** Buys what it can afford, dear units more gladly, until nothing fits. */
function shopping(state: Frozen<State>, seat: Seat, dice: Dice): readonly Plan[] {
  const able = commands.candidates(state, seat).filter((command) => commands.allows(state, command));
  const goods = able.filter((command) => command.type === 'buy' && command.kind !== 'truck');
  if (goods.length === 0) return [{ command: { type: 'done', seat }, gain: 0 }];
  return goods.map((command) => ({
    command,
    gain: command.type === 'buy' ? 100 + pointsOf(command) + dice.roll(40, 'taste') : 0,
  }));
}

/** Everything the next action point could be spent on, or nothing. */
function openPlans(study: Study, dice: Dice): readonly Plan[] {
  const { state, seat } = study;
  const plans: Plan[] = [...attacks(study), ...promotions(study), ...strikes(study)];
  for (const unit of dice.shuffle(state.units)) {
    const plan = unit.seat === seat ? bestMove(study, unit, { stays: isPosted(study, unit) }) : null;
    if (plan) plans.push(plan);
  }
  plans.push(...groups(study), ...entries(study));
  plans.push({ command: { type: 'done', seat }, gain: study.rest(state) - study.base + IDLE });
  return plans;
}

/** The most promising plans once more, each with the best that could follow it for the next action point. */
function lookFurther(study: Study, plans: readonly Plan[], dice: Dice): readonly Plan[] {
  const { seat, more, base } = study;
  const sorted = [...plans].sort((a, b) => b.gain - a.gain);
  return sorted.map((plan, rank) => {
    if (rank >= WIDTH || plan.after === undefined || study.left() <= 0) return plan;
    let worth = 0;
    for (const { position, chance } of plan.after) {
      const budget = Math.max(1, Math.min(FOLLOW, study.left()));
      const next = studyOf({ ...position, spent: position.spent + 1 }, seat, budget);
      const best = more === 0 ? 0 : Math.max(...openPlans(next, dice).map(({ gain }) => gain));
      worth += chance * (more * (next.base + SOONER * best) + (1 - more) * next.rest(position));
      study.spend(budget - next.left());
    }
    return { ...plan, gain: worth - base };
  });
}

function insidePlans(study: Study, activity: NonNullable<Frozen<State>['activity']>): readonly Plan[] {
  const { state, seat } = study;
  switch (activity.type) {
    case 'ace':
      return [{ command: { type: 'reroll', seat }, gain: 1000 }];
    case 'volley': {
      const target = unitOf(state, activity.target);
      const wanted = target ? firersAt(study, target) : [];
      const next = wanted.find((unit) => !activity.firers.includes(unit.id));
      if (next) return [{ command: { type: 'aim', seat, unit: next.id, target: activity.target }, gain: 1000 }];
      return [{ command: { type: 'fire', seat }, gain: 1000 }];
    }
    case 'advance': {
      const steps = activity.infantry.flatMap((id) =>
        FACING_NAMES.map((facing): Plan => {
          const command: Command = { type: 'advance', seat, unit: id, facing };
          const there = changed(state, id, { at: activity.at, facing, dug: false }, [activity.at]);
          return { command, gain: study.judge(there) - study.base };
        }),
      );
      return [...steps, { command: { type: 'decline', seat }, gain: 0 }];
    }
    case 'move':
      return activity.mover === null ? groupPlans(study, activity.members) : underWayPlans(study, activity.mover.unit);
  }
}

/** The members still to go: against a common target if that is best, else whoever gains most first. */
function groupPlans(study: Study, members: readonly string[]): readonly Plan[] {
  const { state, seat } = study;
  const { first, gain, joint } = bestMarch(study, members);
  if (first && joint && gain > IDLE) return [{ command: first, gain }];
  const moves = members.flatMap((id) => {
    const unit = unitOf(state, id);
    const plan = unit ? bestMove(study, unit) : null;
    return plan ? [plan] : [];
  });
  return [...moves, { command: { type: 'done', seat }, gain: IDLE }];
}

/** A unit under way: it leaves the map if that was the point, drives on from the gate, or takes its best facing. */
function underWayPlans(study: Study, id: string): readonly Plan[] {
  const { state, seat, field } = study;
  const index = state.units.findIndex((unit) => unit.id === id);
  const [unit, counter] = [state.units[index], field.counters[index]];
  if (!unit || !counter) return [];
  const { place } = counter;
  const ahead = outlook(field, index, place);
  const turns = FACING_NAMES.map((facing): Plan => {
    const turned = study.judgeShift({ index, place, facing: facingOf(facing), where: 'map', through: [] });
    return {
      command: { type: 'face', seat, unit: id, facing },
      gain: turned - study.base + (facing === ahead ? 0.1 : 0),
    };
  });
  const exit: Command = { type: 'exit', seat, unit: id };
  if (commands.allows(state, exit)) {
    const gone = study.judgeShift({ index, place: NOWHERE, facing: counter.facing, where: 'exited', through: [] });
    return [...turns, { command: exit, gain: gone - study.base }];
  }
  // Whoever drove here meant to; whoever has only just come in by the gate goes on.
  const onward = hasJustEntered(state, unit) ? bestMove(study, unit, { away: true }) : null;
  return onward === null ? turns : [...turns, { ...onward, gain: onward.gain - 0.2 }];
}

function hasJustEntered(state: Frozen<State>, unit: Frozen<Unit>): boolean {
  const { activity } = state;
  const steps = activity?.type === 'move' && activity.lead === null ? activity.mover?.steps : undefined;
  return steps === 1 && gatesOf(state, unit).some((gate) => gate.hexes.includes(unit.at ?? ''));
}
