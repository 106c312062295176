import { expect, test } from 'vitest';
import { openProgress } from '../../../src/scenes/extras/lessonProgress';
import { type LessonRules, type LessonState, openLessonDesk } from '../../../src/scenes/extras/lessonRun';

function memory() {
  const held = new Map<string, unknown>();
  return {
    recall: (key: string) => held.get(key) ?? null,
    remember: (key: string, value: unknown) => held.set(key, value).has(key),
  };
}

test('a lesson that was only shown is not solved, and one that was solved stays so', () => {
  const store = memory();
  const progress = openProgress(store, 'tankChess');
  expect(progress.markOf('drive')).toBeNull();
  progress.note('drive', 'shown');
  expect(progress.markOf('drive')).toBe('shown');
  progress.note('drive', 'done');
  progress.note('drive', 'shown');
  progress.note('turn', 'shown');
  const later = openProgress(store, 'tankChess');
  expect(['drive', 'turn', 'shoot'].map(later.markOf)).toEqual(['done', 'shown', null]);
  expect(openProgress(store, 'tankKillers').markOf('drive')).toBeNull();
});

test('whatever is stored, nothing else counts', () => {
  for (const raw of [null, 'drive', 7, { 0: 'drive' }, [7, null]]) {
    expect(openProgress({ recall: () => raw, remember: () => false }, 'tankChess').markOf('drive')).toBeNull();
  }
});

/** Counting up to three, one or two at a time. */
const counting: LessonRules<'three', number, number> = {
  open: () => 0,
  answer: () => [1, 2],
  attempt: (_, from, step) => ({ position: from + step, events: [], good: from + step === 3, over: from + step >= 3 }),
};

test('the desk says who has reached the goal', async () => {
  const told: LessonState[] = [];
  let give: (step: number) => void = () => undefined;
  const desk = openLessonDesk(
    counting,
    (given) => {
      give = given;
      // The tests draw nothing: what stands for the elements is never touched.
      const nothing = { board: Object.create(null), aside: Object.create(null) };
      return {
        ...nothing,
        set: () => undefined,
        play: async () => undefined,
        rewrite: () => undefined,
        close: () => undefined,
      };
    },
    (state) => told.push(state),
  );
  await desk.show('three');
  expect(told).toEqual(['begun', 'shown']);
  desk.lay('three');
  give(2);
  await Promise.resolve();
  give(1);
  await Promise.resolve();
  expect(told.slice(2)).toEqual(['begun', 'done']);
  desk.close();
});
