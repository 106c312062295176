import { sequenceOf } from '../../../src/machines/order';
import { tankAceChart } from '../../../src/machines/tankAce';
import { tankAceModule } from '../../../src/rules/tankAce';
import type { Event } from '../../../src/rules/tankAce/types';
import { type Match, openMatch } from '../../../src/session/match';

const { game, think } = tankAceModule;
const sequence = sequenceOf(tankAceChart);

/** A whole career as the Aide plays it. */
export function aideCareer(seed: string, options: { readonly [id: string]: string | number } = {}, seats = 1): Match {
  let match = openMatch(game, sequence, { setup: 'career', seats, options, seed });
  while (match.result === null) {
    const [seat = 0] = match.state.active;
    const answer = think?.(
      { view: match.view(seat), seat, level: 'hard', seed: `${seed} ${match.log.length}` },
      sequence,
    );
    if (answer === undefined) throw new Error('the Aide says nothing');
    match = match.play(answer.command);
  }
  return match;
}

/** Everything that happened in a match, in order. */
export function* eventsOf({ opening, log }: Match): Generator<Event> {
  yield* opening.events as readonly Event[];
  for (const entry of log) yield* entry.events as readonly Event[];
}
