import { expect, test } from 'vitest';
import type { Advice, Advisor, EngineNews } from '../../../src/scenes/table/advice';
import { openAdvice } from '../../../src/scenes/table/adviceDriver';
import { chessTable, settled } from '../../support/chessTable';

const advice: Advice = { share: 0.5, figure: '0.0', says: '', depth: 1, note: '', lines: [] };
const counsel: EngineNews = { tell: () => advice, draw: () => undefined };

/** An engine that thinks until it is told to stop. */
function engine() {
  const asked: { readonly view: unknown; readonly signal: AbortSignal; tell(): void }[] = [];
  let closed = false;
  const advisor: Advisor = {
    advise(view, told, signal) {
      asked.push({ view, signal, tell: () => told(counsel) });
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    },
    close() {
      closed = true;
    },
  };
  return { asked, advisor, closed: () => closed };
}

async function at(wanted: () => boolean, comes = () => true) {
  const { controller } = await chessTable();
  const { asked, advisor, closed } = engine();
  const faults: unknown[] = [];
  let told = 0;
  let loaded = 0;
  const driver = openAdvice({
    controller,
    load: () => {
      loaded += 1;
      return comes() ? Promise.resolve(advisor) : Promise.reject(new Error('offline'));
    },
    wanted,
    changed: () => {
      told += 1;
    },
    fail: (error) => faults.push(error),
  });
  return { controller, asked, closed, faults, driver, told: () => told, loaded: () => loaded };
}

test('an engine nobody wants is not even loaded', async () => {
  const { driver, loaded } = await at(() => false);
  driver.follow();
  await settled();
  expect(loaded()).toBe(0);
  expect(driver.offered).toBe(true);
});

test('it thinks once about a position, and another position breaks the thought off', async () => {
  const { driver, controller, asked, told, faults } = await at(() => true);
  driver.follow();
  driver.follow();
  await settled();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.view).toBe(controller.screen().view);
  asked[0]?.tell();
  expect(driver.counsel()).toBe(counsel);
  expect(told()).toBe(1);

  controller.point('square:f1');
  driver.follow();
  expect(asked[0]?.signal.aborted).toBe(false);

  for (const ref of ['square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
  await settled();
  driver.follow();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(driver.counsel()).toBeNull();
  await settled();
  expect(asked).toHaveLength(2);
  asked[0]?.tell();
  expect(driver.counsel()).toBeNull();
  expect(told()).toBe(1);
  expect(faults).toEqual([]);
});

test('switching it off stops it, and leaving the table closes it', async () => {
  let wanted = true;
  const { driver, asked, closed } = await at(() => wanted);
  driver.follow();
  await settled();
  asked[0]?.tell();
  wanted = false;
  driver.follow();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(driver.counsel()).toBeNull();
  driver.close();
  await settled();
  expect(closed()).toBe(true);
});

test('an engine that did not come is told, sent for again, and in nobody’s way when the table is left', async () => {
  let online = false;
  let wanted = true;
  const { driver, asked, faults, loaded } = await at(
    () => wanted,
    () => online,
  );
  driver.follow();
  await settled();
  expect([faults.length, loaded()]).toEqual([1, 1]);
  wanted = false;
  driver.follow();
  [wanted, online] = [true, true];
  driver.follow();
  await settled();
  expect([asked.length, loaded()]).toEqual([1, 2]);

  const lost = await at(
    () => true,
    () => false,
  );
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);
  lost.driver.follow();
  lost.driver.close();
  await settled();
  await settled();
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});
