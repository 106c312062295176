import { chooseLanguage, isLanguage } from '../../i18n/index';
import { openSignal } from '../../session/signal';
import { type Settings, SPEEDS } from './settings';

export const standardSettings: Settings = {
  language: 'en',
  effects: 0.8,
  interface: 0.6,
  muted: false,
  loudness: 'normal',
  ambience: false,
  speed: 1,
  botSpeed: 1,
  reducedMotion: false,
  theatre: 'matters',
  palette: 'standard',
  textSize: 1,
  confirm: false,
  warn: true,
  advice: false,
  pieces: 'silhouettes',
};

/** Where they are kept. */
export const SETTINGS_KEY = 'hull-down/settings';
const FORMAT = 'hull-down-settings/1';

const oneOf =
  <T>(...allowed: readonly T[]) =>
  (value: unknown): value is T =>
    allowed.some((each) => each === value);
const volume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const flag = (value: unknown): value is boolean => typeof value === 'boolean';

const checks: { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  language: isLanguage,
  effects: volume,
  interface: volume,
  muted: flag,
  loudness: oneOf('quiet', 'normal', 'loud'),
  ambience: flag,
  speed: oneOf(...SPEEDS),
  botSpeed: oneOf(1, 2, 4),
  reducedMotion: flag,
  theatre: oneOf('full', 'matters', 'short', 'off'),
  palette: oneOf('standard', 'deuteranopia', 'protanopia', 'tritanopia'),
  textSize: oneOf(1, 1.15, 1.3),
  confirm: flag,
  warn: flag,
  advice: flag,
  pieces: oneOf('silhouettes', 'chits'),
};

/** Takes over every field that is as it should be and leaves the others as they were. */
export function readSettings(raw: unknown, base: Settings): Settings {
  if (typeof raw !== 'object' || raw === null) return base;
  const fields: unknown[][] = Object.entries(raw).filter(([key, value]) => isField(key) && checks[key](value));
  return { ...base, ...Object.fromEntries(fields) };
}

function isField(key: string): key is keyof Settings {
  return Object.hasOwn(checks, key);
}

export interface SettingsStore {
  get(): Settings;
  change(part: Partial<Settings>): void;
  subscribe(listener: (settings: Settings) => void): () => void;
  /** False where the browser lets the page keep nothing. */
  kept(): boolean;
  /** The file form. */
  print(): string;
  /** Takes over a printed file; false where it holds no settings. */
  take(text: string): boolean;
  reset(): void;
  /** Another window has changed them. */
  reread(): void;
  systemReduces(): boolean;
  /** Small things kept beside the settings: the last choice of a set-up. False where they could not be written. */
  remember(key: string, value: unknown): boolean;
  recall(key: string): unknown;
}

export interface System {
  readonly languages: readonly string[];
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  reducesMotion(): boolean;
}

export function openSettings(system: System): SettingsStore {
  const changes = openSignal<[Settings]>();
  const first: Settings = { ...standardSettings, language: chooseLanguage(system.languages) };
  let chosen = readSettings(stored(system.storage, SETTINGS_KEY), first);
  let kept = system.storage !== null;
  const get = () => ({ ...chosen, reducedMotion: chosen.reducedMotion || system.reducesMotion() });
  const set = (next: Settings) => {
    chosen = next;
    kept = write(system.storage, SETTINGS_KEY, JSON.stringify(chosen));
    changes.tell(get());
  };
  return {
    get,
    change: (part) => set({ ...chosen, ...part }),
    subscribe: changes.subscribe,
    kept: () => kept,
    print: () => `${JSON.stringify({ format: FORMAT, ...chosen }, null, 2)}\n`,
    take(text) {
      const raw = parse(text);
      if (typeof raw !== 'object' || raw === null || Reflect.get(raw, 'format') !== FORMAT) return false;
      set(readSettings(raw, chosen));
      return true;
    },
    reset: () => set({ ...standardSettings, language: chosen.language }),
    reread() {
      chosen = readSettings(stored(system.storage, SETTINGS_KEY), chosen);
      changes.tell(get());
    },
    systemReduces: () => system.reducesMotion(),
    remember: (key, value) => write(system.storage, key, JSON.stringify(value)),
    recall: (key) => stored(system.storage, key),
  };
}

function stored(storage: System['storage'], key: string): unknown {
  try {
    return parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: System['storage'], key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Asking for the storage already throws in browsers that block it. */
export function systemOf(page: Window): System {
  let storage: Storage | null = null;
  try {
    storage = page.localStorage;
  } catch {
    storage = null;
  }
  const motion = page.matchMedia('(prefers-reduced-motion: reduce)');
  // Asked for with every picture: a media query would have the page's styles worked out each time.
  let reduces = motion.matches;
  motion.addEventListener('change', ({ matches }) => {
    reduces = matches;
  });
  return { languages: page.navigator.languages, storage, reducesMotion: () => reduces };
}
