import type { LessonFrame, LessonWords } from '../../i18n/roomText';
import { button } from '../dom/controls';
import { el, icon } from '../dom/el';
import type { Address, Screen } from '../frame/shell';
import { playFirstGame } from '../menu/firstGame';
import { ruleLink } from '../menu/rulePanel';
import type { ExtraContext } from './extraContext';
import { openRoom, sheet } from './extraPage';
import { openProgress } from './lessonProgress';
import { type LessonBoard, type LessonRules, type LessonState, openLessonDesk } from './lessonRun';

interface AnyLesson {
  readonly id: string;
  readonly rules: readonly string[];
}

/** The lessons of a game: what is learnt in which order, by which rules, and on what board. */
interface Course<L extends AnyLesson, P, C> {
  readonly lessons: readonly L[];
  words(): LessonFrame & { readonly [id in L['id']]: LessonWords };
  readonly rules: LessonRules<L, P, C>;
  board(given: (command: C) => void): LessonBoard<P>;
  /** What the learner can go on to after the last one. */
  readonly onward: Address;
}

/** Short guided positions; the rules say whether the goal is reached. Null: there is no lesson of that name. */
export function openLessonRoom<L extends AnyLesson, P, C>(
  kit: ExtraContext,
  course: Course<L, P, C>,
  at: string | null,
  leave: () => void,
): Screen | null {
  const { shell } = kit;
  const { lessons, onward } = course;
  const indexOf = (id: string | null) => lessons.findIndex((each) => each.id === id);
  if (at !== null && indexOf(at) < 0) return null;
  const { id: game } = kit.game();
  const progress = openProgress(shell.store, game);
  const firstOpen = lessons.findIndex(({ id }) => progress.markOf(id) !== 'done');
  let number = Math.max(0, at === null ? firstOpen : indexOf(at));
  let state: LessonState = 'open';
  let hinted = false;

  const lessonNow = () => {
    const lesson = lessons[number];
    if (lesson === undefined) throw new Error(`no lesson ${number}`);
    return lesson;
  };
  const desk = openLessonDesk(course.rules, course.board, (next) => {
    if (next === 'done' || next === 'shown') progress.note(lessonNow().id, next);
    if (next === 'done') shell.sound.play('fanfare');
    else if (next === 'wrong') shell.sound.play('error');
    state = next;
    write();
  });
  const room = openRoom(kit, { name: 'learn', board: desk.board, leave });
  const status = el('p', { class: 'extra-verdict', role: 'status' });

  const lay = () => {
    state = 'open';
    desk.lay(lessonNow());
    write();
  };
  const go = (next: number) => {
    number = next;
    hinted = false;
    shell.router.replace({ screen: 'room', game, room: 'learn', at: lessonNow().id });
    lay();
  };
  const hint = () => {
    hinted = true;
    write();
  };

  const write = () => {
    const words = course.words();
    const lesson = lessonNow();
    const text = wordsOf(course, lesson);
    const last = number === lessons.length - 1;
    const said = saidOf(state, words);
    room.title(words.title, kit.say(words.of, { number: number + 1, of: lessons.length }), said || text.task);
    status.className = `extra-verdict ${state}`;
    status.textContent = said;
    room.side.replaceChildren(
      stepRow(course, number, progress.markOf, go),
      sheet(
        text.name,
        el('p', { class: 'extra-teach' }, text.teach),
        el('p', { class: 'extra-task' }, text.task),
        el('p', { class: 'extra-rules' }, ...lesson.rules.map((rule) => ruleLink(shell, rule))),
        hinted ? el('p', { class: 'extra-hint' }, text.hint) : null,
        status,
        last && state === 'done' ? el('p', {}, words.finished) : null,
        actsOf(words, state, hinted, last, shell.text().cabinet.easyGame, {
          easy: () => void playFirstGame(shell, game, room),
          next: () => (last ? shell.go(onward) : go(number + 1)),
          again: lay,
          hint,
          show: () => void desk.show(lesson),
        }),
      ),
      desk.aside,
    );
  };

  lay();
  const stop = shell.onSettings(() => {
    desk.rewrite();
    write();
  });
  return {
    show(address) {
      const asked = address.screen === 'room' ? indexOf(address.at) : -1;
      if (asked >= 0 && asked !== number) go(asked);
    },
    close() {
      stop();
      desk.close();
      room.close();
    },
  };
}

type Lessons<L extends AnyLesson> = Pick<Course<L, unknown, unknown>, 'lessons' | 'words'>;

function wordsOf<L extends AnyLesson>(course: Lessons<L>, { id }: { readonly id: L['id'] }): LessonWords {
  return course.words()[id];
}

/** All lessons in their order, each with how far the learner has come with it. */
function stepRow<L extends AnyLesson>(
  course: Lessons<L>,
  number: number,
  markOf: ReturnType<typeof openProgress>['markOf'],
  go: (index: number) => void,
): HTMLElement {
  const { marks } = course.words();
  return el(
    'ol',
    { class: 'extra-steps' },
    ...course.lessons.map((lesson, index) => {
      const { name } = wordsOf(course, lesson);
      const mark = markOf(lesson.id);
      const said = mark === null ? name : `${name} · ${marks[mark]}`;
      const dot = el(
        'button',
        {
          type: 'button',
          class: mark ?? '',
          'aria-label': `${index + 1}. ${said}`,
          title: said,
          on: { click: () => go(index) },
        },
        mark === null ? String(index + 1) : icon(mark === 'done' ? 'check' : 'eye', 20),
      );
      if (index === number) dot.setAttribute('aria-current', 'step');
      return el('li', {}, dot);
    }),
  );
}

function actsOf(
  words: LessonFrame,
  state: LessonState,
  hinted: boolean,
  last: boolean,
  easyGame: string,
  run: { readonly [act in 'next' | 'easy' | 'again' | 'hint' | 'show']: () => void },
): HTMLElement {
  const reached = state === 'done' || state === 'shown';
  // Who has only looked is asked to try first.
  const [ahead, retry] = state === 'shown' ? (['plain', 'primary'] as const) : (['primary', 'plain'] as const);
  const next = () => button({ words: last ? words.onward : words.next, kind: ahead, run: run.next });
  const again = () =>
    button({
      words: state === 'shown' ? words.tryIt : words.again,
      kind: retry,
      small: retry === 'plain',
      run: run.again,
    });
  return el(
    'div',
    { class: 'extra-acts' },
    ...(state === 'shown' ? [again(), next()] : []),
    // Who has got so far may want to play at last.
    ...(state === 'done' ? [next(), button({ words: easyGame, small: true, icon: 'play', run: run.easy })] : []),
    ...(state === 'open' || state === 'shown' ? [] : [again()]),
    ...(hinted || reached ? [] : [button({ words: words.hint, small: true, icon: 'help', run: run.hint })]),
    ...(reached ? [] : [button({ words: words.show, small: true, run: run.show })]),
  );
}

function saidOf(state: LessonState, words: LessonFrame): string {
  switch (state) {
    case 'done':
      return words.done;
    case 'shown':
      return words.shown;
    case 'wrong':
      return words.notYet;
    case 'open':
    case 'begun':
      return '';
  }
}
