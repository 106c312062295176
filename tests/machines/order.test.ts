import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { play as parts, playableIds } from '../../src/games/play';
import type { Chart } from '../../src/machines/chart';
import { sequenceOf } from '../../src/machines/order';
import { phasesOf, play } from '../../src/machines/phases';
import { seedDice } from '../../src/rules/core/dice';
import { equalJson } from '../../src/rules/core/play';
import type { Step } from '../../src/rules/core/sequence';
import { commandDice, openingDice } from '../../src/session/matchDice';
import { dealable, playAtRandom } from '../support/randomPlay';
import { toyGame } from '../support/toyGame';
import { toySequence } from '../support/toyMachine';
import { type Reached, startByXState } from '../support/xstateSequence';

const GAMES = 10;

const told = ({ position, events, rolls, over }: Step | Reached) => ({ position, events, rolls, over });

/** Plays a game through the table and beside it through XState; answers how many commands it had. */
function playTwice(chart: Chart, number: number): number {
  const { game } = chart;
  const tables = dealable(game);
  const options = tables[number % tables.length];
  if (options === undefined) throw new Error(`${game.id} cannot be dealt`);
  const seed = `twice ${number}`;
  const steps: Step[] = [];
  const { at, end } = playAtRandom(game, sequenceOf(chart), options, seed, {
    longest: 5000,
    middles: 0,
    watch: ({ match }) => void steps.push(match.step),
  });
  let beside = startByXState(chart, options, openingDice(end.deal));
  for (const [played, step] of [...steps, end.step].entries()) {
    const command = played === 0 ? undefined : end.log.at(played - 1)?.command;
    if (command !== undefined) beside = beside.next(command, commandDice(end.deal, played, beside.position.dice));
    if (!equalJson(told(step), told(beside)))
      throw new Error(`${at}, after ${played} commands: XState has come elsewhere`);
  }
  expect(end.step.over).toBe(true);
  return end.log.length;
}

describe('the table read from a chart', () => {
  test.each(playableIds)(
    `gives the states, events, rolls and end that XState gives, in ${GAMES} games of %s`,
    {
      timeout: 120_000,
    },
    async (id) => {
      const chart = await parts[id].chart();
      let commands = 0;
      for (let number = 0; number < GAMES; number++) commands += playTwice(chart, number);
      expect(commands).toBeGreaterThan(50 * GAMES);
    },
  );

  test('on a draft of one’s own it leads to the same state', () => {
    const deal = { setup: 'duel', seats: 2, options: {}, seed: 'x' };
    const first = toySequence.start(deal, seedDice('x'));
    const draft = structuredClone(first.position.state);
    let step: Pick<typeof first, 'position'> = first;
    for (const seat of [0, 1]) {
      const bet = { type: 'bet', seat, on: 2 } as const;
      step = toySequence.next(step, bet, first.position.dice);
      toySequence.play(draft, bet, { dice: never, emit: () => {} });
    }
    expect(draft).toEqual(step.position.state);
    expect(draft.phase).toBe('action');
  });
});

const never = {
  roll: () => 1,
  test: () => {
    throw new Error('nobody throws here');
  },
  shuffle: <T>(items: readonly T[]): T[] => [...items],
  state: () => [],
  rolls: () => [],
};

describe('a chart that says more than its words is not read', () => {
  const { createMachine, chart } = phasesOf(toyGame, {});
  const begin = { entry: { type: 'begin', params: 'betting' } } as const;
  const read = (machine: AnyStateMachine) => () => sequenceOf(chart(machine));

  test('a phase that stands in it twice: the phase alone says where the game is', () => {
    const twice = createMachine({ initial: 'a', states: { a: begin, b: begin } });
    expect(read(twice)).toThrow('betting stands in the chart twice');
  });

  test('a phase that begins nothing, a part that begins something', () => {
    expect(read(createMachine({ initial: 'a', states: { a: {} } }))).toThrow('a phase begins');
    const part = createMachine({ initial: 'a', states: { a: { ...begin, initial: 'b', states: { b: begin } } } });
    expect(read(part)).toThrow('only a phase begins');
  });

  test('something done as a phase closes, or two phases at once', () => {
    expect(read(createMachine({ initial: 'a', states: { a: { ...begin, exit: 'apply' } } }))).toThrow('as they close');
    expect(read(createMachine({ type: 'parallel', states: { a: begin } }))).toThrow('follow one another');
  });

  test('a command that leads somewhere by itself, an arrow that does something or goes round on the spot', () => {
    const led = { ...begin, on: { play: { actions: 'apply', target: 'b' } } } as const;
    const b = { entry: { type: 'begin', params: 'action' } } as const;
    expect(read(createMachine({ initial: 'a', states: { a: led, b } }))).toThrow('hears nothing else');
    const doing = { ...begin, always: { target: 'b', actions: 'apply' } } as const;
    expect(read(createMachine({ initial: 'a', states: { a: doing, b } }))).toThrow('does nothing else');
    const round = { ...begin, always: { guard: 'done', target: 'a' } } as const;
    expect(read(createMachine({ initial: 'a', states: { a: round, b } }))).toThrow('needs reenter');
  });

  test('one that never waits is left, and so are rules that write the phase themselves', () => {
    const deal = { setup: 'duel', seats: 2, options: {}, seed: 'x' };
    const a = { ...begin, always: { target: 'b' } } as const;
    const b = { entry: { type: 'begin', params: 'action' }, always: { target: 'a' } } as const;
    const round = sequenceOf(chart(createMachine({ initial: 'a', states: { a, b } })));
    expect(() => round.start(deal, seedDice('x'))).toThrow('waits for a command');

    const leap = (draft: { phase: string }) => {
      draft.phase = 'over';
    };
    const wilful = phasesOf({ ...toyGame, begin: leap }, {});
    const single = wilful.createMachine({ initial: 'a', states: { a: { ...begin, on: play } } });
    expect(() => sequenceOf(wilful.chart(single)).start(deal, seedDice('x'))).toThrow('from phase betting to over');
  });

  test('a phase that takes no command says so', () => {
    const still = sequenceOf(chart(createMachine({ initial: 'a', states: { a: begin } })));
    const step = still.start({ setup: 'duel', seats: 2, options: {}, seed: 'x' }, seedDice('x'));
    expect(() => still.next(step, { type: 'pass', seat: 0 }, seedDice('x'))).toThrow('takes no command');
  });
});
