const REST_MS = 90;

/** Calls once what is told to move has stood still for a moment. */
export function onRest(still: () => void): { moved(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(still, REST_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
