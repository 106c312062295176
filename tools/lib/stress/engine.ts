/** The doors that need no browser, for `bundled`: in one piece they run three times as fast. */
export { tryLinks } from './links';
export { tryPlay } from './play';
export { tryRecords } from './records';
export { tryRpc } from './rpc';
