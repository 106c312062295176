import { describe, expect, test } from 'vitest';
import { tankDuel } from '../../../src/rules/tankDuel';
import { handLimit } from '../../../src/rules/tankDuel/handLimit';
import type { State, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { lay } from './duel';

/** The lead a score stands for: it is told as a share that never reaches 1. */
const leadOf = (score: number) => (20 * score) / (1 - Math.abs(score));

/** Two tanks a side; de1 is a Pz IV of 5 VP, seat 0 plays the Germans. */
function position(edit: (tank: Tank, state: State) => void, id = 'de1'): State {
  const { state } = lay({ de: ['pz4', 'pz4'], su: ['t34-85', 't34-85'] });
  const tank = state.tanks.find((each) => each.id === id);
  if (tank === undefined) throw new Error(`no tank ${id}`);
  edit(tank, state);
  return state;
}

const vpOf = { de1: 5, su1: 6 };

describe('how a side stands', () => {
  test.each<[string, number, (tank: Tank, state: State) => void]>([
    ['nothing has happened', 0, () => {}],
    ['three VP', 3, (tank) => Object.assign(tank, { vp: 3 })],
    ['two VP of the team', 2, (_, state) => Object.assign(state.teamVp, { de: 2 })],
    ['an enemy spotted, and so less safe', 0.2 + 0.1, (tank) => Object.assign(tank, { spotted: ['su1'] })],
    ['an enemy flanked', 0.4, (tank) => Object.assign(tank, { flanking: ['su2'] })],
    ['an enemy acquired', 0.25, (tank) => Object.assign(tank, { acquired: { tank: 'su1', bonus: 10 } })],
    ['an enemy acquired well', 0.5, (tank) => Object.assign(tank, { acquired: { tank: 'su1', bonus: 20 } })],
    ['Hull Down', 0.25, (tank) => Object.assign(tank, { hullDown: true })],
    ['a fire', -vpOf.de1 / 8, (tank) => Object.assign(tank, { fire: { mines: null } })],
    ['a Broken crew', (-0.75 * vpOf.de1) / 8, (tank) => Object.assign(tank, { broken: { mines: null } })],
    ['a damaged track', (-0.5 * vpOf.de1) / 8, (tank) => Object.assign(tank, { trackDamage: true })],
    [
      'two killed',
      (-2 * vpOf.de1) / 8,
      ({ crew }) => {
        for (const member of crew.slice(0, 2)) member.seat = null;
      },
    ],
    ['what is out of play promises nothing', 0, (tank) => Object.assign(tank, { inPlay: false, hullDown: true })],
  ])(`${cite('TD-14.0c')} %s`, (_, lead, edit) => {
    const state = position(edit);
    expect(leadOf(tankDuel.score(state, 0))).toBeCloseTo(lead, 9);
    expect(leadOf(tankDuel.score(state, 1))).toBeCloseTo(-lead, 9);
  });

  test(`${cite('TD-14.0c')} everything counts together, for whoever it is`, () => {
    const state = position((tank, { tanks }) => {
      Object.assign(tank, { vp: 1, fire: { mines: null }, broken: { mines: null }, trackDamage: true });
      Object.assign(tank, { spotted: ['de1', 'de2'], flanking: ['de1'], acquired: { tank: 'de1', bonus: 20 } });
      for (const enemy of tanks) if (enemy.nation === 'de') Object.assign(enemy, { vp: 4, hullDown: true });
    }, 'su1');
    const soviet = 2 * 0.4 + 0.8 + 1 - (2 + 1.5 + 1) * (vpOf.su1 / 8);
    const german = 2 * 0.5 - 2 * 0.2;
    expect(leadOf(tankDuel.score(state, 1))).toBeCloseTo(1 - 8 + 0.5 * (soviet - german), 9);
  });

  test(`${cite('TD-14.0c')} a lead is told as a share of what a game is about`, () => {
    const state = position((tank) => Object.assign(tank, { vp: 20 }));
    expect([tankDuel.score(state, 0), tankDuel.score(state, 1)]).toEqual([0.5, -0.5]);
  });

  test(`${cite('TD-14.0c', 'TD-14.0e')} once it is over only the winner counts`, () => {
    const won = position((tank) => Object.assign(tank, { vp: 1 }));
    won.ended = true;
    expect([tankDuel.score(won, 0), tankDuel.score(won, 1)]).toEqual([1, -1]);
    const level = position(() => {});
    level.ended = true;
    expect([tankDuel.score(level, 0), tankDuel.score(level, 1)]).toEqual([-1, 1]);
  });
});

describe('how far a game has come', () => {
  const progress = (edit: Partial<State>) => tankDuel.progress?.({ ...lay().state, decks: 3, ...edit });
  const deck = (size: number) => Array.from({ length: size }, (_, index) => index);

  test(`${cite('TD-3.2.1')} is told by the decks that have been gone through`, () => {
    expect(progress({ turn: 1, deckNumber: 1, deck: deck(50) })).toBe(0);
    expect(progress({ turn: 2, deckNumber: 1, deck: deck(51) })).toBeCloseTo(1 / 6, 9);
    expect(progress({ turn: 5, deckNumber: 3, deck: deck(51) })).toBeCloseTo(5 / 6, 9);
    expect(progress({ turn: 5, deckNumber: 4, deck: [] })).toBe(1);
    expect(progress({ turn: 1, ended: true })).toBe(1);
  });
});

describe('the hand limit', () => {
  const limit = (edit: (tank: Tank) => void, de = ['pz4']) => {
    const { state } = lay({ de, su: ['t34-85', 't34-85'].slice(0, de.length) });
    for (const tank of state.tanks) if (tank.id === 'de1') edit(tank);
    return handLimit(state, 0);
  };
  const plain = [
    { rule: 'TD-4.2.7a', value: 4 },
    { rule: 'TD-4.2.7a', value: 2 },
  ];

  test.each<[string, readonly { readonly rule: string; readonly value: number }[], (tank: Tank) => void, string?]>([
    ['four, and two a tank', [], () => {}],
    ['near the centre', [{ rule: 'TD-4.2.7c', value: 1 }], (tank) => Object.assign(tank, { range: 400 })],
    ['beyond the centre too', [{ rule: 'TD-4.2.7c', value: 1 }], (tank) => Object.assign(tank, { range: -400 })],
    ['not farther off', [], (tank) => Object.assign(tank, { range: 600 })],
    ['an Elite crew', [{ rule: 'TD-4.2.7d', value: 1 }], () => {}, 'pz4:elite'],
    ['a Green crew', [{ rule: 'TD-4.2.7e', value: -1 }], () => {}, 'pz4:green'],
    [
      'without a commander',
      [{ rule: 'TD-4.2.7f', value: -1 }],
      ({ crew }) => Object.assign(crew[0] ?? {}, { seat: null }),
    ],
    ['on fire', [{ rule: 'TD-4.2.7g', value: -1 }], (tank) => Object.assign(tank, { fire: { mines: null } })],
    ['Broken', [{ rule: 'TD-4.2.7g', value: -1 }], (tank) => Object.assign(tank, { broken: { mines: null } })],
  ])(
    `${cite('TD-4.2.7a', 'TD-4.2.7c', 'TD-4.2.7d', 'TD-4.2.7e', 'TD-4.2.7f', 'TD-4.2.7g')} shows its working: %s`,
    (_, more, edit, de = 'pz4') => {
      const terms = [...plain, ...more];
      expect(limit(edit, [de])).toEqual({ terms, total: terms.reduce((sum, { value }) => sum + value, 0) });
    },
  );

  test(`${cite('TD-4.2.7a')} counts every tank of the player, and is nothing for a player without one`, () => {
    expect(limit(() => {}, ['pz4', 'pz4']).total).toBe(8);
    const { state } = lay();
    for (const tank of state.tanks) tank.seat = null;
    expect(handLimit(state, 0)).toEqual({ terms: [], total: 0 });
  });
});
