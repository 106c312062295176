import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { tankChess } from '../../../src/rules/tankChess';
import { lessonIds, lessons } from '../../../src/rules/tankChess/data/lessons';
import { writeDrive } from '../../../src/rules/tankChess/notation';
import rulebook from '../../../src/rules/tankChess/rulebook/en.md?raw';
import { answerOf, openLesson, reaches } from '../../../src/rules/tankChess/study/lessons';
import { follow } from '../../../src/scenes/tankChess/extras/follow';

test('ten lessons in the order they are taught', () => {
  expect(lessons.map(({ id }) => id)).toEqual(lessonIds);
  expect(lessons).toHaveLength(10);
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  const state = openLesson(lesson);
  const all = legal(tankChess, state, 0).filter((command) => command.type === 'drive');
  const solving = all.filter((command) => reaches(lesson.goal, follow(state, command)));

  test('can be solved, but not by just any turn', () => {
    expect(solving.length).toBeGreaterThan(0);
    expect(solving.length).toBeLessThan(all.length / 4);
  });

  test('its answer is a legal turn that reaches the goal', () => {
    const answer = answerOf(lesson);
    expect(all).toContainEqual(answer);
    expect(reaches(lesson.goal, follow(state, answer))).toBe(true);
    expect(writeDrive(state, answer)).toBe(lesson.answer);
  });

  test('names rules that exist', () => {
    for (const rule of lesson.rules) expect(rulebook).toContain(`**${rule}**`);
  });
});
