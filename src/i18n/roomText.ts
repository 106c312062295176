/** Words that every page beside the tables has, whatever the game. */
export interface RoomText {
  readonly rooms: { readonly [room: string]: string };
  /** What is behind the doors that lead there. */
  readonly about: { readonly [room: string]: string };
  readonly back: string;
  readonly board: string;
  readonly zoom: string;
  readonly stepBack: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly refusedTurn: string;
}

/** Words around the lessons of a game. */
export interface LessonFrame {
  readonly title: string;
  readonly of: string;
  readonly next: string;
  readonly again: string;
  readonly hint: string;
  readonly show: string;
  readonly done: string;
  /** The answer has been played to somebody who has not tried it yet. */
  readonly shown: string;
  readonly tryIt: string;
  /** How a lesson is marked in the row of all. */
  readonly marks: { readonly done: string; readonly shown: string };
  readonly notYet: string;
  readonly finished: string;
  /** Where it goes on after the last lesson. */
  readonly onward: string;
}

export interface LessonWords {
  readonly name: string;
  readonly teach: string;
  readonly task: string;
  readonly hint: string;
}
