/** Does work that pauses for breath (`yield`) without a pause. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  let next = work.next();
  while (next.done !== true) next = work.next();
  return next.value;
}
