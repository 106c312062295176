import type { BotAnswer, BotQuestion } from '../../rules/core/module';
import type { BotReply, BotRequest } from './botRequest';
import { openPool, type PoolWorker } from './workerPool';

export type BotWorker = PoolWorker<BotRequest, BotReply>;

/** What a bot was asked and shown, and what it answered: proof that it did not peek. */
export interface Receipt {
  readonly game: string;
  readonly question: BotQuestion;
  readonly answer: BotAnswer;
}

export interface Bots {
  /** Rejects when the worker fails, and with the signal's reason when it is aborted. */
  ask(game: string, question: BotQuestion, signal?: AbortSignal): Promise<BotAnswer>;
  /** Lets go of the workers that rest between questions. */
  close(): void;
}

/** Bots that think beside the screen. */
export function openBots(start: () => BotWorker, keep: (receipt: Receipt) => void = () => {}): Bots {
  const pool = openPool(start);
  return {
    async ask(game, question, signal) {
      const reply = await pool.post({ game, question }, signal);
      if ('error' in reply) throw new Error(reply.error);
      keep({ game, question, answer: reply.answer });
      return reply.answer;
    },
    close: () => pool.close(),
  };
}
