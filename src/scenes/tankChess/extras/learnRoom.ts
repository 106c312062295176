import type { Frozen } from '../../../rules/core/game';
import { type Lesson, lessons } from '../../../rules/tankChess/data/lessons';
import { answerOf, openLesson, reaches } from '../../../rules/tankChess/study/lessons';
import type { Drive, State } from '../../../rules/tankChess/types';
import { openLessonRoom } from '../../extras/lessonRoom';
import type { LessonRules } from '../../extras/lessonRun';
import type { Address, Screen } from '../../frame/shell';
import { follow } from './follow';
import type { Kit } from './kit';
import { openTurnBoard } from './turnBoard';

const rules: LessonRules<Lesson, Frozen<State>, Drive> = {
  open: openLesson,
  answer: (lesson) => [answerOf(lesson)],
  attempt(lesson, from, drive) {
    const { state: position, events } = follow(from, drive);
    return { position, events, good: reaches(lesson.goal, { state: position, events }), over: true };
  },
};

/** Ten short guided positions, each solved in one turn. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen | null {
  const words = () => kit.words().lessons;
  const onward: Address = { screen: 'room', game: 'tankChess', room: 'puzzles', at: null };
  const board = (given: (command: Drive) => void) => openTurnBoard(kit, given, true);
  return openLessonRoom(kit, { lessons, words, rules, board, onward }, at, leave);
}
