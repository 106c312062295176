import type { BotAnswer, BotQuestion, GameModule } from '../../rules/core/module';
import type { Sequence } from '../../rules/core/sequence';
import { thinkWith } from './bot';

/** What crosses to the worker: a view, never a state. */
export interface BotRequest {
  readonly game: string;
  readonly question: BotQuestion;
}

export type BotReply = { readonly answer: BotAnswer } | { readonly error: string };

/** Answers one request; what goes wrong in the worker travels back as text. */
export async function answerRequest(
  { game, question }: BotRequest,
  load: (id: string) => Promise<{ readonly module: GameModule; readonly sequence: Sequence }>,
): Promise<BotReply> {
  try {
    const { module, sequence } = await load(game);
    return { answer: thinkWith(module, question, sequence) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
