import { inSlices, type Slicing } from '../../session/slices';

/** In milliseconds: a frame is drawn in time between two slices, and a click is answered at once. */
const SLICE = 12;

/** Does long work on a page that goes on answering. A slice is as long on any machine. */
export function breathing<B, T>(work: Generator<B, T>, slicing: Slicing<B> = {}): Promise<T> {
  let end = performance.now() + SLICE;
  const due = () => {
    const now = performance.now();
    if (now < end) return false;
    end = now + SLICE;
    return true;
  };
  return inSlices(work, { due, ...slicing });
}
