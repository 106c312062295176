/** The parts of a browser's service workers that are needed here. */
interface Version extends EventTarget {
  readonly state: string;
  postMessage(message: unknown): void;
}
interface Registration extends EventTarget {
  readonly waiting: Version | null;
  readonly installing: Version | null;
}
export interface Workers extends EventTarget {
  readonly ready: Promise<Registration>;
  readonly controller: object | null;
  register(script: string): Promise<unknown>;
}

/**
 * Has the page kept for a visit without a network, and tells when a newer version has been fetched and waits; `start` puts it in the place of the old one and calls `again`
 * once it is there. Where another window has started it, `start` only calls `again`: this one still runs the old
 * version, whose files are gone. A first visit has no older version and is told nothing.
 */
export async function watchVersion(
  workers: Workers,
  tell: (start: () => void) => void,
  again: () => void,
): Promise<void> {
  let first = workers.controller === null;
  let started = false;
  workers.addEventListener('controllerchange', () => {
    if (started) again();
    else if (!first) tell(again);
    // The version this page was fetched with has taken it over.
    first = false;
  });
  // Without its worker the game needs the network, and nothing else: no fault of which a player must hear.
  workers.register('./sw.js').catch(() => undefined);
  const registration = await workers.ready;
  const offer = (fresh: Version) => {
    if (workers.controller === null) return;
    tell(() => {
      if (fresh.state === 'activated') return again();
      started = true;
      fresh.postMessage({ type: 'SKIP_WAITING' });
    });
  };
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed') offer(fresh);
    });
  });
}
