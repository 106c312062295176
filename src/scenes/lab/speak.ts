import type { Language } from '../../i18n/index';

/** Reads words out with the voice of the system; the second time it falls silent. */
export function readAloud(words: string, language: Language): 'reading' | 'silent' {
  const { speechSynthesis: voice } = window;
  if (voice === undefined) return 'silent';
  if (voice.speaking) {
    voice.cancel();
    return 'silent';
  }
  const said = new SpeechSynthesisUtterance(words);
  said.lang = language;
  voice.speak(said);
  return 'reading';
}
