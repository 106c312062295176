import type { Event } from '../../rules/tankChess/types';
import type { EventSign, EventSigns, Looks } from '../table/drawers/eventLook';
import { writtenGame } from './extras/writtenGame';

const events: Looks<Event> & { readonly flagged: EventSign } = {
  drove: { group: 'moves', icon: 'move', rule: 'TC-MOVE4' },
  fired: { group: 'shots', icon: 'crosshair', rule: 'TC-FIRE2' },
  destroyed: { group: 'losses', icon: 'explosion', marker: 'kill', rule: 'TC-KILL1' },
  announcedCheck: { group: 'talk', icon: 'hand', marker: 'alarm', rule: 'TC-CHECK1' },
  announcedEscape: { group: 'talk', icon: 'hand', marker: 'alarm', rule: 'TC-CHECK2' },
  escaped: { group: 'moves', icon: 'trophy', marker: 'end', rule: 'TC-WIN2' },
  drawOffered: { group: 'talk', icon: 'hand', rule: 'TC-Q9' },
  drawAccepted: { group: 'talk', icon: 'hand', rule: 'TC-Q9' },
  drawDeclined: { group: 'talk', icon: 'hand', rule: 'TC-Q9' },
  won: { group: 'talk', icon: 'trophy', marker: 'end' },
  flagged: { group: 'talk', icon: 'clock', marker: 'end', rule: 'TC-Q16' },
  drawn: { group: 'talk', icon: 'trophy', marker: 'end' },
};

export const tankChessLook: EventSigns = { events, dice: false, written: writtenGame };
