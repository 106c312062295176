import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../tools/browser';
import { dist, ensureBuilt } from '../../tools/lib/build';
import { serveFolder } from '../../tools/lib/staticServer';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    browserPath: string;
    /** Where the seeds of the games dealt in the tests begin. */
    seed: number;
  }
}

/** Once for all browser tests: the built page on a free port, and a browser that starts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const [served, browser] = await Promise.all([serveFolder(dist, 0), findBrowser()]);
  project.provide('address', served.url);
  project.provide('browserPath', browser.path);
  project.provide('seed', Number(process.env.E2E_SEED ?? 1));
  return () => served.close();
}
