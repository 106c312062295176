import { spawnSync } from 'node:child_process';
import { readArgs } from './lib/args';
import { dist } from './lib/build';
import { inRoot, root } from './lib/paths';
import { serveFolder } from './lib/staticServer';

const HELP = `Builds the game and serves it on this machine.
  npm start [-- --verbose]
    --verbose  everything the build says
  PORT and HOST choose another door than port 4173 of this machine.`;

const { verbose } = readArgs(HELP, { verbose: { type: 'boolean', default: false } });
console.log('Building Hull Down …');
const vite = [
  inRoot('node_modules', 'vite', 'bin', 'vite.js'),
  'build',
  '--config',
  'tools/vite.config.ts',
  '--base=./',
];
const { status } = spawnSync(process.execPath, [...vite, '--logLevel', verbose ? 'info' : 'warn'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
const served = await serveFolder(dist, Number(process.env.PORT ?? 4173), process.env.HOST);
console.log(`Ready: ${served.url}`);
console.log('Ctrl+C stops it.');
