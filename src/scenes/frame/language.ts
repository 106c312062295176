import type { Language } from '../../i18n/index';

/** Fetches what somebody needs to speak a language; the answer puts it in the place of the old words. */
export type Prepare = (language: Language) => Promise<() => void>;

/** Which language is spoken. It changes for everybody at once, when all words of the next are there. */
interface LanguageSwitch {
  /** The language of the words in place. */
  language(): Language;
  /** Answers with the way to stop it. */
  beforeLanguage(prepare: Prepare): () => void;
  /** Whether it is spoken now; false where it was before or a later wish came between. */
  speak(next: Language): Promise<boolean>;
}

export function openLanguageSwitch(first: Language): LanguageSwitch {
  const preparers = new Set<{ readonly prepare: Prepare }>();
  let language = first;
  let wish = 0;

  const fetchAll = async (next: Language, wanted: () => boolean) => {
    const puts = new Map<object, () => void>();
    // Who comes in while the others are being served needs words as well.
    for (;;) {
      const missing = [...preparers].filter((each) => !puts.has(each));
      if (missing.length === 0 || !wanted()) return puts;
      await Promise.all(missing.map(async (each) => puts.set(each, await each.prepare(next))));
    }
  };
  return {
    language: () => language,
    beforeLanguage(prepare) {
      const entry = { prepare };
      preparers.add(entry);
      return () => void preparers.delete(entry);
    },
    async speak(next) {
      wish += 1;
      const mine = wish;
      const wanted = () => mine === wish;
      if (next === language) return false;
      try {
        const puts = await fetchAll(next, wanted);
        if (!wanted()) return false;
        language = next;
        for (const each of preparers) puts.get(each)?.();
        return true;
      } catch (error) {
        // What could not be fetched for a language that nobody wants any more is nobody's trouble.
        if (wanted()) throw error;
        return false;
      }
    },
  };
}

interface Speaker extends Pick<LanguageSwitch, 'beforeLanguage'> {
  settings(): { readonly language: Language };
}

/** What is fetched by language and follows it from then on. */
interface Followed<T> {
  now(): T;
  stop(): void;
}

/** Follows from before the first fetch: a change of language that falls into it is not missed. */
export async function wordsFor<T>(speaker: Speaker, load: (language: Language) => Promise<T>): Promise<Followed<T>> {
  const changed: { to: { readonly loaded: T } | null } = { to: null };
  const stop = speaker.beforeLanguage(async (language) => {
    const loaded = await load(language);
    return () => {
      changed.to = { loaded };
    };
  });
  try {
    const first = await load(speaker.settings().language);
    return { now: () => (changed.to === null ? first : changed.to.loaded), stop };
  } catch (error) {
    stop();
    throw error;
  }
}
