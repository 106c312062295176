const REST_MS = 90;

interface Rest {
  moved(): void;
  stop(): void;
  /** Does at once what still waits for rest. */
  finish(): void;
}

/** Calls once what is told to move has stood still for a moment. */
export function onRest(still: () => void, moment = REST_MS): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const rest = () => {
    stop();
    still();
  };
  return {
    moved() {
      stop();
      timer = setTimeout(rest, moment);
    },
    stop,
    finish() {
      if (timer !== undefined) rest();
    },
  };
}
