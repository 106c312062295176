import { expect, test } from 'vitest';
import text from '../../../src/i18n/tankOnTank/en/game';
import { nestingOf } from '../../../src/machines/nesting';
import { tankOnTankChart } from '../../../src/machines/tankOnTank';
import { seedDice } from '../../../src/rules/core/dice';
import { legal, write } from '../../../src/rules/core/play';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import type { State } from '../../../src/rules/tankOnTank/types';
import { tankOnTankLook } from '../../../src/scenes/tankOnTank/events';
import type { Match } from '../../../src/session/match';
import { unaware } from '../../../src/session/shownStep';
import { battleSkin, battleState, deployed } from '../../support/battleTable';
import { cite } from '../../support/cite';
import { screenTells } from '../../support/screenTells';

const start = deployed('S10');
const standing = battleState(start);
const ace = standing.units.find((unit) => unit.ace);
const target = standing.units.find((unit) => unit.seat !== ace?.seat);
if (ace === undefined || target === undefined) throw new Error('nobody hides an ace in scenario 10');
const owner = ace.seat;
const opponent = 1 - owner;

/** A face-down ace has just missed: its owner alone is asked whether to roll again. */
const missed: State = {
  ...standing,
  ...{ phase: 'aceRoll', phasing: owner, active: [owner], spent: 1, chit: 4 },
  units: standing.units.map((unit) => (unit === ace ? { ...unit, fired: true, shown: true } : unit)),
  activity: { type: 'ace', target: target.id, firers: [ace.id], cost: 1, faces: [1, 2] },
};
/** Any other unit has just missed, and the phase goes on. */
const plain: State = { ...missed, phase: 'action', activity: null };

function tells(state: State, seat: number) {
  const match: Match = {
    ...start,
    state,
    view: (viewer) => tankOnTank.view(state, viewer),
    legal: (viewer) => legal(tankOnTank, state, viewer),
  };
  return screenTells(
    { skin: battleSkin(), text, looks: tankOnTankLook.events, order: nestingOf(tankOnTankChart) },
    match,
    seat,
  );
}

test(`${cite('TOT-8.5a')} ${cite('TOT-S10d')} a hidden ace's miss is told to nobody else: no ribbon, prompt or board gives it away`, () => {
  const { name } = text.phases.aceRoll;
  expect(tells(missed, owner).hud.tabs.find(({ state }) => state === 'current')?.name).toBe(name);
  expect(tells(missed, opponent).hud.tabs.map((tab) => tab.name)).not.toContain(name);
  expect(JSON.stringify(tells(missed, opponent))).toBe(JSON.stringify(tells(plain, opponent)));
});

test(`${cite('TOT-8.5a')} to let the miss stand is no step of anybody's but the owner's`, () => {
  const command = { type: 'accept' as const, seat: owner };
  const after = write({ state: missed, dice: seedDice('a') }, (draft, scribe) =>
    tankOnTank.apply(draft, command, scribe),
  );
  const { events } = after;
  const settled = { ...after.position.state, phase: 'action' as const };
  expect(unaware(tankOnTank, missed, settled, { command, events }, 2)).toEqual([null, opponent]);
});
