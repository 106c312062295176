import type { View } from '../../../rules/tankDuel/view';
import type { Page } from './places';
import { tickets } from './rail';
import type { Ticket } from './ticketBodies';

/** What a page asks of the skin whose chances would be the answer to what it asks. */
export const [HIDE_CHANCES, SHOW_CHANCES] = ['chances:hide', 'chances:show'];

export const pages: readonly Page[] = ['duel', 'tank', 'hand'];
/** Phases in which there is nothing to decide but a card. */
const byHand: readonly View['phase'][] = ['discard', 'ammunition'];

/** What somebody has turned to, as long as the table waits for the same thing. */
export function openTurning() {
  let turned: { readonly at: string; readonly page?: Page; readonly ticket?: Ticket } = { at: '' };
  /** In a puzzle, until it is solved. */
  let hidden = false;
  // Not by seat: a picture of the game may be drawn from other eyes in between.
  const placeOf = ({ turn, phase, current }: View) => `${turn} ${phase} ${current}`;
  const now = (view: View) => (turned.at === placeOf(view) ? turned : { at: '' });
  return {
    hidden: () => hidden,
    ticket: (view: View): Ticket | undefined => now(view).ticket,
    /** `asks`: a card has to be chosen for what was pointed at. */
    page: (view: View, asks: boolean): Page =>
      now(view).page ??
      (asks || (view.seat !== null && view.active.includes(view.seat) && byHand.includes(view.phase))
        ? 'hand'
        : 'duel'),
    /** Turns to a page or a ticket, or hides the chances; `view` is what is shown. */
    look(id: string, view: View | null) {
      if (id === HIDE_CHANCES || id === SHOW_CHANCES) hidden = id === HIDE_CHANCES;
      if (view === null) return;
      const page = pages.find((each) => id === `page:${each}`);
      const ticket = tickets.find((each) => id === `ticket:${each}`);
      turned = {
        ...now(view),
        at: placeOf(view),
        ...(page === undefined ? {} : { page }),
        ...(ticket === undefined ? {} : { ticket }),
      };
    },
  };
}
