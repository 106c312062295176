import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { tankKillers } from '../../../src/rules/tankKillers';
import { type Lesson, type LessonId, lessonIds, lessons, story } from '../../../src/rules/tankKillers/data/lessons';
import { attempt, openLesson } from '../../../src/rules/tankKillers/study/lessons';
import { attackSum } from '../../../src/rules/tankKillers/sum';
import type { CardId, Command, State } from '../../../src/rules/tankKillers/types';
import { cite } from '../../support/cite';
import { killersOrder as order } from './table';

const lessonOf = (id: LessonId): Lesson => {
  const found = lessons.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
};

/** Plays commands as the learner would; every one must be allowed. */
function play(lesson: Lesson, commands: readonly Command[]): { good: boolean; over: boolean; state: State }[] {
  let position = openLesson(order, lesson);
  return commands.map((command) => {
    expect(tankKillers.refuse(position.state, command)).toBeNull();
    const tried = attempt(order, lesson, position, command);
    position = tried.position;
    return { good: tried.good, over: tried.over, state: position.state };
  });
}

/** What clicking a card of the hand is answered with after some of the learner's commands. */
function refusal(id: LessonId, card: CardId, commands: readonly Command[] = []): string | null {
  const lesson = lessonOf(id);
  const state = play(lesson, commands).at(-1)?.state ?? openLesson(order, lesson).state;
  const wished = tankKillers.commandAt(state, lesson.seat, [`card:${card}`]);
  if (wished === null) throw new Error(`${card} means nothing in ${state.phase}`);
  return tankKillers.refuse(state, wished)?.rule ?? null;
}

const total = ({ attack, switches }: State) => (attack === null ? Number.NaN : attackSum(attack, switches).total);

describe('lessons', () => {
  test('are eight, in the order of their list', () => {
    expect(lessons.map(({ id }) => id)).toEqual([...lessonIds]);
    expect(new Set(lessons)).toEqual(new Set(story));
  });

  test('keep the learner on one side for a whole run, and go forward in the example on each side', () => {
    expect(lessons.map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
    for (const seat of [0, 1]) {
      const own = (list: readonly Lesson[]) => list.filter((lesson) => lesson.seat === seat);
      expect(own(lessons)).toEqual(own(story));
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
    '%s: every first step either leads on or is told to lead away, and what leads on ends well',
    (_, lesson) => {
      const { state } = openLesson(order, lesson);
      const first = legal(tankKillers, state, lesson.seat).map((command) => play(lesson, [command])[0]);
      expect(first.some((step) => step?.good === true || step?.over === false)).toBe(true);
    },
  );

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: some click is wrong and is answered with a rule',
    (_, lesson) => {
      const { state } = openLesson(order, lesson);
      const hand = state.sides[lesson.seat]?.hand ?? [];
      const answers = hand.map((card) => refusal(lesson.id, card)).filter((rule) => rule !== null);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.every((rule) => rule.startsWith('TK-'))).toBe(true);
    },
  );

  test(`${cite('TK-TURN3')} no card is played before the target is chosen`, () => {
    expect(refusal('target', 'T8')).toBe('TK-TURN3');
  });

  test(`${cite('TK-CARD68')} a tank that attacks a tank is not stopped by Tanks vs Infantry`, () => {
    expect(refusal('stop', 'T68')).toBe('TK-CARD68');
  });

  test(`${cite('TK-MOD3')} Flank Hit instead leads away, for Topside Hit cannot follow`, () => {
    const lesson = lessonOf('hit');
    const [step] = play(lesson, [{ type: 'modify', seat: 0, card: 'T10' }]);
    expect(step).toMatchObject({ good: false, over: true });
    expect(refusal('compare', 'T10')).toBe('TK-MOD3');
  });

  test(`${cite('TK-Q18')} without Repairs nothing answers a hit`, () => {
    const hand: readonly CardId[] = ['T2', 'T6', 'T34', 'T68', 'T42'];
    expect(hand.map((card) => refusal('range', card))).toEqual(hand.map(() => 'TK-Q18'));
  });

  test(`${cite('TK-X1')} 12 + 8 − 1 = 19 against 5 destroys the M10`, () => {
    const last = play(lessonOf('compare'), lessonOf('compare').answer).at(-1);
    expect(last?.state.sides[1]?.casualties).toEqual(['A6.1']);
    expect(last === undefined ? null : total(last.state)).toBe(19);
    expect(last?.state.sides[0]?.field).toContain('G2.1');
  });

  test(`${cite('TK-TGT4')} the face-down card is Support: that way leads nowhere`, () => {
    const lesson = lessonOf('free');
    const steps = play(lesson, [...lesson.answer.slice(0, 2), { type: 'target', seat: 0, unit: 'top' }]);
    expect(steps.map(({ over }) => over)).toEqual([false, false, true]);
    expect(steps.at(-1)?.good).toBe(false);
    expect(steps.at(-1)?.state.sides[1]?.reserve).toEqual(['A16.1']);
  });

  test(`${cite('TK-FREE4')} Radio brings a new card, not the Panther`, () => {
    const [step] = play(lessonOf('free'), [{ type: 'freeAction', seat: 0, card: 'T46' }]);
    expect(step?.over).toBe(true);
    expect(step?.state.attack?.attacker).toBe('G7.1');
  });

  test(`${cite('TK-X4')} 2000 yards do not end an attack of the Panther, and Sloping Armor may come first`, () => {
    const lesson = lessonOf('defend');
    const steps = play(lesson, [...lesson.answer].reverse());
    expect(steps.map(({ state }) => total(state))).toEqual([11, 6]);
    expect(steps.at(-1)?.good).toBe(true);
  });

  test(`${cite('TK-X2')} 12 − 5 − 1 = 6 against 6 destroys the M4-76`, () => {
    const last = play(lessonOf('equal'), lessonOf('equal').answer).at(-1);
    expect(last?.state.sides[1]?.casualties).toEqual(['A6.1', 'A2.1']);
    expect(last === undefined ? null : total(last.state)).toBe(6);
  });

  test(`${cite('TK-RES7')} Commander Killed waits for a survivor`, () => {
    expect(refusal('equal', 'T22')).toBe('TK-RES7');
  });
});
