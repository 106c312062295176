import type { Frozen } from '../../core/game';
import type { FacingName, SquareId } from '../../core/square';
import { chancesOf } from '../announcements';
import { rememberedBoard } from '../board';
import type { Lesson } from '../data/lessons';
import type { Followed } from '../follow';
import type { Drive, Face, State } from '../types';
import { other } from '../types';
import { knownPosition, knownTurn } from './known';

/** What a lesson wants to see done in one turn. */
export type Goal =
  | { readonly kind: 'end'; readonly at: SquareId; readonly facing?: FacingName }
  | { readonly kind: 'reverse' }
  | { readonly kind: 'kill'; readonly at: SquareId; readonly face?: Face }
  | { readonly kind: 'safe' }
  | { readonly kind: 'escape' };

export function openLesson({ position }: Lesson): Frozen<State> {
  return knownPosition(position);
}

export function answerOf(lesson: Lesson): Drive {
  return knownTurn(openLesson(lesson), lesson.answer);
}

/** Whether a turn reaches the goal; asked of the rules, never of a list of answers. */
export function reaches(goal: Goal, { state: after, events }: Followed): boolean {
  const drove = events.find((event) => event.type === 'drove');
  if (drove?.type !== 'drove') return false;
  switch (goal.kind) {
    case 'end':
      return drove.to === goal.at && (goal.facing === undefined || drove.facing === goal.facing);
    case 'reverse':
      return drove.reverse;
    case 'kill':
      return events.some(
        (event) =>
          event.type === 'fired' && event.at === goal.at && (goal.face === undefined || event.face === goal.face),
      );
    case 'safe':
      return after.ending === null && chancesOf(rememberedBoard(after), other(drove.seat)).checkers.length === 0;
    case 'escape':
      return after.ending?.rule === 'TC-WIN2';
  }
}
