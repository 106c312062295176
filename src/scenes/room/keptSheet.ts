import { button } from '../panels/controls';
import { el } from '../panels/dom';
import type { RoomKit } from './kit';
import { sheet } from './room';

export interface KeptBoard {
  readonly name: string;
  readonly code: string;
}

const mostKept = 50;

export function readKept(raw: unknown): readonly KeptBoard[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((each: unknown): KeptBoard[] => {
      if (typeof each !== 'object' || each === null) return [];
      const [name, code]: unknown[] = [Reflect.get(each, 'name'), Reflect.get(each, 'code')];
      return typeof name === 'string' && typeof code === 'string' ? [{ name, code }] : [];
    })
    .slice(0, mostKept);
}

export interface KeptWords {
  readonly kept: string;
  readonly keep: string;
  readonly name: string;
  readonly unnamed: string;
  readonly noneKept: string;
  readonly delete: string;
}

export const keptKey = (game: string): string => `hull-down/workshop/${game}`;

/** What has been built and kept on this device. */
export function keptSheet(kit: RoomKit, words: KeptWords, code: string, open: (code: string) => void): HTMLElement {
  const { store } = kit.shell;
  const key = keptKey(kit.game().id);
  const list = el('ul', { class: 'chess-kept' });
  const name = el('input', {
    type: 'text',
    class: 'text-field',
    maxlength: 40,
    placeholder: words.name,
    'aria-label': words.name,
  });
  const write = () => {
    const kept = readKept(store.recall(key));
    const rows = kept.map((each, index) =>
      el(
        'li',
        {},
        button({ words: each.name, small: true, run: () => open(each.code) }),
        button({
          words: `${words.delete}: ${each.name}`,
          icon: 'close',
          iconOnly: true,
          kind: 'bare',
          run() {
            store.remember(key, kept.toSpliced(index, 1));
            write();
          },
        }),
      ),
    );
    list.replaceChildren(...(rows.length === 0 ? [el('li', { class: 'about' }, words.noneKept)] : rows));
  };
  const keep = () => {
    const kept = readKept(store.recall(key));
    const given = name.value.trim();
    const called = given === '' ? kit.say(words.unnamed, { number: kept.length + 1 }) : given;
    store.remember(key, [{ name: called, code }, ...kept]);
    name.value = '';
    write();
  };
  write();
  return sheet(
    words.kept,
    el('div', { class: 'chess-pair' }, name, button({ words: words.keep, small: true, icon: 'save', run: keep })),
    list,
  );
}
