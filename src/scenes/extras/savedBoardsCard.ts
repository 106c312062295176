import { say } from '../../i18n/index';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import type { ExtraContext } from './extraContext';
import { sheet } from './extraPage';
import { type KeptBoard, openKept } from './savedBoards';

export interface KeptWords {
  readonly kept: string;
  readonly keep: string;
  readonly name: string;
  readonly unnamed: string;
  readonly notKept: string;
  readonly noneKept: string;
  readonly delete: string;
}

/** The name it was given, else its number in words. */
export function keptName(kit: Pick<ExtraContext, 'say'>, words: Pick<KeptWords, 'unnamed'>, board: KeptBoard): string {
  return board.name ?? kit.say(words.unnamed, { number: board.number });
}

/** What lies by on this device: to lay out again, to name, to throw away and take back. `again`: it changed later. */
export function keptSheet(
  kit: ExtraContext,
  words: KeptWords,
  code: string,
  open: (code: string) => void,
  again: () => void,
): HTMLElement {
  const { shell } = kit;
  const kept = openKept(shell.store, kit.game().id);
  const list = el('ul', { class: 'extra-kept' });
  let renaming: number | null = null;
  const focus = (control: string) => list.querySelector<HTMLElement>(`[data-keep="${control}"]`)?.focus();

  const remove = (board: KeptBoard) => {
    const { games, locale } = shell.text();
    const restore = kept.remove(board.number);
    const run = () => {
      restore();
      again();
    };
    shell.toast(say(games.deleted, { name: keptName(kit, words, board) }, locale), { words: games.undo, run });
    write();
  };
  const rename = (board: KeptBoard, name: string) => {
    // The name it has anyway would only keep it from following the language.
    if (name !== keptName(kit, words, board)) kept.rename(board.number, name === '' ? null : name);
    endRename(board);
  };
  const endRename = (board: KeptBoard) => {
    renaming = null;
    write();
    focus(`rename-${board.number}`);
  };
  const renameRow = (board: KeptBoard) => {
    const { games } = shell.text();
    const field = nameField(games.newName, keptName(kit, words, board));
    field.dataset.keep = `name-${board.number}`;
    const take = () => rename(board, field.value.trim());
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') take();
      else if (event.key === 'Escape') endRename(board);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return el('li', {}, field, button({ words: games.keepName, small: true, run: take }));
  };
  const row = (board: KeptBoard) => {
    const called = keptName(kit, words, board);
    const act = (told: string, icon: string, run: () => void) =>
      button({ words: `${told}: ${called}`, icon, iconOnly: true, kind: 'bare', run });
    const renamer = act(shell.text().games.rename, 'rename', () => {
      renaming = board.number;
      write();
      focus(`name-${board.number}`);
      list.querySelector('input')?.select();
    });
    renamer.dataset.keep = `rename-${board.number}`;
    return el(
      'li',
      {},
      button({ words: called, small: true, run: () => open(board.code) }),
      renamer,
      act(words.delete, 'delete', () => remove(board)),
    );
  };
  const write = () => {
    const rows = kept.list().map((board) => (board.number === renaming ? renameRow(board) : row(board)));
    list.replaceChildren(...(rows.length === 0 ? [el('li', { class: 'about' }, words.noneKept)] : rows));
  };
  const name = nameField(words.name, '');
  name.placeholder = words.name;
  const keep = () => {
    const given = name.value.trim();
    if (kept.keep(given === '' ? null : given, code) === null) return shell.toast(words.notKept);
    name.value = '';
    write();
  };
  write();
  return sheet(
    words.kept,
    el('div', { class: 'extra-pair' }, name, button({ words: words.keep, small: true, icon: 'save', run: keep })),
    list,
  );
}

function nameField(words: string, value: string): HTMLInputElement {
  const field = el('input', { type: 'text', class: 'text-field', maxlength: 40, 'aria-label': words });
  field.value = value;
  return field;
}
