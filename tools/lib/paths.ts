import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** When the newest file under these paths was written; 0 where there is none. */
export function newest(...paths: string[]): number {
  let time = 0;
  for (const path of paths) {
    const stats = statSync(inRoot(path), { throwIfNoEntry: false });
    if (stats?.isFile()) time = Math.max(time, stats.mtimeMs);
    if (!stats?.isDirectory()) continue;
    const entries: Dirent[] = readdirSync(inRoot(path), { withFileTypes: true, recursive: true });
    for (const entry of entries) {
      if (entry.isFile()) time = Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return time;
}
