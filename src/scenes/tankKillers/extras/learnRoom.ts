import { sequenceOf } from '../../../machines/order';
import { tankKillersChart } from '../../../machines/tankKillers';
import { legal, type Position } from '../../../rules/core/play';
import { tankKillers } from '../../../rules/tankKillers';
import { type Lesson, lessons } from '../../../rules/tankKillers/data/lessons';
import { attempt, openLesson } from '../../../rules/tankKillers/study/lessons';
import type { Command, State } from '../../../rules/tankKillers/types';
import { eventsFor } from '../../../session/visible';
import { openLessonRoom } from '../../extras/lessonRoom';
import type { LessonBoard, LessonRules } from '../../extras/lessonRun';
import { openPlayBoard } from '../../extras/playBoard';
import type { Address, Screen } from '../../frame/shell';
import { drawPlates } from './drawPlates';
import type { Kit } from './kit';
import { thingBeside } from './thingBeside';

/** A position of a lesson and whose cards lie open. */
interface Place extends Position<State> {
  readonly seat: number;
}

const order = sequenceOf(tankKillersChart);

const rules: LessonRules<Lesson, Place, Command> = {
  open: (lesson) => ({ ...openLesson(order, lesson), seat: lesson.seat }),
  answer: (lesson) => lesson.answer,
  attempt(lesson, from, command) {
    const tried = attempt(order, lesson, from, command);
    return { ...tried, position: { ...tried.position, seat: lesson.seat } };
  },
};

/** The example of play in eight steps: five on the side that attacks, then three on the other. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen | null {
  const words = () => kit.words().lessons;
  const onward: Address = { screen: 'setup', game: 'tankKillers' };
  const board = (given: (command: Command) => void) => openBoard(kit, given);
  return openLessonRoom(kit, { lessons, words, rules, board, onward }, at, leave);
}

function openBoard(kit: Kit, given: (command: Command) => void): LessonBoard<Place> {
  let seat = 0;
  const played = openPlayBoard<State, Command>(
    kit,
    {
      game: tankKillers,
      seat: () => seat,
      legal: (state) => legal(tankKillers, state, seat),
      view: (state) => tankKillers.view(state, seat),
      beside: (state, from, right, up) => thingBeside(tankKillers.view(state, seat), from, right + up),
      isQuiet: () => true,
    },
    given,
  );
  return {
    ...played,
    set(place, open) {
      seat = place.seat;
      played.set(place.state, open, (stage) => drawPlates(kit, tankKillers.view(place.state, seat), stage));
    },
    play: (events, { state }) => played.play(eventsFor(events, seat), tankKillers.view(state, seat)),
  };
}
