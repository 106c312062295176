import type { Seat } from '../core/game';
import { beginAfter } from './after';
import { beginLoad } from './ammunition';
import { decideNext } from './base';
import { beginBailOut, beginBattleEnd } from './battleEnd';
import { beginLine, beginMonth } from './campaign';
import { beginDeploy } from './deploy';
import { beginEnemy } from './enemy';
import { beginEvent, beginStrike } from './events';
import { beginMission } from './missionRoll';
import { beginOrders } from './orders';
import { beginCalls, beginHousekeeping, beginPrelude, beginRoundEnd } from './rounds';
import { beginSchool } from './school';
import type { Event, Phase, State, Writer } from './types';
import { degreeOf } from './victory';

const everybody = (draft: State): Seat[] => draft.careers.map((_, seat) => seat);

function ask(draft: State, seats: Seat[]): void {
  draft.queue = seats;
  decideNext(draft);
}

const begins: { readonly [phase in Phase]: (draft: State, to: Writer) => void } = {
  enlist: (draft) => ask(draft, everybody(draft)),
  school: beginSchool,
  skills: (draft) => ask(draft, everybody(draft)),
  month: beginMonth,
  line: beginLine,
  assign: (draft) =>
    ask(
      draft,
      draft.groups.flat().filter((seat) => draft.careers[seat]?.needsTank === true),
    ),
  mission: beginMission,
  load: beginLoad,
  deploy: beginDeploy,
  prelude: beginPrelude,
  housekeeping: beginHousekeeping,
  calls: beginCalls,
  orders: beginOrders,
  expert: (draft) => decideNext(draft),
  stow: (draft) => decideNext(draft),
  enemy: beginEnemy,
  sense: (draft) => ask(draft, draft.pending?.kind === 'hatches' ? [draft.pending.seat] : []),
  event: beginEvent,
  strike: beginStrike,
  roundEnd: beginRoundEnd,
  bailOut: beginBailOut,
  battleEnd: beginBattleEnd,
  after: beginAfter,
  over: (draft, to) => {
    to.emit({ type: 'gameOver', degree: degreeOf(draft) });
  },
};

/** In an ironman game nothing can be taken back: whatever happens counts as seen. */
export function sealed(draft: State, to: Writer): Writer {
  if (!draft.switches.ironman) return to;
  return { ...to, emit: (event: Event) => to.emit({ ...event, reveals: true }) };
}

export function begin(draft: State, to: Writer): void {
  draft.exit = null;
  draft.active = [];
  begins[draft.phase](draft, sealed(draft, to));
}
