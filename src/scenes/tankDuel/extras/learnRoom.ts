import { sequenceOf } from '../../../machines/order';
import { tankDuelChart } from '../../../machines/tankDuel';
import type { Position } from '../../../rules/core/play';
import { type Lesson, lessons } from '../../../rules/tankDuel/data/lessons';
import { attempt, openLesson } from '../../../rules/tankDuel/study/lessons';
import type { Command, State } from '../../../rules/tankDuel/types';
import { openLessonRoom } from '../../extras/lessonRoom';
import type { LessonBoard, LessonRules } from '../../extras/lessonRun';
import type { Address, Screen } from '../../frame/shell';
import { openDuelBoard } from './duelBoard';
import { openExampleRoom } from './exampleRoom';
import type { Kit } from './kit';

/** A position of a lesson and whose cards lie open. */
interface Place extends Position<State> {
  readonly seat: number;
}

const order = sequenceOf(tankDuelChart);

const rules: LessonRules<Lesson, Place, Command> = {
  open: (lesson) => ({ ...openLesson(order, lesson), seat: lesson.seat }),
  answer: (lesson) => lesson.answer,
  attempt(lesson, from, command) {
    const tried = attempt(order, lesson, from, command);
    return { ...tried, position: { ...tried.position, seat: lesson.seat } };
  },
};

/** Two T-34/76 against a Pz IV and a StuG III, in twelve lessons; or a worked example of the rulebook, by its name. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen | null {
  if (at?.startsWith('TD-X') === true) return openExampleRoom(kit, at, leave);
  const words = () => kit.words().lessons;
  const onward: Address = { screen: 'setup', game: 'tankDuel' };
  return openLessonRoom(kit, { lessons, words, rules, board: (given) => openBoard(kit, given), onward }, at, leave);
}

function openBoard(kit: Kit, given: (command: Command) => void): LessonBoard<Place> {
  const table = openDuelBoard(kit, given);
  return {
    ...table,
    set: ({ state, seat }, open) => table.set(state, seat, open),
    play: (events, { state }) => table.play(events, state),
  };
}
