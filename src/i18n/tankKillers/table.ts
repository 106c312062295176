import type { UnitClass } from '../../rules/tankKillers/data/classes';
import type { Effect } from '../../rules/tankKillers/data/tactics';

/** What the table of Tank Killers says, besides the words of the game. Templates are filled like log lines. */
export interface TankKillersTableText {
  /** What a card does, as large as a number. */
  readonly deeds: { readonly [effect in Exclude<Effect, 'modify'>]: string };
  /** The letters of Pen and Inf in front of what a card adds. */
  readonly letters: { readonly pen: string; readonly inf: string; readonly both: string };
  readonly who: {
    readonly any: string;
    readonly defender: string;
    readonly attacker: string;
    readonly german: string;
    readonly anglos: string;
  };
  readonly slots: { readonly range: string; readonly hit: string; readonly ammo: string };
  readonly classes: { readonly [unitClass in UnitClass]: string };
  readonly answers: { readonly T31: string; readonly T32: string; readonly T41: string };
  readonly notSupport: string;
  readonly distance: string;
  /** casualties, limit */
  readonly casualtiesOf: string;
  readonly formation: string;
  readonly reserve: string;
  readonly casualties: string;
  readonly none: string;
  readonly exhausted: string;
  readonly exhaustedShort: string;
  readonly tacticsDeck: string;
  readonly discard: string;
  readonly unseen: string;
  /** count */
  readonly cards: string;
  /** who, count */
  readonly holds: string;
  readonly odds: { readonly [effect in Effect]: string };
  readonly short: { readonly [effect in Effect]: string };
  readonly counted: string;
  readonly counter: string;
  /** pen, inf, range */
  readonly attacks: string;
  /** code, def */
  readonly defends: string;
  readonly isSupport: string;
  /** yards */
  readonly yards: string;
  readonly pointBlank: string;
  /** kind */
  readonly itsPen: string;
  readonly itsInf: string;
  readonly itsDef: string;
  readonly attack: string;
  readonly die: string;
  readonly destroyed: string;
  readonly survives: string;
  readonly wasDestroyed: string;
  readonly survived: string;
  readonly attackStopped: string;
  readonly notCompared: string;
  readonly finishedOff: string;
  readonly enough: string;
  readonly short1: string;
  readonly noAttack: string;
  readonly chooseTarget: string;
  readonly chooseAttacker: string;
  readonly faceDown: string;
  readonly negated: string;
  readonly wreck: string;
  /** count */
  readonly wait: string;
  readonly notNow: string;
  /** card */
  readonly play: string;
  readonly discardIt: string;
  /** kind */
  readonly attackIt: string;
  readonly attackTop: string;
  readonly again: string;
  /** seat, card, with */
  readonly reply: string;
  readonly replyMore: string;
  readonly stopMore: string;
  readonly lostMore: string;
  readonly modifyMore: string;
  readonly finishMore: string;
  readonly freeMore: string;
  readonly stopped: string;
  readonly turnOver: string;
  readonly outranged: string;
  readonly support: string;
  readonly exchange: string;
  readonly reshuffled: string;
  /** seat */
  readonly wins: string;
  /** nation, count, of */
  readonly copy: string;
  readonly touchAgain: string;
  readonly clickToPlay: string;
  readonly touchToChoose: string;
  readonly clickToChoose: string;
  readonly clickWhy: string;
  readonly touchWhy: string;
}
