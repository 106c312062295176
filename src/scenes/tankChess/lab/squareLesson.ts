import { squareLabTexts } from '../../../i18n/tankChess/lab';
import type { SquareId } from '../../../rules/core/square';
import { shooterOf, targetOf } from '../../../rules/tankChess/lab/bench';
import {
  type SquareLesson,
  type SquareQuestion,
  squareAnswer,
  squareLessons,
} from '../../../rules/tankChess/lab/lessons';
import { printSquareLink } from '../../../rules/tankChess/lab/link';
import { readSquareBench } from '../../../rules/tankChess/lab/reading';
import type { OpenLesson } from '../../lab/bench';
import { openBenchKit } from '../../lab/benchKit';
import { openLessonScreen } from '../../lab/lessonScreen';
import { openLabPicture } from '../../lab/picture';
import { frameBox, squareUnder } from '../board/geometry';
import { kindWord } from '../board/words';
import { squareBeside, squareIn } from '../extras/squares';
import { type SquareKit, squareItems } from './drawSquare';

const ways: { readonly [key: string]: readonly [right: number, up: number] } = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A lesson of the square bench. */
export const openSquareLesson: OpenLesson = async (lab, id) => {
  const lesson = squareLessons.find((each) => each.id === id);
  if (lesson === undefined) return null;
  const kit = await openBenchKit(lab, 'tankChess', squareLabTexts);
  return openLessonScreen(lab, (point) => lessonSpec(kit, lesson, point));
};

function lessonSpec(kit: SquareKit, lesson: SquareLesson, point: (square: string) => void) {
  let cursor: SquareId | null = null;
  let size = 16;
  let redraw = () => {};
  const picture = openLabPicture({
    drawings: kit.drawings,
    class: 'lab-map',
    pixelRatio: () => kit.lab.shell.pixelRatio(),
    hands: {
      press: () => false,
      drag: () => undefined,
      drop(at, still) {
        const square = squareUnder(size, at);
        if (still && square !== null) point(square);
      },
      hover: () => undefined,
    },
  });
  const questionAt = (index: number): SquareQuestion => {
    const found = lesson.questions[index];
    if (found === undefined) throw new Error(`lesson ${lesson.id} has no question ${index}`);
    return found;
  };
  const words = () => kit.words().lessons[lesson.id as keyof ReturnType<SquareKit['words']>['lessons']];
  const draw = (index: number, marked: ReadonlySet<string>, told: boolean) => {
    const asked = questionAt(index);
    const reading = readSquareBench(asked.link.bench, asked.link.gun);
    redraw = () => draw(index, marked, told);
    size = reading.state.size;
    const items = squareItems(kit, reading, {
      show: new Set(told ? (['lines', 'ring'] as const) : []),
      selected: null,
      hovered: cursor,
      asked: new Set(asked.among),
      marked,
      ...(told ? { answer: new Set(squareAnswer(asked)) } : {}),
    });
    picture.show({ ground: kit.skin.backdrop(reading.state), world: frameBox(size), items });
  };
  return {
    id: lesson.id,
    rule: 'TC-FIRE2',
    picture: picture.element,
    canvas: picture.canvas,
    title: () => words().title,
    teach: () => words().teach,
    count: lesson.questions.length,
    ask(index: number) {
      const { ask, link } = questionAt(index);
      const target = targetOf(link.bench);
      const unit = kindWord(shooterOf(link.bench).kind, kit.look());
      return kit.say(kit.words().asks[ask], { unit, target: target === null ? '' : kindWord(target.kind, kit.look()) });
    },
    among: (index: number) => questionAt(index).among,
    answer: (index: number) => squareAnswer(questionAt(index)),
    bench: (index: number) => ({ bench: 'square', at: printSquareLink(questionAt(index).link) }),
    draw,
    key(key: string, choose: (square: string) => void) {
      const way = ways[key];
      if (way !== undefined)
        cursor = squareIn([squareBeside(size, cursor === null ? null : `square:${cursor}`, ...way)]) ?? cursor;
      else if (key === ' ' && cursor !== null) choose(cursor);
      else return false;
      redraw();
      return true;
    },
    close() {
      picture.close();
      kit.close();
    },
  };
}
