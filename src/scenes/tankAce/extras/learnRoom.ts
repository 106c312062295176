import { type AceText, extrasTexts } from '../../../i18n/tankAce/extras';
import { sequenceOf } from '../../../machines/order';
import { tankAceChart } from '../../../machines/tankAce';
import { legal, type Position } from '../../../rules/core/play';
import { tankAce } from '../../../rules/tankAce';
import { type Lesson, lessons } from '../../../rules/tankAce/data/lessons';
import { attempt, openLesson } from '../../../rules/tankAce/study/lessons';
import type { Command, State } from '../../../rules/tankAce/types';
import { type ExtraContext, openExtraContext } from '../../extras/extraContext';
import { openLessonRoom } from '../../extras/lessonRoom';
import type { LessonBoard, LessonRules } from '../../extras/lessonRun';
import { openPlayBoard } from '../../extras/playBoard';
import type { MenuShell } from '../../frame/menuShell';
import type { Address, Screen } from '../../frame/shell';

type Kit = ExtraContext<AceText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openExtraContext(shell, 'tankAce', extrasTexts);
}

const order = sequenceOf(tankAceChart);
const LEARNER = 0;

const rules: LessonRules<Lesson, Position<State>, Command> = {
  open: openLesson,
  answer: (lesson) => lesson.answer,
  attempt: (lesson, from, command) => attempt(order, lesson, from, command),
};

/** Fort Knox: eight classes on the range. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen | null {
  const words = () => kit.words().lessons;
  const onward: Address = { screen: 'setup', game: 'tankAce' };
  const board = (given: (command: Command) => void) => openBoard(kit, given);
  return openLessonRoom(kit, { lessons, words, rules, board, onward }, at, leave);
}

/** A class ends where it was held: what would lie on the desk afterwards belongs to no class. */
function onTheRange(state: State): State {
  return state.phase === 'after' ? { ...state, phase: 'battleEnd', active: [] } : state;
}

function openBoard(kit: Kit, given: (command: Command) => void): LessonBoard<Position<State>> {
  const played = openPlayBoard<State, Command>(
    kit,
    {
      game: tankAce,
      seat: () => LEARNER,
      legal: (state) => legal(tankAce, state, LEARNER),
      view: (state) => tankAce.view(state, LEARNER),
      beside: () => null,
      isQuiet: () => true,
    },
    given,
  );
  return {
    ...played,
    set: ({ state }, open) => played.set(onTheRange(state), open),
    play: (events, { state }) => played.play(events, tankAce.view(state, LEARNER)),
  };
}
