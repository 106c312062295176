import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankDuelChart } from '../../../src/machines/tankDuel';
import { legal } from '../../../src/rules/core/play';
import { tankDuel } from '../../../src/rules/tankDuel';
import { type Lesson, type LessonId, lessonIds, lessons } from '../../../src/rules/tankDuel/data/lessons';

import { attempt, openLesson } from '../../../src/rules/tankDuel/study/lessons';
import type { Command, Event, State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { citableIds } from '../../support/rulebooks';

const order = sequenceOf(tankDuelChart);
const [GERMAN, SOVIET] = [0, 1];
const ids = citableIds('tankDuel');

const lessonOf = (id: LessonId): Lesson => {
  const found = lessons.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
};

interface Step {
  readonly good: boolean;
  readonly over: boolean;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays commands as the learner would; every one must be allowed. */
function play(lesson: Lesson, commands: readonly Command[]): Step[] {
  let position = openLesson(order, lesson);
  return commands.map((command) => {
    expect(tankDuel.refuse(position.state, command)).toBeNull();
    const tried = attempt(order, lesson, position, command);
    position = tried.position;
    return { good: tried.good, over: tried.over, state: position.state, events: tried.events };
  });
}

/** By which rule a command is refused after some of the learner's. */
function refusal(id: LessonId, command: Command, before: readonly Command[] = []): string | null {
  const lesson = lessonOf(id);
  const state = play(lesson, before).at(-1)?.state ?? openLesson(order, lesson).state;
  return tankDuel.refuse(state, command)?.rule ?? null;
}

/** What becomes of a lesson by these commands. */
function outcome(id: LessonId, commands: readonly Command[]) {
  const last = play(lessonOf(id), commands).at(-1);
  if (last === undefined) throw new Error('nothing was played');
  return last;
}

describe('lessons', () => {
  test('are twelve, in the order of their list, in the set-up of the tutorial', () => {
    expect(lessons.map(({ id }) => id)).toEqual([...lessonIds]);
    expect(lessons).toHaveLength(12);
    for (const lesson of lessons) {
      const { state } = openLesson(order, lesson);
      expect(state.tanks.map(({ vehicle }) => vehicle)).toEqual(['pz4', 'stug3', 't34-76-m43', 't34-76-m43']);
      expect(state.ground).toMatchObject({ scenario: 'highGround', hills: true });
      expect(lesson.rules.filter((rule) => !ids.has(rule))).toEqual([]);
    }
  });

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: its learner is asked, and the last step of its answer reaches it, none before',
    (_, lesson) => {
      expect(openLesson(order, lesson).state.active).toEqual([lesson.seat]);
      const steps = play(lesson, lesson.answer);
      expect(steps.map(({ good }) => good)).toEqual(lesson.answer.map((_, at) => at === lesson.answer.length - 1));
      expect(steps.map(({ over }) => over)).toEqual(steps.map(({ good }) => good));
    },
  );

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: no card lies in two places, and some first step leads away from it',
    (_, lesson) => {
      const { state } = openLesson(order, lesson);
      const boxes = state.tanks.flatMap(({ box, bid }) => [box.move, bid]).filter((card) => card !== null);
      const all = [...state.deck, ...state.hands.flat(), ...state.table, ...boxes];
      expect(new Set(all).size).toBe(all.length);
      const wrong = legal(tankDuel, state, lesson.seat).filter((command) => {
        const [step] = play(lesson, [command]);
        return step?.over === true && !step.good;
      });
      expect(wrong.length).toBeGreaterThan(0);
    },
  );

  test(`${cite('TD-7.0a')} nobody bids for an enemy tank, and a high number does not act first`, () => {
    expect(refusal('bid', { type: 'bid', seat: SOVIET, tank: 'de1', card: 11 })).toBe('TD-7.0a');
    const late = outcome('bid', [
      { type: 'bid', seat: SOVIET, tank: 'su1', card: 84 },
      { type: 'bid', seat: SOVIET, tank: 'su2', card: 11 },
    ]);
    expect(late).toMatchObject({ good: false, over: true });
  });

  test(`${cite('TD-10.1.2a')} one Move card does not reach the hill, and no more than 400 m by two`, () => {
    const one: Command = { type: 'declare', seat: SOVIET, cards: ['16.move'] };
    expect(refusal('move', { type: 'move', seat: SOVIET, to: 400, card: 16 }, [one])).toBe('TD-10.1.2a');
    expect(outcome('move', [one])).toMatchObject({ good: false, over: true });
  });

  test(`${cite('TD-Q78')} a tank In Motion takes no hill`, () => {
    expect(refusal('hill', { type: 'takeHill', seat: SOVIET, card: 13 })).toBe('TD-Q78');
  });

  test(`${cite('TD-10.3.1b')} ground comes after the move, never before it`, () => {
    expect(refusal('cover', { type: 'declare', seat: SOVIET, cards: ['40.terrain', '18.move'] })).toBe('TD-10.3.1b');
    expect(refusal('cover', { type: 'declare', seat: SOVIET, cards: ['40.terrain'] })).toBe('TD-Q33');
  });

  test(`${cite('TD-8.3.5i.2')} one look finds nothing, two do`, () => {
    const [order0] = lessonOf('spot').answer;
    if (order0 === undefined) throw new Error('no answer');
    expect(outcome('spot', [order0, { type: 'attempt', seat: SOVIET, tank: 'de1', cards: [] }])).toMatchObject({
      good: false,
      over: true,
    });
  });

  test(`${cite('TD-8.3.2b')} a Fire card above the level stays in the hand; ${cite('TD-5.4.1a')} and the StuG is not spotted`, () => {
    expect(refusal('fire', { type: 'declare', seat: SOVIET, cards: ['93.fire'] })).toBe('TD-8.3.2b');
    const declared: Command = { type: 'declare', seat: SOVIET, cards: ['41.fire'] };
    expect(refusal('fire', { type: 'target', seat: SOVIET, tank: 'de2' }, [declared])).toBe('TD-5.4.1a');
  });

  test(`${cite('TD-11.1.3e.1')} the same shot with one card, or at the hull, does not go through`, () => {
    const target: Command = { type: 'target', seat: SOVIET, tank: 'de1' };
    const one = outcome('place', [{ type: 'declare', seat: SOVIET, cards: ['36.fire'] }, target]);
    expect(one).toMatchObject({ good: false, over: true });
    const hull = outcome('place', [
      { type: 'declare', seat: SOVIET, cards: ['36.fire', '57.fire'] },
      target,
      { type: 'location', seat: SOVIET, at: 'hull' },
    ]);
    expect(hull).toMatchObject({ good: false, over: true });
  });

  test(`${cite('TD-Q7')} two order icons raise the level by one, and no card is thrown in`, () => {
    expect(refusal('orders', { type: 'declare', seat: SOVIET, cards: ['86.fire'] })).toBe('TD-8.3.2b');
    expect(refusal('orders', { type: 'boost', seat: SOVIET, level: 'fire', by: 1, cards: [42, 56] })).toBe('TD-Q7');
  });

  test(`${cite('TD-10.4.1a')} a tank that stands and is not flanked itself plays no Flank card`, () => {
    expect(refusal('flank', { type: 'declare', seat: SOVIET, cards: ['52.flank'] })).toBe('TD-10.4.1a');
  });

  test(`${cite('TD-13.0')} only a Tactics card answers; without it the shot hits`, () => {
    expect(refusal('tactics', { type: 'tactics', seat: SOVIET, card: 16 })).toBe('TD-13.0');
    expect(outcome('tactics', [{ type: 'letStand', seat: SOVIET }])).toMatchObject({ good: false, over: true });
  });

  test(`${cite('TD-8.1d.2')} four order icons put the fire out, two do not, and the pull would cost the tank`, () => {
    expect(refusal('burning', { type: 'extinguish', seat: SOVIET, cards: [42] })).toBe('TD-8.1d.2');
    expect(refusal('burning', { type: 'extinguish', seat: SOVIET, cards: [42, 56, 84] })).toBe('TD-Q7');
    const { good, over, events } = outcome('burning', [{ type: 'fightFire', seat: SOVIET }]);
    expect({ good, over }).toEqual({ good: false, over: true });
    expect(events).toContainEqual(expect.objectContaining({ type: 'eliminated', tank: 'su1' }));
  });

  test(`${cite('TD-5.8.2a')} a tank destroyer In Motion does not fire`, () => {
    expect(refusal('destroyer', { type: 'declare', seat: GERMAN, cards: ['44.fire'] })).toBe('TD-5.8.2a');
  });
});
