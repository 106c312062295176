import { describe, expect, test } from 'vitest';
import { type Workers, watchVersion } from '../../../src/scenes/frame/freshVersion';

class Worker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown) {
    this.heard.push(message);
  }
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
}

/** Stands in for the browser's own, of which only these parts are asked. */
class Container extends EventTarget implements Workers {
  readonly registration = new Registration();
  controller: Worker | null = new Worker();
  readonly asked: string[] = [];
  register(script: string) {
    this.asked.push(script);
    return Promise.resolve();
  }
  get ready(): Promise<Registration> {
    return Promise.resolve(this.registration);
  }
}

async function watched(container: Container) {
  const starts: (() => void)[] = [];
  let again = 0;
  await watchVersion(
    container,
    (start) => starts.push(start),
    () => {
      again += 1;
    },
  );
  return { starts, again: () => again };
}

describe('the worker that keeps the page', () => {
  test('is asked for, and a server that does not have it is no fault', async () => {
    const faults: unknown[] = [];
    const note = (reason: unknown) => faults.push(reason);
    process.on('unhandledRejection', note);
    class Without extends Container {
      override register(script: string): Promise<void> {
        this.asked.push(script);
        return Promise.reject(new TypeError('Failed to register a ServiceWorker: bad HTTP response code (404)'));
      }
      override get ready(): Promise<Registration> {
        return new Promise(() => undefined);
      }
    }
    const container = new Without();
    void watched(container);
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', note);
    expect(container.asked).toEqual(['./sw.js']);
    expect(faults).toEqual([]);
  });
});

describe('a newer version', () => {
  test('that waits since the last visit is told, and starts only when asked', async () => {
    const container = new Container();
    const fresh = new Worker();
    container.registration.waiting = fresh;
    const { starts, again } = await watched(container);
    expect(starts).toHaveLength(1);
    expect(fresh.heard).toEqual([]);
    starts[0]?.();
    expect(fresh.heard).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(again()).toBe(0);
    container.dispatchEvent(new Event('controllerchange'));
    expect(again()).toBe(1);
  });

  test('that arrives while the page is open is told when it is complete', async () => {
    const container = new Container();
    const { starts } = await watched(container);
    const fresh = new Worker();
    container.registration.installing = fresh;
    container.registration.dispatchEvent(new Event('updatefound'));
    expect(starts).toHaveLength(0);
    fresh.becomes('installed');
    expect(starts).toHaveLength(1);
  });

  test('that another window started is told here, and asks for a reload only', async () => {
    const container = new Container();
    const { starts, again } = await watched(container);
    container.dispatchEvent(new Event('controllerchange'));
    expect(again()).toBe(0);
    expect(starts).toHaveLength(1);
    starts[0]?.();
    expect(again()).toBe(1);
  });

  test('that was offered here and then started elsewhere asks for a reload only', async () => {
    const container = new Container();
    const fresh = new Worker();
    container.registration.waiting = fresh;
    const { starts, again } = await watched(container);
    fresh.becomes('activated');
    starts[0]?.();
    expect(fresh.heard).toEqual([]);
    expect(again()).toBe(1);
  });

  test('is no news on a first visit', async () => {
    const container = new Container();
    container.controller = null;
    const { starts } = await watched(container);
    const first = new Worker();
    container.registration.installing = first;
    container.registration.dispatchEvent(new Event('updatefound'));
    first.becomes('installed');
    expect(starts).toHaveLength(0);
    container.controller = first;
    container.dispatchEvent(new Event('controllerchange'));
    expect(starts, 'it took over the page it was fetched for').toHaveLength(0);
    container.dispatchEvent(new Event('controllerchange'));
    expect(starts, 'another window started the next').toHaveLength(1);
  });
});
