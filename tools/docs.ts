import { mkdirSync, writeFileSync } from 'node:fs';
import { chartPages } from './lib/chartPages';
import { inRoot } from './lib/paths';

const folder = inRoot('docs', 'statecharts');
mkdirSync(folder, { recursive: true });
for (const [name, text] of await chartPages()) {
  writeFileSync(`${folder}/${name}`, text);
  console.log(`docs/statecharts/${name}`);
}
