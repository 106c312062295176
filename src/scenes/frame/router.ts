import { isLink } from '../../session/record/link';
import { type Address, extraNames } from './shell';

const ID = /^[\w-]{1,64}$/;
/** A lesson, a puzzle, a saved game, or a whole position. */
const PLACE = /^~?[\w.-]{1,3000}$/;

/** What the hash of an address means; null where it means nothing. */
export function parseAddress(hash: string): Address | null {
  if (hash === '' || hash === '#' || hash === '#/') return { screen: 'cabinet' };
  if (isLink(hash)) return { screen: 'shared', link: hash };
  const rule = /^#rule=([A-Za-z0-9.:_-]{1,40})$/.exec(hash)?.[1];
  if (rule !== undefined) return { screen: 'rule', id: rule };
  if (!hash.startsWith('#/')) return null;
  const lab = /^#\/lab(?:\/([^/]*)(?:\/(.*))?)?$/s.exec(hash);
  if (lab !== null) return labAddress(lab[1] ?? '', lab[2] ?? '');
  const [screen, id, extra, ...rest] = hash.slice(2).split('/');
  if (rest.length > 0 || (id !== undefined && !ID.test(id))) return null;
  if (screen === 'setup' && id !== undefined) {
    if (extra === undefined) return { screen, game: id };
    return ID.test(extra) ? { screen, game: id, setup: extra } : null;
  }
  if (screen === 'table' && id !== undefined) {
    if (extra === undefined) return { screen, saveId: id, moment: null };
    return /^\d{1,6}$/.test(extra) ? { screen, saveId: id, moment: Number(extra) } : null;
  }
  const room = extraNames.find((name) => name === screen);
  if (room !== undefined && id !== undefined) {
    if (extra === undefined) return { screen: 'room', game: id, room, at: null };
    return PLACE.test(extra) ? { screen: 'room', game: id, room, at: extra } : null;
  }
  if ((screen === 'games' || screen === 'settings' || screen === 'import') && id === undefined) return { screen };
  return null;
}

/** A state of a bench, readable: units, hexes, switches. */
const BENCH = /^[\w~.,/?=&|+-]{0,3000}$/;
/** A state no bench can read: it says so, and shows the usual one. */
const UNREADABLE = '~';

/** Whatever follows, it is the Lab that is asked for: a frame in an article must never end in the cabinet. */
function labAddress(bench: string, told: string): Address {
  // Pages that pass links on write some signs as numbers.
  const at = decoded(told);
  if (!/^[a-z]{0,20}$/.test(bench)) return { screen: 'lab', bench: '', at: UNREADABLE };
  if (BENCH.test(at)) return { screen: 'lab', bench, at };
  const game = /^[a-z]{1,20}(?=\/)/.exec(at)?.[0];
  return { screen: 'lab', bench, at: game === undefined ? UNREADABLE : `${game}/${UNREADABLE}` };
}

function decoded(told: string): string {
  try {
    return decodeURIComponent(told);
  } catch {
    return told;
  }
}

export function printAddress(address: Address): string {
  switch (address.screen) {
    case 'cabinet':
      return '#/';
    case 'setup':
      return `#/setup/${address.game}${address.setup === undefined ? '' : `/${address.setup}`}`;
    case 'table':
      return `#/table/${address.saveId}${address.moment === null ? '' : `/${address.moment}`}`;
    case 'games':
    case 'settings':
    case 'import':
      return `#/${address.screen}`;
    case 'shared':
      return address.link;
    case 'rule':
      return `#rule=${address.id}`;
    case 'lab':
      return `#/${['lab', address.bench, address.at].filter((part) => part !== '').join('/')}`;
    case 'room':
      return `#/${address.room}/${address.game}${address.at === null ? '' : `/${address.at}`}`;
  }
}

export interface Router {
  go(address: Address): void;
  /** The same place under another name: no new entry in the browser's history. */
  replace(address: Address): void;
  /** To where the player came from inside the game, else to the cabinet. */
  leave(): void;
  /**
   * Something without an address lies over the place: the way back calls `close` and stays. Answers with what to call
   * when it is closed in another way.
   */
  cover(close: () => void): () => void;
  stop(): void;
}

interface Cover {
  /** The address it lies over. */
  readonly under: string;
  close(): void;
}

/** Milliseconds: a step back that a browser has not taken by then (it has forgotten where to) is not waited for. */
const PATIENCE = 1000;

/** The browser's own history is the only stack: its back button and ours are the same thing. */
export function openRouter(page: Window, show: (address: Address | null) => void): Router {
  const { history, location } = page;
  const depth = () => Number(history.state?.depth ?? 0);
  let covers: readonly Cover[] = [];
  /** A step back of our own that is being taken, and the address to be kept during it. */
  let stepping: { readonly keeps: string } | null = null;
  let later: (() => void)[] = [];
  /** A browser takes its steps in its own time: what follows one waits for it. */
  const inTurn = (work: () => void) => {
    if (stepping === null) work();
    else later.push(work);
  };
  const goOn = () => {
    stepping = null;
    const waiting = later;
    later = [];
    for (const work of waiting) inTurn(work);
  };
  const stepBack = () => {
    const step = { keeps: location.hash };
    stepping = step;
    history.back();
    setTimeout(() => {
      if (stepping === step) goOn();
    }, PATIENCE);
  };
  const arrive = () => show(parseAddress(location.hash));
  const popped = () => {
    if (stepping !== null) {
      history.replaceState(history.state, '', stepping.keeps);
      return goOn();
    }
    const top = covers.at(-1);
    if (top === undefined || location.hash !== top.under) {
      // Another address was asked for from under them: they do not stay behind.
      const left = covers;
      covers = [];
      for (const cover of left.toReversed()) cover.close();
      return arrive();
    }
    covers = covers.slice(0, -1);
    top.close();
  };
  const visit = (address: Address, into: 'push' | 'replace') => {
    const hash = printAddress(address);
    if (hash === printedNow()) return;
    // What lies over the place goes with it, and so does its entry.
    if (into === 'push' && covers.length === 0) history.pushState({ depth: depth() + 1 }, '', hash);
    else history.replaceState({ depth: depth() }, '', hash);
    if (into === 'push') covers = [];
    arrive();
  };
  const printedNow = () => {
    const now = parseAddress(location.hash);
    return now === null ? null : printAddress(now);
  };
  const leave = () => {
    const steps = covers.length + 1;
    covers = [];
    if (depth() >= steps) history.go(-steps);
    else visit({ screen: 'cabinet' }, 'replace');
  };
  page.addEventListener('popstate', popped);
  // What lay over the place went with the old page; its step goes too.
  if (history.state?.covers === true) stepBack();
  return {
    go: (address) => inTurn(() => visit(address, 'push')),
    replace: (address) => inTurn(() => visit(address, 'replace')),
    leave: () => inTurn(leave),
    cover(close) {
      let cover: Cover | null = null;
      let over = true;
      inTurn(() => {
        if (!over) return;
        cover = { under: location.hash, close };
        covers = [...covers, cover];
        history.pushState({ depth: depth() + 1, covers: true }, '', location.hash);
      });
      return () => {
        over = false;
        if (cover === null || !covers.includes(cover)) return;
        covers = covers.filter((other) => other !== cover);
        inTurn(stepBack);
      };
    },
    stop: () => page.removeEventListener('popstate', popped),
  };
}
