import { shooterOf, targetOf } from '../../../rules/tankOnTank/lab/bench';
import { benchMap } from '../../../rules/tankOnTank/lab/ground';
import { answerOf, type HexLesson, type HexQuestion, hexLessons } from '../../../rules/tankOnTank/lab/lessons';
import { printHexLink, type Show } from '../../../rules/tankOnTank/lab/link';
import { readBench } from '../../../rules/tankOnTank/lab/reading';
import type { OpenLesson } from '../../lab/bench';
import { openLessonScreen } from '../../lab/lessonScreen';
import { openPresenter } from '../../lab/presenter';
import { hexBox } from '../board/geometry';
import { hexBeside, hexIn } from '../extras/hexes';
import { openHexPicture } from './hexPicture';
import { type HexKit, openHexKit } from './kit';

const ways: { readonly [key: string]: readonly [right: number, up: number] } = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A lesson of the hex bench. */
export const openHexLesson: OpenLesson = async (lab, id) => {
  const lesson = hexLessons.find((each) => each.id === id);
  const [first] = lesson?.questions ?? [];
  if (lesson === undefined || first === undefined) return null;
  const { bench } = first.link;
  const kit = await openHexKit(lab, { map: benchMap(bench), snow: bench.snow });
  return openLessonScreen(lab, (point) => lessonSpec(kit, lesson, point));
};

/** Until it is answered only what the question needs is shown. */
const before: readonly Show[] = ['sight'];
const after: readonly Show[] = ['arc', 'sight', 'num'];

function lessonSpec(kit: HexKit, lesson: HexLesson, point: (hex: string) => void) {
  let cursor: string | null = null;
  let redraw = () => {};
  const presenter = openPresenter({
    lab: kit.lab,
    page: () => map.picture.element,
    repaint: () => map.picture.repaint(),
    relabel: () => redraw(),
  });
  const map = openHexPicture(
    kit,
    {
      press: () => false,
      drag: () => undefined,
      drop(hex, still) {
        if (still && hex !== null) point(hex);
      },
      hover: () => undefined,
      moved: () => undefined,
    },
    presenter,
  );
  const questionAt = (index: number): HexQuestion => {
    const found = lesson.questions[index];
    if (found === undefined) throw new Error(`lesson ${lesson.id} has no question ${index}`);
    return found;
  };
  const words = () => kit.words().lessons[lesson.id as keyof ReturnType<HexKit['words']>['lessons']];
  const draw = (index: number, marked: ReadonlySet<string>, told: boolean) => {
    const asked = questionAt(index);
    const reading = readBench(asked.link.bench, asked.link.against);
    redraw = () => draw(index, marked, told);
    // What decides a question about the line is not given away before it is answered.
    const quiet = asked.ask === 'stop' || asked.ask === 'side' || asked.ask === 'firers' ? [] : before;
    map.show(reading, {
      show: new Set(told ? after : quiet),
      step: null,
      selected: null,
      hovered: cursor,
      asked: new Set(asked.among),
      marked,
      ...(told ? { answer: new Set(answerOf(asked)) } : {}),
    });
    frame(map, asked);
  };
  return {
    id: lesson.id,
    rule: 'TOT-8.2a',
    picture: map.picture.element,
    canvas: map.picture.canvas,
    title: () => words().title,
    teach: () => words().teach,
    count: lesson.questions.length,
    ask(index: number) {
      const { ask, link } = questionAt(index);
      const fields = {
        unit: shooterOf(link.bench).kind,
        target: targetOf(link.bench)?.kind ?? '',
        against: link.against,
      };
      return kit.say(kit.words().asks[ask], fields);
    },
    among: (index: number) => questionAt(index).among,
    answer: (index: number) => answerOf(questionAt(index)),
    bench: (index: number) => ({ bench: 'hex', at: printHexLink(questionAt(index).link) }),
    draw,
    key(key: string, choose: (hex: string) => void) {
      const way = ways[key];
      if (way !== undefined)
        cursor = hexIn([hexBeside(cursor === null ? null : `hex:${cursor}`, ...way) ?? 'hex:none']) ?? cursor;
      else if (key === ' ' && cursor !== null) choose(cursor);
      else return false;
      redraw();
      return true;
    },
    close() {
      presenter.close();
      map.picture.close();
      kit.close();
    },
  };
}

/** All that is asked about, with the shooter. */
function frame(map: ReturnType<typeof openHexPicture>, { link, among }: HexQuestion): void {
  const hexes = [...among, ...link.bench.own.map(({ at }) => at), ...link.bench.others.map(({ at }) => at)];
  const boxes = hexes.map(hexBox);
  const left = Math.min(...boxes.map(({ x }) => x)) - 40;
  const top = Math.min(...boxes.map(({ y }) => y)) - 40;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + 40;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + 40;
  map.picture.frame({ x: left, y: top, width: right - left, height: bottom - top });
}
