import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { legal, write } from '../../../src/rules/core/play';
import { tankChess } from '../../../src/rules/tankChess';
import { chancesOf } from '../../../src/rules/tankChess/announcements';
import { boardOf } from '../../../src/rules/tankChess/board';
import { reachFrom } from '../../../src/rules/tankChess/movement';
import { drivesOf } from '../../../src/rules/tankChess/turns';
import { type Event, other, type State } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { announced, type Given, given, start } from './given';
import { randomPosition } from './randomPosition';

/** The plain reading of TC-Q7: every turn the side could make, one after the other. */
function plainChances(state: State, seat: number) {
  const board = boardOf(state);
  const checkers = new Set<string>();
  const escapers = new Set<string>();
  for (const { drive, shot } of drivesOf(board, seat, (number) => reachFrom(board, number))) {
    const unit = state.pieces.find((piece) => piece.at === drive.from && piece.status === 'fit')?.id ?? '';
    if (drive.to === 'off') escapers.add(unit);
    if (shot?.kills && shot.targetKind === 'CLT') checkers.add(unit);
  }
  return { checkers: [...checkers], escapers: [...escapers] };
}

describe(cite('TC-Q7', 'TC-CHECK1', 'TC-CHECK2'), () => {
  test.each(['standard16', 'beginner10'].filter((setup) => tankChess.setups.includes(setup)))(
    'on %s the announcements are those found by trying every turn',
    (setup) => {
      const lots = openDice(seedDice(`announce ${setup}`));
      let told = 0;
      for (let game = 0; game < 4; game++) {
        let position = { state: tankChess.deal({ setup, seats: 2, options: {} }, lots), dice: lots.state() };
        for (let turn = 0; turn < 60 && tankChess.result(position.state) === null; turn++) {
          const state = position.state;
          state.phase = 'turn';
          tankChess.begin(state, { dice: lots, emit: () => {} });
          for (const seat of [state.mover, other(state.mover)]) {
            const { checkers, escapers } = chancesOf(boardOf(state), seat);
            const plain = plainChances(state, seat);
            expect(checkers.map((piece) => piece.id)).toEqual(plain.checkers);
            expect(escapers.map((piece) => piece.id)).toEqual(plain.escapers);
            told += checkers.length + escapers.length;
          }
          const drives = legal(tankChess, state, state.mover).filter((command) => command.type === 'drive');
          const command = drives[lots.roll(drives.length, 'lot') - 1];
          if (command === undefined) throw new Error('no drive');
          ({ position } = write<State, Event>(position, (draft, scribe) => tankChess.apply(draft, command, scribe)));
        }
      }
      expect(told).toBeGreaterThan(0);
    },
  );
});

describe(`${cite('TC-Q7', 'TC-CHECK1')} who is announced`, () => {
  const told = (position: Given) =>
    announced(given({ size: 12, ...position })).map((event) => ('units' in event ? [event.type, ...event.units] : []));

  test('is who a slow second reading finds, wherever the pieces stand', () => {
    let some = 0;
    for (let seed = 0; seed < 60; seed++)
      some += announced(start('custom', { position: randomPosition(`told ${seed}`) })).length;
    expect(some).toBeGreaterThan(20);
  });

  /** White's command tank in its corner, walled in. */
  const cornered = (white: string, black: string, obstacles: string): Given => ({
    white: `${white}, CLT l1 N`,
    black,
    obstacles: `l2 k1 k2 ${obstacles}`,
  });
  test.each<readonly [string, Given, boolean]>([
    ['from the corner a1', cornered('HT b1 W', 'CLT a6 E', 'b2'), true],
    ['over a wall, as far as a mortar lobs', cornered('HM a1 NE', 'CLT a6 S', 'a3 a4 a5 b2'), true],
    ['by a mortar, from the corner a1 alone', cornered('HM b1 W', 'CLT a6 E', 'a2 b2'), true],
    ['along a line reached with the last step of a file', cornered('LT a1 N', 'CLT g12 E', 'g11'), true],
    ['along a line reached with the last step of a rank', cornered('LT a1 E', 'CLT l7 N', 'k7'), true],
    ['backing out of its own line', cornered('MT e4 N', 'CLT e5 N', 'd4 f4 d3 f3 d5 f5'), true],
    ['at the end of a straight dash along the file', cornered('LT a1 N', 'CLT c8 W', 'c7 d7'), true],
    ['at the end of a straight dash along the rank', cornered('LT a1 E', 'CLT h3 N', 'g3 h2 g4'), true],
    ['nobody, where a wall stands between', cornered('MT e2 N', 'CLT e12 S', 'e11 d11 f11 d12 f12'), false],
  ])('%s', (_, position, said) => {
    expect(told(position)).toEqual(said ? [['announcedCheck', 'w0']] : []);
  });

  test(`${cite('TC-KILL4')} not by a wreck`, () => {
    const state = given({ white: 'MT a3 N, CLT p1 N', black: 'CLT a8 E' });
    expect(announced(state).map(({ type }) => type)).toEqual(['announcedCheck']);
    const pieces = state.pieces.map((piece) => (piece.at === 'a3' ? { ...piece, status: 'wreck' as const } : piece));
    expect(announced({ ...state, pieces })).toEqual([]);
  });

  test.each<readonly [string, Given, boolean]>([
    ['with five steps to the strip', { white: 'CLT a8 N', black: 'CLT l4 W' }, true],
    ['not with six', { white: 'CLT a7 N', black: 'CLT l3 W' }, false],
    ['Black towards the first rank', { white: 'CLT a7 N', black: 'CLT l5 S', turn: 'black' }, true],
    ['Black not from one further', { white: 'CLT a7 N', black: 'CLT l6 S', turn: 'black' }, false],
  ])(`${cite('TC-CHECK2')} an escape is announced: %s`, (_, position, said) => {
    expect(told(position).some(([type]) => type === 'announcedEscape')).toBe(said);
  });
});
