import { expect, test } from 'vitest';
import type { BoardView } from '../../../src/scenes/table/boardView';
import { openRecordSteps } from '../../../src/scenes/table/tableBoard';
import type { TableScreen } from '../../../src/scenes/table/tableController';

/** A board that shows a step until the test has seen enough. */
function slowBoard() {
  const ends: (() => void)[] = [];
  const present = () => new Promise<void>((resolve) => ends.push(resolve));
  return { view: { present } as unknown as BoardView, ends };
}

const at = (moment: number) =>
  ({ moment, reading: { steps: Array.from({ length: moment }) } }) as unknown as TableScreen;

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
