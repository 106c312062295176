/** As much of a Worker as asking takes. */
export interface PoolWorker<Q, A> {
  postMessage(request: Q): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<A>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Pool<Q, A> {
  /** Rejects when the worker fails, and with the signal's reason when it is aborted. */
  post(request: Q, signal?: AbortSignal): Promise<A>;
  /** Lets go of the workers that rest between questions. */
  close(): void;
}

/** A worker that died, not one that answered: the question itself may be good. */
class Died extends Error {}

/** Workers are kept between questions; aborting one ends its worker. A question whose worker dies is put to another, once. */
export function openPool<Q, A>(start: () => PoolWorker<Q, A>): Pool<Q, A> {
  const resting: PoolWorker<Q, A>[] = [];
  const post = (request: Q, signal: AbortSignal | undefined) =>
    new Promise<A>((resolve, reject) => {
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
        resolve(data);
      };
      worker.onerror = (event) => {
        settle(false);
        reject(new Died(event.message || 'the bot could not be started'));
      };
      try {
        worker.postMessage(request);
      } catch (error) {
        settle(false);
        reject(error);
      }
    });
  return {
    post: (request, signal) =>
      post(request, signal).catch((error: unknown) => {
        if (error instanceof Died) return post(request, signal);
        throw error;
      }),
    close() {
      for (const worker of resting.splice(0)) worker.terminate();
    },
  };
}
