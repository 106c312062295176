import { createMachine, initialTransition, transition } from 'xstate';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { legal, write } from '../../src/rules/core/play';
import type { Step } from '../../src/rules/core/sequence';
import { type Loaded, optionsFor } from './loadGame';
import { race } from './measure';

/** Commands a second through the phase machine and through the kernel alone, against XState doing next to nothing. */
export function benchPlay({ game, sequence }: Pick<Loaded, 'game' | 'sequence'>, setup?: string) {
  const deal = { ...optionsFor(game, { setup }), seed: 'bench' };
  const lots = openDice(seedDice('bench lots'));
  const start = sequence.start(deal, seedDice(deal.seed));
  const line: { step: Step; command: ReturnType<typeof game.candidates>[number] }[] = [];
  let step = start;
  while (game.result(step.position.state) === null && line.length < 300) {
    const { state } = step.position;
    const seat = state.active[0] ?? 0;
    const commands = legal(game, state, seat);
    const command = commands[lots.roll(commands.length, 'lot') - 1];
    if (command === undefined) throw new Error(`${game.id}: a dead end in phase ${state.phase}`);
    line.push({ step, command });
    step = sequence.next(step, command, step.position.dice);
  }

  const twoStates = createMachine({
    initial: 'on',
    states: { on: { on: { flip: 'off' } }, off: { on: { flip: 'on' } } },
  });
  const [first] = initialTransition(twoStates);

  return race('bareTransition', {
    bareTransition: () => {
      let at = first;
      for (let i = 0; i < 200; i++) [at] = transition(twoStates, at, { type: 'flip' });
      return 200;
    },
    phaseMachine: () => {
      for (const each of line) sequence.next(each.step, each.command, each.step.position.dice);
      return line.length;
    },
    kernel: () => {
      for (const { step: at, command } of line) {
        write(at.position, (draft, scribe) => game.apply(draft, command, scribe));
      }
      return line.length;
    },
  });
}
