/** A way for messages to somewhere and back; what it crosses is its own affair. */
interface Channel<Out, In = Out> {
  /** Does nothing once the channel is closed. */
  send(message: Out): void;
  /** Hears whatever comes from now on, and first what came before anybody listened; answers with the way to stop. */
  listen(hear: (message: In) => void): () => void;
  /** Closes both ends. */
  close(): void;
}

interface End<T> {
  readonly hearers: Set<(message: T) => void>;
  /** What came while nobody listened. */
  waiting: T[];
}

/** Two ends of one channel in the memory of one page. Messages are copied as JSON, as any other channel would. */
export function memoryChannel<A, B = A>(): readonly [Channel<A, B>, Channel<B, A>] {
  const line = { open: true };
  const left: End<B> = { hearers: new Set(), waiting: [] };
  const right: End<A> = { hearers: new Set(), waiting: [] };
  return [endOf(line, left, right), endOf(line, right, left)];
}

function endOf<Out, In>(line: { open: boolean }, here: End<In>, there: End<Out>): Channel<Out, In> {
  return {
    send(message) {
      if (!line.open) return;
      const copy: Out = JSON.parse(JSON.stringify(message));
      if (there.hearers.size === 0) there.waiting.push(copy);
      for (const hear of [...there.hearers]) hear(copy);
    },
    listen(hear) {
      here.hearers.add(hear);
      const waiting = here.waiting.splice(0);
      for (const message of waiting) hear(message);
      return () => void here.hearers.delete(hear);
    },
    close() {
      line.open = false;
      for (const end of [here, there]) {
        end.hearers.clear();
        end.waiting = [];
      }
    },
  };
}
