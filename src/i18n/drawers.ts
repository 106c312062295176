import en from './app/en/drawers';
import ja from './app/ja/drawers';
import type { Language } from './index';

/** Words of the drawers, the replay bar, the curtain and the mirror. */
export interface DrawerText {
  readonly close: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly openRule: string;

  readonly log: {
    readonly title: string;
    /** `{count|one|other}` */
    readonly entries: string;
    readonly empty: string;
    readonly share: string;
    readonly copyGame: string;
    readonly gameCopied: string;
    readonly copyPosition: string;
    readonly positionCopied: string;
    readonly filters: string;
    readonly all: string;
    readonly bot: string;
    readonly shots: string;
    readonly moves: string;
    readonly losses: string;
    readonly control: string;
    readonly cards: string;
    readonly turns: string;
    readonly talk: string;
    /** Short, for the margin. */
    readonly turn: string;
    /** A command of which the reader may learn nothing: `{seat}`. */
    readonly hidden: string;
    readonly show: string;
    readonly receipt: string;
    readonly none: string;
  };

  readonly rules: {
    readonly title: string;
    readonly about: string;
    readonly search: string;
    readonly hits: string;
    readonly noHits: string;
    readonly sections: string;
    readonly link: string;
    readonly linkLine: string;
    readonly ruling: string;
    readonly examples: string;
    readonly beside: string;
    readonly used: string;
    readonly unused: string;
    readonly onTable: string;
    readonly onTableCited: string;
    readonly showOnBoard: string;
    readonly missing: string;
    readonly loading: string;
    readonly failed: string;
    readonly back: string;
  };

  readonly luck: {
    readonly title: string;
    readonly rolls: string;
    readonly noDice: string;
    readonly noRolls: string;
    readonly soFar: string;
    readonly against: string;
    readonly better: string;
    readonly worse: string;
    readonly even: string;
    readonly successes: string;
    readonly seal: string;
    readonly sealAbout: string;
    readonly seed: string;
    readonly check: string;
    readonly matches: string;
    readonly differs: string;
    readonly success: string;
    readonly failure: string;
    readonly read: string;
    readonly ways: string;
  };

  readonly receipt: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly played: string;
    readonly best: string;
    readonly score: string;
    readonly positions: string;
    /** Instead of none looked at. */
    readonly atOnce: string;
    readonly saw: string;
    readonly sameAsYou: string;
    readonly otherThanYou: string;
    readonly move: string;
    readonly later: string;
    readonly choose: string;
  };

  readonly replay: {
    readonly title: string;
    readonly back: string;
    readonly forward: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
    readonly times: string;
    readonly track: string;
    readonly turn: string;
    /** Before the first turn. */
    readonly setup: string;
    readonly position: string;
    readonly start: string;
    readonly nextKill: string;
    readonly kill: string;
    readonly control: string;
    readonly alarm: string;
    readonly odds: string;
    readonly ending: string;
    readonly fork: string;
    readonly forkAbout: string;
    /** The same for a running game in which players hide something from each other. */
    readonly forkFixed: string;
    readonly forkStart: string;
    readonly share: string;
    readonly shareCopied: string;
    readonly shareSecrets: string;
    readonly shareByHand: string;
    readonly export: string;
    readonly notice: string;
    readonly escape: string;
    readonly returns: string;
  };

  readonly curtain: {
    readonly title: string;
    /** Before anything has happened. */
    readonly first: string;
    readonly about: string;
    readonly ready: string;
  };

  readonly mirror: {
    readonly title: string;
    readonly now: string;
    readonly choices: string;
    readonly nothing: string;
    readonly picked: string;
    readonly stepBack: string;
    readonly undo: string;
    readonly commit: string;
    readonly instead: string;
    readonly refused: string;
    readonly position: string;
    readonly readPosition: string;
    readonly hidePosition: string;
    readonly piece: string;
    readonly side: string;
    readonly place: string;
    readonly facing: string;
    readonly state: string;
  };
}

/** Both are small and a change of language must not wait. */
export const drawerTexts: { readonly [language in Language]: DrawerText } = { en, ja };
