import { legal, type Position } from '../../../rules/core/play';
import { tankOnTank } from '../../../rules/tankOnTank';
import { type Lesson, lessons } from '../../../rules/tankOnTank/data/lessons';
import { follow, LEARNER, openLesson, reaches, shownIn } from '../../../rules/tankOnTank/study/lessons';
import type { Command, State } from '../../../rules/tankOnTank/types';
import { openLessonRoom } from '../../extras/lessonRoom';
import type { LessonBoard, LessonRules } from '../../extras/lessonRun';
import { openPlayBoard } from '../../extras/playBoard';
import type { Address, Screen } from '../../frame/shell';
import { hexBeside } from './hexes';
import type { Kit } from './kit';

const rules: LessonRules<Lesson, Position<State>, Command> = {
  open: openLesson,
  answer: (lesson) => lesson.answer,
  attempt(lesson, from, command) {
    const followed = follow(from, command);
    const good = reaches(lesson.goal, from.state, command, followed);
    const { position } = followed;
    const events = shownIn(lesson, followed.events);
    return { position, events, good, over: good || position.state.active.length === 0 };
  },
};

/** Eight guided positions on the real map, each solved in one phase. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen | null {
  const words = () => kit.words().lessons;
  const onward: Address = { screen: 'room', game: 'tankOnTank', room: 'campaign', at: null };
  const board = (given: (command: Command) => void) => openBoard(kit, given);
  return openLessonRoom(kit, { lessons, words, rules, board, onward }, at, leave);
}

function openBoard(kit: Kit, given: (command: Command) => void): LessonBoard<Position<State>> {
  const played = openPlayBoard<State, Command>(
    kit,
    {
      game: tankOnTank,
      seat: () => LEARNER,
      legal: (state) => legal(tankOnTank, state, LEARNER),
      view: (state) => tankOnTank.view(state, LEARNER),
      beside: (_, from, right, up) => hexBeside(from, right, up),
      isQuiet: (_, picked, hovered) => picked.length === 0 && hovered === null,
    },
    given,
  );
  return {
    ...played,
    set: ({ state }, open) => played.set(state, open),
    play: (events, { state }) => played.play(events, tankOnTank.view(state, LEARNER)),
  };
}
