import type { GameEvent } from '../../rules/core/game';

/** How the lesson on the board stands: untouched, under way, gone wrong, reached, or reached by the answer that was shown. */
export type LessonState = 'open' | 'begun' | 'wrong' | 'done' | 'shown';

/** One command of a lesson, carried out. */
interface Trial<P> {
  readonly position: P;
  readonly events: readonly GameEvent[];
  readonly good: boolean;
  /** Nothing more can be tried: the lesson is reached, or its time is up. */
  readonly over: boolean;
}

/** What the rules say about the lessons of a game. */
export interface LessonRules<L, P, C> {
  open(lesson: L): P;
  attempt(lesson: L, from: P, command: C): Trial<P>;
  /** One way to reach the goal, for whoever gives up. */
  answer(lesson: L): readonly C[];
}

/** A board that shows positions and takes commands. */
export interface LessonBoard<P> {
  readonly board: HTMLElement;
  readonly aside: HTMLElement;
  /** `open`: commands can be given. */
  set(position: P, open: boolean): void;
  play(events: readonly GameEvent[], position: P): Promise<void>;
  rewrite(): void;
  close(): void;
}

/** A board on which lessons are tried. */
interface LessonDesk<L> {
  readonly board: HTMLElement;
  readonly aside: HTMLElement;
  /** Sets up a lesson from its beginning. */
  lay(lesson: L): void;
  /** Sets it up and plays the answer. */
  show(lesson: L): Promise<void>;
  rewrite(): void;
  close(): void;
}

export function openLessonDesk<L, P, C>(
  rules: LessonRules<L, P, C>,
  openBoard: (given: (command: C) => void) => LessonBoard<P>,
  report: (state: LessonState) => void,
): LessonDesk<L> {
  let now: { readonly lesson: L; readonly position: P } | null = null;
  /** Raised with every new beginning: what is still being shown for an earlier one is dropped. */
  let visit = 0;

  const give = async (command: C, reached: 'done' | 'shown'): Promise<boolean> => {
    if (now === null) return false;
    const mine = visit;
    const { lesson } = now;
    const { position, events, good, over } = rules.attempt(lesson, now.position, command);
    await board.play(events, position);
    if (mine !== visit) return false;
    now = { lesson, position };
    board.set(position, !over);
    report(good ? reached : over ? 'wrong' : 'begun');
    return !over;
  };
  const board = openBoard((command) => void give(command, 'done'));
  const lay = (lesson: L, open: boolean) => {
    visit += 1;
    now = { lesson, position: rules.open(lesson) };
    board.set(now.position, open);
  };
  return {
    board: board.board,
    aside: board.aside,
    lay: (lesson) => lay(lesson, true),
    async show(lesson) {
      lay(lesson, false);
      for (const command of rules.answer(lesson)) if (!(await give(command, 'shown'))) return;
    },
    rewrite: () => board.rewrite(),
    close() {
      visit += 1;
      board.close();
    },
  };
}
