import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { type Lesson, lessonIds, lessons } from '../../../src/rules/tankOnTank/data/lessons';
import { follow, LEARNER, openLesson, reaches, shownIn } from '../../../src/rules/tankOnTank/study/lessons';
import type { Command, Event } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';

const lessonOf = (id: string): Lesson => {
  const found = lessons.find((each) => each.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
};

/** Plays commands one by one; tells after which of them the goal was reached, and whether the phase has ended. */
function attempt(lesson: Lesson, commands: readonly Command[]): { reached: number | null; ended: boolean } {
  let position = openLesson(lesson);
  for (const [index, command] of commands.entries()) {
    const refusal = tankOnTank.refuse(position.state, command);
    if (refusal) throw new Error(`${lesson.id}: ${JSON.stringify(command)} is refused by ${refusal.rule}`);
    const followed = follow(position, command);
    if (reaches(lesson.goal, position.state, command, followed)) return { reached: index, ended: false };
    position = followed.position;
  }
  return { reached: null, ended: position.state.ended };
}

const turn = (unit: string, facing: 'N' | 'S'): Command => ({ type: 'face', seat: 0, unit, facing });
const shoot = (target: string, ...units: string[]): Command[] => [
  ...units.map((unit): Command => ({ type: 'aim', seat: 0, unit, target })),
  { type: 'fire', seat: 0 },
];

describe('lessons', () => {
  test('are eight, in the order of their list', () => {
    expect(lessons.map(({ id }) => id)).toEqual([...lessonIds]);
    expect(lessons).toHaveLength(8);
  });

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: the last step of its answer reaches it',
    (_, lesson) => {
      expect(attempt(lesson, lesson.answer).reached).toBe(lesson.answer.length - 1);
    },
  );

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: there is something to do, and doing nothing is no answer',
    (_, lesson) => {
      const { state } = openLesson(lesson);
      expect(legal(tankOnTank, state, LEARNER).length).toBeGreaterThan(1);
      expect(attempt(lesson, [{ type: 'done', seat: LEARNER }])).toEqual({ reached: null, ended: true });
    },
  );

  /** Everything the learner is shown while the answer is played. */
  const shown = (lesson: Lesson): readonly Event[] => {
    let position = openLesson(lesson);
    return lesson.answer.flatMap((command) => {
      const followed = follow(position, command);
      position = followed.position;
      return shownIn(lesson, followed.events);
    });
  };

  test(`${cite('TOT-5.0d')} no chit is turned over before the lesson that teaches chits`, () => {
    const told = lessons.filter((lesson) => shown(lesson).some(({ type }) => type === 'chitRevealed'));
    expect(told.map(({ id }) => id)).toEqual(['pressure']);
  });

  test('every shot of an answer hits: luck is not what they teach', () => {
    const shots = lessons.flatMap((lesson) => shown(lesson).filter((event) => event.type === 'volleyFired'));
    expect(shots.map(({ hit }) => hit)).toEqual([true, true, true, true, true, true]);
  });

  test(`${cite('TOT-4.0c')} facing away, the Sherman cannot fire`, () => {
    const { state } = openLesson(lessonOf('facing'));
    expect(tankOnTank.refuse(state, { type: 'aim', seat: 0, unit: '00', target: '10' })?.rule).toBe('TOT-4.0c');
  });

  test(`${cite('TOT-8.1a')} beside the hill it does not reach, from its top it does`, () => {
    const { state } = openLesson(lessonOf('hill'));
    expect(tankOnTank.refuse(state, { type: 'aim', seat: 0, unit: '00', target: '10' })?.rule).toBe('TOT-8.1a');
  });

  test(`${cite('TOT-8.4a')} two of three guns are too few`, () => {
    expect(attempt(lessonOf('combine'), shoot('10', '00', '01')).reached).toBeNull();
  });

  test(`${cite('TOT-8.4d')} both guns from the front are no flank attack`, () => {
    const lesson = lessonOf('flank');
    const front: Command[] = [
      { type: 'move', seat: 0, unit: '01', to: 'E7' },
      { type: 'face', seat: 0, unit: '01', facing: 'NW' },
    ];
    expect(attempt(lesson, [...front, ...shoot('10', '00', '01')]).reached).toBeNull();
  });

  test(`${cite('TOT-6.1a')} three tanks one by one cost too much`, () => {
    const lesson = lessonOf('lead');
    expect(attempt(lesson, [turn('01', 'N'), turn('02', 'N')])).toEqual({ reached: null, ended: true });
  });

  test(`${cite('TOT-5.0d')} a shot first, and one town is left when the phase ends`, () => {
    const lesson = lessonOf('pressure');
    const [first, second] = lesson.answer;
    if (!first || !second) throw new Error('no answer');
    expect(attempt(lesson, [...shoot('10', '02'), first, second])).toEqual({ reached: null, ended: true });
  });
});
