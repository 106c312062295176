import { expect, test } from 'vitest';
import type { BoardView } from '../../../src/scenes/table/boardView';
import { openRecordSteps } from '../../../src/scenes/table/tableBoard';
import type { TableScreen } from '../../../src/scenes/table/tableController';

/** A board that shows a step until the test has seen enough. */
function slowBoard() {
  const ends: (() => void)[] = [];
  const shown: { readonly length: number; readonly from: number; readonly signal: AbortSignal }[] = [];
  const present: BoardView['present'] = ({ steps }, from, signal) =>
    new Promise<void>((resolve) => {
      shown.push({ length: steps.length, from, signal });
      ends.push(resolve);
    });
  return { view: { present } as unknown as BoardView, ends, shown };
}

const at = (moment: number | null, length = 12) => {
  const readingAt = (steps: number): object => ({ steps: Array.from({ length: steps }), at: readingAt });
  return { moment, reading: readingAt(moment ?? length), live: readingAt(length) } as unknown as TableScreen;
};

test('a step of the record is on the board until it has been seen, and only then is it told', async () => {
  const { view, ends } = slowBoard();
  const told: boolean[] = [];
  const steps = openRecordSteps(view, 3, () => told.push(steps.showing()));
  expect(steps.showing()).toBe(false);
  steps.follow(at(4));
  expect(steps.showing()).toBe(true);
  ends[0]?.();
  await steps.whenShown();
  expect(told).toEqual([false]);
});

test('a jump shows nothing, and a step that was left for another ends nothing of it', async () => {
  const { view, ends } = slowBoard();
  const steps = openRecordSteps(view, 3, () => undefined);
  steps.follow(at(4));
  steps.follow(at(9));
  expect(steps.showing()).toBe(false);
  steps.follow(at(10));
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(steps.showing()).toBe(true);
  ends[1]?.();
  await steps.whenShown();
  expect(steps.showing()).toBe(false);
});

test('a step is shown once more at the live table, to its end or until somebody plays on', async () => {
  const { view, ends, shown } = slowBoard();
  const told: boolean[] = [];
  const steps = openRecordSteps(view, null, () => told.push(steps.showing()));
  const live = at(null);
  steps.follow(live);
  steps.again(live.reading, 7);
  expect(shown).toMatchObject([{ length: 8, from: 7 }]);
  expect(steps.showing()).toBe(true);
  // The screen changes while it is watched, and nothing has happened at the table.
  steps.follow(at(null));
  expect(shown[0]?.signal.aborted).toBe(false);
  ends[0]?.();
  await steps.whenShown();
  expect(told).toEqual([false]);
  steps.again(live.reading, 7);
  steps.follow(at(null, 13));
  expect(shown[1]?.signal.aborted).toBe(true);
  // A key or a click ends it too.
  steps.again(live.reading, 7);
  steps.stop();
  expect(shown[2]?.signal.aborted).toBe(true);
});

test('the last step of the record ends at the live table, where nothing of it is told while it is on the board', async () => {
  const { view, ends } = slowBoard();
  const steps = openRecordSteps(view, 11, () => undefined);
  steps.follow(at(null));
  expect(steps.arriving()).toBe(true);
  ends[0]?.();
  await steps.whenShown();
  expect(steps.arriving()).toBe(false);
  // What is only shown once more is known.
  steps.again(at(null).reading, 11);
  expect(steps.showing()).toBe(true);
  expect(steps.arriving()).toBe(false);
});
