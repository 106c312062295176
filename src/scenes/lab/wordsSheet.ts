import { button } from '../dom/controls';
import { el } from '../dom/el';
import type { Lab } from './bench';
import { readAloud } from './speak';

/** "What do I see from here" in words, to be read, copied or heard. */
export function wordsSheet(lab: Lab, spoken: string): HTMLElement {
  const words = lab.words().reading;
  const run = () => void readAloud(spoken, lab.shell.settings().language);
  return el(
    'details',
    { class: 'lab-sheet lab-words' },
    el('summary', { class: 'display' }, words.title),
    button({ words: words.play, icon: 'sound-on', small: true, key: 'X', run }),
    el('p', {}, spoken),
  );
}
