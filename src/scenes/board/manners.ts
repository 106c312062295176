/** How the table of a game behaves where games differ by what they are played with, not by their rules. */
export interface Manners {
  /** Panels stand beside the board, on both sides of it, or in the places a skin leaves for them that fills the whole table. */
  readonly layout: 'board' | 'boardAndColumn' | 'whole';
  /** Whether one may come closer, or always sees the whole. */
  readonly camera: 'free' | 'fixed';
  /** A finger that touches a thing means it at once, or looks at it first. */
  readonly firstTouch: 'acts' | 'looks';
  /** Two taps on nothing that can be chosen. */
  readonly doubleTap: 'wholeBoard' | 'acts';
  /** A click while something is being shown ends the showing, or answers the next question already. */
  readonly clickWhileShown: 'skips' | 'acts';
  /** Whether what may be done in place of a refused thing is marked on the board. */
  readonly refusalGhost: boolean;
}

/** Of pieces on a board. */
export const boardManners: Manners = {
  layout: 'board',
  camera: 'free',
  firstTouch: 'acts',
  doubleTap: 'wholeBoard',
  clickWhileShown: 'skips',
  refusalGhost: true,
};

/** Of hands of cards: they are read before they are played, and leave when they have been. */
export const cardManners: Manners = {
  layout: 'whole',
  camera: 'fixed',
  firstTouch: 'looks',
  doubleTap: 'acts',
  clickWhileShown: 'acts',
  refusalGhost: false,
};
