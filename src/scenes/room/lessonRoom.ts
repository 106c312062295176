import type { LessonFrame, LessonWords } from '../../i18n/roomText';
import { button } from '../panels/controls';
import { el, icon } from '../panels/dom';
import { ruleLink } from '../panels/rulePanel';
import type { Screen } from '../shellTypes';
import type { RoomKit } from './kit';
import { openRoom, sheet } from './room';

/** How the lesson on the board stands: untouched, under way, gone wrong, or reached. */
export type LessonState = 'open' | 'begun' | 'wrong' | 'done';

/** A board on which lessons are tried. */
export interface LessonDesk {
  readonly board: HTMLElement;
  readonly aside: HTMLElement;
  /** Sets up a lesson from its beginning. */
  lay(number: number): void;
  /** Plays the answer. */
  show(number: number): void | Promise<void>;
  rewrite(): void;
  close(): void;
}

/** The lessons of a game, in order. */
export interface Course {
  /** Where the finished ones are remembered. */
  readonly key: string;
  readonly lessons: readonly { readonly id: string; readonly rules: readonly string[] }[];
  frame(): LessonFrame;
  words(id: string): LessonWords;
  /** What the learner can go on to after the last one. */
  onward(): HTMLElement;
  desk(report: (state: LessonState) => void): LessonDesk;
}

/** Short guided positions; the rules say whether the goal is reached. */
export function openLessonRoom(kit: RoomKit, course: Course, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const { lessons, key } = course;
  const done = new Set(readDone(shell.store.recall(key)));
  const indexOf = (id: string | null) => lessons.findIndex((each) => each.id === id);
  const firstOpen = lessons.findIndex(({ id }) => !done.has(id));
  let number = Math.max(0, indexOf(at) >= 0 ? indexOf(at) : firstOpen);
  let state: LessonState = 'open';
  let hinted = false;

  const lessonNow = () => {
    const lesson = lessons[number];
    if (lesson === undefined) throw new Error(`no lesson ${number}`);
    return lesson;
  };
  const desk = course.desk((next) => {
    if (next === 'done') {
      done.add(lessonNow().id);
      shell.store.remember(key, [...done]);
      shell.sound.play('fanfare');
    } else if (next === 'wrong') shell.sound.play('error');
    state = next;
    write();
  });
  const room = openRoom(kit, { name: 'learn', board: desk.board, leave });
  const status = el('p', { class: 'chess-verdict', role: 'status' });

  const lay = () => {
    state = 'open';
    desk.lay(number);
    write();
  };
  const go = (next: number) => {
    number = next;
    hinted = false;
    shell.router.replace({ screen: 'room', game: kit.game().id, room: 'learn', at: lessonNow().id });
    lay();
  };
  const hint = () => {
    hinted = true;
    write();
  };

  const steps = () =>
    el(
      'ol',
      { class: 'chess-steps' },
      ...lessons.map(({ id }, index) => {
        const { name } = course.words(id);
        const dot = el(
          'button',
          {
            type: 'button',
            class: done.has(id) ? 'done' : '',
            'aria-label': `${index + 1}. ${name}`,
            title: name,
            on: { click: () => go(index) },
          },
          done.has(id) ? icon('check', 20) : String(index + 1),
        );
        if (index === number) dot.setAttribute('aria-current', 'step');
        return el('li', {}, dot);
      }),
    );
  const write = () => {
    const words = course.frame();
    const lesson = lessonNow();
    const text = course.words(lesson.id);
    const last = number === lessons.length - 1;
    room.title(words.title, kit.say(words.of, { number: number + 1, of: lessons.length }));
    status.className = `chess-verdict ${state}`;
    status.textContent = state === 'done' ? words.done : state === 'wrong' ? words.notYet : '';
    const next = () =>
      last ? course.onward() : button({ words: words.next, kind: 'primary', run: () => go(number + 1) });
    const help = () => button({ words: words.hint, small: true, icon: 'help', run: hint });
    room.side.replaceChildren(
      steps(),
      sheet(
        text.name,
        el('p', { class: 'chess-teach' }, text.teach),
        el('p', { class: 'chess-task' }, text.task),
        el('p', { class: 'chess-rules' }, ...lesson.rules.map((rule) => ruleLink(shell, rule))),
        hinted ? el('p', { class: 'chess-hint' }, text.hint) : null,
        status,
        last && state === 'done' ? el('p', {}, words.finished) : null,
        el(
          'div',
          { class: 'chess-acts' },
          ...(state === 'done' ? [next()] : []),
          ...(state === 'open' ? [] : [button({ words: words.again, small: true, run: lay })]),
          ...(hinted || state === 'done' ? [] : [help()]),
          ...(state === 'done' ? [] : [button({ words: words.show, small: true, run: () => void desk.show(number) })]),
        ),
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

function readDone(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((each): each is string => typeof each === 'string') : [];
}
