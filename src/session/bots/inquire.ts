import type { Json } from '../../rules/core/game';
import type { GameModule } from '../../rules/core/module';
import { openPool, type PoolWorker } from './workerPool';

/** A question to a game's analysis functions. */
export interface Inquiry {
  readonly game: string;
  readonly ask: string;
  readonly params: { readonly [name: string]: Json };
}

export type InquiryReply = { readonly said: Json } | { readonly error: string };

/** Answers one inquiry; what goes wrong in the worker travels back as text. */
export async function answerInquiry(
  { game, ask, params }: Inquiry,
  load: (id: string) => Promise<GameModule>,
): Promise<InquiryReply> {
  try {
    const answer = (await load(game)).analyses?.[ask];
    if (answer === undefined) throw new Error(`${game} does not answer ${ask}`);
    return { said: answer(params) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

export interface Inquiries {
  ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Json>;
  close(): void;
}

/** Analysis that runs beside the screen and can be broken off. */
export function openInquiries(start: () => PoolWorker<Inquiry, InquiryReply>): Inquiries {
  const pool = openPool(start);
  return {
    async ask(inquiry, signal) {
      const reply = await pool.post(inquiry, signal);
      if ('error' in reply) throw new Error(reply.error);
      return reply.said;
    },
    close: () => pool.close(),
  };
}
