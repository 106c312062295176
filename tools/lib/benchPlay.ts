import { createMachine, initialTransition, transition } from 'xstate';
import type { Chart } from '../../src/machines/chart';
import { sequenceOf } from '../../src/machines/order';
import { openDice, seedDice } from '../../src/rules/core/dice';
import type { Command, Effects, Frozen, GameEvent, GameState } from '../../src/rules/core/game';
import { legal, write } from '../../src/rules/core/play';
import type { Step } from '../../src/rules/core/sequence';
import { optionsFor } from './loadGame';
import { race } from './measure';

type Call = (draft: GameState, scribe: Effects<GameEvent>) => void;

/** One command of a game with all calls that the order of play makes for it, after `apply`. */
interface Given {
  readonly step: Step;
  readonly command: Command;
  readonly calls: readonly Call[];
}

/** A game played by lot, with what its order of play calls written down on the way. */
function playedLine({ machine, game, ask }: Chart, setup: string | undefined): readonly Given[] {
  let calls: Call[] = [];
  const asked = (query: (state: Frozen<GameState>) => unknown) => {
    calls.push((draft) => void query(draft));
  };
  const sequence = sequenceOf({
    machine,
    game: {
      ...game,
      begin(draft, scribe) {
        const { phase } = draft;
        calls.push((later, laterScribe) => {
          later.phase = phase;
          game.begin(later, laterScribe);
        });
        game.begin(draft, scribe);
      },
      isPhaseOver(state) {
        asked((later) => game.isPhaseOver(later));
        return game.isPhaseOver(state);
      },
      result(state) {
        asked((later) => game.result(later));
        return game.result(state);
      },
    },
    ask(question, state) {
      asked((later) => ask(question, later));
      return ask(question, state);
    },
  });
  const deal = { ...optionsFor(game, { setup }), seed: 'bench' };
  const lots = openDice(seedDice('bench lots'));
  const line: Given[] = [];
  let step = sequence.start(deal, seedDice(deal.seed));
  while (game.result(step.position.state) === null && line.length < 300) {
    const { state, dice } = step.position;
    const commands = legal(game, state, state.active[0] ?? 0);
    const command = commands[lots.roll(commands.length, 'lot') - 1];
    if (command === undefined) throw new Error(`${game.id}: a dead end in phase ${state.phase}`);
    calls = [];
    const next = sequence.next(step, command, dice);
    line.push({ step, command, calls });
    step = next;
  }
  return line;
}

/**
 * Commands a second through the order of play, through the same calls made by hand and through `apply` alone, against
 * XState doing next to nothing.
 */
export function benchPlay(chart: Chart, setup?: string) {
  const { game } = chart;
  const sequence = sequenceOf(chart);
  const line = playedLine(chart, setup);
  const twoStates = createMachine({
    initial: 'on',
    states: { on: { on: { flip: 'off' } }, off: { on: { flip: 'on' } } },
  });
  const [first] = initialTransition(twoStates);

  // Whoever gives a command wants the answer: where it is dropped, half the work of making it is optimised away.
  let answer: unknown = null;
  const keep = (outcome: unknown) => {
    answer = outcome;
  };

  // In this order: the one after XState pays for clearing away what that leaves behind, and the last two are compared.
  const raced = race('bareTransition', {
    bareTransition: () => {
      let at = first;
      for (let i = 0; i < 200; i++) [at] = transition(twoStates, at, { type: 'flip' });
      return 200;
    },
    kernel: () => {
      for (const { step, command } of line) {
        keep(write(step.position, (draft, scribe) => game.apply(draft, command, scribe)));
      }
      return line.length;
    },
    byHand: () => {
      for (const { step, command, calls } of line) {
        keep(
          write<GameState, GameEvent>(step.position, (draft, scribe) => {
            game.apply(draft, command, scribe);
            for (const call of calls) call(draft, scribe);
          }),
        );
      }
      return line.length;
    },
    phaseMachine: () => {
      for (const { step, command } of line) keep(sequence.next(step, command, step.position.dice));
      return line.length;
    },
  });
  if (answer === null) throw new Error(`${game.id} answered nothing`);
  return raced;
}
