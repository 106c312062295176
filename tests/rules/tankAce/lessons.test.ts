import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankAceChart } from '../../../src/machines/tankAce';
import { legal } from '../../../src/rules/core/play';
import { tankAce } from '../../../src/rules/tankAce';
import { type Lesson, type LessonId, lessonIds, lessons } from '../../../src/rules/tankAce/data/lessons';
import { attempt, openLesson } from '../../../src/rules/tankAce/study/lessons';
import type { Command } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';

const order = sequenceOf(tankAceChart);
const lessonOf = (id: LessonId): Lesson => {
  const found = lessons.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
};

/** Plays commands as the learner would, until the class is over; every one must be allowed. */
function play(lesson: Lesson, commands: readonly Command[]) {
  let position = openLesson(lesson);
  const steps: ReturnType<typeof attempt>[] = [];
  for (const command of commands) {
    expect(tankAce.refuse(position.state, command)).toBeNull();
    const tried = attempt(order, lesson, position, command);
    steps.push(tried);
    position = tried.position;
    if (tried.over) break;
  }
  return steps;
}

describe('the classes of Fort Knox', () => {
  test('are eight, in the order of their list', () => {
    expect(lessons.map(({ id }) => id)).toEqual([...lessonIds]);
    expect(lessons).toHaveLength(8);
  });

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: two orders are to be given, and the last step of its answer reaches it, none before',
    (_, lesson) => {
      const { state } = openLesson(lesson);
      expect([state.phase, state.active, state.fights[0]?.tank.orders]).toEqual(['orders', [0], 2]);
      const steps = play(lesson, lesson.answer);
      expect(steps.map(({ good }) => good)).toEqual(lesson.answer.map((_each, at) => at === lesson.answer.length - 1));
      expect(steps.at(-1)?.over).toBe(true);
    },
  );

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: whatever else is ordered can be tried, and doing nothing passes no class but the last',
    (_, lesson) => {
      const { state } = openLesson(lesson);
      for (const command of legal(tankAce, state, 0)) expect(play(lesson, [command])).toHaveLength(1);
      const [idle] = play(lesson, [{ type: 'endOrders', seat: 0 }]);
      expect([idle?.good, idle?.over]).toEqual([lesson.id === 'bailing', true]);
    },
  );

  test(`driving: one step nearer is half the way ${cite('ATA-7.2D1')}`, () => {
    const [first] = play(lessonOf('driving'), [{ type: 'advance', seat: 0, hull: 'B' }]);
    expect([first?.position.state.fights[0]?.range, first?.good, first?.over]).toEqual(['medium', false, false]);
  });

  test(`loading: HE fired at the StuG is no answer ${cite('ATA-7.2O1')}`, () => {
    const [shot] = play(lessonOf('loading'), [{ type: 'fire', seat: 0, unit: 'u1', load: 'AP' }]);
    expect([shot?.good, shot?.over]).toEqual([false, false]);
  });

  test(`flank: the same shots into the front fail ${cite('ATA-7.3.3b', 'ATA-7.2J1')}`, () => {
    const steps = play(lessonOf('flank'), [
      { type: 'fire', seat: 0, unit: 'u1', load: 'AP' },
      { type: 'again', seat: 0, load: 'AP' },
    ]);
    expect(steps.some(({ good }) => good)).toBe(false);
  });

  test(`buttoning up: one open hatch is one too many ${cite('ATA-7.2M1')}`, () => {
    const lesson = lessonOf('buttoning');
    const [two] = play(lesson, [{ type: 'buttonUp', seat: 0, posts: 'commander+driver' }]);
    expect(two?.good).toBe(false);
  });

  test(`bailing out: nobody is killed in class, and every man rolls ${cite('ATA-7.4b')}`, () => {
    const [end] = play(lessonOf('bailing'), lessonOf('bailing').answer);
    const told = end?.events ?? [];
    expect(told.filter((event) => event.type === 'rolled' && event.chart === 'B6')).toHaveLength(5);
    expect(told.some((event) => event.type === 'crewHurt' && event.wound === 'KIA')).toBe(false);
  });
});
