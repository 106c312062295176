import type { Effect } from './data/damageText';
import type { SeatName } from './data/vehicles';
import type { TankId } from './types';

/** What is still to be done, in order, before the active player may go on. Plain JSON. */
export type Task =
  /** The next set of the declared Tank Action, or its end. */
  | { readonly do: 'nextSet' }
  /** An action is complete: its cards are discarded, and the Shuffle and Game End cards take effect. */
  | { readonly do: 'unitOver' }
  | { readonly do: 'offer'; readonly tank: TankId }
  | { readonly do: 'spotAttempt'; readonly tank: TankId; readonly pulls: number }
  | { readonly do: 'flank'; readonly tank: TankId }
  | { readonly do: 'enemyGround'; readonly tank: TankId; readonly card: number }
  | { readonly do: 'shoot' }
  | { readonly do: 'locate' }
  | { readonly do: 'pierce' }
  | { readonly do: 'shotOver' }
  | { readonly do: 'assault' }
  | { readonly do: 'damage'; readonly damage: Damage };

/** A Damage check in progress: the parts still to apply. */
export interface Damage {
  readonly tank: TankId;
  readonly card: number;
  /** The tank that was active when Mines were laid; null: no Mines. */
  readonly mines: TankId | null;
  readonly parts: readonly Effect[];
  /** Who was wounded in this check: a second wound in it does not kill. */
  readonly wounded: readonly SeatName[];
  /** Fire cards the controlling player still has to give up. */
  readonly lose: number;
}
