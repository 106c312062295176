import type { Seat } from '../../../src/rules/core/game';
import { equalJson } from '../../../src/rules/core/play';
import type { State, Unit } from '../../../src/rules/tankOnTank/types';
import { view } from '../../../src/rules/tankOnTank/view';
import { must } from '../../support/must';

const isSecretAce = ({ ace, aceShown }: Unit) => ace && !aceShown;

/** A unit as a stranger sees it: what lies face down tells neither kind nor headquarters, an ace only where it is known. */
function asStranger(unit: Unit, anySecret: boolean) {
  const ace = unit.aceShown ? unit.ace : anySecret && unit.at !== null ? null : false;
  return { ...unit, ace, kind: unit.shown ? unit.kind : null, hq: unit.shown ? unit.hq : null };
}

/** Everybody sees what is his to see, worked out a second time: own units, known faces, the chit only in its holder's hand. */
export function checkSeen(state: State): void {
  for (const viewer of [0, 1, null] as readonly (Seat | null)[]) {
    const { standing, hidden, ...seen } = view(state, viewer);
    const foreign = state.units.filter(({ seat }) => seat !== viewer);
    const secret = foreign.some(isSecretAce);
    const betrays = state.activity?.type === 'ace' && secret && state.phasing !== viewer;
    const expected = {
      ...state,
      viewer,
      chit: viewer === 1 - state.phasing ? state.chit : null,
      phase: betrays ? 'action' : state.phase,
      activity: betrays ? null : state.activity,
      hiddenAce: secret,
      units: state.units.map((unit) => (unit.seat === viewer ? unit : asStranger(unit, secret))),
    };
    must(equalJson(seen, expected), 'tankOnTank', () => `seat ${viewer} sees ${JSON.stringify(seen)}`);
    const faces = foreign.filter(({ shown }) => !shown).map(({ kind, hq }) => `${kind} ${Number(hq)}`);
    const told = hidden.map(({ kind, hq }) => `${kind} ${Number(hq)}`);
    must(equalJson(told, faces.toSorted()), 'tankOnTank', `face down for ${viewer}: ${told}`);
    must(standing.points.length === 2 && equalJson(standing.trophies, state.trophies), 'tankOnTank', 'another score');
  }
}
