import { bundled } from './lib/bundled';

/** Runs a tool in one bundle, for those whose work is counted in games: `tsx tools/bundled.ts sim.ts --games 50`. */
const [file] = process.argv.splice(2, 1);
if (file === undefined) throw new Error('which tool?');
await bundled(file);
