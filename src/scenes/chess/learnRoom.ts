import type { Frozen } from '../../rules/core/game';
import { type Lesson, lessons } from '../../rules/tankChess/data/lessons';
import { follow } from '../../rules/tankChess/follow';
import { answerOf, openLesson, reaches } from '../../rules/tankChess/study/lessons';
import type { Drive, State } from '../../rules/tankChess/types';
import { type LessonRules, openLessonDesk } from '../room/lessonDesk';
import { type Course, openLessonRoom } from '../room/lessonRoom';
import type { Screen } from '../shellTypes';
import type { Kit } from './kit';
import { openTurnDesk } from './turnDesk';

const rules: LessonRules<Lesson, Frozen<State>, Drive> = {
  open: openLesson,
  answer: (lesson) => [answerOf(lesson)],
  attempt(lesson, from, drive) {
    const { state: position, events } = follow(from, drive);
    return { position, events, good: reaches(lesson.goal, from, drive), over: true };
  },
};

/** Ten short guided positions, each solved in one turn. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const course = {
    lessons,
    words: () => kit.words().lessons,
    onward: {
      words: () => kit.words().lessons.puzzles,
      to: { screen: 'room', game: 'tankChess', room: 'puzzles', at: null },
    },
    desk: (report) => openLessonDesk(rules, (given) => openTurnDesk(kit, given, true), report),
  } satisfies Course<Lesson>;
  return openLessonRoom(kit, course, at, leave);
}
