import type { Dice } from '../core/dice';
import type { Seat, TableOptions } from '../core/game';
import { cardIds } from './data/tactics';
import { extrasOf, nationsOf, settingOf, switchesOf } from './optionSpecs';
import type { Nation, Side, State } from './types';
import { rosterOf } from './units';

const OPENING_HAND = 3;

/** Shuffles all three decks and deals the opening hands. */
export function deal(options: TableOptions, dice: Dice): State {
  const switches = switchesOf(options);
  const deck = dice.shuffle(cardIds);
  const sideOf = (nation: Nation, extra: number): Side => {
    const units = dice.shuffle(rosterOf(nation, switches.british50, extra));
    return {
      nation,
      extra,
      limit: Math.ceil(units.length / 2),
      hand: deck.splice(-OPENING_HAND),
      deck: units,
      topUp: false,
      field: [],
      reserve: [],
      casualties: [],
      exhausted: false,
      dry: false,
      lacks: [],
      holds: [],
    };
  };
  const [first, second] = nationsOf(options);
  const [extra0, extra1] = extrasOf(options);
  return {
    phase: 'draw',
    turn: 1,
    active: [],
    player: firstPlayer(options, dice),
    switches,
    sides: [sideOf(first, extra0), sideOf(second, extra1)],
    deck,
    discard: [],
    attack: null,
    chain: [],
    free: null,
    exit: null,
    defeated: null,
    exchanges: 0,
  };
}

function firstPlayer(options: TableOptions, dice: Dice): Seat {
  const choice = settingOf(options, 'firstPlayer');
  if (choice === 'random') return dice.roll(2, 'firstPlayer') - 1;
  return choice === 'first' ? 0 : 1;
}
