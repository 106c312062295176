/** How work that pauses for breath (`yield`) is cut into slices, between which the screen has its turn. */
export interface Slicing<B = unknown> {
  /** Asked at every breath: whether the slice has been long enough. */
  readonly due?: () => boolean;
  /** Called between slices with what the last breath told. */
  readonly progress?: (breath: B) => void;
  /** How to let the screen have its turn; the standard way works in browsers, workers and Node. */
  readonly pause?: () => Promise<void>;
}

const SLICE = 50;

/** Does the work without holding up the screen, however long it is. */
export async function inSlices<B, T>(
  work: Generator<B, T>,
  { due = everyFifty(), progress, pause = nextTask }: Slicing<B> = {},
): Promise<T> {
  for (let next = work.next(); ; next = work.next()) {
    if (next.done === true) return next.value;
    if (!due()) continue;
    progress?.(next.value);
    await pause();
  }
}

function everyFifty(): () => boolean {
  let breaths = 0;
  return () => {
    breaths += 1;
    return breaths % SLICE === 0;
  };
}

/** A timer would be held back to four milliseconds each; a message comes at once, after whatever is waiting. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
