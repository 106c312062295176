import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { firstStop, trace } from '../../../src/rules/core/tally';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import type { Command } from '../../../src/rules/tankOnTank/types';
import { view } from '../../../src/rules/tankOnTank/view';
import { wasted } from '../../../src/scenes/tankOnTank/board/waste';
import { battleSkin, postedState, selection } from '../../support/battleTable';
import { cite } from '../../support/cite';
import { theBlock } from '../../support/theBlock';
import { recordingStage } from './recordingStage';

const skin = battleSkin();
const state = postedState({ american: ['sherman E4 SE', 'sherman E5 NE hq'], german: ['tiger G5 NE'] });
const done = { type: 'done', seat: 0 } as const;

describe(`${cite('TOT-5.0d')} action points`, () => {
  test.each([
    [0, 2],
    [1, 1],
    [2, 1],
    [3, 1],
  ])('after %i the phase is open, so %i are sure and would be thrown away', (spent, sure) => {
    expect(wasted(view({ ...state, spent }, 0), done)).toBe(sure);
    expect(skin.warning?.(view({ ...state, spent }, 0), done)).toContain(String(sure));
  });

  test('nobody is asked who finishes a group, or has nothing to spend them on', () => {
    const underWay = { type: 'move', lead: null, members: ['00'], mover: null } as const;
    expect(wasted(view({ ...state, activity: { ...underWay, members: ['00'] } }, 0), done)).toBe(0);
    expect(wasted(view({ ...state, units: [] }, 0), done)).toBe(0);
  });

  test('the one in use is told as in use, with the chance that it ends the phase', () => {
    const moving = { type: 'move' as const, lead: null, members: ['00'], mover: null };
    const at = (spent: number, activity: typeof state.activity) =>
      skin.status?.(view({ ...state, spent, activity }, 0))?.[1];
    expect(at(2, moving)).toBe('action point 2 in use, 33% that it ends the phase');
    expect(at(1, { type: 'volley', target: '10', firers: ['00'] })).toBe(
      'action point 2 in use, 33% that it ends the phase',
    );
    expect(at(4, moving)).toBe('action point 4 in use, the last');
    expect(at(1, null)).toBe('1 action point used, 33% that the next ends it');
  });
});

test(`${cite('TOT-7.0a')} the meter counts what has been driven`, () => {
  const mover = { unit: '00', steps: 1, spent: 2, road: false, stopped: false };
  const moved = { ...state, activity: { type: 'move' as const, lead: null, members: ['00'], mover } };
  const blocks = skin.main(view(moved, 0), 0, { picked: ['unit:00'], next: ['hex:E6'], command: null }, null);
  expect(theBlock(blocks, 'heading').meter?.used).toBe(2);
});

test(`${cite('TOT-10.2b')} while a strike is aimed, a click on an enemy means his hex`, () => {
  const aiming = { picked: ['button:strike'], next: ['hex:E6'], command: null } as const;
  expect(skin.expand?.(view(state, 0), 0, aiming, 'unit:10')).toEqual(['hex:G5']);
  expect(skin.expand?.(view(state, 0), 0, selection(state, []), 'unit:10')).not.toEqual(['hex:G5']);
});

/** What is said of a command that is not allowed. */
function reasons(at: typeof state, command: Command) {
  const refusal = tankOnTank.refuse(at, command);
  const told = refusal === null ? undefined : skin.reasons?.(view(at, 0), { command, refusal });
  if (told === undefined || told === null) throw new Error('nothing was refused');
  return told;
}

test(`${cite('TOT-10.2b')} a strike out of reach is refused in one sentence, not in the same one twice`, () => {
  const told = reasons({ ...state, strikes: [1, 0] }, { type: 'strike', seat: 0, to: 'A11' });
  expect(told).toMatchObject({ says: null, checks: [] });
});

test(`${cite('TOT-8.2e')} along a side is told as a side with two shut hexes, not as one hex or two`, () => {
  const posted = postedState({
    american: ['sherman E9 NW', 'sherman D8 N', 'sherman E8 N'],
    german: ['tiger D7 SE'],
  });
  const command = { type: 'aim', seat: 0, unit: '00', target: '10' } as const;
  const { says, checks } = reasons(posted, command);
  expect(says).toBe('Sherman E9 cannot see Tiger D7: both hexes of the side D8|E8 are in the way.');
  expect(checks.find(({ mark }) => mark === 'no')).toMatchObject({
    title: 'Sight: stopped at the side D8|E8',
    rule: 'TOT-8.2e',
  });
});

test(`${cite('TOT-8.2c')} by a unit in the way calls it a unit in the middle of the sentence`, () => {
  const posted = postedState({ american: ['sherman D9 N', 'sherman D8 N'], german: ['tiger D7 SE'] });
  const command = { type: 'aim', seat: 0, unit: '00', target: '10' } as const;
  const { says } = reasons(posted, command);
  expect(says).toBe('Sherman D9 cannot see Tiger D7: the unit in D8 is in the way.');
});

test(`${cite('TOT-9.4a')} Enter follows up into the hex that was won; who stays says so with another key`, () => {
  const offered = (...infantry: readonly string[]) => {
    const activity = { type: 'advance' as const, at: 'F5', infantry: [...infantry], cost: 1 };
    const won = { ...postedState({ american: ['usInfantry E4 SE', 'usInfantry E5 NE'], german: [] }), activity };
    const advancing = { ...won, phase: 'advance' as const };
    const proposals = skin.proposals(view(advancing, 0), selection(advancing, []), null);
    return proposals.map(({ refs, key }) => [refs.join(' '), key]);
  };
  expect(offered('00')).toEqual([
    ['unit:00 button:advance', undefined],
    ['button:decline', 'H'],
  ]);
  expect(offered('00', '01')).toEqual([['button:decline', 'H']]);
});

test(`${cite('TOT-8.2a')} what is named is where the line stops first: further stops are no part of the same hexside`, () => {
  const step = (...hexes: readonly string[]) => ({
    at: hexes.map((hex): Ref => `hex:${hex}`),
    blocks: true,
    rule: 'TOT-8.2a',
  });
  expect(firstStop(trace([step('F4'), step('B2')]))).toEqual(['hex:F4']);
  expect(firstStop(trace([step('F4', 'F5'), step('B2')]))).toEqual(['hex:F4', 'hex:F5']);
  expect(firstStop(trace([]))).toEqual([]);
});

test('where units may leave the map is marked on it, and the flag of a headquarters lies above its neighbours', () => {
  const { stage, put, ids } = recordingStage();
  skin.draw(view({ ...state, setup: 'S4', map: 'B' }, 0), stage);
  expect(ids('exit:').length).toBeGreaterThan(0);
  expect(put.get('unit:01/hq')?.layer).toBe('line');
});
