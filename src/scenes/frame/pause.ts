/** Waits so many milliseconds; rejects when the signal says so, and is not heard of by it afterwards. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopped = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stopped);
      resolve();
    }, ms);
    signal.addEventListener('abort', stopped, { once: true });
  });
}
