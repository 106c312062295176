import type { SettingsStore } from '../frame/settingsStore';

const KEY = 'hull-down/lab/lessons';
const DAILY = 'hull-down/lab/daily';

/** Which lessons are done, and the question of which day: kept from visit to visit. */
export function progressOf(store: Pick<SettingsStore, 'recall' | 'remember'>) {
  const solved = (): readonly string[] => {
    const kept: unknown = store.recall(KEY);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  };
  return {
    solved,
    solve(id: string) {
      if (!solved().includes(id)) store.remember(KEY, [...solved(), id]);
    },
    isDailyDone: (day: number): boolean => store.recall(DAILY) === day,
    doDaily: (day: number) => void store.remember(DAILY, day),
  };
}
