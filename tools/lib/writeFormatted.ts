import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { inRoot, root } from './paths';

/** Writes a file of ours in the form the linter wants, so that a tool leaves nothing behind to be put right by hand. */
export function writeFormatted(path: string, text: string): void {
  writeFileSync(path, text);
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', path], { cwd: root });
  if (status !== 0) throw new Error(`${path} could not be formatted: ${stderr}`);
}
