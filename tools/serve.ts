import { dist } from './lib/build';
import { serveFolder } from './lib/staticServer';

const served = await serveFolder(dist, Number(process.env.PORT ?? 4173), process.env.HOST);
console.log(`Hull Down is ready: ${served.url}`);
