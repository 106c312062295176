import type { Game, GameView, Ref } from '../../rules/core/game';
import type { BotAnswer, BotQuestion } from '../../rules/core/module';
import type { Deal, Sequence } from '../../rules/core/sequence';
import { openMatch } from '../match';

/** One moment of a game among bots: what everybody may see, and what was pointed at last. */
interface Watched {
  readonly view: GameView;
  readonly about: readonly Ref[];
}

/** A game that bots play for whoever looks on; the next moment is worked out when it is asked for. */
export async function* botGame(
  game: Game,
  sequence: Sequence,
  deal: Deal,
  ask: (question: Omit<BotQuestion, 'level'>) => Promise<BotAnswer>,
): AsyncGenerator<Watched, void> {
  let match = openMatch(game, sequence, deal);
  const seat = () => match.state.active[0] ?? 0;
  const [first] = match.legal(seat());
  yield { view: match.view(null), about: first === undefined ? [] : game.path(first) };
  while (match.result === null) {
    const { command } = await ask({ view: match.view(seat()), seat: seat(), seed: `${match.log.length}` });
    match = match.play(command);
    yield { view: match.view(null), about: game.path(command) };
  }
}
