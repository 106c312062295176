import { describe, expect, test } from 'vitest';
import { refusal } from '../../../src/rules/core/check';
import { rowsOf } from '../../../src/rules/core/command';
import { rest } from '../../../src/rules/core/commandPath';
import { type CommandTable, commandsOf } from '../../../src/rules/core/commandTable';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { GameEvent, Ref, Seat } from '../../../src/rules/core/game';
import { isBoolean, oneOf, setOf, wholeNumber } from '../../../src/rules/core/guards';
import { narrowed } from '../../../src/session/selection';
import { toyGame } from '../../support/toyGame';

type Phase = 'day' | 'night' | 'over';
interface State {
  phase: Phase;
  turn: number;
  active: Seat[];
  hand: string[];
  played: string[];
  home: boolean;
}
type Command =
  | { readonly type: 'discard'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'move' | 'enter'; readonly seat: Seat; readonly unit: string; readonly to: number }
  | { readonly type: 'light'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'pass'; readonly seat: Seat };
type Rule = 'R-OVER' | 'R-TURN' | 'R-HAND' | 'R-UNIT' | 'R-FAR' | 'R-DARK';

const command = rowsOf<State, Command, GameEvent, Rule>();
const isUnit = oneOf('tank', 'truck');
const subsets = (items: readonly string[]): string[][] =>
  items.reduce<string[][]>((sets, item) => sets.concat(sets.map((set) => [...set, item])), [[]]);

const table: CommandTable<State, Command, GameEvent, Rule> = {
  discard: command('discard', {
    phases: ['day', 'night'],
    fields: { cards: setOf(oneOf('A', 'B', 'C'), 3) },
    path: ['card:{cards}*', 'button:discard'],
    anyOrder: true,
    tries: ({ hand }, seat) =>
      subsets(hand)
        .filter((set) => set.length > 0)
        .map((cards) => ({ type: 'discard', seat, cards })),
    checks: [
      {
        id: 'hand',
        rule: 'R-HAND',
        holds: ({ state, command: { cards } }) => cards.every((card) => state.hand.includes(card)),
        evidence: ({ command: { cards } }) => cards.map((card): Ref => `card:${card}`),
      },
    ],
    apply(draft, { cards }) {
      draft.played.push(...cards);
    },
  }),
  move: command('move', {
    phases: ['day'],
    fields: { unit: isUnit, to: wholeNumber(0, 9) },
    path: ['unit:{unit}', 'square:{to}'],
    means: ({ home }) => !home,
    tries: (_, seat) => [{ type: 'move', seat, unit: 'tank', to: 1 }],
    subject: (state, { unit, to }) => (unit === 'truck' ? refusal('R-UNIT', ['unit:truck']) : { to, state }),
    checks: [{ id: 'far', rule: 'R-FAR', holds: ({ to }) => to < 3, numbers: ({ to }) => ({ to }) }],
    instead: ({ to }, failed) => ({ type: 'move', seat: 0, unit: 'tank', to: failed === 'far' ? 2 : to }),
    apply: () => {},
  }),
  enter: command('enter', {
    phases: ['day'],
    fields: { unit: isUnit, to: wholeNumber(0, 9) },
    path: ['unit:{unit}', 'square:{to}'],
    means: ({ home }) => home,
    tries: () => [],
    checks: [],
    apply: () => {},
  }),
  light: command('light', {
    phases: ['night'],
    fields: { on: isBoolean },
    path: ['unit:{seat}', 'button:light-{on}'],
    tries: (_, seat) => [{ type: 'light', seat, on: true }],
    checks: [],
    apply: () => {},
  }),
  pass: command('pass', {
    phases: ['day', 'night'],
    fields: {},
    path: ['button:pass'],
    tries: (_, seat) => [{ type: 'pass', seat }],
    checks: [],
    apply: () => {},
  }),
};

const game = commandsOf<State, Command, GameEvent, Rule>(table, {
  seats: 2,
  barred(state, { seat, type }, timely) {
    if (state.phase === 'over') return refusal('R-OVER');
    if (!state.active.includes(seat)) return refusal('R-TURN');
    return timely ? null : refusal(type === 'light' ? 'R-DARK' : 'R-TURN');
  },
});

const at = (change: Partial<State> = {}): State => ({
  phase: 'day',
  turn: 1,
  active: [0],
  hand: ['A', 'B', 'C'],
  played: [],
  home: false,
  ...change,
});
const discard = (...cards: string[]): Command => ({ type: 'discard', seat: 0, cards });
const move = (unit: string, to: number): Command => ({ type: 'move', seat: 0, unit, to });

describe('a table of commands', () => {
  test('tries what the phase takes, in the order of the table', () => {
    expect(game.candidates(at(), 0).map(({ type }) => type)).toEqual([...Array(7).fill('discard'), 'move', 'pass']);
    expect(game.candidates(at({ phase: 'night', hand: [] }), 0).map(({ type }) => type)).toEqual(['light', 'pass']);
    expect(game.candidates(at({ phase: 'over' }), 0)).toEqual([]);
  });

  test('asks what bars every command first, then the subject, then the checks', () => {
    expect(game.refuse(at({ phase: 'over' }), move('truck', 9))).toEqual({ rule: 'R-OVER' });
    expect(game.refuse(at({ active: [1] }), move('truck', 9))).toEqual({ rule: 'R-TURN' });
    expect(game.refuse(at(), { type: 'light', seat: 0, on: true })).toEqual({ rule: 'R-DARK' });
    expect(game.refuse(at(), move('truck', 9))).toEqual({ rule: 'R-UNIT', evidence: ['unit:truck'] });
    expect(game.refuse(at(), move('tank', 9))).toEqual({ rule: 'R-FAR', instead: move('tank', 2) });
    expect(game.refuse(at({ hand: [] }), discard('B'))).toEqual({ rule: 'R-HAND', evidence: ['card:B'] });
    expect(game.refuse(at(), move('tank', 2))).toBeNull();
  });

  test('answers quickly, and in full, the same as it refuses', () => {
    const [over, still] = [at({ phase: 'over' }), at()];
    const cases = [
      [over, move('tank', 1)],
      [still, move('truck', 1)],
      [still, move('tank', 9)],
      [still, move('tank', 1)],
    ] as const;
    expect(cases.map(([state, each]) => game.allows(state, each))).toEqual([false, false, false, true]);
    expect(cases.map(([state, each]) => game.check(state, each).map(({ id, state }) => `${id} ${state}`))).toEqual([
      ['time fails'],
      ['subject fails'],
      ['far fails'],
      ['far holds'],
    ]);
  });

  test('will not let a row pass outside its phases', () => {
    const open = commandsOf<State, Command, GameEvent, Rule>(table, { seats: 2, barred: () => null });
    expect(() => open.refuse(at({ phase: 'over' }), { type: 'pass', seat: 0 })).toThrow('nothing bars pass in over');
  });

  test('carries a command out by its row', () => {
    const draft = at();
    game.apply(draft, discard('C', 'A'), { dice: openDice(seedDice('a')), emit: () => {} });
    expect(draft.played).toEqual(['C', 'A']);
  });
});

describe('pointing by the table', () => {
  test('prints and reads every kind of field', () => {
    const cases: readonly (readonly [State, Command, readonly Ref[]])[] = [
      [at(), discard('A', 'C'), ['card:A', 'card:C', 'button:discard']],
      [at(), move('tank', 4), ['unit:tank', 'square:4']],
      [at({ phase: 'night' }), { type: 'light', seat: 0, on: false }, ['unit:0', 'button:light-false']],
      [at(), { type: 'pass', seat: 0 }, ['button:pass']],
    ];
    for (const [state, each, path] of cases) {
      expect(game.path(each)).toEqual(path);
      expect(game.commandAt(state, 0, path)).toEqual(each);
    }
  });

  test('means the row that says so where two read alike, and one of another phase only where this has none', () => {
    const path: readonly Ref[] = ['unit:tank', 'square:4'];
    expect(game.commandAt(at({ home: true }), 0, path)?.type).toBe('enter');
    expect(game.commandAt(at({ phase: 'night' }), 0, path)?.type).toBe('move');
    expect(game.commandAt(at(), 0, ['unit:0', 'button:light-true'])?.type).toBe('light');
  });

  test('reads nothing into too little, too much, or what no field accepts', () => {
    const wrong: readonly (readonly Ref[])[] = [
      [],
      ['unit:tank'],
      ['unit:tank', 'square:4', 'square:4'],
      ['unit:boat', 'square:4'],
      ['unit:tank', 'square:4.5'],
      ['unit:tank', 'square:'],
      ['unit:1', 'button:light-true'],
      ['unit:0', 'button:light-maybe'],
      ['button:passing'],
      ['card:A'],
      ['card:A', 'card:A', 'button:discard'],
    ];
    for (const refs of wrong) expect(game.commandAt(at(), 0, refs), refs.join(' ')).toBeNull();
  });

  test('takes a set in any order, each item once, and the end of its path last', () => {
    const picker = { ...toyGame, ...game } as object as Parameters<typeof narrowed>[0];
    const legal = game.candidates(at(), 0);
    expect(narrowed(picker, legal, ['card:C'])?.next.toSorted()).toEqual(['button:discard', 'card:A', 'card:B']);
    expect(narrowed(picker, legal, ['card:C', 'card:A', 'button:discard'])?.command).toEqual(discard('A', 'C'));
    expect(narrowed(picker, legal, ['card:C', 'card:C'])).toBeNull();
    expect(narrowed(picker, legal, ['button:discard'])).toBeNull();
    expect(game.follow(discard('A'), ['card:A', 'button:discard', 'card:B'])).toBeNull();
  });

  test('keeps to the order where none is left open', () => {
    expect(game.follow(move('tank', 1), ['unit:tank'])).toEqual(['square:1']);
    expect(game.follow(move('tank', 1), ['square:1'])).toBeNull();
    expect(rest(['unit:tank', 'square:1'], ['unit:tank', 'square:1'])).toEqual([]);
    expect(rest(['unit:tank'], ['unit:tank', 'square:1'])).toBeNull();
  });

  test('finds a misspelt field inside a longer part when the table is made', () => {
    const spell = () =>
      command('light', {
        phases: ['night'],
        fields: { on: isBoolean },
        path: ['button:light-{no}'],
        tries: () => [],
        checks: [],
        apply: () => {},
      });
    expect(spell).toThrow('the path of light names no field in button:light-{no}');
  });
});

describe('a command from outside', () => {
  test('is read field by field, and what was slipped in is left out', () => {
    for (const each of [discard('B'), move('tank', 9), { type: 'pass', seat: 1 }] as const) {
      expect(game.parse({ ...each, slipped: 1 })).toEqual(each);
    }
  });

  test('of a wrong form is none', () => {
    const wrong: readonly unknown[] = [
      null,
      'pass',
      { type: 'pass' },
      { type: 'fly', seat: 0 },
      { type: 'toString', seat: 0 },
      { type: 'pass', seat: 2 },
      { type: 'pass', seat: -1 },
      { type: 'pass', seat: 0.5 },
      { type: 'pass', seat: '0' },
      { type: 'light', seat: 0, on: 'true' },
      { type: 'move', seat: 0, unit: 'tank', to: '4' },
      { type: 'move', seat: 0, unit: 'tank' },
      { type: 'move', seat: 0, unit: 'tank', to: 10 },
      { type: 'discard', seat: 0, cards: ['A', 'A'] },
      { type: 'discard', seat: 0, cards: 'A' },
      { type: 'discard', seat: 0, cards: ['D'] },
    ];
    for (const raw of wrong) expect(game.parse(raw), JSON.stringify(raw)).toBeNull();
  });
});
