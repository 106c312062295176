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
