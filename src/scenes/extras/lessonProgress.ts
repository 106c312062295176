import type { SettingsStore } from '../frame/settingsStore';

/** Solved by oneself, or only looked at. */
type Mark = 'done' | 'shown';

/** How far somebody has come in the lessons of a game. */
interface LessonProgress {
  markOf(lesson: string): Mark | null;
  /** What has been solved once stays solved, however often it is shown afterwards. */
  note(lesson: string, mark: Mark): void;
}

export function openProgress(store: Pick<SettingsStore, 'remember' | 'recall'>, game: string): LessonProgress {
  const keys = { done: `hull-down/lessons/${game}`, shown: `hull-down/lessons/${game}/shown` };
  const lists = { done: new Set(idsIn(store.recall(keys.done))), shown: new Set(idsIn(store.recall(keys.shown))) };
  return {
    markOf: (lesson) => (lists.done.has(lesson) ? 'done' : lists.shown.has(lesson) ? 'shown' : null),
    note(lesson, mark) {
      lists[mark].add(lesson);
      store.remember(keys[mark], [...lists[mark]]);
    },
  };
}

function idsIn(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((each): each is string => typeof each === 'string') : [];
}
