import { type Lesson, lessons } from '../../rules/tankChess/data/lessons';
import { openSnapshot } from '../../rules/tankChess/openSnapshot';
import { isPositionFault, readSnapshot } from '../../rules/tankChess/positionText';
import { driveOfTurn, readTurn } from '../../rules/tankChess/readTurn';
import { reaches } from '../../rules/tankChess/study/lessons';
import type { Drive } from '../../rules/tankChess/types';
import { button } from '../panels/controls';
import { type LessonDesk, type LessonState, openLessonRoom } from '../room/lessonRoom';
import type { Screen } from '../shellTypes';
import type { Kit } from './kit';
import { openTurnDesk } from './turnDesk';

/** Ten short guided positions, each solved in one turn. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const course = {
    key: 'hull-down/lessons/tankChess',
    lessons,
    frame: () => kit.words().lessons,
    words: (id: string) => kit.words().lessons[lessonOf(id).id],
    onward: () =>
      button({
        words: kit.words().lessons.puzzles,
        kind: 'primary',
        run: () => shell.go({ screen: 'room', game: 'tankChess', room: 'puzzles', at: null }),
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
  let lesson = lessonOf(lessons[0]?.id ?? '');
  const tried = async (drive: Drive) => {
    const good = reaches(lesson.goal, stateOf(lesson.position), drive);
    const { state: after } = await desk.play(drive);
    desk.set(after, false);
    report(good ? 'done' : 'wrong');
  };
  const desk = openTurnDesk(kit, (drive) => void tried(drive), true);
  const lay = (number: number) => {
    lesson = lessons[number] ?? lesson;
    desk.set(stateOf(lesson.position), true);
  };
  return {
    board: desk.board,
    aside: desk.aside,
    lay,
    show(number) {
      lay(number);
      const state = stateOf(lesson.position);
      const written = readTurn(lesson.answer);
      const drive = written === null ? null : driveOfTurn(state, written);
      if (drive === null || 'fault' in drive) return;
      desk.set(state, false);
      void tried(drive);
    },
    rewrite: () => desk.rewrite(),
    close: () => desk.close(),
  };
}

function stateOf(position: string) {
  const snapshot = readSnapshot(position);
  if (isPositionFault(snapshot)) throw new Error(`${snapshot.fault} at ${snapshot.where}`);
  return openSnapshot(snapshot);
}
