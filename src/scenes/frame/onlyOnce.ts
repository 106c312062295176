const done = new WeakSet<object>();

/** True for the first time only: a second press, while what the first began is still being opened, begins nothing more. */
export function firstTime(at: object): boolean {
  if (done.has(at)) return false;
  done.add(at);
  return true;
}
