import type { Event } from '../../rules/tankKillers/types';
import type { EventSigns, Looks } from '../table/drawers/eventLook';

const events: Looks<Event> = {
  turnOpened: { group: 'turns', icon: 'clock', rule: 'TK-TURN1' },
  drew: { group: 'cards', icon: 'cards', rule: 'TK-MAN1' },
  drewCards: { group: 'cards', icon: 'cards', rule: 'TK-MAN1' },
  reshuffled: { group: 'cards', icon: 'cards', rule: 'TK-MAN1' },
  recovered: { group: 'cards', icon: 'cards', rule: 'TK-Q21' },
  discarded: { group: 'cards', icon: 'cards', rule: 'TK-MAN2' },
  withdrew: { group: 'moves', icon: 'move', rule: 'TK-ATK2' },
  heldBack: { group: 'turns', icon: 'clock', rule: 'TK-EXCH2' },
  advanced: { group: 'moves', icon: 'move', rule: 'TK-ATK2' },
  targeted: { group: 'shots', icon: 'crosshair', rule: 'TK-TGT1' },
  foundNothing: { group: 'shots', icon: 'crosshair', rule: 'TK-TGT1' },
  supportFound: { group: 'moves', icon: 'move', rule: 'TK-TGT2' },
  played: { group: 'cards', icon: 'cards' },
  negated: { group: 'cards', icon: 'cards', marker: 'alarm', rule: 'TK-Q18' },
  allowed: { group: 'talk', icon: 'hand', rule: 'TK-Q18' },
  passed: { group: 'talk', icon: 'hand', rule: 'TK-Q12' },
  autoPassed: { group: 'talk', icon: 'hand', rule: 'TK-Q12' },
  asked: { group: 'talk', icon: 'hand', rule: 'TK-Q12' },
  attackStopped: { group: 'shots', icon: 'crosshair', rule: 'TK-LOST1' },
  turnStopped: { group: 'turns', icon: 'clock', marker: 'alarm', rule: 'TK-LOST2' },
  outranged: { group: 'shots', icon: 'crosshair', rule: 'TK-MOD6' },
  rolled: { group: 'shots', icon: 'crosshair', rule: 'TK-OPT1' },
  rolledBoth: { group: 'shots', icon: 'crosshair', rule: 'TK-Q23' },
  compared: { group: 'shots', icon: 'crosshair', rule: 'TK-RES1' },
  survived: { group: 'shots', icon: 'crosshair', rule: 'TK-RES1' },
  unitLost: { group: 'losses', icon: 'explosion', marker: 'kill' },
  supportWithdrew: { group: 'moves', icon: 'move', rule: 'TK-Q15' },
  exhausted: { group: 'turns', icon: 'clock', rule: 'TK-EXCH2' },
  reformed: { group: 'cards', icon: 'cards', rule: 'TK-EXCH2' },
  fullExchange: { group: 'turns', icon: 'initiative', marker: 'control', rule: 'TK-EXCH2' },
  turnEnded: { group: 'turns', icon: 'clock', rule: 'TK-TURN1' },
  defeated: { group: 'talk', icon: 'trophy', marker: 'end', rule: 'TK-WIN1' },
};

export const tankKillersLook: EventSigns = { events, dice: true };
