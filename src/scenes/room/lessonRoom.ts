import type { LessonFrame, LessonWords } from '../../i18n/roomText';
import { button } from '../panels/controls';
import { el, icon } from '../panels/dom';
import { ruleLink } from '../panels/rulePanel';
import type { Address, Screen } from '../shellTypes';
import type { RoomKit } from './kit';
import type { LessonDesk, LessonState } from './lessonDesk';
import { openRoom, sheet } from './room';

/** The lessons of a game, in order. */
export interface Course<L extends { readonly id: string; readonly rules: readonly string[] }> {
  readonly lessons: readonly L[];
  words(): LessonFrame & { readonly [id in L['id']]: LessonWords };
  /** What the learner can go on to after the last one. */
  readonly onward: { words(): string; readonly to: Address };
  desk(report: (state: LessonState) => void): LessonDesk<L>;
}

/** Short guided positions; the rules say whether the goal is reached. */
export function openLessonRoom<L extends { readonly id: string; readonly rules: readonly string[] }>(
  kit: RoomKit,
  course: Course<L>,
  at: string | null,
  leave: () => void,
): Screen {
  const { shell } = kit;
  const { lessons, onward } = course;
  const { id: game } = kit.game();
  /** Where the finished ones are remembered. */
  const key = `hull-down/lessons/${game}`;
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
  const wordsOf = (lesson: L): LessonWords => {
    const id: L['id'] = lesson.id;
    return course.words()[id];
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

  const steps = () =>
    el(
      'ol',
      { class: 'chess-steps' },
      ...lessons.map((lesson, index) => {
        const { id } = lesson;
        const { name } = wordsOf(lesson);
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
    const words = course.words();
    const lesson = lessonNow();
    const text = wordsOf(lesson);
    const last = number === lessons.length - 1;
    room.title(words.title, kit.say(words.of, { number: number + 1, of: lessons.length }));
    status.className = `chess-verdict ${state}`;
    status.textContent = state === 'done' ? words.done : state === 'wrong' ? words.notYet : '';
    const next = () =>
      last
        ? button({ words: onward.words(), kind: 'primary', run: () => shell.go(onward.to) })
        : button({ words: words.next, kind: 'primary', run: () => go(number + 1) });
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
          ...(state === 'done' ? [] : [button({ words: words.show, small: true, run: () => void desk.show(lesson) })]),
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
