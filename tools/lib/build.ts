import { spawnSync } from 'node:child_process';
import { inRoot, newest, root } from './paths';

export const dist = inRoot('dist');

/** Builds the page unless what is built is newer than all it is built from. Says what it does on standard error. */
export function ensureBuilt(): void {
  const built = newest('dist');
  if (built > newest('src', 'public', 'index.html', 'tools/vite.config.ts', 'package-lock.json')) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the build failed');
}
