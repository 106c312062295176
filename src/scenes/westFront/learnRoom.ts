import { legal, type Position } from '../../rules/core/play';
import { tankOnTank } from '../../rules/tankOnTank';
import { type Lesson, lessons } from '../../rules/tankOnTank/data/lessons';
import { follow, LEARNER, openLesson, reaches } from '../../rules/tankOnTank/study/lessons';
import type { Command, State } from '../../rules/tankOnTank/types';
import { button } from '../panels/controls';
import { openCommandDesk } from '../room/commandDesk';
import { type LessonDesk, type LessonState, openLessonRoom } from '../room/lessonRoom';
import type { Screen } from '../shellTypes';
import { hexBeside } from './hexes';
import type { Kit } from './kit';

/** Eight guided positions on the real map, each solved in one phase. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const course = {
    key: 'hull-down/lessons/tankOnTank',
    lessons,
    frame: () => kit.words().lessons,
    words: (id: string) => kit.words().lessons[lessonOf(id).id],
    onward: () =>
      button({
        words: kit.words().lessons.onward,
        kind: 'primary',
        run: () => shell.go({ screen: 'room', game: 'tankOnTank', room: 'campaign', at: null }),
      }),
    desk: (report: (state: LessonState) => void) => openDesk(kit, report),
  };
  return openLessonRoom(kit, course, at, leave);
}

function lessonOf(id: string): Lesson {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return lesson;
}

function openDesk(kit: Kit, report: (state: LessonState) => void): LessonDesk {
  let lesson = lessonOf('facing');
  let position: Position<State> = openLesson(lesson);
  /** Raised with every new beginning: what is still being shown for an earlier one is dropped. */
  let attempt = 0;

  const give = async (command: Command): Promise<boolean> => {
    const mine = attempt;
    const before = position.state;
    const followed = follow(position, command);
    await desk.play(followed.events, tankOnTank.view(followed.position.state, LEARNER));
    if (mine !== attempt) return false;
    position = followed.position;
    const good = reaches(lesson.goal, before, command, followed);
    const over = good || position.state.active.length === 0;
    desk.set(position.state, !over);
    report(good ? 'done' : over ? 'wrong' : 'begun');
    return !over;
  };
  const desk = openCommandDesk<State, Command>(
    kit,
    {
      game: tankOnTank,
      seat: () => LEARNER,
      legal: (state) => legal(tankOnTank, state, LEARNER),
      view: (state) => tankOnTank.view(state, LEARNER),
      beside: (_, from, right, up) => hexBeside(from, right, up),
      isQuiet: (_, picked, hovered) => picked.length === 0 && hovered === null,
    },
    (command) => void give(command),
  );
  const lay = (number: number) => {
    attempt += 1;
    lesson = lessons[number] ?? lesson;
    position = openLesson(lesson);
    desk.set(position.state, true);
  };
  return {
    board: desk.board,
    aside: desk.aside,
    lay,
    async show(number) {
      lay(number);
      for (const command of lesson.answer) if (!(await give(command))) return;
    },
    rewrite: () => desk.rewrite(),
    close: () => desk.close(),
  };
}
