import { defineHex, Grid, line, rectangle } from 'honeycomb-grid';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { tankOnTank } from '../../src/rules/tankOnTank';
import { boardFor } from '../../src/rules/tankOnTank/board';
import { COUNT, hexNames } from '../../src/rules/tankOnTank/hexes';
import { occupied, seesAt } from '../../src/rules/tankOnTank/sight';
import { threatMap } from '../../src/rules/tankOnTank/threat';
import type { State } from '../../src/rules/tankOnTank/types';
import { race, type Work } from './measure';

/** How many lines the base of the race draws: one from every hex of a sheet to every other. */
export const ALL_LINES = COUNT * COUNT;

/** The largest printed battle with every unit on the map at once, scattered by lot. */
export function scattered(lot: number): State {
  const dice = openDice(seedDice(`bench ${lot}`));
  const state = tankOnTank.deal({ setup: 'S14', seats: 2, options: {} }, dice);
  const hexes = dice.shuffle(hexNames);
  return { ...state, units: state.units.map((unit, index) => ({ ...unit, at: hexes[index] ?? null, where: 'map' })) };
}

/** Lines between all pairs of hexes, drawn by honeycomb-grid. */
export function allLines(): Work {
  const grid = new Grid(defineHex(), rectangle({ width: 9, height: 11 }));
  const hexes = grid.toArray().slice(0, COUNT);
  return () => {
    for (const start of hexes) for (const stop of hexes) line({ start, stop })((at) => grid.createHex(at));
    return ALL_LINES;
  };
}

/** Sight between all hexes and whole threat maps of Tank on Tank, against drawing lines with honeycomb-grid. */
export function benchSight() {
  const states = Array.from({ length: 12 }, (_, lot) => scattered(lot));
  const grounds = states.map(({ map, units }) => ({ board: boardFor(map), units: occupied(units) }));
  return race('honeycomb', {
    honeycomb: allLines(),
    sight: () => {
      for (const { board, units } of grounds) {
        for (let from = 0; from < COUNT; from++) for (let to = 0; to < COUNT; to++) seesAt(board, units, from, to);
      }
      return grounds.length * ALL_LINES;
    },
    // A map for either side; no two in a row share a position, so nothing is at hand from the one before.
    threat: () => {
      for (const seat of [0, 1]) for (const state of states) threatMap(state, seat);
      return 2 * states.length;
    },
  });
}
