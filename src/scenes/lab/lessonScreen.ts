import { say } from '../../i18n/index';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import type { BenchScreen, Lab } from './bench';
import { labButton } from './labIcons';
import { listenLabKeys } from './labKeys';
import { labSheet, openLabPage, verdict } from './labPage';
import { progressOf } from './progress';
import { rewrite } from './rewrite';

/** What a bench brings to its lessons: questions that are answered by pointing, and the picture they are asked over. */
interface LessonSpec {
  readonly id: string;
  readonly rule: string;
  readonly picture: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  title(): string;
  teach(): string;
  readonly count: number;
  ask(question: number): string;
  among(question: number): readonly string[];
  answer(question: number): readonly string[];
  /** Where the bench shows the position of a question. */
  bench(question: number): { readonly bench: string; readonly at: string };
  /** Draws a question with what is marked; `told`: the answer may be shown. */
  draw(question: number, marked: ReadonlySet<string>, told: boolean): void;
  /** Arrow keys over the board; true: the key was for them, Enter points. */
  key(key: string, point: (place: string) => void): boolean;
  close(): void;
}

interface LessonState {
  question: number;
  marked: ReadonlySet<string>;
  outcome: 'open' | 'right' | 'wrong' | 'shown';
  readonly solved: Set<number>;
}

/** The answer lies there: what is marked is no answer any more, until one starts over. */
const isTold = ({ outcome }: LessonState) => outcome === 'right' || outcome === 'shown';

/** Days are those of the clock on the wall. */
function today(): number {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

interface LessonScreen extends BenchScreen {
  /** Somebody points at a place. */
  point(place: string): void;
}

export function openLessonScreen(lab: Lab, makeSpec: (point: (place: string) => void) => LessonSpec): LessonScreen {
  const { shell } = lab;
  const progress = progressOf(shell.store);
  const state: LessonState = { question: 0, marked: new Set(), outcome: 'open', solved: new Set() };
  const point = (place: string) => {
    if (!spec.among(state.question).includes(place) || isTold(state)) return;
    const marked = new Set(state.marked);
    if (!marked.delete(place)) marked.add(place);
    state.marked = marked;
    state.outcome = 'open';
    shell.sound.play('click');
    write();
  };
  const spec = makeSpec(point);
  const page = openLabPage(lab, {
    place: 'lessons',
    rule: spec.rule,
    present: () => page.element.classList.toggle('bare'),
  });
  const right = el('div', { class: 'lab-right' });
  page.floor.append(spec.picture, right);
  spec.canvas.tabIndex = 0;
  spec.canvas.setAttribute('role', 'application');

  const check = () => {
    const answer = new Set(spec.answer(state.question));
    const same = answer.size === state.marked.size && [...answer].every((place) => state.marked.has(place));
    state.outcome = same ? 'right' : 'wrong';
    if (same) state.solved.add(state.question);
    if (same && dailyId(lab) === spec.id) progress.doDaily(today());
    if (state.solved.size === spec.count) progress.solve(spec.id);
    write();
  };
  const go = (question: number) => {
    Object.assign(state, { question, marked: new Set<string>(), outcome: 'open' });
    write();
  };
  const showAnswer = () => {
    state.marked = new Set(spec.answer(state.question));
    state.outcome = 'shown';
    write();
  };
  const write = () => {
    const words = lab.words();
    page.title(words.lessons.title, words.about.lessons);
    spec.canvas.setAttribute('aria-label', `${spec.ask(state.question)} ${words.lessons.point}`);
    spec.draw(state.question, state.marked, isTold(state));
    const acts = { check, showAnswer, again: () => go(state.question), next: () => go(state.question + 1) };
    rewrite(right, [...questionParts(lab, spec, state, acts), listSheet(lab, spec.id)]);
  };
  const stops = [
    shell.onSettings(write),
    listenLabKeys((key) => {
      if (document.activeElement === spec.canvas && spec.key(key, point)) return true;
      if (key !== 'Enter' || isTold(state)) return false;
      check();
      return true;
    }),
  ];
  write();
  return {
    point,
    show: () => undefined,
    close() {
      for (const stop of stops) stop();
      spec.close();
      page.close();
    },
  };
}

/** The lesson of the day: another one every day, the same for everybody. */
function dailyId(lab: Lab): string | undefined {
  return lab.lessonIds[today() % Math.max(1, lab.lessonIds.length)];
}

interface Acts {
  check(): void;
  showAnswer(): void;
  again(): void;
  next(): void;
}

function questionParts(lab: Lab, spec: LessonSpec, state: LessonState, acts: Acts): readonly (HTMLElement | null)[] {
  const words = lab.words().lessons;
  const { locale } = lab.shell.text();
  const { question, marked, outcome } = state;
  const tell = (template: string, fields: { readonly [name: string]: number }) => say(template, fields, locale);
  const answer = new Set(spec.answer(question));
  const missing = [...answer].filter((place) => !marked.has(place)).length;
  const extra = [...marked].filter((place) => !answer.has(place)).length;
  const told = {
    open: words.point,
    right: state.solved.size === spec.count ? `${words.right} ${words.finished}` : words.right,
    wrong: tell(words.wrong, { missing, extra }),
    shown: words.shown,
  }[outcome];
  const tone = outcome === 'right' ? 'clear' : outcome === 'wrong' ? 'stop' : outcome === 'shown' ? 'side' : 'plain';
  const number = lab.lessonIds.indexOf(spec.id) + 1;
  const isLast = question + 1 >= spec.count;
  const onward = lab.lessonIds[number];
  const place = spec.bench(question);
  return [
    verdict(tone, spec.ask(question), [told]),
    labSheet(
      spec.title(),
      `${tell(words.number, { number, of: lab.lessonIds.length })} · ${tell(words.part, { number: question + 1, of: spec.count })}`,
      el('p', {}, spec.teach()),
      el('p', { role: 'status' }, tell(words.picked, { count: marked.size })),
      el(
        'div',
        { class: 'lab-takes' },
        isTold(state) ? null : button({ words: words.check, kind: 'primary', key: 'Enter', run: acts.check }),
        outcome === 'right' && !isLast ? button({ words: words.next, kind: 'primary', run: acts.next }) : null,
        outcome === 'shown' && !isLast ? button({ words: words.next, small: true, run: acts.next }) : null,
        outcome === 'right' && isLast && onward !== undefined
          ? button({
              words: words.nextLesson,
              kind: 'primary',
              run: () => lab.shell.go({ screen: 'lab', bench: 'lessons', at: onward }),
            })
          : null,
        button({ words: words.clear, small: true, run: acts.again }),
        isTold(state) ? null : button({ words: words.show, small: true, run: acts.showAnswer }),
        labButton('bench-hex', {
          words: words.bench,
          small: true,
          run: () => lab.shell.go({ screen: 'lab', ...place }),
        }),
      ),
    ),
  ];
}

/** All lessons with what is done, and the question of the day. */
function listSheet(lab: Lab, now: string): HTMLElement {
  const words = lab.words().lessons;
  const progress = progressOf(lab.shell.store);
  const solved = progress.solved();
  const go = (id: string) => () => lab.shell.go({ screen: 'lab', bench: 'lessons', at: id });
  const chips = lab.lessonIds.map((id, index) => {
    const done = solved.includes(id);
    const label = `${index + 1}: ${done ? words.solved : words.open}`;
    return el(
      'li',
      {},
      el(
        'button',
        {
          type: 'button',
          class: done ? 'done' : '',
          'aria-label': label,
          ...(id === now ? { 'aria-current': 'page' } : {}),
          on: { click: go(id) },
        },
        String(index + 1),
      ),
    );
  });
  const daily = dailyId(lab);
  const todays =
    daily === undefined
      ? null
      : button({
          words: progress.isDailyDone(today()) ? words.dailyDone : words.daily,
          icon: 'clock',
          small: true,
          run: go(daily),
        });
  return labSheet(words.list, null, el('ol', { class: 'lab-lesson-list' }, ...chips), todays);
}
