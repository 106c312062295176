import { mkdirSync, writeFileSync } from 'node:fs';
import { readArgs } from './lib/args';
import { chartPages } from './lib/chartPages';
import { inRoot } from './lib/paths';

readArgs(
  `Draws the state charts in docs/statecharts from the machines.
  npm run docs`,
  {},
);
const folder = inRoot('docs', 'statecharts');
mkdirSync(folder, { recursive: true });
for (const [name, text] of await chartPages()) {
  writeFileSync(`${folder}/${name}`, text);
  console.log(`docs/statecharts/${name}`);
}
