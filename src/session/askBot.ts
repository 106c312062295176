import type { Answer, Question } from '../rules/core/module';
import type { BotReply, BotRequest } from './botRequest';

/** As much of a Worker as asking takes. */
export interface BotWorker {
  postMessage(request: BotRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<BotReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What a bot was asked and shown, and what it answered: proof that it did not peek. */
export interface Receipt {
  readonly game: string;
  readonly question: Question;
  readonly answer: Answer;
}

export interface Bots {
  /** Rejects when the worker fails, and with the signal's reason when it is aborted. */
  ask(game: string, question: Question, signal?: AbortSignal): Promise<Answer>;
  /** Lets go of the workers that rest between questions. */
  close(): void;
}

/** Bots that think beside the screen. Workers are kept between questions; aborting one ends its worker. */
export function openBots(keep: (receipt: Receipt) => void = () => {}, start: () => BotWorker = startWorker): Bots {
  const resting: BotWorker[] = [];
  return {
    ask: (game, question, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const worker = resting.pop() ?? start();
        const settle = (reusable: boolean) => {
          signal?.removeEventListener('abort', abort);
          worker.onmessage = null;
          worker.onerror = null;
          if (reusable) resting.push(worker);
          else worker.terminate();
        };
        const abort = () => {
          settle(false);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', abort);
        worker.onmessage = ({ data }) => {
          settle(true);
          if ('error' in data) return reject(new Error(data.error));
          keep({ game, question, answer: data.answer });
          resolve(data.answer);
        };
        worker.onerror = (event) => {
          settle(false);
          reject(new Error(event.message || 'the bot could not be started'));
        };
        try {
          worker.postMessage({ game, question });
        } catch (error) {
          settle(false);
          reject(error);
        }
      }),
    close() {
      for (const worker of resting.splice(0)) worker.terminate();
    },
  };
}

function startWorker(): BotWorker {
  return new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
}
