import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { commands } from '../../../src/rules/tankChess/commands';
import { cite } from '../../support/cite';
import { drive, given, start, tankChess } from './given';

const state = given({ white: 'HT a1 N, CLT h15 N', black: 'LT a8 E, CLT p16 S', obstacles: 'b2' });

test('every legal command has its own path, and pointing along it means that command', () => {
  for (const moment of [state, start('standard16')]) {
    const list = legal(tankChess, moment, 0);
    expect(new Set(list.map((command) => commands.path(command).join(' '))).size).toBe(list.length);
    for (const command of list) expect(commands.commandAt(moment, 0, commands.path(command))).toEqual(command);
  }
});

test('a piece may be named by its id as well', () => {
  expect(commands.commandAt(state, 0, ['unit:w0', 'square:a2', 'face:N', 'unit:b0'])).toEqual(
    drive(state, 'a1 a2 N x a8'),
  );
});

describe('pointing that says too little waits', () => {
  test.each([
    [[]],
    [['square:a1']],
    [['square:a1', 'square:a2']],
    [['square:a1', 'square:a2', 'face:N']],
    [['square:h15', 'area:off']],
  ] as const)('%j', (refs) => {
    expect(commands.commandAt(state, 0, refs)).toBeNull();
  });
});

describe('pointing that no legal command follows is answered by a rule', () => {
  test.each([
    [['square:p16'], 'TC-TURN2'],
    [['square:c5'], 'TC-TURN2'],
    [['square:a1', 'square:a9'], 'TC-MOVE4'],
    [['square:a1', 'square:b2'], 'TC-MOVE9'],
    [['square:a1', 'square:h15'], 'TC-MOVE10'],
    [['square:a1', 'square:a8'], 'TC-FIRE1'],
    [['square:a1', 'area:off'], 'TC-Q3'],
    [['square:a1', 'square:a1', 'face:N'], 'TC-MOVE11'],
    [['square:a1', 'square:a2', 'face:S'], 'TC-MOVE4'],
    [['square:a1', 'square:a2', 'face:N', 'square:p16'], 'TC-FIRE2'],
    [['square:h15', 'area:off', 'face:W'], 'TC-WIN4'],
  ] as const)('%j: %s', (refs, rule) => {
    const command = commands.commandAt(state, 0, refs);
    const refused = command && tankChess.refuse(state, command);
    expect(refused?.rule).toBe(rule);
    if (refused?.instead) {
      const instead = commands.parse(refused.instead);
      expect(instead && tankChess.refuse(state, instead)).toBeNull();
    }
  });
});

test('a far click offers the nearest square in reach', () => {
  const command = commands.commandAt(state, 0, ['square:a1', 'square:a9']);
  expect(command && tankChess.refuse(state, command)?.instead).toEqual(drive(state, 'a1 a4 N'));
});

test(`${cite('TC-WIN4')} a wish to leave too early offers the square nearest to the edge`, () => {
  const early = given({ white: 'CLT h8 N', black: 'CLT p1 S' });
  const command = commands.commandAt(early, 0, ['square:h8', 'area:off']);
  expect(command && tankChess.refuse(early, command)).toMatchObject({
    rule: 'TC-WIN4',
    instead: drive(early, 'h8 h13 N'),
  });
});

test('commands from outside are read field by field', () => {
  const good = { type: 'drive', seat: 0, from: 'a1', to: 'a2', facing: 'N', fireAt: null };
  expect(commands.parse({ ...good, slipped: 1 })).toEqual(good);
  expect(commands.parse({ ...good, to: 'off' })).toEqual({ ...good, to: 'off' });
  const bad = [{ from: 'A1' }, { to: 'z99' }, { facing: 'north' }, { fireAt: undefined }, { fireAt: 3 }, { seat: 2 }];
  for (const field of bad) expect(commands.parse({ ...good, ...field })).toBeNull();
});
