import { expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json } from '../../../src/rules/core/game';
import { legal } from '../../../src/rules/core/play';
import { tankDuel } from '../../../src/rules/tankDuel';
import { cite } from '../../support/cite';
import { sit } from './duel';

const tables: readonly (readonly [string, number, { readonly [id: string]: Json }])[] = [
  ['meeting', 2, { tanks: 2, atGuns: true, infantry: true, hills: true, mines: true, alternates: 'all' }],
  ['city', 4, {}],
  ['rasputitsa', 2, { robotsSu: 1, tanks: 3 }],
  ['blizzard', 1, { mines: true }],
  ['highGround', 1, { atGuns: true }],
  ['firstTigers', 3, { infantry: true }],
  ['breakthrough', 2, { deepMud: true, city: true }],
];

/** Commands that bring tanks to blows are chosen more often than those that only pass the time. */
const dull = ['endAction', 'endPhase', 'discard', 'discardExcess', 'keep'];

test.each(tables)(
  `${cite('TD-Q53', 'TD-4.2.5c')} %s: whoever is only told what happens knows every board, and no card is lost`,
  (setup, seats, options) => {
    const dice = openDice(seedDice(`told ${setup}`));
    const lots = openDice(seedDice(`lots ${setup}`));
    const duel = sit(tankDuel.deal({ setup, seats, options }, dice), dice);
    duel.open('excess');
    let played = 0;
    for (; played < 260 && !duel.state.ended; played++) {
      const seat = duel.state.active[lots.roll(duel.state.active.length, 'seat') - 1] ?? 0;
      const all = legal(tankDuel, duel.state, seat);
      const lively = all.filter(({ type }) => !dull.includes(type));
      const list = lively.length > 0 && lots.roll(4, 'lively') > 1 ? lively : all;
      const command = list[lots.roll(list.length, 'command') - 1];
      if (command === undefined) throw new Error(`nothing is allowed in ${duel.state.phase}`);
      duel.give(command);
      if (played === 150 && seats > 2) duel.leave(seats - 1);
    }
    expect(played).toBeGreaterThan(60);
  },
);
