import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type Dice, openDice, seedDice } from '../../src/rules/core/dice';
import type { Game, GameEvent, GameState } from '../../src/rules/core/game';
import { write } from '../../src/rules/core/play';
import type { Deal, Sequence } from '../../src/rules/core/sequence';
import { type Match, openMatch } from '../../src/session/match';
import { commandDice, openingDice } from '../../src/session/matchDice';
import { openRecord } from '../../src/session/record/openRecord';
import { recordOf } from '../../src/session/record/record';
import { toyGame } from '../support/toyGame';
import { openToy, toyModule, toySequence, toySitters } from '../support/toyMachine';

const toy: Game = toyGame;
const deal: Deal = { setup: 'endless', seats: 2, options: {}, seed: 'sealed' };

/** The bits of the generator's state, one for each of its unit vectors. */
const BITS = 128;
const unit = (bit: number) => [0, 1, 2, 3].map((word) => (word === bit >> 5 ? 1 << (bit & 31) : 0));

/** What each bit of the first state adds to the lowest bit of throw 0, 1, 2 …: it is a sum without carry. */
function equations(throws: number): readonly bigint[] {
  const streams = Array.from({ length: BITS }, (_, bit) => xoroshiro128plusFromState(unit(bit)));
  return Array.from({ length: throws }, () =>
    streams.reduce((row, stream, bit) => row | (BigInt(stream.next() & 1) << BigInt(bit)), 0n),
  );
}

const parity = (row: bigint): number => [...row.toString(2)].filter((digit) => digit === '1').length % 2;

/** Elimination over two elements: a state that explains what was seen, and whether it explains all of it. */
function solve(rows: readonly bigint[], seen: readonly number[]): { state: bigint; explains: boolean } {
  const reduced = new Map<number, { row: bigint; bit: number }>();
  let explains = true;
  for (const [at, given] of rows.entries()) {
    let [row, bit] = [given, seen[at] ?? 0];
    while (row !== 0n) {
      const pivot = row.toString(2).length - 1;
      const known = reduced.get(pivot);
      if (known === undefined) {
        reduced.set(pivot, { row, bit });
        break;
      }
      row ^= known.row;
      bit ^= known.bit;
    }
    if (row === 0n && bit === 1) explains = false;
  }
  let state = 0n;
  for (const [pivot, { row, bit }] of [...reduced].sort(([a], [b]) => a - b)) {
    if (parity(row & state) !== bit) state |= 1n << BigInt(pivot);
  }
  return { state, explains };
}

const SEEN = 200;
const AHEAD = 300;

/** Shots as anybody at the table sees them: a die of six each. */
function shots(dice: Deal['dice'], seed: string): readonly number[] {
  const begun = openMatch(toy, toySequence, { ...deal, seed, ...(dice === undefined ? {} : { dice }) });
  let match: Match = begun;
  for (const seat of [0, 1]) match = match.play({ type: 'bet', seat, on: 1 } as never);
  for (let shot = 0; shot < SEEN + AHEAD; shot++) match = match.play({ type: 'shoot', seat: shot % 2 });
  return match.log.flatMap(({ rolls }) => rolls.flatMap(({ faces }) => faces));
}

const table = equations(SEEN + AHEAD);

/** How many of the throws to come the lowest bits of those seen give away, odd or even. */
function attack(dice: Deal['dice'], seed: string): { guessed: number; explains: boolean } {
  const odd = shots(dice, seed).map((face) => (face - 1) % 2);
  const { state, explains } = solve(table.slice(0, SEEN), odd.slice(0, SEEN));
  const guessed = table.slice(SEEN).filter((row, at) => parity(row & state) === odd[SEEN + at]).length;
  return { guessed, explains };
}

describe('who has seen two hundred dice and can solve equations', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('knows all that follow where one generator throws for the whole game', () => {
    for (const seed of seeds) expect(attack('stream', seed)).toEqual({ guessed: AHEAD, explains: true });
  });

  test('knows nothing of them where each command has dice of its own', () => {
    const attacks = seeds.map((seed) => attack(undefined, seed));
    for (const { explains } of attacks) expect(explains).toBe(false);
    const guessed = attacks.reduce((sum, each) => sum + each.guessed, 0);
    // Three standard deviations either way of throwing a coin.
    const [mean, deviation] = [(seeds.length * AHEAD) / 2, Math.sqrt(seeds.length * AHEAD) / 2];
    expect(Math.abs(guessed - mean)).toBeLessThan(3 * deviation);
  });
});

describe('the dice of a match', () => {
  test('follow from seed and place alone, so that whoever has the seed can check every throw', () => {
    expect(commandDice(deal, 7, [1, 2, 3, 4])).toEqual(commandDice({ ...deal }, 7, [4, 3, 2, 1]));
    // `printf 'hull-down dice:sealed:7' | sha256sum`, the first sixteen bytes.
    const words = commandDice(deal, 7, []).map((word) => (word >>> 0).toString(16).padStart(8, '0'));
    expect(words.join('')).toBe('5166289ac21efd351688cbe3dd75ef67');
  });

  test('are others for another seed, another command and the deal', () => {
    const states = [openingDice(deal), ...[1, 2, 3].map((index) => commandDice(deal, index, []))];
    const others = [1, 2, 3].map((index) => commandDice({ ...deal, seed: 'other' }, index, []));
    expect(new Set([...states, ...others].map(String)).size).toBe(7);
  });

  test('are fair: every face as often as chance has it', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let index = 1; index <= 6000; index++) {
      const face = openDice(commandDice(deal, index, [])).roll(6, 'x');
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    // Chi squared of five degrees: more than 20.5 comes about once in a thousand.
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test('run on from command to command in a game of the older way', () => {
    const stream: Deal = { ...deal, dice: 'stream' };
    expect(openingDice(stream)).toEqual(seedDice('sealed'));
    expect(commandDice(stream, 7, [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  });
});

describe('the record says which way its dice come', () => {
  const played = (match: Match) => {
    const bets = match.play({ type: 'bet', seat: 0, on: 1 } as never).play({ type: 'bet', seat: 1, on: 1 } as never);
    return bets.play({ type: 'shoot', seat: 0 }).play({ type: 'shoot', seat: 1 });
  };
  test.each([
    ['of its own for each command', openToy('a', 'endless'), 'sha256'],
    ['from one generator', openMatch(toy, toySequence, { ...deal, dice: 'stream' }), undefined],
  ] as const)('%s', (_, opened, said) => {
    const match = played(opened);
    const record = recordOf(match, toySitters);
    expect(record.dice).toBe(said);
    expect(openRecord(record, toyModule, toySequence)).toMatchObject({ log: match.log, state: match.state });
  });
});

describe('an entry is final once dice were used', () => {
  test.each<[string, (dice: Dice) => unknown, boolean]>([
    ['for a roll', (dice) => dice.roll(6, 'x'), true],
    ['for a shuffle, which is no roll', (dice) => dice.shuffle([1, 2, 3]), true],
    ['and not where none were', () => undefined, false],
  ])('%s', (_, use, final) => {
    const sequence: Sequence = {
      ...toySequence,
      next: (step, _command, dice) => ({
        over: false,
        ...write<GameState, GameEvent>({ state: step.position.state, dice }, (_draft, scribe) => use(scribe.dice)),
      }),
    };
    for (const way of [{}, { dice: 'stream' }] as const) {
      const match = openMatch(toy, sequence, { ...deal, ...way });
      expect(match.play({ type: 'bet', seat: 0, on: 1 } as never).log.at(0)?.final).toBe(final);
    }
  });
});
